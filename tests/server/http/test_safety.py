"""What keeps people safe from other web sites, from floods, and from each other."""

from __future__ import annotations

import json
import os
import stat
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from inselreich.server.http import limits
from inselreich.server.http.limits import RATES, Limits, TooMany, neighbourhood
from inselreich.server.http.security import CONTENT_POLICY
from inselreich.server.settings import BadSetting, Settings, secret_key
from inselreich.store.errors import StoreAway
from tests.server.http.house import API, House, settings

PROXIED = {"public_url": "https://play.example.org", "trust_proxy": True, "origins": ("https://friends.example",)}


@pytest.fixture(scope="module")
def proxied(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server behind a proxy that speaks https, as tight as it is by default."""
    server = House(settings(tmp_path_factory.mktemp("data"), **PROXIED, generosity=1.0))
    yield server
    server.close()


@pytest.mark.parametrize("path", ["/", "/check", "/pages/check.js", f"{API}/games", f"{API}/me", "/nowhere"])
def test_every_answer_carries_the_headers(house: House, path: str) -> None:
    headers = house.stranger().get(path).headers
    assert headers["content-security-policy"] == CONTENT_POLICY
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "same-origin"
    assert headers["cache-control"] in ("no-store", "no-cache")


def test_the_policy_allows_nothing_in_line_and_no_frame() -> None:
    assert "unsafe" not in CONTENT_POLICY
    assert "http" not in CONTENT_POLICY
    assert "frame-ancestors 'none'" in CONTENT_POLICY


def test_pages_hold_no_script_or_style_in_line_and_nothing_from_elsewhere(house: House) -> None:
    for path in ("/", "/check"):
        page = house.stranger().get(path).text
        assert "<script>" not in page
        assert "<style" not in page
        assert "style=" not in page
        assert "://" not in page


@pytest.mark.parametrize("origin", ["https://evil.example", "null", "http://127.0.0.1:1", "http://[", ""])
def test_a_page_of_another_web_site_changes_nothing(house: House, origin: str) -> None:
    client = house.guest()
    client.headers["Origin"] = origin
    answer = client.patch(f"{API}/me", json={"name": "Mallory"})
    assert (answer.status_code, answer.json()["code"]) == (403, "wrong_origin")
    del client.headers["Origin"]
    assert client.get(f"{API}/me").json()["name"] == "Ada"


def test_a_cookie_without_an_origin_changes_nothing(house: House) -> None:
    client = house.guest()
    del client.headers["Origin"]
    assert client.patch(f"{API}/me", json={"name": "Mallory"}).json()["code"] == "no_origin"


def test_a_program_without_cookie_needs_no_origin(house: House) -> None:
    assert house.program().post(f"{API}/guests", json={"name": "Program"}).status_code == 201
    assert house.bot(house.guest()).patch(f"{API}/me", json={"name": "Robo 2"}).status_code == 200


def shake_hands(house: House, **headers: str) -> int:
    """The status of a handshake; 101 if the socket opens."""
    try:
        with connect(house.address.replace("http", "ws") + "/ws", additional_headers=headers):
            return 101
    except InvalidStatus as problem:
        return problem.response.status_code


def test_a_page_of_another_web_site_opens_no_socket(house: House) -> None:
    cookie = f"inselreich_session={house.guest().cookies['inselreich_session']}"
    assert shake_hands(house, Cookie=cookie, Origin=house.address) == 101
    assert shake_hands(house, Cookie=cookie, Origin="https://evil.example") == 403
    assert shake_hands(house, Origin="https://evil.example") == 403
    assert shake_hands(house, Cookie=cookie) == 403
    assert shake_hands(house) == 101
    assert shake_hands(house, Authorization="Bearer " + "x" * 43) == 403


def greeted(house: House, hello: dict[str, Any], **headers: str) -> dict[str, Any]:
    address = house.address.replace("http", "ws") + "/ws"
    with connect(address, additional_headers=headers) as socket:
        socket.send(json.dumps({"type": "hello", "version": 1} | hello))
        found: dict[str, Any] = json.loads(str(socket.recv(10)).splitlines()[0])
        return found


def test_a_socket_knows_a_person_by_the_cookie_and_a_bot_by_its_token(house: House) -> None:
    cookie = f"inselreich_session={house.guest('Ada').cookies['inselreich_session']}"
    assert greeted(house, {}, Cookie=cookie, Origin=house.address)["name"] == "Ada"
    header = house.bot(house.guest(), "Robo").headers["Authorization"]
    assert greeted(house, {}, Authorization=header)["name"] == "Robo"
    assert greeted(house, {"token": header.split()[1]})["name"] == "Robo"
    assert greeted(house, {})["type"] in ("refused", "farewell")


def test_behind_a_proxy_the_known_web_addresses_may_ask_and_the_cookie_is_secure(proxied: House) -> None:
    for number, origin in enumerate(("https://play.example.org", "https://friends.example")):
        headers = {"Origin": origin, "X-Forwarded-Proto": "https", "X-Forwarded-For": f"192.0.2.{number}"}
        answer = proxied.stranger(**headers).post(f"{API}/guests", json={"name": "Ada"})
        assert answer.status_code == 201
        assert "secure" in answer.headers["set-cookie"].lower()
        assert answer.headers["strict-transport-security"]


def test_a_forwarded_address_is_believed_only_from_its_end(proxied: House) -> None:
    client = proxied.program()
    for number in range(RATES["recovery"].burst):
        client.headers["X-Forwarded-For"] = f"10.0.0.{number}, 192.0.2.77"
        assert client.post(f"{API}/recovery", json={"code": "x"}).status_code == 400
    answer = client.post(f"{API}/recovery", json={"code": "x"})
    assert answer.status_code == 429
    assert int(answer.headers["Retry-After"]) >= 1
    client.headers["X-Forwarded-For"] = "192.0.2.78"
    assert client.post(f"{API}/recovery", json={"code": "x"}).status_code == 400


def test_without_a_proxy_nobody_says_whence_he_comes(house: House) -> None:
    answer = house.stranger(**{"X-Forwarded-For": "192.0.2.1", "X-Forwarded-Proto": "https"}).get("/metrics")
    assert answer.status_code == 200


def test_metrics_are_not_for_the_world(proxied: House) -> None:
    assert proxied.stranger(**{"X-Forwarded-For": "8.8.8.8"}).get("/metrics").status_code == 403
    assert proxied.stranger(**{"X-Forwarded-For": "127.0.0.1"}).get("/metrics").status_code == 200


def test_a_login_is_tried_so_often_from_wherever(proxied: House) -> None:
    client, wish = proxied.program(), {"login": "victim", "password": "guess"}
    tried: list[int] = []
    while 429 not in tried and len(tried) < 5 * RATES["login"].burst:  # slow hashing may let a few more pass
        client.headers["X-Forwarded-For"] = f"198.51.100.{len(tried)}"
        tried.append(client.post(f"{API}/sessions", json=wish).status_code)
    assert tried.pop() == 429
    assert set(tried) == {403}
    assert len(tried) >= RATES["login"].burst


def test_a_bucket_is_empty_after_its_burst_and_fills_again() -> None:
    now = [0.0]
    found = Limits(clock=lambda: now[0])
    burst, every = RATES["guests"]
    for _ in range(burst):
        found.take("guests", "a")
    with pytest.raises(TooMany) as refusal:
        found.take("guests", "a")
    assert refusal.value.wait == every
    found.take("guests", "b")
    now[0] = every
    found.take("guests", "a")


def test_buckets_do_not_fill_the_memory_and_empty_ones_are_remembered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "MOST_BUCKETS", 100)
    found = Limits(clock=lambda: 0.0)
    for _ in range(RATES["recovery"].burst):
        found.take("recovery", "guesser")
    for number in range(1000):
        found.take("requests", str(number))
    assert len(found._buckets) <= 101
    with pytest.raises(TooMany):
        found.take("recovery", "guesser")


def test_an_ipv6_line_is_one_neighbourhood() -> None:
    assert neighbourhood("2001:db8::1") == neighbourhood("2001:db8::ffff:1") != neighbourhood("2001:db8:0:1::1")
    assert neighbourhood("::ffff:192.0.2.1") == "192.0.2.1"


@pytest.mark.parametrize(
    ("body", "said"),
    [
        (b"", "this needs a body of JSON"),
        (b"{", "the body is not JSON"),
        (b"[]", "the body must be an object, not a list"),
        (b"{}", "the field name is missing"),
        (b'{"name": 7}', "the field name must be a text, not a whole number"),
        (b'{"name": "Ada", "admin": true}', "there is no field admin; there is name"),
        (b'{"name": "\\ud800"}', "the body is not JSON"),
        (b'{"name": "\xff"}', "the body is not JSON"),
        (b"[" * 50_000, "the body"),
    ],
)
def test_a_wrong_body_is_refused_with_what_would_be_right(house: House, body: bytes, said: str) -> None:
    answer = house.guest().patch(f"{API}/me", content=body, headers={"Content-Type": "application/json"})
    assert answer.status_code == 400, answer.text
    assert answer.json()["sentence"].startswith(said)


def test_a_number_in_quotes_is_no_number(house: House) -> None:
    answer = house.guest().post(f"{API}/tables", json={"game": "classic", "seats": "3"})
    assert answer.json()["sentence"] == "the field seats must be a whole number or null, not a text"


def test_what_is_no_json_is_refused(house: House) -> None:
    answer = house.guest().patch(f"{API}/me", data={"name": "Form"})
    assert (answer.status_code, answer.json()["code"]) == (415, "not_json")


def test_a_large_body_is_refused(house: House) -> None:
    client = house.guest()
    assert client.patch(f"{API}/me", json={"name": "x" * 70_000}).status_code == 413
    chunks = (b"x" * 10_000 for _ in range(10))
    answer = client.patch(f"{API}/me", content=chunks, headers={"Content-Type": "application/json"})
    assert answer.status_code == 413
    assert answer.json()["code"] == "too_large"


@pytest.mark.parametrize(
    ("query", "said"),
    [
        ("state=gone", "the parameter state is one of open, running, over, closed"),
        ("limit=many", "the parameter limit must be a whole number"),
        ("limit=0", "the parameter limit must be a whole number >= 1"),
        ("sort=age", "there is no parameter sort here"),
    ],
)
def test_a_wrong_parameter_is_refused_with_what_would_be_right(house: House, query: str, said: str) -> None:
    answer = house.stranger().get(f"{API}/tables?{query}")
    assert (answer.status_code, answer.json()["sentence"]) == (400, said)


def test_a_missing_parameter_is_named(house: House) -> None:
    client = house.stranger()
    for what in ("names", "rules"):
        said = client.get(f"{API}/games/classic/{what}").json()["sentence"]
        assert said == "the parameter language is missing; it is one of de, en"
        said = client.get(f"{API}/games/classic/{what}?language=fr").json()["sentence"]
        assert said == "the parameter language is one of de, en"


@pytest.mark.parametrize("method", ["PUT", "TRACE"])
def test_a_wrong_method_is_told_the_right_ones(house: House, method: str) -> None:
    answer = house.stranger().request(method, f"{API}/me")
    assert answer.status_code == 405
    assert answer.headers["Allow"] == "OPTIONS, GET, HEAD, PATCH"


@pytest.mark.parametrize(
    "path", ["/", "/pages/style.css", "/healthz", f"{API}/games", f"{API}/me", f"{API}/openapi.json", "/nowhere"]
)
def test_head_is_answered_like_get_without_a_body(house: House, path: str) -> None:
    client = house.guest()
    whole, head = client.get(path), client.head(path)
    assert (head.status_code, head.content) == (whole.status_code, b"")
    for name in ("content-type", "content-length", "content-security-policy", "etag"):
        assert head.headers.get(name) == whole.headers.get(name), name
    assert client.get("/healthz").status_code == 200


def test_head_asks_for_nothing_that_is_not_there_to_be_got(house: House) -> None:
    assert house.stranger().head(f"{API}/guests").status_code == 405
    assert house.stranger().head(f"{API}/me").status_code == 401


@pytest.mark.parametrize("strange", ["%00", "a" * 5000, "..%2f..%2fsecret_key", "%ff", "'; DROP TABLE x; --"])
def test_a_strange_path_is_simply_not_there(house: House, strange: str) -> None:
    client = house.guest()
    for path in (f"{API}/tables/{strange}", f"{API}/codes/{strange}", f"/pages/{strange}", f"/{strange}"):
        assert client.get(path).status_code in (400, 404), path


def test_the_key_is_made_once_and_only_its_owner_can_read_it(tmp_path: Path) -> None:
    found = Settings(data=tmp_path / "data")
    key = secret_key(found)
    path = tmp_path / "data" / "secret_key"
    assert len(key) >= 32
    assert stat.S_IMODE(path.stat().st_mode) == 0o600
    os.chmod(path, 0o644)
    assert secret_key(found) == key
    assert stat.S_IMODE(path.stat().st_mode) == 0o600
    assert [each.name for each in path.parent.iterdir()] == ["secret_key"]


def test_a_key_that_was_damaged_is_refused(tmp_path: Path) -> None:
    (tmp_path / "secret_key").write_text("short\n")
    with pytest.raises(BadSetting, match="holds no key"):
        secret_key(Settings(data=tmp_path))


@pytest.mark.parametrize(
    "wrong",
    [
        {"origins": ("play.example.org",)},
        {"origins": ("https://play.example.org/path",)},
        {"public_url": "ftp://play.example.org"},
        {"public_url": "https://user@play.example.org"},
        {"public_url": "https://play.example.org:port"},
        {"secret_key": "short"},
    ],
)
def test_a_setting_that_cannot_be_is_refused(tmp_path: Path, wrong: dict[str, Any]) -> None:
    with pytest.raises(BadSetting):
        Settings(data=tmp_path, **wrong)


def test_pages_and_probes_are_there_while_the_store_is_away(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    async def away(*_: object, **__: object) -> None:
        raise StoreAway("the database cannot be used now")

    client = house.guest()
    monkeypatch.setattr(house.doors.store.people, "session", away)
    for path in ("/", "/check", "/healthz", "/metrics", f"{API}/games"):
        assert client.get(path).status_code == 200, path
    answer = client.get(f"{API}/me")
    assert (answer.status_code, answer.json()["code"], answer.headers["Retry-After"]) == (503, "store_away", "1")


def test_what_is_broken_inside_is_told_without_a_trace(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    async def fail(*_: object, **__: object) -> None:
        raise RuntimeError("a secret detail")

    monkeypatch.setattr(house.doors.store.tables, "list", fail)
    answer: httpx.Response = house.stranger().get(f"{API}/tables")
    assert answer.status_code == 500
    assert answer.json()["code"] == "broken"
    assert "secret" not in answer.text
