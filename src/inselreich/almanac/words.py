"""How the search reads a text: as plain small words, the same for ä, ae and a."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Container

_WORD = re.compile(r"[0-9]+:[0-9]+|[a-z0-9]+")
_RULE_NUMBER = re.compile(r"\b([A-Za-z]{1,3})[- ]?([0-9]{1,3})\b")
_END_OF_SENTENCE = re.compile(r"(?<=[.!?])(?<!\b[A-Za-z]\.)\s+(?=[A-ZÄÖÜ\d„“\"(])")
_HARBOUR = re.compile(r"(?<=[a-z]{2})our")
_UMLAUTS_SPELT_OUT = (("ae", "a"), ("oe", "o"), ("ue", "u"))
_ENGLISH = "a an and are at by can do does for from how i in is it may must my of on or the to what when with you"
_GERMAN = (
    "am an auf bei bin da das dem den der des die du ein eine einem einen einer eines fur ich im in ist kann man "
    "mein mit muss oder sind und vom von wann was wie zu zum zur"
)
_LITTLE_WORDS = frozenset(f"{_ENGLISH} {_GERMAN}".split())


def fold(text: str) -> str:
    """Small letters without accents: `Räuber`, `Raeuber`, `rauber` become one word, and so do `harbour`, `harbor`."""
    letters = unicodedata.normalize("NFKD", text.casefold())
    plain = "".join(letter for letter in letters if not unicodedata.combining(letter))
    for spelt_out, vowel in _UMLAUTS_SPELT_OUT:
        plain = plain.replace(spelt_out, vowel)
    return _HARBOUR.sub("or", plain)


def words_of(text: str, numbers: Container[str]) -> tuple[str, ...]:
    """The words of a text in order, folded and without little words. Each of these rule numbers is one word: `c72`."""

    def joined(read: re.Match[str]) -> str:
        return f"{read[1]}{read[2]}" if _spelt(read) in numbers else read[0]

    found = _WORD.findall(fold(_RULE_NUMBER.sub(joined, text)))
    return tuple(word for word in found if word not in _LITTLE_WORDS)


def in_short(text: str, longest: int = 240) -> str:
    """The first sentences of a text, as many as fit; at least one.

    A point after a single letter ends nothing: `z. B.`, `S. 7`.
    """
    first, *others = _END_OF_SENTENCE.split(" ".join(text.split()))
    for other in others:
        if len(first) + 1 + len(other) > longest:
            break
        first += f" {other}"
    return first


def rule_numbers_in(text: str) -> tuple[str, ...]:
    """Whatever looks like a rule number, in the almanac's spelling: `c72` and `C 72` give `C-72`."""
    return tuple(_spelt(read) for read in _RULE_NUMBER.finditer(text))


def _spelt(read: re.Match[str]) -> str:
    return f"{read[1].upper()}-{int(read[2])}"
