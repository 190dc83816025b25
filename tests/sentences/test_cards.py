"""What cards of principalities say."""

from __future__ import annotations

import pytest

from inselreich.sentences.cards import entry_of, figures, spoken_cards
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


@pytest.mark.parametrize("key", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_printed_on_a_card_is_its_facts_and_its_entry(key: str, language: Language) -> None:
    realm, said = realm_of(key), spoken_cards(key, language)
    assert realm is not None
    assert said is not None
    assert [card.card for card in said.cards] == [card.id for card in realm.catalogue.cards]
    for printed, card in zip(said.cards, realm.catalogue.cards, strict=True):
        entry = entry_of(key, card)
        assert entry is not None
        assert (printed.rule, printed.text) == (entry.number, entry.text(language))
        assert sum(printed.cost.values()) == card.facts.cost.total
        assert bool(printed.place) == bool(card.facts.slot)


def test_a_game_without_a_realm_has_no_such_cards() -> None:
    assert spoken_cards("classic", "de") is None
