"""Building and buying on boards of hexes: roads, settlements, cities, development cards.

A game says in a `Building` which moves these are, what they cost, and which of its rules say so; it puts
`building.section` into its menu.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Any

from ..core.errors import IllegalMove
from ..core.moves import Move, Pile
from ..core.questions import Action, Script, Section
from .costs import Cost, can_pay_for_any, pays
from .events import DevelopmentBought
from .geometry import Corner, Island
from .masks import bits
from .moves import OnCrossing, OnPath
from .table import HexTable


class Building:
    """What a game says of building, and all that follows from it."""

    island: Island
    cards: type[Pile]
    road: type[OnPath]
    settlement: type[OnCrossing]
    city: type[OnCrossing]
    purchase: type[Move]
    bought: type[DevelopmentBought]
    drawn: type[Any]
    development_names: tuple[str, ...]

    road_cost: Cost
    settlement_cost: Cost
    city_cost: Cost
    development_cost: Cost

    price_rule: str
    """The number of the rule that the cost is paid from the hand."""
    no_road_rule: str
    no_settlement_rule: str
    no_city_rule: str
    """What is not in the piece supply cannot be built."""
    road_rule: str
    settlement_rule: str
    occupied_rule: str
    """No settlement where something is built already."""
    distance_rule: str
    city_rule: str
    purchase_rule: str

    def city_sites(self, table: Any, seat: int) -> int:
        """The settlements that may become cities."""
        settlements: int = table.settlements[seat]
        return settlements

    def city_objection(self, table: Any, seat: int, move: OnCrossing) -> IllegalMove | None:
        """What else speaks against a city here."""
        return None

    def settled(self, table: Any, seat: int, corner: Corner) -> None:
        """What else a settlement brings that was built in play."""

    def after(self, table: Any, seat: int) -> Script | None:
        """What follows when something was built or bought."""
        return None

    def __init__(self) -> None:
        island = self.island
        self.roads_on = listing([self.road(name) for name in island.edge_names])
        """The moves that build a road on one of these paths."""
        self.settlements_on = listing([self.settlement(name) for name in island.corner_names])
        """The moves that build a settlement on one of these crossings."""
        self.cities_on = listing([self.city(name) for name in island.corner_names])
        """The moves that build a city on one of these crossings."""
        actions = Roads(self), Settlements(self), Cities(self), Purchases(self)
        self.section = Section(can_pay_for_any(self.road_cost, self.city_cost, self.development_cost), *actions)
        """Who cannot pay for a road cannot pay for a settlement either."""

    def road_objection(self, table: HexTable, seat: int, move: OnPath) -> IllegalMove | None:
        """What speaks against a road here, whoever pays for it."""
        edge = self.island.edges[move.path]
        if not table.roads_left(seat):
            return IllegalMove(f"all {table.road_pieces} roads are built", self.no_road_rule)
        if table.paved >> edge & 1:
            return IllegalMove(f"there is a road on {move.path} already", self.road_rule)
        if not table.reach[seat] >> edge & 1:
            return IllegalMove(f"no road on {move.path}: no road or building of yours leads there", self.road_rule)
        return None

    def distance_objection(self, table: HexTable, crossing: str) -> IllegalMove | None:
        """What speaks against a settlement here, whoever builds it."""
        corner = self.island.corners[crossing]
        if not table.too_close >> corner & 1:
            return None
        if table.occupied >> corner & 1:
            return IllegalMove(f"{crossing} is built on already", self.occupied_rule)
        near = next(name for name in self.island.corner_neighbours[corner] if table.occupied >> name & 1)
        sentence = f"no settlement on {crossing}: {self.island.corner_names[near]} beside it is built on"
        return IllegalMove(sentence, self.distance_rule)

    def price_objection(self, table: HexTable, seat: int, cost: Cost, what: str) -> IllegalMove | None:
        """The cost is paid from the hand."""
        if table.holds(seat, cost):
            return None
        hand = self.cards.of(table.hands[seat])
        return IllegalMove(f"{what} costs {self.cards.of(cost)}; you hold {hand}", self.price_rule)


def road_paths(table: HexTable, seat: int) -> int:
    """The free paths at an own building, or at an own road with no building between."""
    return table.reach[seat] & ~table.paved


def settlement_sites(table: HexTable, seat: int) -> int:
    """The crossings touched by an own road on which a settlement may stand."""
    return table.touched[seat] & ~table.too_close


def listing(moves: Sequence[Move]) -> Callable[[int], tuple[Move, ...]]:
    """Lists the moves of a mask of places; the same masks come again and again."""

    @lru_cache(maxsize=4096)
    def listed(places: int) -> tuple[Move, ...]:
        return tuple([moves[place] for place in bits(places)])

    return listed


class BuildingAction(Action):
    """A move that builds or buys, under the rules of a game."""

    def __init__(self, rules: Building, move: type[Move], cost: Cost, what: str) -> None:
        self.rules = rules
        self.move = move
        self.cost = cost
        self.what = what
        self.pays = pays(cost)

    def price_objection(self, table: HexTable, seat: int) -> IllegalMove | None:
        return self.rules.price_objection(table, seat, self.cost, self.what)


class Roads(BuildingAction):
    """On a free path at an own building or road."""

    def __init__(self, rules: Building) -> None:
        super().__init__(rules, rules.road, rules.road_cost, "a road")

    def moves(self, table: HexTable, seat: int) -> Sequence[Move]:
        if self.pays(table.hands[seat]) and table.roads_left(seat):
            return self.rules.roads_on(table.reach[seat] & ~table.paved)
        return ()

    def objection(self, table: HexTable, seat: int, move: OnPath) -> IllegalMove | None:
        return self.price_objection(table, seat) or self.rules.road_objection(table, seat, move)

    def perform(self, table: HexTable, seat: int, move: OnPath) -> Script | None:
        table.give_back(seat, self.cost)
        table.place_road(seat, table.island.edges[move.path])
        return self.rules.after(table, seat)


class Settlements(BuildingAction):
    """On a crossing touched by an own road, with no building beside it."""

    def __init__(self, rules: Building) -> None:
        super().__init__(rules, rules.settlement, rules.settlement_cost, "a settlement")

    def moves(self, table: HexTable, seat: int) -> Sequence[Move]:
        if self.pays(table.hands[seat]) and table.settlements_left(seat):
            return self.rules.settlements_on(table.touched[seat] & ~table.too_close)
        return ()

    def objection(self, table: HexTable, seat: int, move: OnCrossing) -> IllegalMove | None:
        rules = self.rules
        if not table.settlements_left(seat):
            sentence = f"all {table.settlement_pieces} settlements are on the board; build a city first"
            return IllegalMove(sentence, rules.no_settlement_rule)
        problem = self.price_objection(table, seat) or rules.distance_objection(table, move.crossing)
        if problem is None and not table.touched[seat] >> table.island.corners[move.crossing] & 1:
            return IllegalMove(f"no road of yours leads to {move.crossing}", rules.settlement_rule)
        return problem

    def perform(self, table: HexTable, seat: int, move: OnCrossing) -> Script | None:
        corner = table.island.corners[move.crossing]
        table.give_back(seat, self.cost)
        table.place_settlement(seat, corner)
        self.rules.settled(table, seat, corner)
        return self.rules.after(table, seat)


class Cities(BuildingAction):
    """In place of an own settlement."""

    def __init__(self, rules: Building) -> None:
        super().__init__(rules, rules.city, rules.city_cost, "a city")

    def moves(self, table: HexTable, seat: int) -> Sequence[Move]:
        if self.pays(table.hands[seat]) and table.cities_left(seat):
            return self.rules.cities_on(self.rules.city_sites(table, seat))
        return ()

    def objection(self, table: HexTable, seat: int, move: OnCrossing) -> IllegalMove | None:
        rules = self.rules
        if not table.settlements[seat] >> table.island.corners[move.crossing] & 1:
            sentence = f"a city replaces a settlement of yours; there is none on {move.crossing}"
            return IllegalMove(sentence, rules.city_rule)
        if not table.cities_left(seat):
            return IllegalMove(f"all {table.city_pieces} cities are on the board", rules.no_city_rule)
        return rules.city_objection(table, seat, move) or self.price_objection(table, seat)

    def perform(self, table: HexTable, seat: int, move: OnCrossing) -> Script | None:
        table.give_back(seat, self.cost)
        table.place_city(seat, table.island.corners[move.crossing])
        return self.rules.after(table, seat)


class Purchases(BuildingAction):
    """The top development card, unseen by the others."""

    def __init__(self, rules: Building) -> None:
        super().__init__(rules, rules.purchase, rules.development_cost, "a development card")
        self.listed = (rules.purchase(),)

    def moves(self, table: HexTable, seat: int) -> Sequence[Move]:
        return self.listed if table.deck and self.pays(table.hands[seat]) else ()

    def objection(self, table: HexTable, seat: int, move: Move) -> IllegalMove | None:
        if not table.deck:
            return IllegalMove("all development cards are sold", self.rules.purchase_rule)
        return self.price_objection(table, seat)

    def perform(self, table: HexTable, seat: int, move: Move) -> Script | None:
        table.give_back(seat, self.cost)
        card = table.draw_development(seat)
        table.tell(self.rules.bought(seat))
        table.tell(self.rules.drawn(seat, self.rules.development_names[card]))
        return self.rules.after(table, seat)
