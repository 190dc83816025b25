"""What a player types leads to the rule that was meant, in both languages."""

from __future__ import annotations

import pytest

from inselreich import almanac
from inselreich.almanac.words import fold, rule_numbers_in, words_of

ROAD_CARD = {f"C-{count}" for count in range(99, 106)}
ROAD_LENGTH = {f"C-{count}" for count in range(93, 99)}
ROBBER = {f"C-{count}" for count in range(45, 57)} | {"C-29", "C-80", "CV-2"}
HARBOURS = {"C-19", "C-20", "C-22", "C-61", "C-62", "C-63", "C-64", "C-66", "CV-5"}
TRADE = {f"C-{count}" for count in range(57, 67)}
CARDS = {f"C-{count}" for count in range(77, 93)} | {"C-6"}


def found(words: str, language: almanac.Language = "en", limit: int = 10) -> list[str]:
    return [entry.number for entry in almanac.search("classic", words, language, limit)]


@pytest.mark.parametrize(
    ("words", "language"),
    [
        ("longest road", "en"),
        ("Longest Trade Road", "en"),
        ("LONGEST TRADE ROADS", "en"),
        ("longst trade raod", "en"),
        ("längste Handelsstraße", "de"),
        ("LÄNGSTE HANDELSSTRASSE", "de"),
        ("laengste handelsstrasse", "de"),
        ("langste Handelstrase", "de"),
        ("längste Straße", "de"),
        ("längste Handelsstraße", "en"),
        ("longest road", "de"),
    ],
)
def test_the_longest_trade_road_comes_first(words: str, language: almanac.Language) -> None:
    assert found(words, language, 1) == ["C-99"]
    assert set(found(words, language, 8)) >= ROAD_CARD
    assert set(found(words, language, 20)) >= ROAD_CARD | ROAD_LENGTH


@pytest.mark.parametrize(
    ("words", "language", "meant"),
    [
        ("robber", "en", ROBBER),
        ("robbers", "en", ROBBER),
        ("Räuber", "de", ROBBER),
        ("raeuber", "de", ROBBER),
        ("rauber", "de", ROBBER),
        ("Räuber", "en", ROBBER),
        ("harbour", "en", HARBOURS),
        ("harbor", "en", HARBOURS),
        ("Hafen", "de", HARBOURS),
        ("Häfen", "de", HARBOURS),
        ("trade", "en", TRADE),
        ("development card", "en", CARDS),
        ("Entwicklungskarte", "de", CARDS),
        ("Entwicklungskarten", "de", CARDS),
    ],
)
def test_the_first_four_belong_to_the_subject(words: str, language: almanac.Language, meant: set[str]) -> None:
    assert set(found(words, language, 4)) <= meant


@pytest.mark.parametrize(
    ("words", "language", "first"),
    [
        ("seven", "en", "C-46"),
        ("discard half", "en", "C-47"),
        ("distance rule", "en", "C-72"),
        ("distnace rule", "en", "C-72"),
        ("setlement", "en", "C-71"),
        ("trade", "en", "C-57"),
        ("monopoly", "en", "C-83"),
        ("monopol", "en", "C-83"),
        ("road building", "en", "C-81"),
        ("building costs", "en", "C-10"),
        ("two players", "en", "CV-6"),
        ("how do I build a city?", "en", "C-73"),
        ("Sieben", "de", "C-46"),
        ("Abstand", "de", "C-72"),
        ("Handel", "de", "C-57"),
        ("Seehandel", "de", "C-61"),
        ("Rittermacht", "de", "C-106"),
        ("Straßenbau", "de", "C-81"),
        ("zu zweit", "de", "CV-6"),
        ("Siegpunkte", "de", "C-109"),
        ("Baukosten", "de", "C-10"),
    ],
)
def test_the_rule_that_was_meant_is_the_first(words: str, language: almanac.Language, first: str) -> None:
    assert found(words, language, 1) == [first]


@pytest.mark.parametrize("words", ["C-72", "c-72", "c72", "C 72"])
def test_a_rule_number_comes_before_the_rules_that_mention_it(words: str) -> None:
    numbers = found(words)
    assert numbers[0] == "C-72"
    assert "CR-13" in numbers[1:]


def test_a_rule_number_is_found_among_other_words() -> None:
    assert found("please show c72", limit=1) == ["C-72"]


def test_several_numbers_come_in_their_order() -> None:
    assert found("cr 5, C-73 and c72", limit=3) == ["C-72", "C-73", "CR-5"]


def test_a_title_comes_before_a_text_and_all_words_before_some() -> None:
    numbers = found("robber", limit=100)
    assert numbers.index("C-48") < numbers.index("C-42")
    every_word = found("monopoly wool", limit=100)
    assert every_word[0] == "CR-71"
    assert every_word.index("CR-71") < every_word.index("C-83")


def test_an_answer_has_at_most_as_many_entries_as_asked_for() -> None:
    assert len(found("card")) == 10
    assert len(found("card", limit=3)) == 3
    assert found("card", limit=0) == []
    assert found("card", limit=-1) == []


@pytest.mark.parametrize("words", ["", "   ", "?!", "zzzzzz", "the", "der die das"])
def test_words_that_say_nothing_find_nothing(words: str) -> None:
    assert found(words) == []


def test_no_entry_is_found_twice_and_the_order_is_always_the_same() -> None:
    for words in ("robber", "road", "Karte", "C-99 road"):
        numbers = found(words, limit=300)
        assert len(numbers) == len(set(numbers))
        assert numbers == found(words, limit=300)


def test_umlauts_and_spellings_fold_into_one() -> None:
    assert fold("Räuber") == fold("Raeuber") == fold("RAUBER") == "rauber"
    assert fold("Größte") == fold("Groesste") == "grosste"
    assert fold("harbour") == fold("Harbor") == "harbor"
    assert fold("four") == "four"


def test_a_text_is_read_as_words() -> None:
    assert words_of("At a 3:1 harbour (C-62)", {"C-62"}) == ("3:1", "harbor", "c62")
    assert words_of("on H4-H9", {"C-62"}) == ("h4", "h9")
    assert rule_numbers_in("c72, then CR 5") == ("C-72", "CR-5")
