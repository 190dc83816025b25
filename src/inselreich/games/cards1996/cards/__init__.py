"""The cards of the 1996 card game: a module for each kind, their figures in `facts.toml`."""

from ....principality.cards import Catalogue, facts_of
from ....principality.realm import SLOTS
from . import actions, events, green, red, units

CATALOGUE = Catalogue(
    facts_of(__name__, "facts.toml"),
    (*actions.CARDS, *green.CARDS, *units.CARDS, *red.CARDS, *events.CARDS),
    [slot.name for slot in SLOTS],
)
