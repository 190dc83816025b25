"""How far it is to victory from an empty hand, if all goes as usual: the shortest way through the cards to build."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

from ...games.quick.pieces import CITY, COSTS, KNIGHT, METROPOLIS_A, ROAD, SETTLEMENT
from ...games.quick.state import SPECIAL_POINTS
from . import weights

SIZES = tuple(sum(cost) for cost in COSTS)
"""How many cards each card costs."""
NEVER = 99.0


class Way(NamedTuple):
    """What still lies before a seat, as far as the number of cards goes."""

    points: int
    """Still needed."""
    drawn: int
    """Cards a round."""
    rate: int
    settlements: int
    cities: int
    cities_left: int
    """Still to be had."""
    roads: int
    """Still needed for the Longest Trade Route; 0: it is held, or out of reach."""
    knights: int
    """The same for the Largest Knight Force."""
    yields: int
    """What a metropolis adds to the production of the city below it."""


@lru_cache(maxsize=1 << 17)
def rounds(way: Way) -> float:
    """Until the points are there."""
    if way.points <= 0:
        return 0.0
    return min([_price(way, card) / way.drawn + rounds(then) for card, then in steps(way)], default=NEVER)


def _price(way: Way, card: int) -> float:
    return SIZES[card] + weights.WASTE * way.rate


def steps(way: Way) -> Iterator[tuple[int, Way]]:
    """What can be built next, and the way from there."""
    yield SETTLEMENT, way._replace(points=way.points - 1, settlements=way.settlements + 1)
    if way.settlements and way.cities_left:
        yield (
            CITY,
            way._replace(
                points=way.points - 1,
                drawn=way.drawn + 1,
                settlements=way.settlements - 1,
                cities=way.cities + 1,
                cities_left=way.cities_left - 1,
            ),
        )
    if way.cities:
        yield (
            METROPOLIS_A,
            way._replace(points=way.points - 1, drawn=way.drawn + way.yields, cities=way.cities - 1),
        )
    if way.roads:
        won = SPECIAL_POINTS if way.roads == 1 else 0
        yield ROAD, way._replace(points=way.points - won, roads=way.roads - 1, rate=max(1, way.rate - 1))
    if way.knights:
        won = SPECIAL_POINTS if way.knights == 1 else 0
        yield KNIGHT, way._replace(points=way.points - won, knights=way.knights - 1)
