"""What lies on the table in Rise of the Inkas, and the verbs that change it."""

from __future__ import annotations

from typing import Literal

import msgspec

from ...hexes import Corner, bits
from ...hexes.table import HexTable, takes_title
from .board import ISLAND, STANDARD_BOARD, START_SPOT
from .events import (
    BuildingRemoved,
    Built,
    CombatArtsMoved,
    LongestRoadMoved,
    SecondStackEntered,
    SupplyShort,
    TribeDeclined,
    TurnStarted,
    Won,
    Yielded,
)
from .pieces import CARDS_OF_EACH_KIND, CITIES, DEVELOPMENTS, GOALS, KINDS, ROADS, SETTLEMENTS, THICKETS

LONGEST_ROAD_FROM = 3
COMBAT_ARTS_FROM = 2
"""I-103, I-96"""


class InkaOptions(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The variants IV-1 to IV-5."""

    start: Literal["beginner", "standard", "variable"] = "beginner"
    length: Literal["usual", "short", "long"] = "usual"
    numbers: Literal["standard", "mixed"] = "standard"
    friendly_robber: bool = False
    frame_on_seven: bool = False


class InkaTable(HexTable):
    """Seats, kinds of cards, tribes, corners and edges are numbers here; their names stand on moves, events and views.

    The markers (I-109) are the visible points; nobody has others.
    """

    island = ISLAND
    kind_names = KINDS
    cards_of_each_kind = CARDS_OF_EACH_KIND
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

    options: InkaOptions
    goals: tuple[int, ...]
    """I-110: how many markers each seat has in all when a tribe reaches its goal."""
    tribes: list[int]
    """The active tribe of each seat, from 0."""
    overgrown: list[int]
    """I-114: the crossings with a building under thicket of each seat."""
    second_cards: list[list[int]]
    """How many of the cards held are of the second stack: their backs show it."""
    aside: list[int]
    """I-91: the second stack, until it enters."""
    combat_arts: list[int]
    greatest_combat_arts: int | None
    combat_arts_used: bool
    trade_road_used: bool

    def __init__(self, seats: int, options: InkaOptions) -> None:
        goals = GOALS[options.length]
        super().__init__(seats, options, STANDARD_BOARD, START_SPOT, sum(goals))
        self.goals = tuple(sum(goals[: tribe + 1]) for tribe in range(len(goals)))
        self.tribes = [0] * seats
        self.overgrown = [0] * seats
        self.second_cards = [[0] * self.development_kinds for _ in range(seats)]
        self.aside = []
        self.combat_arts = [0] * seats
        self.greatest_combat_arts = None
        self.combat_arts_used = False
        self.trade_road_used = False

    # Limits

    def hand_limit(self, seat: int) -> int:
        """I-49"""
        return 7 + self.combat_arts[seat]

    def anchors(self, seat: int) -> int:
        """I-73, I-74: roads start at bare buildings only."""
        return (self.settlements[seat] | self.cities[seat]) & ~self.overgrown[seat]

    def thickets_left(self, seat: int) -> int:
        return THICKETS - self.overgrown[seat].bit_count()

    def all_overgrown(self) -> int:
        """The crossings with a building under thicket of anyone."""
        mask = 0
        for overgrown in self.overgrown:
            mask |= overgrown
        return mask

    def has_reached_goal(self, seat: int) -> bool:
        """I-110: the active tribe has all its markers."""
        return self.visible_points[seat] >= self.goals[self.tribes[seat]]

    # Cards

    def draw_development(self, seat: int) -> int:
        """I-82: the top card; in the deck, cards of the second stack have higher numbers."""
        stack, card = divmod(self.deck.pop(), self.development_kinds)
        self.held[seat][card] += 1
        self.second_cards[seat][card] += stack
        self.bought[card] += 1
        return card

    def lay_down(self, seat: int, card: int) -> None:
        """I-84: of two equal cards the older is played."""
        super().lay_down(seat, card)
        self.second_cards[seat][card] = min(self.second_cards[seat][card], self.held[seat][card])

    def open_second_stack(self) -> None:
        """I-91: once everybody has founded the second tribe, the second stack goes under the first."""
        if self.aside and all(self.tribes):
            self.deck = [*self.aside, *self.deck]
            self.aside = []
            self.tell(SecondStackEntered(len(self.deck)))

    # Pieces and thickets

    def place_settlement(self, seat: int, corner: Corner) -> None:
        """I-125: on a building under thicket, which goes back to its owner."""
        if self.occupied >> corner & 1:
            self.remove_building(corner)
            self.reroute(corner, (seat,))
        super().place_settlement(seat, corner)

    def remove_building(self, corner: Corner) -> None:
        """A building under thicket leaves the board, and with it the thicket. No marker is lost (I-126)."""
        here = 1 << corner
        owner = next(seat for seat in range(self.seats) if self.overgrown[seat] & here)
        piece = "settlement" if self.settlements[owner] & here else "city"
        self.settlements[owner] &= ~here
        self.cities[owner] &= ~here
        self.overgrown[owner] &= ~here
        self.occupied &= ~here
        self.earn(owner, corner, 0)
        self.measure_distances()
        self.tell(BuildingRemoved(piece, ISLAND.corner_names[corner], owner))

    def clear_ruins(self, seat: int) -> None:
        """I-112: what is left of the seat's first tribe leaves the board."""
        for corner in bits(self.overgrown[seat]):
            self.remove_building(Corner(corner))
            self.reroute(Corner(corner), range(self.seats))

    def overgrow(self, seat: int) -> None:
        """I-113, I-114: the tribe's roads are taken up, thickets grow on its buildings; I-115: the trade roads."""
        roads, buildings = self.roads[seat], self.anchors(seat)
        self.roads[seat] = self.reach[seat] = self.touched[seat] = self.lengths[seat] = 0
        self.paved &= ~roads
        self.overgrown[seat] |= buildings
        self.measure_distances()
        names = tuple(ISLAND.edge_names[edge] for edge in bits(roads))
        crossings = tuple(ISLAND.corner_names[corner] for corner in bits(buildings))
        self.tell(TribeDeclined(seat, self.tribes[seat] + 1, names, crossings))
        self.tribes[seat] += 1
        self.award_longest_road()

    def measure_distances(self) -> None:
        """I-77, I-125: no settlement beside a building, nor on one, unless that is under thicket."""
        too_close = self.occupied & ~self.all_overgrown()
        for corner in bits(self.occupied):
            too_close |= ISLAND.corner_neighbours_mask[corner]
        self.too_close = too_close

    # Advantages and victory

    def award_combat_arts(self, seat: int) -> None:
        """I-96, I-97: this seat has just played a combat arts card."""
        if takes_title(self.combat_arts, self.greatest_combat_arts, seat, COMBAT_ARTS_FROM):
            self.greatest_combat_arts = seat
            self.tell(CombatArtsMoved(seat, self.combat_arts[seat]))

    def end_turn(self) -> None:
        """I-40: the next seat may use its advantages."""
        self.combat_arts_used = self.trade_road_used = False
        super().end_turn()

    def victory(self, seat: int) -> Won:
        """I-129"""
        return Won(seat, tuple(self.visible_points))
