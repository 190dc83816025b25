"""What the seats have, in lines of text."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

from ...sentences.words import Language, cards_text, counted, word


def seat_lines(
    view: Any,
    names: Sequence[str],
    titles: Sequence[str],
    cells: Sequence[Sequence[object]],
    notes: Sequence[str],
) -> list[str]:
    """A line for each seat, with a star at the active one; the notes follow it."""
    lines = ["  ".join(["  " + " " * 9, *titles])]
    for seat, name, row, note in zip(view.seats, names, cells, notes, strict=True):
        figures = [f"{cell!s:>{len(title)}}" for cell, title in zip(row, titles, strict=True)]
        line = "  ".join([f"{'*' if seat.seat == view.active else ' '} {name:<9}", *figures])
        lines.append(f"{line}  {note}" if note else line)
    return lines


def names_of_colours(view: Any, language: Language, letters: Mapping[str, str]) -> list[str]:
    """The colour of each seat, after its letter in the drawing."""
    return [f"{letters[seat.colour]} {word(seat.colour, language)}" for seat in view.seats]


def card_lines(own: Any, points: str, language: Language) -> list[str]:
    """The own hand, and the own development cards."""
    hand, size = cards_text(own.hand, language), own.hand.total
    held, fresh = (counted(cards, language) for cards in (own.development, own.bought_this_turn))
    if language == "en":
        lines = [f"Your hand ({size}): {hand}.  Points: {points}."]
        news = f" (new this turn: {fresh})" if own.bought_this_turn else ""
        held = f"Your development cards: {held}{news}."
    else:
        lines = [f"Deine Hand ({size}): {hand}.  Punkte: {points}."]
        news = f" (neu in diesem Zug: {fresh})" if own.bought_this_turn else ""
        held = f"Deine Entwicklungskarten: {held}{news}."
    return [*lines, held] if own.development else lines


def count_of_cards(count: int, language: Language) -> str:
    """As in: 1 card, 3 cards."""
    return {"en": f"{count} card{'s' * (count != 1)}", "de": f"{count} Karte{'n' * (count != 1)}"}[language]


RESOURCE_LETTERS: Final = {"en": "LBWGO$", "de": "HLWGE$"}
"""Lumber, brick, wool, grain, ore, and gold where there is any."""


def cost_letters(counts: Iterable[int], language: Language) -> str:
    """As in: W G O, or GG OOO."""
    letters = zip(RESOURCE_LETTERS[language], counts, strict=False)
    return " ".join(letter * count for letter, count in letters if count)


COST_KEYS: Final = {
    "en": "L lumber, B brick, W wool, G grain, O ore",
    "de": "H Holz, L Lehm, W Wolle, G Getreide, E Erz",
}
