"""The almanac is complete, says the same in both languages, and can be asked for a rule by number."""

from __future__ import annotations

import doctest
import re
import subprocess
import sys
from collections import Counter
from itertools import combinations
from typing import Any

import pytest

from inselreich import almanac
from inselreich.almanac import in_short
from inselreich.almanac import search as search_door
from inselreich.almanac.entry import LANGUAGES, Entry
from inselreich.core.errors import InselreichError

# The kinds of entries of each game in reading order with the last number of each, as the digest of its rules has them.
RANGES = {
    "cards1996": {"K": 71, "KC": 67, "KX": 76, "KO": 27},
    "classic": {"C": 124, "CV": 6, "CR": 100, "CQ": 18},
    "duel": {"D": 175, "DC": 44, "DX": 124, "DO": 41},
    "inka": {"I": 137, "IV": 5, "IR": 106, "IQ": 27},
    "quick": {"Q": 58, "QX": 51, "QO": 17},
}
CITING = ("CR", "CQ", "DX", "DO", "IR", "IQ", "KX", "KO", "QX", "QO")  # worked examples and open questions
GAMES = almanac.games()
ALL = [entry for game in GAMES for entry in almanac.entries(game)]
NUMBERS = {entry.number for entry in ALL}


def digits(text: str) -> list[str]:
    return re.findall(r"\d+", text)


def kind(number: str) -> str:
    return number.partition("-")[0]


def cited(game: str, text: str) -> list[str]:
    return re.findall(rf"\b(?:{'|'.join(RANGES[game])})-\d+", text)


def wordings() -> list[Any]:
    return [pytest.param(entry, language, id=f"{entry.number}-{language}") for entry in ALL for language in LANGUAGES]


@pytest.mark.parametrize("game", GAMES)
def test_every_number_of_the_digest_is_there_exactly_once_and_in_order(game: str) -> None:
    assert [entry.number for entry in almanac.entries(game)] == [
        f"{kind}-{count}" for kind, last in RANGES[game].items() for count in range(1, last + 1)
    ]


@pytest.mark.parametrize(("entry", "language"), wordings())
def test_an_entry_is_written_out_plainly(entry: Entry, language: almanac.Language) -> None:
    title, text = entry.title(language), entry.text(language)
    assert (title, text) == (title.strip(), text.strip())
    assert "" not in (title, text)
    assert not title.endswith(".")
    assert not re.search(r"\*|`|\[|\]|<|>|\||→|@|#|  |TODO|\b_|_\b", title + text), "markup"
    assert text.count("(") == text.count(")")
    assert text.count("{") == text.count("}")
    assert text.endswith(".") or "\n" in text
    assert all(len(re.findall(r"[.?!](?= |$)", line)) <= 4 for line in text.splitlines()), "more than 4 sentences"


@pytest.mark.parametrize("entry", ALL, ids=[entry.number for entry in ALL])
def test_german_and_english_differ_in_words_and_agree_in_figures(entry: Entry) -> None:
    assert entry.title.de != entry.title.en
    assert entry.text.de != entry.text.en
    assert set(digits(entry.text.de)) == set(digits(entry.text.en))
    assert Counter(cited(entry.game, entry.text.de)) == Counter(cited(entry.game, entry.text.en))
    assert entry.text.de.count("\n") == entry.text.en.count("\n")


@pytest.mark.parametrize("entry", ALL, ids=[entry.number for entry in ALL])
def test_what_an_entry_points_at_exists(entry: Entry) -> None:
    named = set(cited(entry.game, entry.text.en)) | set(entry.see)
    assert named <= NUMBERS
    assert {kind(number) for number in named} <= set(RANGES[entry.game]), "another game's rule"
    assert entry.number not in entry.see
    assert len(set(entry.see)) == len(entry.see)
    assert len(set(entry.words)) == len(entry.words)


def places(name: str) -> list[tuple[int, int]]:
    """The places in the name of a crossing (3.2-3.4-4.3), a path (3.2-4.3) or a single place of the Inkas' board."""
    return [(int(column), int(height)) for column, height in re.findall(r"(\d+)\.(-?\d+)", name)]


@pytest.mark.parametrize("entry", almanac.entries("inka"), ids=[entry.number for entry in almanac.entries("inka")])
def test_places_of_the_inkas_are_named_alike_in_both_languages_and_lie_together(entry: Entry) -> None:
    german, english = (re.findall(r"\d+\.-?\d+(?:-\d+\.-?\d+)*", entry.text(language)) for language in LANGUAGES)
    assert german == english
    for name in german:
        for (column, height), (next_column, next_height) in combinations(places(name), 2):
            step = abs(next_column - column), abs(next_height - height)
            assert step in {(0, 2), (1, 1)}, name


