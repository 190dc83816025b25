"""The words of a game over HTTP."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient

from inselreich import almanac
from inselreich.server.app import create_app
from inselreich.server.settings import Settings

pytestmark = pytest.mark.filterwarnings("ignore::DeprecationWarning")


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient[Any]]:
    with TestClient(create_app(Settings(data=tmp_path))) as client:
        yield client


def test_names_and_rules_of_a_game_in_a_language(client: TestClient[Any]) -> None:
    named = client.get("/api/v1/games/duel/names", params={"language": "de"}).json()
    assert named["names"]["abbey"] == "Kloster"
    assert almanac.entry(named["rules"]["abbey"]).title.de == "Kloster"
    rules = client.get("/api/v1/games/duel/rules", params={"language": "en"}).json()
    assert [entry["number"] for entry in rules["entries"]] == [entry.number for entry in almanac.entries("duel")]
    assert rules["entries"][0]["text"] == almanac.entries("duel")[0].text.en


def test_what_is_printed_on_the_cards_of_a_game(client: TestClient[Any]) -> None:
    said = client.get("/api/v1/games/duel/cards", params={"language": "de"}).json()
    (bridge,) = (card for card in said["cards"] if card["card"] == "toll_bridge")
    assert bridge["name"] == "Zollbrücke"
    assert (bridge["cost"], bridge["points"]) == ({"lumber": 1, "brick": 1}, {"commerce": 1})
    assert bridge["text"] == almanac.entry(bridge["rule"]).text.de
    assert said["costs"]["road"] == {"lumber": 1, "brick": 2}


def test_a_game_without_such_cards_says_so(client: TestClient[Any]) -> None:
    missing = client.get("/api/v1/games/classic/cards", params={"language": "de"})
    assert (missing.status_code, missing.json()["code"]) == (404, "no_cards")


@pytest.mark.parametrize("what", ["names", "rules", "cards"])
def test_there_is_no_other_game_and_no_other_language(client: TestClient[Any], what: str) -> None:
    missing = client.get(f"/api/v1/games/chess/{what}", params={"language": "de"})
    assert (missing.status_code, missing.json()["code"]) == (404, "unknown_game")
    for query in ({"language": "fr"}, {}):
        assert client.get(f"/api/v1/games/duel/{what}", params=query).status_code == 400


def test_options_are_named_in_both_languages(client: TestClient[Any]) -> None:
    games = {game["key"]: game for game in client.get("/api/v1/games").json()["games"]}
    options = {option["name"]: option for option in games["classic"]["options"]}
    assert options["points_to_win"]["title"] == {"en": "points to win", "de": "Punkte zum Sieg"}
    assert options["points_to_win"]["values"] is None
    board = options["board"]
    assert dict(zip(board["allowed"], board["values"], strict=True))["balanced"] == {
        "en": "balanced",
        "de": "ausgewogen",
    }
