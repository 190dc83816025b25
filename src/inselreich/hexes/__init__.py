"""Hex islands and the roads on them: shared by every game that is played on a board of hexes."""

from .geometry import FLAT_TOP, POINTY_TOP, Corner, Edge, Hex, Island, corners_in, edges_in, mask_of
from .masks import bits
from .roads import holder_of_longest, interrupts, longest_road, longest_road_through, reach, reach_of_edge

__all__ = [
    "FLAT_TOP",
    "POINTY_TOP",
    "Corner",
    "Edge",
    "Hex",
    "Island",
    "bits",
    "corners_in",
    "edges_in",
    "holder_of_longest",
    "interrupts",
    "longest_road",
    "longest_road_through",
    "mask_of",
    "reach",
    "reach_of_edge",
]
