"""What bots for games on boards of hexes share. A game's bot subclasses `Ground`, `Pieces`, `Outlook` and `HexGreedy`."""
