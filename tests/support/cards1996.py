"""What the tests know of the 1996 card game."""

from __future__ import annotations

from functools import cache

import inselreich
from inselreich.core.moves import Move
from inselreich.games.cards1996.realm import REALM
from inselreich.principality import moves
from inselreich.principality.resources import Goods
from inselreich.principality.view import TableView
from tests.support.principality import PrincipalityTricks, conceivable_layouts
from tests.support.trades import TradingTricks


class Cards1996Tricks(PrincipalityTricks, TradingTricks):
    """The moves of the shared room, and free offers (K-41, KO-23)."""

    realm = REALM
    stacks = range(1, 7)
    offer = moves.OfferTrade
    counter = moves.CounterTrade
    end_turn = moves.EndTurn
    like_for_like = True
    odd = (Goods(), Goods(lumber=2), Goods(wool=1, gold=1), Goods(brick=1, grain=2))

    def conceivable(self, match: inselreich.Match) -> list[Move]:
        found = [*_fixed_moves(self), *self.conceivable_payments(match), *conceivable_layouts(match)]
        return list(dict.fromkeys(found))

    def goods(self, match: inselreich.Match, seat: int) -> Goods:
        view = match.view(None)
        assert isinstance(view, TableView)
        return view.seats[seat].resources


@cache
def _fixed_moves(tricks: Cards1996Tricks) -> tuple[Move, ...]:
    return tuple(dict.fromkeys([*tricks.conceivable_moves(), *tricks.conceivable_trades()]))
