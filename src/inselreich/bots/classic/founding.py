"""Neutral settlements (CV-6)."""

from __future__ import annotations

from ...games.classic.moves import PlaceNeutral
from ...hexes import corners_in
from ..choice import Choice
from ..hexes.founding import open_sites, two_away
from .outlook import Outlook


def neutral(outlook: Outlook) -> Choice:
    """CV-6: where the other would like to settle, and the seat itself is not going to."""
    near = _neighbourhood(outlook, outlook.seat)
    wanted = [corner for corner in open_sites(outlook) if not near >> corner & 1] or open_sites(outlook)
    theirs = _neighbourhood(outlook, 1 - outlook.seat)
    best = max(wanted, key=lambda corner: outlook.ground.total[corner] * (2 if theirs >> corner & 1 else 1))
    name = outlook.pieces.island.corner_names[best]
    return Choice(PlaceNeutral(name), "it takes a good site from the other seat")


def _neighbourhood(outlook: Outlook, seat: int) -> int:
    """The corners two roads away from a seat's settlements."""
    near = 0
    for corner in corners_in(outlook.pieces.buildings(seat)):
        for beyond in two_away(outlook, corner):
            near |= 1 << beyond
    return near
