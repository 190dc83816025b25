"""What lies on the table of a game played on a board of hexes, and the verbs that change it.

A game subclasses `HexTable`, fills in what belongs to it (the `ClassVar`s), and answers the questions it wants
answered otherwise.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, ClassVar

from ..core.events import Event
from ..core.trade import TradingTable
from .board import Board
from .events import Built, LongestRoadMoved, TurnStarted
from .geometry import Corner, Edge, Hex, Island
from .income import Income, dues_of
from .masks import bits
from .roads import holder_of_longest, interrupts, longest_road, longest_road_through
from .roads import reach as reach_of


class HexTable(TradingTable):
    """Seats, kinds of cards, corners and edges are numbers here; their names stand on moves, events and views."""

    island: ClassVar[Island]
    kind_names: ClassVar[tuple[str, ...]]
    cards_of_each_kind: ClassVar[tuple[int, ...]]
    development_kinds: ClassVar[int]
    road_pieces: ClassVar[int]
    settlement_pieces: ClassVar[int]
    city_pieces: ClassVar[int]
    longest_road_minimum: ClassVar[int]
    built: ClassVar[type[Built]]
    yielded: ClassVar[type[Any]]
    supply_short: ClassVar[type[Any]]
    turn_started: ClassVar[type[TurnStarted]]
    longest_road_moved: ClassVar[type[LongestRoadMoved]]

    options: Any
    board: Board
    laid: bool
    founding: tuple[int, ...]
    robber: Hex
    supply: list[int]
    deck: list[int]
    held: list[list[int]]
    bought: list[int]
    roads: list[int]
    settlements: list[int]
    cities: list[int]
    paved: int
    occupied: int
    too_close: int
    """The crossings on which nobody may build a settlement: there is a building on them or beside them."""
    reach: list[int]
    touched: list[int]
    income: list[tuple[Income, ...]]
    """By the number rolled."""
    dues: list[tuple[tuple[int, int], ...]]
    """By the number rolled: how many cards of which kinds it pays in all, robber or not."""
    lengths: list[int]
    longest_road: int | None
    visible_points: list[int]
    points_to_win: int
    turn: int
    rolled: bool
    card_played: bool
    winner: int | None

    def __init__(self, seats: int, options: Any, board: Board, robber: Hex, points_to_win: int) -> None:
        self.news = []
        self.options = options
        self.seats = seats
        self.board = board
        self.laid = False
        self.founding = ()
        self.robber = robber
        self.supply = [*self.cards_of_each_kind]
        self.hands = [[0] * len(self.kind_names) for _ in range(seats)]
        self.deck = []
        self.held = [[0] * self.development_kinds for _ in range(seats)]
        self.bought = [0] * self.development_kinds
        self.roads = [0] * seats
        self.settlements = [0] * seats
        self.cities = [0] * seats
        self.paved = 0
        self.occupied = 0
        self.too_close = 0
        self.reach = [0] * seats
        self.touched = [0] * seats
        self.income = [()] * 13
        self.dues = [()] * 13
        self.lengths = [0] * seats
        self.longest_road = None
        self.visible_points = [0] * seats
        self.points_to_win = points_to_win
        self.active = 0
        self.turn = 0
        self.rolled = False
        self.card_played = False
        self.clear_trade()
        self.winner = None

    # What a game may answer otherwise

    def points(self, seat: int) -> int:
        """All the points a seat has, hidden ones included."""
        return self.visible_points[seat]

    def hand_limit(self, seat: int) -> int:
        """So many cards are safe from a seven."""
        return 7

    def anchors(self, seat: int) -> int:
        """The crossings with an own building from which roads may start."""
        return self.settlements[seat] | self.cities[seat]

    def longest_road_passes(self, old: int | None, new: int | None) -> None:
        """The title has moved from one seat to another, or to or from nobody."""

    def victory(self, seat: int) -> Event:
        """How the end of the match is told."""
        raise NotImplementedError

    # Seats

    def roads_left(self, seat: int) -> int:
        return self.road_pieces - self.roads[seat].bit_count()

    def settlements_left(self, seat: int) -> int:
        return self.settlement_pieces - self.settlements[seat].bit_count()

    def cities_left(self, seat: int) -> int:
        return self.city_pieces - self.cities[seat].bit_count()

    def blocked_for(self, seat: int) -> int:
        """The corners that interrupt the seat's trade road: somebody else's building is there."""
        return self.occupied & ~(self.settlements[seat] | self.cities[seat])

    def closed_to(self, seat: int) -> int:
        """The corners beyond which the seat's roads may not go on: a building from which it may not start."""
        return self.occupied & ~self.anchors(seat)

    def neighbours_of(self, hex_: Hex) -> int:
        """The crossings at this hex."""
        return self.island.hex_corners_mask[hex_] if hex_ < self.island.land_count else 0

    # Cards

    def take(self, seat: int, kind: int, count: int) -> None:
        """From the supply to the hand."""
        self.supply[kind] -= count
        self.hands[seat][kind] += count

    def give_back(self, seat: int, cards: Iterable[int]) -> None:
        """From the hand to the supply: a price, or what is discarded."""
        hand, supply = self.hands[seat], self.supply
        for kind, count in enumerate(cards):
            if count:
                hand[kind] -= count
                supply[kind] += count

    def draw_development(self, seat: int) -> int:
        """The top card, unseen by the others: which it is."""
        card = self.deck.pop()
        self.held[seat][card] += 1
        self.bought[card] += 1
        return card

    def lay_down(self, seat: int, card: int) -> None:
        """A development card is played."""
        self.held[seat][card] -= 1
        self.card_played = True

    # Pieces

    def place_road(self, seat: int, edge: Edge) -> None:
        island = self.island
        self.roads[seat] |= 1 << edge
        self.paved |= 1 << edge
        closed = self.closed_to(seat)
        for corner in island.edge_corners[edge]:
            if not closed >> corner & 1:
                self.reach[seat] |= island.corner_edges_mask[corner]
        self.touched[seat] |= island.edge_corners_mask[edge]
        self.tell(self.built("road", island.edge_names[edge], seat))
        through = longest_road_through(island, self.roads[seat], self.blocked_for(seat), edge)
        if through > self.lengths[seat]:
            self.lengths[seat] = through
            self.award_longest_road()

    def place_settlement(self, seat: int, corner: Corner) -> None:
        self.settlements[seat] |= 1 << corner
        self.occupy(corner)
        self.reach[seat] |= self.island.corner_edges_mask[corner]
        self.visible_points[seat] += 1
        self.earn(seat, corner, 1)
        self.tell(self.built("settlement", self.island.corner_names[corner], seat))
        self.reroute(corner, self.others(seat))
        self.award_longest_road()

    def place_city(self, seat: int, corner: Corner) -> None:
        """The settlement goes back to the piece supply."""
        self.settlements[seat] &= ~(1 << corner)
        self.cities[seat] |= 1 << corner
        self.visible_points[seat] += 1
        self.earn(seat, corner, 2)
        self.tell(self.built("city", self.island.corner_names[corner], seat))

    def occupy(self, corner: Corner) -> None:
        """A building stands here: the distance rule."""
        self.occupied |= 1 << corner
        self.too_close |= 1 << corner | self.island.corner_neighbours_mask[corner]

    def earn(self, seat: int, corner: Corner, count: int) -> None:
        """From now on the building here draws `count` cards from each of its hexes, and no other building does."""
        for hex_ in self.island.corner_hexes[corner]:
            kind = self.board.yield_of(hex_)
            if kind is None:
                continue
            number = self.board.numbers[hex_]
            incomes = [each for each in self.income[number] if each.corner != corner or each.hex != hex_]
            if count:
                incomes.append(self.income_from(hex_, corner, seat, kind, count))
            self.income[number] = tuple(incomes)
            self.dues[number] = dues_of(incomes)

    def income_from(self, hex_: Hex, corner: Corner, seat: int, kind: int, count: int) -> Income:
        island = self.island
        event = self.yielded(island.hex_names[hex_], island.corner_names[corner], seat, self.kind_names[kind], count)
        return Income(hex_, seat, kind, count, corner, event)

    def reroute(self, corner: Corner, seats: Iterable[int]) -> None:
        """Who stands on this corner has changed: what these seats' roads that meet here reach, and how long they are."""
        island = self.island
        for seat in seats:
            roads = self.roads[seat]
            if roads & island.corner_edges_mask[corner]:
                self.reach[seat] = reach_of(island, roads, self.closed_to(seat)) | self.own_ground(seat)
                if interrupts(island, roads, corner):
                    self.lengths[seat] = longest_road(island, roads, self.blocked_for(seat))

    def own_ground(self, seat: int) -> int:
        """The edges at own buildings from which roads may start."""
        ground = 0
        for corner in bits(self.anchors(seat)):
            ground |= self.island.corner_edges_mask[corner]
        return ground

    # Titles, turns and victory

    def award_longest_road(self) -> None:
        holder = holder_of_longest(self.lengths, self.longest_road, self.longest_road_minimum)
        if holder != self.longest_road:
            self.longest_road_passes(self.longest_road, holder)
            self.longest_road = holder
            self.tell(self.longest_road_moved(holder, 0 if holder is None else self.lengths[holder]))

    def begin_turn(self, seat: int) -> None:
        """A turn begins; points gained in others' turns count now."""
        self.active = seat
        self.turn += 1
        self.rolled = False
        self.card_played = False
        self.tell(self.turn_started(seat, self.turn))
        self.check_victory()

    def end_turn(self) -> None:
        """What was bought this turn is new no longer; the left neighbour's turn begins."""
        if any(self.bought):
            self.bought = [0] * self.development_kinds
        self.clear_trade()
        self.begin_turn((self.active + 1) % self.seats)

    def check_victory(self) -> None:
        """Only the active seat can win, and does so at once."""
        seat = self.active
        if self.points(seat) >= self.points_to_win and self.winner is None:
            self.winner = seat
            self.tell(self.victory(seat))


def takes_title(counts: list[int], holder: int | None, seat: int, minimum: int) -> bool:
    """Whether this seat, which has just laid a card open, takes the title for the most of them.

    The first with the minimum takes it, then whoever has strictly more than its holder.
    """
    most = minimum - 1 if holder is None else counts[holder]
    return counts[seat] > most and holder != seat
