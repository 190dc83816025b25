"""Matches out of the store: each played again from what is stored, which gives its record."""

from __future__ import annotations

from collections.abc import AsyncIterator

import msgspec
import sqlalchemy as sa

from ..core.match import Match
from .models import TABLES
from .rebuilding import Watch, rebuilt
from .rows import Move, Table
from .store import Store

PAGE = 100


class StoredMatch(msgspec.Struct, frozen=True):
    """A table whose match has begun, and its moves."""

    table: Table
    moves: list[Move]

    def played(self, watch: Watch | None = None) -> Match:
        """The match; `BadRecord` if this program does not play it, or not so.

        Its record names the secret of the fair dice only if nobody plays on.
        """
        return rebuilt(self.table, self.moves, watch)


async def matches(store: Store, *, finished: bool = False) -> AsyncIterator[StoredMatch]:
    """All that have begun, the oldest first; `finished`: only those that have ended by the rules."""
    wanted = TABLES.c.ended_by == "rules" if finished else TABLES.c.started_at.is_not(None)
    last: tuple[int, str] | None = None
    while True:
        page = await _page(store, wanted, last)
        for at, table_id in page:
            table = await store.tables.get(table_id)
            assert table is not None
            moves = await store.journal.since(table_id)
            yield StoredMatch(table, moves[: table.length])
            last = (at, table_id)
        if len(page) < PAGE:
            return


async def _page(store: Store, wanted: sa.ColumnElement[bool], last: tuple[int, str] | None) -> list[tuple[int, str]]:
    age = sa.tuple_(TABLES.c.created_at, TABLES.c.id)
    query = sa.select(TABLES.c.created_at, TABLES.c.id).where(wanted)
    if last is not None:
        query = query.where(age > sa.tuple_(sa.literal(last[0]), sa.literal(last[1])))
    async with store.database.reading() as connection:
        rows = await connection.execute(query.order_by(TABLES.c.created_at, TABLES.c.id).limit(PAGE))
        return [(row[0], row[1]) for row in rows]
