"""What a match leaves behind: its record, the proof of its dice, and the page that checks them."""

from __future__ import annotations

import hashlib
import json
from typing import Any

import httpx
import pytest

import inselreich
from inselreich.core.records import Record, verify
from tests.server.http.house import API, House


@pytest.fixture(scope="module")
def over(house: House) -> dict[str, Any]:
    """A table that bots have played to its end, with the words of a host who looked on."""
    host = house.guest()
    table = house.table(host, sit=None, bots=[{"seat": number, "level": "random"} for number in (0, 1)])
    assert host.post(f"{API}/tables/{table['table']}/start").status_code == 200
    for _ in range(3000):
        found: dict[str, Any] = host.get(f"{API}/tables/{table['table']}").json()
        if found["state"] == "over":
            return found
    raise AssertionError("the match does not end")


def record_of(house: House, table: dict[str, Any]) -> httpx.Response:
    return house.stranger().get(f"{API}/tables/{table['table']}/record")


def test_the_record_of_a_finished_match_proves_its_dice(house: House, over: dict[str, Any]) -> None:
    answer = record_of(house, over)
    assert answer.headers["content-disposition"].startswith("attachment")
    assert "the dice follow from the committed secret" in verify(answer.content)
    record = Record.from_json(answer.content)
    assert record.fair is not None
    assert (record.fair.commitment, record.fair.secret) == (over["commitment"], over["secret"])
    assert record.fair.contributions == ("random", "random")
    assert record.result is not None


def test_the_record_of_a_match_that_people_ended_is_revealed_too(house: House) -> None:
    answer = record_of(house, house.finished(house.guest(), house.guest("Ben")))
    assert "the dice follow from the committed secret" in verify(answer.content)
    assert "the match was broken off" in checked(house, answer.content).json()["sentence"]


def test_the_proof_keeps_the_secret_until_the_match_is_over(house: House, over: dict[str, Any]) -> None:
    running = house.guest().post(f"{API}/tables/quick", json={"game": "quick", "sit": 0, "pace_ms": 9000}).json()
    proof = house.stranger().get(f"{API}/tables/{running['table']}/proof").json()
    assert (proof["secret"], proof["commitment"]) == (None, running["commitment"])
    proof = house.stranger().get(f"{API}/tables/{over['table']}/proof").json()
    assert hashlib.sha256(bytes.fromhex(proof["secret"])).hexdigest() == proof["commitment"]


def test_a_running_match_tells_nothing_of_its_record(house: House) -> None:
    running = house.guest().post(f"{API}/tables/quick", json={"game": "quick", "sit": 0, "pace_ms": 9000}).json()
    answer = record_of(house, running)
    assert (answer.status_code, answer.json()["code"]) == (409, "not_over")


def checked(house: House, content: bytes) -> httpx.Response:
    return house.stranger().post(f"{API}/check", content=content, headers={"Content-Type": "application/json"})


def test_a_sound_record_is_told_so(house: House, over: dict[str, Any]) -> None:
    found = checked(house, record_of(house, over).content).json()
    assert found["sound"]
    assert "the dice follow from the committed secret" in found["sentence"]


def test_a_record_that_was_changed_is_found_out(house: House, over: dict[str, Any]) -> None:
    record = record_of(house, over).json()
    record["moves"][3]["seat"] = 1 - record["moves"][3]["seat"]
    found = checked(house, json.dumps(record).encode()).json()
    assert not found["sound"]
    assert "move 4 is not the one that was recorded" in found["sentence"]


def test_a_record_may_be_larger_than_other_bodies_but_not_endless(house: House) -> None:
    match = inselreich.new("classic", seed=1)
    record = json.loads(match.record().to_json())
    record["moves"] = [{"seat": 0, "move": {"type": "roll"}, "check": "0" * 16}] * 3000
    assert checked(house, json.dumps(record).encode()).json()["sound"] is False
    record["moves"] *= 7
    assert checked(house, json.dumps(record).encode()).status_code == 413
    assert checked(house, b"[" + b" " * (5 * 1024 * 1024) + b"]").status_code == 413


def test_what_is_no_record_is_refused(house: House) -> None:
    answer = checked(house, b'{"format": "other"}')
    assert (answer.status_code, answer.json()["code"]) == (400, "bad_request")


def test_the_pages_are_there_and_kept_by_browsers(house: House) -> None:
    client = house.stranger()
    first = client.get("/pages/check.js")
    assert first.headers["content-type"].startswith("text/javascript")
    again = client.get("/pages/check.js", headers={"If-None-Match": first.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    assert "inselreich replay" in client.get("/check/some-table").text


def test_the_interface_is_described(house: House) -> None:
    found = house.stranger().get(f"{API}/openapi.json").json()
    sit = found["paths"][f"{API}/tables/{{table_id}}/seats/{{seat}}"]["post"]
    assert set(sit["responses"]) >= {"200", "400", "401", "403", "404", "409", "413", "415", "429", "503"}
    assert found["components"]["schemas"]["TableWish"]["additionalProperties"] is False
    assert all(operation.get("summary") for path in found["paths"].values() for operation in path.values())
