"""Founding (C-32, C-33): the best site, a road towards the next one, and neutral settlements in the other's way."""

from __future__ import annotations

from collections.abc import Iterable

from ...games.classic.board import ISLAND
from ...games.classic.moves import BuildSettlement, PlaceNeutral
from ...hexes import Corner, Edge, bits, corners_in, edges_in
from ..choice import Choice
from . import weights
from .outlook import Outlook, road_move


def site(outlook: Outlook) -> Choice:
    """C-32: rich hexes, kinds not had yet, a harbour that fits, and room for the next settlement."""
    best = max(_open_sites(outlook), key=lambda corner: _founding_worth(outlook, corner))
    name = ISLAND.corner_names[best]
    return Choice(BuildSettlement(name), f"{name} yields {outlook.ground.total[best]} cards in 36 rolls")


def road(outlook: Outlook) -> Choice:
    """C-32: from the settlement just founded towards the best site beyond."""
    best = max(_new_roads(outlook), key=lambda edge: _beyond(outlook, edge))
    return Choice(road_move(best), "this way lies the best site for the next settlement")


def neutral(outlook: Outlook) -> Choice:
    """CV-6: where the other would like to settle, and the seat itself is not going to."""
    near = _neighbourhood(outlook, outlook.seat)
    wanted = [corner for corner in _open_sites(outlook) if not near >> corner & 1] or _open_sites(outlook)
    theirs = _neighbourhood(outlook, 1 - outlook.seat)
    best = max(wanted, key=lambda corner: outlook.ground.total[corner] * (2 if theirs >> corner & 1 else 1))
    return Choice(PlaceNeutral(ISLAND.corner_names[best]), "it takes a good site from the other seat")


def owes_road(outlook: Outlook) -> bool:
    """Whether a settlement has just been founded, so that its road comes next."""
    return bool(_new_roads(outlook))


def _open_sites(outlook: Outlook) -> list[Corner]:
    return corners_in(ISLAND.all_corners_mask & ~outlook.pieces.too_close)


def _founding_worth(outlook: Outlook, corner: Corner) -> float:
    return outlook.site_worth(corner) + weights.ROOM * _best_worth(outlook, _two_away(corner), outlook.pieces.too_close)


def _two_away(corner: Corner) -> list[Corner]:
    around = ISLAND.corner_neighbours
    return [beyond for near in around[corner] for beyond in around[near] if beyond != corner]


def _best_worth(outlook: Outlook, corners: Iterable[Corner], closed: int) -> float:
    return max([outlook.site_worth(corner) for corner in corners if not closed >> corner & 1], default=0.0)


def _new_roads(outlook: Outlook) -> list[Edge]:
    """C-33: the free paths at the own settlement that has no road yet."""
    pieces, seat = outlook.pieces, outlook.seat
    roads = pieces.roads[seat]
    at_settlements = [ISLAND.corner_edges_mask[corner] for corner in bits(pieces.settlements[seat])]
    return [edge for paths in at_settlements if not paths & roads for edge in edges_in(paths & ~pieces.paved)]


def _beyond(outlook: Outlook, edge: Edge) -> float:
    """What can be settled at the end of the road's continuation."""
    settled = outlook.pieces.settlements[outlook.seat]
    one, two = ISLAND.edge_corners[edge]
    end = two if settled >> one & 1 else one
    return _best_worth(outlook, ISLAND.corner_neighbours[end], outlook.pieces.too_close)


def _neighbourhood(outlook: Outlook, seat: int) -> int:
    """The corners two roads away from a seat's settlements."""
    near = 0
    for corner in corners_in(outlook.pieces.buildings(seat)):
        for beyond in _two_away(corner):
            near |= 1 << beyond
    return near
