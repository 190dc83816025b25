"""What lies on the table in the quick card game, and the verbs that change it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Literal

import msgspec

from ...core.resources import Cards, Counts
from ...core.trade import TradingTable
from .events import (
    ONE_DRAWN,
    CardsDrawn,
    Cause,
    Drew,
    KnightForceMoved,
    SupplyShuffled,
    TradeRouteMoved,
    TurnStarted,
    Won,
)
from .pieces import (
    CITY,
    EVENT_CARDS,
    KNIGHT,
    METROPOLIS_B2,
    METROPOLIS_B4,
    RESOURCE_CARDS,
    ROAD,
    SETTLEMENT,
    STACKS,
    YIELDS,
    pile_of,
)

TRADE_ROUTE_FROM = 3
KNIGHT_FORCE_FROM = 2
SPECIAL_POINTS = 2
"""Q-44, Q-45, Q-7"""
SAFE_HAND = 7
"""Q-48"""


class QuickOptions(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Q-11, Q-10 and Q-54."""

    metropolis: Literal["A", "B"] = "A"
    first_display: bool = False
    points_to_win: Annotated[int, msgspec.Meta(ge=4, le=7)] = 7


class QuickTable(TradingTable):
    """Cards are numbers here; their names stand on moves, events and views. The top of a pile is its last card."""

    options: QuickOptions
    laid: bool
    supply: list[int]
    discards: list[int]
    pile: list[int]
    display: list[int]
    stack: tuple[int, ...]
    events: list[int]
    past_events: list[int]
    event: int | None
    roads: list[int]
    knights: list[int]
    settlements: list[int]
    cities: list[int]
    metropolises: list[list[int]]
    income: list[int]
    points: list[int]
    trade_route: int | None
    knight_force: int | None
    turn: int
    produced: bool
    traded: bool
    replaced: bool
    winner: int | None

    def __init__(self, seats: int, options: QuickOptions) -> None:
        self.news = []
        self.options = options
        self.seats = seats
        self.laid = False
        self.supply = pile_of(RESOURCE_CARDS)
        self.discards = []
        self.hands = [[0] * 5 for _ in range(seats)]
        self.pile = []
        self.display = []
        self.stack = STACKS[options.metropolis]
        self.events = pile_of(EVENT_CARDS)
        self.past_events = []
        self.event = None
        self.roads = [1] * seats
        self.knights = [0] * seats
        self.settlements = [1] * seats
        self.cities = [0] * seats
        self.metropolises = [[] for _ in range(seats)]
        self.income = [1] * seats
        self.points = [1] * seats
        self.trade_route = None
        self.knight_force = None
        self.active = 0
        self.turn = 0
        self.produced = False
        self.traded = False
        self.replaced = False
        self.clear_trade()
        self.winner = None

    def round(self) -> tuple[int, ...]:
        """QO-15: all seats, clockwise from the active one."""
        return (self.active, *self.others(self.active))

    def rate(self, seat: int) -> int:
        """Q-30: so many cards replace one: 4 with one road, down to 1 with four or more."""
        roads = self.roads[seat]
        return 5 - roads if roads < 4 else 1

    def safe_hand(self, seat: int) -> int:
        """Q-48: so many cards are safe from the Robber: seven, and one for each knight."""
        return SAFE_HAND + self.knights[seat]

    # Resource cards

    def draw(self, seat: int, count: int, cause: Cause) -> None:
        """So many cards, which the supply must have."""
        if count == 1:
            self.draw_one(seat, cause)
            return
        hand, drawn = self.hands[seat], [0] * 5
        for _ in range(count):
            kind = self.supply.pop()
            hand[kind] += 1
            drawn[kind] += 1
        self.news += (Drew(seat, count, cause), CardsDrawn(seat, Cards.of(drawn)))

    def draw_one(self, seat: int, cause: Cause) -> None:
        """The same with a single card: it happens all the time."""
        kind = self.supply.pop()
        self.hands[seat][kind] += 1
        self.news += ONE_DRAWN[cause][seat][kind]

    def lay_down(self, seat: int, cards: Sequence[int]) -> None:
        """From the hand to the discard pile: a price, or what is discarded."""
        hand, discards = self.hands[seat], self.discards
        for kind, count in enumerate(cards):
            if count:
                hand[kind] -= count
                discards += [kind] * count

    def renew_supply(self, order: Sequence[int]) -> None:
        """Q-22"""
        self.supply = [self.discards[place] for place in order]
        self.discards = []
        self.tell(SupplyShuffled(len(self.supply)))

    # Build cards

    def place(self, seat: int, card: int) -> None:
        """Q-36 to Q-42: the card lies before the seat; a card that it covers counts no longer."""
        if card == ROAD:
            self.roads[seat] += 1
            self.award_trade_route()
        elif card == KNIGHT:
            self.knights[seat] += 1
            self.award_knight_force()
        elif card == SETTLEMENT:
            self.settlements[seat] += 1
            self.points[seat] += 1
        elif card == CITY:
            self.settlements[seat] -= 1
            self.cities[seat] += 1
            self.points[seat] += 1
            self.income[seat] += 1
        else:
            self._place_metropolis(seat, card)

    def _place_metropolis(self, seat: int, card: int) -> None:
        self.cities[seat] -= 1
        self.metropolises[seat].append(card)
        self.points[seat] += 1
        self.income[seat] += YIELDS[card] - 1
        if card == METROPOLIS_B2:
            self.award_trade_route()
        elif card == METROPOLIS_B4:
            self.award_knight_force()

    def owner_of(self, metropolis: int) -> int | None:
        """Who has built this metropolis."""
        for seat, built in enumerate(self.metropolises):
            if metropolis in built:
                return seat
        return None

    # Special cards and victory

    def award_trade_route(self) -> None:
        """Q-44"""
        seat = best(self.roads, self.trade_route, TRADE_ROUTE_FROM, self.owner_of(METROPOLIS_B2))
        if seat is not None and seat != self.trade_route:
            self._pass_on(self.trade_route, seat)
            self.trade_route = seat
            self.tell(TradeRouteMoved(seat, self.roads[seat]))

    def award_knight_force(self) -> None:
        """Q-45"""
        seat = best(self.knights, self.knight_force, KNIGHT_FORCE_FROM, self.owner_of(METROPOLIS_B4))
        if seat is not None and seat != self.knight_force:
            self._pass_on(self.knight_force, seat)
            self.knight_force = seat
            self.tell(KnightForceMoved(seat, self.knights[seat]))

    def _pass_on(self, old: int | None, new: int) -> None:
        if old is not None:
            self.points[old] -= SPECIAL_POINTS
        self.points[new] += SPECIAL_POINTS

    def begin_turn(self, seat: int) -> None:
        """Q-17, Q-54: a turn begins; whoever has points enough wins before production."""
        self.active = seat
        self.turn += 1
        self.produced = False
        self.traded = False
        self.replaced = False
        self.tell(TurnStarted(seat, self.turn))
        self.check_victory()

    def end_turn(self) -> None:
        self.clear_trade()
        self.begin_turn((self.active + 1) % self.seats)

    def check_victory(self) -> None:
        """Q-54: only the active seat can win, and does so at once."""
        seat = self.active
        if self.points[seat] >= self.options.points_to_win and self.winner is None:
            self.winner = seat
            self.tell(Won(seat, tuple(self.points)))


def best(counts: Counts, holder: int | None, least: int, wins_ties: int | None) -> int | None:
    """Who gets or keeps a special card; None if nobody has the least number.

    Q-46: a tie leaves it where it is; Q-47: unless the owner of the metropolis for it is among those with the most.
    """
    most = max(counts)
    if most < least:
        return None
    if wins_ties is not None and counts[wins_ties] == most:
        return wins_ties
    return holder if holder is not None and counts[holder] == most else counts.index(most)
