"""The island as the greedy bot reads it: its harbours, and the neutral settlements of two seats."""

from __future__ import annotations

from typing import Any

from ...games.classic.board import ANY, ISLAND, NO_HARBOUR, TERRAINS
from ...games.classic.pieces import KIND, RESOURCES
from ...games.classic.view import ClassicView, HexView
from ..hexes import ground


class Ground(ground.Ground):
    """What never changes during a match."""

    __slots__ = ("harbour_at", "harbours")

    island = ISLAND
    kinds = len(RESOURCES)

    def __init__(self, view: ClassicView) -> None:
        super().__init__(view)
        self.harbours = view.harbours
        self.harbour_at = [NO_HARBOUR] * ISLAND.corner_count
        for harbour in view.harbours:
            for corner in ISLAND.edge_corners[ISLAND.edges[harbour.path]]:
                self.harbour_at[corner] = KIND.get(harbour.kind, ANY)  # type: ignore[call-overload]

    def terrain_of(self, shown: HexView) -> int:
        return TERRAINS.index(shown.terrain)

    def describes(self, view: ClassicView) -> bool:
        return super().describes(view) and self.harbours == view.harbours


class Pieces(ground.Pieces):
    """What stands on the island."""

    __slots__ = ()

    @classmethod
    def built_on(cls, view: ClassicView) -> tuple[Any, ...]:
        return view.neutral_settlements, *super().built_on(view)

    def others_in(self, view: ClassicView) -> int:
        """CV-6"""
        return self.corners(view.neutral_settlements)
