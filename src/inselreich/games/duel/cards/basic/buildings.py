"""Buildings of the base set (14), for settlements and cities."""

from __future__ import annotations

from collections import Counter

from .....core.questions import Script
from .....principality import common
from .....principality.cards import Building
from .....principality.payment import gain_any, gain_kind
from .....principality.resources import BRICK, GOLD, GRAIN, LUMBER, ORE, WOOL
from ...state import DuelTable


class Booster(common.Booster):
    """D-43: regions of its kind beside it produce one more, at the production die only."""

    rule = "D-43"


class Plentiful(Building):
    """In a Year of Plenty the regions beside it gain 1 each."""

    rule = "D-49"
    hears = ("year_of_plenty",)

    def hear(self, table: DuelTable, seat: int, spot: int, happening: str) -> None:
        for region in table.beside(seat, spot):
            table.store(region)


class Abbey(Plentiful):
    """D-73: its progress point allows one more card in hand."""

    rule = "D-73"


class Storehouse(Plentiful):
    """D-45: the regions beside it are not counted by brigands."""

    rule = "D-45"

    def hides_from_brigands(self, table: DuelTable, seat: int, spot: int) -> tuple[int, ...]:
        return tuple(table.beside(seat, spot))


class Marketplace(Building):
    """D-43: where the other has more regions with the number of the die, one resource of a kind they bear is gained."""

    rule = "D-43"
    hears = ("production",)

    def hear(self, table: DuelTable, seat: int, spot: int, happening: str) -> Script | None:
        kinds = {each: kinds_with(table, each, table.number) for each in range(2)}
        if sum(kinds[1 - seat].values()) <= sum(kinds[seat].values()):
            return None
        return gain_any(table, seat, 1, self.rule, sum(1 << kind for kind in kinds[1 - seat]))


def kinds_with(table: DuelTable, seat: int, number: int) -> Counter[int]:
    """What the seat's regions with this number bear, and how many there are of each kind."""
    regions = [table.realm.regions[region] for region in table.regions_of(seat)]
    return Counter([region.kind for region in regions if region.number == number])


class ParishHall(Building):
    """D-77: looking through a stack costs 1."""

    rule = "D-77"

    def search_price(self, price: int) -> int:
        return min(price, 1)


class TollBridge(Building):
    """D-48: in a Plentiful Harvest two gold more, as far as there is room."""

    rule = "D-48"
    hears = ("plentiful_harvest",)

    def hear(self, table: DuelTable, seat: int, spot: int, happening: str) -> Script:
        return gain_kind(table, seat, GOLD, 2, self.rule)


CARDS = (
    Booster("brick_factory", BRICK),
    Booster("grain_mill", GRAIN),
    Booster("iron_foundry", ORE),
    Booster("lumber_camp", LUMBER),
    Booster("weavers_shop", WOOL),
    Abbey("abbey"),
    Marketplace("marketplace"),
    ParishHall("parish_hall"),
    Storehouse("storehouse"),
    TollBridge("toll_bridge"),
)
