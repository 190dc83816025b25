"""The components of the classic game: resources, cards, costs and pieces (C-1 to C-10)."""

from __future__ import annotations

from typing import Final, Literal

from ...core.moves import Pile

Resource = Literal["lumber", "brick", "wool", "grain", "ore"]
RESOURCES: Final[tuple[Resource, ...]] = ("lumber", "brick", "wool", "grain", "ore")
KIND: Final = {name: kind for kind, name in enumerate(RESOURCES)}
KINDS: Final = range(5)
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

Counts = list[int]
"""So many cards of each kind, in the order of RESOURCES or of DEVELOPMENTS."""


class Cards(Pile, frozen=True):
    """Resource cards, so many of each kind."""

    lumber: int = 0
    brick: int = 0
    wool: int = 0
    grain: int = 0
    ore: int = 0

    @property
    def counts(self) -> tuple[int, ...]:
        return (self.lumber, self.brick, self.wool, self.grain, self.ore)


ROAD_COST: Final = (1, 1, 0, 0, 0)
SETTLEMENT_COST: Final = (1, 1, 1, 1, 0)
CITY_COST: Final = (0, 0, 0, 2, 3)
DEVELOPMENT_COST: Final = (0, 0, 1, 1, 1)
"""C-10"""

SINGLES: Final = tuple(Cards.of([int(kind == other) for other in KINDS]) for kind in KINDS)
"""One card of each kind."""
