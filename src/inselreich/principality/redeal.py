"""Dealing anew what a seat cannot know just now: the other's hand, and the order of every stack."""

from __future__ import annotations

from ..core.chance import Shuffle, Stream
from .table import PrincipalityTable


def redeal(table: PrincipalityTable, seat: int | None, stream: Stream) -> None:
    """Another table that looks the same to this seat (None: to a spectator): what it looks at stays as it is."""
    looking = table.looking
    at = None if looking is None or looking.seat != seat else looking.at
    which = 0 if looking is None else looking.which
    heaps = [table.hands[other] for other in range(2) if other != seat and not (at == "hand" and which == other)]
    heaps += [stack for number, stack in enumerate(table.stacks) if not (at == "stack" and which == number)]
    deal_anew(heaps, stream)
    depth = looking.depth if looking is not None and at == "regions" else 0
    hidden = table.region_stack[: len(table.region_stack) - depth]
    deal_anew([hidden], stream)
    table.region_stack[: len(hidden)] = hidden
    known = table.realm.known_events(table)
    places = [place for place, card in enumerate(table.event_stack) if place >= table.events_seen and card not in known]
    events = [table.event_stack[place] for place in places]
    deal_anew([events], stream)
    for place, card in zip(places, events, strict=True):
        table.event_stack[place] = card


def deal_anew(heaps: list[list[int]], stream: Stream) -> None:
    """All their cards together and out again, each heap as many as before."""
    cards = [card for heap in heaps for card in heap]
    order = iter(Shuffle(len(cards)).draw(stream))
    for heap in heaps:
        heap[:] = [cards[next(order)] for _ in heap]
