"""Exchange: with the bank at the seat's rates, and with the opponent on terms that both accept."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

from ..core.errors import IllegalMove
from ..core.moves import Move, Pile
from ..core.questions import Action, Script
from ..core.trade import Market, Proposal
from .events import BankTraded, Traded, TradeOffered
from .moves import BankTrade, CounterTrade, OfferTrade, RegionTrade
from .payment import gain_kind, pay
from .resources import KIND, KINDS, RESOURCES, Goods
from .table import PrincipalityTable

BANK_TRADES = [
    [
        tuple(BankTrade(RESOURCES[give], RESOURCES[take]) for take in KINDS if take != give and room >> take & 1)
        for room in range(1 << len(KINDS))
    ]
    for give in KINDS
]
"""By the kind given, and by the kinds (a bit each) for which there is room."""


class BankTrades(Action):
    """So many equal resources for one of another kind."""

    move = BankTrade

    def moves(self, table: PrincipalityTable, seat: int) -> Sequence[Move]:
        room = -1
        listed: list[Move] = []
        for give, (total, rate) in enumerate(zip(table.totals[seat], table.rates[seat], strict=True)):
            if total >= rate:
                if room < 0:
                    room = table.kinds_with_room(seat)
                listed += BANK_TRADES[give][room]
        return listed

    def objection(self, table: PrincipalityTable, seat: int, move: BankTrade) -> IllegalMove | None:
        rules, give, take = table.realm.rules, KIND[move.give], KIND[move.take]
        rate = table.rates[seat][give]
        if give == take:
            return IllegalMove(f"{move.give} for {move.give} is no exchange", rules.exchange)
        if table.totals[seat][give] < rate:
            return IllegalMove(f"you pay {rate} {move.give} for one resource, you have fewer", rules.exchange)
        if not table.room(seat, take):
            return IllegalMove(f"there is no room for {move.take} in your principality", rules.store)
        return None

    def perform(self, table: PrincipalityTable, seat: int, move: BankTrade) -> Script:
        give, why = KIND[move.give], table.realm.rules.exchange
        rate = table.rates[seat][give]
        table.tell(BankTraded(seat, move.give, rate, move.take))
        yield from pay(table, seat, ((give, rate),), why)
        yield from gain_kind(table, seat, KIND[move.take], 1, why)


class RegionTrades(Action):
    """Two resources of one region beside a card that allows it, for one of another kind."""

    move = RegionTrade
    price = 2

    def __init__(self, why: str) -> None:
        self.why = why

    def moves(self, table: PrincipalityTable, seat: int) -> Sequence[Move]:
        realm = table.realm
        listed: list[Move] = []
        for region in trading_regions(table, seat):
            if table.stock[region] >= self.price:
                kind = realm.regions[region].kind
                listed += _region_trades(realm.region_names[region], kind, table.kinds_with_room(seat))
        return listed

    def objection(self, table: PrincipalityTable, seat: int, move: RegionTrade) -> IllegalMove | None:
        region = table.realm.region_number.get(move.region)
        if region is None or region not in trading_regions(table, seat):
            return IllegalMove(f"no card of yours exchanges what is stored in '{move.region}'", self.why)
        if table.stock[region] < self.price:
            return IllegalMove(f"you exchange {self.price} resources of {move.region}, it stores fewer", self.why)
        take = KIND[move.take]
        if take == table.realm.regions[region].kind:
            return IllegalMove(f"{move.take} for {move.take} is no exchange", self.why)
        if not table.room(seat, take):
            return IllegalMove(f"there is no room for {move.take} in your principality", table.realm.rules.store)
        return None

    def perform(self, table: PrincipalityTable, seat: int, move: RegionTrade) -> Script:
        region = table.realm.region_number[move.region]
        table.tell(BankTraded(seat, RESOURCES[table.realm.regions[region].kind], self.price, move.take))
        table.spend(region, self.price)
        return gain_kind(table, seat, KIND[move.take], 1, self.why)


def trading_regions(table: PrincipalityTable, seat: int) -> list[int]:
    """The regions whose resources the seat's cards exchange, each once."""
    found: list[int] = []
    for place, card in table.listeners(seat, "trades_from"):
        found += card.trades_from(table, seat, place)
    return list(dict.fromkeys(found))


@lru_cache(maxsize=4096)
def _region_trades(region: str, give: int, room: int) -> tuple[Move, ...]:
    return tuple(RegionTrade(region, RESOURCES[take]) for take in KINDS if take != give and room >> take & 1)


class OpponentMarket(Market):
    """On any terms, as long as both give at least one resource; what changes hands must be there, and must fit.

    Both give first: what is given makes room. Everything lies open, so a proposal that cannot be carried out cannot be
    taken either.
    """

    cards = Goods
    offer = OfferTrade
    counter = CounterTrade
    offered = TradeOffered
    traded = Traded
    like_for_like = True
    goods = "resource"
    feasible = "that is there and fits on both sides"

    def has_room(self, table: Any, seat: int, goods: Pile) -> bool:
        return self.fits(table, seat, Goods(), goods)

    def fits(self, table: Any, seat: int, give: Pile, take: Pile) -> bool:
        """Whether the seat, having given, can store what it takes."""
        sides = enumerate(zip(give.counts, take.counts, strict=True))
        return all([not taken or table.room(seat, kind) + given >= taken for kind, (given, taken) in sides])

    def can_take(self, table: Any, seat: int, proposal: Proposal) -> bool:
        return self.can_swap(table, seat, proposal.seat, proposal.take, proposal.give)

    def terms_objection(self, table: Any, giver: int, give: Pile, take: Pile) -> IllegalMove | None:
        problem = super().terms_objection(table, giver, give, take)
        if problem is None and not self.fits(table, giver, give, take):
            return IllegalMove(f"there is no room for {take} in your principality", self.agreement)
        return problem

    def can_swap(self, table: Any, seat: int, partner: int, give: Pile, take: Pile) -> bool:
        there = super().can_swap(table, seat, partner, give, take)
        return there and self.fits(table, seat, give, take) and self.fits(table, partner, take, give)

    def cannot_swap(self, table: Any, partner: int, give: Pile, take: Pile) -> IllegalMove:
        if self.fits(table, partner, take, give):
            return super().cannot_swap(table, partner, give, take)
        return IllegalMove(f"there is no room for {give} in your principality", self.agreement)

    def swap(self, table: Any, seat: int, partner: int, give: Any, take: Any) -> Script:
        table.tell(Traded(seat, partner, give, take))
        sides = ((seat, give, partner), (partner, take, seat))
        for giver, goods, _ in sides:
            yield from pay(table, giver, tuple(_pairs(goods)), self.agreement)
        for _, goods, taker in sides:
            for kind, count in _pairs(goods):
                yield from gain_kind(table, taker, kind, count, self.agreement)


def _pairs(goods: Pile) -> list[tuple[int, int]]:
    return [(kind, count) for kind, count in enumerate(goods.counts) if count]
