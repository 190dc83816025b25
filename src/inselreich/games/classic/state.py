"""What lies on the table in the classic game, and the verbs that change it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated, Literal, NamedTuple

import msgspec

from ...core.trade import TradingTable
from ...hexes import Corner, Edge, Hex, bits, holder_of_longest, interrupts, longest_road, longest_road_through
from ...hexes import reach as reach_of
from .board import ANY, DESERT, ISLAND, NO_HARBOUR, Board
from .events import Built, LargestArmyMoved, LongestRoadMoved, TurnStarted, Won, Yielded
from .pieces import (
    CARDS_OF_A_KIND,
    CITIES,
    KINDS,
    RESOURCES,
    ROADS,
    SETTLEMENTS,
    VICTORY_POINT,
    Counts,
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


class Income(NamedTuple):
    """What one building draws from one hex."""

    hex: Hex
    seat: int
    kind: int
    amount: int
    corner: Corner
    event: Yielded


class ClassicTable(TradingTable):
    """Seats, resources, corners and edges are numbers here; their names stand on moves, events and views."""

    options: ClassicOptions
    board: Board
    laid: bool
    founding: tuple[int, ...]
    robber: Hex
    supply: Counts
    deck: list[int]
    held: list[Counts]
    bought: Counts
    knights: list[int]
    roads: list[int]
    settlements: list[int]
    cities: list[int]
    neutral: int
    paved: int
    occupied: int
    too_close: int
    reach: list[int]
    touched: list[int]
    income: list[tuple[Income, ...]]
    rates: list[tuple[int, ...]]
    lengths: list[int]
    longest_road: int | None
    largest_army: int | None
    visible_points: list[int]
    turn: int
    rolled: bool
    card_played: bool
    trading_over: bool
    harbour_waits: bool
    winner: int | None

    def __init__(self, seats: int, options: ClassicOptions, board: Board) -> None:
        self.news = []
        self.options = options
        self.seats = seats
        self.board = board
        self.laid = False
        self.founding = ()
        self.robber = board.desert
        self.supply = [CARDS_OF_A_KIND] * 5
        self.hands = [[0] * 5 for _ in range(seats)]
        self.deck = []
        self.held = [[0] * 5 for _ in range(seats)]
        self.bought = [0] * 5
        self.knights = [0] * seats
        self.roads = [0] * seats
        self.settlements = [0] * seats
        self.cities = [0] * seats
        self.neutral = 0
        self.paved = 0
        self.occupied = 0
        self.too_close = 0
        self.reach = [0] * seats
        self.touched = [0] * seats
        self.income = [()] * 13
        self.rates = [(4,) * 5] * seats
        self.lengths = [0] * seats
        self.longest_road = None
        self.largest_army = None
        self.visible_points = [0] * seats
        self.active = 0
        self.turn = 0
        self.rolled = False
        self.card_played = False
        self.trading_over = False
        self.harbour_waits = False
        self.clear_trade()
        self.winner = None

    # Seats

    def points(self, seat: int) -> int:
        """C-109: with unrevealed victory point cards."""
        return self.visible_points[seat] + self.held[seat][VICTORY_POINT]

    def roads_left(self, seat: int) -> int:
        return ROADS - self.roads[seat].bit_count()

    def settlements_left(self, seat: int) -> int:
        return SETTLEMENTS - self.settlements[seat].bit_count()

    def cities_left(self, seat: int) -> int:
        return CITIES - self.cities[seat].bit_count()

    def blocked_for(self, seat: int) -> int:
        """The corners where somebody else, or nobody's settler, has built."""
        return self.occupied & ~(self.settlements[seat] | self.cities[seat])

    # Cards

    def take(self, seat: int, kind: int, count: int) -> None:
        """From the supply to the hand."""
        self.supply[kind] -= count
        self.hands[seat][kind] += count

    def give_back(self, seat: int, cards: Iterable[int]) -> None:
        """From the hand to the supply: a price, or what is discarded."""
        hand, supply = self.hands[seat], self.supply
        for kind, count in enumerate(cards):
            hand[kind] -= count
            supply[kind] += count

    # Pieces

    def place_road(self, seat: int, edge: Edge) -> None:
        self.roads[seat] |= 1 << edge
        self.paved |= 1 << edge
        blocked = self.blocked_for(seat)
        for corner in ISLAND.edge_corners[edge]:
            if not blocked >> corner & 1:
                self.reach[seat] |= ISLAND.corner_edges_mask[corner]
        self.touched[seat] |= ISLAND.edge_corners_mask[edge]
        self.tell(Built("road", ISLAND.edge_names[edge], seat))
        through = longest_road_through(ISLAND, self.roads[seat], blocked, edge)
        if through > self.lengths[seat]:
            self.lengths[seat] = through
            self.award_longest_road()

    def place_settlement(self, seat: int, corner: Corner) -> None:
        self.settlements[seat] |= 1 << corner
        self._occupy(corner)
        self.reach[seat] |= ISLAND.corner_edges_mask[corner]
        self.visible_points[seat] += 1
        self._earn(seat, corner, 1)
        self.tell(Built("settlement", ISLAND.corner_names[corner], seat))
        self._interrupt(corner, self.others(seat))

    def place_city(self, seat: int, corner: Corner) -> None:
        """C-73: the settlement goes back to the piece supply."""
        self.settlements[seat] &= ~(1 << corner)
        self.cities[seat] |= 1 << corner
        self.visible_points[seat] += 1
        self._earn(seat, corner, 2)
        self.tell(Built("city", ISLAND.corner_names[corner], seat))

    def place_neutral(self, corner: Corner) -> None:
        """CV-6"""
        self.neutral |= 1 << corner
        self._occupy(corner)
        self.tell(Built("settlement", ISLAND.corner_names[corner], None))
        self._interrupt(corner, range(self.seats))

    def _occupy(self, corner: Corner) -> None:
        self.occupied |= 1 << corner
        self.too_close |= 1 << corner | ISLAND.corner_neighbours_mask[corner]

    def _earn(self, seat: int, corner: Corner, count: int) -> None:
        """From now on the building draws `count` cards from each of its hexes (C-42)."""
        for hex_ in ISLAND.corner_hexes[corner]:
            kind = self.board.terrain[hex_]
            if kind == DESERT:
                continue
            number = self.board.numbers[hex_]
            event = Yielded(ISLAND.hex_names[hex_], ISLAND.corner_names[corner], seat, RESOURCES[kind], count)
            kept = tuple(income for income in self.income[number] if income.corner != corner or income.hex != hex_)
            self.income[number] = (*kept, Income(hex_, seat, kind, count, corner, event))

    def _interrupt(self, corner: Corner, seats: Iterable[int]) -> None:
        """C-93, C-97: a new building cuts the roads of these seats that pass its corner."""
        for seat in seats:
            roads = self.roads[seat]
            if roads & ISLAND.corner_edges_mask[corner]:
                blocked = self.blocked_for(seat)
                self.reach[seat] = reach_of(ISLAND, roads, blocked) | self._own_ground(seat)
                if interrupts(ISLAND, roads, corner):
                    self.lengths[seat] = longest_road(ISLAND, roads, blocked)
        self.award_longest_road()

    def _own_ground(self, seat: int) -> int:
        """The edges at own buildings."""
        ground = 0
        for corner in bits(self.settlements[seat] | self.cities[seat]):
            ground |= ISLAND.corner_edges_mask[corner]
        return ground

    def renew_rates(self, seat: int) -> None:
        """C-61 to C-64: what the seat pays in sea trade for one card, by the kind it gives."""
        owned = {self.board.harbour_at[corner] for corner in bits(self.settlements[seat] | self.cities[seat])}
        usual = 3 if ANY in owned else 4
        self.rates[seat] = tuple(2 if kind in owned else usual for kind in KINDS)

    def gain_harbour(self, seat: int, corner: Corner) -> None:
        """C-66: a new harbour waits for the owner's next turn; CV-5: it works at once."""
        if self.board.harbour_at[corner] == NO_HARBOUR:
            return
        if self.options.harbours == "at_once":
            self.renew_rates(seat)
        else:
            self.harbour_waits = True

    # Honours and victory

    def award_longest_road(self) -> None:
        """C-99 to C-105"""
        holder = holder_of_longest(self.lengths, self.longest_road, LONGEST_ROAD_FROM)
        if holder != self.longest_road:
            self._pass_on(self.longest_road, holder)
            self.longest_road = holder
            self.tell(LongestRoadMoved(holder, 0 if holder is None else self.lengths[holder]))

    def award_largest_army(self, seat: int) -> None:
        """C-106, C-107: this seat has just laid a knight open."""
        knights, holder = self.knights[seat], self.largest_army
        most = LARGEST_ARMY_FROM - 1 if holder is None else self.knights[holder]
        if knights > most and holder != seat:
            self._pass_on(holder, seat)
            self.largest_army = seat
            self.tell(LargestArmyMoved(seat, knights))

    def _pass_on(self, old: int | None, new: int | None) -> None:
        if old is not None:
            self.visible_points[old] -= HONOUR_POINTS
        if new is not None:
            self.visible_points[new] += HONOUR_POINTS

    def begin_turn(self, seat: int) -> None:
        """C-35, C-113: a turn begins; points gained in others' turns count now."""
        self.active = seat
        self.turn += 1
        self.rolled = False
        self.card_played = False
        self.trading_over = False
        self.tell(TurnStarted(seat, self.turn))
        self.check_victory()

    def end_turn(self) -> None:
        """C-40: what was bought and built this turn is new no longer."""
        seat = self.active
        if any(self.bought):
            self.bought = [0] * 5
        self.clear_trade()
        if self.harbour_waits:
            self.renew_rates(seat)
            self.harbour_waits = False
        self.begin_turn((seat + 1) % self.seats)

    def check_victory(self) -> None:
        """C-111, C-112: only the active seat can win, and does so at once."""
        seat = self.active
        cards = self.held[seat][VICTORY_POINT]
        if self.visible_points[seat] + cards >= self.options.points_to_win and self.winner is None:
            self.winner = seat
            points = tuple(self.points(other) for other in range(self.seats))
            self.tell(Won(seat, points, cards))
