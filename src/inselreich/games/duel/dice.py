"""The roll (D-40 to D-52)."""

from __future__ import annotations

from ...core.chance import Roll
from ...core.questions import Script
from ...principality.cards import SKILL
from ...principality.events import DiceRolled
from ...principality.happenings import announce, counted_by_brigands, produce, reveal_event, rob
from ...principality.payment import demand, gain_any
from ...principality.resources import GOLD, WOOL
from ...principality.settling import NOBODY
from .pieces import FACES, TOKENS, TRADE
from .state import DuelTable

BOTH_DICE, EVENT_DIE = Roll(2), Roll(1)
SAFE_FROM_BRIGANDS = 7


def roll_dice(table: DuelTable, seat: int) -> Script:
    """D-40: both dice, or the event die alone if a card has named the number. D-41: the club comes before production."""
    dice = yield (EVENT_DIE if table.number else BOTH_DICE)
    face = FACES[dice[0] - 1]
    table.number = table.number or dice[1]
    table.rolled = True
    table.tell(DiceRolled(seat, face, table.number))
    if face == "brigand_attack":
        brigand_attack(table)
    produce(table, table.number)
    yield from announce(table, "production")
    effect = EFFECTS[face](table) if face in EFFECTS else None
    if effect is not None:
        yield from effect


def brigand_attack(table: DuelTable) -> None:
    """D-45: who has more than seven counted resources loses all gold and wool."""
    for seat in (table.active, 1 - table.active):
        if counted_by_brigands(table, seat) > SAFE_FROM_BRIGANDS:
            rob(table, seat, (WOOL, GOLD))


def trade(table: DuelTable) -> Script | None:
    """D-46: the holder of the trade advantage takes one resource from the other, if anything fits (DO-10, DO-11)."""
    holder = table.tokens[TOKENS.index(TRADE)]
    return None if holder == NOBODY else demand(table, holder, 1 - holder, "D-46")


def celebration(table: DuelTable) -> Script:
    """D-47: strictly most skill gains alone, else both; D-44: the active seat chooses first."""
    skill = [points[SKILL] for points in table.points]
    for seat in (table.active, 1 - table.active):
        if skill[seat] >= skill[1 - seat]:
            yield from gain_any(table, seat, 1, "D-47")


def plentiful_harvest(table: DuelTable) -> Script:
    """D-48"""
    for seat in (table.active, 1 - table.active):
        yield from gain_any(table, seat, 1, "D-48")
    yield from announce(table, "plentiful_harvest")


EFFECTS = {
    "trade": trade,
    "celebration": celebration,
    "plentiful_harvest": plentiful_harvest,
    "event_card": reveal_event,  # D-49
}
