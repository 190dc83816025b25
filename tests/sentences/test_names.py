"""Names: one in both languages for whatever views, moves and events call by a word of the program."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

import inselreich
from inselreich import almanac, arena, bots
from inselreich.core.moves import Pile
from inselreich.core.registry import games
from inselreich.core.schema import schema
from inselreich.sentences import SPEECHES, rules_of_things
from inselreich.sentences.names import GAMES, names
from inselreich.sentences.words import LANGUAGES, Language

KEYS = tuple(game.key for game in games())
QUALIFIED = {"phase": "phase", "face": "face", "tokens": "token", "token": "token", "cause": "cause"}
"""{field: what stands before its values}"""
PLACES = frozenset(
    {
        "hex",
        "path",
        "crossing",
        "place",
        "roads",
        "settlements",
        "cities",
        "thickets",
        "crossings",
        "neutral_settlements",
    }
)
"""Fields with places on a board of hexes, which are called by themselves."""
HEX_PLACES = PLACES | {"robber", "frame_spots"}
COUNTED = frozenset({"development", "bought_this_turn", "points", "rates", "sea_rates", "tokens"})
"""Fields with {thing: how many}."""


def enumerated(definitions: dict[str, Any], node: Any, field: str = "") -> Iterator[tuple[str, str]]:
    """The words that a part of a schema allows in its fields, and in the parts it names."""
    for name, part in node.get("properties", {}).items():
        if name != "type":
            yield from enumerated(definitions, part, name)
    if "$ref" in node:
        name = node["$ref"].rpartition("/")[2]
        yield from enumerated(definitions, definitions.pop(name, {}), field)
    for part in [*node.get("anyOf", []), *node.get("prefixItems", []), *filter(None, [node.get("items")])]:
        if isinstance(part, dict):
            yield from enumerated(definitions, part, field)
    for word in node.get("enum", []):
        yield field, word


def shown(value: Any, field: str = "") -> Iterator[tuple[str, str]]:
    """The words in a view, a move or an event, with their fields; also the kinds of cards in a pile."""
    if isinstance(value, Pile):
        yield from ((field, kind) for kind in value.__struct_fields__)
    elif isinstance(value, msgspec.Struct):
        for name in value.__struct_fields__:
            yield from shown(getattr(value, name), name)
    elif isinstance(value, dict):
        for name, part in value.items():
            yield from shown(name, field) if field in COUNTED else ()
            yield from shown(part, field)
    elif isinstance(value, list | tuple):
        for part in value:
            yield from shown(part, field)
    elif isinstance(value, str) and value:
        yield field, value


def name_of(called: dict[str, str], field: str, word: str) -> str | None:
    if field == "looking_at":
        word = word.partition(" ")[0]
    return called.get(f"{QUALIFIED[field]}:{word}" if field in QUALIFIED else word)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", KEYS)
def test_every_word_that_the_schema_lists_has_a_name(key: str, language: Language) -> None:
    called = names(key, language)
    definitions = dict(schema(inselreich.game(key))["$defs"])
    words = {
        pair for door in ("Move", "Event", "View") for pair in enumerated(definitions, {"$ref": f"#/$defs/{door}"})
    }
    assert len(words) >= 5
    assert [pair for pair in words if name_of(called, *pair) is None] == []


@pytest.mark.parametrize("key", KEYS)
def test_every_word_that_is_shown_in_matches_has_a_name(key: str) -> None:
    called = names(key, "de")
    game = inselreich.game(key)
    places = HEX_PLACES if key in ("classic", "inka") else frozenset()
    words: set[tuple[str, str]] = set()
    for seed in range(3):
        match = inselreich.new(key, seats=game.seats[-1], seed=seed)
        players = [bots.create("random", game=key, seed=seed + seat) for seat in range(game.seats[-1])]

        def watch(match: Any, *_: object) -> None:
            if len(match.moves) % 20 == 0:
                words.update(shown(match.view(len(match.moves) % game.seats[-1])))
                words.update(shown([decision.moves for decision in match.decisions.values()]))

        arena.play_out(match, players, watch=watch)
        words.update(shown(match.events))
        words.update(shown(match.view(0)))
    asked = {pair for pair in words if pair[0] not in places}
    assert len(asked) > 15
    assert {pair for pair in asked if name_of(called, *pair) is None} == set()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", KEYS)
def test_names_are_words_for_people(key: str, language: Language) -> None:
    assert GAMES.keys() == set(KEYS)
    for name, called in names(key, language).items():
        assert called == called.strip() != ""
        assert "_" not in called
        assert not re.match(r"(a|an|the|eine|der|die|das) ", called), name


@pytest.mark.parametrize("key", KEYS)
def test_the_rules_about_things_stand_in_the_almanac_of_the_game(key: str) -> None:
    rules = rules_of_things(key)
    known = {*names(key, "en"), *(name.partition(":")[0] for name in SPEECHES[key].events)}
    assert rules.keys() <= known
    assert {almanac.entry(number).game for number in rules.values()} == {key}


def test_the_same_word_may_mean_two_things_in_two_fields() -> None:
    called = names("duel", "de")
    assert (called["face:trade"], called["token:trade"]) == ("Handel", "Handelsvorteil")
    assert (called["abbey"], called["forest 4"], called["above -1"]) == ("Kloster", "Wald 4", "über -1")
