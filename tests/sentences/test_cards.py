"""What cards of principalities say."""

from __future__ import annotations

import pytest

from inselreich.sentences.cards import entry_of, figures
from inselreich.sentences.principality_words import GAMES, realm_of
from inselreich.sentences.words import LANGUAGES, Language


@pytest.mark.parametrize("key", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_has_a_text(key: str, language: Language) -> None:
    realm = realm_of(key)
    assert realm is not None
    for card in realm.catalogue.cards:
        said = figures(card, language)
        assert said.startswith((card.facts.en if language == "en" else card.facts.de) + ": ")
        assert ("costs" in said or "kostet" in said) == bool(card.facts.cost)


@pytest.mark.parametrize("key", GAMES)
def test_the_almanac_has_an_entry_of_its_own_for_every_card(key: str) -> None:
    realm = realm_of(key)
    assert realm is not None
    found = {card.id: entry_of(key, card) for card in realm.catalogue.cards}
    numbers = [entry.number for entry in found.values() if entry is not None]
    assert len(set(numbers)) == len(found)
    assert all(number.startswith(("KC-", "DC-")) for number in numbers)
