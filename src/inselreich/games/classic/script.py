"""The course of the classic game (C-31 to C-48)."""

from __future__ import annotations

from collections.abc import Sequence

from ...core.errors import IllegalMove
from ...core.moves import Move
from ...core.questions import Action, Ask, AskAny, Menu, Script
from .building import BUILDING
from .development import DEVELOPMENT
from .events import DiceRolled, SupplyShort, Yielded
from .founding import TWO_DICE, found, set_up
from .moves import EndTurn, RollDice
from .pieces import KINDS, RESOURCES
from .robber import seven
from .state import ClassicTable, Income
from .trading import PROPOSING, TRADING


def course(table: ClassicTable) -> Script:
    """The whole game, from wherever the table stands."""
    if not table.laid:
        yield from set_up(table)
    yield from found(table)
    yield from turns(table)


def turns(table: ClassicTable) -> Script:
    """Turn after turn until somebody has won: a development card or the roll, then whatever the seat likes to do."""
    before: dict[int, Ask] = {}
    after: dict[int, AskAny] = {}
    while table.winner is None:
        seat = table.active
        if table.rolled:
            who, move = yield after.get(seat) or after.setdefault(seat, after_the_roll(table, seat))
            menu = AFTER_ROLL if who == seat else PROPOSING
        else:
            move = yield before.get(seat) or before.setdefault(seat, before_the_roll(table, seat))
            who, menu = seat, BEFORE_ROLL
        effect = menu.by_move[type(move)].perform(table, who, move)
        if effect is not None:
            yield from effect


def before_the_roll(table: ClassicTable, seat: int) -> Ask:
    """C-38: play a development card, or roll."""
    return Ask(seat, BEFORE_ROLL.on(table), "C-38", resumable=True)


def after_the_roll(table: ClassicTable, seat: int) -> AskAny:
    """C-37: trade, build and buy in any order until the seat ends its turn; C-58: the others may propose trades."""
    proposing = PROPOSING.on(table)
    others = dict.fromkeys(table.others(seat), proposing)
    why = "C-37" if table.options.phases == "combined" else "C-36"
    return AskAny({seat: AFTER_ROLL.on(table)}, why, may=others, resumable=True)


class Rolling(Action):
    """C-39: compulsory, once a turn; C-42: the yields, or C-46: the seven."""

    move = RollDice

    def moves(self, table: ClassicTable, seat: int) -> Sequence[Move]:
        return ONLY_ROLL

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

    def moves(self, table: ClassicTable, seat: int) -> Sequence[Move]:
        return ONLY_END

    def objection(self, table: ClassicTable, seat: int, move: EndTurn) -> IllegalMove | None:
        return None

    def perform(self, table: ClassicTable, seat: int, move: EndTurn) -> None:
        table.end_turn()


def pay_yields(table: ClassicTable, rolled: int) -> None:
    """C-42, C-43: every hex with the number pays all its buildings, except where the robber stands (C-50)."""
    robber, supply, hands, news = table.robber, table.supply, table.hands, table.news
    due = table.income[rolled]
    if min(supply) < MOST_DUE:
        due = what_the_supply_pays(table, [income for income in due if income.hex != robber])
    for hex_, seat, kind, amount, _, event in due:
        if hex_ != robber:
            supply[kind] -= amount
            hands[seat][kind] += amount
            news.append(event)


def what_the_supply_pays(table: ClassicTable, due: list[Income]) -> tuple[Income, ...]:
    """C-44: of a kind that the supply cannot pay in full, two or more seats get none, a single one what is left."""
    owed = [0] * 5
    for income in due:
        owed[income.kind] += income.amount
    paid = due
    for kind in KINDS:
        left = table.supply[kind]
        if owed[kind] > left:
            wanted = [each for each in due if each.kind == kind]
            seats = {each.seat for each in wanted}
            paid = [each for each in paid if each.kind != kind]
            if len(seats) == 1:
                paid += reduced(wanted, left)
            lone = wanted[0].seat if len(seats) == 1 else None
            table.tell(SupplyShort(RESOURCES[kind], 0 if lone is None else left, lone))
    return tuple(paid)


def reduced(wanted: list[Income], left: int) -> list[Income]:
    """C-44: the first of these incomes until nothing is left."""
    paid = []
    for income in wanted:
        amount = min(income.amount, left)
        left -= amount
        if amount:
            event = income.event
            less = Yielded(event.hex, event.crossing, event.seat, event.resource, amount)
            paid.append(income._replace(amount=amount, event=less))
    return paid


MOST_DUE = 12
"""Two hexes with three cities each: so many cards of a kind can be due at the most."""
ONLY_ROLL, ONLY_END = (RollDice(),), (EndTurn(),)
BEFORE_ROLL = Menu("C-38", Rolling(), DEVELOPMENT, never={EndTurn: ("the roll is compulsory: roll first", "C-39")})
AFTER_ROLL = Menu(
    "C-37",
    Ending(),
    BUILDING,
    DEVELOPMENT,
    *TRADING,
    never={RollDice: ("the dice are rolled once a turn, and they are rolled", "C-39")},
)
