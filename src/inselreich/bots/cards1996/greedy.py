"""Greedy for the 1996 card game: what is particular to it."""

from __future__ import annotations

from ...games.cards1996.dice import SAFE_FROM_BRIGANDS
from ...principality.resources import ORE, WOOL
from ..principality.greedy import PrincipalityGreedy
from ..principality.outlook import Beliefs
from . import weights


class GreedyCards1996(PrincipalityGreedy):
    """Plays one seat. K-29: brigands take ore and wool."""

    beliefs = Beliefs((WOOL, ORE), SAFE_FROM_BRIGANDS, weights.ACTIONS)
