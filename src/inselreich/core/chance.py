"""Chance: what a script asks of it, and the seeded stream that answers.

The stream is SplitMix64: one 64-bit counter and three multiplications, the same numbers in any language.
Bounded numbers are drawn by multiplication with rejection (Lemire), so that every outcome is exactly as likely
as the next. Both are fixed for good: records depend on them.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import permutations, product
from typing import Any, ClassVar, Protocol, Self

from .errors import BadOption, BadOutcome

MASK = 0xFFFFFFFFFFFFFFFF


class Stream(Protocol):
    """A source of random numbers; `copy` continues the same stream independently."""

    def below(self, bound: int) -> int:
        """A number from 0 to bound - 1, each equally likely."""
        ...

    def copy(self) -> Self: ...


class Seeded:
    """The stream of a seed, the same on every machine."""

    __slots__ = ("seed", "state")

    def __init__(self, seed: int) -> None:
        if type(seed) is not int or not 0 <= seed <= MASK:
            raise BadOption(f"a seed is a whole number from 0 to 2^64-1, not {seed!r}")
        self.seed = seed
        self.state = seed

    def below(self, bound: int) -> int:
        while True:
            self.state = state = (self.state + 0x9E3779B97F4A7C15) & MASK
            state = ((state ^ (state >> 30)) * 0xBF58476D1CE4E5B9) & MASK
            state = ((state ^ (state >> 27)) * 0x94D049BB133111EB) & MASK
            scaled = (state ^ (state >> 31)) * bound
            low = scaled & MASK
            if low >= bound or low >= (MASK + 1 - bound) % bound:
                return scaled >> 64

    def copy(self) -> Seeded:
        twin = Seeded.__new__(Seeded)
        twin.seed = self.seed
        twin.state = self.state
        return twin


def any_kind(counts: Sequence[int], place: int) -> int:
    """The kind of the card in this place, from 0, of so many cards of each kind in a row."""
    for kind, count in enumerate(counts):
        place -= count
        if place < 0:
            return kind
    raise AssertionError("there are fewer cards than that")


class Chance:
    """A question to chance. Its outcome is plain data, so that it can be recorded, forced and counted."""

    __slots__ = ()
    by_chance: ClassVar[bool] = True
    resumable: ClassVar[bool] = False

    def draw(self, stream: Stream) -> Any:
        """One outcome from the stream."""
        raise NotImplementedError

    def admit(self, outcome: Any) -> Any:
        """The outcome as the script expects it; `BadOutcome` if it cannot happen here."""
        raise NotImplementedError

    def outcomes(self) -> list[tuple[Any, float]]:
        """All that can happen, each with its probability: for search."""
        raise NotImplementedError


class Roll(Chance):
    """Roll dice: a tuple of faces, first die first.

    All throws are equally likely, so one number picks a throw from their list (the last die changes fastest).
    """

    __slots__ = ("dice", "sides", "throws")

    def __init__(self, dice: int = 2, sides: int = 6) -> None:
        self.dice = dice
        self.sides = sides
        self.throws = list(product(range(1, sides + 1), repeat=dice))

    def draw(self, stream: Stream) -> tuple[int, ...]:
        return self.throws[stream.below(len(self.throws))]

    def admit(self, outcome: Any) -> tuple[int, ...]:
        faces = _numbers(outcome)
        if len(faces) != self.dice or not all(1 <= face <= self.sides for face in faces):
            raise BadOutcome(f"{self.dice} dice show numbers from 1 to {self.sides}, not {outcome!r}")
        return faces

    def outcomes(self) -> list[tuple[Any, float]]:
        return [(throw, 1 / len(self.throws)) for throw in self.throws]


class Draw(Chance):
    """Draw one card blindly: `counts` says how many there are of each kind, the outcome is the kind's index."""

    __slots__ = ("counts",)

    def __init__(self, counts: Sequence[int]) -> None:
        self.counts = counts

    def draw(self, stream: Stream) -> int:
        return any_kind(self.counts, stream.below(sum(self.counts)))

    def admit(self, outcome: Any) -> int:
        if type(outcome) is not int or not 0 <= outcome < len(self.counts) or not self.counts[outcome]:
            raise BadOutcome(f"a card of kind {outcome!r} cannot be drawn from {list(self.counts)}")
        return outcome

    def outcomes(self) -> list[tuple[Any, float]]:
        total = sum(self.counts)
        return [(kind, count / total) for kind, count in enumerate(self.counts) if count]


class Shuffle(Chance):
    """Put `size` things in a random order: a tuple of their numbers from 0."""

    __slots__ = ("size",)

    def __init__(self, size: int) -> None:
        self.size = size

    def draw(self, stream: Stream) -> tuple[int, ...]:
        order, below = list(range(self.size)), stream.below
        for last in range(self.size - 1, 0, -1):
            other = below(last + 1)
            order[last], order[other] = order[other], order[last]
        return tuple(order)

    def admit(self, outcome: Any) -> tuple[int, ...]:
        order = _numbers(outcome)
        if sorted(order) != list(range(self.size)):
            raise BadOutcome(f"an order of {self.size} things names each number from 0 to {self.size - 1} once")
        return order

    def outcomes(self) -> list[tuple[Any, float]]:
        orders = list(permutations(range(self.size)))
        return [(order, 1 / len(orders)) for order in orders]


def _numbers(outcome: Any) -> tuple[int, ...]:
    if not isinstance(outcome, list | tuple) or not all(type(number) is int for number in outcome):
        raise BadOutcome(f"a list of whole numbers is needed, not {outcome!r}")
    return tuple(outcome)
