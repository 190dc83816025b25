"""What a card of a game of principalities says, in the terminal."""

from __future__ import annotations

from ..principality.realm import Realm
from ..sentences.cards import entry_of, figures
from ..sentences.words import Language
from .rules import WIDTH, full_text
from .screen import folded
from .typed import NotUnderstood
from .typed.principality import PrincipalityVerbs


def card_text(game: str, realm: Realm, words: str, language: Language) -> str:
    """A card by its name, or the sentence that there is none."""
    try:
        card = realm.catalogue[PrincipalityVerbs(realm).card(words)]
    except NotUnderstood as problem:
        sentence = f"{problem}."
        return sentence[:1].upper() + sentence[1:]
    entry = entry_of(game, card)
    return "\n".join([folded(figures(card, language), WIDTH), *([full_text(entry, language)] if entry else [])])
