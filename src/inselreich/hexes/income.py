"""What buildings draw from the hexes beside them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from ..core.events import Event
from .geometry import Corner, Hex


class Income(NamedTuple):
    """What one building draws from one hex."""

    hex: Hex
    seat: int
    kind: int
    amount: int
    corner: Corner
    event: Event


def dues_of(incomes: Iterable[Income]) -> tuple[tuple[int, int], ...]:
    """How many cards of which kinds these incomes are in all."""
    dues: dict[int, int] = {}
    for income in incomes:
        dues[income.kind] = dues.get(income.kind, 0) + income.amount
    return tuple(dues.items())
