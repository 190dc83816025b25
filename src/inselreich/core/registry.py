"""The games there are, by their keys."""

from __future__ import annotations

from .errors import UnknownGame
from .game import Game

_games: dict[str, Game] = {}


def register(game: Game) -> None:
    """Make a game known under its key."""
    _games[game.key] = game


def games() -> tuple[Game, ...]:
    """All registered games, in the order in which they were registered."""
    return tuple(_games.values())


def game(key: str) -> Game:
    """The game of this key."""
    found = _games.get(key) if isinstance(key, str) else None
    if found is None:
        raise UnknownGame(f"there is no game {key!r}; the games: {', '.join(_games)}")
    return found
