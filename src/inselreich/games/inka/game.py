"""Rise of the Inkas in the registry."""

from __future__ import annotations

from collections.abc import Iterable

from ...core.chance import Stream
from ...core.events import Event
from ...core.game import Game, Result
from ...core.questions import Script
from .checks import BOOKKEEPING
from .events import EVENTS
from .moves import MOVES
from .redeal import redeal
from .script import course
from .state import InkaOptions, InkaTable
from .view import InkaView, view


class Inka(Game):
    """Rise of the Inkas for 3 or 4: three tribes, one after the other."""

    key = "inka"
    version = "1"
    title = {"en": "Rise of the Inkas", "de": "Der Aufstieg der Inka"}
    seats = (3, 4)
    usual_seats = 4
    options_type = InkaOptions
    move_types = MOVES
    event_types = EVENTS
    view_type = InkaView

    def lay_out(self, seats: int, options: InkaOptions) -> InkaTable:
        return InkaTable(seats, options)

    def script(self, table: InkaTable) -> Script:
        return course(table)

    def view(self, table: InkaTable, seat: int | None) -> InkaView:
        return view(table, seat)

    def redeal(self, table: InkaTable, seat: int | None, stream: Stream) -> None:
        redeal(table, seat, stream)

    def points(self, table: InkaTable) -> tuple[int, ...]:
        return tuple(table.visible_points)

    def result(self, table: InkaTable) -> Result:
        assert table.winner is not None
        return Result((table.winner,), self.points(table))

    def check(self, table: InkaTable) -> list[str]:
        return BOOKKEEPING.conservation(table)

    def recheck(self, table: InkaTable, events: Iterable[Event]) -> list[str]:
        return BOOKKEEPING.recomputation(table, events)
