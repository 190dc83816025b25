"""Conditions: what must hold when a card is built or played, each with its sentence and its rule."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from ..core.errors import IllegalMove


class Condition(NamedTuple):
    """A question to the table about a seat, and what to say when the answer is no."""

    holds: Callable[[Any, int], bool]
    sentence: str
    rule: str

    def objection(self) -> IllegalMove:
        return IllegalMove(self.sentence, self.rule)


def has_two_resources(table: Any, seat: int) -> bool:
    """The seat owns at least two resources of any kinds."""
    return bool(sum(table.totals[seat]) >= 2)


def opponent_has_cards(table: Any, seat: int) -> bool:
    """The other seat holds at least one card."""
    return bool(table.hands[1 - seat])


def opponent_has_resources(table: Any, seat: int) -> bool:
    """The other seat owns at least one resource for which this seat has room."""
    return bool(table.kinds_to_take(seat, 1 - seat))
