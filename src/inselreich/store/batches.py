"""One transaction of the journal: how SQLite and PostgreSQL each write a batch of moves fastest.

SQLite is written to right here in the event loop: with a write-ahead log and no waiting for the disk, 100 moves take
about a millisecond. A thread would take turns with the loop for every single row (measured: 19 ms instead of 2 ms in a busy
server). What does wait for the disk, moving the log into the database, is done in a thread.
PostgreSQL gets a whole batch as one statement: one way there and back, and one transaction.
"""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
from collections.abc import Sequence
from typing import Any, Final, Protocol

import asyncpg  # type: ignore[import-untyped]
import msgspec
from sqlalchemy.ext.asyncio import AsyncConnection

from .database import SQLITE_SETTINGS, Database, is_away
from .rows import After, Move


class Entry:
    """Moves of one table that wait to be stored."""

    __slots__ = ("change", "done", "first", "mark", "moves", "table")

    def __init__(self, table: str, moves: Sequence[Move], after: After, done: asyncio.Future[None]) -> None:
        last = moves[-1]
        over = after.ended_by is not None
        self.table = table
        self.first = moves[0].number
        self.mark = moves[0].mark
        self.done = done
        self.moves = [
            (table, move.number, move.seat, move.move.decode(), move.by, move.at, move.mark) for move in moves
        ]
        self.change = (
            table,
            self.first,
            after.length,
            after.asked_at,
            None if over else after.wake_at,
            None if after.reserves is None else msgspec.json.encode(after.reserves).decode(),
            "over" if over else "running",
            after.ended_by,
            None if after.result is None else msgspec.json.encode(after.result).decode(),
            last.at if over else None,
        )

    def succeed(self) -> None:
        if not self.done.done():
            self.done.set_result(None)

    def fail(self, problem: Exception) -> None:
        if not self.done.done():
            self.done.set_exception(problem)


class Writer(Protocol):
    """Writes batches, one after the other."""

    async def write(self, batch: Sequence[Entry]) -> Sequence[str]:
        """In one transaction; the tables whose moves were not written, because they are not at that number."""

    async def close(self) -> None: ...


# SQLite

SQLITE_CHANGE: Final = """
UPDATE tables SET length = ?3, asked_at = ?4, wake_at = ?5, reserves = coalesce(?6, reserves),
       state = ?7, ended_by = ?8, result = ?9, ended_at = ?10
 WHERE id = ?1 AND length = ?2 AND state = 'running'
"""
SQLITE_MOVES: Final = "INSERT INTO moves (table_id, number, seat, move, by, at, mark) VALUES (?, ?, ?, ?, ?, ?, ?)"

TURN_SECONDS: Final = 0.001
"""How often it is looked whether another worker has finished its transaction."""
TURNS: Final = 500
CHECKPOINT_TABLES: Final = 4000
"""After so many tables were written, which is about 20 MB of log."""


