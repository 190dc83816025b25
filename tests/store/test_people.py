"""Persons, and what opens doors for them: none of it can be read out of the database."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from inselreich.store import LoginTaken, PasskeyTaken, Store
from inselreich.store.keys import READABLE, hashed
from inselreich.store.people import SEEN_MS
from inselreich.store.rows import Passkey

from .things import NOON, person

pytestmark = pytest.mark.anyio


async def test_a_guest_comes_back_by_the_recovery_code_however_it_is_typed(store: Store) -> None:
    ada, code = await store.people.create_guest("Ada", NOON)
    assert (ada.kind, ada.name, ada.created_at) == ("guest", "Ada", NOON)
    assert re.fullmatch(rf"([{READABLE}]{{4}}-){{3}}[{READABLE}]{{4}}", code)
    assert not set("01IOUL") & set(READABLE)
    for typed in (code, code.lower(), code.replace("-", ""), f"  {code.replace('-', ' ')}\n", code.replace("-", "–")):
        assert await store.people.recover(typed) == ada
    assert await store.people.recover(code[:-1]) is None
    assert await store.people.recover("") is None
    new = await store.people.renew_recovery_code(ada.id)
    assert await store.people.recover(code) is None
    assert await store.people.recover(new) == ada


async def test_persons_are_found_and_renamed(store: Store) -> None:
    ada, ben = await person(store), await person(store, "Ben")
    assert await store.people.rename(ben.id, "Benedikt")
    assert not await store.people.rename("nobody", "X")
    found = await store.people.many([ada.id, ben.id, "nobody"])
    assert {id_: each.name for id_, each in found.items()} == {ada.id: "Ada", ben.id: "Benedikt"}
    assert await store.people.get("nobody") is None
    assert await store.people.many([]) == {}


async def test_a_login_belongs_to_one_whatever_the_capitals(store: Store) -> None:
    ada, ben = await person(store), await person(store, "Ben")
    account = await store.people.make_account(ada.id, "Ada", "hash")
    assert account is not None
    assert (account.kind, account.login, account.id) == ("account", "Ada", ada.id)
    with pytest.raises(LoginTaken, match="ADA"):
        await store.people.make_account(ben.id, "ADA", "other")
    assert await store.people.by_login("ada") == (account, "hash")
    assert await store.people.by_login("ben") is None
    assert (await store.people.get(ben.id)) == ben
    assert await store.people.set_password(ada.id, None)
    assert await store.people.by_login("Ada") == (account, None)


async def test_sessions_open_end_and_are_seen(store: Store) -> None:
    ada, ben = await person(store), await person(store, "Ben")
    first, second = [await store.people.open_session(ada.id, label, NOON) for label in ("Firefox", "Safari")]
    assert await store.people.session(first) == ada
    assert await store.people.session(hashed(first)) is None
    assert await store.people.session(first, NOON + SEEN_MS - 1) == ada
    assert {each.seen_at for each in await store.people.sessions(ada.id)} == {NOON}
    assert await store.people.session(first, NOON + SEEN_MS) == ada
    listed = {each.label: each for each in await store.people.sessions(ada.id)}
    assert (listed["Firefox"].seen_at, listed["Safari"].seen_at) == (NOON + SEEN_MS, NOON)
    assert listed["Firefox"].id == hashed(first)
    assert not await store.people.revoke(listed["Firefox"].id, ben.id)
    assert await store.people.revoke(listed["Firefox"].id, ada.id)
    assert await store.people.session(first) is None
    assert await store.people.session(second) == ada


async def test_all_sessions_end_but_the_one_in_use(store: Store) -> None:
    ada = await person(store)
    secrets = [await store.people.open_session(ada.id, "", NOON) for _ in range(3)]
    assert await store.people.revoke_all(ada.id, but=secrets[1]) == 2
    assert [await store.people.session(each) is not None for each in secrets] == [False, True, False]
    assert await store.people.revoke_all(ada.id) == 1


async def test_a_passkey_that_counts_backwards_may_be_a_copy(store: Store) -> None:
    ada, ben = await person(store), await person(store, "Ben")
    key = Passkey(b"\x00\xffid", ada.id, b"public", 5, "Phone", NOON)
    await store.people.add_passkey(key)
    with pytest.raises(PasskeyTaken):
        await store.people.add_passkey(Passkey(key.id, ben.id, b"", 0, "", NOON))
    assert await store.people.passkey(key.id) == key
    assert await store.people.touch_passkey(key.id, 6, NOON + 1)
    for count in (6, 5, 0):
        assert not await store.people.touch_passkey(key.id, count, NOON + 2)
    (kept,) = await store.people.passkeys(ada.id)
    assert (kept.sign_count, kept.used_at) == (6, NOON + 1)
    assert not await store.people.remove_passkey(key.id, ben.id)
    assert await store.people.remove_passkey(key.id, ada.id)
    assert await store.people.passkeys(ada.id) == []


async def test_who_has_a_passkey_has_an_account_until_the_last_is_gone(store: Store) -> None:
    ada, ben = await person(store), await person(store, "Ben")
    await store.people.make_account(ben.id, "ben", None)

    async def kind(who: str) -> str:
        found = await store.people.get(who)
        assert found is not None
        return found.kind

    for who in (ada, ben):
        for name in (b"one", b"two"):
            await store.people.add_passkey(Passkey(who.id.encode() + name, who.id, b"public", 0, "", NOON))
    assert await store.people.remove_passkey(ada.id.encode() + b"one", ada.id)
    assert (await kind(ada.id), await kind(ben.id)) == ("account", "account")
    for who in (ada, ben):
        assert await store.people.remove_passkey(who.id.encode() + b"two", who.id)
    assert await store.people.remove_passkey(ben.id.encode() + b"one", ben.id)
    assert (await kind(ada.id), await kind(ben.id)) == ("guest", "account")


async def test_a_passkey_that_does_not_count_can_be_used_again_and_again(store: Store) -> None:
    ada = await person(store)
    await store.people.add_passkey(Passkey(b"id", ada.id, b"public", 0, "", NOON))
    assert await store.people.touch_passkey(b"id", 0, NOON)
    assert await store.people.touch_passkey(b"id", 0, NOON)
    assert not await store.people.touch_passkey(b"unknown", 0, NOON)


async def test_a_bot_connects_until_its_token_is_revoked(store: Store) -> None:
    ada, ben = await person(store), await person(store, "Ben")
    bot, token = await store.people.make_token(ada.id, "Deep", NOON)
    assert (bot.kind, bot.owner, bot.name) == ("bot", ada.id, "Deep")
    assert await store.people.token(token) == bot
    assert await store.people.tokens(ada.id) == [bot]
    assert not await store.people.revoke_token(bot.id, ben.id)
    assert await store.people.revoke_token(bot.id, ada.id)
    assert not await store.people.revoke_token(bot.id, ada.id)
    assert await store.people.token(token) is None
    assert await store.people.tokens(ada.id) == []
    assert await store.people.get(bot.id) == bot


async def test_what_opens_a_door_is_nowhere_in_the_files(tmp_path: Path) -> None:
    async with await Store.open(f"sqlite:///{tmp_path / 'store.sqlite'}") as store:
        ada, code = await store.people.create_guest("Ada", NOON)
        session = await store.people.open_session(ada.id, "", NOON)
        _, token = await store.people.make_token(ada.id, "Deep", NOON)
        files = b"".join(path.read_bytes() for path in tmp_path.iterdir())
        assert ada.id.encode() in files
        for secret in (code, code.replace("-", ""), session, token):
            assert secret.encode() not in files
        for path in tmp_path.iterdir():
            assert path.stat().st_mode & 0o077 == 0, path
