"""What a seat can save for: roads with settlements, cities, the cards of its hand."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Iterator
from typing import NamedTuple

from ...core.moves import Move
from ...principality.building import CITY_MOVES, ROAD_MOVES, SETTLEMENT_MOVES, ends
from ...principality.geometry import ABOVE, SPOT_NAMES, spot
from ...principality.moves import Build
from ...principality.resources import KINDS, Cost
from ...principality.table import PrincipalityTable
from . import estate, weights

NOTHING = (0,) * len(KINDS)
Prices = tuple[int, ...]


class Goal(NamedTuple):
    """Something to build, perhaps in two steps."""

    name: str
    gain: float
    """What it is worth to have it."""
    step: Move
    price: Prices
    """Of the first step."""
    rest: Prices = NOTHING
    """Of what has to follow."""
    card: int = -1
    """Which card of the hand it is for."""

    @property
    def cost(self) -> Prices:
        return tuple([now + later for now, later in zip(self.price, self.rest, strict=True)])


def prices(cost: Cost) -> Prices:
    found = [0] * len(KINDS)
    for kind, count in cost:
        found[kind] = count
    return tuple(found)


class Planner:
    """Rates what a seat could build. It looks at how both principalities lie, never at what they store."""

    def __init__(self, table: PrincipalityTable, seat: int, end: estate.Horizon) -> None:
        self.table = table
        self.seat = seat
        self.end = end
        self._theirs = estate.holdings(table, 1 - seat, end)
        self.now = self.rate(table)
        self.central = [*self._settling(), *self._cities()]
        """What can be had without a card of the hand."""
        self._cards: dict[int, list[Goal]] = {}

    def rate(self, table: PrincipalityTable) -> float:
        """A position: the own principality, which may have changed, against the other, which has not."""
        own = estate.worth(table, self.seat, self.end)
        return own - weights.RIVAL * (estate.standing(table, 1 - self.seat, self.end) + self._theirs)

    def goals(self, cards: Iterable[int]) -> list[Goal]:
        """Everything, with these cards."""
        return [*self.central, *[goal for card in cards for goal in self.card(card)]]

    def card(self, number: int) -> list[Goal]:
        """What can be done with a card."""
        if number not in self._cards:
            self._cards[number] = list(self._with_card(number))
        return self._cards[number]

    def _settling(self) -> Iterator[Goal]:
        """At the end of a road, or a road and a settlement."""
        table, seat, realm = self.table, self.seat, self.table.realm
        if not table.settlements_left:
            return
        price = prices(realm.settlement_cost)
        columns = ends(table, seat, roads=False)
        for column in columns:
            yield Goal("a settlement", self._settled(column), SETTLEMENT_MOVES[column], price)
        if columns or not table.roads_left:
            return
        for column in ends(table, seat, roads=True)[:1]:
            beyond = column + (1 if column > 0 else -1)
            yield Goal(
                "a road and a settlement", self._settled(beyond), ROAD_MOVES[column], prices(realm.road_cost), price
            )

    def _settled(self, column: int) -> float:
        after = estate.with_settlement(self.table, self.seat, column)
        return self.rate(after) - self.now + estate.new_regions(self.end)

    def _cities(self) -> Iterator[Goal]:
        """The settlement that makes the best city."""
        table, seat = self.table, self.seat
        columns = self._settlements() if table.cities_left else []
        rated = [(self.rate(estate.with_city(table, seat, column)), -column) for column in columns]
        if rated:
            best, column = max(rated)
            yield Goal("a city", best - self.now, CITY_MOVES[-column], prices(table.realm.city_cost))

    def _settlements(self) -> list[int]:
        return [column for column in self.table.columns(self.seat) if not self.table.is_city(self.seat, column)]

    def _with_card(self, number: int) -> Iterator[Goal]:
        """A card on its best site, or a city for it first."""
        table, seat = self.table, self.seat
        card = table.realm.catalogue.cards[number]
        if card.slot is None or (card.facts.unique and table.in_play[seat] >> number & 1):
            return
        sites = estate.sites_worth_trying(table, seat, number)
        rated = [(self.rate(estate.with_card(table, seat, number, place)), -place) for place in sites]
        name = card.facts.en
        if rated:
            best, place = max(rated)
            step = Build(card.id, SPOT_NAMES[-place])
            yield Goal(name, best - self.now, step, prices(card.cost), card=number)
        elif table.cities_left:
            yield from self._city_for(number, name)

    def _city_for(self, number: int, name: str) -> Iterator[Goal]:
        for column in self._settlements()[:1]:
            city = estate.with_city(self.table, self.seat, column)
            slot = self.table.realm.catalogue.cards[number].slot
            assert slot is not None
            places = [place for place in city.free[self.seat][slot] if place // 3 == spot(column, ABOVE) // 3]
            for place in places[:1]:
                after = estate.with_card(city, self.seat, number, place)
                cost = prices(self.table.realm.catalogue.cards[number].cost)
                price = prices(self.table.realm.city_cost)
                yield Goal(f"a city for {name}", self.rate(after) - self.now, CITY_MOVES[column], price, cost, number)


class Planners:
    """The planners of principalities as they have lain lately: a turn asks many questions about the same ones."""

    MOST = 50

    def __init__(self) -> None:
        self._known: dict[Hashable, Planner] = {}

    def of(self, table: PrincipalityTable, seat: int, end: estate.Horizon) -> Planner:
        key = seat, end, _lying(table)
        if key not in self._known:
            if len(self._known) == self.MOST:
                self._known.clear()
            self._known[key] = Planner(table, seat, end)
        return self._known[key]


def _lying(table: PrincipalityTable) -> Hashable:
    """All that a planner looks at."""
    left = table.roads_left, table.settlements_left, table.cities_left
    lists = table.row, table.cities, table.placed, table.owner, table.lies
    return left, *[tuple(each) for each in lists]
