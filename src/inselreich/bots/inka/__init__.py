"""Bots for Rise of the Inkas."""
