"""The components of Rise of the Inkas: resources, goods, development cards, costs and pieces (I-1 to I-10)."""

from __future__ import annotations

from typing import Final, Literal

from ...core.moves import Pile

Kind = Literal["wood", "stone", "wool", "potato", "ore", "feather", "coca", "fish"]
KINDS: Final[tuple[Kind, ...]] = ("wood", "stone", "wool", "potato", "ore", "feather", "coca", "fish")
"""The five resources, then the three goods (I-3)."""
KIND: Final = {name: kind for kind, name in enumerate(KINDS)}
RESOURCES: Final = range(5)
GOODS: Final = range(5, 8)
CARDS_OF_EACH_KIND: Final = (20,) * len(RESOURCES) + (12,) * len(GOODS)
"""I-5"""

DevelopmentCard = Literal["combat_arts", "road_building", "monopoly", "invention"]
DEVELOPMENTS: Final[tuple[DevelopmentCard, ...]] = ("combat_arts", "road_building", "monopoly", "invention")
COMBAT_ARTS, ROAD_BUILDING, MONOPOLY, INVENTION = range(4)
STACK: Final = (7, 1, 1, 1)
"""I-6: what each of the two stacks holds. In a deck, cards of the second stack have numbers from 4 on."""

ROADS: Final = 7
SETTLEMENTS: Final = 8
CITIES: Final = 2
THICKETS: Final = 4
"""I-8"""

COLOURS: Final = {4: ("red", "orange", "blue", "grey"), 3: ("red", "orange", "blue")}
"""I-1: the colour of each seat."""
GOALS: Final = {"short": (4, 3), "usual": (4, 4, 3), "long": (4, 4, 4)}
"""I-30, IV-2: so many markers each tribe needs."""


class Cards(Pile, frozen=True):
    """Resource and goods cards, so many of each kind."""

    wood: int = 0
    stone: int = 0
    wool: int = 0
    potato: int = 0
    ore: int = 0
    feather: int = 0
    coca: int = 0
    fish: int = 0

    @property
    def counts(self) -> tuple[int, ...]:
        return (self.wood, self.stone, self.wool, self.potato, self.ore, self.feather, self.coca, self.fish)


ROAD_COST: Final = (1, 1, 0, 0, 0, 0, 0, 0)
SETTLEMENT_COST: Final = (1, 1, 1, 1, 0, 0, 0, 0)
CITY_COST: Final = (0, 0, 0, 2, 3, 0, 0, 0)
DEVELOPMENT_COST: Final = (0, 0, 1, 1, 1, 0, 0, 0)
"""I-10"""
