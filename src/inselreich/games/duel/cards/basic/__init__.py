"""The base set: 45 cards."""

from .....principality.cards import facts_of
from . import actions, buildings, events, units

FACTS = facts_of(__name__, "facts.toml")
CARDS = (*actions.CARDS, *buildings.CARDS, *units.CARDS, *events.CARDS)
