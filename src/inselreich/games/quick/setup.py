"""The set-up (Q-9 to Q-16)."""

from __future__ import annotations

from ...core.chance import Shuffle
from ...core.questions import Script
from .building import lay_display, vary
from .events import DisplayLaid, StartSettlementsRevealed
from .pieces import BUILD_CARDS, CARDS, FIRST_DISPLAY, pile_of
from .state import QuickTable

START_HAND = 2
"""Q-14"""


def set_up(table: QuickTable) -> Script:
    """Build cards, events, resources; then the start settlements say who begins."""
    yield from lay_out_build_cards(table)
    events, resources = table.events, table.supply
    table.events = [events[place] for place in (yield Shuffle(len(events)))]
    table.supply = [resources[place] for place in (yield Shuffle(len(resources)))]
    for seat in range(table.seats):
        table.draw(seat, START_HAND, "deal")
    starter = (yield Shuffle(table.seats)).index(0)
    table.tell(StartSettlementsRevealed(starter))
    table.laid = True
    table.begin_turn(starter)


def lay_out_build_cards(table: QuickTable) -> Script:
    """Q-9: five of the shuffled cards are turned up; Q-10: or five that are known, for a first game."""
    cards = pile_of(BUILD_CARDS)
    if not table.options.first_display:
        lay_display(table, cards, (yield Shuffle(len(cards))))
        yield from vary(table)
        return
    for card in FIRST_DISPLAY:
        cards.remove(card)
    table.pile = [cards[place] for place in (yield Shuffle(len(cards)))]
    table.display = list(FIRST_DISPLAY)
    table.tell(DisplayLaid(tuple(CARDS[card] for card in FIRST_DISPLAY)))
