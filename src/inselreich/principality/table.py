"""What lies on the table in a game of principalities, and the verbs that change it.

Seats, kinds, regions, cards and spots are numbers here; their names stand on moves, events and views. Regions are
numbered as in `Realm.regions`, cards as in its catalogue. `settle` is the one place where everything that follows
from the principalities is worked out.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache
from typing import NamedTuple

from ..core.questions import Script
from ..core.trade import NegotiatingTable
from .cards import NO_POINTS, Card, Placed
from .events import (
    CardBuilt,
    CardDiscarded,
    CardPlayed,
    CardPutAway,
    CardsSwapped,
    CardTakenBack,
    RegionLaid,
    RegionsSwapped,
    Spent,
    Stored,
    TokenMoved,
    TurnStarted,
    Won,
)
from .geometry import NOWHERE, SPOT_NAMES, Spot, around, beside
from .realm import Realm
from .resources import KINDS, ROOM
from .settling import NOBODY, work_out

NO_CARD = -1


class MatchWon(Exception):
    """Somebody has won; the course of the game catches it."""


class Looking(NamedTuple):
    """Who may look at hidden cards just now: at a draw stack, a hand, or the top `depth` of the region stack."""

    seat: int
    at: str
    which: int
    depth: int = 0


class PrincipalityTable(NegotiatingTable):
    """Two principalities and the stacks between them. A stack's top is its last card."""

    realm: Realm
    row: list[tuple[int, int]]
    cities: list[tuple[int, ...]]
    owner: list[int]
    lies: list[int]
    stock: list[int]
    placed: list[tuple[Placed, ...]]
    hands: list[list[int]]
    stacks: list[list[int]]
    discards: list[list[int]]
    region_stack: list[int]
    event_stack: list[int]
    event: int
    events_seen: int
    """So many at the bottom of the event stack have been revealed: everybody knows what they are."""
    open_card: int
    roads_left: int
    settlements_left: int
    cities_left: int
    tokens: list[int]
    looking: Looking | None
    turn: int
    rolled: bool
    winner: int | None
    # what follows from the principalities
    totals: list[list[int]]
    regions: list[tuple[tuple[int, ...], ...]]
    in_play: list[int]
    free: list[tuple[tuple[Spot, ...], ...]]
    income: list[tuple[tuple[int, int], ...]]
    """By the number rolled: regions, and how much each produces."""
    rates: list[tuple[int, ...]]
    points: list[tuple[int, ...]]
    victory_points: list[int]

    def lay_out(self, realm: Realm, *, roads: int, settlements: int, cities: int, stacks: int) -> None:
        """Two seats with a road and two places each; regions and cards are not laid yet."""
        self.news = []
        self.realm = realm
        self.seats = 2
        self.active = 0
        self.row = [(-1, 1), (-1, 1)]
        self.cities = [(), ()]
        self.owner = [NOBODY] * len(realm.regions)
        self.lies = [NOWHERE] * len(realm.regions)
        self.stock = [0] * len(realm.regions)
        self.placed = [(), ()]
        self.hands = [[], []]
        self.stacks = [[] for _ in range(stacks)]
        self.discards = [[], []]
        self.region_stack = []
        self.event_stack = []
        self.event = NO_CARD
        self.events_seen = 0
        self.open_card = NO_CARD
        self.roads_left = roads
        self.settlements_left = settlements
        self.cities_left = cities
        self.tokens = [NOBODY] * len(realm.tokens)
        self.looking = None
        self.turn = 0
        self.rolled = False
        self.winner = None
        self.clear_trade()
        self.totals = [[], []]
        self.regions = [(), ()]
        self.in_play = [0, 0]
        self.free = [(), ()]
        self.income = []
        self.rates = [(), ()]
        self.points = [NO_POINTS, NO_POINTS]
        self.victory_points = [0, 0]
        work_out(self)

    # Resources

    def goods(self, seat: int) -> list[int]:
        return self.totals[seat]

    def room(self, seat: int, kind: int) -> int:
        """How many more of a kind the seat's regions can store."""
        return ROOM * len(self.regions[seat][kind]) - self.totals[seat][kind]

    def kinds_with_room(self, seat: int) -> int:
        """A bit for each kind of which the seat can store one more."""
        mask, bit = 0, 1
        for total, regions in zip(self.totals[seat], self.regions[seat]):  # noqa: B905 - one a kind in both
            if total < ROOM * len(regions):
                mask |= bit
            bit += bit
        return mask

    def kinds_to_take(self, taker: int, giver: int) -> list[int]:
        """The kinds that the giver has and the taker can store."""
        totals = self.totals[giver]
        return [kind for kind in KINDS if totals[kind] and self.room(taker, kind)]

    def store(self, region: int, count: int = 1) -> int:
        """From the supply to a region, as far as there is room; how many."""
        stock = self.stock
        count = min(count, ROOM - stock[region])
        if count:
            seat = self.owner[region]
            stock[region] += count
            self.totals[seat][self.realm.regions[region].kind] += count
            self.news.append(stored(seat, self.realm.region_names[region], count))
        return count

    def spend(self, region: int, count: int = 1) -> None:
        """From a region to the supply."""
        seat = self.owner[region]
        self.stock[region] -= count
        self.totals[seat][self.realm.regions[region].kind] -= count
        self.news.append(spent(seat, self.realm.region_names[region], count))

    def regions_of(self, seat: int) -> list[int]:
        """All regions of a seat, kind by kind."""
        return [region for regions in self.regions[seat] for region in regions]

    def regions_with_room(self, seat: int) -> list[int]:
        stock = self.stock
        return [region for regions in self.regions[seat] for region in regions if stock[region] < ROOM]

    # Principalities

    def columns(self, seat: int) -> range:
        """The places of the centre row. Its ends are roads where a settlement may follow."""
        west, east = self.row[seat]
        return range(west if west % 2 else west + 1, east + 1, 2)

    def is_city(self, seat: int, column: int) -> bool:
        return column in self.cities[seat]

    def beside(self, seat: int, place: Spot) -> list[int]:
        """The regions left and right of a site."""
        return self._regions_at(seat, beside(place))

    def around(self, seat: int, column: int) -> list[int]:
        """The regions around a place."""
        return self._regions_at(seat, around(column))

    def _regions_at(self, seat: int, spots: Sequence[Spot]) -> list[int]:
        lies = self.lies
        return [region for regions in self.regions[seat] for region in regions if lies[region] in spots]

    def cards_of(self, seat: int) -> Iterator[tuple[Spot, Card]]:
        """What lies in the principality, in the order of the spots."""
        cards = self.realm.catalogue.cards
        return ((place, cards[number]) for place, number in self.placed[seat])

    def number_of(self, seat: int, kind: str) -> int:
        """How many cards of a kind, as facts call it, lie in the principality."""
        return sum([card.facts.kind == kind for _, card in self.cards_of(seat)])

    def placed_where(self, seat: int, fits: Callable[[Card], bool]) -> list[Placed]:
        """The seat's placed cards of which this is true."""
        cards = self.realm.catalogue.cards
        return [placed for placed in self.placed[seat] if fits(cards[placed.card])]

    def listeners(self, seat: int, name: str) -> list[tuple[Spot, Card]]:
        """Those of the seat's cards that have something to say to a hook, happening or danger."""
        mask = self.in_play[seat] & self.realm.catalogue.listening.get(name, 0)
        if not mask:
            return []
        cards = self.realm.catalogue.cards
        return [(place, cards[number]) for place, number in self.placed[seat] if mask >> number & 1]

    def is_protected(self, seat: int, danger: str, target: Spot) -> bool:
        """Whether one of the seat's cards wards the danger off from what lies there."""
        for place, card in self.listeners(seat, danger):
            if card.covers(self, seat, place, target):
                return True
        return False

    def lay_region(self, seat: int, region: int, place: Spot, stored: int = 0) -> None:
        """A region becomes part of a principality. Settle afterwards."""
        self.owner[region] = seat
        self.lies[region] = place
        self.stock[region] = stored
        self.tell(RegionLaid(seat, self.realm.region_names[region], SPOT_NAMES[place], stored))

    def place_road(self, seat: int, column: int) -> None:
        self.roads_left -= 1
        self._extend(seat, column)

    def place_settlement(self, seat: int, column: int) -> None:
        self.settlements_left -= 1
        self._extend(seat, column)

    def _extend(self, seat: int, column: int) -> None:
        west, east = self.row[seat]
        self.row[seat] = (min(west, column), max(east, column))

    def place_city(self, seat: int, column: int) -> None:
        self.cities_left -= 1
        self.cities[seat] = tuple(sorted((*self.cities[seat], column)))

    def place_card(self, seat: int, number: int, place: Spot) -> None:
        """Settle afterwards."""
        self.placed[seat] = tuple(sorted((*self.placed[seat], Placed(place, number))))
        self.tell(CardBuilt(seat, self.realm.catalogue.cards[number].id, SPOT_NAMES[place]))

    def may_lie(self, seat: int, card: Card, place: Spot) -> bool:
        """Whether a spot on which something lies would do for this card."""
        return card.slot is not None and self.realm.slots[card.slot].takes(self, seat, place)

    def swap_cards(self, seat: int, one: Placed, other: Placed) -> None:
        """Two placed cards change places."""
        self.remove_card(seat, one)
        self.remove_card(seat, other)
        moved = one._replace(spot=other.spot), other._replace(spot=one.spot)
        self.placed[seat] = tuple(sorted((*self.placed[seat], *moved)))
        cards = self.realm.catalogue.cards
        names = cards[one.card].id, SPOT_NAMES[one.spot], cards[other.card].id, SPOT_NAMES[other.spot]
        self.tell(CardsSwapped(seat, *names))
        self.settle()

    def swap_regions(self, seat: int, one: int, other: int) -> None:
        """Two regions change places, with all that they store."""
        self.lies[one], self.lies[other] = self.lies[other], self.lies[one]
        self.tell(RegionsSwapped(seat, self.realm.region_names[one], self.realm.region_names[other]))
        self.settle()

    def remove_card(self, seat: int, placed: Placed) -> None:
        """One of equal cards, if there are several on the spot. Settle afterwards."""
        cards = list(self.placed[seat])
        cards.remove(placed)
        self.placed[seat] = tuple(cards)

    def take_back(self, seat: int, placed: Placed) -> Script:
        """A placed card returns to its owner's hand."""
        self.remove_card(seat, placed)
        self.hands[seat].append(placed.card)
        self.tell(CardTakenBack(seat, self.realm.catalogue.cards[placed.card].id, SPOT_NAMES[placed.spot]))
        self.settle()
        yield from self.realm.hand_grew(self, seat)

    # Cards

    def discard(self, seat: int, placed: Placed) -> None:
        """A placed card goes to the discard pile."""
        self.remove_card(seat, placed)
        self.discards[self.realm.discard_pile(seat)].append(placed.card)
        self.tell(CardDiscarded(seat, self.realm.catalogue.cards[placed.card].id, SPOT_NAMES[placed.spot]))
        self.settle()

    def put_away(self, seat: int, placed: Placed, stack: int) -> None:
        """A placed card goes to the bottom of a draw stack."""
        self.remove_card(seat, placed)
        self.stacks[stack].insert(0, placed.card)
        card = self.realm.catalogue.cards[placed.card].id
        self.tell(CardPutAway(seat, card, SPOT_NAMES[placed.spot], stack + 1))
        self.settle()

    def hand_limit(self, seat: int) -> int:
        return self.realm.hand_limit(self, seat)

    def holds_card(self, seat: int, card: Card) -> bool:
        return card.number in self.hands[seat]

    def lay_open(self, seat: int, card: Card) -> None:
        """An action card is played: from the hand to the discard pile."""
        self.hands[seat].remove(card.number)
        self.discards[self.realm.discard_pile(seat)].append(card.number)
        self.tell(CardPlayed(seat, card.id))

    def begin_turn(self, seat: int) -> None:
        self.active = seat
        self.turn += 1
        self.rolled = False
        self.clear_trade()
        self.tell(TurnStarted(seat, self.turn))

    # What follows

    def settle(self) -> None:
        """After every change of a principality: points, tokens, rates, sites; somebody may have won."""
        before = self.tokens[:]
        work_out(self)
        for token, old, new in zip(self.realm.tokens, before, self.tokens, strict=True):
            if old != new:
                self.tell(TokenMoved(token.name, None if new == NOBODY else new))
        self.check_victory()

    def check_victory(self) -> None:
        winner = self.realm.winner(self)
        if winner is not None:
            self.win(winner)

    def win(self, seat: int) -> None:
        """The match is over at once."""
        self.winner = seat
        self.looking = None
        self.tell(Won(seat, tuple(self.victory_points)))
        raise MatchWon


@lru_cache(maxsize=512)
def stored(seat: int, region: str, count: int) -> Stored:
    return Stored(seat, region, count)


@lru_cache(maxsize=512)
def spent(seat: int, region: str, count: int) -> Spent:
    return Spent(seat, region, count)
