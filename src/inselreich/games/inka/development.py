"""Playing development cards (I-83 to I-95)."""

from __future__ import annotations

from collections.abc import Sequence

from ...core.moves import Move
from ...core.questions import Script, Section
from ...hexes import development
from .building import BUILDING
from .events import DevelopmentPlayed, Invented, MonopolyNamed, MonopolyTaken
from .moves import PlayCombatArts, PlayInvention, PlayMonopoly, PlayRoadBuilding, WaiveRoad
from .pieces import COMBAT_ARTS, DEVELOPMENTS, INVENTION, MONOPOLY, ROAD_BUILDING, Cards
from .robber import ROBBERY
from .state import InkaTable

ONLY_COMBAT_ARTS = (PlayCombatArts(),)


class InkaDevelopment(development.Development):
    """I-84: one card a turn, and none bought this turn."""

    names = DEVELOPMENTS
    building = BUILDING
    cards = Cards
    played = DevelopmentPlayed
    monopoly_named = MonopolyNamed
    monopoly_taken = MonopolyTaken
    invented = Invented
    waive = WaiveRoad

    one_rule = "I-84"
    new_rule = "I-84"
    invention_rule = "I-92"
    free_roads_rule = "I-94"
    second_road_rule = "I-95"


class CombatArts(development.PlayedCard):
    """I-85: the card stays open; the robber moves. I-89: then the Greatest Combat Arts are decided."""

    move = PlayCombatArts
    card = COMBAT_ARTS

    def choices(self, table: InkaTable, seat: int) -> Sequence[Move]:
        return ONLY_COMBAT_ARTS

    def effect(self, table: InkaTable, seat: int, move: Move) -> Script:
        table.combat_arts[seat] += 1
        yield from ROBBERY.robber(table, seat, seven=False)
        table.award_combat_arts(seat)


class RoadBuilding(development.RoadBuilding):
    """I-94, I-95"""

    move = PlayRoadBuilding
    card = ROAD_BUILDING


class Monopoly(development.Monopoly):
    """I-93: at most two cards from each."""

    move = PlayMonopoly
    card = MONOPOLY
    most = 2


class Invention(development.Invention):
    """I-92"""

    move = PlayInvention
    card = INVENTION


def may_play_any(table: InkaTable, seat: int) -> bool:
    """I-84: one development card a turn."""
    combat_arts, road_building, monopoly, invention = table.held[seat]
    return bool(not table.card_played and (combat_arts or road_building or monopoly or invention))


RULES = InkaDevelopment()
DEVELOPMENT = Section(may_play_any, CombatArts(RULES), RoadBuilding(RULES), Monopoly(RULES), Invention(RULES))
