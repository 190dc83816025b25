"""The event deck (D-53, D-54)."""

from __future__ import annotations

from ...core.questions import Script
from ...principality.setup import shuffled
from .pieces import EVENTS_BELOW_YULE
from .state import DuelTable


def form_event_deck(table: DuelTable) -> Script:
    """D-53: three of the shuffled cards, Yule on them, the rest on top."""
    yule = table.realm.catalogue["yule"].number
    cards = yield from shuffled([card for card in table.event_stack if card != yule])
    table.event_stack = [*cards[:EVENTS_BELOW_YULE], yule, *cards[EVENTS_BELOW_YULE:]]
    table.events_seen = 0
