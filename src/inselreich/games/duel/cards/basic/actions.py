"""Action cards of the base set (9)."""

from __future__ import annotations

from .....core.questions import Ask, OneOf, Script
from .....principality import common
from .....principality.cards import ActionCard
from .....principality.conditions import Condition, has_two_resources
from .....principality.events import NumberNamed
from .....principality.moves import NUMBERS
from .....principality.payment import gain_any, pay
from .....principality.relocating import relocate
from .....principality.resources import GOLD
from ...state import DuelTable


class Brigitta(ActionCard):
    """D-39: the production die is set to a number; the roll that follows throws the event die alone."""

    rule = "D-39"
    moment = "before_roll"
    needs = (Condition(lambda table, seat: not table.number, "the number of this turn is named already", "D-95"),)

    def when_played(self, table: DuelTable, seat: int) -> Script:
        table.number = (yield Ask(seat, OneOf(NUMBERS, self.rule), self.rule)).number
        table.tell(NumberNamed(seat, table.number))


class Goldsmith(ActionCard):
    """Three gold are paid, from any Gold Fields, then two resources gained."""

    rule = "D-61"
    price = ((GOLD, 3),)
    needs = (Condition(lambda table, seat: table.totals[seat][GOLD] >= 3, "you have fewer than 3 gold", "D-95"),)

    def when_played(self, table: DuelTable, seat: int) -> Script:
        yield from pay(table, seat, self.price, self.rule)
        yield from gain_any(table, seat, 2, self.rule)


class MerchantCaravan(common.Caravan):
    """Exactly two resources are paid, alike or not; then two gained, perhaps the same kinds."""

    rule = "D-61"
    needs = (Condition(has_two_resources, "you have fewer than 2 resources", "D-95"),)


class Relocation(ActionCard):
    """Two own regions, or two own expansions, change places."""

    rule = "D-61"

    def when_played(self, table: DuelTable, seat: int) -> Script:
        return relocate(table, seat, self.rule)


class Scout(common.Scout):
    """D-62: in the moment in which a settlement is built."""

    rule = "D-62"


CARDS = (
    Brigitta("brigitta"),
    Goldsmith("goldsmith"),
    MerchantCaravan("merchant_caravan"),
    Relocation("relocation"),
    Scout("scout"),
)
