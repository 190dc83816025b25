"""A market and nothing else: seats with cards of three kinds, who trade under rules M-1 to M-4 until the turns are over."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

import msgspec

from inselreich.core import discards, trade
from inselreich.core.chance import Seeded, Stream
from inselreich.core.discards import Discards
from inselreich.core.errors import IllegalMove
from inselreich.core.events import Event
from inselreich.core.game import Game, Result
from inselreich.core.match import Match
from inselreich.core.moves import Move, Pile
from inselreich.core.questions import Action, Ask, AskAll, AskAny, Menu, OneOf, Script, Section
from inselreich.core.trade import Market, TradingTable, contradictions


class Goods(Pile, frozen=True):
    salt: int = 0
    fish: int = 0
    rope: int = 0


class Offer(trade.OfferTrade, frozen=True):
    cards = Goods
    give: Goods
    take: Goods


class Counter(trade.CounterTrade, frozen=True):
    cards = Goods
    give: Goods
    take: Goods


class Offered(trade.TradeOffered, frozen=True):
    give: Goods
    take: Goods


class Traded(trade.Traded, frozen=True):
    give: Goods
    take: Goods


class GiveBack(discards.Discard, frozen=True):
    pile = Goods
    cards: Goods


class GivenBack(discards.Discarded, frozen=True):
    cards: Goods


class Finish(Move, frozen=True):
    """The turn ends."""


class Close(Move, frozen=True):
    """The market closes for this turn."""


class Toll(Move, frozen=True):
    """Everybody gives half his cards back."""


class Nod(Move, frozen=True):
    """What the partner does after each trade, where the hook asks for it."""


class Terms(msgspec.Struct, frozen=True):
    turns: int = 3
    like_for_like: bool = False
    nods: bool = False


class Stalls(TradingTable):
    terms: Terms
    turn: int
    is_closed: bool
    nodded: int

    def __init__(self, seats: int, terms: Terms) -> None:
        self.news = []
        self.seats = seats
        self.terms = terms
        self.hands = [[0, 0, 0] for _ in range(seats)]
        self.active = 0
        self.turn = 0
        self.is_closed = False
        self.nodded = 0
        self.clear_trade()


class StallMarket(Market):
    cards = Goods
    offer = Offer
    counter = Counter
    offered = Offered
    traded = Traded
    partners = "M-1"
    terms = "M-2"
    agreement = "M-3"

    def closed(self, table: Stalls) -> IllegalMove | None:
        return IllegalMove("the market is closed", "M-4") if table.is_closed else None

    def after(self, table: Stalls, seat: int, partner: int) -> Script | None:
        return nod(table, partner) if table.terms.nods else None


class LikeForLike(StallMarket):
    like_for_like = True


def nod(table: Stalls, partner: int) -> Script:
    yield Ask(partner, OneOf([Nod()], "M-5"), "M-5")
    table.nodded += 1


class Plain(Action):
    def moves(self, table: Stalls, seat: int) -> Sequence[Move]:
        return (self.move(),)

    def objection(self, table: Stalls, seat: int, move: Move) -> IllegalMove | None:
        return None


class Finishes(Plain):
    move = Finish

    def perform(self, table: Stalls, seat: int, move: Finish) -> None:
        table.clear_trade()
        table.is_closed = False
        table.turn += 1
        table.active = table.turn % table.seats


class Closes(Plain):
    move = Close

    def perform(self, table: Stalls, seat: int, move: Close) -> None:
        table.is_closed = True


class Tolls(Plain):
    move = Toll

    def perform(self, table: Stalls, seat: int, move: Toll) -> Script:
        owing = [each for each in range(table.seats) if table.hand_size(each) > 1]
        answers = yield AskAll(
            {each: Discards(table, GiveBack, table.hand_size(each) // 2, "M-6") for each in owing}, "M-6"
        )
        for each in owing:
            for kind, count in enumerate(answers[each].cards.counts):
                table.hands[each][kind] -= count
            table.tell(GivenBack(each, answers[each].cards))


MARKETS = {market.like_for_like: market for market in (StallMarket(), LikeForLike())}
MAIN = {
    like: Menu("M-0", Finishes(), Closes(), Tolls(), market.replying, Section(market.is_open, market.offering))
    for like, market in MARKETS.items()
}


def course(table: Stalls) -> Script:
    main, proposing = MAIN[table.terms.like_for_like], MARKETS[table.terms.like_for_like].proposing
    while table.turn < table.terms.turns:
        seat = table.active
        others = dict.fromkeys(table.others(seat), proposing.on(table))
        who, move = yield AskAny({seat: main.on(table)}, "M-0", may=others, resumable=True)
        effect = (main if who == seat else proposing).perform(table, who, move)
        if effect is not None:
            yield from effect


class StallGame(Game):
    key = "stalls"
    version = "1"
    title = {"en": "Stalls", "de": "Buden"}
    seats = (2, 3, 4)
    usual_seats = 3
    options_type = Terms
    move_types = (Finish, Close, Toll, Nod, GiveBack, Offer, Counter, *trade.MOVES)
    event_types = (Offered, Traded, GivenBack, *trade.EVENTS)

    def lay_out(self, seats: int, options: Terms) -> Stalls:
        return Stalls(seats, options)

    def script(self, table: Stalls) -> Script:
        return course(table)

    def redeal(self, table: Stalls, seat: int | None, stream: Stream) -> None:
        """All hands lie open here."""

    def points(self, table: Stalls) -> tuple[int, ...]:
        return tuple(map(sum, table.hands))

    def result(self, table: Stalls) -> Result:
        return Result((0,), self.points(table))

    def check(self, table: Stalls) -> list[str]:
        return [] if all(count >= 0 for hand in table.hands for count in hand) else ["M-3: fewer than no cards"]

    def recheck(self, table: Stalls, events: Iterable[Event]) -> list[str]:
        return contradictions(table)


def stalls(*hands: tuple[int, int, int], **terms: Any) -> Match:
    """A match in which the seats hold these cards, and seat 0 is active."""
    table = Stalls(len(hands), Terms(**terms))
    table.hands = [list(hand) for hand in hands]
    return Match(StallGame(), len(hands), table.terms, Seeded(1), table=table)
