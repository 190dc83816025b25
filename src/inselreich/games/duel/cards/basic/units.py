"""Units of the base set (13), for settlements and cities."""

from __future__ import annotations

from .....principality import common
from .....principality.cards import Unit
from .....principality.resources import BRICK, GOLD, GRAIN, LUMBER, ORE, WOOL
from ...state import DuelTable


class TradeShip(common.Fleet):
    """D-68: its kind is exchanged 2:1, wherever it lies."""

    rule = "D-68"


class LargeTradeShip(Unit):
    """D-68: two resources of the region left of it, or of the one right of it, are exchanged for one of another kind."""

    rule = "D-68"

    def trades_from(self, table: DuelTable, seat: int, spot: int) -> list[int]:
        return table.beside(seat, spot)


class Hero(Unit):
    """D-81: strength and skill, nothing else."""

    rule = "D-81"


CARDS = (
    TradeShip("brick_ship", BRICK),
    TradeShip("gold_ship", GOLD),
    TradeShip("grain_ship", GRAIN),
    TradeShip("lumber_ship", LUMBER),
    TradeShip("ore_ship", ORE),
    TradeShip("wool_ship", WOOL),
    LargeTradeShip("large_trade_ship"),
    Hero("austin"),
    Hero("candamir"),
    Hero("harald"),
    Hero("inga"),
    Hero("osmund"),
    Hero("siglind"),
)
