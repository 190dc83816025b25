"""Who one is: guests, recovery, accounts, sessions, passkeys, bots."""

from __future__ import annotations

import unicodedata

import httpx
import pytest
from webauthn.helpers import bytes_to_base64url

from inselreich.server.errors import Refusal
from inselreich.server.identity import names
from inselreich.server.identity.sessions import browser
from tests.server.http.house import API, PASSWORD, House, me
from tests.server.http.passkey import Passkey


def refused(answer: httpx.Response, status: int, code: str) -> str:
    assert (answer.status_code, answer.json()["code"]) == (status, code), answer.text
    return str(answer.json()["sentence"])


def test_a_name_is_trimmed_and_composed() -> None:
    assert names.name("  Ada \t Lovelace ") == "Ada Lovelace"
    assert names.name(unicodedata.normalize("NFD", "Zoë")) == unicodedata.normalize("NFC", "Zoë")
    assert names.name("क्षेत्र") == "क्षेत्र"


@pytest.mark.parametrize(
    "bad", ["", "   ", "x" * 25, "a\x00b", "a\u202eb", "a\u200bb", "...", "\ue000a", "Z" + "\u0335\u0336\u0337"]
)
def test_a_name_that_looks_insane_is_refused(bad: str) -> None:
    with pytest.raises(Refusal):
        names.name(bad)


def test_a_guest_has_a_name_and_a_cookie_that_scripts_cannot_read(house: House) -> None:
    client = house.stranger()
    answer = client.post(f"{API}/guests", json={"name": "Ada"})
    cookie = answer.headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie
    assert "secure" not in cookie
    assert me(client)["name"] == "Ada"


def test_who_is_somebody_already_does_not_become_a_guest_by_accident(house: House) -> None:
    client = house.guest()
    refused(client.post(f"{API}/guests", json={"name": "Ben"}), 409, "already_signed_in")


def test_the_recovery_code_makes_one_oneself_again_however_it_is_typed(house: House) -> None:
    first, second = house.stranger(), house.stranger()
    made = first.post(f"{API}/guests", json={"name": "Ada"}).json()
    typed = made["recovery_code"].lower().replace("-", " ")
    assert second.post(f"{API}/recovery", json={"code": typed}).status_code == 200
    assert me(second)["id"] == made["id"]


def test_a_new_recovery_code_makes_the_old_one_worthless(house: House) -> None:
    client = house.stranger()
    old = client.post(f"{API}/guests", json={"name": "Ada"}).json()["recovery_code"]
    new = client.post(f"{API}/me/recovery").json()["recovery_code"]
    refused(house.stranger().post(f"{API}/recovery", json={"code": old}), 400, "bad_code")
    assert house.stranger().post(f"{API}/recovery", json={"code": new}).status_code == 200


def test_a_guest_turns_into_an_account_and_signs_in_elsewhere(house: House) -> None:
    client = house.account("ada.l")
    assert (me(client)["kind"], me(client)["login"]) == ("account", "ada.l")
    other = house.stranger()
    refused(other.post(f"{API}/sessions", json={"login": "ada.l", "password": "wrong" * 3}), 403, "wrong_login")
    assert other.post(f"{API}/sessions", json={"login": "Ada.L", "password": PASSWORD}).status_code == 201
    assert me(other)["id"] == me(client)["id"]


def test_a_login_belongs_to_one_person(house: House) -> None:
    house.account("only.one")
    answer = house.guest().post(f"{API}/accounts", json={"login": "ONLY.ONE", "password": PASSWORD})
    refused(answer, 409, "login_taken")


@pytest.mark.parametrize("password", ["short", "aaaaaaaaaaaa", "x" * 201, "my easy.one2"])
def test_a_password_that_is_too_easy_is_refused(house: House, password: str) -> None:
    answer = house.guest().post(f"{API}/accounts", json={"login": "easy.one", "password": password})
    refused(answer, 400, "bad_password")


