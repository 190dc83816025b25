"""Preparation and founding (C-23 to C-35)."""

from __future__ import annotations

from ...core.chance import Roll, Shuffle
from ...core.errors import IllegalMove
from ...core.moves import Move
from ...core.questions import Ask, Options, Script
from ...hexes import Corner, bits
from .board import BEGINNER_START, DESERT, ISLAND, lay_variable_board
from .building import distance_objection, founding_sites, roads_on, settlements_on
from .events import StartRolled, Yielded
from .moves import BuildRoad, BuildSettlement, PlaceNeutral
from .pieces import DEVELOPMENT_COUNTS, RESOURCES
from .state import COLOURS, ClassicTable

TWO_DICE = Roll()
NEUTRAL_MOVES = tuple(PlaceNeutral(name) for name in ISLAND.corner_names)


def set_up(table: ClassicTable) -> Script:
    """C-25, C-30, C-31: the board, the deck, the start player."""
    beginner = table.options.board == "beginner"
    if not beginner:
        table.board = yield from lay_variable_board(table.options.board)
        table.robber = table.board.desert
    cards = [card for card, count in enumerate(DEVELOPMENT_COUNTS) for _ in range(count)]
    order = yield Shuffle(len(cards))
    table.deck = [cards[place] for place in order]
    first = yield from roll_for_start(table)
    table.active = first
    table.laid = True
    if beginner:
        place_beginner_start(table)
        table.begin_turn(first)
    else:
        clockwise = [first, *table.others(first)]
        table.founding = (*clockwise, *reversed(clockwise))


def roll_for_start(table: ClassicTable) -> Script:
    """C-31: the highest total begins; only the tied roll again."""
    rolling = list(range(table.seats))
    while len(rolling) > 1:
        totals = {}
        for seat in rolling:
            dice = yield TWO_DICE
            totals[seat] = sum(dice)
            table.tell(StartRolled(seat, dice))
        highest = max(totals.values())
        rolling = [seat for seat in rolling if totals[seat] == highest]
    return rolling[0]


def place_beginner_start(table: ClassicTable) -> None:
    """C-23, C-24: each colour's fixed pieces; the marked settlement pays. CV-6: two unplayed colours stay, neutral."""
    played = COLOURS[table.seats]
    for seat, colour in enumerate(played):
        for corner, edge in BEGINNER_START[colour]:
            table.place_settlement(seat, corner)
            table.place_road(seat, edge)
        pay_start_yield(table, seat, BEGINNER_START[colour][1][0])
        table.renew_rates(seat)
    if neutrals(table):
        for colour in COLOURS[4]:
            if colour not in played:
                for corner, _ in BEGINNER_START[colour]:
                    table.place_neutral(corner)


def found(table: ClassicTable) -> Script:
    """C-32, C-33: round one clockwise, round two counter-clockwise; each founds a settlement with a road."""
    while table.founding:
        seat = table.founding[0]
        second = len(table.founding) <= table.seats
        why = "C-33" if second else "C-32"
        settled = yield Ask(seat, FoundingSites(table, BuildSettlement, why), why, resumable=True)
        corner = ISLAND.corners[settled.crossing]
        table.place_settlement(seat, corner)
        if second:
            pay_start_yield(table, seat, corner)
            table.renew_rates(seat)
        road = yield Ask(seat, FoundingRoads(table, corner, why), why)
        table.place_road(seat, ISLAND.edges[road.path])
        if neutrals(table):
            neutral = yield Ask(seat, FoundingSites(table, PlaceNeutral, "CV-6"), "CV-6")
            table.place_neutral(ISLAND.corners[neutral.crossing])
        table.founding = table.founding[1:]
        if not table.founding:
            table.begin_turn(seat)


def neutrals(table: ClassicTable) -> bool:
    """CV-6: two seats found with neutral settlements between them."""
    return table.seats == 2 and table.options.two_seats == "neutral"


def pay_start_yield(table: ClassicTable, seat: int, corner: Corner) -> None:
    """C-34: one card from each hex at the second settlement; the desert pays nothing."""
    for hex_ in ISLAND.corner_hexes[corner]:
        kind = table.board.terrain[hex_]
        if kind != DESERT:
            table.take(seat, kind, 1)
            table.tell(Yielded(ISLAND.hex_names[hex_], ISLAND.corner_names[corner], seat, RESOURCES[kind], 1))


class FoundingSites(Options):
    """C-32: any empty crossing that keeps the distance (C-72)."""

    __slots__ = ("kind", "table", "why")

    def __init__(self, table: ClassicTable, kind: type[BuildSettlement | PlaceNeutral], why: str) -> None:
        self.table = table
        self.kind = kind
        self.why = why

    def moves(self, seat: int) -> list[Move]:
        sites = founding_sites(self.table)
        if self.kind is BuildSettlement:
            return [*settlements_on(sites)]
        return [NEUTRAL_MOVES[corner] for corner in bits(sites)]

    def objection(self, seat: int, move: Move) -> IllegalMove | None:
        if type(move) is not self.kind:
            return IllegalMove(f"'{move}' is not possible now: {self.kind.named().replace('_', ' ')} first", self.why)
        return distance_objection(self.table, move.crossing)


class FoundingRoads(Options):
    """C-32, C-33: a road at the settlement just founded."""

    __slots__ = ("corner", "table", "why")

    def __init__(self, table: ClassicTable, corner: Corner, why: str) -> None:
        self.table = table
        self.corner = corner
        self.why = why

    def moves(self, seat: int) -> list[Move]:
        return [*roads_on(ISLAND.corner_edges_mask[self.corner] & ~self.table.paved)]

    def objection(self, seat: int, move: Move) -> IllegalMove | None:
        if isinstance(move, BuildRoad) and move in self.moves(seat):
            return None
        where = ISLAND.corner_names[self.corner]
        return IllegalMove(f"'{move}' is not possible now: a road ending at {where} comes next", self.why)
