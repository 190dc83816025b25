"""Finished matches and records over HTTP, step by step, and playing on from one of their moments."""

from __future__ import annotations

import json
from typing import Any

import httpx
import pytest

import inselreich
from inselreich.server.lessons import lesson_of
from tests.server.http.house import API, House


@pytest.fixture(scope="module")
def over(house: House) -> dict[str, Any]:
    """A table that bots have played to its end."""
    host = house.guest()
    table = house.table(host, sit=None, bots=[{"seat": number, "level": "random"} for number in (0, 1)])
    assert host.post(f"{API}/tables/{table['table']}/start").status_code == 200
    for _ in range(3000):
        found: dict[str, Any] = host.get(f"{API}/tables/{table['table']}").json()
        if found["state"] == "over":
            return found
    raise AssertionError("the match does not end")


def page(house: House, table: dict[str, Any], **query: Any) -> httpx.Response:
    return house.stranger().get(f"{API}/tables/{table['table']}/replay", params={"language": "en"} | query)


def test_a_finished_match_is_shown_to_its_end(house: House, over: dict[str, Any]) -> None:
    found = page(house, over).json()
    while found["next"] is not None:
        answer = page(house, over, since=found["next"])
        assert answer.status_code == 200
        found = answer.json()
    assert found["steps"][-1]["points"] == over["result"]["points"]
    assert found["names"] == ["Random bot 1", "Random bot 2"]


def test_the_same_page_is_the_same_again(house: House, over: dict[str, Any]) -> None:
    assert page(house, over, seat=1).content == page(house, over, seat=1).content
    assert page(house, over, seat=1).content != page(house, over, seat=0).content


@pytest.mark.parametrize(
    ("query", "status"),
    [({"since": -1}, 400), ({"seat": 2}, 404), ({"language": "fr"}, 400), ({"eyes": 1}, 400), ({"since": "x"}, 400)],
)
def test_what_is_asked_wrongly_is_refused(
    house: House, over: dict[str, Any], query: dict[str, Any], status: int
) -> None:
    answer = page(house, over, **query)
    assert answer.status_code == status
    assert answer.json()["sentence"]


def test_any_record_can_be_shown(house: House) -> None:
    record = lesson_of("duel")
    answer = house.stranger().post(
        f"{API}/replay?language=de&since=3", content=record.to_json(), headers={"Content-Type": "application/json"}
    )
    assert answer.status_code == 200
    assert answer.json()["steps"][0]["number"] == 3


def test_a_record_that_was_changed_is_not_shown(house: House) -> None:
    record = json.loads(lesson_of("duel").to_json())
    record["moves"][1]["seat"] = 1 - record["moves"][1]["seat"]
    answer = house.stranger().post(f"{API}/replay?language=de", json=record)
    assert (answer.status_code, answer.json()["code"]) == (400, "bad_record")
    assert "move 2" in answer.json()["sentence"]


def test_a_record_may_not_be_endless(house: House) -> None:
    record = json.loads(inselreich.new("classic", seed=1).record().to_json())
    record["moves"] = [{"seat": 0, "move": {"type": "roll"}, "check": "0" * 16}] * 20_001
    assert house.stranger().post(f"{API}/replay?language=de", json=record).status_code == 413


def test_there_is_a_lesson_of_every_game_and_of_no_other(house: House) -> None:
    client = house.stranger()
    for game in ("classic", "inka", "quick", "cards1996", "duel"):
        answer = client.get(f"{API}/lessons/{game}?language=de").json()
        assert (answer["game"], answer["seat"]) == (game, 0)
    assert client.get(f"{API}/lessons/chess?language=de").status_code == 404


def test_one_plays_on_from_a_moment_with_the_same_dice(house: House, over: dict[str, Any]) -> None:
    ada = house.guest("Ada")
    made = ada.post(f"{API}/tables/{over['table']}/fork", json={"number": 5, "seat": 1})
    assert made.status_code == 201, made.text
    table = made.json()
    assert (table["state"], table["your_seat"], table["public"]) == ("running", 1, False)
    assert [seat["name"] for seat in table["seats"]] == ["Random bot 1", "Ada"]
    assert [seat["contribution"] for seat in table["seats"]] == [seat["contribution"] for seat in over["seats"]]

    async def moves(table_id: str) -> list[Any]:
        match = (await house.doors.hall.table(table_id)).match
        assert match is not None
        return list(match.moves)

    forked, before = house.inside(moves(table["table"])), house.inside(moves(over["table"]))
    assert forked[:5] == before[:5]


def test_nobody_plays_on_after_the_end(house: House, over: dict[str, Any]) -> None:
    ada = house.guest("Ada")
    path = f"{API}/tables/{over['table']}"
    length = ada.get(f"{path}/record").json()["length"]
    for number, seat, code in ((length, 0, "no_such_moment"), (-1, 0, "no_such_moment"), (0, 2, "no_such_seat")):
        answer = ada.post(f"{path}/fork", json={"number": number, "seat": seat})
        assert answer.json()["code"] == code
