"""Greedy for Das Duell: what is particular to it."""

from __future__ import annotations

from ...games.duel.dice import SAFE_FROM_BRIGANDS
from ...principality.resources import GOLD, WOOL
from ..principality.greedy import PrincipalityGreedy
from ..principality.outlook import Beliefs
from . import weights


class GreedyDuel(PrincipalityGreedy):
    """Plays one seat. D-45: brigands take gold and wool. D-49: the travelling merchant is paid in gold."""

    beliefs = Beliefs((WOOL, GOLD), SAFE_FROM_BRIGANDS, weights.ACTIONS, (GOLD,))
