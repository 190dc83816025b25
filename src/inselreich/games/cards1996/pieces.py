"""The components of the 1996 card game: regions, central cards, dice, tokens (K-1 to K-8)."""

from __future__ import annotations

from typing import Final

from ...principality.cards import COMMERCE, STRENGTH
from ...principality.realm import Region, Token
from ...principality.resources import BRICK, GOLD, GRAIN, LUMBER, ORE, WOOL

LANDSCAPES: Final = (GRAIN, ORE, WOOL, LUMBER, BRICK, GOLD)
"""Fields, Mountains, Pasture, Forest, Hills, Gold Field, as the rows of numbers below."""
START_SETS: Final = {"A": (1, 2, 3, 4, 5, 6), "B": (2, 3, 4, 5, 6, 1)}
STACK: Final = ((3, 4), (5, 6), (1, 5), (2, 6), (3, 4), (2,))
"""KO-1: the numbers of the regions."""

REGIONS: Final = (
    *(
        Region(kind, number)
        for numbers in START_SETS.values()
        for kind, number in zip(LANDSCAPES, numbers, strict=True)
    ),
    *(Region(kind, number) for kind, numbers in zip(LANDSCAPES, STACK, strict=True) for number in numbers),
)
START_REGIONS: Final = {"A": range(6), "B": range(6, 12)}
REGION_STACK: Final = range(12, 23)

ROADS, SETTLEMENTS, CITIES = 7, 5, 7
"""K-8: in the stacks, besides the roads and settlements of the start sets."""
CENTRAL_CARDS: Final = (ROADS + 2, SETTLEMENTS + 4, CITIES)
DRAW_STACKS: Final = 5
START_HAND: Final = 3
START_STORE: Final = (1,) * 6
"""K-18: every start region shows 1."""

KNIGHT: Final = Token("knight", STRENGTH, least=1, rule="K-63")
MILL: Final = Token("mill", COMMERCE, least=1, rule="K-64")
TOKENS: Final = (KNIGHT, MILL)

FACES: Final = ("tournament", "trade_advantage", "brigand_attack", "good_year", "event_card", "event_card")
"""KO-4: knight head, mill, club, sun, and the question mark twice."""
