"""The cards of Das Duell: a folder for each set, with its figures in `facts.toml` and a module for each kind of card."""

from ....principality.cards import Catalogue
from ....principality.realm import SLOTS
from . import basic

SETS = (basic,)

CATALOGUE = Catalogue(
    {id_: facts for each in SETS for id_, facts in each.FACTS.items()},
    [card for each in SETS for card in each.CARDS],
    [slot.name for slot in SLOTS],
)
