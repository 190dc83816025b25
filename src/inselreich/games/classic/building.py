"""Building and buying (C-67 to C-78): roads, settlements, cities, development cards."""

from __future__ import annotations

from ...hexes import Corner, building
from ...hexes.founding import founding_sites
from .board import ISLAND
from .events import DevelopmentBought, DevelopmentDrawn
from .moves import BuildCity, BuildRoad, BuildSettlement, BuyDevelopment
from .pieces import CITY_COST, DEVELOPMENT_COST, DEVELOPMENTS, ROAD_COST, SETTLEMENT_COST, Cards
from .state import ClassicTable

__all__ = ["BUILDING", "founding_sites"]


class ClassicBuilding(building.Building):
    """C-67: the cost from the hand, the piece from the piece supply; any number of each."""

    island = ISLAND
    cards = Cards
    road = BuildRoad
    settlement = BuildSettlement
    city = BuildCity
    purchase = BuyDevelopment
    bought = DevelopmentBought
    drawn = DevelopmentDrawn
    development_names = DEVELOPMENTS

    road_cost = ROAD_COST
    settlement_cost = SETTLEMENT_COST
    city_cost = CITY_COST
    development_cost = DEVELOPMENT_COST

    price_rule = "C-67"
    no_road_rule = "C-68"
    no_settlement_rule = "C-75"
    no_city_rule = "C-68"
    road_rule = "C-69"
    settlement_rule = "C-71"
    occupied_rule = "C-71"
    distance_rule = "C-72"
    city_rule = "C-73"
    purchase_rule = "C-78"

    def settled(self, table: ClassicTable, seat: int, corner: Corner) -> None:
        """C-66"""
        table.gain_harbour(seat, corner)

    def after(self, table: ClassicTable, seat: int) -> None:
        """C-36: with separated phases the first build or purchase (C-77) ends the trade phase; C-111: it may win."""
        table.trading_over = table.options.phases == "separated"
        table.check_victory()


BUILDING = ClassicBuilding()
