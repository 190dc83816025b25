"""Greedy in Rise of the Inkas."""

from __future__ import annotations

from ...core.perspective import Perspective
from ...games.inka.board import ISLAND
from ...games.inka.moves import Discard, EndTurn, FoundTribe, OfferTrade, RollDice
from ..choice import Choice
from ..hexes.founding import founding_worth
from ..hexes.greedy import HexGreedy
from .development import CARDS
from .ground import Ground, Pieces
from .outlook import Outlook


class GreedyInka(HexGreedy):
    """Plays one seat of Rise of the Inkas."""

    ground = Ground
    pieces = Pieces
    outlook = Outlook
    cards = CARDS
    roll = RollDice()
    end = EndTurn()
    discard = Discard
    offer = OfferTrade
    short_lists = ("I-39", "I-59")

    def found_tribe(self, outlook: Outlook, place: Perspective) -> Choice:
        """I-116, I-118: where it is rich and there is room to grow."""
        sites = [ISLAND.corners[move.crossing] for move in place.legal() if isinstance(move, FoundTribe)]
        best = max(sites, key=lambda corner: founding_worth(outlook, corner))
        name = ISLAND.corner_names[best]
        return Choice(FoundTribe(name), f"{name} yields {outlook.ground.total[best]} cards in 36 rolls")

    answers = {
        "I-34": HexGreedy.found,
        "I-35": HexGreedy.found,
        "I-39": HexGreedy.begin,
        "I-38": HexGreedy.trade_and_build,
        "I-50": HexGreedy.give_back,
        "I-52": HexGreedy.move_robber,
        "I-85": HexGreedy.move_robber,
        "I-53": HexGreedy.steal,
        "I-94": HexGreedy.place_free_road,
        "I-95": HexGreedy.place_free_road,
        "I-59": HexGreedy.negotiate,
        "I-116": found_tribe,
        "I-118": found_tribe,
    }
