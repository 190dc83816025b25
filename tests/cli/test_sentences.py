"""Sentences: one for every event and move of each game that has any, in both languages."""

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
from inselreich.core.chance import Seeded
from inselreich.core.events import Event
from inselreich.core.moves import Move
from inselreich.games.classic import events
from inselreich.games.classic.board import TERRAINS
from inselreich.games.classic.moves import BuildRoad, OfferTrade
from inselreich.games.classic.pieces import DEVELOPMENTS, RESOURCES, Cards
from inselreich.games.classic.state import COLOURS
from inselreich.games.quick import events as quick
from inselreich.games.quick import moves as quick_moves
from inselreich.games.quick.pieces import CARDS, EVENT_NAMES


def teller(reader: int | None = None, language: Language = "en", game: str = "classic") -> Teller:
    colours = ("red", "blue", "white", "orange") if game == "classic" else ()
    return Teller(game, Seats(colours, reader, language))


GAMES = tuple(SPEECHES)


def all_of(kinds: str) -> list[Any]:
    """Each event or move of each game that has sentences, with the game."""
    return [
        pytest.param(key, kind, id=f"{key}-{kind.__name__}")
        for key in GAMES
        for kind in getattr(inselreich.game(key), kinds)
    ]


def some(kind: type[msgspec.Struct]) -> Iterator[Any]:
    """Examples of an event, a move or a part of one, every optional field with and without a value."""
    for empty in (False, True):
        values = {field.name: _value(field.name, field.type, empty) for field in msgspec.structs.fields(kind)}
        yield kind(**values)


def _value(name: str, kind: Any, empty: bool) -> Any:
    if kind is bool:
        return empty
    optional = type(None) in get_args(kind)
    if optional and empty:
        return None
    parts = [part for part in get_args(kind) if isinstance(part, type) and issubclass(part, msgspec.Struct)]
    if optional and parts:
        return next(some(parts[0]))
    if "Literal" in str(kind) and "tuple" in str(kind):
        return ("road", "knight")
    examples: dict[str, Any] = {
        "dice": (3, 4),
        "to": (1, 2) if "tuple" in str(kind) else 2,
        "points": (10, 4, 3, 2),
        "piece": "road",
        "place": 3 if kind is int else "H4-H9",
        "path": "H4-H9",
        "hex": "H4",
        "crossing": "H4-H5-H9",
        "resource": "ore",
        "by": "wool",
        "card": "knight",
        "event": "new_year",
        "cause": "production",
        "cards": Cards(ore=1, wool=1),
        "give": "ore" if "Literal" in str(kind) else Cards(ore=2),
        "take": "wool" if "Literal" in str(kind) else Cards(wool=1),
        "thief": 1,
        "victim": 2,
        "partner": 2,
        "proposer": 2,
        "count": 2,
        "paid": Cards(lumber=1, brick=1) if kind is Cards else 0 if empty else 2,
    }
    return examples.get(name, 1)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "kind"), all_of("event_types"))
def test_every_event_has_a_sentence(game: str, kind: type[Event], language: Language) -> None:
    assert str(kind.__struct_config__.tag) in SPEECHES[game].events
    for event in some(kind):
        for reader in (None, 1, 2):
            sentence = teller(reader, language, game).event(event)
            assert re.fullmatch(r"[A-ZÄÖÜ].*[.!]", sentence), sentence
            assert not re.search(r"[\[\]{}|_]|None", sentence), sentence


@pytest.mark.parametrize("game", GAMES)
def test_no_sentence_is_left_over(game: str) -> None:
    speech, kinds = SPEECHES[game], inselreich.game(game)
    tags = {str(kind.__struct_config__.tag) for kind in kinds.event_types}
    names = {kind.named() for kind in kinds.move_types}
    assert {name.partition(":")[0] for name in speech.events} == tags
    assert {name.partition(":")[0] for name in speech.moves} == names
    assert set(speech.kinds) <= names
    assert set(speech.variants) <= tags | names


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "kind"), all_of("move_types"))
def test_every_move_has_words_and_a_way_to_type_it(game: str, kind: type[Move], language: Language) -> None:
    reader = reader_of(game)
    assert reader is not None
    assert kind.named() in reader.EXAMPLES
    for move in some(kind):
        words = teller(0, language, game).move(move)
        assert not re.search(r"[\[\]{}|_]|None", words), words


@pytest.mark.parametrize("game", GAMES)
def test_every_question_is_asked_in_words(game: str) -> None:
    """Whatever is asked in a few random matches; what has no sentence of its own is asked by the rule's title."""
    for seed in range(4):
        match, stream = inselreich.new(game, seats=3, seed=seed), Seeded(seed)
        asked = set()
        while not match.over and len(match.moves) < 400:
            asked |= {decision.why for decision in match.decisions.values()}
            seat = match.waiting_for[0]
            match.play(seat, match.pick(seat, stream))
        assert asked <= set(SPEECHES[game].questions)


def test_a_question_without_a_sentence_is_asked_by_its_rule() -> None:
    assert teller().question("C-72") == "The distance rule."
    assert teller().question("Z-1") == "What do you do?"


def test_every_thing_has_a_name() -> None:
    things = {*RESOURCES, *DEVELOPMENTS, *TERRAINS, *(colour for colours in COLOURS.values() for colour in colours)}
    assert {*things, *CARDS, *EVENT_NAMES} <= set(THINGS)


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


def test_what_everybody_draws_is_told_together_and_only_to_the_seat_which_cards() -> None:
    row = [
        quick.Drew(1, 2, "production"),
        quick.Drew(2, 1, "production"),
        quick.CardsDrawn(2, Cards(ore=1)),
        quick.Drew(0, 1, "production"),
        quick.Drew(3, 1, "production"),
        quick.Donated(1, 2),
        quick.CardDonated(1, 2, "wool"),
        quick.Drew(0, 2, "subsidy"),
    ]
    assert teller(2, "en", "quick").events(row) == [
        "Production: seat 1 draws 2 cards; you draw 1 ore; seat 0 and seat 3 draw 1 card each.",
        "Seat 1 gives 1 wool to you.",
        "Subsidy: seat 0 draws 2 cards.",
    ]
    assert teller(2, "en", "quick").event(quick.Drew(1, 1, "trade")) == "Seat 1 draws 1 card."
    assert teller(2, "de", "quick").events(row)[:2] == [
        "Produktion: Platz 1 zieht 2 Karten; du ziehst 1 Erz; Platz 0 und Platz 3 ziehen je 1 Karte.",
        "Platz 1 gibt 1 Wolle an dich.",
    ]


def test_a_build_with_a_replacement_says_what_replaces_what() -> None:
    move = quick_moves.Build("city", quick_moves.Replacement("grain", by="wool"))
    assert teller(0, "en", "quick").move(move) == "build a city with wool instead of grain"
    assert teller(0, "de", "quick").move(move) == "eine Stadt mit Wolle statt Getreide bauen"
    assert teller(0, "de", "quick").move(quick_moves.Donate("ore", 2)) == "1 Erz an Platz 2 geben"


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
