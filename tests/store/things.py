"""Persons, tables and moves to store."""

from __future__ import annotations

import itertools
from typing import Any

import msgspec

from inselreich.store import Store
from inselreich.store.keys import new_id, new_table_code
from inselreich.store.rows import After, Clock, Move, Person, Seat, Table

NOON = 1_700_000_000_000
SECRET = "ab" * 32
_counter = itertools.count()


async def person(store: Store, name: str = "Ada") -> Person:
    return (await store.people.create_guest(name, NOON))[0]


def a_table(host: Person, **changes: Any) -> Table:
    table = Table(
        id=new_id(),
        code=new_table_code(),
        game="classic",
        version="1",
        seat_count=3,
        options={"points_to_win": 10},
        public=True,
        watchable=True,
        host=host.id,
        clock=Clock("live", 30_000, 60_000),
        pace_ms=500,
        secret=SECRET,
        commitment="cd" * 32,
        created_at=NOON + next(_counter),
    )
    return msgspec.structs.replace(table, **changes)


async def open_table(store: Store, host: Person | None = None, **changes: Any) -> Table:
    """With its host on seat 0."""
    host = host or await person(store)
    table = a_table(host, **{"seats": (Seat(0, host.name, host.id),), **changes})
    await store.tables.create(table)
    return table


async def running_table(store: Store, host: Person | None = None, **changes: Any) -> Table:
    table = await open_table(store, host, **changes)
    assert await store.tables.start(table.id, table.seats, NOON, None)
    return await stored(store, table)


async def stored(store: Store, table: Table) -> Table:
    found = await store.tables.get(table.id)
    assert found is not None
    return found


def a_move(number: int, mark: str | None = None, *, what: str = '{"type":"end_turn"}') -> Move:
    return Move(number, number % 3, what.encode(), "person", NOON + number, mark or f"worker-{next(_counter)}")


def after(length: int, **changes: Any) -> After:
    return After(length=length, **{"asked_at": NOON + length, "wake_at": None, **changes})