def test_a_new_password_signs_out_everywhere_else(house: House) -> None:
    here, there = house.account("changer"), house.stranger()
    assert there.post(f"{API}/sessions", json={"login": "changer", "password": PASSWORD}).status_code == 201
    wish = {"password": PASSWORD, "new_password": "another good one"}
    assert here.put(f"{API}/me/password", json=wish).status_code == 204
    assert here.get(f"{API}/me").status_code == 200
    assert there.get(f"{API}/me").status_code == 401
    refused(
        house.stranger().post(f"{API}/sessions", json={"login": "changer", "password": PASSWORD}), 403, "wrong_login"
    )


def test_a_session_can_be_ended_from_another_device(house: House) -> None:
    client, other = house.stranger(), house.stranger(**{"User-Agent": "Mozilla/5.0 (X11; Linux) Firefox/130.0"})
    code = client.post(f"{API}/guests", json={"name": "Ada"}).json()["recovery_code"]
    other.post(f"{API}/recovery", json={"code": code})
    listed = client.get(f"{API}/sessions").json()
    assert sorted(each["current"] for each in listed) == [False, True]
    elsewhere = next(each for each in listed if not each["current"])
    assert elsewhere["label"] == "Firefox on Linux"
    assert client.delete(f"{API}/sessions/{elsewhere['id']}").status_code == 204
    assert other.get(f"{API}/me").status_code == 401
    assert client.get(f"{API}/me").status_code == 200


def test_nobody_ends_the_session_of_somebody_else(house: House) -> None:
    client = house.guest()
    session = client.get(f"{API}/sessions").json()[0]["id"]
    refused(house.guest().delete(f"{API}/sessions/{session}"), 404, "no_such_session")
    assert client.get(f"{API}/me").status_code == 200


def test_after_signing_out_the_old_cookie_is_worth_nothing(house: House) -> None:
    client = house.guest()
    cookie = client.cookies["inselreich_session"]
    assert client.delete(f"{API}/sessions/current").status_code == 204
    assert "inselreich_session" not in client.cookies
    again = house.stranger(Cookie=f"inselreich_session={cookie}")
    assert again.get(f"{API}/me").status_code == 401


def test_a_cookie_that_was_changed_is_nobodys(house: House) -> None:
    cookie = house.guest().cookies["inselreich_session"]
    forged = house.stranger(Cookie=f"inselreich_session={cookie[:-2]}xx")
    assert forged.get(f"{API}/me").status_code == 401


def with_passkey(house: House, client: httpx.Client) -> Passkey:
    """A new passkey of this person."""
    passkey = Passkey("127.0.0.1", house.address)
    options = client.post(f"{API}/passkeys/begin").json()["options"]
    assert options["rp"]["id"] == "127.0.0.1"
    made = client.post(f"{API}/passkeys", json={"credential": passkey.registered(options)})
    assert (made.status_code, made.json()["kind"]) == (201, "account")
    return passkey


def test_a_passkey_is_registered_and_signs_in(house: House) -> None:
    client = house.guest("Ada")
    passkey = with_passkey(house, client)
    other = house.stranger()
    options = other.post(f"{API}/passkeys/login/begin").json()["options"]
    signed = passkey.signed(options)
    assert other.post(f"{API}/passkeys/login", json={"credential": signed}).status_code == 200
    assert me(other)["id"] == me(client)["id"]


def test_a_guest_with_a_passkey_has_an_account_and_may_take_a_login_later(house: House) -> None:
    client = house.guest("Ada")
    with_passkey(house, client)
    assert (me(client)["kind"], me(client)["login"]) == ("account", None)
    wish = {"password": PASSWORD, "new_password": "another good one"}
    refused(client.put(f"{API}/me/password", json=wish), 409, "no_login")
    made = client.post(f"{API}/accounts", json={"login": "passkey.ada", "password": PASSWORD})
    assert (made.status_code, made.json()["login"]) == (201, "passkey.ada")
    refused(client.post(f"{API}/accounts", json={"login": "other.ada", "password": PASSWORD}), 409, "has_login")


