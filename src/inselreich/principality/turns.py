"""Turns: the moves that are always possible in a phase, and how a phase is asked for."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from ..core.errors import IllegalMove
from ..core.moves import Move
from ..core.questions import Action, Script


class Always(Action):
    """A move without choices that is possible whenever its phase is."""

    def __init__(self, move: type[Move], effect: Callable[[Any, int], Script | None]) -> None:
        self.move = move
        self.effect = effect
        self._only = (move(),)

    def moves(self, table: Any, seat: int) -> Sequence[Move]:
        return self._only

    def objection(self, table: Any, seat: int, move: Any) -> IllegalMove | None:
        return None

    def perform(self, table: Any, seat: int, move: Any) -> Script | None:
        return self.effect(table, seat)
