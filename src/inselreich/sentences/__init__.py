"""What happened and what can be done, as sentences for a person: events, moves and questions, in both languages.

A game's sentences stand in its module here; what has no sentence is told by its type and fields.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from typing import Any, Final

import msgspec

from ..core.events import Event
from ..core.game import Result
from ..core.moves import Move, Pile
from . import cards1996, classic, duel, inka, quick
from .cards import entry_of
from .principality_words import realm_of
from .speech import Speech, Wording, sentence
from .words import LANGUAGES, THINGS, Language, Seats, cards_text, listed, word

SPEECHES: Final[Mapping[str, Speech]] = {
    "classic": classic.SPEECH,
    "inka": inka.SPEECH,
    "quick": quick.SPEECH,
    "cards1996": cards1996.SPEECH,
    "duel": duel.SPEECH,
}
"""{key of the game: its sentences}"""
NO_SPEECH: Final = Speech()


@cache
def rules_of_things(game: str) -> Mapping[str, str]:
    """{name in the program: number of the rule worth reading} for cards, pieces and some types of events of a game."""
    realm = realm_of(game)
    if realm is None:
        return SPEECHES.get(game, NO_SPEECH).rules
    found = {card.id: entry_of(game, card) for card in realm.catalogue.cards}
    return {card: entry.number for card, entry in found.items() if entry is not None}


THING_FIELDS: Final = ("card", "event", "piece")
"""Fields that name a thing with a rule of its own."""
SEAT_FIELDS: Final = frozenset({"seat", "thief", "victim", "of", "partner", "proposer"})


class Teller:
    """Tells what happens in one match, to one reader."""

    def __init__(self, game: str, seats: Seats) -> None:
        self.game = game
        self.speech = SPEECHES.get(game, NO_SPEECH)
        self.seats = seats
        self.language: Language = seats.language

    def event(self, event: Event) -> str:
        """One event in a sentence."""
        kind = str(event.__struct_config__.tag)
        variant = self.speech.variants.get(kind)
        wording = self.speech.events.get(kind + (variant(event) if variant else ""))
        if wording is None:
            return _bare(kind, event)
        return self._filled(wording, event)

    def events(self, events: Sequence[Event]) -> list[str]:
        """What happened, shortened: what comes in a row is told together, and nothing said twice."""
        return [sentence for _, sentence in self.told(events)]

    def told(self, events: Sequence[Event]) -> list[tuple[Event, str]]:
        """The same, each sentence with the (first) event that it tells."""
        return [(events[place], sentence) for place, sentence in self.placed(events)]

    def placed(self, events: Sequence[Event]) -> list[tuple[int, str]]:
        """The same, each sentence with the place of the (first) event that it tells."""
        told: list[tuple[int, str]] = []
        place = 0
        while place < len(events):
            event = events[place]
            place += 1
            if self.speech.tell_together is not None and type(event) in self.speech.together:
                first = place - 1
                while place < len(events) and type(events[place]) in self.speech.together:
                    place += 1
                row = self.speech.tell_together(events[first:place], self.seats)
                told += [(first, each) for each in row]
            elif place == len(events) or type(events[place]) is not self.speech.repeats.get(type(event)):
                told.append((place - 1, self.event(event)))
        return told

    def rules(self, event: Event) -> tuple[str, ...]:
        """The numbers of the rules worth reading about what happened."""
        return tuple(dict.fromkeys(self._rules(event)))

    def _rules(self, event: Event) -> Iterator[str]:
        known = rules_of_things(self.game)
        kind = str(event.__struct_config__.tag)
        for thing in (kind, *(getattr(event, name, None) for name in THING_FIELDS)):
            if isinstance(thing, str) and thing in known:
                yield known[thing]

    def is_new_turn(self, event: Event) -> bool:
        """Whether this event begins a turn."""
        return str(event.__struct_config__.tag) == "turn_started"

    def move(self, move: Move) -> str:
        """What a move does, as in: build a road on H4-H9."""
        kind = move.named()
        variant = self.speech.variants.get(kind)
        wording = self.speech.moves.get(kind + (variant(move) if variant else ""))
        if wording is None:
            return str(move)
        text = wording[LANGUAGES.index(self.language)]
        return text.format(**self._fields(move, text))

    def kind(self, move: Move) -> str:
        """What moves of this kind are called together."""
        return self.kind_named(move.named())

    def kind_named(self, kind: str) -> str:
        """The same by the name of the kind."""
        wording = self.speech.kinds.get(kind) or self.speech.moves.get(kind)
        return kind.replace("_", " ") if wording is None else wording[LANGUAGES.index(self.language)]

    def question(self, why: str, moves: Sequence[Move] = ()) -> str:
        """What is asked, by the rule that asks it; on some occasions, what is wanted follows from the moves there are."""
        occasion = self.speech.occasions.get(why)
        if occasion is not None and self.speech.wanted is not None:
            wanted = self.speech.wanted(moves, self.language)
            if wanted:
                return f"{occasion[LANGUAGES.index(self.language)]}: {wanted}."
        return self._whole_question(why)

    def _whole_question(self, why: str) -> str:
        wording = self.speech.questions.get(why)
        if wording is not None:
            return wording[LANGUAGES.index(self.language)]
        from ..almanac import UnknownRule, entry

        try:
            return f"{entry(why).title(self.language)}."
        except UnknownRule:
            return {"en": "What do you do?", "de": "Was tust du?"}[self.language]

    def result(self, result: Result) -> str:
        """How the match ended."""
        names = listed([self.seats.plain(seat) for seat in result.winners], self.language)
        if self.language == "en":
            return f"Winner: {names}. Points: {self._points(result.points)}."
        return f"Sieg: {names}. Punkte: {self._points(result.points)}."

    def _filled(self, wording: Wording, event: Event) -> str:
        subject = getattr(event, "seat", getattr(event, "thief", None))
        return sentence(wording, self._fields(event), subject, self.seats)

    def _fields(self, said: msgspec.Struct, template: str = "") -> dict[str, Any]:
        fields = {name: self.value(name, getattr(said, name)) for name in said.__struct_fields__}
        for name in said.__struct_fields__:
            part = getattr(said, name)
            if isinstance(part, msgspec.Struct) and not isinstance(part, Pile):
                fields |= self._fields(part)
        asked = getattr(said, "to", None)
        if template and isinstance(asked, tuple):
            fields["to"] = f" ({' '.join(fields['to'].split())})" if asked else ""
        return fields

    def value(self, name: str, value: Any) -> Any:
        """The value of a field of an event or a move, ready for a sentence."""
        if value is None:
            return {"en": "nobody", "de": "niemand"}[self.language]
        if name in self.speech.fields:
            return self.speech.fields[name](value, self.language)
        if name in SEAT_FIELDS or (name == "to" and isinstance(value, int)):
            return self.seats.name(value)
        if name == "to":
            return listed([f"{self.seats.name(seat):dat}" for seat in value], self.language) if value else ""
        if name == "dice":
            return f"{' + '.join(map(str, value))} = {sum(value)}"
        if name == "points":
            return self._points(value)
        if isinstance(value, Pile):
            return cards_text(value, self.language)
        if isinstance(value, tuple):
            return listed([self._thing(each) for each in value], self.language)
        return self._thing(value)

    def _thing(self, value: Any) -> str:
        """What a thing is called in a sentence."""
        if value in self.speech.things:
            return self.speech.things[value][LANGUAGES.index(self.language)]
        return word(value, self.language) if isinstance(value, str) and value in THINGS else str(value)

    def _points(self, points: Iterable[int]) -> str:
        return ", ".join(f"{self.seats.plain(seat)} {count}" for seat, count in enumerate(points))


def _bare(kind: str, said: msgspec.Struct) -> str:
    """What has no sentence: its type and its fields."""
    fields = ", ".join(f"{name} {getattr(said, name)}" for name in said.__struct_fields__)
    return f"{kind.replace('_', ' ')}: {fields}" if fields else kind.replace("_", " ")
