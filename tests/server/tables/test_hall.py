"""The hall: tables are opened, forgotten, found again when nobody attends to them, and refused when they are damaged."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from inselreich.server.errors import Refusal
from inselreich.server.tables import hall
from inselreich.store.models import MOVES
from tests.support.halls import Ear, Worker, eventually, play_any, play_on, scene, worker


@pytest.fixture
def quick_sweeps(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hall, "SWEEP_SECONDS", 0.02)
    monkeypatch.setattr(hall, "GRACE_MS", 50)


async def refused(house: Worker, table: str) -> Refusal:
    with pytest.raises(Refusal) as found:
        await house.hall.table(table)
    return found.value


async def orphan(house: Worker, *, pace_ms: int = 0) -> str:
    """A table where a bot should have moved long ago, and nobody attends to it."""
    anna = await house.person("Anna")
    table = await house.table("quick", "random", anna, pace_ms=10_000)
    await table.pause()
    table.forget()
    del house.hall.held[table.id]
    await house.change(table.id, wake_at=1, pace_ms=pace_ms)
    return table.id


def test_a_table_whose_worker_is_gone_is_taken_over(tmp_path: Path, quick_sweeps: None) -> None:
    @scene
    async def played() -> None:
        async with worker(tmp_path) as house:
            id_ = await orphan(house)
            await eventually(lambda: id_ in house.hall.held and house.hall.held[id_].attending)

    played()


def test_a_table_that_cannot_be_played_on_does_not_keep_others_waiting(tmp_path: Path, quick_sweeps: None) -> None:
    @scene
    async def played() -> None:
        async with worker(tmp_path) as house:
            bad = await orphan(house, pace_ms=10_000)
            await house.change(bad, version="0", wake_at=0)
            good = await orphan(house)
            await eventually(lambda: good in house.hall.held and house.hall.held[good].attending)
            assert bad not in house.hall.held

    played()


@scene
async def test_a_table_of_other_rules_is_refused_clearly(tmp_path: Path) -> None:
    async with worker(tmp_path) as house:
        id_ = await orphan(house, pace_ms=10_000)
        await house.change(id_, version="0.9")
        problem = await refused(house, id_)
        assert problem.code == "other_version"
        assert "0.9" in problem.sentence


@scene
async def test_damaged_moves_are_refused_clearly_and_the_server_lives(tmp_path: Path) -> None:
    async with worker(tmp_path) as house:
        anna, ben = await house.person("Anna"), await house.person("Ben")
        tables = [await house.table("classic", anna, ben) for _ in range(5)]
        for table in tables:
            await play_on(table, 5)
            table.forget()
            del house.hall.held[table.id]
        illegal, unreadable, missing, uncounted, sound = [table.id for table in tables]
        async with house.store.database.writing() as connection:
            third = MOVES.c.number == 3
            await connection.execute(
                MOVES.update().where(MOVES.c.table_id == illegal, third).values(move='{"type":"end_turn"}')
            )
            await connection.execute(MOVES.update().where(MOVES.c.table_id == unreadable, third).values(move='{"ty'))
            await connection.execute(MOVES.delete().where(MOVES.c.table_id == missing, MOVES.c.number == 4))
        await house.change(uncounted, length=4)
        for damaged, word in (
            (illegal, "move 3"),
            (unreadable, "move 3"),
            (missing, "missing"),
            (uncounted, "more moves"),
        ):
            problem = await refused(house, damaged)
            assert (problem.code, problem.status) == ("damaged", 409)
            assert word in problem.sentence
        talk = await house.greeted(anna)
        await talk.say({"type": "watch", "table": illegal})
        assert (await talk.until("refused"))["code"] == "damaged"
        assert (await talk.watch(sound))["number"] == 5


@scene
async def test_a_table_that_nobody_follows_is_forgotten_and_comes_back_as_it_was(
    tmp_path: Path,
) -> None:
    async with worker(tmp_path) as house:
        anna, ben = await house.person("Anna"), await house.person("Ben")
        table = await house.table("classic", anna, ben)
        await play_on(table, 30)
        followed = await house.table("classic", anna, ben)
        ear = Ear().follow(house.hall, followed, 0)
        for each in (table, followed):
            each.used_at -= 2 * hall.FORGET_SECONDS
        await house.hall._sweep()
        assert table.id not in house.hall.held
        assert followed.id in house.hall.held
        again = await house.hall.table(table.id)
        assert again is not table
        assert (again.number, again.question) == (table.number, table.question)
        assert again.match.view(0) == table.match.view(0)  # type: ignore[union-attr]
        assert await play_any(again, again.match.waiting_for[0]) == 31  # type: ignore[union-attr]
        assert ear.updates()[-1]["number"] == 0


@scene
async def test_a_table_is_opened_once_however_many_ask_for_it(tmp_path: Path) -> None:
    async with worker(tmp_path) as house:
        id_ = await orphan(house, pace_ms=10_000)
        found = await asyncio.gather(*(house.hall.table(id_) for _ in range(20)))
        assert len({id(table) for table in found}) == 1


@scene
@pytest.mark.parametrize("name", ["", "nothing", "\x00" * 12, "a" * 5000, "../../etc/passwd", "\ud800" * 10])
async def test_no_table_has_a_name_that_no_table_can_have(tmp_path: Path, name: str) -> None:
    async with worker(tmp_path) as house:
        assert (await refused(house, name)).code == "no_such_table"
