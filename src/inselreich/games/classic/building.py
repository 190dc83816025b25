"""Building and buying (C-67 to C-78): roads, settlements, cities, development cards."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from ...core.errors import IllegalMove
from ...core.moves import Move
from ...core.questions import Action, Section
from ...hexes import bits
from .board import ISLAND
from .events import DevelopmentBought, DevelopmentDrawn
from .moves import BuildCity, BuildRoad, BuildSettlement, BuyDevelopment
from .pieces import CITY_COST, DEVELOPMENT_COST, DEVELOPMENTS, ROAD_COST, SETTLEMENT_COST, Cards
from .state import ClassicTable

ROAD_MOVES = tuple(BuildRoad(name) for name in ISLAND.edge_names)
SETTLEMENT_MOVES = tuple(BuildSettlement(name) for name in ISLAND.corner_names)
CITY_MOVES = tuple(BuildCity(name) for name in ISLAND.corner_names)
ONLY_BUY = (BuyDevelopment(),)


def road_paths(table: ClassicTable, seat: int) -> int:
    """C-69, C-70: the free paths at an own building, or at an own road with no opponent's building between."""
    return table.reach[seat] & ~table.paved


def settlement_sites(table: ClassicTable, seat: int) -> int:
    """C-71, C-72: the empty crossings touched by an own road with no building next to them."""
    return table.touched[seat] & ~table.too_close


def founding_sites(table: ClassicTable) -> int:
    """C-32, C-72: the empty crossings with no building next to them."""
    return ISLAND.all_corners_mask & ~table.too_close


@lru_cache(maxsize=4096)
def roads_on(paths: int) -> tuple[Move, ...]:
    """The moves that build a road on one of these paths."""
    return tuple([ROAD_MOVES[edge] for edge in bits(paths)])


@lru_cache(maxsize=4096)
def settlements_on(crossings: int) -> tuple[Move, ...]:
    """The moves that build a settlement on one of these crossings."""
    return tuple([SETTLEMENT_MOVES[corner] for corner in bits(crossings)])


@lru_cache(maxsize=4096)
def cities_on(crossings: int) -> tuple[Move, ...]:
    """The moves that build a city on one of these crossings."""
    return tuple([CITY_MOVES[corner] for corner in bits(crossings)])


def road_objection(table: ClassicTable, seat: int, move: BuildRoad) -> IllegalMove | None:
    """C-68, C-69: what speaks against a road here, whoever pays for it."""
    edge = ISLAND.edges[move.path]
    if not table.roads_left(seat):
        return IllegalMove("all 15 roads are built", "C-68")
    if table.paved >> edge & 1:
        return IllegalMove(f"there is a road on {move.path} already", "C-69")
    if not table.reach[seat] >> edge & 1:
        return IllegalMove(f"no road on {move.path}: no road or building of yours leads there", "C-69")
    return None


def distance_objection(table: ClassicTable, crossing: str) -> IllegalMove | None:
    """C-72"""
    corner = ISLAND.corners[crossing]
    if table.occupied >> corner & 1:
        return IllegalMove(f"{crossing} is built on already", "C-71")
    if table.too_close >> corner & 1:
        near = next(name for name in ISLAND.corner_neighbours[corner] if table.occupied >> name & 1)
        return IllegalMove(f"no settlement on {crossing}: {ISLAND.corner_names[near]} beside it is built on", "C-72")
    return None


def price_objection(table: ClassicTable, seat: int, cost: tuple[int, ...], what: str) -> IllegalMove | None:
    """C-67: the cost is paid from the hand."""
    if table.holds(seat, cost):
        return None
    return IllegalMove(f"{what} costs {Cards.of(cost)}; you hold {Cards.of(table.hands[seat])}", "C-67")


class Roads(Action):
    """C-69"""

    move = BuildRoad

    def moves(self, table: ClassicTable, seat: int) -> Sequence[Move]:
        hand = table.hands[seat]
        if not (hand[0] and hand[1] and table.roads_left(seat)):
            return ()
        return roads_on(road_paths(table, seat))

    def objection(self, table: ClassicTable, seat: int, move: BuildRoad) -> IllegalMove | None:
        return price_objection(table, seat, ROAD_COST, "a road") or road_objection(table, seat, move)

    def perform(self, table: ClassicTable, seat: int, move: BuildRoad) -> None:
        table.give_back(seat, ROAD_COST)
        table.place_road(seat, ISLAND.edges[move.path])
        after_building(table)


