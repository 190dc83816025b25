"""Green buildings (section 9): for settlements and cities."""

from __future__ import annotations

from ....core.questions import Script
from ....principality import common
from ....principality.cards import STRENGTH, Building
from ....principality.payment import gain_any
from ....principality.resources import BRICK, GRAIN, LUMBER, ORE, WOOL
from ..state import Cards1996Table


class PlaceOfLearning(Building):
    """K-56: one more card in hand; K-54: at a Progress, one resource of the owner's choice."""

    rule = "K-56"
    hand_limit_bonus = 1
    hears = ("progress",)

    def hear(self, table: Cards1996Table, seat: int, spot: int, happening: str) -> Script:
        return gain_any(table, seat, 1, "K-54")


class Garrison(Building):
    """K-29: its regions are not counted by brigands; K-53: in a Productive Year they gain 1 each."""

    rule = "K-29"
    hears = ("productive_year",)

    def hides_from_brigands(self, table: Cards1996Table, seat: int, spot: int) -> tuple[int, ...]:
        return tuple(table.beside(seat, spot))

    def hear(self, table: Cards1996Table, seat: int, spot: int, happening: str) -> None:
        for region in table.beside(seat, spot):
            table.store(region)


class Smithy(Building):
    """K-63: each own knight has one more strength point."""

    rule = "K-63"

    def add_points(self, table: Cards1996Table, seat: int, spot: int, tally: list[int]) -> None:
        tally[STRENGTH] += table.number_of(seat, "knight")


class Booster(common.Booster):
    """K-33: regions of its kind beside it produce 2."""

    rule = "K-33"


CARDS = (
    PlaceOfLearning("abbey"),
    Garrison("garrison"),
    Smithy("smithy"),
    Booster("brick_factory", BRICK),
    Booster("foundry", ORE),
    Booster("grain_mill", GRAIN),
    Booster("sawmill", LUMBER),
    Booster("woolen_mill", WOOL),
)
