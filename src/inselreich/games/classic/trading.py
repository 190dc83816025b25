"""Trade (C-57 to C-66): with the supply, and among the seats."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from ...core.errors import IllegalMove
from ...core.moves import Move
from ...core.questions import Action, Section
from ...core.trade import Market
from .board import ANY
from .events import SeaTraded, Traded, TradeOffered
from .moves import CounterTrade, OfferTrade, SeaTrade
from .pieces import KIND, KINDS, RESOURCES, Cards
from .state import ClassicTable

SEA_TRADES = [
    {count: [SeaTrade(give, count, take) for take in RESOURCES if take != give] for count in (2, 3, 4)}
    for give in RESOURCES
]
"""By what is given and how many of it."""


class ClassicMarket(Market):
    """C-58: the active seat with one other; C-59: no gifts, no like for like; C-60: both agree, and hold the cards."""

    cards = Cards
    offer = OfferTrade
    counter = CounterTrade
    offered = TradeOffered
    traded = Traded
    partners = "C-58"
    terms = "C-59"
    agreement = "C-60"

    def closed(self, table: ClassicTable) -> IllegalMove | None:
        """C-36: where the phases are separated, the first build or purchase ends the trade."""
        if not table.trading_over:
            return None
        return IllegalMove("the trade phase is over: something was built or bought this turn", "C-36")


class SeaTrades(Action):
    """C-61 to C-65: so many of one kind for one of another, as the harbours allow."""

    move = SeaTrade

    def moves(self, table: ClassicTable, seat: int) -> Sequence[Move]:
        listed = sea_trades(tuple(table.hands[seat]), table.rates[seat])
        if listed and not all(table.supply):
            return [trade for trade in listed if table.supply[KIND[trade.take]]]
        return listed

    def objection(self, table: ClassicTable, seat: int, move: SeaTrade) -> IllegalMove | None:
        give, take = KIND[move.give], KIND[move.take]
        rate = table.rates[seat][give]
        closed = MARKET.closed(table)
        if closed is not None:
            return closed
        if give == take:
            return IllegalMove(f"{move.give} for {move.give} is no trade", "C-65")
        if move.count not in (rate, table.rates[seat][ANY], 4):
            rule = {4: "C-61", 3: "C-62", 2: "C-63"}[rate]
            return IllegalMove(f"you pay {rate} {move.give} for one card, not {move.count}", rule)
        if table.hands[seat][give] < move.count:
            return IllegalMove(f"you hold {table.hands[seat][give]} {move.give}, not {move.count}", "C-61")
        if not table.supply[take]:
            return IllegalMove(f"there is no {move.take} in the supply", "C-65")
        return None

    def perform(self, table: ClassicTable, seat: int, move: SeaTrade) -> None:
        table.take(seat, KIND[move.give], -move.count)
        table.take(seat, KIND[move.take], 1)
        table.tell(SeaTraded(seat, move.give, move.count, move.take))


@lru_cache(maxsize=8192)
def sea_trades(hand: tuple[int, ...], rates: tuple[int, ...]) -> tuple[SeaTrade, ...]:
    """What the hand can pay, each kind at its best rate."""
    able = [give for give in KINDS if hand[give] >= rates[give]]
    return tuple(trade for give in able for trade in SEA_TRADES[give][rates[give]])


MARKET = ClassicMarket()
TRADING = MARKET.replying, Section(MARKET.is_open, SeaTrades(), MARKET.offering)
"""In the active seat's trade phase. Offers come last in the list, so that who wants none can cut them off."""
PROPOSING = MARKET.proposing
"""The others in the active seat's trade phase."""
