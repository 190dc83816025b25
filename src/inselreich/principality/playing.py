"""Playing action cards: in the main phase, at the start of the turn, together with a building, or as an answer.

An answer is asked for whenever it might come, with the same question whether or not the card is held: so a pause tells
nothing, and only the holder is offered the card.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from ..core.errors import IllegalMove
from ..core.moves import Move
from ..core.questions import Action, Ask, Options, Script
from .cards import Card
from .moves import Pass, PlayCard
from .payment import PASS
from .table import PrincipalityTable


def playable(table: PrincipalityTable, seat: int, moment: str) -> list[Card]:
    """The different action cards of the hand that may be played at this moment."""
    cards = table.realm.catalogue.cards
    found: list[Card] = []
    for number in table.hands[seat]:
        card = cards[number]
        if card.moment == moment and card not in found and card.may_play(table, seat):
            found.append(card)
    return found


def play_objection(table: PrincipalityTable, seat: int, id_: str, moment: str) -> IllegalMove | None:
    """Why the seat may not play this card at this moment."""
    rules = table.realm.rules
    card = table.realm.catalogue.by_id.get(id_)
    if card is None or not table.holds_card(seat, card):
        return IllegalMove(f"you hold no '{id_}'", rules.play)
    if not card.action:
        return IllegalMove(f"{id_} is built, not played", rules.build)
    if card.moment != moment:
        return IllegalMove(f"{id_} is played {WHEN[card.moment]}", rules.moment)
    return card.objection(table, seat)


WHEN = {
    "main": "in your own main phase",
    "before_roll": "before you roll the dice",
    "settlement": "together with building a settlement",
    "reaction": "as an answer to the attack it protects from",
}


@lru_cache(maxsize=256)
def play_move(card: str) -> PlayCard:
    return PlayCard(card)


class Plays(Action):
    """The action cards of one moment of a turn."""

    move = PlayCard

    def __init__(self, moment: str) -> None:
        self.moment = moment

    def moves(self, table: PrincipalityTable, seat: int) -> Sequence[Move]:
        return [play_move(card.id) for card in playable(table, seat, self.moment)]

    def objection(self, table: PrincipalityTable, seat: int, move: PlayCard) -> IllegalMove | None:
        return play_objection(table, seat, move.card, self.moment)

    def perform(self, table: PrincipalityTable, seat: int, move: PlayCard) -> Script | None:
        card = table.realm.catalogue[move.card]
        table.lay_open(seat, card)
        return card.when_played(table, seat)


def ask_for_answer(table: PrincipalityTable, seat: int, cards: Sequence[str], why: str) -> Script:
    """Whether the seat answers with one of these cards: the card it laid open, or None."""
    move = yield Ask(seat, Answers(table, cards, why), why)
    if isinstance(move, Pass):
        return None
    card = table.realm.catalogue[move.card]
    table.lay_open(seat, card)
    return card


class Answers(Options):
    """One of these cards, as far as it is held and may be played, or none."""

    __slots__ = ("cards", "table", "why")

    def __init__(self, table: PrincipalityTable, cards: Sequence[str], why: str) -> None:
        self.table = table
        self.cards = cards
        self.why = why

    def moves(self, seat: int) -> list[Move]:
        held = playable(self.table, seat, "reaction")
        return [PASS, *(play_move(card.id) for card in held if card.id in self.cards)]

    def objection(self, seat: int, move: Move) -> IllegalMove | None:
        if isinstance(move, Pass):
            return None
        if not isinstance(move, PlayCard):
            return IllegalMove(f"'{move}' is not possible now: answer the attack, or pass", self.why)
        if move.card not in self.cards:
            return IllegalMove(f"{move.card} is no answer to this; {', '.join(self.cards)} is", self.why)
        return play_objection(self.table, seat, move.card, "reaction")
