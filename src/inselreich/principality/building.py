"""Building: roads, settlements and cities from their stacks, expansions from the hand.

Whoever builds pays first, choosing the regions where there is a choice; then the card is placed, everything is worked
out anew, and its `when_built` follows.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import permutations

from ..core.errors import IllegalMove
from ..core.moves import Move
from ..core.questions import Action, Ask, Options, Script
from .cards import Card
from .events import CityBuilt, RegionsSearched, RoadBuilt, SettlementBuilt
from .geometry import ABOVE, ROWS, SPOT_NAMES, SPOTS, WIDEST, Spot, signed, spot
from .moves import Build, BuildCity, BuildRoad, BuildSettlement, LayRegions
from .payment import pay
from .playing import play_objection, playable
from .realm import Realm
from .resources import RESOURCES, Cost
from .table import NO_CARD, Looking, PrincipalityTable

ROAD_MOVES = {column: BuildRoad(column) for column in range(-WIDEST, WIDEST + 1)}
SETTLEMENT_MOVES = {column: BuildSettlement(column) for column in range(-WIDEST, WIDEST + 1)}
CITY_MOVES = {column: BuildCity(column) for column in range(-WIDEST, WIDEST + 1)}


# What it costs


def can_pay(table: PrincipalityTable, seat: int, cost: Cost) -> bool:
    totals = table.totals[seat]
    for kind, count in cost:
        if totals[kind] < count:
            return False
    return True


def price_objection(table: PrincipalityTable, seat: int, cost: Cost, what: str, why: str) -> IllegalMove | None:
    if can_pay(table, seat, cost):
        return None
    price = " + ".join(f"{count} {RESOURCES[kind]}" for kind, count in cost)
    return IllegalMove(f"{what} costs {price}, you have less", why)


# The centre row


def ends(table: PrincipalityTable, seat: int, *, roads: bool) -> list[int]:
    """The columns at both ends of the centre row where a road (or a settlement) would be next."""
    west, east = table.row[seat]
    may_extend = table.realm.may_extend
    return [column for column in (west - 1, east + 1) if (column % 2 == 0) == roads and may_extend(table, seat, column)]


class Roads(Action):
    """At the outer side of an outermost place; two roads never touch."""

    move = BuildRoad

    def moves(self, table: PrincipalityTable, seat: int) -> Sequence[Move]:
        if not table.roads_left or not can_pay(table, seat, table.realm.road_cost):
            return ()
        return [ROAD_MOVES[column] for column in ends(table, seat, roads=True)]

    def objection(self, table: PrincipalityTable, seat: int, move: BuildRoad) -> IllegalMove | None:
        rules = table.realm.rules
        if not table.roads_left:
            return IllegalMove("all roads are built", rules.stock)
        if move.column not in ends(table, seat, roads=True):
            sentence = f"no road at {signed(move.column)}: roads lie beside an outermost settlement or city"
            return IllegalMove(sentence, rules.road)
        return price_objection(table, seat, table.realm.road_cost, "a road", rules.pay)

    def perform(self, table: PrincipalityTable, seat: int, move: BuildRoad) -> Script:
        rules = table.realm.rules
        yield from pay(table, seat, table.realm.road_cost, rules.road, rules.pay)
        table.place_road(seat, move.column)
        table.tell(RoadBuilt(seat, move.column))
        table.settle()


class Settlements(Action):
    """At the open end of a road, with two new regions; a card may be played together with it."""

    move = BuildSettlement

    def moves(self, table: PrincipalityTable, seat: int) -> Sequence[Move]:
        if not table.settlements_left or not can_pay(table, seat, table.realm.settlement_cost):
            return ()
        columns = ends(table, seat, roads=False)
        listed: list[Move] = [SETTLEMENT_MOVES[column] for column in columns]
        if columns:
            for card in playable(table, seat, "settlement"):
                listed += [BuildSettlement(column, card.id) for column in columns]
        return listed

    def objection(self, table: PrincipalityTable, seat: int, move: BuildSettlement) -> IllegalMove | None:
        rules = table.realm.rules
        if not table.settlements_left:
            return IllegalMove("all settlements are built", rules.stock)
        if move.column not in ends(table, seat, roads=False):
            sentence = f"no settlement at {signed(move.column)}: settlements lie at the open end of a road"
            return IllegalMove(sentence, rules.settlement)
        problem = price_objection(table, seat, table.realm.settlement_cost, "a settlement", rules.pay)
        if problem is None and move.played_with:
            problem = play_objection(table, seat, move.played_with, "settlement")
        return problem

    def perform(self, table: PrincipalityTable, seat: int, move: BuildSettlement) -> Script:
        rules, card = table.realm.rules, table.realm.catalogue.by_id.get(move.played_with)
        if card is not None:
            table.lay_open(seat, card)
        yield from pay(table, seat, table.realm.settlement_cost, rules.settlement, rules.pay)
        table.place_settlement(seat, move.column)
        table.tell(SettlementBuilt(seat, move.column))
        table.settle()
        effect = lay_new_regions(table, seat, 2, rules.regions) if card is None else card.when_played(table, seat)
        if effect is not None:
            yield from effect


def lay_new_regions(table: PrincipalityTable, seat: int, count: int, why: str) -> Script:
    """The builder of a new settlement sees the top so many regions, and lays one above and one below its outer side."""
    table.looking = Looking(seat, "regions", 0, count)
    move = yield Ask(seat, NewRegions(table, why), why)
    table.looking = None
    column = bare_column(table, seat)
    numbers = table.realm.region_number
    for row, name in zip(ROWS, (move.upper, move.lower), strict=True):
        region = numbers[name]
        table.region_stack.remove(region)
        table.lay_region(seat, region, spot(column, row))
    table.settle()


def bare_column(table: PrincipalityTable, seat: int) -> int:
    """The outer side of an outermost place where no regions lie yet."""
    west, east = table.row[seat]
    laid = [table.lies[region] for region in table.regions_of(seat)]
    return next(column for column in (west - 1, east + 1) if column % 2 == 0 and spot(column, ABOVE) not in laid)


def search_regions(table: PrincipalityTable, seat: int, why: str) -> Script:
    """Look through the whole region stack for the two regions; it has to be shuffled afterwards."""
    table.tell(RegionsSearched(seat))
    yield from lay_new_regions(table, seat, len(table.region_stack), why)


class NewRegions(Options):
    """Two of the regions that the seat is looking at, one above and one below."""

    __slots__ = ("table", "why")

    def __init__(self, table: PrincipalityTable, why: str) -> None:
        self.table = table
        self.why = why

    def moves(self, seat: int) -> list[Move]:
        return list(_pairs(self.table.realm, tuple(sorted(seen_regions(self.table)))))

    def objection(self, seat: int, move: Move) -> IllegalMove | None:
        if not isinstance(move, LayRegions):
            return IllegalMove(f"'{move}' is not possible now: first lay the two new regions", self.why)
        seen = [self.table.realm.region_names[region] for region in seen_regions(self.table)]
        if move.upper not in seen or move.lower not in seen or move.upper == move.lower:
            return IllegalMove(f"the new regions are two of: {', '.join(sorted(seen))}", self.why)
        return None


def seen_regions(table: PrincipalityTable) -> list[int]:
    """The top of the region stack, as far as it is looked at."""
    looking = table.looking
    assert looking is not None
    return table.region_stack[-looking.depth :]


@lru_cache(maxsize=512)
def _pairs(realm: Realm, regions: tuple[int, ...]) -> tuple[Move, ...]:
    names = [realm.region_names[region] for region in regions]
    return tuple(LayRegions(upper, lower) for upper, lower in permutations(names, 2))


class Cities(Action):
    """On an own settlement, which stays underneath."""

    move = BuildCity

    def moves(self, table: PrincipalityTable, seat: int) -> Sequence[Move]:
        if not table.cities_left or not can_pay(table, seat, table.realm.city_cost):
            return ()
        return [CITY_MOVES[column] for column in table.columns(seat) if not table.is_city(seat, column)]

    def objection(self, table: PrincipalityTable, seat: int, move: BuildCity) -> IllegalMove | None:
        rules = table.realm.rules
        if not table.cities_left:
            return IllegalMove("all cities are built", rules.stock)
        if move.column not in table.columns(seat) or table.is_city(seat, move.column):
            return IllegalMove(f"no city at {signed(move.column)}: there is no settlement of yours", rules.city)
        return price_objection(table, seat, table.realm.city_cost, "a city", rules.pay)

    def perform(self, table: PrincipalityTable, seat: int, move: BuildCity) -> Script:
        rules = table.realm.rules
        yield from pay(table, seat, table.realm.city_cost, rules.city, rules.pay)
        table.place_city(seat, move.column)
        table.tell(CityBuilt(seat, move.column))
        table.settle()


# Expansions


class Expansions(Action):
    """A card of the hand, on a free spot of its slot."""

    move = Build

    def moves(self, table: PrincipalityTable, seat: int) -> Sequence[Move]:
        listed: list[Move] = []
        cards = table.realm.catalogue.cards
        hand = table.hands[seat]
        for place, number in enumerate(hand):
            card = cards[number]
            if card.slot is None or not can_pay(table, seat, card.cost) or number in hand[:place]:
                continue
            if card.facts.unique and table.in_play[seat] >> number & 1:
                continue
            free = table.free[seat][card.slot]
            if free and card.may_play(table, seat):
                listed += _builds(card.id, free)
        return listed

    def objection(self, table: PrincipalityTable, seat: int, move: Build) -> IllegalMove | None:
        rules = table.realm.rules
        card = table.realm.catalogue.by_id.get(move.card)
        if card is None or not table.holds_card(seat, card):
            return IllegalMove(f"you hold no '{move.card}'", rules.build)
        if card.slot is None:
            return IllegalMove(f"{move.card} is played, not built", rules.play)
        return (
            self._place_objection(table, seat, card, move)
            or _unique_objection(table, seat, card)
            or price_objection(table, seat, card.cost, move.card, rules.build)
            or card.objection(table, seat)
        )

    def _place_objection(self, table: PrincipalityTable, seat: int, card: Card, move: Build) -> IllegalMove | None:
        rules, place = table.realm.rules, SPOTS[move.at]
        if card.slot is not None and place in table.free[seat][card.slot]:
            return None
        if place in table.free[seat][0]:
            return IllegalMove(
                f"{move.card} needs a site of a city, {move.at} belongs to a settlement", rules.city_only
            )
        free = ", ".join(SPOT_NAMES[each] for each in table.free[seat][card.slot or 0]) or "none"
        return IllegalMove(f"there is no free site {move.at} in your principality; free: {free}", rules.build)

    def perform(self, table: PrincipalityTable, seat: int, move: Build) -> Script:
        card = table.realm.catalogue[move.card]
        table.hands[seat].remove(card.number)
        table.open_card = card.number  # laid open: everybody has seen it while its owner chooses what pays for it
        yield from pay(table, seat, card.cost, table.realm.rules.build)
        table.open_card = NO_CARD
        place = SPOTS[move.at]
        table.place_card(seat, card.number, place)
        table.settle()
        effect = card.when_built(table, seat, place)
        if effect is not None:
            yield from effect


def _unique_objection(table: PrincipalityTable, seat: int, card: Card) -> IllegalMove | None:
    if card.facts.unique and table.in_play[seat] >> card.number & 1:
        return IllegalMove(f"there may be one {card.id} in a principality, and there is one", table.realm.rules.unique)
    return None


@lru_cache(maxsize=8192)
def _builds(card: str, free: tuple[Spot, ...]) -> tuple[Move, ...]:
    return tuple(Build(card, SPOT_NAMES[place]) for place in free)
