"""What the tests know of cards in hand, for any game with some: discards, and offers among the seats."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import product
from typing import Any, TypeVar

import inselreich
from inselreich.core.chance import Seeded
from inselreich.core.moves import Move, Pile
from inselreich.core.trade import CounterTrade, OfferTrade

P = TypeVar("P", bound=Pile)

ASKED: list[tuple[int, ...]] = [(), (0,), (1, 2), (2, 1), (3,), (1, 1), (0, 1, 2, 3)]
"""Whom a conceivable offer is made to."""


def halves(hand: Sequence[int]) -> Iterator[tuple[int, ...]]:
    """Every half of this hand, one card too few or too many, and halves with a card that is not there."""
    half = sum(hand) // 2
    if 3 <= half <= 8:
        for pile in product(*[range(count + 1) for count in hand]):
            if half - 1 <= sum(pile) <= half + 1:
                yield pile
        for kind in range(len(hand)):
            yield tuple([half * (kind == other) for other in range(len(hand))])


def terms(cards: type[P], hand: Sequence[int], chance: Seeded) -> tuple[P, P]:
    """Up to three cards from the hand, for one or two of other kinds."""
    kinds = len(hand)
    give, take = [0] * kinds, [0] * kinds
    for _ in range(1 + chance.below(3)):
        kind = chance.below(kinds)
        give[kind] += give[kind] < hand[kind]
    for _ in range(1 + chance.below(2)):
        kind = chance.below(kinds)
        take[kind] += not give[kind]
    return cards.of(give), cards.of(take)


def some_others(match: inselreich.Match, seat: int, chance: Seeded) -> tuple[int, ...]:
    """Some of the other seats, in any order."""
    others = [other for other in range(match.seats) if other != seat and chance.below(2)]
    return tuple(reversed(others)) if chance.below(2) else tuple(others)


def is_listed_offer(
    match: inselreich.Match, seat: int, move: OfferTrade, hand: Pile, ends: tuple[type[Move], ...]
) -> bool:
    """To everybody, one card of several for one that is lacking, twice a turn; `ends` are the moves that end a turn."""
    lacking = not any(has for has, taken in zip(hand.counts, move.take.counts, strict=True) if taken)
    sensible = move.to == () and _single(move.give, move.take) and _plenty(move.give, hand) and lacking
    return sensible and _offers_this_turn(match, seat, ends) < 2


def is_listed_counter(move: CounterTrade, hand: Pile, deal: Any) -> bool:
    """One card of several for the one offered."""
    if deal is None or not _single(deal.give, deal.take, move.give, move.take):
        return False
    return _plenty(move.give, hand) and move.take == deal.give and move.give != deal.take


def _single(*piles: Pile) -> bool:
    return all(pile.total == 1 for pile in piles)


def _plenty(give: Pile, hand: Pile) -> bool:
    return any(has >= 2 for has, given in zip(hand.counts, give.counts, strict=True) if given)


def _offers_this_turn(match: inselreich.Match, seat: int, ends: tuple[type[Move], ...]) -> int:
    offers = 0
    for who, move in match.moves:
        if isinstance(move, ends):
            offers = 0
        elif who == seat and isinstance(move, OfferTrade):
            offers += 1
    return offers
