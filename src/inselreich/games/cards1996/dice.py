"""The roll: the event die first, then production (K-23 to K-33)."""

from __future__ import annotations

from ...core.chance import Roll
from ...core.questions import Script
from ...principality.cards import SKILL
from ...principality.events import DiceRolled
from ...principality.happenings import counted_by_brigands, produce, reveal_event, rob
from ...principality.payment import demand, gain_any
from ...principality.resources import ORE, WOOL
from ...principality.settling import NOBODY
from .pieces import FACES, MILL, TOKENS
from .state import Cards1996Table

BOTH_DICE, EVENT_DIE = Roll(2), Roll(1)
SAFE_FROM_BRIGANDS = 7


def roll_dice(table: Cards1996Table, seat: int, named: int | None = None) -> Script:
    """K-23, K-24: the event is resolved completely, then production follows; the Alchemist has named the number."""
    dice = yield (BOTH_DICE if named is None else EVENT_DIE)
    face, number = FACES[dice[0] - 1], named or dice[1]
    table.rolled = True
    table.tell(DiceRolled(seat, face, number))
    effect = EFFECTS[face](table)
    if effect is not None:
        yield from effect
    produce(table, number)


def tournament(table: Cards1996Table) -> Script | None:
    """K-27: strictly more skill gives one resource."""
    one, other = table.points[0][SKILL], table.points[1][SKILL]
    return None if one == other else gain_any(table, 0 if one > other else 1, 1, "K-27")


def trade_advantage(table: Cards1996Table) -> Script | None:
    """K-28: the holder of the mill takes one resource from the other, if anything fits."""
    holder = table.tokens[TOKENS.index(MILL)]
    return None if holder == NOBODY else demand(table, holder, 1 - holder, "K-28")


def brigand_attack(table: Cards1996Table) -> None:
    """K-29: who has more than seven counted resources loses all ore and wool."""
    for seat in (table.active, 1 - table.active):
        if counted_by_brigands(table, seat) > SAFE_FROM_BRIGANDS:
            rob(table, seat, (WOOL, ORE))


def good_year(table: Cards1996Table) -> Script:
    """K-30: one resource for each; K-26: the active seat chooses first."""
    for seat in (table.active, 1 - table.active):
        yield from gain_any(table, seat, 1, "K-30")


EFFECTS = {
    "tournament": tournament,
    "trade_advantage": trade_advantage,
    "brigand_attack": brigand_attack,
    "good_year": good_year,
    "event_card": reveal_event,  # K-31
}
