"""One entry of the almanac, in both languages."""

from __future__ import annotations

from typing import Literal, get_args

import msgspec

from .errors import UnknownLanguage

Language = Literal["de", "en"]
LANGUAGES: tuple[Language, ...] = get_args(Language)


class Wording(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The same words in German and English: `wording.de`, `wording.en` or `wording("de")`."""

    de: str
    en: str

    def __call__(self, language: Language) -> str:
        """The words in this language; any other language is an `UnknownLanguage`."""
        return self.de if known_language(language) == "de" else self.en


class SpokenEntry(msgspec.Struct, frozen=True):
    """An entry in one language."""

    number: str
    kind: str
    section: str
    title: str
    text: str
    see: tuple[str, ...]


class Entry(msgspec.Struct, frozen=True):
    """A rule, variant, worked example or open question. `see` names related entries by their number.

    A text is plain: sentences, and for tables one line a row. `words` only help the search.
    """

    number: str
    game: str
    kind: Wording
    section: Wording
    title: Wording
    text: Wording
    see: tuple[str, ...] = ()
    words: tuple[str, ...] = ()

    def spoken(self, language: Language) -> SpokenEntry:
        """The entry in this language."""
        return SpokenEntry(
            number=self.number,
            kind=self.kind(language),
            section=self.section(language),
            title=self.title(language),
            text=self.text(language),
            see=self.see,
        )


def known_language(language: str) -> Language:
    """The language itself, if the almanac is written in it."""
    for known in LANGUAGES:
        if language == known:
            return known
    raise UnknownLanguage(f"The almanac is written in {' and '.join(LANGUAGES)}, not in {language!r}.")
