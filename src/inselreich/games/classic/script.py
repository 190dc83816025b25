"""The course of the classic game (C-31 to C-48)."""

from __future__ import annotations

from ...core.questions import Script
from ...hexes import turns
from .building import BUILDING
from .development import DEVELOPMENT
from .events import DiceRolled
from .founding import FOUNDING, set_up
from .moves import EndTurn, RollDice
from .robber import ROBBERY
from .state import ClassicTable
from .trading import PROPOSING, TRADING


def course(table: ClassicTable) -> Script:
    """The whole game, from wherever the table stands."""
    if not table.laid:
        yield from set_up(table)
    yield from FOUNDING.found(table)
    yield from TURNS.turns(table)


class ClassicTurns(turns.Turns):
    """C-38: before the roll a development card; C-37: after it trade, build and buy, in any order."""

    roll = RollDice
    end = EndTurn
    rolled = DiceRolled
    robbery = ROBBERY
    any_time = (DEVELOPMENT,)
    after_roll = (BUILDING.section,)
    trading = TRADING
    proposing = PROPOSING

    before_roll_rule = "C-38"
    roll_rule = "C-39"
    after_roll_rule = "C-37"

    def why_after_roll(self, table: ClassicTable) -> str:
        return "C-37" if table.options.phases == "combined" else "C-36"


TURNS = ClassicTurns()
