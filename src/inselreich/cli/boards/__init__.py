"""How the games look in a terminal: one module a game; a game without one is shown as plain data."""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from typing import Any, Final, Protocol

from ...core.moves import Move
from ...sentences.words import Language
from ..picture import Picture


class Drawer(Protocol):
    """What a game's module here offers."""

    def draw(self, view: Any, language: Language, marks: Mapping[str, str]) -> Picture:
        """The board as the view shows it; `marks` are labels for places, by their names."""
        ...

    def figures(self, view: Any, language: Language) -> str:
        """What everybody has."""
        ...

    def own(self, view: Any, language: Language) -> str:
        """What concerns the seat of the view alone: its cards, an offer to it."""
        ...

    def key(self, language: Language) -> str:
        """What the signs of the drawing mean."""
        ...

    def position(self, name: str) -> tuple[int, int] | None:
        """Row and column of a place on the drawing; None if there is none of this name."""
        ...

    def describe(self, view: Any, move: Move, language: Language) -> str:
        """What one should know of a move in a list: what lies at its place, what it costs; or nothing."""
        ...


DRAWERS: Final[Mapping[str, str]] = {game: game for game in ("classic", "inka", "quick", "cards1996", "duel")}
"""{key of the game: its module in this folder}"""


def drawer_of(key: str) -> Drawer | None:
    """How this game is drawn; None if nobody has drawn it yet."""
    module = DRAWERS.get(key)
    found: Any = None if module is None else import_module(f".{module}", __name__)
    drawer: Drawer | None = found
    return drawer
