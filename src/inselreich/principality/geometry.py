"""Where things lie in a principality.

The centre row has columns: a road at every even one, a place (settlement or city) at every odd one. It starts with the
road 0 between the places -1 and +1 and grows to both sides. Regions lie at the even columns, above and below the row;
the sites of a place lie above and below it. A *spot* is a number for (column, row): where a card may lie.
"""

from __future__ import annotations

from functools import cache

WIDEST = 16
"""No centre row can reach so far."""
ABOVE, BELOW, CENTRE = range(3)
ROWS = (ABOVE, BELOW)
NOWHERE = -1

Spot = int


def spot(column: int, row: int) -> Spot:
    """The spot of a column and a row."""
    return (column + WIDEST) * 3 + row


def column_of(place: Spot) -> int:
    return place // 3 - WIDEST


def row_of(place: Spot) -> int:
    return place % 3


def beside(place: Spot) -> tuple[Spot, Spot]:
    """The spots left and right of it in the same row: of a site, those of its two regions."""
    return place - 3, place + 3


@cache
def around(column: int) -> tuple[Spot, ...]:
    """The spots of the four regions around a place."""
    return tuple(spot(column + step, row) for row in ROWS for step in (-1, 1))


def signed(column: int) -> str:
    """-1, 0, +1: how a column is written."""
    return f"{column:+d}" if column else "0"


def _name(place: Spot) -> str:
    column, row = column_of(place), row_of(place)
    words = ("above", "below", "place") if column % 2 else ("upper", "lower", "road")
    return f"{words[row]} {signed(column)}"


SPOT_NAMES = tuple(_name(place) for place in range(spot(WIDEST, CENTRE) + 1))
"""`above -1` and `below +3` are sites, `upper -2` and `lower 0` lie at regions, `road 0` and `place +1` in the row."""
SPOTS = {name: place for place, name in enumerate(SPOT_NAMES)}
START_REGION_SPOTS = tuple(spot(column, row) for row in ROWS for column in (-2, 0, 2))
"""The six region places of the start: upper row from left to right, then the lower row."""
