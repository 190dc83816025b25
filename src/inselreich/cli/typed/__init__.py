"""Moves as a person types them: one module a game; a game without one takes numbers from a list, and JSON."""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from typing import Any, Final, Protocol

from ...core.moves import Move


class NotUnderstood(Exception):
    """What was typed is no move; the sentence says how one is typed."""


class MoveReader(Protocol):
    """What a game's module here offers."""

    EXAMPLES: Mapping[str, tuple[str, str]]
    """{kind of move: how to type one, in English and German}"""

    def read(self, text: str, view: Any, expected: frozenset[str]) -> Move | None:
        """The move; None if it does not begin like one. `expected` are the kinds of moves that are possible now."""
        ...


READERS: Final[Mapping[str, str]] = {game: game for game in ("classic", "inka", "quick", "cards1996", "duel")}
"""{key of the game: its module in this folder}"""


def reader_of(key: str) -> MoveReader | None:
    """How moves of this game are typed; None if there is no such thing."""
    module = READERS.get(key)
    found: Any = None if module is None else import_module(f".{module}", __name__)
    reader: MoveReader | None = found
    return reader
