"""The bots there are: by name, and by the game they play."""

from __future__ import annotations

import secrets
from collections.abc import Callable

from ..core.errors import InselreichError
from ..core.registry import game as game_of
from .bot import Bot
from .cards1996.greedy import GreedyCards1996
from .classic.greedy import GreedyClassic
from .duel.greedy import GreedyDuel
from .inka.greedy import GreedyInka
from .quick.greedy import GreedyQuick
from .random_bot import RandomBot

EVERY_GAME = "*"
"""In place of a game's key: the bot plays whatever it is asked."""

Maker = Callable[[int], Bot]
"""Makes a bot from a seed; a bot that leaves nothing to chance ignores it."""

_makers: dict[str, dict[str, Maker]] = {
    "random": {EVERY_GAME: RandomBot},
    "greedy": {
        "cards1996": lambda seed: GreedyCards1996(),
        "classic": lambda seed: GreedyClassic(),
        "duel": lambda seed: GreedyDuel(),
        "inka": lambda seed: GreedyInka(),
        "quick": lambda seed: GreedyQuick(),
    },
}


class UnknownBot(InselreichError, LookupError):
    """No bot of this name plays this game."""

    code = "unknown_bot"


def register(name: str, game: str, maker: Maker) -> None:
    """Make a bot known under a name, for one game or for `EVERY_GAME`."""
    _makers.setdefault(name, {})[game] = maker


def names(game: str | None = None) -> tuple[str, ...]:
    """The names of all bots, or of those that play this game."""
    if game is None:
        return tuple(_makers)
    key = game_of(game).key
    return tuple(name for name, makers in _makers.items() if key in makers or EVERY_GAME in makers)


def create(name: str, *, game: str, seed: int | None = None) -> Bot:
    """A new bot for one seat of one match. The same seed gives the same answers; without one it is picked at random."""
    playing = names(game)
    if not isinstance(name, str) or name not in playing:
        raise UnknownBot(f"there is no bot {name!r} for {game}; the bots: {', '.join(playing)}")
    makers = _makers[name]
    maker = makers.get(game) or makers[EVERY_GAME]
    return maker(secrets.randbits(64) if seed is None else seed)
