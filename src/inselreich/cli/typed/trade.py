"""Trade among the seats as a person types it, in every game that has it."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, Final

from ...core import trade
from ...core.moves import Move
from .cards import CardWords
from .verbs import Typed, Verbs, plain, seat_named, seats_named

EXAMPLES: Final[Mapping[str, tuple[str, str]]] = {
    "offer_trade": ("offer 1 ore for 1 wool to blue, white", "biete 1 erz für 1 wolle an blau, weiß"),
    "accept_trade": ("accept", "annehmen"),
    "refuse_trade": ("refuse", "ablehnen"),
    "counter_trade": ("propose 1 ore for 1 wool", "vorschlag 1 erz für 1 wolle"),
    "trade_with": ("with blue", "mit blau"),
    "refuse_proposal": ("refuse blue", "ablehnen blau"),
    "withdraw_trade": ("withdraw", "zurück"),
}


class TradeVerbs:
    """The verbs of trade, for a game's cards and its moves that name them."""

    def __init__(self, words: CardWords[Any], offer: type[Any], counter: type[Any]) -> None:
        self.words = words
        self.offer = offer
        self.counter = counter
        self.verbs: Verbs = (
            (r"offer|biete|anbieten", self._offer),
            (r"propose|counter|vorschlag|vorschlagen", self._counter),
            (r"with|mit", _with),
            (r"accept|yes|y|annehmen|ja|j", _accept),
            (r"refuse|decline|no|n|ablehnen|nein", _refuse),
            (r"withdraw|take back|zurück|zurueck", plain(trade.WithdrawTrade)),
        )

    def _offer(self, typed: Typed) -> Move:
        """An offer, or where an offer is on the table, a counter-offer."""
        terms, *asked = re.split(r"\s+(?:to|an)\s+", typed.rest, maxsplit=1, flags=re.IGNORECASE)
        move: Move
        if "offer_trade" not in typed.expected and "counter_trade" in typed.expected:
            move = self.counter(*self.words.bargain(terms))
        else:
            move = self.offer(*self.words.bargain(terms), seats_named(asked[0], typed.view) if asked else ())
        return move

    def _counter(self, typed: Typed) -> Move:
        if "counter_trade" not in typed.expected and "offer_trade" in typed.expected:
            return self._offer(typed)
        move: Move = self.counter(*self.words.bargain(typed.rest))
        return move


def _with(typed: Typed) -> Move:
    return trade.TradeWith(seat_named(typed.rest, typed.view))


def _accept(typed: Typed) -> Move:
    return trade.TradeWith(seat_named(typed.rest, typed.view)) if typed.rest else trade.AcceptTrade()


def _refuse(typed: Typed) -> Move:
    return trade.RefuseProposal(seat_named(typed.rest, typed.view)) if typed.rest else trade.RefuseTrade()
