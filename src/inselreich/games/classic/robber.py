"""The seven and the robber (C-46 to C-56)."""

from __future__ import annotations

from collections.abc import Sequence

from ...hexes import Hex, robber
from .board import ISLAND
from .events import CardStolen, Discarded, RobberMoved, Stole, StoleNothing
from .moves import Discard, MoveRobber, Steal, StealNothing
from .state import ClassicTable

LAND = tuple(Hex(hex_) for hex_ in range(ISLAND.land_count))


class ClassicRobbery(robber.Robbery):
    """C-49: to any other land hex; C-56: one may steal, and need not."""

    island = ISLAND
    discard = Discard
    move = MoveRobber
    steal = Steal
    decline = StealNothing
    discarded = Discarded
    moved = RobberMoved
    stole = Stole
    card_stolen = CardStolen
    stole_nothing = StoleNothing

    discard_rule = "C-47"
    steal_rule = "C-51"
    victim_rule = "C-52"
    friendly_rule = "CV-2"

    def place_rule(self, *, seven: bool) -> str:
        return "C-49"

    def grounds(self, table: ClassicTable, *, seven: bool) -> Sequence[Hex]:
        return LAND

    def refuges(self, table: ClassicTable) -> Sequence[Hex]:
        """CV-2: the desert."""
        return (table.board.desert,)


ROBBERY = ClassicRobbery()
