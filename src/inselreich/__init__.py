"""Inselreich: five settlers games for people, bots and researchers. Unofficial and independent."""

from __future__ import annotations

import secrets
from collections.abc import Iterable, Mapping
from typing import Any

from . import games as _games  # noqa: F401 - importing the games registers them
from .core.chance import Seeded, Stream
from .core.errors import (
    BadOption,
    BadOutcome,
    BadRecord,
    IllegalMove,
    InselreichError,
    MalformedMove,
    MatchOver,
    NoRecord,
    NotYourTurn,
    UnknownGame,
)
from .core.fair import Fair
from .core.game import Game, Result
from .core.match import DRAWN, Match
from .core.moves import Move
from .core.records import Record, replay, verify
from .core.registry import game
from .core.registry import games as all_games

__version__ = "0.1.0"
__all__ = [
    "DRAWN",
    "BadOption",
    "BadOutcome",
    "BadRecord",
    "Fair",
    "Game",
    "IllegalMove",
    "InselreichError",
    "MalformedMove",
    "Match",
    "MatchOver",
    "Move",
    "NoRecord",
    "NotYourTurn",
    "Record",
    "Result",
    "UnknownGame",
    "all_games",
    "game",
    "new",
    "replay",
    "verify",
]


def new(
    key: str,
    *,
    seats: int | None = None,
    seed: int | None = None,
    options: Mapping[str, Any] | None = None,
    chance: Stream | None = None,
    forced: Iterable[Any] = (),
) -> Match:
    """A new match of a game.

    Without a seed one is picked at random; it stands in the record. `chance` takes the place of a seed (`Fair` dice,
    for instance). `forced` are outcomes for the first questions to chance, `DRAWN` where chance shall decide.
    """
    played = game(key)
    if chance is not None and seed is not None:
        raise BadOption("give either a seed or a source of chance, not both")
    stream = chance or Seeded(secrets.randbits(64) if seed is None else seed)
    checked = played.check_options({} if options is None else options)
    return Match(played, played.check_seats(seats), checked, stream, forced=forced)
