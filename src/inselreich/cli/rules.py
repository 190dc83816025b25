"""`inselreich rules`: the almanac in the terminal."""

from __future__ import annotations

import textwrap

from .. import almanac
from ..almanac import Entry, Language
from ..almanac.words import rule_numbers_in
from .choices import read_game
from .problems import BadInput, one_sentence
from .screen import note, print_json
from .texts import text

WIDTH = 80


def full_text(entry: Entry, language: Language) -> str:
    """An entry with its text and what to see besides."""
    lines = [f"{entry.number}  {entry.title(language)}"]
    for paragraph in entry.text(language).splitlines():
        lines += textwrap.wrap(paragraph, WIDTH - 4, initial_indent="    ", subsequent_indent="    ") or [""]
    if entry.see:
        lines.append(f"    {'See' if language == 'en' else 'Siehe'} {', '.join(entry.see)}.")
    return "\n".join(lines)


def look_up(game: str, words: str, language: Language, limit: int) -> list[Entry]:
    """The entries that answer these words; a rule number alone: that entry, then those it names."""
    numbers = rule_numbers_in(words)
    if len(numbers) == 1 and words.strip().replace(" ", "-").upper() in (numbers[0], numbers[0].replace("-", "")):
        entry = almanac.entry(numbers[0])
        if entry.game != game:
            raise BadInput(f"{entry.number} is a rule of {entry.game}, not of {game}")
        return [entry, *(almanac.entry(number) for number in entry.see)]
    return almanac.search(game, words, language, limit)


def contents(game: str, language: Language) -> str:
    """The table of contents: the sections with the first and last number of each."""
    lines = [almanac.name(game)(language), ""]
    sections: dict[tuple[str, str], list[Entry]] = {}
    for entry in almanac.entries(game):
        sections.setdefault((entry.kind(language), entry.section(language)), []).append(entry)
    kind = None
    for (kind_now, section), entries in sections.items():
        if kind_now != kind:
            kind = kind_now
            lines.append(kind)
        numbers = entries[0].number if len(entries) == 1 else f"{entries[0].number} - {entries[-1].number}"
        lines.append(f"  {numbers:<16}{section}")
    return "\n".join(lines)


def show_rules(game: str, words: str, language: Language, limit: int, *, json: bool) -> int:
    """Print what answers these words; without words the table of contents. 1: nothing answers."""
    read_game(game)
    if limit < 1:
        raise BadInput(f"--limit is a whole number from 1, not {limit}")
    if not words.strip():
        found = list(almanac.entries(game)) if json else []
    else:
        found = look_up(game, words, language, limit)
    if json:
        entries = [each.spoken(language) for each in found]
        print_json({"game": game, "language": language, "words": words, "entries": entries})
    elif not words.strip():
        print(contents(game, language))
    elif found:
        print("\n\n".join(full_text(entry, language) for entry in found))
    else:
        note(one_sentence(text("nothing found", language, words=words)))
        return 1
    return 0
