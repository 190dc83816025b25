"""What bots for games of two card principalities have in common."""
