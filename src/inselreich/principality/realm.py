"""What the shared room asks of a game, and the numbers of the rules it cites for it.

`Realm` is answered once per game; it holds nothing of any match. The room never asks which game it is in.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from ..core.questions import Script
from .cards import Card, Catalogue
from .geometry import ABOVE, BELOW, CENTRE, Spot, column_of, row_of, spot
from .resources import LANDSCAPES, Cost, Goods, cost_of


class Region(NamedTuple):
    """A region card: its resource and the number that makes it produce. Kind and number name it."""

    kind: int
    number: int

    @property
    def name(self) -> str:
        return f"{LANDSCAPES[self.kind]} {self.number}"


class Token(NamedTuple):
    """Held by whoever has strictly most points of a kind; worth a victory point."""

    name: str
    points: int
    least: int
    rule: str


class Slot:
    """A kind of place for expansions, as facts call it."""

    def __init__(self, name: str) -> None:
        self.name = name

    def free(self, table: Any, seat: int) -> tuple[Spot, ...]:
        """The spots where the seat could lay one more card of this slot."""
        raise NotImplementedError

    def takes(self, table: Any, seat: int, place: Spot) -> bool:
        """Whether a card of this slot could lie in place of another one, on the spot where that lies."""
        raise NotImplementedError


class Site(Slot):
    """Above and below a place: one of each at a settlement, two at a city."""

    def __init__(self, name: str, *, cities_only: bool) -> None:
        super().__init__(name)
        self.cities_only = cities_only

    def free(self, table: Any, seat: int) -> tuple[Spot, ...]:
        taken = [placed.spot for placed in table.placed[seat]]
        cities = table.cities[seat]
        found = []
        for column in cities if self.cities_only else table.columns(seat):
            room = 2 if column in cities else 1
            for place in (spot(column, ABOVE), spot(column, BELOW)):
                if taken.count(place) < room:
                    found.append(place)
        return tuple(found)

    def takes(self, table: Any, seat: int, place: Spot) -> bool:
        column = column_of(place)
        return column % 2 == 1 and row_of(place) != CENTRE and (not self.cities_only or column in table.cities[seat])


class Rules(NamedTuple):
    """The numbers under which a game's rules say what the shared room enforces."""

    pay: str
    store: str
    demand: str
    road: str
    settlement: str
    city: str
    regions: str
    stock: str
    """How many central cards there are."""
    build: str
    city_only: str
    exchange: str
    play: str
    moment: str
    """When an action card is played."""
    arrange: str
    draw: str
    search: str
    swap_card: str
    hand_limit: str
    put_under: str = ""
    """Which cards go under which stacks, if there is more to say than the occasion does."""
    unique: str = ""
    """At most one of some cards in each principality."""


ROAD_COST = cost_of(Goods(lumber=1, brick=2))
SETTLEMENT_COST = cost_of(Goods(lumber=1, brick=1, wool=1, grain=1))
CITY_COST = cost_of(Goods(grain=2, ore=3))


SLOTS: tuple[Slot, ...] = (Site("settlement_or_city", cities_only=False), Site("city", cities_only=True))


class Realm:
    """The named questions. A game subclasses it."""

    catalogue: Catalogue
    regions: Sequence[Region]
    rules: Rules
    tokens: tuple[Token, ...]
    slots: tuple[Slot, ...] = SLOTS
    road_cost: Cost = ROAD_COST
    settlement_cost: Cost = SETTLEMENT_COST
    city_cost: Cost = CITY_COST
    usual_rate = 3
    usual_search_price = 2
    usual_hand_limit = 3

    def __init__(self) -> None:
        self.region_names = tuple(region.name for region in self.regions)
        self.region_number = {name: number for number, name in enumerate(self.region_names)}

    def hand_limit(self, table: Any, seat: int) -> int:
        """So many cards a seat may hold."""
        raise NotImplementedError

    def may_hold(self, table: Any, seat: int, token: Token) -> bool:
        """Whether a seat that is ahead may have the token."""
        return True

    def winner(self, table: Any) -> int | None:
        """Who wins at once, if anybody, as the points are now."""
        return None

    def hand_grew(self, table: Any, seat: int) -> Script:
        """A seat got a card, or may hold fewer, outside the end of its turn."""
        yield from ()

    def stacks_for(self, table: Any, seat: int, card: Card) -> Sequence[int]:
        """The stacks under which the seat may put this card, by their numbers from 0."""
        return range(len(table.stacks))

    def discard_pile(self, seat: int) -> int:
        """The number of the pile on which the seat discards."""
        return seat

    def shown_discards(self, pile: list[int]) -> list[int]:
        """The cards of a discard pile that can be looked at."""
        return pile

    def known_events(self, table: Any) -> Sequence[int]:
        """The cards of the event stack whose place everybody knows, besides those already seen."""
        return ()

    def may_extend(self, table: Any, seat: int, column: int) -> bool:
        """Whether the centre row may grow to this column."""
        return True
