"""The version of a database: brought up to that of the program when a store is opened."""

from __future__ import annotations

import asyncio
from typing import Final

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory
from alembic.util import CommandError

from .database import Database
from .errors import BadDatabase, NewerDatabase, StoreAway

HEAD: Final = "0001"
"""The newest migration; a test sees to it."""
LOCK: Final = 0x1E5E1
"""Which of PostgreSQL's advisory locks: any number that nobody else uses."""
WAL_TRIES: Final = 100
WAL_PAUSE: Final = 0.05


async def bring_up(database: Database, to: str = HEAD) -> None:
    """Migrate, one worker at a time. A database of a newer program is refused and stays as it is."""
    if database.is_sqlite:
        await _write_ahead(database)
    async with database.writing() as connection:
        if not database.is_sqlite:
            await connection.execute(sa.select(sa.func.pg_advisory_xact_lock(LOCK)))
        await connection.run_sync(_migrate, to)


async def check(database: Database) -> None:
    """Without migrating: the database must be of exactly this version."""
    async with database.reading() as connection:
        found = await connection.run_sync(version)
    check_known(found)
    if found != HEAD:
        age = "is empty" if found is None else f"was written by an older version of the program (it is at {found})"
        raise BadDatabase(f"the database {database.name} {age}; 'inselreich serve' brings it up to date")


def version(connection: sa.Connection) -> str | None:
    """Of the database; None: nothing is in it yet."""
    if not sa.inspect(connection).has_table("alembic_version"):
        return None
    found: str | None = connection.scalar(sa.text("SELECT version_num FROM alembic_version"))
    return found


def is_known(revision: str) -> bool:
    """Whether this program has that migration."""
    try:
        return ScriptDirectory.from_config(_config()).get_revision(revision) is not None
    except CommandError:
        return False


def check_known(found: str | None) -> None:
    """Refuse a newer database."""
    if found in (None, HEAD) or is_known(str(found)):
        return
    raise NewerDatabase(
        f"the database was written by a newer version of the program (it is at {found}, this program at {HEAD}): "
        "use the newer program, or another database"
    )


def _migrate(connection: sa.Connection, to: str) -> None:
    found = version(connection)
    check_known(found)
    if found == to:
        return
    config = _config()
    config.attributes["connection"] = connection
    command.upgrade(config, to)


def _config() -> Config:
    config = Config()
    config.set_main_option("script_location", "inselreich.store:migrations")
    config.set_main_option("path_separator", "os")
    return config


async def _write_ahead(database: Database) -> None:
    """The switch to a write-ahead log lasts; SQLite does not wait for others while it switches, so we do."""
    for tries in range(WAL_TRIES):
        try:
            with database.problems():
                async with database.engine.connect() as connection:
                    raw = await connection.get_raw_connection()
                    assert raw.driver_connection is not None
                    async with raw.driver_connection.execute("PRAGMA journal_mode = WAL"):
                        pass
        except StoreAway:
            if tries == WAL_TRIES - 1:
                raise
            await asyncio.sleep(WAL_PAUSE)
        else:
            return