class SqliteWriter:
    """Its own connection, which never waits for a lock: the loop would stand still."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._connection: sqlite3.Connection | None = None
        self._checkpoint: asyncio.Future[None] | None = None
        self._since_checkpoint = 0

    async def write(self, batch: Sequence[Entry]) -> Sequence[str]:
        connection = self._connection or self._connect()
        try:
            await self._begin(connection)
            lost = self._write(connection, batch)
            connection.execute("COMMIT")
        except BaseException:
            self._disconnect()
            raise
        self._count(len(batch))
        return lost

    async def close(self) -> None:
        if self._checkpoint is not None:
            await asyncio.wait([self._checkpoint])
        self._disconnect()

    def _write(self, connection: sqlite3.Connection, batch: Sequence[Entry]) -> Sequence[str]:
        changed = connection.executemany(SQLITE_CHANGE, [entry.change for entry in batch]).rowcount
        lost: list[str] = []
        if changed != len(batch):
            connection.execute("ROLLBACK")
            connection.execute("BEGIN IMMEDIATE")
            lost = [entry.table for entry in batch if connection.execute(SQLITE_CHANGE, entry.change).rowcount != 1]
        connection.executemany(
            SQLITE_MOVES, [move for entry in batch if entry.table not in lost for move in entry.moves]
        )
        return lost

    def _connect(self) -> sqlite3.Connection:
        connection = sqlite3.connect(self._database.path, timeout=0, isolation_level=None)
        for setting in (*SQLITE_SETTINGS, "wal_autocheckpoint = 0"):
            connection.execute(f"PRAGMA {setting}")
        self._connection = connection
        return connection

    def _disconnect(self) -> None:
        """Rolls back what is open."""
        if self._connection is not None:
            self._connection.close()
            self._connection = None

    async def _begin(self, connection: sqlite3.Connection) -> None:
        for turn in range(TURNS):
            try:
                connection.execute("BEGIN IMMEDIATE")
            except sqlite3.OperationalError as problem:
                if not is_away(problem) or turn == TURNS - 1:
                    raise
            else:
                return
            await asyncio.sleep(TURN_SECONDS)

    def _count(self, tables: int) -> None:
        self._since_checkpoint += tables
        if self._since_checkpoint >= CHECKPOINT_TABLES and (self._checkpoint is None or self._checkpoint.done()):
            self._since_checkpoint = 0
            self._checkpoint = asyncio.get_running_loop().run_in_executor(None, self._move_log)

    def _move_log(self) -> None:
        connection = sqlite3.connect(self._database.path, isolation_level=None)
        try:
            with contextlib.suppress(sqlite3.OperationalError):  # then next time
                connection.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchall()
        finally:
            connection.close()


# PostgreSQL

POSTGRES_BATCH: Final = """
WITH entry AS (
  SELECT * FROM unnest($1::text[], $2::bigint[], $3::bigint[], $4::bigint[], $5::bigint[], $6::text[], $7::text[],
                       $8::text[], $9::text[], $10::bigint[])
    AS entry (id, first, length, asked_at, wake_at, reserves, state, ended_by, result, ended_at)
), mine AS (
  SELECT tables.id FROM tables JOIN entry ON tables.id = entry.id
   WHERE tables.length = entry.first AND tables.state = 'running' ORDER BY tables.id FOR UPDATE OF tables
), changed AS (
  UPDATE tables
     SET length = entry.length, asked_at = entry.asked_at, wake_at = entry.wake_at,
         reserves = coalesce(entry.reserves, tables.reserves), state = entry.state, ended_by = entry.ended_by,
         result = entry.result, ended_at = entry.ended_at
    FROM entry, mine WHERE mine.id = entry.id AND tables.id = mine.id RETURNING tables.id
), written AS (
  INSERT INTO moves (table_id, number, seat, move, by, at, mark)
  SELECT move.* FROM unnest($11::text[], $12::bigint[], $13::smallint[], $14::text[], $15::text[], $16::bigint[],
                            $17::text[]) AS move (table_id, number, seat, move, by, at, mark)
    JOIN changed ON changed.id = move.table_id
)
SELECT id FROM changed
"""
"""The rows are locked in the order of their ids, so that two workers cannot wait for each other."""


PATIENCE_SECONDS: Final = 5
"""A server that says nothing for so long counts as away."""


class PostgresWriter:
    """Keeps one connection of the engine for itself, and speaks to the driver."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._connection: AsyncConnection | None = None
        self._driver: Any = None

    async def write(self, batch: Sequence[Entry]) -> Sequence[str]:
        if self._driver is None:
            await self._connect()
        changes = zip(*[entry.change for entry in batch], strict=True)
        moves = zip(*[move for entry in batch for move in entry.moves], strict=True)
        try:
            rows = await self._driver.fetch(
                POSTGRES_BATCH, *map(list, changes), *map(list, moves), timeout=PATIENCE_SECONDS
            )
        except BaseException as problem:
            lost = self._driver.is_closed()
            await self._disconnect()
            if lost and isinstance(
                problem, asyncpg.InterfaceError
            ):  # what the driver says to who uses a connection again
                raise self._database.away(problem) from problem
            raise
        if len(rows) == len(batch):
            return ()
        written = {row[0] for row in rows}
        return [entry.table for entry in batch if entry.table not in written]

    async def close(self) -> None:
        await self._disconnect()

    async def _connect(self) -> None:
        with self._database.problems():
            self._connection = await self._database.engine.connect()
            self._driver = (await self._connection.get_raw_connection()).driver_connection

    async def _disconnect(self) -> None:
        connection, self._connection, self._driver = self._connection, None, None
        if connection is not None:
            await connection.invalidate()
            await connection.close()
