"""Units (K-48): knights and fleets, for settlements and cities."""

from __future__ import annotations

from ....principality import common
from ....principality.cards import Unit
from ....principality.resources import BRICK, GOLD, GRAIN, LUMBER, ORE, WOOL


class Knight(Unit):
    """K-27, K-63: strength for the knight token, skill for the Tournament."""

    rule = "K-63"


class Fleet(common.Fleet):
    """K-43: its kind is exchanged 2:1, wherever it lies."""

    rule = "K-43"


CARDS = (
    Fleet("brick_fleet", BRICK),
    Fleet("gold_fleet", GOLD),
    Fleet("grain_fleet", GRAIN),
    Fleet("lumber_fleet", LUMBER),
    Fleet("ore_fleet", ORE),
    Fleet("wool_fleet", WOOL),
    Knight("conrad"),
    Knight("falk"),
    Knight("goetz"),
    Knight("hagen"),
    Knight("karl"),
    Knight("otto"),
    Knight("pippin"),
    Knight("siegfried"),
    Knight("walther"),
)
