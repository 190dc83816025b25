"""Founding: the best site, and a road towards the next one."""

from __future__ import annotations

from collections.abc import Iterable

from ...hexes import Corner, Edge, bits, corners_in, edges_in
from ..choice import Choice
from . import weights
from .outlook import Outlook


def site(outlook: Outlook) -> Choice:
    """Rich hexes, kinds not had yet, and room for the next settlement."""
    best = max(open_sites(outlook), key=lambda corner: founding_worth(outlook, corner))
    name = outlook.pieces.island.corner_names[best]
    return Choice(outlook.building.settlement(name), f"{name} yields {outlook.ground.total[best]} cards in 36 rolls")


def road(outlook: Outlook) -> Choice:
    """From the settlement just founded towards the best site beyond."""
    best = max(_new_roads(outlook), key=lambda edge: _beyond(outlook, edge))
    return Choice(outlook.road_move(best), "this way lies the best site for the next settlement")


def owes_road(outlook: Outlook) -> bool:
    """Whether a settlement has just been founded, so that its road comes next."""
    return bool(_new_roads(outlook))


def open_sites(outlook: Outlook) -> list[Corner]:
    """The empty corners that keep the distance."""
    pieces = outlook.pieces
    return corners_in(pieces.island.all_corners_mask & ~pieces.too_close & ~pieces.occupied)


def founding_worth(outlook: Outlook, corner: Corner) -> float:
    """What it brings to found here, with the room beyond."""
    beyond = two_away(outlook, corner)
    return outlook.site_worth(corner) + weights.ROOM * _best_worth(outlook, beyond, outlook.pieces.too_close)


def two_away(outlook: Outlook, corner: Corner) -> list[Corner]:
    """The corners two roads away."""
    around = outlook.pieces.island.corner_neighbours
    return [beyond for near in around[corner] for beyond in around[near] if beyond != corner]


def _best_worth(outlook: Outlook, corners: Iterable[Corner], closed: int) -> float:
    return max([outlook.site_worth(corner) for corner in corners if not closed >> corner & 1], default=0.0)


def _new_roads(outlook: Outlook) -> list[Edge]:
    """The free paths at the own settlement that has no road yet."""
    pieces, seat = outlook.pieces, outlook.seat
    paths_at, roads = pieces.island.corner_edges_mask, pieces.roads[seat]
    at_settlements = [paths_at[corner] for corner in bits(pieces.settlements[seat])]
    return [edge for paths in at_settlements if not paths & roads for edge in edges_in(paths & ~pieces.paved)]


def _beyond(outlook: Outlook, edge: Edge) -> float:
    """What can be settled at the end of the road's continuation."""
    island, settled = outlook.pieces.island, outlook.pieces.settlements[outlook.seat]
    one, two = island.edge_corners[edge]
    end = two if settled >> one & 1 else one
    return _best_worth(outlook, island.corner_neighbours[end], outlook.pieces.too_close)
