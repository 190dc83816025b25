"""The connection to a database: SQLite in a file, or PostgreSQL. What differs between the two stands here and in the
journal's writers; the rest of the store is the same for both.
"""

from __future__ import annotations

import os
import sqlite3
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any, Final

import sqlalchemy as sa
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError, DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from .errors import BadDatabase, StoreAway

WAIT_MS: Final = 5000
"""How long a writer waits in SQLite for another one."""
OLDEST_SQLITE: Final = (3, 33)
CONNECT_SECONDS: Final = 5
ANSWER_SECONDS: Final = 15

SQLITE_AWAY: Final = frozenset(
    {
        sqlite3.SQLITE_BUSY,
        sqlite3.SQLITE_LOCKED,
        sqlite3.SQLITE_IOERR,
        sqlite3.SQLITE_FULL,
        sqlite3.SQLITE_CANTOPEN,
        sqlite3.SQLITE_PROTOCOL,
        sqlite3.SQLITE_READONLY,
    }
)
POSTGRES_AWAY: Final = ("08", "28", "3D", "40", "53", "57P")
"""Classes of SQLSTATE: no connection, not let in, no such database, deadlock, no room, shut down."""


class Database:
    """An engine, and the two ways to use it: `reading` and `writing`, each one transaction."""

    def __init__(self, url: str) -> None:
        self.url = _read_url(url)
        self.is_sqlite = self.url.get_backend_name() == "sqlite"
        self.engine = _sqlite_engine(self.url) if self.is_sqlite else _postgres_engine(self.url)
        self._writing = self.engine.execution_options(writes=True)

    @property
    def name(self) -> str:
        """For messages: without the password."""
        return self.url.render_as_string(hide_password=True)

    @staticmethod
    def sqlite_file(url: str) -> Path | None:
        """The file that an address means; None: it is no SQLite database."""
        read = _read_url(url)
        return Path(read.database or "") if read.get_backend_name() == "sqlite" else None

    @property
    def path(self) -> str:
        """Of the SQLite file."""
        assert self.is_sqlite
        assert self.url.database
        return self.url.database

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        with self.problems():
            async with self.engine.begin() as connection:
                yield connection

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        """In SQLite it begins with the write lock: a reader that turns writer could not wait for it."""
        with self.problems():
            async with self._writing.begin() as connection:
                yield connection

    @asynccontextmanager
    async def snapshot(self) -> AsyncIterator[AsyncConnection]:
        """For reading everything as it is at one moment; so is any transaction in SQLite."""
        engine = self.engine if self.is_sqlite else self.engine.execution_options(isolation_level="REPEATABLE READ")
        with self.problems():
            async with engine.begin() as connection:
                yield connection

    @contextmanager
    def problems(self) -> Iterator[None]:
        """`StoreAway` for what means that the database is not there; anything else is as it was."""
        try:
            yield
        except Exception as problem:
            if is_away(problem):
                raise self.away(problem) from problem
            if _is_damaged(problem):
                raise BadDatabase(f"the database {self.name} cannot be read: {_reason(problem)}") from problem
            raise

    def away(self, problem: BaseException) -> StoreAway:
        return StoreAway(f"the database {self.name} cannot be used now: {_reason(problem)}")

    async def close(self) -> None:
        await self.engine.dispose()


def is_away(problem: BaseException) -> bool:
    """Whether it means that the database is not there for the moment."""
    if isinstance(problem, DBAPIError):
        return problem.connection_invalidated or (problem.orig is not None and is_away(problem.orig))
    if isinstance(problem, sqlite3.Error):
        return getattr(problem, "sqlite_errorcode", -1) & 0xFF in SQLITE_AWAY
    state = getattr(problem, "sqlstate", None)
    if isinstance(state, str):
        return state.startswith(POSTGRES_AWAY)
    return isinstance(problem, (OSError, TimeoutError))


def _is_damaged(problem: BaseException) -> bool:
    root = problem.orig if isinstance(problem, DBAPIError) else problem
    return getattr(root, "sqlite_errorcode", -1) & 0xFF in (sqlite3.SQLITE_NOTADB, sqlite3.SQLITE_CORRUPT)


def _reason(problem: BaseException) -> str:
    """What the driver says, without the statement."""
    root = problem.orig if isinstance(problem, DBAPIError) and problem.orig is not None else problem
    said = str(root.__cause__ or root) or type(root).__name__
    return " ".join(said.split())


def _read_url(text: str) -> URL:
    right = "sqlite:///PATH or postgresql://USER:PASSWORD@HOST/NAME"
    try:
        url = make_url(text)
    except (ArgumentError, ValueError):
        raise BadDatabase(f"this is not the address of a database; right would be {right}") from None
    kind = {"sqlite": "sqlite", "postgresql": "postgresql", "postgres": "postgresql"}.get(url.drivername)
    if kind is None:
        raise BadDatabase(f"there are no databases of the kind {url.drivername!r} here; right would be {right}")
    if not url.database:
        raise BadDatabase(f"the address of the database names no {'file' if kind == 'sqlite' else 'database'}: {right}")
    if kind == "sqlite" and url.database == ":memory:":
        raise BadDatabase("a database in memory would be lost at the end; name a file: sqlite:///PATH")
    return url.set(drivername=kind)


def _sqlite_engine(url: URL) -> AsyncEngine:
    if sqlite3.sqlite_version_info < OLDEST_SQLITE:
        wanted = ".".join(map(str, OLDEST_SQLITE))
        raise BadDatabase(f"this Python brings SQLite {sqlite3.sqlite_version}; {wanted} or newer is needed")
    assert url.database
    _make_private(Path(url.database))
    engine = create_async_engine(url.set(drivername="sqlite+aiosqlite"), pool_size=4, max_overflow=4)
    sa.event.listen(engine.sync_engine, "connect", _set_up_sqlite)
    sa.event.listen(engine.sync_engine, "begin", _begin_sqlite)
    return engine


def _make_private(path: Path) -> None:
    """A new file is readable for its owner only; those that SQLite puts beside it are then, too."""
    try:
        os.close(os.open(path, os.O_CREAT | os.O_RDWR, 0o600))
    except OSError as problem:
        reason = (problem.strerror or str(problem)).lower()
        raise StoreAway(f"the database file {path} cannot be opened: {reason}") from None


SQLITE_SETTINGS: Final = ("foreign_keys = ON", "synchronous = NORMAL")


def _set_up_sqlite(connection: Any, _record: object) -> None:
    connection.isolation_level = None  # we say BEGIN ourselves
    cursor = connection.cursor()
    for setting in (f"busy_timeout = {WAIT_MS}", *SQLITE_SETTINGS):
        cursor.execute(f"PRAGMA {setting}")
    cursor.close()


def _begin_sqlite(connection: sa.Connection) -> None:
    writes = connection.get_execution_options().get("writes")
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")


def _postgres_engine(url: URL) -> AsyncEngine:
    ssl = url.query.get("sslmode")
    if ssl is not None:  # asyncpg has another name for it
        url = url.difference_update_query(["sslmode"]).update_query_dict({"ssl": ssl})
    return create_async_engine(
        url.set(drivername="postgresql+asyncpg"),
        pool_size=5,
        max_overflow=10,
        pool_pre_ping=True,
        connect_args={"timeout": CONNECT_SECONDS, "command_timeout": ANSWER_SECONDS},
    )
