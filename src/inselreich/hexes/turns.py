"""Turns on boards of hexes: a development card or the roll, then whatever the seat likes to do, until it ends its turn."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ..core.errors import IllegalMove
from ..core.moves import Move
from ..core.questions import Action, Ask, AskAny, Menu, Script, Section
from .events import DiceRolled
from .founding import TWO_DICE
from .robber import Robbery
from .table import HexTable
from .yields import pay_yields


class Turns:
    """What a game says of its turns, and all that follows from it."""

    roll: type[Move]
    end: type[Move]
    rolled: type[DiceRolled]
    robbery: Robbery
    any_time: tuple[Action | Section, ...]
    """What may be done before the roll and after it."""
    after_roll: tuple[Action | Section, ...]
    """What may be done after the roll only, before and after `any_time` in the list of moves."""
    trading: tuple[Action | Section, ...]
    proposing: Menu
    """For the others, after the roll."""

    before_roll_rule: str
    roll_rule: str
    after_roll_rule: str

    def why_after_roll(self, table: Any) -> str:
        """The rule by which the seat is asked after the roll."""
        return self.after_roll_rule

    def __init__(self) -> None:
        rolled = ("the dice are rolled once a turn, and they are rolled", self.roll_rule)
        compulsory = ("the roll is compulsory: roll first", self.roll_rule)
        self.menu_before = Menu(self.before_roll_rule, Rolling(self), *self.any_time, never={self.end: compulsory})
        after = Ending(self), *self.after_roll, *self.any_time, *self.trading
        self.menu_after = Menu(self.after_roll_rule, *after, never={self.roll: rolled})

    def turns(self, table: HexTable) -> Script:
        """Turn after turn until somebody has won."""
        menu_before, menu_after, proposing = self.menu_before, self.menu_after, self.proposing
        before: dict[int, Ask] = {}
        after: dict[int, AskAny] = {}
        while table.winner is None:
            seat = table.active
            if table.rolled:
                who, move = yield after.get(seat) or after.setdefault(seat, self._asked_after(table, seat))
                menu = menu_after if who == seat else proposing
            else:
                move = yield before.get(seat) or before.setdefault(seat, self._asked_before(table, seat))
                who, menu = seat, menu_before
            effect = menu.by_move[type(move)].perform(table, who, move)
            if effect is not None:
                yield from effect

    def _asked_before(self, table: HexTable, seat: int) -> Ask:
        return Ask(seat, self.menu_before.on(table), self.before_roll_rule, resumable=True)

    def _asked_after(self, table: HexTable, seat: int) -> AskAny:
        """Trade, build and buy until the seat ends its turn; the others may propose trades."""
        others = dict.fromkeys(table.others(seat), self.proposing.on(table))
        options = {seat: self.menu_after.on(table)}
        return AskAny(options, self.why_after_roll(table), may=others, resumable=True)


class Rolling(Action):
    """Compulsory, once a turn: the yields, or the seven."""

    def __init__(self, rules: Turns) -> None:
        self.rules = rules
        self.move = rules.roll
        self.listed = (rules.roll(),)

    def moves(self, table: HexTable, seat: int) -> Sequence[Move]:
        return self.listed

    def objection(self, table: HexTable, seat: int, move: Move) -> IllegalMove | None:
        return None

    def perform(self, table: HexTable, seat: int, move: Move) -> Script:
        dice = yield TWO_DICE
        table.rolled = True
        table.tell(self.rules.rolled(seat, dice))
        total = dice[0] + dice[1]
        if total == 7:
            yield from self.rules.robbery.seven(table, seat)
        else:
            pay_yields(table, total)


class Ending(Action):
    """The turn ends when its seat says so."""

    def __init__(self, rules: Turns) -> None:
        self.move = rules.end
        self.listed = (rules.end(),)

    def moves(self, table: HexTable, seat: int) -> Sequence[Move]:
        return self.listed

    def objection(self, table: HexTable, seat: int, move: Move) -> IllegalMove | None:
        return None

    def perform(self, table: HexTable, seat: int, move: Move) -> None:
        table.end_turn()
