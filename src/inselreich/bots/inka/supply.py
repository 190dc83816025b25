"""Trade with the supply (I-67 to I-70): how many cards it gives for those to spare, and the cheapest way to one of them."""

from __future__ import annotations

from collections.abc import Sequence

from ...core.moves import Move
from ...games.inka.moves import SupplyTrade, UseTradeRoad
from ...games.inka.pieces import GOODS, KINDS, Cards
from ...games.inka.trading import EACH_GOODS, RATES, pile
from ..hands import Hand, difference, without


def swaps(spare: Hand, *, trade_road: bool) -> int:
    """I-69: one of each goods buys two cards, the rest one at its rate; I-70: the trade road, once, one for any two."""
    sets = max(0, min(spare[GOODS.start :]))
    left = [has - sets * of_each for has, of_each in zip(spare, EACH_GOODS, strict=True)] if sets else spare
    count = 2 * sets
    unpaired = 0
    for has, rate in zip(left, RATES, strict=True):
        if has > 0:
            count += has // rate
            unpaired += has % rate
    return count + (trade_road and unpaired > 1)


def swap(spare: Hand, missing: Hand, take: int, waits: Sequence[float], *, trade_road: bool) -> Move:
    """The cheapest way: three goods for two cards where two are missing, else two cards for one, else three."""
    pair = next((kind for kind in GOODS if spare[kind] > 1), None)
    if min(spare[GOODS.start :]) and (pair is None or sum(missing) > 1):
        others = without(missing, take)
        second = max(range(len(KINDS)), key=lambda kind: (others[kind], kind not in GOODS, waits[kind]))
        return SupplyTrade(pile(*GOODS), pile(take, second))
    if pair is not None:
        return SupplyTrade(pile(pair, pair), pile(take))
    if trade_road:
        return UseTradeRoad(Cards.of(_least_useful(spare, waits)), KINDS[take])
    give = max(range(len(KINDS)), key=lambda kind: (spare[kind] // RATES[kind], -waits[kind]))
    return SupplyTrade(pile(*[give] * RATES[give]), pile(take))


def _least_useful(spare: Hand, waits: Sequence[float]) -> list[int]:
    """Two cards to spare: single goods, else of what there is most."""
    left = list(spare)
    for _ in range(2):
        kind = max(range(len(KINDS)), key=lambda kind: (left[kind] > 0, kind in GOODS, left[kind], -waits[kind]))
        left[kind] -= 1
    return difference(spare, left)
