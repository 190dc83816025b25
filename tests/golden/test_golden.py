"""Golden matches replay unchanged: records, events, views, legal moves. Another outcome is another version of the rules."""

from __future__ import annotations

from functools import cache

import pytest

import inselreich
from tests.golden.collection import FOLDER, Collection, collections, differences, first_difference, laid_out

COLLECTIONS = {collection.key: collection for collection in collections()}
NAMES = [(key, recipe.name) for key, collection in COLLECTIONS.items() for recipe in collection.recipes]
MOST_BYTES = 1_500_000


@pytest.mark.parametrize(("key", "name"), NAMES)
def test_a_golden_match_replays_unchanged(key: str, name: str) -> None:
    assert list(differences(COLLECTIONS[key], name)) == []


@pytest.mark.parametrize(("key", "name"), NAMES)
def test_a_golden_match_is_proved_and_whole(key: str, name: str) -> None:
    text = COLLECTIONS[key].files(name)[0].read_text(encoding="utf-8")
    record = inselreich.Record.from_json(text)
    assert record.game == key
    assert record.result is not None
    assert f"all {record.length} moves" in inselreich.verify(record)


@cache
def replayed(key: str, name: str) -> inselreich.Match:
    return inselreich.replay(COLLECTIONS[key].files(name)[0].read_text(encoding="utf-8"))


FEATURES = [(key, feature) for key, collection in COLLECTIONS.items() for feature in collection.features]


@pytest.mark.parametrize(("key", "feature"), FEATURES)
def test_between_them_they_cover(key: str, feature: str) -> None:
    collection = COLLECTIONS[key]
    shows = collection.features[feature]
    assert any(shows(recipe, replayed(key, recipe.name)) for recipe in collection.recipes)


@pytest.mark.parametrize("collection", COLLECTIONS.values(), ids=list(COLLECTIONS))
def test_every_recipe_has_its_files_and_every_file_its_recipe(collection: Collection) -> None:
    expected = {path.name for recipe in collection.recipes for path in collection.files(recipe.name)}
    assert {path.name for path in (FOLDER / collection.key).glob("*.json")} == expected
    assert len(collection.recipes) >= 12


def test_every_game_has_its_golden_matches() -> None:
    assert set(COLLECTIONS) == {game.key for game in inselreich.all_games()}


def test_they_stay_small_enough_to_be_read_and_kept() -> None:
    assert sum(path.stat().st_size for path in FOLDER.rglob("*.json")) < MOST_BYTES * len(COLLECTIONS)


def test_a_difference_is_shown_by_its_line() -> None:
    expected = laid_out({"a": [1, {"b": [2]}], "c": {}}, 2)
    assert expected == '{\n"a":[\n1,\n{"b":[2]}\n],\n"c":{}\n}\n'
    assert first_difference(expected.replace("2", "3"), expected) == "line 4 is '{\"b\":[3]}', expected '{\"b\":[2]}'"
    assert first_difference(expected + "\n", expected) == "there are 8 lines, expected 7"
