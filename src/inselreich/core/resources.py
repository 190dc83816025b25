"""The five resources, and cards of them: for every game that is played with these five and no others."""

from __future__ import annotations

from typing import Final, Literal

from .moves import Pile

Resource = Literal["lumber", "brick", "wool", "grain", "ore"]
RESOURCES: Final[tuple[Resource, ...]] = ("lumber", "brick", "wool", "grain", "ore")
KIND: Final = {name: kind for kind, name in enumerate(RESOURCES)}
KINDS: Final = range(5)

Counts = list[int]
"""So many cards of each kind, in the order of RESOURCES."""


class Cards(Pile, frozen=True):
    """Resource cards, so many of each kind."""

    lumber: int = 0
    brick: int = 0
    wool: int = 0
    grain: int = 0
    ore: int = 0

    @property
    def counts(self) -> tuple[int, ...]:
        return (self.lumber, self.brick, self.wool, self.grain, self.ore)


SINGLES: Final = tuple(Cards.of([int(kind == other) for other in KINDS]) for kind in KINDS)
"""One card of each kind."""
