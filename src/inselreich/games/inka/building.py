"""Building and buying (I-71 to I-82)."""

from __future__ import annotations

from ...core.errors import IllegalMove
from ...core.questions import Script
from ...hexes import building
from ...hexes.moves import OnCrossing
from .board import ISLAND
from .events import DevelopmentBought, DevelopmentDrawn
from .moves import BuildCity, BuildRoad, BuildSettlement, BuyDevelopment
from .pieces import CITY_COST, DEVELOPMENT_COST, DEVELOPMENTS, ROAD_COST, SETTLEMENT_COST, Cards
from .state import InkaTable
from .tribes import decline


class InkaBuilding(building.Building):
    """I-71: the cost from the hand, the piece from the piece supply; any number of each. I-72: for the active tribe only."""

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

    price_rule = "I-71"
    no_road_rule = "I-75"
    no_settlement_rule = "I-122"
    no_city_rule = "I-122"
    road_rule = "I-73"
    settlement_rule = "I-76"
    occupied_rule = "I-128"
    distance_rule = "I-77"
    city_rule = "I-78"
    purchase_rule = "I-82"

    def city_sites(self, table: InkaTable, seat: int) -> int:
        """I-78, I-79: the bare settlements, while the tribe has no city."""
        bare = table.anchors(seat)
        return 0 if table.cities[seat] & bare else table.settlements[seat] & bare

    def city_objection(self, table: InkaTable, seat: int, move: OnCrossing) -> IllegalMove | None:
        if table.overgrown[seat] >> ISLAND.corners[move.crossing] & 1:
            return IllegalMove(f"the settlement on {move.crossing} is under thicket", "I-124")
        if table.cities[seat] & table.anchors(seat):
            return IllegalMove("the active tribe has its city", "I-79")
        return None

    def after(self, table: InkaTable, seat: int) -> Script | None:
        """I-129: the last goal wins; I-111: at the goal of another tribe it declines at once."""
        table.check_victory()
        if table.winner is None and table.has_reached_goal(seat):
            return decline(table, seat)
        return None


BUILDING = InkaBuilding()
