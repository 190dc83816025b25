"""The moves of all tables: the append-only heart of the store, and its hot path.

Group commit: appends that arrive while a transaction runs go together into the next one. A move is written only if its
table is running and has exactly as many moves as the move's number says, in the same statement that counts it: so
of two that answer for one number exactly one is stored, whichever worker asks, and no table gets a gap.

While the database is away, appends wait and are tried again. Whether a transaction whose answer was lost has been
committed is seen by the mark of the move that stands at its number: one's own means that it has.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Sequence
from typing import Final

import sqlalchemy as sa

from .batches import Entry, PostgresWriter, SqliteWriter, Writer
from .database import Database, is_away
from .errors import NoSuchTable, StoreAway, Taken
from .models import MOVES, TABLES
from .rows import After, Move

MOST_AT_ONCE: Final = 1000
"""Tables in one transaction."""
FIRST_PAUSE: Final = 0.05
LONGEST_PAUSE: Final = 1.0


class Journal:
    """`store.journal`."""

    def __init__(self, database: Database) -> None:
        self.away = False
        """Whether the last attempt to write has failed because the database was not there."""
        self._database = database
        self._writer: Writer = SqliteWriter(database) if database.is_sqlite else PostgresWriter(database)
        self._waiting: list[Entry] = []
        self._work: asyncio.Task[None] | None = None
        self._closed = False
        self._away_listeners: list[Callable[[bool], None]] = []
        self._commit_listeners: list[Callable[[float, int], None]] = []

    def on_away(self, callback: Callable[[bool], None]) -> None:
        """Is called with True when the database cannot be written to, and with False when it can again."""
        self._away_listeners.append(callback)

    def on_commit(self, callback: Callable[[float, int], None]) -> None:
        """Is called after every transaction, with its seconds and its number of moves."""
        self._commit_listeners.append(callback)

    async def append(self, table_id: str, move: Move, after: After) -> None:
        """Store the next move of a running table, and how the table stands after it; returns when it is safe.

        `Taken` if the move's number is not the table's next one, or the table is not running. Whoever is cancelled
        here does not know whether the move will be stored.
        """
        await self.append_many(table_id, (move,), after)

    async def append_many(self, table_id: str, moves: Sequence[Move], after: After) -> None:
        """Store the next moves of a table, all of them or none."""
        if self._closed:
            raise StoreAway("the store is closed, so no move can be stored any more")
        entry = Entry(table_id, moves, after, asyncio.get_running_loop().create_future())
        self._waiting.append(entry)
        if self._work is None:
            self._work = asyncio.create_task(self._write_all())
        await entry.done

    async def since(self, table_id: str, number: int = 0) -> list[Move]:
        """The moves from this number on."""
        columns = (MOVES.c.number, MOVES.c.seat, MOVES.c.move, MOVES.c.by, MOVES.c.at, MOVES.c.mark)
        wanted = sa.select(*columns).where(MOVES.c.table_id == table_id, MOVES.c.number >= number)
        async with self._database.reading() as connection:
            rows = await connection.execute(wanted.order_by(MOVES.c.number))
            return [Move(row[0], row[1], row[2].encode(), row[3], row[4], row[5]) for row in rows]

    async def close(self, patience: float = 10) -> None:
        """Store what has been appended, then take no more; what cannot be stored in so many seconds fails."""
        self._closed = True
        if self._work is not None:
            await asyncio.wait([self._work], timeout=patience)
        if self._work is not None:
            self._work.cancel()
            await asyncio.wait([self._work])
        await self._writer.close()

    # Group commit

    async def _write_all(self) -> None:
        batch: list[Entry] = []
        try:
            while self._waiting:
                batch = self._next_batch()
                await self._write(batch)
        finally:
            self._work = None
            for entry in (*batch, *self._waiting):
                entry.fail(StoreAway("the store was closed before this move could be stored"))
            self._waiting = []

    def _next_batch(self) -> list[Entry]:
        """One entry a table: another one for the same table has to see first what became of this."""
        batch: dict[str, Entry] = {}
        later: list[Entry] = []
        for entry in self._waiting:
            if entry.table in batch or len(batch) >= MOST_AT_ONCE:
                later.append(entry)
            else:
                batch[entry.table] = entry
        self._waiting = later
        return list(batch.values())

    async def _write(self, batch: list[Entry]) -> None:
        """Until every entry is stored or has lost."""
        pause = FIRST_PAUSE
        while True:
            try:
                await self._write_once(batch)
            except Exception as problem:  # noqa: BLE001 - each entry gets it, or it is tried again
                if not isinstance(problem, StoreAway) and not is_away(problem):
                    await self._write_one_by_one(batch, problem)
                    return
            else:
                self._tell_away(False)
                return
            self._tell_away(True)
            await asyncio.sleep(pause)
            pause = min(2 * pause, LONGEST_PAUSE)

    async def _write_once(self, batch: list[Entry]) -> None:
        began = time.perf_counter()
        lost = await self._writer.write(batch)
        self._committed(time.perf_counter() - began, batch)
        problems = await self._why(batch, lost) if lost else {}
        for entry in batch:
            problem = problems.get(entry.table)
            if problem is None:
                entry.succeed()
            else:
                entry.fail(problem)

    async def _write_one_by_one(self, batch: list[Entry], problem: Exception) -> None:
        """Something in this batch the database will never take: only that must fail."""
        if len(batch) == 1:
            batch[0].fail(problem)
            return
        for entry in batch:
            await self._write([entry])

    async def _why(self, batch: list[Entry], lost: Sequence[str]) -> dict[str, Exception]:
        """Why entries were not written; nothing is wrong with those that an earlier attempt has written."""
        entries = {entry.table: entry for entry in batch if entry.table in lost}
        states = sa.select(TABLES.c.id, TABLES.c.state).where(TABLES.c.id.in_(list(entries)))
        at = sa.or_(
            *[sa.and_(MOVES.c.table_id == each.table, MOVES.c.number == each.first) for each in entries.values()]
        )
        async with self._database.reading() as connection:
            state = {row[0]: row[1] for row in await connection.execute(states)}
            marks = {
                row[0]: row[1] for row in await connection.execute(sa.select(MOVES.c.table_id, MOVES.c.mark).where(at))
            }
        return {
            table: Taken(table, entry.first, state[table]) if table in state else NoSuchTable(table)
            for table, entry in entries.items()
            if marks.get(table) != entry.mark
        }

    # Telling

    def _tell_away(self, away: bool) -> None:
        if away != self.away:
            self.away = away
            for tell in self._away_listeners:
                tell(away)

    def _committed(self, seconds: float, batch: list[Entry]) -> None:
        for tell in self._commit_listeners:
            tell(seconds, sum(len(entry.moves) for entry in batch))
