"""The seven and the robber (C-46 to C-56)."""

from __future__ import annotations

from ...core.chance import Draw
from ...core.discards import Discards
from ...core.errors import IllegalMove
from ...core.moves import Move
from ...core.questions import Ask, AskAll, OneOf, Options, Script
from ...hexes import Hex
from .board import ISLAND
from .events import CardStolen, Discarded, RobberMoved, Stole, StoleNothing
from .moves import Discard, MoveRobber, Steal, StealNothing
from .pieces import RESOURCES
from .state import ClassicTable

ROBBER_MOVES = tuple(MoveRobber(name) for name in ISLAND.hex_names[: ISLAND.land_count])
ROBBER_MOVES_FROM = tuple(tuple(move for move in ROBBER_MOVES if move != here) for here in ROBBER_MOVES)
STEALS = tuple(Steal(seat) for seat in range(4))
STEAL_NOTHING = StealNothing()
WEAK = 2
"""CV-2: the friendly robber spares seats with so few visible points."""


def seven(table: ClassicTable, mover: int) -> Script:
    """C-46: discard, move the robber, steal."""
    yield from discard_half(table)
    yield from robber(table, mover)


def discard_half(table: ClassicTable) -> Script:
    """C-47: everyone with more than seven cards gives half of them back, rounded down, before the robber moves."""
    limit = table.options.discard_limit
    owing = [seat for seat in range(table.seats) if table.hand_size(seat) > limit]
    if not owing:
        return
    answers = yield AskAll(
        {seat: Discards(table, Discard, table.hand_size(seat) // 2, "C-47") for seat in owing}, "C-47"
    )
    for seat in owing:
        table.give_back(seat, answers[seat].cards.counts)
        table.tell(Discarded(seat, answers[seat].cards))


def robber(table: ClassicTable, mover: int) -> Script:
    """C-49, C-51: the mover puts the robber on another land hex and may take a card from a neighbour there."""
    move = yield Ask(mover, RobberPlaces(table, mover), "C-49")
    table.robber = ISLAND.hexes[move.hex]
    table.tell(RobberMoved(mover, move.hex))
    victims = victims_at(table, mover, table.robber)
    if victims:
        choice = yield Ask(mover, OneOf([*(STEALS[victim] for victim in victims), STEAL_NOTHING], "C-52"), "C-51")
        if isinstance(choice, Steal):
            yield from steal(table, mover, choice.victim)
            return
    table.tell(StoleNothing(mover))


def steal(table: ClassicTable, thief: int, victim: int) -> Script:
    """C-53: one card, blindly."""
    kind = yield Draw(table.hands[victim])
    table.hands[victim][kind] -= 1
    table.hands[thief][kind] += 1
    table.tell(Stole(thief, victim))
    table.tell(CardStolen(thief, victim, RESOURCES[kind]))


class RobberPlaces(Options):
    """C-49: any other land hex; CV-2: the friendly robber spares the weak."""

    __slots__ = ("mover", "table")

    def __init__(self, table: ClassicTable, mover: int) -> None:
        self.table = table
        self.mover = mover

    def spared(self) -> int:
        """CV-2: the corners of the weak opponents."""
        table, spared = self.table, 0
        if table.options.friendly_robber:
            for seat in table.others(self.mover):
                if table.visible_points[seat] <= WEAK:
                    spared |= table.settlements[seat] | table.cities[seat]
        return spared

    def moves(self, seat: int) -> list[Move]:
        listed = list(ROBBER_MOVES_FROM[self.table.robber])
        spared = self.spared()
        if spared:
            listed = [move for move in listed if not ISLAND.hex_corners_mask[ISLAND.hexes[move.hex]] & spared]
        return [*listed] or [ROBBER_MOVES[self.table.board.desert]]

    def objection(self, seat: int, move: Move) -> IllegalMove | None:
        if not isinstance(move, MoveRobber):
            return IllegalMove(f"'{move}' is not possible now: first move the robber", "C-49")
        hex_ = ISLAND.hexes[move.hex]
        if hex_ != self.table.robber and not ISLAND.hex_corners_mask[hex_] & self.spared():
            return None
        if move in self.moves(seat):
            return None
        if hex_ == self.table.robber:
            return IllegalMove(f"the robber is on {move.hex} already; it must go to another hex", "C-49")
        return IllegalMove(f"the friendly robber spares a seat with {WEAK} points or fewer on {move.hex}", "CV-2")


def victims_at(table: ClassicTable, mover: int, hex_: Hex) -> list[int]:
    """C-52: the opponents with a building on the hex and a card in hand; CV-2 spares the weak."""
    corners = ISLAND.hex_corners_mask[hex_]
    strong = WEAK if table.options.friendly_robber else -1
    return [
        seat
        for seat in range(table.seats)
        if seat != mover
        and (table.settlements[seat] | table.cities[seat]) & corners
        and any(table.hands[seat])
        and table.visible_points[seat] > strong
    ]
