"""Founding on boards of hexes: who begins, and two rounds of a settlement with a road for each."""

from __future__ import annotations

from typing import Any

from ..core.chance import Roll
from ..core.errors import IllegalMove
from ..core.moves import Move
from ..core.questions import Ask, Options, Script
from .building import Building
from .events import StartRolled
from .geometry import Corner
from .moves import OnCrossing
from .table import HexTable
from .yields import pay_start_yield

TWO_DICE = Roll()


def roll_for_start(table: HexTable, start_rolled: type[StartRolled]) -> Script:
    """The highest total begins; only the tied roll again."""
    rolling = list(range(table.seats))
    while len(rolling) > 1:
        totals = {}
        for seat in rolling:
            dice = yield TWO_DICE
            totals[seat] = sum(dice)
            table.tell(start_rolled(seat, dice))
        highest = max(totals.values())
        rolling = [seat for seat in rolling if totals[seat] == highest]
    return rolling[0]


def founding_order(table: HexTable, first: int) -> tuple[int, ...]:
    """Round one clockwise, round two counter-clockwise."""
    clockwise = [first, *table.others(first)]
    return (*clockwise, *reversed(clockwise))


def founding_sites(table: HexTable) -> int:
    """The empty crossings with no building next to them."""
    return table.island.all_corners_mask & ~table.too_close


class Founding:
    """What a game says of the founding phase, and all that follows from it."""

    building: Building
    round_one_rule: str
    round_two_rule: str

    def paid(self, table: Any, seat: int) -> None:
        """What else the second settlement brings beside its start yield."""

    def settled(self, table: Any, seat: int) -> Script | None:
        """What else a seat does after its settlement with its road."""
        return None

    def found(self, table: HexTable) -> Script:
        """Each founds a settlement with a road, once in each round; the second settlement pays."""
        building, island = self.building, table.island
        while table.founding:
            seat = table.founding[0]
            second = len(table.founding) <= table.seats
            why = self.round_two_rule if second else self.round_one_rule
            chosen = yield Ask(seat, FoundingSites(table, building, why), why, resumable=True)
            corner = island.corners[chosen.crossing]
            table.place_settlement(seat, corner)
            if second:
                pay_start_yield(table, seat, corner)
                self.paid(table, seat)
            road = yield Ask(seat, FoundingRoads(table, building, corner, why), why)
            table.place_road(seat, island.edges[road.path])
            more = self.settled(table, seat)
            if more is not None:
                yield from more
            table.founding = table.founding[1:]
            if not table.founding:
                table.begin_turn(seat)


class FoundingSites(Options):
    """Any empty crossing that keeps the distance."""

    __slots__ = ("building", "table", "why")

    def __init__(self, table: HexTable, building: Building, why: str) -> None:
        self.table = table
        self.building = building
        self.why = why

    @property
    def kind(self) -> type[OnCrossing]:
        """The move that is asked for."""
        return self.building.settlement

    def moves(self, seat: int) -> list[Move]:
        return [*self.building.settlements_on(founding_sites(self.table))]

    def objection(self, seat: int, move: Move) -> IllegalMove | None:
        if not isinstance(move, self.kind):
            return IllegalMove(f"'{move}' is not possible now: {self.kind.named().replace('_', ' ')} first", self.why)
        return self.building.distance_objection(self.table, move.crossing)


class FoundingRoads(Options):
    """A road at the settlement just founded."""

    __slots__ = ("building", "corner", "table", "why")

    def __init__(self, table: HexTable, building: Building, corner: Corner, why: str) -> None:
        self.table = table
        self.building = building
        self.corner = corner
        self.why = why

    def moves(self, seat: int) -> list[Move]:
        return [*self.building.roads_on(self.table.island.corner_edges_mask[self.corner] & ~self.table.paved)]

    def objection(self, seat: int, move: Move) -> IllegalMove | None:
        if move in self.moves(seat):
            return None
        where = self.table.island.corner_names[self.corner]
        return IllegalMove(f"'{move}' is not possible now: a road ending at {where} comes next", self.why)
