"""The classic board game in the registry."""

from __future__ import annotations

from collections.abc import Iterable

from ...core.chance import Stream
from ...core.events import Event
from ...core.game import Game, Result
from ...core.questions import Script
from .board import BEGINNER_BOARD
from .checks import BOOKKEEPING
from .events import EVENTS
from .moves import MOVES
from .redeal import redeal
from .script import course
from .state import ClassicOptions, ClassicTable
from .view import ClassicView, view


class Classic(Game):
    """The classic board game for 3 or 4; for 2 as a variant (CV-6)."""

    key = "classic"
    version = "1"
    title = {"en": "The classic board game", "de": "Das klassische Brettspiel"}
    seats = (2, 3, 4)
    usual_seats = 4
    options_type = ClassicOptions
    move_types = MOVES
    event_types = EVENTS
    view_type = ClassicView

    def lay_out(self, seats: int, options: ClassicOptions) -> ClassicTable:
        return ClassicTable(seats, options, BEGINNER_BOARD)

    def script(self, table: ClassicTable) -> Script:
        return course(table)

    def view(self, table: ClassicTable, seat: int | None) -> ClassicView:
        return view(table, seat)

    def redeal(self, table: ClassicTable, seat: int | None, stream: Stream) -> None:
        redeal(table, seat, stream)

    def points(self, table: ClassicTable) -> tuple[int, ...]:
        return tuple(table.points(seat) for seat in range(table.seats))

    def result(self, table: ClassicTable) -> Result:
        assert table.winner is not None
        return Result((table.winner,), self.points(table))

    def check(self, table: ClassicTable) -> list[str]:
        return BOOKKEEPING.conservation(table)

    def recheck(self, table: ClassicTable, events: Iterable[Event]) -> list[str]:
        return BOOKKEEPING.recomputation(table, events)
