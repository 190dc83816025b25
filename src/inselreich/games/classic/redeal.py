"""Dealing anew what a seat cannot know (C-115): the others' hands and development cards, and the deck."""

from __future__ import annotations

from ...core.chance import Stream
from ...core.redeal import redeal_hands, take_any
from .pieces import VICTORY_POINT
from .state import ClassicTable


def redeal(table: ClassicTable, seat: int | None, stream: Stream) -> None:
    """Another table that looks the same to this seat (None: to a spectator)."""
    if table.winner is not None:
        return  # C-121: all is revealed
    others = [other for other in range(table.seats) if other != seat]
    redeal_hands(table, others, stream)
    redeal_developments(table, others, stream)


def redeal_developments(table: ClassicTable, others: list[int], stream: Stream) -> None:
    """The others' unplayed cards and the deck in one heap and out again.

    The active seat would have won with enough victory point cards (C-111), so it does not hold so many.
    """
    sizes = {other: sum(table.held[other]) for other in others}
    bought = sum(table.bought)
    heap = [card for other in others for card, count in enumerate(table.held[other]) for _ in range(count)]
    heap += table.deck
    order = sorted(others, key=lambda other: other != table.active)
    for other in order:
        table.held[other] = [0] * 5
        for number in range(sizes[other]):
            card = take_any(heap, stream)
            if card == VICTORY_POINT and other == table.active and _would_win(table):
                heap.append(card)
                card = _take_other(heap, stream)
            table.held[other][card] += 1
            if other == table.active and number == sizes[other] - bought:
                table.bought = [0] * 5
            if other == table.active and number >= sizes[other] - bought:
                table.bought[card] += 1
    table.deck = [take_any(heap, stream) for _ in range(len(heap))]


def _would_win(table: ClassicTable) -> bool:
    return table.points(table.active) + 1 >= table.options.points_to_win


def _take_other(cards: list[int], stream: Stream) -> int:
    """Any card but a victory point."""
    places = [place for place, card in enumerate(cards) if card != VICTORY_POINT]
    return cards.pop(places[stream.below(len(places))])
