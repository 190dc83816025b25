"""The components of Das Duell: regions, central cards, dice, tokens (D-6 to D-9)."""

from __future__ import annotations

from typing import Final

from ...principality.cards import COMMERCE, STRENGTH
from ...principality.realm import Region, Token
from ...principality.resources import BRICK, GOLD, GRAIN, LUMBER, ORE, WOOL

LANDSCAPES: Final = (GRAIN, ORE, WOOL, BRICK, LUMBER, GOLD)
"""Fields, Mountains, Pasture, Hills, Forest, Gold Field, as the rows of numbers below."""
START_SETS: Final = {"red": (6, 5, 4, 3, 2, 1), "blue": (5, 6, 1, 2, 3, 4)}
STACK: Final = ((1, 3), (2, 4), (5, 6), (1, 5), (4, 6), (2, 3))
"""DO-1: the numbers of the regions."""

REGIONS: Final = (
    *(
        Region(kind, number)
        for numbers in START_SETS.values()
        for kind, number in zip(LANDSCAPES, numbers, strict=True)
    ),
    *(Region(kind, number) for kind, numbers in zip(LANDSCAPES, STACK, strict=True) for number in numbers),
)
REGION_STACK: Final = range(12, 24)
START_LAYOUT: Final = (LUMBER, GOLD, GRAIN, BRICK, WOOL, ORE)
"""D-30, DO-3: upper row from left to right, then the lower row."""
START_STORE: Final = tuple(int(kind != GOLD) for kind in range(6))
"""D-29: by kind, each start region shows 1, the Gold Field 0."""

ROADS, SETTLEMENTS, CITIES = 7, 5, 7
"""D-22: in the stacks, besides the roads and settlements of the start."""
CENTRAL_CARDS: Final = (ROADS + 2, SETTLEMENTS + 4, CITIES)
DRAW_STACKS: Final = 4
START_HAND: Final = 3

HERO: Final = Token("hero", STRENGTH, least=3, rule="D-82")
TRADE: Final = Token("trade", COMMERCE, least=3, rule="D-83")
TOKENS: Final = (HERO, TRADE)

FACES: Final = ("brigand_attack", "trade", "celebration", "plentiful_harvest", "event_card", "event_card")
"""D-8, DO-2: club, scales, harp, sun, and the question mark twice."""
EVENTS_BELOW_YULE: Final = 3
