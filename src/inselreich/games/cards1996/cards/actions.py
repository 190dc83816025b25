"""Action cards (section 7)."""

from __future__ import annotations

from typing import ClassVar

from ....core.chance import Roll
from ....core.questions import Ask, OneOf, Script
from ....principality import common
from ....principality.cards import ActionCard, Card, Placed
from ....principality.conditions import Condition, has_two_resources, opponent_has_cards, opponent_has_resources
from ....principality.events import CardGot, NumberNamed
from ....principality.moves import NUMBERS
from ....principality.payment import demand, give_any
from ....principality.playing import ask_for_answer
from ....principality.stacks import SeenCards, show_hand
from ....principality.targets import choose_card
from ..dice import roll_dice
from ..events import AttackRolled, CardStolen
from ..state import Cards1996Table

ONE_DIE = Roll(1)

EACH_HAS_3 = Condition(
    lambda table, seat: min(table.victory_points) >= 3, "each player must have at least 3 victory points", "K-35"
)


def is_knight(card: Card) -> bool:
    return card.facts.kind == "knight"


def is_building(card: Card) -> bool:
    """K-48"""
    return not card.unit


class Alchemist(ActionCard):
    """KX-25, KO-20: the number is named, the event die is rolled and resolved, then the number produces for both."""

    rule = "K-36"
    moment = "before_roll"
    needs = (EACH_HAS_3,)

    def when_played(self, table: Cards1996Table, seat: int) -> Script:
        number = (yield Ask(seat, OneOf(NUMBERS, "KO-20"), "KO-20")).number
        table.tell(NumberNamed(seat, number))
        yield from roll_dice(table, seat, number)


class Attack(ActionCard):
    """K-38, K-39: the defender may answer, then the die decides; whoever wins the roll chooses the spoils."""

    rule = "K-39"
    protection: ClassVar[str]

    def when_played(self, table: Cards1996Table, seat: int) -> Script:
        answer = yield from ask_for_answer(table, 1 - seat, (self.protection,), "K-38")
        (number,) = yield ONE_DIE
        won = number <= (5 if answer is None else 2)
        table.tell(AttackRolled(seat, number, won))
        winner = seat if won else 1 - seat
        yield from self.spoils(table, winner, 1 - winner)

    def spoils(self, table: Cards1996Table, winner: int, loser: int) -> Script:
        """What the loser of the roll gives up, chosen by the winner."""
        raise NotImplementedError


def knock_back(table: Cards1996Table, winner: int, loser: int, targets: list[Placed], why: str) -> Script:
    """K-40: one of these cards, of the winner's choice, returns to the loser's hand; none: nothing."""
    if targets:
        target = yield from choose_card(table, winner, targets, why)
        yield from table.take_back(loser, target)


class Arsonist(Attack):
    """A building goes back to its owner's hand. Knights and fleets are no buildings (K-48)."""

    protection = "bishop"
    needs = (
        EACH_HAS_3,
        Condition(
            lambda table, seat: bool(table.placed_where(1 - seat, is_building)), "the opponent has no building", "K-37"
        ),
    )

    def spoils(self, table: Cards1996Table, winner: int, loser: int) -> Script:
        return knock_back(table, winner, loser, table.placed_where(loser, is_building), self.rule)


class BlackKnight(Attack):
    """A knight goes back to its owner's hand."""

    protection = "herb_woman"
    needs = (
        EACH_HAS_3,
        Condition(
            lambda table, seat: bool(table.placed_where(1 - seat, is_knight)), "the opponent has no knight", "K-37"
        ),
    )

    def spoils(self, table: Cards1996Table, winner: int, loser: int) -> Script:
        return knock_back(table, winner, loser, table.placed_where(loser, is_knight), self.rule)


class Brigands(Attack):
    """KO-6: two resources of the winner's choice, one after the other, as far as there are any and they fit."""

    protection = "bishop"
    needs = (
        EACH_HAS_3,
        Condition(opponent_has_resources, "the opponent has nothing for which you have room", "K-37"),
    )

    def spoils(self, table: Cards1996Table, winner: int, loser: int) -> Script:
        for _ in range(2):
            yield from demand(table, winner, loser, "KO-21")


class Protection(ActionCard):
    """K-38: played as an answer to an attack, before its roll; `Attack` asks for it."""

    rule = "K-38"
    moment = "reaction"
    needs = (EACH_HAS_3,)


class Caravan(common.Caravan):
    """KO-19: exactly two resources are paid, then two gained."""

    rule = "KO-19"
    needs = (
        EACH_HAS_3,
        Condition(has_two_resources, "you have fewer than 2 resources", "K-37"),
    )


class Merchant(ActionCard):
    """KO-18: take one or two resources, then give one back, perhaps one of these."""

    rule = "KO-18"
    needs = (
        EACH_HAS_3,
        Condition(opponent_has_resources, "the opponent has nothing for which you have room", "K-37"),
    )

    def when_played(self, table: Cards1996Table, seat: int) -> Script:
        yield from demand(table, seat, 1 - seat, "KO-21")
        yield from demand(table, seat, 1 - seat, "KO-21", optional=True)
        yield from give_any(table, seat, 1 - seat, "KO-18")


class Scout(common.Scout):
    """KX-42; K-35: the only card without condition."""

    rule = "K-15"


class Spy(ActionCard):
    """K-68, KO-8: see the opponent's hand and take any card of it."""

    rule = "KO-8"
    needs = (EACH_HAS_3, Condition(opponent_has_cards, "the opponent holds no cards", "K-37"))

    def when_played(self, table: Cards1996Table, seat: int) -> Script:
        victim = 1 - seat
        show_hand(table, victim, seat)
        card = table.realm.catalogue[(yield Ask(seat, SeenCards(table, "KO-8"), "KO-8")).card]
        table.looking = None
        table.hands[victim].remove(card.number)
        table.hands[seat].append(card.number)
        table.tell(CardStolen(seat, victim))
        table.tell(CardGot(seat, card.id))


CARDS = (
    Alchemist("alchemist"),
    Arsonist("arsonist"),
    Protection("bishop"),
    BlackKnight("black_knight"),
    Brigands("brigands"),
    Caravan("caravan"),
    Protection("herb_woman"),
    Merchant("merchant"),
    Scout("scout"),
    Spy("spy"),
)
