"""Dealing anew what a seat cannot know (I-131): the others' hands and development cards, and the two stacks."""

from __future__ import annotations

from ...core.chance import Stream
from ...core.redeal import redeal_hands, take_any
from .pieces import DEVELOPMENTS
from .state import InkaTable

KINDS = range(len(DEVELOPMENTS))


def redeal(table: InkaTable, seat: int | None, stream: Stream) -> None:
    """Another table that looks the same to this seat (None: to a spectator)."""
    if table.winner is not None:
        return
    others = [other for other in range(table.seats) if other != seat]
    redeal_hands(table, others, stream)
    redeal_developments(table, others, stream)


def redeal_developments(table: InkaTable, others: list[int], stream: Stream) -> None:
    """The others' unplayed cards, deck and second stack in two heaps, by their backs, and out again as they were."""
    backs = {other: backs_held(table, other) for other in others}
    firsts = [card for other in others for card in cards_held(table, other, second=False)]
    seconds = [card for other in others for card in cards_held(table, other, second=True)]
    firsts += [card for card in table.deck if card in KINDS]
    seconds += [card - len(KINDS) for card in (*table.deck, *table.aside) if card not in KINDS]
    for other in others:
        dealt = [take_any(seconds if second else firsts, stream) for second in backs[other]]
        table.held[other] = [dealt.count(kind) for kind in KINDS]
        newer = [card for card, second in zip(dealt, backs[other], strict=True) if second]
        table.second_cards[other] = [newer.count(kind) for kind in KINDS]
        if other == table.active and any(table.bought):
            latest = dealt[-sum(table.bought) :]
            table.bought = [latest.count(kind) for kind in KINDS]
    table.deck = [restacked(card, firsts, seconds, stream) for card in table.deck]
    table.aside = [restacked(card, firsts, seconds, stream) for card in table.aside]


def backs_held(table: InkaTable, seat: int) -> list[bool]:
    """Of each card held whether it is of the second stack; those were bought later than the others (I-91)."""
    seconds = sum(table.second_cards[seat])
    return [False] * (sum(table.held[seat]) - seconds) + [True] * seconds


def cards_held(table: InkaTable, seat: int, *, second: bool) -> list[int]:
    """The cards of one stack that the seat holds."""
    newer = table.second_cards[seat]
    counts = newer if second else [held - new for held, new in zip(table.held[seat], newer, strict=True)]
    return [card for card, count in enumerate(counts) for _ in range(count)]


def restacked(card: int, firsts: list[int], seconds: list[int], stream: Stream) -> int:
    """Any card with the same back."""
    return take_any(firsts, stream) if card in KINDS else take_any(seconds, stream) + len(KINDS)
