"""What always holds of a table of the 1996 card game."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from ...core.events import Event
from ...principality import checks
from .pieces import CENTRAL_CARDS
from .state import Cards1996Table


def conservation(table: Cards1996Table) -> list[str]:
    """K-1: 120 cards."""
    return checks.conservation(table, CENTRAL_CARDS)


def recomputation(table: Cards1996Table, events: Iterable[Event]) -> list[str]:
    """Every derived field, and who has won."""
    return [*checks.recomputation(table, events), *_victory(table)]


def _victory(table: Cards1996Table) -> Iterator[str]:
    """K-67"""
    most = max(table.victory_points)
    if (most >= table.options.points_to_win) != (table.winner is not None):
        yield f"K-67: the points are {table.victory_points}, the winner is {table.winner}"