def test_worked_examples_and_open_questions_cite_a_rule() -> None:
    for entry in ALL:
        if kind(entry.number) in CITING:
            assert entry.see, entry.number
            assert any(kind(number) not in CITING for number in cited(entry.game, entry.text.en)), entry.number


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_titles_are_not_given_twice(game: str, language: almanac.Language) -> None:
    titles = Counter(entry.title(language) for entry in almanac.entries(game))
    assert [title for title, count in titles.items() if count > 1] == []


def test_german_speaks_to_the_player_as_du() -> None:
    for entry in ALL:
        assert not re.search(r"\b(Ihnen|Ihre?[mnrs]?)\b(?! würfelt)", entry.text.de), entry.number


def test_the_costs_are_the_real_ones() -> None:
    costs = almanac.entry("C-10").text
    assert "3 ore and 2 grain" in costs.en
    assert "3 Erz und 2 Getreide" in costs.de
    costs = almanac.entry("I-10").text
    assert "2 potatoes and 3 ore" in costs.en
    assert "2 Kartoffeln und 3 Erz" in costs.de


def test_the_kinds_and_sections_have_names() -> None:
    assert almanac.entry("C-72").kind.en == "Rule"
    assert almanac.entry("CR-1").kind.de == "Beispiel"
    assert almanac.entry("C-72").section.en == "Building"
    assert almanac.name("classic").en == "The classic island game"
    assert almanac.entry("I-111").section.de == "Stämme und Niedergang"
    assert almanac.entry("IV-1").kind.en == "Variant"
    assert almanac.name("inka").en == "Rise of the Inkas"


@pytest.mark.parametrize("spelling", ["C-72", "c-72", "c72", "C 72", " C-72 "])
def test_an_entry_is_found_by_its_number(spelling: str) -> None:
    assert almanac.entry(spelling).number == "C-72"


@pytest.mark.parametrize("number", ["C-0", "C-125", "CV-7", "I-138", "IQ-28", "ZZ-1", "robber", "", "C-"])
def test_an_unknown_number_is_answered_with_a_sentence(number: str) -> None:
    with pytest.raises(almanac.UnknownRule) as problem:
        almanac.entry(number)
    assert isinstance(problem.value, KeyError)
    assert isinstance(problem.value, InselreichError)
    assert str(problem.value).endswith(".")
    assert not str(problem.value).startswith('"')


def test_the_sentence_says_which_numbers_there_are() -> None:
    with pytest.raises(almanac.UnknownRule, match=r"^There is no rule C-125; .*classic has C-1 to C-124\b.*\.$"):
        almanac.entry("C-125")


def test_an_unknown_game_is_answered_with_the_games_there_are() -> None:
    for ask in (almanac.entries, almanac.name, lambda game: almanac.search(game, "robber")):
        with pytest.raises(almanac.UnknownGame, match=r"'chess'.*classic"):
            ask("chess")


def test_an_unknown_language_is_refused() -> None:
    french: Any = "fr"
    with pytest.raises(almanac.UnknownLanguage, match="'fr'"):
        almanac.entry("C-72").text(french)
    with pytest.raises(almanac.UnknownLanguage, match="'fr'"):
        almanac.search("classic", "robber", french)


def test_games_are_found_by_their_folders_and_share_no_number() -> None:
    assert {"classic", "inka"} <= set(almanac.games()) <= set(RANGES)
    assert list(almanac.games()) == sorted(almanac.games())
    numbers = [entry.number for game in almanac.games() for entry in almanac.entries(game)]
    assert len(numbers) == len(set(numbers))


def test_nothing_is_read_before_it_is_asked_for_and_then_only_once() -> None:
    code = "from inselreich.almanac import shelf; print(shelf.entries.cache_info().currsize)"
    assert subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout == "0\n"
    assert almanac.entries("classic") is almanac.entries("classic")


def test_the_examples_in_the_docstrings_hold() -> None:
    names = {"entry": almanac.entry, "search": almanac.search}
    for module in (almanac, sys.modules[search_door.__module__]):
        result = doctest.testmod(module, extraglobs=names)
        assert result.attempted > 0
        assert result.failed == 0


def test_a_text_in_short_ends_with_a_sentence_and_has_at_least_one() -> None:
    text = "Eins, z. B. Zwei (S. 7). Drei?\nVier."
    assert in_short(text, 5) == "Eins, z. B. Zwei (S. 7)."
    assert in_short(text, 31) == "Eins, z. B. Zwei (S. 7). Drei?"
    assert in_short(text) == "Eins, z. B. Zwei (S. 7). Drei? Vier."
    for game in almanac.games():
        for each in almanac.entries(game):
            for language in LANGUAGES:
                beginning = in_short(each.text(language))
                assert " ".join(each.text(language).split()).startswith(beginning)
