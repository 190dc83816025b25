"""The answers on boards of hexes. A game subclasses these and says what its places are called."""

from __future__ import annotations

from collections.abc import Collection
from typing import ClassVar

from ..core.errors import MalformedMove
from ..core.moves import Move
from ..core.trade import SeatNumber, check_seat


class OnPath(Move, frozen=True):
    """Something is put on a path."""

    paths: ClassVar[Collection[str]]
    hint: ClassVar[str]
    """What is right, for whoever names a path that does not exist."""
    path: str

    def __post_init__(self) -> None:
        check_name(self.path, self.paths, self.hint)


class OnCrossing(Move, frozen=True):
    """Something is put on a crossing."""

    crossings: ClassVar[Collection[str]]
    hint: ClassVar[str]
    crossing: str

    def __post_init__(self) -> None:
        check_name(self.crossing, self.crossings, self.hint)


class OnHex(Move, frozen=True):
    """The robber is put on a hex."""

    hexes: ClassVar[Collection[str]]
    hint: ClassVar[str]
    hex: str

    def __post_init__(self) -> None:
        check_name(self.hex, self.hexes, self.hint)


class Steal(Move, frozen=True):
    """Take one card blindly from this seat."""

    victim: SeatNumber

    def __post_init__(self) -> None:
        check_seat(self.victim)


def check_name(name: object, known: Collection[str], hint: str) -> None:
    """Moves made in Python, unlike those read from JSON, may hold anything."""
    if not isinstance(name, str) or name not in known:
        raise MalformedMove(f"there is no {name!r}; {hint}")
