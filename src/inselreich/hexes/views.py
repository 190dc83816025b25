"""What the views of games on boards of hexes have in common."""

from __future__ import annotations

from collections.abc import Sequence

from .geometry import Island
from .masks import bits
from .table import HexTable


def phase(table: HexTable) -> str:
    """Where in the game the table stands, in a word."""
    if table.winner is not None:
        return "over"
    if table.founding:
        return "founding"
    return "after_roll" if table.rolled else "before_roll"


def whose_turn(table: HexTable) -> int:
    """The seat that founds, or whose turn it is."""
    return table.founding[0] if table.founding else table.active


def crossings(island: Island, mask: int) -> tuple[str, ...]:
    """The names of these corners."""
    return tuple(island.corner_names[corner] for corner in bits(mask))


def paths(island: Island, mask: int) -> tuple[str, ...]:
    """The names of these edges."""
    return tuple(island.edge_names[edge] for edge in bits(mask))


def bought_this_turn(table: HexTable, seat: int) -> Sequence[int]:
    """How many development cards of each number the seat has bought this turn."""
    return table.bought if seat == table.active else [0] * table.development_kinds
