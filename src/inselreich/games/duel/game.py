"""Das Duell in the registry."""

from __future__ import annotations

from collections.abc import Iterable

from ...core.chance import Stream
from ...core.events import Event
from ...core.game import Game, Result
from ...core.questions import Script
from .checks import conservation, recomputation
from .events import EVENTS
from .moves import MOVES
from .realm import REALM
from .redeal import redeal
from .script import course
from .state import DuelOptions, DuelTable
from .view import DuelView, view


class Duel(Game):
    """The first Catanians: the introductory game of Das Duell."""

    key = "duel"
    version = "1"
    title = {"en": "Das Duell", "de": "Das Duell"}
    seats = (2,)
    usual_seats = 2
    options_type = DuelOptions
    move_types = MOVES
    event_types = EVENTS
    view_type = DuelView

    def lay_out(self, seats: int, options: DuelOptions) -> DuelTable:
        return DuelTable(options, REALM)

    def script(self, table: DuelTable) -> Script:
        return course(table)

    def view(self, table: DuelTable, seat: int | None) -> DuelView:
        return view(table, seat)

    def redeal(self, table: DuelTable, seat: int | None, stream: Stream) -> None:
        redeal(table, seat, stream)

    def points(self, table: DuelTable) -> tuple[int, ...]:
        return tuple(table.victory_points)

    def result(self, table: DuelTable) -> Result:
        assert table.winner is not None
        return Result((table.winner,), self.points(table))

    def check(self, table: DuelTable) -> list[str]:
        return conservation(table)

    def recheck(self, table: DuelTable, events: Iterable[Event]) -> list[str]:
        return recomputation(table, events)
