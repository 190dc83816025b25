"""The course of the classic game (C-31 to C-48)."""

from __future__ import annotations

from typing import Any

from ...core.chance import Roll
from ...core.errors import IllegalMove
from ...core.moves import Move
from ...core.questions import Action, Ask, AskAny, Menu, Script
from .building import BUILDING
from .development import DEVELOPMENT
from .events import DiceRolled, SupplyShort, Yielded
from .founding import found, set_up
from .moves import EndTurn, RollDice
from .pieces import KINDS, RESOURCES
from .robber import seven
from .state import ClassicTable, Income
from .trading import PROPOSING, TRADING

TWO_DICE = Roll()
MOST_DUE = 12
"""Two hexes with three cities each: so many cards of a kind can be due at the most."""


def course(table: ClassicTable) -> Script:
    """The whole game, from wherever the table stands."""
    if not table.laid:
        yield from set_up(table)
    yield from found(table)
    while table.winner is None:
        if not table.rolled:
            yield from before_the_roll(table, table.active)
        elif table.winner is None:
            yield from trade_and_build(table, table.active)


def before_the_roll(table: ClassicTable, seat: int) -> Script:
    """C-38: play a development card, or roll."""
    question = Ask(seat, BEFORE_ROLL.on(table), "C-38", resumable=True)
    while not table.rolled and table.winner is None:
        move = yield question
        yield from do(BEFORE_ROLL, table, seat, move)


def trade_and_build(table: ClassicTable, seat: int) -> Script:
    """C-37: trade, build and buy in any order until the seat ends its turn; C-58: the others may propose trades."""
    proposing = PROPOSING.on(table)
    question = AskAny(
        {seat: AFTER_ROLL.on(table)},
        "C-37",
        may={other: proposing for other in table.others(seat)},
        resumable=True,
    )
    turn = table.turn
    while table.turn == turn and table.winner is None:
        who, move = yield question
        yield from do(AFTER_ROLL if who == seat else PROPOSING, table, who, move)


def do(menu: Menu, table: ClassicTable, seat: int, move: Move) -> Script:
    """What the move does, with all the questions it asks; C-111: then see whether the active seat has won."""
    effect = menu.perform(table, seat, move)
    if effect is not None:
        yield from effect
    table.check_victory()


class Rolling(Action):
    """C-39: compulsory, once a turn; C-42: the yields, or C-46: the seven."""

    move = RollDice

    def moves(self, table: ClassicTable, seat: int) -> list[Move]:
        return [ROLL]

    def objection(self, table: ClassicTable, seat: int, move: RollDice) -> IllegalMove | None:
        return None

    def perform(self, table: ClassicTable, seat: int, move: RollDice) -> Script:
        dice = yield TWO_DICE
        table.rolled = True
        table.tell(DiceRolled(seat, dice))
        rolled = dice[0] + dice[1]
        if rolled == 7:
            yield from seven(table, seat)
        else:
            pay_yields(table, rolled)


class Ending(Action):
    """C-40: the turn ends when its seat says so."""

    move = EndTurn

    def moves(self, table: ClassicTable, seat: int) -> list[Move]:
        return [END]

    def objection(self, table: ClassicTable, seat: int, move: EndTurn) -> IllegalMove | None:
        return None

    def perform(self, table: ClassicTable, seat: int, move: EndTurn) -> None:
        table.end_turn()


def pay_yields(table: ClassicTable, rolled: int) -> None:
    """C-42, C-43: every hex with the number pays all its buildings, except where the robber stands (C-50)."""
    due = [income for income in table.income[rolled] if income.hex != table.robber]
    if min(table.supply) < MOST_DUE:
        due = [*in_supply(table, due)]
    for income in due:
        table.take(income.seat, income.kind, income.amount)
        table.tell(income.event)


def in_supply(table: ClassicTable, due: list[Income]) -> Any:
    """C-44: of a kind that the supply cannot pay in full, two or more seats get none, a single one what is left."""
    short = [kind for kind in KINDS if sum(each.amount for each in due if each.kind == kind) > table.supply[kind]]
    left = list(table.supply)
    lone = {kind: {each.seat for each in due if each.kind == kind} for kind in short}
    for each in due:
        if each.kind not in short:
            yield each
        elif len(lone[each.kind]) == 1 and left[each.kind]:
            count = min(each.amount, left[each.kind])
            left[each.kind] -= count
            event = Yielded(each.event.hex, each.event.crossing, each.seat, each.event.resource, count)
            yield each._replace(amount=count, event=event)
    for kind in short:
        (seat, *more) = sorted(lone[kind])
        paid = 0 if more else table.supply[kind]
        table.tell(SupplyShort(RESOURCES[kind], paid, None if more else seat))


ROLL, END = RollDice(), EndTurn()
BEFORE_ROLL = Menu("C-38", Rolling(), *DEVELOPMENT)
AFTER_ROLL = Menu("C-37", Ending(), *BUILDING, *DEVELOPMENT, *TRADING)
