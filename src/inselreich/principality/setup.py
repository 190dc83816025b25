"""Before the first turn: laying out the start regions, shuffling stacks, rolling for who begins."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import permutations

from ..core.chance import Roll, Shuffle, Stream
from ..core.errors import IllegalMove
from ..core.moves import Move
from ..core.questions import Options, Script
from .events import StartRolled
from .geometry import START_REGION_SPOTS
from .moves import ArrangeRegions
from .table import PrincipalityTable

START_ROLL = Roll(2)


def shuffled(cards: Sequence[int]) -> Script:
    """The same cards in an order that chance decides."""
    order = yield Shuffle(len(cards))
    return [cards[place] for place in order]


def split(cards: list[int], stacks: int) -> list[list[int]]:
    """Into stacks of nearly the same size, the larger ones first."""
    size, more = divmod(len(cards), stacks)
    found, start = [], 0
    for number in range(stacks):
        end = start + size + (number < more)
        found.append(cards[start:end])
        start = end
    return found


def roll_for_start(table: PrincipalityTable) -> Script:
    """Each seat rolls; the higher number begins, ties roll again. Who begins."""
    while True:
        dice = yield START_ROLL
        table.tell(StartRolled(dice))
        if dice[0] != dice[1]:
            return int(dice[1] > dice[0])


def lay_start_regions(table: PrincipalityTable, seat: int, names: Sequence[str], stored: Sequence[int]) -> None:
    """The six regions in the order of their places; `stored` by kind."""
    numbers = table.realm.region_number
    for name, place in zip(names, START_REGION_SPOTS, strict=True):
        region = numbers[name]
        table.lay_region(seat, region, place, stored[table.realm.regions[region].kind])
    table.settle()


class Arrangements(Options):
    """The seat's start regions in any order. Listed is each neighbourhood once, not its mirror images."""

    __slots__ = ("names", "why")

    def __init__(self, names: Sequence[str], why: str) -> None:
        self.names = tuple(names)
        self.why = why

    def moves(self, seat: int) -> list[Move]:
        return list(_arrangements(self.names))

    def objection(self, seat: int, move: Move) -> IllegalMove | None:
        if not isinstance(move, ArrangeRegions):
            return IllegalMove(f"'{move}' is not possible now: first lay out your regions", self.why)
        if sorted(move.regions) != sorted(self.names):
            return IllegalMove(f"your regions are {', '.join(self.names)}, each laid once", self.why)
        return None

    def pick(self, seat: int, stream: Stream, without: tuple[type[Move], ...] = ()) -> Move:
        listed = _arrangements(self.names)
        return listed[stream.below(len(listed))]


@lru_cache(maxsize=8)
def _arrangements(names: tuple[str, ...]) -> tuple[ArrangeRegions, ...]:
    """One of each four that are the same but for left and right, above and below."""
    found: dict[tuple[str, ...], ArrangeRegions] = {}
    for order in permutations(names):
        upper, lower = order[:3], order[3:]
        mirrored = (*upper[::-1], *lower[::-1])
        images = (order, mirrored, (*lower, *upper), (*lower[::-1], *upper[::-1]))
        first = min(images)
        found.setdefault(first, ArrangeRegions(first))
    return tuple(found.values())
