"""A small search: numbers first, then phrases, then words, and a title before a text."""

from __future__ import annotations

from collections.abc import Container
from difflib import get_close_matches
from functools import cache
from typing import NamedTuple

from .entry import LANGUAGES, Entry, Language, known_language
from .shelf import by_number, entries
from .words import rule_numbers_in, words_of

# How an entry answers. An answer in the other language counts FOREIGN less, so that "Räuber" finds its
# rules from an English page as well, but after an equal answer in English.
NUMBER, WHOLE_TITLE, TITLE, KEYWORD, TEXT, ALL_WORDS, SOME_WORDS = 70, 60, 50, 40, 30, 20, 10
FOREIGN = 5

# How well one word matches another; a phrase is made of words that match at least ALIKE.
SAME, INFLECTED, COMPOUND, BEGINNING, INSIDE, MISSPELT = 1.0, 0.9, 0.85, 0.7, 0.6, 0.4
ALIKE = BEGINNING
_ENDINGS = frozenset({"d", "e", "ed", "en", "er", "ern", "es", "ing", "n", "s", "t"})
_LIKENESS = 0.77

Matches = list[dict[str, float]]  # for each word asked for: how well the words of the almanac match it


class _Fields(NamedTuple):
    """The words of an entry in one language; `keywords` holds one tuple a search word."""

    title: tuple[str, ...]
    keywords: tuple[tuple[str, ...], ...]
    text: tuple[str, ...]


class _Answer(NamedTuple):
    """How well an entry answers; the greater the better."""

    place: int
    words_found: int
    in_title: float  # in whichever language the title answers better
    is_rule: bool  # rather than a variant, an example or a question
    in_text: float  # what the text adds to the title


def search(game: str, words: str, language: Language = "en", limit: int = 10) -> list[Entry]:
    """The entries of a game that answer these words best, at most `limit` of them.

    >>> [entry.number for entry in search("classic", "distance rule", limit=1)]
    ['C-72']
    """
    known_language(language)
    matches = [_matches(word, _vocabulary(game)) for word in words_of(words, by_number(game))]
    numbers = rule_numbers_in(words)
    ranked = [(_best_answer(game, entry, matches, numbers, language), entry) for entry in entries(game)]
    found = [(answer, entry) for answer, entry in ranked if answer.words_found]
    found.sort(key=lambda pair: pair[0], reverse=True)  # stable: equals stay in the almanac's order
    return [entry for _, entry in found[: max(limit, 0)]]


def _best_answer(game: str, entry: Entry, matches: Matches, numbers: Container[str], language: Language) -> _Answer:
    is_rule = entry.kind == entries(game)[0].kind
    if entry.number in numbers:
        return _Answer(NUMBER, len(matches), 0, is_rule, 0)
    answers = []
    for spoken, fields in _index(game)[entry.number].items():
        answer = _answer(fields, matches, is_rule)
        answers.append(answer if spoken == language else answer._replace(place=answer.place - FOREIGN))
    return max(answers)._replace(in_title=max(answer.in_title for answer in answers))


def _answer(fields: _Fields, matches: Matches, is_rule: bool) -> _Answer:
    all_keywords = tuple(word for keyword in fields.keywords for word in keyword)
    in_title = [max(_best(match, fields.title), _best(match, all_keywords) / 2) for match in matches]
    in_text = [_best(match, fields.text) for match in matches]
    words_found = sum(1 for title, text in zip(in_title, in_text, strict=True) if title or text)
    added = sum(max(text - title, 0) for title, text in zip(in_title, in_text, strict=True))
    return _Answer(_place(fields, matches, words_found), words_found, sum(in_title), is_rule, added)


def _place(fields: _Fields, matches: Matches, words_found: int) -> int:
    if _has_phrase(fields.title, matches):
        return WHOLE_TITLE if len(fields.title) == len(matches) else TITLE
    if any(_has_phrase(keyword, matches) for keyword in fields.keywords):
        return KEYWORD
    if _has_phrase(fields.text, matches):
        return TEXT
    return ALL_WORDS if words_found == len(matches) else SOME_WORDS


def _has_phrase(words: tuple[str, ...], matches: Matches) -> bool:
    """Whether the words asked for stand side by side, in their order."""
    starts = range(len(words) - len(matches) + 1)
    return any(
        all(match.get(words[start + step], 0) >= ALIKE for step, match in enumerate(matches)) for start in starts
    )


def _best(match: dict[str, float], words: tuple[str, ...]) -> float:
    return max((match.get(word, 0.0) for word in words), default=0.0)


def _matches(asked: str, vocabulary: tuple[str, ...]) -> dict[str, float]:
    """The words of the almanac that one asked for may mean; misspellings only if nothing fits as it stands."""
    fitting = {word: likeness for word in vocabulary if (likeness := _likeness(asked, word))}
    if fitting or len(asked) < 4 or _has_digit(asked):
        return fitting
    near = [word for word in vocabulary if abs(len(word) - len(asked)) <= 2 and not _has_digit(word)]
    return dict.fromkeys(get_close_matches(asked, near, n=4, cutoff=_LIKENESS), MISSPELT)


def _likeness(asked: str, word: str) -> float:
    if asked == word:
        return SAME
    if len(asked) < 3 or _has_digit(asked):
        return 0
    if word.startswith(asked):
        return INFLECTED if word.removeprefix(asked) in _ENDINGS else BEGINNING
    if asked.removeprefix(word) in _ENDINGS:
        return INFLECTED
    if len(asked) > 3 and word.endswith(asked):
        return COMPOUND  # what a German compound is, stands at its end: Seehandel is a Handel
    return INSIDE if len(asked) > 4 and asked in word else 0


def _has_digit(word: str) -> bool:
    return any(letter.isdigit() for letter in word)


@cache
def _index(game: str) -> dict[str, dict[Language, _Fields]]:
    return {entry.number: {language: _fields(entry, language) for language in LANGUAGES} for entry in entries(game)}


def _fields(entry: Entry, language: Language) -> _Fields:
    numbers = by_number(entry.game)
    return _Fields(
        title=words_of(entry.title(language), numbers),
        keywords=tuple(words_of(word, numbers) for word in entry.words),
        text=words_of(f"{entry.text(language)} {' '.join(entry.see)}", numbers),
    )


@cache
def _vocabulary(game: str) -> tuple[str, ...]:
    """Every word of a game's almanac once, in order of appearance."""
    fields = [spoken for entry in _index(game).values() for spoken in entry.values()]
    words = (word for field in fields for part in (field.title, *field.keywords, field.text) for word in part)
    return tuple(dict.fromkeys(words))
