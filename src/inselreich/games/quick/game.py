"""The quick card game in the registry."""

from __future__ import annotations

from collections.abc import Iterable

from ...core.chance import Stream
from ...core.events import Event
from ...core.game import Game, Result
from ...core.questions import Script
from .checks import conservation, recomputation
from .events import EVENTS
from .moves import MOVES
from .redeal import redeal
from .script import course
from .state import QuickOptions, QuickTable
from .view import QuickView, view


class Quick(Game):
    """The quick card game for 2 to 4."""

    key = "quick"
    version = "1"
    title = {"en": "The quick card game", "de": "Das schnelle Kartenspiel"}
    seats = (2, 3, 4)
    usual_seats = 4
    options_type = QuickOptions
    move_types = MOVES
    event_types = EVENTS
    view_type = QuickView

    def lay_out(self, seats: int, options: QuickOptions) -> QuickTable:
        return QuickTable(seats, options)

    def script(self, table: QuickTable) -> Script:
        return course(table)

    def view(self, table: QuickTable, seat: int | None) -> QuickView:
        return view(table, seat)

    def redeal(self, table: QuickTable, seat: int | None, stream: Stream) -> None:
        redeal(table, seat, stream)

    def points(self, table: QuickTable) -> tuple[int, ...]:
        return tuple(table.points)

    def result(self, table: QuickTable) -> Result:
        assert table.winner is not None
        return Result((table.winner,), self.points(table))

    def check(self, table: QuickTable) -> list[str]:
        return conservation(table)

    def recheck(self, table: QuickTable, events: Iterable[Event]) -> list[str]:
        return recomputation(table, events)
