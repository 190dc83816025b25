"""What a seat can save for."""

from __future__ import annotations

from typing import NamedTuple

from ...core.moves import Move
from ...hexes import Edge
from ..hands import Hand


class Goal(NamedTuple):
    """Something to save for: built or bought in one step, or in several with roads before."""

    name: str
    cost: Hand
    """All it still takes."""
    worth: float
    step: Move
    """What to build or buy first."""
    price: Hand
    """What that first step costs."""
    roads: tuple[Edge, ...] = ()
