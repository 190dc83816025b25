"""What lies on the table in the classic game, and the verbs that change it."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from ...hexes import Corner, bits
from ...hexes.table import HexTable, takes_title
from .board import ANY, ISLAND, NO_HARBOUR, Board
from .events import Built, LargestArmyMoved, LongestRoadMoved, SupplyShort, TurnStarted, Won, Yielded
from .pieces import (
    CARDS_OF_A_KIND,
    CITIES,
    DEVELOPMENTS,
    KINDS,
    RESOURCES,
    ROADS,
    SETTLEMENTS,
    VICTORY_POINT,
)

LONGEST_ROAD_FROM = 5
LARGEST_ARMY_FROM = 3
HONOUR_POINTS = 2
"""C-99, C-106, C-7"""


class ClassicOptions(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """C-124 and the variants CV-1 to CV-6."""

    points_to_win: Annotated[int, msgspec.Meta(ge=8, le=14)] = 10
    board: Literal["variable", "beginner", "random", "balanced"] = "variable"
    phases: Literal["combined", "separated"] = "combined"
    harbours: Literal["next_turn", "at_once"] = "next_turn"
    friendly_robber: bool = False
    discard_limit: Annotated[int, msgspec.Meta(ge=5, le=20)] = 7
    two_seats: Literal["plain", "neutral"] = "plain"


COLOURS = {4: ("red", "blue", "white", "orange"), 3: ("blue", "white", "orange"), 2: ("blue", "white")}
"""C-1, C-24: the colour of each seat."""


class ClassicTable(HexTable):
    """Seats, resources, corners and edges are numbers here; their names stand on moves, events and views."""

    island = ISLAND
    kind_names = RESOURCES
    cards_of_each_kind = (CARDS_OF_A_KIND,) * len(RESOURCES)
    development_kinds = len(DEVELOPMENTS)
    road_pieces = ROADS
    settlement_pieces = SETTLEMENTS
    city_pieces = CITIES
    longest_road_minimum = LONGEST_ROAD_FROM
    built = Built
    yielded = Yielded
    supply_short = SupplyShort
    turn_started = TurnStarted
    longest_road_moved = LongestRoadMoved

    options: ClassicOptions
    board: Board
    knights: list[int]
    largest_army: int | None
    neutral: int
    rates: list[tuple[int, ...]]
    """What each seat pays in sea trade, by the kind it gives; last what it pays of any kind."""
    trading_over: bool
    harbour_waits: bool

    def __init__(self, seats: int, options: ClassicOptions, board: Board) -> None:
        super().__init__(seats, options, board, board.desert, options.points_to_win)
        self.knights = [0] * seats
        self.largest_army = None
        self.neutral = 0
        self.rates = [(4,) * 6] * seats
        self.trading_over = False
        self.harbour_waits = False

    # Points and limits

    def points(self, seat: int) -> int:
        """C-109: with unrevealed victory point cards."""
        return self.visible_points[seat] + self.held[seat][VICTORY_POINT]

    def hand_limit(self, seat: int) -> int:
        """C-47"""
        return self.options.discard_limit

    # Pieces and harbours

    def place_neutral(self, corner: Corner) -> None:
        """CV-6"""
        self.neutral |= 1 << corner
        self.occupy(corner)
        self.tell(Built("settlement", ISLAND.corner_names[corner], None))
        self.reroute(corner, range(self.seats))
        self.award_longest_road()

    def renew_rates(self, seat: int) -> None:
        """C-61 to C-64: what the seat pays in sea trade for one card, by the kind it gives."""
        owned = {self.board.harbour_at[corner] for corner in bits(self.settlements[seat] | self.cities[seat])}
        usual = 3 if ANY in owned else 4
        self.rates[seat] = (*(2 if kind in owned else usual for kind in KINDS), usual)

    def gain_harbour(self, seat: int, corner: Corner) -> None:
        """C-66: a new harbour waits for the owner's next turn; CV-5: it works at once."""
        if self.board.harbour_at[corner] == NO_HARBOUR:
            return
        if self.options.harbours == "at_once":
            self.renew_rates(seat)
        else:
            self.harbour_waits = True

    # Honours and victory

    def longest_road_passes(self, old: int | None, new: int | None) -> None:
        """C-105: the points move with the card."""
        self._pass_on(old, new)

    def award_largest_army(self, seat: int) -> None:
        """C-106, C-107: this seat has just laid a knight open."""
        if takes_title(self.knights, self.largest_army, seat, LARGEST_ARMY_FROM):
            self._pass_on(self.largest_army, seat)
            self.largest_army = seat
            self.tell(LargestArmyMoved(seat, self.knights[seat]))

    def _pass_on(self, old: int | None, new: int | None) -> None:
        if old is not None:
            self.visible_points[old] -= HONOUR_POINTS
        if new is not None:
            self.visible_points[new] += HONOUR_POINTS

    def end_turn(self) -> None:
        """C-40: what was built this turn is new no longer; C-36: the next seat may trade."""
        self.trading_over = False
        if self.harbour_waits:
            self.renew_rates(self.active)
            self.harbour_waits = False
        super().end_turn()

    def victory(self, seat: int) -> Won:
        """C-112: the victory point cards are revealed."""
        points = tuple(self.points(other) for other in range(self.seats))
        return Won(seat, points, self.held[seat][VICTORY_POINT])
