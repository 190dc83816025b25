"""The board of the Inkas as the greedy bot reads it: whose buildings are under thicket."""

from __future__ import annotations

from typing import Any

from ...games.inka.board import ISLAND, TERRAINS
from ...games.inka.pieces import KINDS
from ...games.inka.view import HexView, InkaView
from ...hexes import Corner
from ..hexes import ground


class Ground(ground.Ground):
    """What never changes during a match."""

    __slots__ = ()

    island = ISLAND
    kinds = len(KINDS)

    def terrain_of(self, shown: HexView) -> int:
        return TERRAINS.index(shown.terrain)


class Pieces(ground.Pieces):
    """What stands on the board."""

    __slots__ = ()

    @classmethod
    def built_on(cls, view: InkaView) -> tuple[Any, ...]:
        return tuple(seat.thickets for seat in view.seats), *super().built_on(view)

    def overgrown_in(self, view: InkaView) -> int:
        """I-125"""
        return self.corners([crossing for seat in view.seats for crossing in seat.thickets])

    def has_city(self, seat: int) -> bool:
        """I-79: whether the active tribe has its city."""
        return bool(self.cities[seat] & ~self.overgrown)

    def owner_at(self, corner: Corner) -> int | None:
        """Whose building stands here."""
        return next((seat for seat in range(len(self.roads)) if self.buildings(seat) >> corner & 1), None)
