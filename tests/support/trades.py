"""What the tests know of cards in hand, for every game in which the seats trade and give cards back."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import product
from typing import Any

import inselreich
from inselreich.core import discards, trade
from inselreich.core.chance import Seeded
from inselreich.core.moves import Move, Pile
from inselreich.core.questions import Decision
from tests.support.tricks import Tricks

MOST_IN_A_PILE = 3
"""Trades of the conceivable moves have at most so many cards on a side, and discards of less usual sizes too."""


class TradingTricks(Tricks):
    """Offers are free: any can be made, a few are listed. Of a hand that is too big half is given back."""

    loud = frozenset({"offer_trade"})
    offer: type[trade.OfferTrade]
    counter: type[trade.CounterTrade]
    discard: type[discards.Discard]
    end_turn: type[Move] | tuple[type[Move], ...]
    """What ends a turn."""
    like_for_like = False
    odd: Sequence[Pile]
    """Piles of no, one and several cards, to put on either side of a trade."""

    def goods(self, match: inselreich.Match, seat: int) -> Pile:
        """What the seat has to trade."""
        hand: Pile = match.view(seat).own.hand
        return hand

    def may_be_unlisted(self, match: inselreich.Match, move: Move) -> bool:
        return isinstance(move, self.offer | self.counter)

    def conceivable_trades(self) -> list[Move]:
        """Every finite kind of move in trade, and a choice of those with free amounts."""
        single = [self.offer.cards.of(counts) for counts in self._small_counts(1)]
        free = [*product(self.odd, single), *product(single, self.odd), *product(self.odd, self.odd)]
        asked: list[tuple[int, ...]] = [(), (0,), (1, 2), (2, 1), (3,), (1, 1), (0, 1, 2, 3)]
        return [
            *(self.offer(give, take, to) for give, take in product(single, single) for to in asked),
            *(self.offer(give, take) for give, take in free),
            *(self.counter(give, take) for give, take in [*product(single, single), *free]),
            *(trade.TradeWith(seat) for seat in range(trade.MOST_SEATS)),
            *(trade.RefuseProposal(seat) for seat in range(trade.MOST_SEATS)),
            *(trade.AcceptTrade(), trade.RefuseTrade(), trade.WithdrawTrade()),
        ]

    def conceivable_discards(self, match: inselreich.Match) -> list[Move]:
        """Of small piles all; of bigger ones, for each hand, every half of it, one card too few or too many, and halves
        with a card that is not there.
        """
        small = [self.discard(pile) for pile in self.small_piles()]
        halves = [move for hand in match.table.hands for move in _halves(self.discard, tuple(hand))]
        return [*small, *dict.fromkeys(halves)]

    def small_piles(self) -> list[Any]:
        """All piles of few cards, none included."""
        cards = self.offer.cards
        return [cards.of(counts) for size in range(MOST_IN_A_PILE + 1) for counts in self._small_counts(size)]

    def _small_counts(self, size: int) -> list[tuple[int, ...]]:
        kinds = len(self.offer.cards.__struct_fields__)
        return [counts for counts in product(range(3), repeat=kinds) if sum(counts) == size]

    def is_listed_kind(self, match: inselreich.Match, seat: int, move: Move) -> bool:
        """Offers to everybody of one card of several for one that is lacking, twice a turn; counter-offers of one of
        several for the one offered.
        """
        goods = self.goods(match, seat)
        if isinstance(move, self.offer):
            plenty = _holds(goods, move.give, at_least=2)
            lacking = not _holds(goods, move.take, at_least=1)
            sensible = move.to == () and _single(move.give, move.take) and plenty and lacking
            return sensible and self._offers_this_turn(match, seat) < 2
        if isinstance(move, self.counter):
            deal = match.view(seat).deal
            if deal is None or not _single(deal.give, deal.take, move.give, move.take):
                return False
            plenty = _holds(goods, move.give, at_least=2)
            return plenty and move.take == deal.give and move.give not in (deal.take, deal.give)
        return True

    def _offers_this_turn(self, match: inselreich.Match, seat: int) -> int:
        offers = 0
        for who, move in match.moves:
            if isinstance(move, self.end_turn):
                offers = 0
            elif who == seat and isinstance(move, self.offer):
                offers += 1
        return offers

    def free_move(self, match: inselreich.Match, decision: Decision, chance: Seeded) -> Move | None:
        forms = decision.forms
        if not forms:
            return None
        form = forms[chance.below(len(forms))]
        hand = self.goods(match, decision.seat).counts
        if form.move == self.offer.named():
            give, take = self._terms(hand, chance)
            others = [seat for seat in range(match.seats) if seat != decision.seat and chance.below(2)]
            return self.offer(give, take, tuple(reversed(others)) if chance.below(2) else tuple(others))
        if form.move == self.counter.named():
            return self.counter(*self._terms(hand, chance))
        return None

    def _terms(self, hand: Sequence[int], chance: Seeded) -> tuple[Pile, Pile]:
        """Up to three cards from the hand, for one or two."""
        give, take = [0] * len(hand), [0] * len(hand)
        for _ in range(1 + chance.below(3)):
            kind = chance.below(len(hand))
            give[kind] += give[kind] < hand[kind]
        for _ in range(1 + chance.below(2)):
            kind = chance.below(len(hand))
            take[kind] += self.like_for_like or not give[kind]
        return self.offer.cards.of(give), self.offer.cards.of(take)


@cache
def _halves(discard: type[discards.Discard], hand: tuple[int, ...]) -> tuple[discards.Discard, ...]:
    half = sum(hand) // 2
    if half < 3 or half > 8:
        return ()
    counts = [pile for pile in product(*[range(count + 1) for count in hand]) if half - 1 <= sum(pile) <= half + 1]
    counts += [tuple(half * (kind == other) for other in range(len(hand))) for kind in range(len(hand))]
    return tuple(discard(discard.pile.of(pile)) for pile in dict.fromkeys(counts) if sum(pile) > MOST_IN_A_PILE)


def _single(*piles: Pile) -> bool:
    return all(pile.total == 1 for pile in piles)


def _holds(hand: Pile, pile: Pile, *, at_least: int) -> bool:
    return any(has >= at_least for has, wanted in zip(hand.counts, pile.counts, strict=True) if wanted)
