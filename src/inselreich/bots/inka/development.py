"""When to play which development card (I-82 to I-95), and when to use the Greatest Combat Arts (I-99)."""

from __future__ import annotations

from ...games.inka.moves import PlayCombatArts, PlayInvention, PlayMonopoly, PlayRoadBuilding, UseCombatArts
from ...games.inka.pieces import KINDS, Cards
from ..choice import Choice
from ..hexes import development
from ..hexes.robbing import robbed
from .outlook import Outlook


class DevelopmentCards(development.Cards):
    """The robber is sent away by the advantage where it can be; it costs nothing and brings a card."""

    guard = PlayCombatArts()
    road_building = PlayRoadBuilding()
    monopoly = PlayMonopoly
    invention = PlayInvention
    most = 2

    def before_the_roll(self, outlook: Outlook) -> Choice | None:
        return _banish(outlook) or super().before_the_roll(outlook)

    def after_the_roll(self, outlook: Outlook) -> Choice | None:
        return _banish(outlook) or super().after_the_roll(outlook)


def _banish(outlook: Outlook) -> Choice | None:
    """I-99"""
    if not outlook.may_banish() or not robbed(outlook):
        return None
    spot = UseCombatArts(outlook.view.frame_spots[0])
    return Choice(spot, "the robber must go, and the hex that it leaves pays a card")


CARDS = DevelopmentCards(len(KINDS), Cards)
