"""What the tests know of the 1996 card game."""

from __future__ import annotations

from functools import cache
from itertools import product

import inselreich
from inselreich.core import trade
from inselreich.core.chance import Seeded
from inselreich.core.moves import Move
from inselreich.core.questions import Decision
from inselreich.games.cards1996.realm import REALM
from inselreich.games.cards1996.view import Cards1996View
from inselreich.principality import moves as cards
from inselreich.principality.resources import Goods
from tests.support.principality import PrincipalityTricks


class Cards1996Tricks(PrincipalityTricks):
    """Offers are free (K-41, KO-23)."""

    realm = REALM
    loud = frozenset({"offer_trade"})

    def own_moves(self) -> tuple[Move, ...]:
        return _trades()

    def may_be_unlisted(self, match: inselreich.Match, move: Move) -> bool:
        return super().may_be_unlisted(match, move) or isinstance(move, cards.OfferTrade | cards.CounterTrade)

    def free_move(self, match: inselreich.Match, decision: Decision, chance: Seeded) -> Move | None:
        """A listed move the other way round, or an offer of up to three for up to two."""
        move = super().free_move(match, decision, chance)
        if move is not None:
            return move
        view = match.view(None)
        assert isinstance(view, Cards1996View)
        if view.deal is not None and decision.seat != view.active:
            return cards.CounterTrade(*_terms(view, decision.seat, chance))
        return cards.OfferTrade(*_terms(view, decision.seat, chance))


def _terms(view: Cards1996View, seat: int, chance: Seeded) -> tuple[Goods, Goods]:
    """Up to three of what the seat has, for one or two of other kinds."""
    held = view.seats[seat].resources.counts
    give, take = [0] * 6, [0] * 6
    for _ in range(1 + chance.below(3)):
        kind = chance.below(6)
        give[kind] += give[kind] < held[kind]
    for _ in range(1 + chance.below(2)):
        kind = chance.below(6)
        take[kind] += not give[kind]
    return Goods.of(give), Goods.of(take)


@cache
def _trades() -> tuple[Move, ...]:
    """Every finite kind of move in trade, and a choice of those with free amounts."""
    singles = [Goods.of([int(kind == other) for other in range(6)]) for kind in range(6)]
    odd = [Goods(), Goods(lumber=2), Goods(wool=1, gold=1), Goods(brick=1, grain=2)]
    terms = [*product(singles, singles), *product(odd, singles), *product(singles, odd), *product(odd, odd)]
    plain: list[type[Move]] = [trade.AcceptTrade, trade.RefuseTrade, trade.WithdrawTrade]
    listed: list[Move] = [
        *(kind() for kind in plain),
        *(cards.OfferTrade(give, take, to) for give, take in terms for to in ((), (0,), (1,), (0, 1))),
        *(cards.CounterTrade(give, take) for give, take in terms),
        *(trade.TradeWith(seat) for seat in range(3)),
        *(trade.RefuseProposal(seat) for seat in range(3)),
    ]
    return tuple(dict.fromkeys(listed))
