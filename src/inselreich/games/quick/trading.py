"""Trade among the seats (Q-24 to Q-27)."""

from __future__ import annotations

from ...core.errors import IllegalMove
from ...core.questions import Script, Section
from ...core.resources import Cards
from ...core.trade import Market
from .drawing import draw
from .events import Traded, TradeOffered
from .moves import CounterTrade, OfferTrade
from .state import QuickTable


class QuickMarket(Market):
    """Q-24: the active seat, once a turn, with one other; Q-25: on any terms, but no gifts."""

    cards = Cards
    offer = OfferTrade
    counter = CounterTrade
    offered = TradeOffered
    traded = Traded
    partners = "Q-24"
    terms = "Q-25"
    agreement = "Q-25"
    like_for_like = True

    def closed(self, table: QuickTable) -> IllegalMove | None:
        """Q-24: once a turn."""
        if not table.traded:
            return None
        return IllegalMove(f"seat {table.active} has traded this turn, and once a turn is all there is", "Q-24")

    def after(self, table: QuickTable, seat: int, partner: int) -> Script | None:
        """Q-26: the partner draws a card; what others had proposed is void."""
        table.traded = True
        table.proposals = ()
        return draw(table, partner, 1, "trade")


MARKET = QuickMarket()
TRADING = MARKET.replying, Section(MARKET.is_open, MARKET.offering)
"""In the active seat's turn. Offers come last in the list, so that who wants none can cut them off."""
PROPOSING = MARKET.proposing
"""The others in the active seat's turn."""
