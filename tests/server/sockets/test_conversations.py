"""One client's conversation with the server: greetings, refusals, chat, and connections that end."""

from __future__ import annotations

import asyncio
import json
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

from inselreich.server.sockets import connection, desk
from inselreich.server.tables.hall import AWAY
from tests.support.conversations import Gone, Message, Talk, playing
from tests.support.halls import Worker, any_move, eventually, play_on, scene, worker


async def code(talk: Talk, message: dict[str, Any]) -> str:
    """Of the refusal."""
    await talk.say(message)
    found: str = (await talk.until("refused"))["code"]
    return found


async def until_gone(talk: Talk) -> None:
    """Hear everything up to the end of the connection."""
    with suppress(Gone):
        while True:
            await talk.hear()


async def two_at_a_table(house: Worker) -> tuple[Any, Any, Any]:
    anna, ben = await house.person("Anna"), await house.person("Ben")
    return anna, ben, await house.table("classic", anna, ben)


@scene
async def test_who_says_no_hello_is_asked_to(tmp_path: Path) -> None:
    async with worker(tmp_path) as house:
        talk = house.talk(await house.person("Anna"))
        for message in (
            {"type": "watch", "table": "t" * 12},
            {"type": "play", "table": "t" * 12, "question": 0, "move": {}},
        ):
            assert await code(talk, message) == "no_hello"
        assert await code(talk, {"type": "hello", "version": 2}) == "other_protocol"


@scene
async def test_a_stranger_needs_a_token_and_a_wrong_one_is_refused(tmp_path: Path) -> None:
    async with worker(tmp_path) as house:
        talk = house.talk(None)
        assert await code(talk, {"type": "hello", "version": 1}) == "who_are_you"
        assert await code(talk, {"type": "hello", "version": 1, "token": "a\x00b"}) == "unknown_token"
        owner = await house.person("Anna")
        _, token = await house.store.people.make_token(owner.id, "Robo")
        assert (await talk.hello(token))["name"] == "Robo"


@scene
@pytest.mark.parametrize(
    "line",
    ["", "{", "null", "[]", '{"type":"dance"}', '{"type":"ping","more":1}', '{"type":"watch","table":7}', "[" * 50_000,
     '{"type":"play","table":"t","question":1,"move":' + "[" * 50_000, '{"type":"watch","table":"t","since":' + "9" * 9000 + "}"],
)  # fmt: skip
async def test_nonsense_is_refused_and_the_conversation_goes_on(tmp_path: Path, line: str) -> None:
    async with worker(tmp_path) as house:
        talk = await house.greeted(await house.person("Anna"))
        await talk.wire.send(line + '\n{"type":"ping","tag":"p"}')
        await talk.until("pong", tag="p")
        assert not line or [each["code"] for each in talk.heard if each["type"] == "refused"] == ["malformed"]


