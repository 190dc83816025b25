"""Moves: appended once each, in one order, whoever asks and whatever breaks."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from inselreich.store import NoSuchTable, Store, StoreAway, Taken
from inselreich.store.batches import Entry, PostgresWriter
from inselreich.store.journal import Journal
from tests.support.proxy import Proxy, proxy_to
from tests.support.services import postgres_says

from .things import NOON, a_move, after, running_table, stored

pytestmark = pytest.mark.anyio


def behind(proxy: Proxy, url: str) -> str:
    """The same database by way of the proxy."""
    return f"postgresql://postgres@127.0.0.1:{proxy.port}/{url.rsplit('/', 1)[1]}"


def server_of(url: str) -> tuple[str, int]:
    host, _, port = url.split("@")[1].split("/", maxsplit=1)[0].partition(":")
    return host, int(port or 5432)


@asynccontextmanager
async def by_proxy(url: str) -> AsyncIterator[tuple[Store, Proxy]]:
    async with proxy_to(*server_of(url)) as proxy, await Store.open(behind(proxy, url)) as store:
        yield store, proxy


def spied(store: Store, monkeypatch: pytest.MonkeyPatch) -> list[set[str]]:
    """Of each batch that the writer brings home, which tables had lost."""
    writer, lost = store.journal._writer, list[set[str]]()
    write = writer.write

    async def noting(batch: Sequence[Entry]) -> Sequence[str]:
        lost.append(set(await write(batch)))
        return list(lost[-1])

    monkeypatch.setattr(writer, "write", noting)
    return lost


async def numbers(store: Store, table: str) -> list[int]:
    return [move.number for move in await store.journal.since(table)]


async def test_a_move_comes_back_as_it_was_with_how_the_table_stands_after_it(store: Store) -> None:
    table = await running_table(store)
    move = a_move(0, what='{"type":"say","text":"\\u00fc\\u0000 ü \\"x\\""}')
    await store.journal.append(table.id, move, after(1, wake_at=NOON + 5, reserves=(100, None, 300)))
    assert await store.journal.since(table.id) == [move]
    now = await stored(store, table)
    assert (now.length, now.asked_at, now.wake_at, now.state) == (1, NOON + 1, NOON + 5, "running")
    assert [seat.reserve_ms for seat in now.seats] == [100]
    assert now.revision == table.revision


async def test_reserves_stay_where_a_move_says_nothing_of_them(store: Store) -> None:
    table = await running_table(store)
    await store.journal.append(table.id, a_move(0), after(1, reserves=(100,)))
    await store.journal.append(table.id, a_move(1), after(2))
    assert (await stored(store, table)).seats[0].reserve_ms == 100


async def test_the_last_move_ends_the_match(store: Store) -> None:
    table = await running_table(store)
    result = {"winners": [1], "points": [3, 10, 4]}
    await store.journal.append(table.id, a_move(0), after(1, wake_at=NOON, ended_by="rules", result=result))
    now = await stored(store, table)
    assert (now.state, now.ended_by, now.result, now.ended_at, now.wake_at) == ("over", "rules", result, NOON, None)


async def test_since_leaves_out_what_is_known(store: Store) -> None:
    table = await running_table(store)
    for number in range(5):
        await store.journal.append(table.id, a_move(number), after(number + 1))
    assert [move.number for move in await store.journal.since(table.id, 3)] == [3, 4]
    assert await store.journal.since(table.id, 5) == []


async def test_several_moves_of_one_table_are_stored_together(store: Store) -> None:
    table = await running_table(store)
    await store.journal.append_many(table.id, [a_move(0), a_move(1), a_move(2)], after(3))
    assert await numbers(store, table.id) == [0, 1, 2]
    assert (await stored(store, table)).length == 3


async def test_of_several_moves_none_is_stored_where_the_first_is_taken(store: Store, other: Store) -> None:
    table = await running_table(store)
    await other.journal.append(table.id, a_move(0, "theirs"), after(1))
    with pytest.raises(Taken):
        await store.journal.append_many(table.id, [a_move(0), a_move(1)], after(2))
    assert [move.mark for move in await store.journal.since(table.id)] == ["theirs"]


@pytest.mark.parametrize("number", [0, 2])
async def test_a_number_that_is_not_the_next_is_refused(store: Store, number: int) -> None:
    table = await running_table(store)
    await store.journal.append(table.id, a_move(0), after(1))
    with pytest.raises(Taken, match=f"move {number} was not stored: another move has this number"):
        await store.journal.append(table.id, a_move(number), after(number + 1))
    assert await numbers(store, table.id) == [0]


async def test_a_table_that_does_not_run_takes_no_move(store: Store) -> None:
    table = await running_table(store)
    assert await store.tables.finish(table.id, "agreement", None, NOON)
    with pytest.raises(Taken, match="the table is over") as refused:
        await store.journal.append(table.id, a_move(0), after(1))
    assert (refused.value.number, refused.value.state) == (0, "over")
    with pytest.raises(NoSuchTable):
        await store.journal.append("nowhere", a_move(0), after(1))
    assert await store.journal.since(table.id) == []


async def test_two_workers_racing_for_every_number_store_each_once(store: Store, other: Store) -> None:
    tables = [await running_table(store) for _ in range(8)]

    async def race(journal: Journal, table: str, mark: str) -> int:
        won = 0
        for number in range(10):
            try:
                await journal.append(table, a_move(number, f"{mark}-{number}"), after(number + 1))
                won += 1
            except Taken:
                while len(await journal.since(table, number)) == 0:
                    await asyncio.sleep(0)
        return won

    racers = [race(each.journal, table.id, mark) for table in tables for each, mark in ((store, "a"), (other, "b"))]
    wins = await asyncio.gather(*racers)
    assert sum(wins) == 8 * 10
    for table in tables:
        moves = await store.journal.since(table.id)
        assert [move.number for move in moves] == list(range(10))
        assert (await stored(store, table)).length == 10


async def test_one_who_loses_does_not_hold_up_the_others_of_the_batch(store: Store, other: Store) -> None:
    tables = [await running_table(store) for _ in range(20)]
    for table in tables[::3]:
        await other.journal.append(table.id, a_move(0, "theirs"), after(1))
    sizes: list[int] = []
    store.journal.on_commit(lambda _seconds, moves: sizes.append(moves))
    came = await asyncio.gather(
        *[store.journal.append(table.id, a_move(0, "ours"), after(1)) for table in tables], return_exceptions=True
    )
    assert sizes == [20]
    for place, (table, outcome) in enumerate(zip(tables, came, strict=True)):
        assert isinstance(outcome, Taken) == (place % 3 == 0)
        assert [move.mark for move in await store.journal.since(table.id)] == ["theirs" if outcome else "ours"]


async def test_two_answers_for_one_number_in_one_worker(store: Store) -> None:
    table = await running_table(store)
    came = await asyncio.gather(
        *[store.journal.append(table.id, a_move(0), after(1)) for _ in range(3)], return_exceptions=True
    )
    assert [type(each) for each in came] == [type(None), Taken, Taken]


async def test_what_the_database_will_never_take_fails_alone(store: Store) -> None:
    good, bad = await running_table(store), await running_table(store)
    endless = a_move(0, what='{"type":"end_turn"}')
    came = await asyncio.gather(
        store.journal.append(good.id, a_move(0), after(1)),
        store.journal.append(bad.id, endless, after(2**70)),
        return_exceptions=True,
    )
    assert came[0] is None
    assert isinstance(came[1], Exception)
    assert await numbers(store, good.id) == [0]
    assert await numbers(store, bad.id) == []
    await store.journal.append(bad.id, a_move(0), after(1))
    assert not store.journal.away


async def test_closing_stores_what_is_under_way_and_then_takes_no_more(url: str, store: Store, other: Store) -> None:
    table = await running_table(store)
    under_way = asyncio.create_task(other.journal.append(table.id, a_move(0), after(1)))
    await asyncio.sleep(0)
    await other.close()
    await under_way
    assert await numbers(store, table.id) == [0]
    with pytest.raises(StoreAway, match="closed"):
        await other.journal.append(table.id, a_move(1), after(2))


# The database is away


async def test_while_postgresql_is_away_moves_wait_and_then_are_stored_once(emptied_postgres: str) -> None:
    async with by_proxy(emptied_postgres) as (store, proxy):
        tables = [await running_table(store) for _ in range(3)]
        told: list[bool] = []
        store.journal.on_away(told.append)
        await store.journal.append(tables[0].id, a_move(0), after(1))
        await proxy.down()
        waiting = [asyncio.create_task(store.journal.append(table.id, a_move(1), after(2))) for table in tables[:1]]
        waiting += [asyncio.create_task(store.journal.append(table.id, a_move(0), after(1))) for table in tables[1:]]
        await asyncio.sleep(0.3)
        assert store.journal.away
        assert not any(each.done() for each in waiting)
        with pytest.raises(StoreAway, match="cannot be used now"):
            await store.ping()
        await proxy.up()
        await asyncio.gather(*waiting)
        assert told == [True, False]
        assert [await numbers(store, table.id) for table in tables] == [[0, 1], [0], [0]]


async def test_a_commit_whose_answer_is_lost_is_neither_repeated_nor_refused(
    emptied_postgres: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with by_proxy(emptied_postgres) as (store, proxy):
        tables = [await running_table(store) for _ in range(3)]
        await store.journal.append(tables[0].id, a_move(0), after(1))
        lost = spied(store, monkeypatch)
        proxy.lose_answer_to = tables[1].id.encode()
        moves = [a_move(1), a_move(0), a_move(0)]
        await asyncio.gather(
            *[
                store.journal.append(table.id, move, after(move.number + 1, ended_by="rules"))
                for table, move in zip(tables, moves, strict=True)
            ]
        )
        assert proxy.lost == 1
        assert lost == [{table.id for table in tables}]  # the second attempt found what the first had committed
        for table, move in zip(tables, moves, strict=True):
            assert (await store.journal.since(table.id))[-1] == move
            assert (await stored(store, table)).state == "over"


async def test_where_the_answer_is_lost_and_another_was_faster_the_loser_is_told(emptied_postgres: str) -> None:
    async with (
        proxy_to(*server_of(emptied_postgres)) as proxy,
        await Store.open(behind(proxy, emptied_postgres)) as store,
        await Store.open(emptied_postgres) as other,
    ):
        table = await running_table(store)
        await store.journal.append(table.id, a_move(0), after(1))
        await other.journal.append(table.id, a_move(1, "theirs"), after(2))
        proxy.lose_answer_to = table.id.encode()
        with pytest.raises(Taken):
            await store.journal.append(table.id, a_move(1, "ours"), after(2))
        assert proxy.lost == 1


async def test_after_postgresql_has_thrown_everybody_out_moves_go_on(emptied_postgres: str) -> None:
    async with await Store.open(emptied_postgres) as store:
        table = await running_table(store)
        await store.journal.append(table.id, a_move(0), after(1))
        postgres_says(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
            "WHERE datname = current_database() AND pid <> pg_backend_pid()",
            emptied_postgres,
        )
        await store.journal.append(table.id, a_move(1), after(2))
        assert await numbers(store, table.id) == [0, 1]


async def test_two_workers_with_the_same_tables_in_another_order_do_not_block_each_other(emptied_postgres: str) -> None:
    async with await Store.open(emptied_postgres) as store, await Store.open(emptied_postgres) as other:
        tables = [await running_table(store) for _ in range(30)]
        away: list[bool] = []
        store.journal.on_away(away.append)
        other.journal.on_away(away.append)
        for number in range(10):
            forth = [store.journal.append(table.id, a_move(number), after(number + 1)) for table in tables]
            back = [other.journal.append(table.id, a_move(number), after(number + 1)) for table in tables[::-1]]
            came = await asyncio.gather(*forth, *back, return_exceptions=True)
            assert sum(isinstance(each, Taken) for each in came) == 30
        assert away == []  # a deadlock would have looked like that


async def test_while_the_sqlite_file_is_locked_moves_wait_and_the_loop_does_not(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("inselreich.store.batches.TURNS", 3)
    path = tmp_path / "store.sqlite"
    async with await Store.open(f"sqlite:///{path}") as store:
        table = await running_table(store)
        told: list[bool] = []
        store.journal.on_away(told.append)
        lock = sqlite3.connect(path, isolation_level=None)
        lock.execute("BEGIN IMMEDIATE")
        waiting = asyncio.create_task(store.journal.append(table.id, a_move(0), after(1)))
        while not store.journal.away:
            await asyncio.sleep(0.001)
        assert not waiting.done()
        lock.execute("ROLLBACK")
        lock.close()
        await waiting
        assert told == [True, False]
        assert await numbers(store, table.id) == [0]


async def test_whoever_closes_while_the_database_is_away_is_told_what_was_not_stored(emptied_postgres: str) -> None:
    async with proxy_to(*server_of(emptied_postgres)) as proxy:
        store = await Store.open(behind(proxy, emptied_postgres))
        table = await running_table(store)
        await proxy.down()
        waiting = asyncio.create_task(store.journal.append(table.id, a_move(0), after(1)))
        await asyncio.sleep(0.1)
        await store.journal.close(patience=0.1)
        with pytest.raises(StoreAway, match="closed before"):
            await waiting
        await store.close()


async def test_a_batch_that_fails_again_and_again_is_tried_ever_more_slowly(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await running_table(store)
    pauses: list[float] = []
    sleep = asyncio.sleep

    async def rest(seconds: float) -> None:
        pauses.append(seconds)
        await sleep(0)

    writer = store.journal._writer
    write, failures = writer.write, iter(range(7))

    async def failing(batch: Sequence[Entry]) -> Sequence[str]:
        if next(failures, None) is not None:
            raise ConnectionResetError("gone")
        return await write(batch)

    monkeypatch.setattr(writer, "write", failing)
    monkeypatch.setattr("inselreich.store.journal.asyncio.sleep", rest)
    await store.journal.append(table.id, a_move(0), after(1))
    assert [round(pause, 2) for pause in pauses if pause > 0.01] == [0.05, 0.1, 0.2, 0.4, 0.8, 1.0, 1.0]
    assert isinstance(writer, PostgresWriter) == (not store.database.is_sqlite)
