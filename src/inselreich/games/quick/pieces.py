"""The components of the quick card game (Q-1 to Q-8)."""

from __future__ import annotations

from typing import Final, Literal, get_args

from ...core.resources import Counts

RESOURCE_CARDS: Final = (11, 11, 14, 12, 13)
"""Q-2: in the order of RESOURCES."""

Card = Literal[
    "road",
    "settlement",
    "city",
    "knight",
    "metropolis_a",
    "metropolis_b1",
    "metropolis_b2",
    "metropolis_b3",
    "metropolis_b4",
]
CARDS: Final[tuple[Card, ...]] = get_args(Card)
"""What can be built."""
CARD: Final = {name: card for card, name in enumerate(CARDS)}
ROAD, SETTLEMENT, CITY, KNIGHT, METROPOLIS_A, METROPOLIS_B1, METROPOLIS_B2, METROPOLIS_B3, METROPOLIS_B4 = range(9)
METROPOLISES: Final = range(METROPOLIS_A, METROPOLIS_B4 + 1)

BUILD_CARDS: Final = (10, 11, 5, 8)
"""Q-4: so many roads, settlements, cities, knights."""
STACKS: Final = {
    "A": (METROPOLIS_A,) * 4,
    "B": (METROPOLIS_B1, METROPOLIS_B2, METROPOLIS_B3, METROPOLIS_B4),
}
"""Q-5: the metropolises, by the side agreed on."""
FIRST_DISPLAY: Final = (SETTLEMENT, SETTLEMENT, KNIGHT, ROAD, CITY)
"""Q-10"""

METROPOLIS_COST: Final = (0, 0, 3, 0, 1)
COSTS: Final = (
    (1, 1, 0, 0, 0),
    (1, 1, 1, 1, 0),
    (0, 0, 0, 2, 3),
    (0, 0, 1, 1, 1),
    *[METROPOLIS_COST] * len(METROPOLISES),
)
"""Q-4, Q-5: by card, in the order of RESOURCES."""
YIELDS: Final = {METROPOLIS_A: 2} | dict.fromkeys(range(METROPOLIS_B1, METROPOLIS_B4 + 1), 1)
"""Q-19: what a metropolis adds to its owner's production."""

Event = Literal["robber", "donation", "harvest_festival", "subsidy", "new_year"]
EVENT_NAMES: Final[tuple[Event, ...]] = get_args(Event)
ROBBER, DONATION, HARVEST_FESTIVAL, SUBSIDY, NEW_YEAR = range(5)
EVENT_CARDS: Final = (3, 1, 1, 1, 1)
"""Q-6"""


def pile_of(numbers: Counts | tuple[int, ...]) -> list[int]:
    """So many cards of each kind, one by one."""
    return [card for card, number in enumerate(numbers) for _ in range(number)]
