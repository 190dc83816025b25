"""The components of the classic game: resources, cards, costs and pieces (C-1 to C-10)."""

from __future__ import annotations

from typing import Final, Literal

from ...core.resources import KIND, KINDS, RESOURCES, SINGLES, Cards, Counts, Resource

__all__ = [
    "CARDS_OF_A_KIND",
    "CITIES",
    "CITY_COST",
    "DEVELOPMENTS",
    "DEVELOPMENT_COST",
    "DEVELOPMENT_COUNTS",
    "INVENTION",
    "KIND",
    "KINDS",
    "KNIGHT",
    "MONOPOLY",
    "RESOURCES",
    "ROADS",
    "ROAD_BUILDING",
    "ROAD_COST",
    "SETTLEMENTS",
    "SETTLEMENT_COST",
    "SINGLES",
    "VICTORY_POINT",
    "Cards",
    "Counts",
    "Development",
    "Resource",
]

CARDS_OF_A_KIND: Final = 19
"""C-5"""

Development = Literal["knight", "road_building", "monopoly", "invention", "victory_point"]
DEVELOPMENTS: Final[tuple[Development, ...]] = ("knight", "road_building", "monopoly", "invention", "victory_point")
KNIGHT, ROAD_BUILDING, MONOPOLY, INVENTION, VICTORY_POINT = range(5)
DEVELOPMENT_COUNTS: Final = (14, 2, 2, 2, 5)
"""C-6"""

ROADS: Final = 15
SETTLEMENTS: Final = 5
CITIES: Final = 4
"""C-8"""

ROAD_COST: Final = (1, 1, 0, 0, 0)
SETTLEMENT_COST: Final = (1, 1, 1, 1, 0)
CITY_COST: Final = (0, 0, 0, 2, 3)
DEVELOPMENT_COST: Final = (0, 0, 1, 1, 1)
"""C-10"""
