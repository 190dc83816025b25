"""What the tests know of the quick card game."""

from __future__ import annotations

from functools import cache
from itertools import product

import inselreich
from inselreich.core.moves import Move
from inselreich.core.resources import RESOURCES, Cards
from inselreich.games.quick import moves as quick
from inselreich.games.quick.building import within_reach
from inselreich.games.quick.paying import payable
from inselreich.games.quick.pieces import CARDS
from tests.support.trades import TradingTricks


class QuickTricks(TradingTricks):
    """The whole list of conceivable moves, and free offers (Q-25); like for like is allowed (QO-4)."""

    offer = quick.OfferTrade
    counter = quick.CounterTrade
    discard = quick.Discard
    end_turn = quick.EndTurn
    like_for_like = True
    odd = (Cards(), Cards(lumber=2), Cards(wool=1, ore=1), Cards(brick=1, grain=2))

    def is_stuck(self, match: inselreich.Match) -> bool:
        """All cards are in the hands, and nobody can build or has a listed offer to make: nothing will change any more."""
        table = match.table
        if table.supply or table.discards or table.event is not None:
            return False
        return not any(
            payable(within_reach(table, seat), hand, table.rate(seat)) or (max(hand) > 1 and min(hand) == 0)
            for seat, hand in enumerate(table.hands)
        )

    def conceivable(self, match: inselreich.Match) -> list[Move]:
        return [*_fixed_moves(self), *self.conceivable_discards(match)]


@cache
def _fixed_moves(tricks: QuickTricks) -> tuple[Move, ...]:
    """Every move of a finite kind there can be, and a choice of those with free amounts."""
    replacements = [None, *(quick.Replacement(resource, by) for resource, by in product(RESOURCES, RESOURCES))]
    listed: list[Move] = [
        quick.EndTurn(),
        *(quick.Build(card, replace) for card, replace in product(CARDS, replacements)),
        *(quick.Donate(resource, to) for resource, to in product(RESOURCES, range(4))),
        *tricks.conceivable_trades(),
    ]
    return tuple(dict.fromkeys(listed))
