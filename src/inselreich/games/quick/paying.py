"""The ways to pay for a card: plainly, or with one resource of the cost replaced (Q-29 to Q-32)."""

from __future__ import annotations

from functools import lru_cache

from ...core.moves import Move
from ...core.resources import KIND, KINDS, RESOURCES, Cards, Counts
from .moves import Build, Replacement
from .pieces import CARDS, COSTS, RESOURCE_CARDS

RATES = range(5)
"""Q-30: so many cards for one; 0 means that nothing may be replaced."""
SHORT, ONE_SHORT, ENOUGH, TO_SPARE = range(4)
"""How a hand stands to the cost in one kind of resource; with enough to spare, that kind can replace another."""


def payable(cards: int, hand: Counts, rate: int) -> list[Move]:
    """All ways to pay for one of these cards, which are given as a bit mask."""
    lumber, brick, wool, grain, ore = hand
    found: list[Move] = []
    for card, (of_lumber, of_brick, of_wool, of_grain, of_ore) in STANDINGS_OF[rate][cards]:
        standing = of_lumber[lumber] | of_brick[brick] | of_wool[wool] | of_grain[grain] | of_ore[ore]
        found += payments(card, standing)
    return found


@lru_cache(maxsize=16384)
def payments(card: int, standing: int) -> tuple[Move, ...]:
    """All ways to pay for this card, for a hand that stands so to its cost."""
    stands = [standing >> 2 * kind & 3 for kind in KINDS]
    missing = [kind for kind in KINDS if stands[kind] < ENOUGH]
    able = [kind for kind in KINDS if stands[kind] == TO_SPARE]
    name, cost = CARDS[card], COSTS[card]
    if len(missing) > 1 or SHORT in stands:
        return ()
    replaced = missing or [kind for kind in KINDS if cost[kind]]
    plainly = [] if missing else [Build(name)]
    ways = [Replacement(RESOURCES[kind], RESOURCES[by]) for kind in replaced for by in able if by != kind]
    return (*plainly, *(Build(name, way) for way in ways))


@lru_cache(maxsize=4096)
def price(card: int, replace: Replacement | None, rate: int) -> Cards:
    """What is laid down for the card."""
    cost = list(COSTS[card])
    if replace is not None:
        cost[KIND[replace.resource]] -= 1
        cost[KIND[replace.by]] += rate
    return Cards.of(cost)


def _standings(card: int, rate: int) -> list[list[int]]:
    """By kind and number of cards in hand; each kind has two bits of its own."""
    return [
        [_standing(held - COSTS[card][kind], rate) << 2 * kind for held in range(RESOURCE_CARDS[kind] + 1)]
        for kind in KINDS
    ]


def _standing(left: int, rate: int) -> int:
    if left < 0:
        return ONE_SHORT if left == -1 else SHORT
    return TO_SPARE if rate and left >= rate else ENOUGH


STANDINGS = [[_standings(card, rate) for card in range(len(CARDS))] for rate in RATES]
STANDINGS_OF = [
    [[(card, of_card[card]) for card in range(len(CARDS)) if cards >> card & 1] for cards in range(1 << len(CARDS))]
    for of_card in STANDINGS
]
"""By rate and mask of cards: each card with how a hand stands to its cost."""
