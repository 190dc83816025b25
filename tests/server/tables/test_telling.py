"""What the followers of a table are told: everything, once, and never before it is stored."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest

from inselreich.core.events import told_to
from inselreich.server.errors import Refusal
from inselreich.server.tables.live import MOST_FRAMES
from inselreich.store.errors import StoreAway
from tests.support.halls import Ear, any_move, eventually, play_any, play_on, raises, scene, worker


@scene
async def test_who_comes_back_with_the_last_number_hears_each_event_once(tmp_path: Path) -> None:
    async with worker(tmp_path) as house:
        people = [await house.person(name) for name in ("Anna", "Ben", "Cleo")]
        table = await house.table("quick", *people, points_to_win=4)
        assert table.match is not None
        heard: dict[int | None, list[Any]] = {0: [], 1: [], 2: [], None: []}
        known: dict[int | None, int] = dict.fromkeys(heard, 0)
        step = 0
        while table.row.state == "running":
            step += 1
            for place, seat in enumerate(heard):
                if step % (place + 2) == 0:  # everybody is cut off at other times
                    for update in Ear().follow(house.hall, table, seat, known[seat]).updates():
                        assert update["since"] == known[seat]
                        known[seat] = update["number"]
                        heard[seat] += update.get("events", [])
            await play_any(table, table.match.waiting_for[-1], step)
        for seat, events in heard.items():
            (last,) = Ear().follow(house.hall, table, seat, known[seat]).updates()
            assert last["over"]
            (whole,) = Ear().follow(house.hall, table, seat, 0).updates()
            assert events + last.get("events", []) == whole["events"]
            assert len(whole["events"]) == len(told_to(seat, table.match.events))


@scene
async def test_who_does_not_read_is_told_all_at_once_and_costs_the_table_nothing(tmp_path: Path) -> None:
    async with worker(tmp_path) as house:
        anna, ben = await house.person("Anna"), await house.person("Ben")
        table = await house.table("classic", anna, ben)
        ear = Ear().follow(house.hall, table, 1)
        await play_on(table, 60)
        (update,) = ear.updates()
        assert (update["since"], update["number"]) == (0, 60)
        assert len(update["events"]) == len(table.match.events_for(1))  # type: ignore[union-attr]
        assert ear.updates() == []
        assert ear.stirred >= 60


@scene
async def test_nothing_is_told_before_it_is_stored(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with worker(tmp_path) as house:
        anna, ben = await house.person("Anna"), await house.person("Ben")
        table = await house.table("classic", anna, ben)
        ear = Ear().follow(house.hall, table, None)
        ear.read()
        held = asyncio.Event()
        store = house.store.journal.append_many

        async def slow(*words: Any) -> None:
            await held.wait()
            await store(*words)

        monkeypatch.setattr(house.store.journal, "append_many", slow)
        under_way = asyncio.ensure_future(play_any(table, table.match.waiting_for[0]))  # type: ignore[union-attr]
        await eventually(table.lock.locked)
        table.audience.stir(update=True)
        assert ear.updates() == []
        held.set()
        assert await under_way == 1
        assert [update["number"] for update in ear.updates()] == [1]


@scene
async def test_a_move_that_can_neither_be_stored_nor_refused_leaves_memory_as_the_store_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with worker(tmp_path) as house:
        anna, ben = await house.person("Anna"), await house.person("Ben")
        table = await house.table("classic", anna, ben)
        ear = Ear().follow(house.hall, table, 0)
        await play_on(table, 3)
        ear.read()
        seat = table.match.waiting_for[0]  # type: ignore[union-attr]
        move = any_move(table, seat)

        async def broken(*_: Any) -> None:
            raise StoreAway("the disk is on fire")

        with monkeypatch.context() as patch:
            patch.setattr(house.store.journal, "append_many", broken)
            await raises(table.play(seat, 3, move), StoreAway)
        assert ear.updates() == []
        assert table.unclear
        assert await table.play(seat, 3, move) == 4
        assert [(update["since"], update["number"]) for update in ear.updates()] == [(3, 4)]
        assert [move.number for move in await house.store.journal.since(table.id)] == [0, 1, 2, 3]


@scene
async def test_what_one_is_told_is_encoded_once_and_forgotten_in_time(tmp_path: Path) -> None:
    async with worker(tmp_path) as house:
        anna, ben = await house.person("Anna"), await house.person("Ben")
        table = await house.table("classic", anna, ben)
        await play_on(table, 2 * MOST_FRAMES)
        for since in range(2 * MOST_FRAMES):
            Ear().follow(house.hall, table, None, since).read()
            assert len(table._frames) <= MOST_FRAMES


@scene
async def test_followers_hear_of_the_rematch(tmp_path: Path) -> None:
    async with worker(tmp_path) as house:
        anna, ben = await house.person("Anna"), await house.person("Ben")
        table = await house.table("quick", anna, ben, points_to_win=4)
        await play_on(table, 2000)
        talk = await house.greeted(ben)
        await talk.watch(table.id)
        again = await house.doors.lobby.rematch(table.row, anna)
        now = await talk.until("table_now")
        while now.get("rematch") is None:
            now = await talk.until("table_now")
        assert now["rematch"] == again.id


@scene
async def test_a_spectator_is_asked_nothing_and_may_not_move(tmp_path: Path) -> None:
    async with worker(tmp_path) as house:
        anna, ben, eve = [await house.person(name) for name in ("Anna", "Ben", "Eve")]
        table = await house.table("classic", anna, ben)
        talk = await house.greeted(eve)
        update = await talk.watch(table.id, since=0)
        assert "decision" not in update
        assert update["view"]["own"] is None
        move = any_move(table, table.match.waiting_for[0])  # type: ignore[union-attr]
        refused = await talk.play(update, json.loads(move))
        assert (refused["type"], refused["code"]) == ("refused", "not_seated")


@scene
async def test_a_table_that_nobody_may_watch_is_shown_to_those_who_play_only(tmp_path: Path) -> None:
    async with worker(tmp_path) as house:
        from inselreich.server.tables.lobby import QuickWish

        anna, eve = await house.person("Anna"), await house.person("Eve")
        row = await house.doors.lobby.quick(anna, QuickWish(game="quick", seats=2, watchable=False, pace_ms=60_000))
        assert (await (await house.greeted(anna)).watch(row.id))["table"] == row.id
        talk = await house.greeted(eve)
        await talk.say({"type": "watch", "table": row.id})
        assert (await talk.until("refused"))["code"] == "not_watchable"


@scene
async def test_a_bot_in_the_middle_of_its_pause_may_be_watched(tmp_path: Path) -> None:
    async with worker(tmp_path) as house:
        anna = await house.person("Anna")
        table = await house.table("quick", "random", anna, pace_ms=60_000)
        (update,) = Ear().follow(house.hall, table, 1).updates()
        assert update["number"] == 0
        with pytest.raises(Refusal) as refused:
            await table.play(1, 7, b'{"type":"end_turn"}')
        assert refused.value.code == "stale"
