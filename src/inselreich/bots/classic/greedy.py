"""Greedy in the classic game."""

from __future__ import annotations

from ...core.perspective import Perspective
from ...games.classic.moves import (
    Discard,
    EndTurn,
    OfferTrade,
    PlayInvention,
    PlayKnight,
    PlayMonopoly,
    PlayRoadBuilding,
    RollDice,
)
from ...games.classic.pieces import RESOURCES, Cards
from ..choice import Choice
from ..hexes import development
from ..hexes.greedy import HexGreedy
from . import founding
from .ground import Ground, Pieces
from .outlook import Outlook


class DevelopmentCards(development.Cards):
    """C-80 to C-86"""

    guard = PlayKnight()
    road_building = PlayRoadBuilding()
    monopoly = PlayMonopoly
    invention = PlayInvention


class GreedyClassic(HexGreedy):
    """Plays one seat of the classic board game."""

    ground = Ground
    pieces = Pieces
    outlook = Outlook
    cards = DevelopmentCards(len(RESOURCES), Cards)
    roll = RollDice()
    end = EndTurn()
    discard = Discard
    offer = OfferTrade
    short_lists = ("C-38", "C-58")

    def place_neutral(self, outlook: Outlook, place: Perspective) -> Choice:
        return founding.neutral(outlook)

    answers = {
        "C-32": HexGreedy.found,
        "C-33": HexGreedy.found,
        "CV-6": place_neutral,
        "C-38": HexGreedy.begin,
        "C-47": HexGreedy.give_back,
        "C-49": HexGreedy.move_robber,
        "C-51": HexGreedy.steal,
        "C-81": HexGreedy.place_free_road,
        "C-82": HexGreedy.place_free_road,
        "C-58": HexGreedy.negotiate,
        "C-36": HexGreedy.trade_and_build,
        "C-37": HexGreedy.trade_and_build,
    }