class Settlements(Action):
    """C-71"""

    move = BuildSettlement

    def moves(self, table: ClassicTable, seat: int) -> Sequence[Move]:
        hand = table.hands[seat]
        if not (hand[0] and hand[1] and hand[2] and hand[3] and table.settlements_left(seat)):
            return ()
        return settlements_on(settlement_sites(table, seat))

    def objection(self, table: ClassicTable, seat: int, move: BuildSettlement) -> IllegalMove | None:
        if not table.settlements_left(seat):
            return IllegalMove("all 5 settlements are on the board; build a city first", "C-75")
        problem = price_objection(table, seat, SETTLEMENT_COST, "a settlement")
        problem = problem or distance_objection(table, move.crossing)
        if problem is None and not table.touched[seat] >> ISLAND.corners[move.crossing] & 1:
            return IllegalMove(f"no road of yours leads to {move.crossing}", "C-71")
        return problem

    def perform(self, table: ClassicTable, seat: int, move: BuildSettlement) -> None:
        corner = ISLAND.corners[move.crossing]
        table.give_back(seat, SETTLEMENT_COST)
        table.place_settlement(seat, corner)
        table.gain_harbour(seat, corner)
        after_building(table)


class Cities(Action):
    """C-73"""

    move = BuildCity

    def moves(self, table: ClassicTable, seat: int) -> Sequence[Move]:
        hand = table.hands[seat]
        if hand[3] < 2 or hand[4] < 3 or not table.cities_left(seat):
            return ()
        return cities_on(table.settlements[seat])

    def objection(self, table: ClassicTable, seat: int, move: BuildCity) -> IllegalMove | None:
        if not table.settlements[seat] >> ISLAND.corners[move.crossing] & 1:
            return IllegalMove(f"a city replaces a settlement of yours; there is none on {move.crossing}", "C-73")
        if not table.cities_left(seat):
            return IllegalMove("all 4 cities are on the board", "C-68")
        return price_objection(table, seat, CITY_COST, "a city")

    def perform(self, table: ClassicTable, seat: int, move: BuildCity) -> None:
        table.give_back(seat, CITY_COST)
        table.place_city(seat, ISLAND.corners[move.crossing])
        after_building(table)


class Purchases(Action):
    """C-78"""

    move = BuyDevelopment

    def moves(self, table: ClassicTable, seat: int) -> Sequence[Move]:
        hand = table.hands[seat]
        return ONLY_BUY if hand[2] and hand[3] and hand[4] and table.deck else ()

    def objection(self, table: ClassicTable, seat: int, move: BuyDevelopment) -> IllegalMove | None:
        if not table.deck:
            return IllegalMove("all development cards are sold", "C-78")
        return price_objection(table, seat, DEVELOPMENT_COST, "a development card")

    def perform(self, table: ClassicTable, seat: int, move: BuyDevelopment) -> None:
        table.give_back(seat, DEVELOPMENT_COST)
        card = table.deck.pop()
        table.held[seat][card] += 1
        table.bought[card] += 1
        table.tell(DevelopmentBought(seat))
        table.tell(DevelopmentDrawn(seat, DEVELOPMENTS[card]))
        after_building(table)


def after_building(table: ClassicTable) -> None:
    """C-36: with separated phases the first build or purchase (C-77) ends the trade phase; C-111: it may win."""
    table.trading_over = table.options.phases == "separated"
    table.check_victory()


def can_pay_for_anything(table: ClassicTable, seat: int) -> bool:
    """C-10: lumber and brick (road, settlement), wool, grain and ore (card), or enough grain and ore (city)."""
    lumber, brick, wool, grain, ore = table.hands[seat]
    return bool((lumber and brick) or (wool and grain and ore) or (grain >= 2 and ore >= 3))


BUILDING = Section(can_pay_for_anything, Roads(), Settlements(), Cities(), Purchases())
