"""The six resources, and amounts of them."""

from __future__ import annotations

from typing import Literal

from ..core.moves import Pile

Resource = Literal["lumber", "brick", "wool", "grain", "ore", "gold"]
RESOURCES: tuple[Resource, ...] = ("lumber", "brick", "wool", "grain", "ore", "gold")
KINDS = range(6)
LUMBER, BRICK, WOOL, GRAIN, ORE, GOLD = KINDS
KIND: dict[str, int] = {resource: kind for kind, resource in enumerate(RESOURCES)}
LANDSCAPES = ("forest", "hills", "pasture", "fields", "mountains", "gold field")
"""The region that bears each resource."""

ROOM = 3
"""A region stores so many."""


class Goods(Pile, frozen=True):
    """So many of each resource."""

    lumber: int = 0
    brick: int = 0
    wool: int = 0
    grain: int = 0
    ore: int = 0
    gold: int = 0


Cost = tuple[tuple[int, int], ...]
"""Pairs of kind and number, each kind once, in order."""


def cost_of(goods: Goods) -> Cost:
    """What is to be paid, without the kinds that are not."""
    return tuple((kind, count) for kind, count in enumerate(goods.counts) if count)
