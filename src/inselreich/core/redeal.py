"""Dealing anew what a seat cannot know, for any game with cards in hand."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from .chance import Stream
from .trade import TradingTable, shown_cards

T = TypeVar("T")


def redeal_hands(table: TradingTable, others: Sequence[int], stream: Stream, beside: Sequence[int] = ()) -> list[int]:
    """The others' cards in one heap and out again; each keeps its number, and what it has on offer.

    `beside` are further cards of the heap, one by one, as of a supply that lies face down. What is left for them is
    returned, in a new order.
    """
    kinds = range(len(table.hands[0]))
    heap = [sum(table.hands[other][kind] for other in others) for kind in kinds]
    for kind in beside:
        heap[kind] += 1
    sizes = {other: table.hand_size(other) for other in others}
    for other in others:
        promised = [min(shown, left) for shown, left in zip(shown_cards(table, other), heap, strict=True)]
        table.hands[other] = promised
        heap = [left - taken for left, taken in zip(heap, promised, strict=True)]
    rest = [kind for kind, count in enumerate(heap) for _ in range(count)]
    for other in others:
        for _ in range(sizes[other] - table.hand_size(other)):
            table.hands[other][take_any(rest, stream)] += 1
    return [take_any(rest, stream) for _ in beside]


def take_any(cards: list[T], stream: Stream) -> T:
    """Any one of these cards; it is among them no longer."""
    return cards.pop(stream.below(len(cards)))
