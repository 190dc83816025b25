"""The course of the 1996 card game (K-18 to K-31, K-57 to K-62)."""

from __future__ import annotations

from ...core.questions import Ask, AskAll, AskAny, Menu, Script, Section
from ...principality.building import Cities, Expansions, Roads, Settlements
from ...principality.exchange import BankTrades, OpponentMarket
from ...principality.moves import EndTurn, RollDice
from ...principality.playing import Plays
from ...principality.setup import Arrangements, lay_start_regions, roll_for_start, shuffled, split
from ...principality.stacks import choose_stack, refill, search, swap_card
from ...principality.table import MatchWon
from ...principality.turns import Always
from .dice import roll_dice
from .pieces import DRAW_STACKS, START_HAND, START_STORE
from .state import Cards1996Table


def course(table: Cards1996Table) -> Script:
    """The whole game, from wherever the table stands."""
    try:
        if not table.turn:
            yield from set_up(table)
        yield from turns(table)
    except MatchWon:
        return


def set_up(table: Cards1996Table) -> Script:
    """K-18 to K-22"""
    table.event_stack = yield from shuffled(table.event_stack)
    table.region_stack = yield from shuffled(table.region_stack)
    expansions = yield from shuffled([card for stack in table.stacks for card in stack])
    table.stacks = split(expansions, DRAW_STACKS)
    options = {seat: Arrangements(table.start_regions(seat), "K-18") for seat in range(2)}
    arranged = yield AskAll(options, "K-18")
    for seat in range(2):
        lay_start_regions(table, seat, arranged[seat].regions, START_STORE)
    first = yield from roll_for_start(table)
    table.active = first
    yield from choose_start_hands(table)
    table.begin_turn(first)


def choose_start_hands(table: Cards1996Table) -> Script:
    """K-21: three cards of a stack, the other seat of another; stacks keep their order."""
    chosen: list[int] = []
    for seat in (table.active, 1 - table.active):
        stack = yield from choose_stack(table, seat, "K-21", without=chosen)
        chosen.append(stack)
        yield from search(table, seat, stack, START_HAND, "K-21")


def turns(table: Cards1996Table) -> Script:
    """Turn after turn: an Alchemist or the roll, then the main phase until the seat ends it."""
    before: dict[int, Ask] = {}
    after: dict[int, AskAny] = {}
    while True:
        seat = table.active
        if table.rolled:
            who, move = yield after.get(seat) or after.setdefault(seat, main_phase(table, seat))
            menu = MAIN_PHASE if who == seat else MARKET.proposing
        else:
            move = yield before.get(seat) or before.setdefault(seat, before_the_roll(table, seat))
            who, menu = seat, BEFORE_ROLL
        effect = menu.by_move[type(move)].perform(table, who, move)
        if effect is not None:
            yield from effect


def before_the_roll(table: Cards1996Table, seat: int) -> Ask:
    """K-23, K-36: the roll, or an Alchemist."""
    return Ask(seat, BEFORE_ROLL.on(table), "K-23", resumable=True)


def main_phase(table: Cards1996Table, seat: int) -> AskAny:
    """K-25: build, exchange, play; K-41: the other may propose an exchange."""
    other = {1 - seat: MARKET.proposing.on(table)}
    return AskAny({seat: MAIN_PHASE.on(table)}, "K-25", may=other, resumable=True)


def end_turn(table: Cards1996Table, seat: int) -> Script:
    """K-57 to K-60: fill the hand; who had nothing to draw may exchange one card. Then the other's turn."""
    table.clear_trade()
    had_to_draw = yield from refill(table, seat)
    if not had_to_draw:
        yield from swap_card(table, seat)
    table.begin_turn(1 - seat)


class Market1996(OpponentMarket):
    """K-41, KO-23"""

    partners = "K-41"
    terms = "KO-23"
    agreement = "K-41"


MARKET = Market1996()
BEFORE_ROLL = Menu(
    "K-23", Always(RollDice, roll_dice), Plays("before_roll"), never={EndTurn: ("first roll the dice", "K-23")}
)
MAIN_PHASE = Menu(
    "K-25",
    Always(EndTurn, end_turn),
    Roads(),
    Settlements(),
    Cities(),
    Expansions(),
    Plays("main"),
    BankTrades(),
    MARKET.replying,
    Section(MARKET.is_open, MARKET.offering),
    never={RollDice: ("the dice are rolled once a turn, and they are rolled", "K-23")},
)
"""Offers come last in the list, so that who wants none can cut them off."""