def test_passkeys_are_listed_and_removed_by_those_who_have_them(house: House) -> None:
    client, other = house.guest("Ada"), house.guest("Ben")
    client.headers["User-Agent"] = "Mozilla/5.0 (Macintosh; Mac OS X 15) Version/18.0 Safari/605.1"
    passkey = with_passkey(house, client)
    (listed,) = client.get(f"{API}/passkeys").json()
    assert (listed["id"], listed["label"], listed["used_at"]) == (
        bytes_to_base64url(passkey.id),
        "Safari on macOS",
        None,
    )
    refused(other.delete(f"{API}/passkeys/{listed['id']}"), 404, "no_such_passkey")
    assert client.delete(f"{API}/passkeys/{listed['id']}").status_code == 204
    assert client.get(f"{API}/passkeys").json() == []
    assert me(client)["kind"] == "guest"
    signed = passkey.signed(other.post(f"{API}/passkeys/login/begin").json()["options"])
    refused(other.post(f"{API}/passkeys/login", json={"credential": signed}), 403, "unknown_passkey")


def test_an_answer_of_a_passkey_is_worth_nothing_a_second_time(house: House) -> None:
    client, passkey = house.guest(), Passkey("127.0.0.1", house.address)
    options = client.post(f"{API}/passkeys/begin").json()["options"]
    client.post(f"{API}/passkeys", json={"credential": passkey.registered(options)})
    other = house.stranger()
    signed = passkey.signed(other.post(f"{API}/passkeys/login/begin").json()["options"])
    ceremony = other.cookies["inselreich_ceremony"]
    assert other.post(f"{API}/passkeys/login", json={"credential": signed}).status_code == 200
    thief = house.stranger(Cookie=f"inselreich_ceremony={ceremony}")
    assert thief.post(f"{API}/passkeys/login", json={"credential": signed}).status_code in (400, 403)
    assert thief.get(f"{API}/me").status_code == 401


def test_a_passkey_of_another_web_site_does_not_sign_in(house: House) -> None:
    client, passkey = house.guest(), Passkey("127.0.0.1", "https://evil.example")
    options = client.post(f"{API}/passkeys/begin").json()["options"]
    refused(client.post(f"{API}/passkeys", json={"credential": passkey.registered(options)}), 400, "bad_passkey")


def test_a_passkey_that_nobody_registered_is_refused(house: House) -> None:
    client, passkey = house.stranger(), Passkey("127.0.0.1", house.address)
    signed = passkey.signed(client.post(f"{API}/passkeys/login/begin").json()["options"])
    refused(client.post(f"{API}/passkeys/login", json={"credential": signed}), 403, "unknown_passkey")


@pytest.mark.parametrize("credential", [{}, {"rawId": 7}, {"rawId": "AAAA"}, {"rawId": "é"}, {"id": "", "rawId": ""}])
def test_a_damaged_answer_of_a_passkey_is_refused_in_a_sentence(house: House, credential: dict[str, object]) -> None:
    for begin, end in (("passkeys/begin", "passkeys"), ("passkeys/login/begin", "passkeys/login")):
        client = house.guest()
        client.post(f"{API}/{begin}")
        answer = client.post(f"{API}/{end}", json={"credential": credential})
        assert answer.status_code in (400, 403), answer.text


def test_a_bot_comes_with_its_token_and_goes_when_it_is_revoked(house: House) -> None:
    owner = house.guest()
    bot = house.bot(owner, "Robo")
    assert (me(bot)["kind"], me(bot)["owner"]) == ("bot", me(owner)["id"])
    assert [each["name"] for each in owner.get(f"{API}/tokens").json()] == ["Robo"]
    refused(house.guest().delete(f"{API}/tokens/{me(bot)['id']}"), 404, "no_such_token")
    assert owner.delete(f"{API}/tokens/{me(bot)['id']}").status_code == 204
    refused(bot.get(f"{API}/me"), 401, "bad_token")


def test_a_wrong_token_is_no_guest(house: House) -> None:
    refused(house.program("x" * 43).get(f"{API}/tables"), 401, "bad_token")


@pytest.mark.parametrize(
    ("agent", "label"),
    [
        ("Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Safari/604.1", "Safari on iPhone"),
        ("Mozilla/5.0 (Windows NT 10.0) Chrome/130.0 Safari/537.36 Edg/130.0", "Edge on Windows"),
        ("python-httpx/0.28", "a program"),
        ("", "a program"),
    ],
)
def test_of_a_browser_two_words_are_kept(agent: str, label: str) -> None:
    assert browser(agent) == label
