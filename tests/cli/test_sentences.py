"""Sentences: one for every event and move of the classic game, in both languages."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any, get_args

import msgspec
import pytest

import inselreich
from inselreich.cli.sentences import SPEECHES, Teller
from inselreich.cli.typed import reader_of
from inselreich.cli.words import LANGUAGES, THINGS, Language, Seats, usual_language
from inselreich.core.events import Event
from inselreich.games.classic import events
from inselreich.games.classic.board import TERRAINS
from inselreich.games.classic.moves import MOVES, BuildRoad, OfferTrade
from inselreich.games.classic.pieces import DEVELOPMENTS, RESOURCES, Cards
from inselreich.games.classic.state import COLOURS

CLASSIC = SPEECHES["classic"]


def teller(reader: int | None = None, language: Language = "en") -> Teller:
    return Teller("classic", Seats(("red", "blue", "white", "orange"), reader, language))


def some(kind: type[msgspec.Struct]) -> Iterator[msgspec.Struct]:
    """Examples of an event or a move, every optional field with and without a value."""
    fields = msgspec.structs.fields(kind)
    for empty in (False, True):
        values: dict[str, Any] = {}
        for field in fields:
            values[field.name] = _value(field.name, field.type, empty)
        yield kind(**values)


def _value(name: str, kind: Any, empty: bool) -> Any:
    if kind is bool:
        return empty
    if empty and type(None) in get_args(kind):
        return None
    examples: dict[str, Any] = {
        "dice": (3, 4),
        "to": (1, 2),
        "points": (10, 4, 3, 2),
        "piece": "road",
        "place": "H4-H9",
        "path": "H4-H9",
        "hex": "H4",
        "crossing": "H4-H5-H9",
        "resource": "ore",
        "card": "knight",
        "cards": Cards(ore=1, wool=1),
        "give": "ore" if "Literal" in str(kind) else Cards(ore=2),
        "take": "wool" if "Literal" in str(kind) else Cards(wool=1),
        "thief": 1,
        "victim": 2,
        "partner": 2,
        "proposer": 2,
        "count": 2,
        "paid": 0 if empty else 2,
    }
    return examples.get(name, 1)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", events.EVENTS, ids=lambda kind: kind.__name__)
def test_every_event_has_a_sentence(kind: type[Event], language: Language) -> None:
    assert str(kind.__struct_config__.tag) in CLASSIC.events
    for event in some(kind):
        assert isinstance(event, Event)
        for reader in (None, 1, 2):
            sentence = teller(reader, language).event(event)
            assert re.fullmatch(r"[A-ZÄÖÜ].*[.!]", sentence), sentence
            assert not re.search(r"[\[\]{}|_]|None", sentence), sentence


def test_no_sentence_is_left_over() -> None:
    tags = {str(kind.__struct_config__.tag) for kind in events.EVENTS}
    assert {name.partition(":")[0] for name in CLASSIC.events} == tags
    assert set(CLASSIC.moves) == {kind.named() for kind in MOVES}
    assert set(CLASSIC.kinds) <= set(CLASSIC.moves)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_move_has_words_and_a_way_to_type_it(language: Language) -> None:
    reader = reader_of("classic")
    assert reader is not None
    for kind in MOVES:
        assert kind.named() in reader.EXAMPLES
        for move in some(kind):
            words = teller(0, language).move(move)  # type: ignore[arg-type]
            assert not re.search(r"[\[\]{}|_]|None", words), words


def test_every_question_is_asked_in_words(finished: inselreich.Match) -> None:
    asked = {"C-32", "C-33", "C-37", "C-38", "C-47", "C-49", "C-51", "C-58", "C-81", "C-82", "CV-6"}
    assert asked <= set(CLASSIC.questions)
    assert teller().question("C-72") == "The distance rule."
    assert teller().question("Z-1") == "What do you do?"
    seen = set()
    match = inselreich.replay(finished.record(), until=0)
    for seat, move in finished.moves:
        seen |= {decision.why for decision in match.decisions.values()}
        match.play(seat, move)
    assert seen <= asked


def test_every_thing_has_a_name() -> None:
    things = {*RESOURCES, *DEVELOPMENTS, *TERRAINS, *(colour for colours in COLOURS.values() for colour in colours)}
    assert things <= set(THINGS)


def test_the_reader_is_spoken_to() -> None:
    stolen = events.CardStolen(1, 2, "ore")
    assert teller(1).event(stolen) == "You steal 1 ore from White."
    assert teller(2).event(stolen) == "Blue steals 1 ore from you."
    assert teller(2, "de").event(stolen) == "Blau raubt dir 1 Erz."
    assert teller(1, "de").event(events.DiceRolled(1, (3, 4))) == "Du würfelst 3 + 4 = 7."
    assert teller().move(BuildRoad("H4-H9")) == "build a road on H4-H9"
    assert teller().move(OfferTrade(Cards(ore=2), Cards(wool=1), (1, 2))) == "offer 2 ore for 1 wool (Blue and White)"


def test_yields_of_one_roll_are_told_together_and_nothing_twice() -> None:
    told = teller(0).events(
        [
            events.DiceRolled(0, (3, 3)),
            events.Yielded("H1", "H0-H1-H4", 0, "wool", 1),
            events.Yielded("H4", "H0-H1-H4", 0, "wool", 2),
            events.Yielded("H4", "H3-H4-H8", 2, "ore", 1),
            events.Stole(0, 1),
            events.CardStolen(0, 1, "ore"),
            events.DevelopmentBought(1),
        ]
    )
    assert told == [
        "You roll 3 + 3 = 6.",
        "You get 3 wool.",
        "White gets 1 ore.",
        "You steal 1 ore from Blue.",
        "Blue buys a development card.",
    ]


class Sailed(Event, frozen=True):
    """An event nobody has a sentence for."""

    seat: int
    isle: str


def test_what_has_no_sentence_is_told_by_type_and_fields() -> None:
    assert teller().event(Sailed(2, "north")) == "sailed: seat 2, isle north"
    stranger = Teller("another game", Seats((), None, "en"))
    assert "another game" not in SPEECHES
    assert stranger.event(events.DiceRolled(1, (1, 2))) == "dice rolled: seat 1, dice (1, 2)"
    assert stranger.move(BuildRoad("H4-H9")) == "build road H4-H9"
    assert stranger.seats.plain(2) == "seat 2"


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "de_DE.UTF-8"}, "de"),
        ({"LANG": "de_DE.UTF-8", "LC_ALL": "C"}, "en"),
        ({"LANG": "fr_FR", "LC_ALL": ""}, "en"),
        ({"LC_MESSAGES": "de"}, "de"),
    ],
)
def test_the_language_is_that_of_the_system(environment: dict[str, str], language: str) -> None:
    assert usual_language(environment) == language
