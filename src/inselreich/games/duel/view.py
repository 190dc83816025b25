"""What a seat, or a spectator, may know of a match of Das Duell (D-169 to D-174)."""

from __future__ import annotations

from ...principality.view import TableView, parts
from .state import DuelTable


class DuelView(TableView, frozen=True):
    """The whole table as one seat (None: a spectator) may see it."""

    number: int
    """What the production die shows this turn, rolled or named; 0 before that."""
    points_to_win: int


def view(table: DuelTable, seat: int | None) -> DuelView:
    """The table for a seat; None: for a spectator."""
    return DuelView(number=table.number, points_to_win=table.options.points_to_win, **parts(table, seat))
