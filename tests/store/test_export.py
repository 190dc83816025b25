"""Stored matches come out as the records they are."""

from __future__ import annotations

import pytest

import inselreich
from inselreich import BadRecord
from inselreich.core.errors import InselreichError
from inselreich.store import Store
from inselreich.store import export as exporting
from inselreich.store.export import StoredMatch, matches
from inselreich.store.models import MOVES, TABLES

from .matches import stored_match
from .things import NOON, open_table

pytestmark = pytest.mark.anyio


async def exported(store: Store, *, finished: bool = False) -> list[StoredMatch]:
    return [each async for each in matches(store, finished=finished)]


@pytest.mark.parametrize("key", ["classic", "inka", "quick", "cards1996", "duel"])
async def test_a_finished_match_gives_its_record_with_the_secret(store: Store, key: str) -> None:
    table, match = await stored_match(store, key, seed=5)
    (found,) = await exported(store)
    assert found.table.id == table.id
    record = found.played().record()
    assert record.to_json() == match.record().to_json()
    assert record.fair is not None
    assert record.fair.secret == table.secret
    assert "the dice follow from the committed secret" in inselreich.verify(record)


async def test_an_unfinished_match_gives_a_record_without_the_secret(store: Store) -> None:
    table, match = await stored_match(store, "classic", seed=6, moves=30)
    (found,) = await exported(store)
    record = found.played().record()
    assert record == match.record()
    assert table.secret not in record.to_json()
    assert len(inselreich.replay(record).moves) == 30
    assert await exported(store, finished=True) == []


@pytest.mark.parametrize("ended_by", ["agreement", "limit", "closed"])
async def test_a_match_that_was_broken_off_gives_its_record_with_the_secret(store: Store, ended_by: str) -> None:
    table, _ = await stored_match(store, "classic", seed=6, moves=30)
    if ended_by == "closed":
        assert await store.tables.break_off(table.id, NOON)
    else:
        assert await store.tables.finish(table.id, "agreement" if ended_by == "agreement" else "limit", None, NOON)
    (found,) = await exported(store)
    record = found.played().record()
    assert record.fair is not None
    assert record.fair.secret == table.secret
    assert "the dice follow from the committed secret" in inselreich.verify(record)
    assert inselreich.replay(record).record() == record


async def test_all_that_have_begun_come_once_and_the_oldest_first(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(exporting, "PAGE", 2)
    begun = [(await stored_match(store, "quick", seed=seed, moves=5))[0].id for seed in range(5)]
    await open_table(store)
    assert await store.tables.break_off(begun[1], NOON)
    assert [each.table.id for each in await exported(store)] == begun


async def test_what_this_program_does_not_play_is_named(store: Store) -> None:
    table, _ = await stored_match(store, "quick", seed=7, moves=5)
    (found,) = await exported(store)
    for change, sentence in (
        ({"version": "0.0"}, "version 0.0 of the rules of quick; this program plays"),
        ({"game": "chess"}, "chess"),
        ({"options": '{"speed": 3}'}, "speed"),
    ):
        async with store.database.writing() as connection:
            await connection.execute(TABLES.update().where(TABLES.c.id == table.id).values(change))
        (changed,) = await exported(store)
        with pytest.raises(BadRecord, match=f"table {table.id} cannot be played again: .*{sentence}"):
            changed.played()
        original = {"version": found.table.version, "game": "quick", "options": "{}"}
        async with store.database.writing() as connection:
            await connection.execute(TABLES.update().where(TABLES.c.id == table.id).values(original))
    async with store.database.writing() as connection:
        await connection.execute(MOVES.update().where(MOVES.c.number == 3).values(seat=99))
    (damaged,) = await exported(store)
    with pytest.raises(InselreichError, match="cannot be played again"):
        damaged.played()
