"""Dealing anew what a seat cannot know (Q-56, Q-57): the others' hands, and the order of all that lies face down."""

from __future__ import annotations

from ...core.chance import Stream
from ...core.redeal import redeal_hands, take_any
from .state import QuickTable


def redeal(table: QuickTable, seat: int | None, stream: Stream) -> None:
    """Another table that looks the same to this seat (None: to a spectator).

    Which cards a pile is made of is public by counting, in what order is not. The supply and the others' hands are
    one heap: what was seen of a hand in trades, or follows from what lay on the discard pile, is forgotten.
    """
    others = [other for other in range(table.seats) if other != seat]
    table.supply = redeal_hands(table, others, stream, beside=table.supply)
    table.pile = shuffled(table.pile, stream)
    table.events = shuffled(table.events, stream)


def shuffled(cards: list[int], stream: Stream) -> list[int]:
    """The same cards in another order."""
    left = cards[:]
    return [take_any(left, stream) for _ in cards]
