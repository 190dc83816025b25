"""Trade (I-57 to I-69): with the supply, and among the seats."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import combinations_with_replacement

from ...core.errors import IllegalMove
from ...core.moves import Move
from ...core.questions import Action, Form, Section
from ...core.trade import Market
from .advantages import TRADE_ROAD
from .events import SupplyTraded, Traded, TradeOffered
from .moves import CounterTrade, OfferTrade, SupplyTrade
from .pieces import GOODS, KINDS, Cards
from .state import InkaTable

EACH_GOODS = tuple(int(kind in GOODS) for kind in range(len(KINDS)))
"""I-69: one feather, one coca, one fish."""


class InkaMarket(Market):
    """I-59: the active seat with one other; I-60: no gifts; I-61: no like for like; I-62: both hold the cards."""

    cards = Cards
    offer = OfferTrade
    counter = CounterTrade
    offered = TradeOffered
    traded = Traded
    partners = "I-59"
    terms = "I-60"
    likeness = "I-61"
    agreement = "I-62"


def pile(*kinds: int) -> Cards:
    """One card of each of these kinds."""
    return Cards.of([kinds.count(kind) for kind in range(len(KINDS))])


def for_one(give: int, count: int) -> tuple[SupplyTrade, ...]:
    """So many cards of one kind for any one of another."""
    given = Cards.of([count * (kind == give) for kind in range(len(KINDS))])
    return tuple(SupplyTrade(given, pile(take)) for take in range(len(KINDS)) if take != give)


RATES = tuple(2 if kind in GOODS else 3 for kind in range(len(KINDS)))
"""I-67, I-68: what one card costs at best, by the kind that is given."""
FOR_ONE = tuple(for_one(kind, rate) for kind, rate in enumerate(RATES))
FOR_TWO = tuple(
    SupplyTrade(Cards.of(EACH_GOODS), pile(*taken)) for taken in combinations_with_replacement(range(len(KINDS)), 2)
)


class SupplyTrades(Action):
    """I-67 to I-69. Three alike of goods are worth no more than two; that is accepted, but not listed."""

    move = SupplyTrade

    def moves(self, table: InkaTable, seat: int) -> Sequence[Move]:
        listed = supply_trades(table.hands[seat])
        if listed and min(table.supply) < 2:
            return [trade for trade in listed if in_supply(table, trade)]
        return listed

    def objection(self, table: InkaTable, seat: int, move: SupplyTrade) -> IllegalMove | None:
        problem = rate_objection(move)
        if problem is not None:
            return problem
        if not table.holds(seat, move.give.counts):
            return IllegalMove(f"you do not hold {move.give}", "I-62")
        if not in_supply(table, move):
            return IllegalMove(f"the supply does not hold {move.take}", "I-63")
        return None

    def perform(self, table: InkaTable, seat: int, move: SupplyTrade) -> None:
        table.give_back(seat, move.give.counts)
        for kind, count in enumerate(move.take.counts):
            if count:
                table.take(seat, kind, count)
        table.tell(SupplyTraded(seat, move.give, move.take))

    def forms(self, table: InkaTable, seat: int) -> tuple[Form, ...]:
        return (Form(SupplyTrade.named(), 2, 3, Cards.naming(table.hands[seat])),)


def rate_objection(move: SupplyTrade) -> IllegalMove | None:
    """I-67: three alike for one; I-68: two alike of goods for one; I-69: one of each goods for two."""
    given, taken = move.give.counts, move.take.counts
    if given == EACH_GOODS:
        return None if move.take.total == 2 else IllegalMove("one of each goods is worth two cards", "I-69")
    alike = [kind for kind, count in enumerate(given) if count]
    if len(alike) != 1:
        goods_only = {2: "I-68", 3: "I-69"} if all(kind in GOODS for kind in alike) else {}
        sentence = f"{move.give} is no price: cards alike, or one of each goods"
        return IllegalMove(sentence, goods_only.get(move.give.total, "I-67"))
    (kind,) = alike
    if given[kind] not in (RATES[kind], 3):
        rule = "I-68" if given[kind] == 2 or kind in GOODS else "I-67"
        return IllegalMove(f"{RATES[kind]} {KINDS[kind]} buy one card, not {given[kind]}", rule)
    rule = "I-68" if given[kind] == 2 else "I-67"
    if move.take.total != 1:
        return IllegalMove(f"{move.give} is worth one card, not {move.take.total}", rule)
    if taken[kind]:
        return IllegalMove(f"{KINDS[kind]} for {KINDS[kind]} is no trade", rule)
    return None


def in_supply(table: InkaTable, move: SupplyTrade) -> bool:
    """I-63: the cards given are in the supply when the others are taken."""
    there = zip(table.supply, move.give.counts, move.take.counts, strict=True)
    return all(has + given >= taken for has, given, taken in there)


def supply_trades(hand: Sequence[int]) -> tuple[SupplyTrade, ...]:
    """What the hand can pay, each kind at its best rate."""
    wood, stone, wool, potato, ore, feather, coca, fish = hand
    each_goods = bool(feather and coca and fish)
    alike = (wood > 2, stone > 2, wool > 2, potato > 2, ore > 2, feather > 1, coca > 1, fish > 1)
    return payable(alike, each_goods)


@lru_cache(maxsize=1024)
def payable(alike: tuple[bool, ...], each_goods: bool) -> tuple[SupplyTrade, ...]:
    """The trades of the kinds of which there are enough alike, and those of one of each goods."""
    trades = [trade for enough, for_kind in zip(alike, FOR_ONE, strict=True) if enough for trade in for_kind]
    return (*trades, *FOR_TWO) if each_goods else tuple(trades)


MARKET = InkaMarket()
TRADING = MARKET.replying, TRADE_ROAD, Section(MARKET.is_open, SupplyTrades(), MARKET.offering)
"""In the active seat's trade-and-build phase. Offers come last in the list, so that who wants none can cut them off."""
PROPOSING = MARKET.proposing
"""The others in the active seat's trade-and-build phase."""
