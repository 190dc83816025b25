"""Giving cards back: so many of one's own choice, when a robber takes his toll.

A game subclasses `Discard` and `Discarded` with cards of its own kind, and puts `Discards` into its question.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import ClassVar

from .chance import Stream, any_kind
from .errors import IllegalMove
from .events import Event
from .moves import Move, Pile
from .questions import Form, Options
from .trade import TradingTable


class Discard(Move, frozen=True):
    """Give these cards back."""

    pile: ClassVar[type[Pile]]
    cards: Pile

    def __post_init__(self) -> None:
        self.pile.check(self.cards)


class Discarded(Event, frozen=True):
    """Shown when all have chosen."""

    seat: int
    cards: Pile


class Discards(Options):
    """Any so many cards of the hand."""

    __slots__ = ("move", "owed", "table", "why")

    def __init__(self, table: TradingTable, move: type[Discard], owed: int, why: str) -> None:
        self.table = table
        self.move = move
        self.owed = owed
        self.why = why

    def moves(self, seat: int) -> list[Move]:
        return list(_listed(self.move, tuple(self.table.hands[seat]), self.owed))

    def objection(self, seat: int, move: Move) -> IllegalMove | None:
        if not isinstance(move, self.move):
            return IllegalMove(f"'{move}' is not possible now: first give {self.owed} cards back", self.why)
        if move.cards.total != self.owed:
            return IllegalMove(f"exactly {self.owed} cards are owed, not {move.cards.total}", self.why)
        if not self.table.holds(seat, move.cards.counts):
            return IllegalMove(f"you do not hold {move.cards}", self.why)
        return None

    def forms(self, seat: int) -> tuple[Form, ...]:
        hand = self.move.pile.naming(self.table.hands[seat])
        return (Form(self.move.named(), self.owed, self.owed, hand),)

    def pick(self, seat: int, stream: Stream, without: tuple[type[Move], ...] = ()) -> Move:
        """Card by card, each card in hand equally likely."""
        hand = self.table.hands[seat]
        left = hand[:]
        for size in range(sum(hand), sum(hand) - self.owed, -1):
            left[any_kind(left, stream.below(size))] -= 1
        return self.move(self.move.pile.of([had - kept for had, kept in zip(hand, left, strict=True)]))


@lru_cache(maxsize=64)  # the lists of large hands are long
def _listed(move: type[Discard], hand: tuple[int, ...], owed: int) -> tuple[Discard, ...]:
    return tuple(move(move.pile.of(counts)) for counts in piles_of(owed, hand))


def piles_of(total: int, most: Sequence[int]) -> Iterator[tuple[int, ...]]:
    """Every way to take so many cards in all, of each kind at most so many."""
    if not most:
        if total == 0:
            yield ()
        return
    rest = most[1:]
    for count in range(max(0, total - sum(rest)), min(total, most[0]) + 1):
        for others in piles_of(total - count, rest):
            yield (count, *others)
