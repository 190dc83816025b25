"""The seven and the robber (I-48 to I-56)."""

from __future__ import annotations

from collections.abc import Sequence

from ...core.errors import IllegalMove
from ...hexes import Hex, robber
from .board import FRAME_SPOTS, ISLAND, LAND
from .events import CardStolen, Discarded, RobberMoved, Stole, StoleNothing
from .moves import Discard, MoveRobber, Steal
from .state import InkaTable

LAND_AND_FRAME = (*LAND, *FRAME_SPOTS)


class InkaRobbery(robber.Robbery):
    """I-52: a seven sends the robber to another land hex; I-85: combat arts to the frame, too; I-53: one must steal."""

    island = ISLAND
    discard = Discard
    move = MoveRobber
    steal = Steal
    discarded = Discarded
    moved = RobberMoved
    stole = Stole
    card_stolen = CardStolen
    stole_nothing = StoleNothing

    discard_rule = "I-50"
    steal_rule = "I-53"
    victim_rule = "I-54"
    friendly_rule = "IV-3"

    def place_rule(self, *, seven: bool) -> str:
        return "I-52" if seven else "I-85"

    def grounds(self, table: InkaTable, *, seven: bool) -> Sequence[Hex]:
        """IV-4: the frame on a seven, too."""
        return LAND if seven and not table.options.frame_on_seven else LAND_AND_FRAME

    def refuges(self, table: InkaTable) -> Sequence[Hex]:
        """IV-3: a frame spot."""
        return [spot for spot in FRAME_SPOTS if spot != table.robber]

    def place_objection(self, table: InkaTable, hex_: Hex, *, seven: bool) -> IllegalMove:
        """I-52, I-85: never goods, never the ocean; on a seven not the frame."""
        name = ISLAND.hex_names[hex_]
        if hex_ in FRAME_SPOTS:
            return IllegalMove(f"a seven does not send the robber to the frame, to {name}", "I-52")
        what = "makes goods" if table.board.yield_of(hex_) is not None else "is ocean"
        return IllegalMove(f"the robber may not go to {name}: it {what}", self.place_rule(seven=seven))


ROBBERY = InkaRobbery()
