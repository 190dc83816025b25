"""The words for things, in both languages, and the names of the seats."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final, Literal, get_args

from ..core.moves import Pile

Language = Literal["en", "de"]
LANGUAGES: Final[tuple[Language, ...]] = get_args(Language)

THINGS: Final[Mapping[str, tuple[str, str]]] = {
    "lumber": ("lumber", "Holz"),
    "brick": ("brick", "Lehm"),
    "wool": ("wool", "Wolle"),
    "grain": ("grain", "Getreide"),
    "ore": ("ore", "Erz"),
    "gold": ("gold", "Gold"),
    "wood": ("wood", "Holz"),
    "stone": ("stone", "Stein"),
    "potato": ("potato", "Kartoffel"),
    "feather": ("feather", "Feder"),
    "coca": ("coca", "Coca"),
    "fish": ("fish", "Fisch"),
    "forest": ("forest", "Wald"),
    "hills": ("hills", "Hügel"),
    "pasture": ("pasture", "Weide"),
    "fields": ("fields", "Acker"),
    "mountains": ("mountains", "Gebirge"),
    "gold field": ("gold field", "Goldfluss"),
    "quarry": ("quarry", "Steinbruch"),
    "jungle": ("jungle", "Urwald"),
    "plantation": ("plantation", "Plantage"),
    "coast": ("coast", "Küste"),
    "ocean": ("ocean", "Meer"),
    "desert": ("desert", "Wüste"),
    "red": ("Red", "Rot"),
    "blue": ("Blue", "Blau"),
    "white": ("White", "Weiß"),
    "orange": ("Orange", "Orange"),
    "grey": ("Grey", "Grau"),
    "road": ("a road", "eine Straße"),
    "settlement": ("a settlement", "eine Siedlung"),
    "city": ("a city", "eine Stadt"),
    "knight": ("knight", "Ritter"),
    "combat_arts": ("combat arts", "Kampfkunst"),
    "road_building": ("road building", "Straßenbau"),
    "monopoly": ("monopoly", "Monopol"),
    "invention": ("invention", "Erfindung"),
    "victory_point": ("victory point", "Siegpunkt"),
    "metropolis_a": ("a metropolis", "eine Metropole"),
    "metropolis_b1": ("metropolis B1", "Metropole B1"),
    "metropolis_b2": ("metropolis B2", "Metropole B2"),
    "metropolis_b3": ("metropolis B3", "Metropole B3"),
    "metropolis_b4": ("metropolis B4", "Metropole B4"),
    "robber": ("Robber", "Räuber"),
    "donation": ("Donation", "Spende"),
    "harvest_festival": ("Harvest Festival", "Erntefest"),
    "subsidy": ("Subsidy", "Förderung"),
    "new_year": ("New Year", "Neujahr"),
}
"""What things of the games are called: {name in the program: (English, German)}."""


def word(name: str, language: Language) -> str:
    """What a thing is called; a thing without an entry by its name in the program."""
    pair = THINGS.get(name)
    return name.replace("_", " ") if pair is None else pair[LANGUAGES.index(language)]


def listed(parts: Iterable[str], language: Language) -> str:
    """As in: a, b and c."""
    *most, last = parts
    both = " and " if language == "en" else " und "
    return both.join([", ".join(most), last]) if most else last


def counted(counts: Mapping[str, int], language: Language) -> str:
    """As in: 2 lumber and 1 ore."""
    parts = [f"{count} {word(name, language)}" for name, count in counts.items() if count]
    return listed(parts, language) if parts else {"en": "nothing", "de": "nichts"}[language]


def cards_text(cards: Pile, language: Language) -> str:
    """As in: 2 lumber and 1 ore."""
    return counted(cards.naming(cards.counts), language)


class SeatName:
    """A seat in a sentence. `{seat}` names it, `{seat:acc}` and `{seat:dat}` as an object (German cases).

    The person who reads is "you"; at the beginning of a sentence the sentence sees to the capital letter.
    """

    YOU: Final = {"en": {"": "you", "acc": "you", "dat": "you"}, "de": {"": "du", "acc": "dich", "dat": "dir"}}

    def __init__(self, name: str, *, is_reader: bool, language: Language) -> None:
        self.name = name
        self.is_reader = is_reader
        self.language = language

    def __format__(self, case: str) -> str:
        return self.YOU[self.language][case] if self.is_reader else self.name


class Seats:
    """What the seats of a match are called: by who sits there, else by colour where the game has colours, or by number."""

    def __init__(
        self, colours: Sequence[str], reader: int | None, language: Language, names: Sequence[str] = ()
    ) -> None:
        self.colours = tuple(colours)
        self.reader = reader
        self.language = language
        self.names = tuple(names)

    @classmethod
    def of(cls, view: Any, reader: int | None, language: Language) -> Seats:
        """As a view of the match names them."""
        seats = getattr(view, "seats", ())
        return cls([seat.colour for seat in seats if hasattr(seat, "colour")], reader, language)

    def plain(self, seat: int) -> str:
        """Who sits there, its colour, or its number: Rosa, Blue, or seat 1."""
        if seat < len(self.names) and self.names[seat]:
            return self.names[seat]
        if seat < len(self.colours):
            return word(self.colours[seat], self.language)
        return f"{'seat' if self.language == 'en' else 'Platz'} {seat}"

    def full(self, seat: int) -> str:
        """Both: Blue (seat 1)."""
        number = Seats((), None, self.language).plain(seat)
        return f"{self.plain(seat)} ({number})" if self.colours else number

    def first(self, seat: int) -> str:
        """The same at the beginning of a sentence: Blue, or Seat 1."""
        name = self.plain(seat)
        return name[:1].upper() + name[1:]

    def begin(self, text: str) -> str:
        """A sentence with a capital letter at its beginning; names of people stay as they are."""
        begins_with_name = any(name and text.startswith(f"{name} ") for name in self.names)
        return text if begins_with_name else text[:1].upper() + text[1:]

    def name(self, seat: int) -> SeatName:
        return SeatName(self.plain(seat), is_reader=seat == self.reader, language=self.language)
