"""The course of the quick card game (Q-17)."""

from __future__ import annotations

from collections.abc import Sequence

from ...core.errors import IllegalMove
from ...core.moves import Move
from ...core.questions import Action, AskAny, Menu, Script
from .building import BUILDING
from .drawing import produce
from .moves import EndTurn
from .setup import set_up
from .state import QuickTable
from .trading import PROPOSING, TRADING


def course(table: QuickTable) -> Script:
    """The whole game, from wherever the table stands."""
    if not table.laid:
        yield from set_up(table)
    yield from turns(table)


def turns(table: QuickTable) -> Script:
    """Q-17: turn after turn until somebody has won: production for all, then the active seat trades and builds."""
    questions: dict[int, AskAny] = {}
    while table.winner is None:
        if not table.produced:
            effect = produce(table)
            if effect is not None:
                yield from effect
        seat = table.active
        who, move = yield questions.get(seat) or questions.setdefault(seat, trade_and_build(table, seat))
        menu = TRADE_AND_BUILD if who == seat else PROPOSING
        effect = menu.by_move[type(move)].perform(table, who, move)
        if effect is not None:
            yield from effect


def trade_and_build(table: QuickTable, seat: int) -> AskAny:
    """Q-24, Q-28: in any order until the seat ends its turn; Q-25: the others may propose trades."""
    proposing = PROPOSING.on(table)
    others = dict.fromkeys(table.others(seat), proposing)
    return AskAny({seat: TRADE_AND_BUILD.on(table)}, "Q-17", may=others, resumable=True)


class Ending(Action):
    """Q-55: the turn ends when its seat says so."""

    move = EndTurn

    def moves(self, table: QuickTable, seat: int) -> Sequence[Move]:
        return ONLY_END

    def objection(self, table: QuickTable, seat: int, move: EndTurn) -> IllegalMove | None:
        return None

    def perform(self, table: QuickTable, seat: int, move: EndTurn) -> None:
        table.end_turn()


ONLY_END = (EndTurn(),)
TRADE_AND_BUILD = Menu("Q-17", Ending(), BUILDING, *TRADING)
