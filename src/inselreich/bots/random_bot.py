"""Random: any legal move, by chance. The yardstick of all other bots, for every game."""

from __future__ import annotations

from ..core.chance import Seeded
from ..core.moves import Move
from ..core.perspective import Perspective


class RandomBot:
    """Draws from a stream of its own, so that it never disturbs the dice."""

    __slots__ = ("_stream",)

    def __init__(self, seed: int) -> None:
        self._stream = Seeded(seed)

    def answer(self, place: Perspective) -> Move:
        return place.pick(self._stream)

    def explain(self) -> str:
        return "Any legal move, by chance."
