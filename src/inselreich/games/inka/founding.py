"""Preparation and founding (I-24 to I-37)."""

from __future__ import annotations

from ...core.chance import Shuffle
from ...core.questions import Script
from ...hexes import founding
from ...hexes.founding import founding_order, roll_for_start
from ...hexes.yields import pay_start_yield
from .board import BEGINNER_START, lay_board
from .building import BUILDING
from .events import StartRolled
from .pieces import COLOURS, STACK
from .state import InkaTable


def set_up(table: InkaTable) -> Script:
    """I-29, I-33: the board, the two stacks, the start player."""
    options = table.options
    table.board = yield from lay_board(variable=options.start == "variable", mixed=options.numbers == "mixed")
    table.deck = yield from shuffled_stack(0)
    table.aside = yield from shuffled_stack(1)
    first = yield from roll_for_start(table, StartRolled)
    table.active = first
    table.laid = True
    if options.start == "beginner":
        place_beginner_start(table)
        table.begin_turn(first)
    else:
        table.founding = founding_order(table, first)


def shuffled_stack(stack: int) -> Script:
    """I-6: ten cards; those of the second stack have numbers of their own, for their backs tell them apart."""
    cards = [card + stack * len(STACK) for card, count in enumerate(STACK) for _ in range(count)]
    order = yield Shuffle(len(cards))
    return [cards[place] for place in order]


def place_beginner_start(table: InkaTable) -> None:
    """I-24: each colour's fixed pieces; the marked settlement pays."""
    for seat, colour in enumerate(COLOURS[table.seats]):
        for corner, edge in BEGINNER_START[colour]:
            table.place_settlement(seat, corner)
            table.place_road(seat, edge)
        pay_start_yield(table, seat, BEGINNER_START[colour][0][0])


class InkaFounding(founding.Founding):
    """I-34, I-35: round one clockwise, round two counter-clockwise; I-36: the second settlement pays."""

    building = BUILDING
    round_one_rule = "I-34"
    round_two_rule = "I-35"


FOUNDING = InkaFounding()