@scene
async def test_what_nobody_has_thought_of_is_told_without_details_and_harms_nobody(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with worker(tmp_path) as house:
        anna, _, table = await two_at_a_table(house)
        talk = await house.greeted(anna)

        async def broken(*_: Any) -> None:
            raise RuntimeError("a secret")

        with monkeypatch.context() as patch:
            patch.setattr(house.store.chat, "latest", broken)
            assert await code(talk, {"type": "watch", "table": table.id}) == "broken"
        assert not any("a secret" in line for line in talk.lines)
        await talk.watch(table.id)


@scene
async def test_a_move_under_way_when_the_connection_ends_is_stored_all_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with worker(tmp_path) as house:
        anna, ben, table = await two_at_a_table(house)
        seat = table.match.waiting_for[0]
        talk = await house.greeted((anna, ben)[seat])
        update = await talk.watch(table.id)
        store, go_on = house.store.journal.append_many, asyncio.Event()

        async def slow(*words: Any) -> None:
            await go_on.wait()
            await store(*words)

        monkeypatch.setattr(house.store.journal, "append_many", slow)
        await talk.say(playing(update, update["decision"]["moves"][0]))
        await eventually(table.lock.locked)
        await talk.close()
        await eventually(lambda: not len(table.audience))
        go_on.set()
        await eventually(lambda: table.number == 1)
        assert len(await house.store.journal.since(table.id)) == 1


@scene
async def test_a_client_that_reads_nothing_is_let_go_when_too_much_waits(tmp_path: Path) -> None:
    async with worker(tmp_path) as house:
        talk = await house.greeted(await house.person("Anna"))
        for _ in range(connection.MOST_UNSAID + 5):
            await talk.say({"type": "ping"})
        await until_gone(talk)
        assert talk.heard[-1]["code"] == "too_slow"


@scene
async def test_a_client_that_does_not_read_costs_the_table_nothing_and_is_told_all_later(tmp_path: Path) -> None:
    async with worker(tmp_path) as house:
        anna, _, table = await two_at_a_table(house)
        talk = await house.greeted(anna)
        await talk.watch(table.id, since=0)
        await play_on(table, 100)
        updates = [await talk.until("update")]
        while updates[-1]["number"] < 100:
            updates.append(await talk.until("update"))
        assert len(updates) <= 3
        assert [each["since"] for each in updates[1:]] == [each["number"] for each in updates[:-1]]


@scene
async def test_who_sends_far_too_much_is_let_go(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(desk, "PERSON_ALLOWANCE", (0.001, 0.01))
    async with worker(tmp_path) as house:
        talk = await house.greeted(await house.person("Anna"))
        for _ in range(desk.PATIENCE + 50):
            await talk.say({"type": "ping"})
        await until_gone(talk)
        codes = [each.get("code") for each in talk.heard]
        assert codes.count("too_fast") >= desk.PATIENCE
        assert talk.heard[-1]["type"] == "farewell"


@scene
async def test_who_comes_later_is_told_the_last_lines_of_the_chat(tmp_path: Path) -> None:
    async with worker(tmp_path) as house:
        anna, ben, table = await two_at_a_table(house)
        for number in range(desk.OLD_LINES + 20):
            await house.store.chat.say(table.id, anna.id, f"line {number}", number)
        talk = await house.greeted(ben)
        await talk.watch(table.id)
        first = await talk.until("said")
        lines = [first, *[await talk.until("said") for _ in range(desk.OLD_LINES - 1)]]
        assert [line["text"] for line in lines] == [f"line {number}" for number in range(20, desk.OLD_LINES + 20)]


@scene
async def test_chat_is_for_those_who_follow_in_print_and_not_for_the_muted(tmp_path: Path) -> None:
    async with worker(tmp_path) as house:
        anna, _, table = await two_at_a_table(house)
        talk = await house.greeted(anna)
        assert await code(talk, {"type": "say", "table": table.id, "text": "hello"}) == "not_here"
        await talk.watch(table.id)
        assert await code(talk, {"type": "say", "table": table.id, "text": "\x07"}) == "bad_text"
        assert await code(talk, {"type": "say", "table": table.id, "text": "x" * 301}) == "bad_text"
        await house.store.chat.mute(anna.id, 1 << 50)
        assert await code(talk, {"type": "say", "table": table.id, "text": "hello"}) == "muted"


@scene
async def test_who_comes_while_nothing_can_be_stored_is_told_so(tmp_path: Path) -> None:
    async with worker(tmp_path) as house:
        anna, _, table = await two_at_a_table(house)
        talk = await house.greeted(anna)
        house.store.journal.away = True
        await talk.watch(table.id)
        assert [each["sentence"] for each in talk.heard if each["type"] == "waiting"] == [AWAY]


@scene
async def test_moves_of_other_games_wrong_shapes_and_wrong_moments_change_nothing(tmp_path: Path) -> None:
    async with worker(tmp_path) as house:
        anna, ben, table = await two_at_a_table(house)
        seat = table.match.waiting_for[0]
        talk = await house.greeted((anna, ben)[seat])
        update = await talk.watch(table.id)
        wrong: list[Any] = [
            {"type": "donate"},
            {"type": "end_turn"},
            {},
            [],
            None,
            {"type": "build_settlement", "crossing": "X9"},
        ]
        answers = [await talk.play(update, move, tag=str(number)) for number, move in enumerate(wrong)]
        assert {each["type"] for each in answers} == {"refused"}
        assert {each["code"] for each in answers} <= {"malformed", "illegal"}
        other = await house.greeted((anna, ben)[1 - seat])
        now = await other.watch(table.id)
        move: Message = json.loads(any_move(table, seat))
        assert (await other.play(now, move))["code"] == "not_your_turn"
        assert (await talk.play(update | {"question": 7}, move, "later"))["code"] == "stale"
        assert table.number == 0
        assert (await talk.play(update, move, "right"))["type"] == "done"
