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

# For each game that may have an almanac: what a player types, in which language, and the rule that was meant.
MEANT: dict[str, list[tuple[str, almanac.Language, str]]] = {
    "cards1996": [
        ("brigand attack", "en", "K-29"),
        ("club", "en", "KC-65"),
        ("black knight", "en", "KC-4"),
        ("black_knight", "en", "KC-4"),
        ("grain_mill", "en", "KC-16"),
        ("town hall", "en", "KC-44"),
        ("civil war", "en", "KC-45"),
        ("plague", "en", "KC-48"),
        ("master builder", "en", "KC-47"),
        ("scout", "en", "KC-9"),
        ("wool fleet", "en", "KC-24"),
        ("Karl", "en", "KC-29"),
        ("hand limit", "en", "K-56"),
        ("refill", "en", "K-57"),
        ("search a stack", "en", "K-57"),
        ("swap a card", "en", "K-59"),
        ("strength advantage", "en", "K-63"),
        ("knight token", "en", "KC-61"),
        ("commerce points", "en", "K-64"),
        ("tie", "en", "K-65"),
        ("trade", "en", "K-41"),
        ("3:1", "en", "K-42"),
        ("2:1", "en", "K-43"),
        ("building costs", "en", "K-45"),
        ("building sites", "en", "K-11"),
        ("booster", "en", "K-33"),
        ("attack roll", "en", "K-39"),
        ("tournament", "en", "K-27"),
        ("production", "en", "K-32"),
        ("victory points", "en", "K-66"),
        ("how do I win?", "en", "K-67"),
        ("Räuberüberfall", "de", "K-29"),
        ("Raeuberueberfall", "de", "K-29"),
        ("Schwarzer Ritter", "de", "KC-4"),
        ("Feuerteufel", "de", "KC-2"),
        ("Kräuterhexe", "de", "KC-7"),
        ("Koloss", "de", "KC-37"),
        ("Handkartenlimit", "de", "K-56"),
        ("Karten ziehen", "de", "K-57"),
        ("Stapel durchsuchen", "de", "K-57"),
        ("Rittermacht", "de", "K-63"),
        ("Handelsmacht", "de", "K-64"),
        ("Gleichstand", "de", "K-65"),
        ("Handel", "de", "K-41"),
        ("Handelsflotte", "de", "K-43"),
        ("Baukosten", "de", "K-45"),
        ("Bauplatz", "de", "K-11"),
        ("Angriffswurf", "de", "K-39"),
        ("Turnier", "de", "K-27"),
        ("Ertrag", "de", "K-32"),
        ("Ereigniskarten", "de", "K-4"),
        ("Siegpunkte", "de", "K-66"),
        ("gewinnen", "de", "K-67"),
    ],
    "classic": [
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
        ("Straße", "de", "C-69"),
        ("zu zweit", "de", "CV-6"),
        ("Siegpunkte", "de", "C-109"),
        ("Baukosten", "de", "C-10"),
    ],
    "duel": [
        ("brigand attack", "en", "D-45"),
        ("brigands", "en", "D-45"),
        ("swap", "en", "D-76"),
        ("gewinnen", "de", "D-165"),
        ("celebration", "en", "D-47"),
        ("plentiful harvest", "en", "D-48"),
        ("yule", "en", "DC-43"),
        ("year_of_plenty", "en", "DC-41"),
        ("brigitta_the_wise_woman", "en", "DC-10"),
        ("merchant caravan", "en", "DC-12"),
        ("scout", "en", "DC-13"),
        ("abbey", "en", "DC-20"),
        ("marketplace", "en", "DC-21"),
        ("storehouse", "en", "DC-23"),
        ("gold ship", "en", "DC-26"),
        ("Candamir", "en", "DC-33"),
        ("feud", "en", "DC-39"),
        ("hand limit", "en", "D-73"),
        ("draw cards", "en", "D-74"),
        ("search a stack", "en", "D-76"),
        ("swap a card", "en", "D-76"),
        ("strength advantage", "en", "D-82"),
        ("hero token", "en", "D-84"),
        ("trade advantage", "en", "D-83"),
        ("skill points", "en", "D-47"),
        ("3:1", "en", "D-67"),
        ("2:1", "en", "D-68"),
        ("building costs", "en", "D-9"),
        ("building sites", "en", "D-13"),
        ("demolish", "en", "D-70"),
        ("foreign card", "en", "D-104"),
        ("metropolis", "en", "D-108"),
        ("barbarian attack", "en", "D-118"),
        ("pirates", "en", "D-131"),
        ("four modes", "en", "D-1"),
        ("discard pile", "en", "D-101"),
        ("event deck", "en", "D-53"),
        ("victory points", "en", "D-85"),
        ("production", "en", "D-42"),
        ("Räuberüberfall", "de", "D-45"),
        ("Fest", "de", "D-47"),
        ("Reiche Ernte", "de", "D-48"),
        ("Julfest", "de", "DC-43"),
        ("Bruderzwist", "de", "DC-38"),
        ("Kundschafter", "de", "DC-13"),
        ("Umzug", "de", "DC-14"),
        ("Kloster", "de", "DC-20"),
        ("Handkartenlimit", "de", "D-73"),
        ("nachziehen", "de", "D-74"),
        ("Karte tauschen", "de", "D-76"),
        ("Stärkevorteil", "de", "D-82"),
        ("Handelsvorteil", "de", "D-83"),
        ("Heldenstein", "de", "D-84"),
        ("Geschickpunkte", "de", "D-47"),
        ("Baukosten", "de", "D-9"),
        ("Bauplatz", "de", "D-13"),
        ("abreißen", "de", "D-70"),
        ("Fremdkarte", "de", "D-104"),
        ("Metropole", "de", "D-108"),
        ("Barbarenüberfall", "de", "D-118"),
        ("Eulen", "de", "D-137"),
        ("Ablagestapel", "de", "D-101"),
        ("Siegpunkte", "de", "D-85"),
        ("Ertrag", "de", "D-42"),
    ],
    "inka": [
        ("decline", "en", "I-111"),
        ("the decline of a tribe", "en", "I-111"),
        ("new tribe", "en", "I-116"),
        ("thicket", "en", "I-114"),
        ("build over", "en", "I-125"),
        ("road behind a thicket", "en", "I-74"),
        ("robber on a goods hex", "en", "I-52"),
        ("frame spot", "en", "I-14"),
        ("second stack", "en", "I-91"),
        ("stack 2", "en", "I-91"),
        ("3:2", "en", "I-69"),
        ("2:1", "en", "I-68"),
        ("3:1", "en", "I-67"),
        ("any two cards for one", "en", "I-70"),
        ("harbour", "en", "I-65"),
        ("goods", "en", "I-66"),
        ("trade", "en", "I-57"),
        ("bank trade", "en", "I-67"),
        ("longest road", "en", "I-103"),
        ("largest army", "en", "I-96"),
        ("chase the robber away", "en", "I-99"),
        ("advantage card", "en", "I-7"),
        ("combat arts", "en", "I-85"),
        ("knight", "en", "I-6"),
        ("monopoly", "en", "I-93"),
        ("road building", "en", "I-94"),
        ("seven", "en", "I-48"),
        ("discard half", "en", "I-50"),
        ("hand limit", "en", "I-49"),
        ("second city", "en", "I-79"),
        ("distance rule", "en", "I-77"),
        ("distnace rule", "en", "I-77"),
        ("building costs", "en", "I-10"),
        ("goals", "en", "I-110"),
        ("how do I win?", "en", "I-129"),
        ("short game", "en", "IV-2"),
        ("nowhere to found", "en", "I-118"),
        ("Niedergang", "de", "I-111"),
        ("neuer Stamm", "de", "I-116"),
        ("Dickicht", "de", "I-114"),
        ("überbauen", "de", "I-125"),
        ("ueberbauen", "de", "I-125"),
        ("Straße hinter Dickicht", "de", "I-74"),
        ("Räuber auf Handelsgut", "de", "I-52"),
        ("Rahmenplatz", "de", "I-14"),
        ("zweiter Stapel", "de", "I-91"),
        ("drei zu zwei", "de", "I-69"),
        ("zwei beliebige Karten", "de", "I-70"),
        ("Hafen", "de", "I-65"),
        ("Handel", "de", "I-57"),
        ("längste Straße", "de", "I-103"),
        ("Rittermacht", "de", "I-96"),
        ("Räuber vertreiben", "de", "I-99"),
        ("Vorteilskarte", "de", "I-7"),
        ("Kampfkunst", "de", "I-85"),
        ("Straßenbau", "de", "I-94"),
        ("Straße", "de", "I-73"),
        ("Sieben", "de", "I-48"),
        ("Handlimit", "de", "I-49"),
        ("zweite Stadt", "de", "I-79"),
        ("Abstandsregel", "de", "I-77"),
        ("Baukosten", "de", "I-10"),
        ("Ziel", "de", "I-110"),
        ("gewinnen", "de", "I-129"),
        ("Notgründung", "de", "I-118"),
        ("Zugfolge", "de", "I-38"),
    ],
    "quick": [
        ("robber", "en", "Q-48"),
        ("donation", "en", "Q-49"),
        ("new year", "en", "Q-52"),
        ("events", "en", "Q-6"),
        ("metropolis", "en", "Q-40"),
        ("side B", "en", "Q-43"),
        ("trade", "en", "Q-24"),
        ("replace a resource", "en", "Q-30"),
        ("exchange rate", "en", "Q-30"),
        ("4:1", "en", "Q-30"),
        ("five alike", "en", "Q-35"),
        ("display", "en", "Q-9"),
        ("longest road", "en", "Q-44"),
        ("largest army", "en", "Q-45"),
        ("tie", "en", "Q-46"),
        ("hand limit", "en", "Q-23"),
        ("building costs", "en", "Q-4"),
        ("production", "en", "Q-18"),
        ("victory points", "en", "Q-53"),
        ("win", "en", "Q-54"),
        ("Räuber", "de", "Q-48"),
        ("Spende", "de", "Q-49"),
        ("Erntefest", "de", "Q-50"),
        ("Förderung", "de", "Q-51"),
        ("Neujahr", "de", "Q-52"),
        ("Ereignis", "de", "Q-6"),
        ("Metropole", "de", "Q-40"),
        ("Handel", "de", "Q-24"),
        ("ersetzen", "de", "Q-30"),
        ("fünf gleiche", "de", "Q-35"),
        ("Auslage", "de", "Q-9"),
        ("längste Handelsroute", "de", "Q-44"),
        ("Rittermacht", "de", "Q-45"),
        ("Gleichstand", "de", "Q-46"),
        ("Baukosten", "de", "Q-4"),
        ("Ertrag", "de", "Q-18"),
        ("Siegpunkte", "de", "Q-53"),
        ("gewinnen", "de", "Q-54"),
    ],
}


def found(words: str, language: almanac.Language = "en", limit: int = 10, game: str = "classic") -> list[str]:
    return [entry.number for entry in almanac.search(game, words, language, limit)]


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
    ("game", "words", "language", "first"), [(game, *case) for game in almanac.games() for case in MEANT[game]]
)
def test_the_rule_that_was_meant_is_the_first(game: str, words: str, language: almanac.Language, first: str) -> None:
    assert found(words, language, 1, game) == [first]


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
