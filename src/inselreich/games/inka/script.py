"""The course of Rise of the Inkas (I-33 to I-48)."""

from __future__ import annotations

from ...core.questions import Script
from ...hexes import turns
from .advantages import BANISHING
from .building import BUILDING
from .development import DEVELOPMENT
from .events import DiceRolled
from .founding import FOUNDING, set_up
from .moves import EndTurn, RollDice
from .robber import ROBBERY
from .state import InkaTable
from .trading import PROPOSING, TRADING


def course(table: InkaTable) -> Script:
    """The whole game, from wherever the table stands."""
    if not table.laid:
        yield from set_up(table)
    yield from FOUNDING.found(table)
    yield from TURNS.turns(table)


class InkaTurns(turns.Turns):
    """I-39: before the roll a development card and the Greatest Combat Arts; I-38: after it trade and build as well."""

    roll = RollDice
    end = EndTurn
    rolled = DiceRolled
    robbery = ROBBERY
    any_time = (DEVELOPMENT, BANISHING)
    after_roll = (BUILDING.section,)
    trading = TRADING
    proposing = PROPOSING

    before_roll_rule = "I-39"
    roll_rule = "I-38"
    after_roll_rule = "I-38"


TURNS = InkaTurns()
