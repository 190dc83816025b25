"""Trade among the seats as a person types it, the same in every game that has it."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, Final

from ...core import trade
from ...core.moves import Move
from .cards import CardWords
from .lines import Typed, Verb, plain, seat, seats

EXAMPLES: Final[Mapping[str, tuple[str, str]]] = {
    "offer_trade": ("offer 1 ore for 1 wool", "biete 1 erz für 1 wolle"),
    "accept_trade": ("accept", "annehmen"),
    "refuse_trade": ("refuse", "ablehnen"),
    "counter_trade": ("propose 1 ore for 1 wool", "vorschlag 1 erz für 1 wolle"),
    "trade_with": ("with 1", "mit 1"),
    "refuse_proposal": ("refuse 1", "ablehnen 1"),
    "withdraw_trade": ("withdraw", "zurück"),
}


def verbs(words: CardWords[Any], offer_trade: type[Any], counter_trade: type[Any]) -> tuple[Verb, ...]:
    """The verbs of trade, for a game with these cards and moves."""

    def offer(typed: Typed) -> Move:
        """An offer, or where an offer is on the table, a counter-offer."""
        terms, *asked = re.split(r"\s+(?:to|an)\s+", typed.rest, maxsplit=1, flags=re.IGNORECASE)
        give, take = words.bargain(terms)
        to = seats(asked[0], typed.view) if asked else ()
        counters = "offer_trade" not in typed.expected and "counter_trade" in typed.expected
        move: Move = counter_trade(give, take) if counters else offer_trade(give, take, to)
        return move

    def counter(typed: Typed) -> Move:
        if "counter_trade" not in typed.expected and "offer_trade" in typed.expected:
            return offer(typed)
        move: Move = counter_trade(*words.bargain(typed.rest))
        return move

    return (
        (r"offer|biete|anbieten", offer),
        (r"propose|counter|vorschlag|vorschlagen", counter),
        (r"with|mit", _with),
        (r"accept|yes|y|annehmen|ja|j", _accept),
        (r"refuse|decline|no|n|ablehnen|nein", _refuse),
        (r"withdraw|take back|zurück|zurueck", plain(trade.WithdrawTrade)),
    )


def _with(typed: Typed) -> Move:
    return trade.TradeWith(seat(typed.rest, typed.view))


def _accept(typed: Typed) -> Move:
    return trade.TradeWith(seat(typed.rest, typed.view)) if typed.rest else trade.AcceptTrade()


def _refuse(typed: Typed) -> Move:
    return trade.RefuseProposal(seat(typed.rest, typed.view)) if typed.rest else trade.RefuseTrade()
