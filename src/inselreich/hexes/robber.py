"""The seven and the robber on boards of hexes: discard, move the robber, steal.

A game says in a `Robbery` where the robber may go, whether one must steal, and which of its rules say so.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

from ..core.chance import Draw
from ..core.discards import Discard, Discarded, Discards
from ..core.errors import IllegalMove
from ..core.moves import Move
from ..core.questions import Ask, AskAll, OneOf, Options, Script
from ..core.trade import MOST_SEATS
from .events import RobberMoved, Stole, StoleNothing
from .geometry import Hex, Island
from .moves import OnHex, Steal
from .table import HexTable

WEAK = 2
"""The friendly robber spares seats with so few visible points."""


class Robbery:
    """What a game says of the robber, and all that follows from it."""

    island: Island
    discard: type[Discard]
    move: type[OnHex]
    steal: type[Steal]
    decline: type[Move] | None = None
    """The move of a thief who does not want to steal; None: stealing is a duty."""
    discarded: type[Discarded]
    moved: type[RobberMoved]
    stole: type[Stole]
    card_stolen: type[Any]
    stole_nothing: type[StoleNothing]

    discard_rule: str
    steal_rule: str
    victim_rule: str
    friendly_rule: str

    def place_rule(self, *, seven: bool) -> str:
        """The number of the rule about where a seven, or else a card, sends the robber."""
        raise NotImplementedError

    def grounds(self, table: Any, *, seven: bool) -> Sequence[Hex]:
        """The hexes to which a seven, or else a card, may send the robber, if he is not there already."""
        raise NotImplementedError

    def refuges(self, table: Any) -> Sequence[Hex]:
        """Where the robber goes when the friendly robber may go nowhere."""
        raise NotImplementedError

    def place_objection(self, table: Any, hex_: Hex, *, seven: bool) -> IllegalMove:
        """Why the robber may not go to a hex that is none of his grounds."""
        raise NotImplementedError

    def __init__(self) -> None:
        self.steals = [self.steal(seat) for seat in range(MOST_SEATS)]
        self.declining = [] if self.decline is None else [self.decline()]
        self.moves_from = lru_cache(maxsize=1024)(self._moves_from)

    def _moves_from(self, here: Hex, places: Sequence[Hex]) -> tuple[OnHex, ...]:
        """The moves that take the robber from here to another of these places."""
        return tuple([self.move(self.island.hex_names[hex_]) for hex_ in places if hex_ != here])

    def seven(self, table: HexTable, mover: int) -> Script:
        """Discard, move the robber, steal."""
        yield from self.discard_half(table)
        yield from self.robber(table, mover, seven=True)

    def discard_half(self, table: HexTable) -> Script:
        """Everyone above the limit gives half of the cards back, rounded down, before the robber moves."""
        owing = [seat for seat in range(table.seats) if table.hand_size(seat) > table.hand_limit(seat)]
        if not owing:
            return
        why = self.discard_rule
        halves = {seat: Discards(table, self.discard, table.hand_size(seat) // 2, why) for seat in owing}
        answers = yield AskAll(halves, why)
        for seat in owing:
            table.give_back(seat, answers[seat].cards.counts)
            table.tell(self.discarded(seat, answers[seat].cards))

    def robber(self, table: HexTable, mover: int, *, seven: bool) -> Script:
        """The mover puts the robber on another hex and takes a card from a neighbour there, if there is one."""
        move = yield Ask(mover, RobberPlaces(self, table, mover, seven=seven), self.place_rule(seven=seven))
        table.robber = table.island.hexes[move.hex]
        table.tell(self.moved(mover, move.hex))
        victims = self.victims_at(table, mover, table.robber)
        if not victims:
            table.tell(self.stole_nothing(mover))
            return
        choices = [*(self.steals[victim] for victim in victims), *self.declining]
        choice = choices[0]
        if len(choices) > 1:
            choice = yield Ask(mover, OneOf(choices, self.victim_rule), self.steal_rule)
        if isinstance(choice, Steal):
            yield from self.take_blindly(table, mover, choice.victim)
        else:
            table.tell(self.stole_nothing(mover))

    def victims_at(self, table: HexTable, mover: int, hex_: Hex) -> list[int]:
        """The opponents with a building on the hex and a card in hand; the friendly robber spares the weak."""
        corners = table.neighbours_of(hex_)
        strong = WEAK if table.options.friendly_robber else -1
        return [
            seat
            for seat in range(table.seats)
            if seat != mover
            and (table.settlements[seat] | table.cities[seat]) & corners
            and any(table.hands[seat])
            and table.visible_points[seat] > strong
        ]

    def take_blindly(self, table: HexTable, thief: int, victim: int) -> Script:
        """One card, each card in the hand equally likely."""
        kind = yield Draw(table.hands[victim])
        table.hands[victim][kind] -= 1
        table.hands[thief][kind] += 1
        table.tell(self.stole(thief, victim))
        table.tell(self.card_stolen(thief, victim, table.kind_names[kind]))


class RobberPlaces(Options):
    """Any other hex to which the game lets the robber go; the friendly robber spares the weak."""

    __slots__ = ("mover", "rules", "seven", "table")

    def __init__(self, rules: Robbery, table: HexTable, mover: int, *, seven: bool) -> None:
        self.rules = rules
        self.table = table
        self.mover = mover
        self.seven = seven

    def spared(self) -> int:
        """The corners of the weak opponents."""
        table, spared = self.table, 0
        if table.options.friendly_robber:
            for seat in table.others(self.mover):
                if table.visible_points[seat] <= WEAK:
                    spared |= table.settlements[seat] | table.cities[seat]
        return spared

    def moves(self, seat: int) -> list[Move]:
        table, rules = self.table, self.rules
        listed: Sequence[OnHex] = rules.moves_from(table.robber, rules.grounds(table, seven=self.seven))
        spared = self.spared()
        if spared:
            listed = [move for move in listed if not table.neighbours_of(table.island.hexes[move.hex]) & spared]
        return [*listed] or [rules.move(table.island.hex_names[hex_]) for hex_ in rules.refuges(table)]

    def objection(self, seat: int, move: Move) -> IllegalMove | None:
        table, rules = self.table, self.rules
        place_rule = rules.place_rule(seven=self.seven)
        if type(move) is not rules.move:
            return IllegalMove(f"'{move}' is not possible now: first move the robber", place_rule)
        assert isinstance(move, OnHex)
        if move in self.moves(seat):
            return None
        hex_ = table.island.hexes[move.hex]
        if hex_ == table.robber:
            sentence = f"the robber is on {move.hex} already; it must go to another hex"
            return IllegalMove(sentence, place_rule)
        if hex_ not in rules.grounds(table, seven=self.seven):
            return rules.place_objection(table, hex_, seven=self.seven)
        sentence = f"the friendly robber spares a seat with {WEAK} points or fewer on {move.hex}"
        return IllegalMove(sentence, rules.friendly_rule)
