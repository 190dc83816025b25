"""A laid-out board: which terrain lies where, and which number on it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ..core.chance import Shuffle
from ..core.questions import Script
from .geometry import Hex, Island

RED_NUMBERS: Final = (6, 8)


class Board:
    """Nothing on it changes during a match, so all forks share it."""

    __slots__ = ("kinds", "numbers", "terrain")

    def __init__(self, terrain: Sequence[int], numbers: Sequence[int], kinds: int) -> None:
        """Each hex's terrain and number (0: none); the first `kinds` terrains yield the card of their number."""
        self.terrain = tuple(terrain)
        self.numbers = tuple(numbers)
        self.kinds = kinds

    def yield_of(self, hex_: Hex) -> int | None:
        """The kind of card the hex yields; None if it yields nothing."""
        terrain = self.terrain[hex_]
        return terrain if terrain < self.kinds else None


def red_numbers_touch(island: Island, numbers: Sequence[int]) -> bool:
    """Whether two red numbers lie on neighbouring hexes."""
    red = [hex_ for hex_, number in enumerate(numbers) if number in RED_NUMBERS]
    return any(other in island.hex_neighbours[hex_] for hex_ in red for other in red)


def shuffle_numbers(island: Island, places: Sequence[int], tokens: Sequence[int], *, balanced: bool) -> Script:
    """The tokens in any order on these hexes; balanced: drawn again until no two red numbers are neighbours."""
    while True:
        order = yield Shuffle(len(tokens))
        numbers = numbers_along(island, places, [tokens[token] for token in order])
        if not balanced or not red_numbers_touch(island, numbers):
            return numbers


def numbers_along(island: Island, walk: Sequence[int], tokens: Sequence[int]) -> list[int]:
    """The number of each hex, the tokens being laid along this walk; 0 where it does not lead."""
    numbers = [0] * island.land_count
    for hex_, token in zip(walk, tokens, strict=True):
        numbers[hex_] = token
    return numbers
