"""The course of Das Duell (D-28 to D-33, D-38 to D-44, D-60, D-73 to D-80, D-165)."""

from __future__ import annotations

from ...core.questions import Ask, Menu, Script, Section
from ...principality.building import Cities, Expansions, Roads, Settlements
from ...principality.exchange import BankTrades, RegionTrades
from ...principality.moves import EndTurn, RollDice
from ...principality.playing import Plays
from ...principality.setup import Arrangements, lay_start_regions, roll_for_start, shuffled, split
from ...principality.stacks import choose_stack, keep_to_limit, refill, swap_card, take_top
from ...principality.table import MatchWon
from ...principality.turns import Always
from .demolition import Demolitions
from .dice import roll_dice
from .event_deck import form_event_deck
from .pieces import DRAW_STACKS, START_HAND, START_STORE
from .state import DuelTable


def course(table: DuelTable) -> Script:
    """The whole game, from wherever the table stands."""
    try:
        if not table.turn:
            yield from set_up(table)
        yield from turns(table)
    except MatchWon:
        return


def set_up(table: DuelTable) -> Script:
    """D-28 to D-33, D-54"""
    first = yield from roll_for_start(table)
    table.active = first
    table.region_stack = yield from shuffled(table.region_stack)
    expansions = yield from shuffled([card for stack in table.stacks for card in stack])
    table.stacks = split(expansions, DRAW_STACKS)
    yield from form_event_deck(table)
    if table.options.regions == "fixed":
        for seat in range(2):
            lay_start_regions(table, seat, table.start_regions(seat), START_STORE)
    yield from draw_start_hands(table)
    if table.options.regions == "free":
        yield from arrange_regions(table)
    table.begin_turn(first)


def draw_start_hands(table: DuelTable) -> Script:
    """D-33: the top three cards of a stack, for the other seat of another one."""
    chosen: list[int] = []
    for seat in (table.active, 1 - table.active):
        stack = yield from choose_stack(table, seat, "D-33", without=chosen)
        chosen.append(stack)
        for _ in range(START_HAND):
            take_top(table, seat, stack)


def arrange_regions(table: DuelTable) -> Script:
    """D-36, DO-27: each in any order, the start player first."""
    for seat in (table.active, 1 - table.active):
        move = yield Ask(seat, Arrangements(table.start_regions(seat), "D-36"), "D-36")
        lay_start_regions(table, seat, move.regions, START_STORE)


def turns(table: DuelTable) -> Script:
    """D-38: turn after turn; before the roll and in the action phase the seat chooses among many moves."""
    phases = [(before_the_roll(table, seat), action_phase(table, seat)) for seat in range(2)]
    while True:
        seat, rolled = table.active, table.rolled
        move = yield phases[seat][rolled]
        menu = ACTION_PHASE if rolled else BEFORE_ROLL
        effect = menu.by_move[type(move)].perform(table, seat, move)
        if effect is not None:
            yield from effect


def before_the_roll(table: DuelTable, seat: int) -> Ask:
    """D-39"""
    return Ask(seat, BEFORE_ROLL.on(table), "D-39", resumable=True)


def action_phase(table: DuelTable, seat: int) -> Ask:
    """D-60"""
    return Ask(seat, ACTION_PHASE.on(table), "D-60", resumable=True)


def end_turn(table: DuelTable, seat: int) -> Script:
    """D-73 to D-76: hand size, then the exchange of a card; D-165: only now it is seen whether the seat has won."""
    yield from refill(table, seat, searching=False)
    yield from keep_to_limit(table, seat)
    yield from swap_card(table, seat)
    if table.victory_points[seat] >= table.options.points_to_win:
        table.win(seat)
    table.begin_turn(1 - seat)


BEFORE_ROLL = Menu(
    "D-39", Always(RollDice, roll_dice), Plays("before_roll"), never={EndTurn: ("first roll the dice", "D-38")}
)
ACTION_PHASE = Menu(
    "D-60",
    Always(EndTurn, end_turn),
    Roads(),
    Settlements(),
    Cities(),
    Expansions(),
    Plays("main"),
    BankTrades(),
    RegionTrades("D-68"),
    Section(lambda table, _: table.options.demolition, Demolitions()),
    never={RollDice: ("the dice are rolled once a turn, and they are rolled", "D-38")},
)
