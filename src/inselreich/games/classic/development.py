"""Playing development cards (C-80 to C-92)."""

from __future__ import annotations

from collections.abc import Sequence

from ...core.moves import Move
from ...core.questions import Script, Section
from ...hexes import development
from .building import BUILDING
from .events import DevelopmentPlayed, Invented, MonopolyNamed, MonopolyTaken
from .moves import PlayInvention, PlayKnight, PlayMonopoly, PlayRoadBuilding, WaiveRoad
from .pieces import DEVELOPMENTS, INVENTION, KNIGHT, MONOPOLY, ROAD_BUILDING, Cards
from .robber import ROBBERY
from .state import ClassicTable

ONLY_KNIGHT = (PlayKnight(),)


class ClassicDevelopment(development.Development):
    """C-85, C-87: one card a turn, and none bought this turn."""

    names = DEVELOPMENTS
    building = BUILDING
    cards = Cards
    played = DevelopmentPlayed
    monopoly_named = MonopolyNamed
    monopoly_taken = MonopolyTaken
    invented = Invented
    waive = WaiveRoad

    one_rule = "C-85"
    new_rule = "C-87"
    invention_rule = "C-84"
    free_roads_rule = "C-81"
    second_road_rule = "C-82"


class Knights(development.PlayedCard):
    """C-80: the knight stays open; the largest army is decided before the robber moves (C-108)."""

    move = PlayKnight
    card = KNIGHT

    def choices(self, table: ClassicTable, seat: int) -> Sequence[Move]:
        return ONLY_KNIGHT

    def effect(self, table: ClassicTable, seat: int, move: Move) -> Script:
        table.knights[seat] += 1
        table.award_largest_army(seat)
        table.check_victory()
        if table.winner is None:
            yield from ROBBERY.robber(table, seat, seven=False)


class RoadBuilding(development.RoadBuilding):
    """C-81, C-82"""

    move = PlayRoadBuilding
    card = ROAD_BUILDING


class Monopoly(development.Monopoly):
    """C-83: all cards of the kind."""

    move = PlayMonopoly
    card = MONOPOLY


class Invention(development.Invention):
    """C-84"""

    move = PlayInvention
    card = INVENTION


def may_play_any(table: ClassicTable, seat: int) -> bool:
    """C-85: one development card a turn; victory point cards are not played."""
    knights, road_building, monopoly, invention, _ = table.held[seat]
    return bool(not table.card_played and (knights or road_building or monopoly or invention))


RULES = ClassicDevelopment()
DEVELOPMENT = Section(may_play_any, Knights(RULES), RoadBuilding(RULES), Monopoly(RULES), Invention(RULES))
