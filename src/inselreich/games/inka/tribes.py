"""Tribes: decline, and the founding of the next one (I-109 to I-122)."""

from __future__ import annotations

from functools import lru_cache

from ...core.errors import IllegalMove
from ...core.moves import Move
from ...core.questions import Ask, Options, Script
from ...hexes import bits
from .board import ISLAND
from .events import TribeFounded
from .moves import FoundTribe
from .state import InkaTable

FOUNDINGS = tuple(FoundTribe(name) for name in ISLAND.corner_names)


def decline(table: InkaTable, seat: int) -> Script:
    """I-111: the tribe at its goal declines at once; the next is founded, and the turn is over (I-121)."""
    table.clear_ruins(seat)
    table.overgrow(seat)
    choice = yield Ask(seat, TribeSites(table), "I-116" if free_sites(table) else "I-118")
    corner = ISLAND.corners[choice.crossing]
    table.place_settlement(seat, corner)
    table.tell(TribeFounded(seat, table.tribes[seat] + 1, choice.crossing))
    table.open_second_stack()
    table.end_turn()


def free_sites(table: InkaTable) -> int:
    """I-116: the empty crossings that keep the distance and to which no road of anyone leads."""
    led_to = 0
    for touched in table.touched:
        led_to |= touched
    return ISLAND.all_corners_mask & ~(table.too_close | table.occupied | led_to)


class TribeSites(Options):
    """I-116: anywhere free; I-118: only if there is no such crossing, in place of an own building that declines."""

    __slots__ = ("table",)

    def __init__(self, table: InkaTable) -> None:
        self.table = table

    def moves(self, seat: int) -> list[Move]:
        return [*foundings_on(free_sites(self.table) or self.table.overgrown[seat])]

    def objection(self, seat: int, move: Move) -> IllegalMove | None:
        if not isinstance(move, FoundTribe):
            return IllegalMove(f"'{move}' is not possible now: the next tribe is founded first", "I-116")
        here, table = 1 << ISLAND.corners[move.crossing], self.table
        free = free_sites(table)
        if here & (free or table.overgrown[seat]):
            return None
        if not free:
            sentence = f"there is no free crossing: choose one of your own buildings under thicket, not {move.crossing}"
            return IllegalMove(sentence, "I-118")
        if here & table.occupied:
            return IllegalMove(f"{move.crossing} is built on", "I-119")
        if here & table.too_close:
            return IllegalMove(f"no settlement on {move.crossing}: a crossing beside it is built on", "I-77")
        return IllegalMove(f"a road leads to {move.crossing}", "I-116")


@lru_cache(maxsize=4096)
def foundings_on(crossings: int) -> tuple[Move, ...]:
    """The moves that found the next tribe on one of these crossings."""
    return tuple([FOUNDINGS[corner] for corner in bits(crossings)])
