"""Red buildings (section 9): for cities only."""

from __future__ import annotations

from ....principality.cards import COMMERCE, Building
from ....principality.geometry import column_of
from ....principality.resources import GOLD
from ..state import Cards1996Table
from .green import PlaceOfLearning


class Aqueduct(Building):
    """K-52: all regions of its owner are safe from the Plague."""

    rule = "K-52"
    wards_off = ("plague",)


class BathHouse(Building):
    """K-52: the four regions of its city are safe from the Plague."""

    rule = "K-52"
    wards_off = ("plague",)

    def covers(self, table: Cards1996Table, seat: int, spot: int, target: int) -> bool:
        return abs(column_of(target) - column_of(spot)) == 1


class Church(Building):
    """K-49: knights and fleets in its city are safe from Civil War."""

    rule = "K-49"
    wards_off = ("civil_war",)

    def covers(self, table: Cards1996Table, seat: int, spot: int, target: int) -> bool:
        return column_of(target) == column_of(spot)


class Harbor(Building):
    """KO-25, KX-73: each own fleet has one more commerce point, besides the Harbor's own."""

    rule = "KX-73"

    def add_points(self, table: Cards1996Table, seat: int, spot: int, tally: list[int]) -> None:
        tally[COMMERCE] += table.number_of(seat, "fleet")


class Mint(Building):
    """K-44: gold is exchanged 1:1."""

    rule = "K-44"

    def improve_rates(self, rates: list[int]) -> None:
        rates[GOLD] = 1


class TownHall(Building):
    """K-57: looking through a stack costs 1; with two of them still 1."""

    rule = "K-57"

    def search_price(self, price: int) -> int:
        return min(price, 1)


class PlainBuilding(Building):
    """Points, and nothing else."""

    rule = "K-66"


CARDS = (
    Aqueduct("aqueduct"),
    BathHouse("bath_house"),
    Church("church"),
    PlainBuilding("colossus"),
    PlainBuilding("counting_house"),
    Harbor("harbor"),
    PlaceOfLearning("library"),
    PlainBuilding("marketplace"),
    PlainBuilding("merchant_guild"),
    Mint("mint"),
    TownHall("town_hall"),
)
