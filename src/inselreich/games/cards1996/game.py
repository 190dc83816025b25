"""The 1996 card game in the registry."""

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
from .state import Cards1996Options, Cards1996Table
from .view import Cards1996View, view


class Cards1996(Game):
    """The two-player card game of 1996."""

    key = "cards1996"
    version = "1"
    title = {"en": "The card game of 1996", "de": "Das Kartenspiel von 1996"}
    seats = (2,)
    usual_seats = 2
    options_type = Cards1996Options
    move_types = MOVES
    event_types = EVENTS
    view_type = Cards1996View

    def lay_out(self, seats: int, options: Cards1996Options) -> Cards1996Table:
        return Cards1996Table(options, REALM)

    def script(self, table: Cards1996Table) -> Script:
        return course(table)

    def view(self, table: Cards1996Table, seat: int | None) -> Cards1996View:
        return view(table, seat)

    def redeal(self, table: Cards1996Table, seat: int | None, stream: Stream) -> None:
        redeal(table, seat, stream)

    def points(self, table: Cards1996Table) -> tuple[int, ...]:
        return tuple(table.victory_points)

    def result(self, table: Cards1996Table) -> Result:
        assert table.winner is not None
        return Result((table.winner,), self.points(table))

    def check(self, table: Cards1996Table) -> list[str]:
        return conservation(table)

    def recheck(self, table: Cards1996Table, events: Iterable[Event]) -> list[str]:
        return recomputation(table, events)
