"""A backup is everything in one compressed text file, whatever the kind of the database; another kind can read it.

One JSON value a line: a head that says what the file is, of which version of the database, and which columns its tables
have; then the rows, table by table, each as [table, [values]]; then how many there were. Bytes are in base64.
A backup holds all that is secret in the database, so nobody but its owner may read the file.
"""

from __future__ import annotations

import base64
import binascii
import gzip
import os
import zlib
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import msgspec
import sqlalchemy as sa
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection

from . import schema
from .database import Database, is_away
from .errors import BadBackup, NotEmpty

FORMAT: Final = "inselreich-backup-1"
AT_ONCE: Final = 1000

Counts = dict[str, int]


class Head(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The first line."""

    format: str
    schema: str
    columns: dict[str, list[str]]
    """Of every table, in an order in which they can be filled."""


class End(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The last line: without it the file is cut short."""

    rows: Counts


async def write_backup(url: str, path: Path) -> Counts:
    """Write all of the database as it is at one moment; how many rows of each table. The file is whole or not there."""
    database = Database(url)
    draft = path.with_name(f"{path.name}.part")
    try:
        async with database.snapshot() as connection:
            found = await connection.run_sync(schema.version)
            schema.check_known(found)
            if found is None:
                raise BadBackup(f"there is nothing in {database.name} that could be backed up")
            with _new_private(draft) as file:
                counts = await _write(connection, found, file)
        draft.replace(path)
        return counts
    finally:
        draft.unlink(missing_ok=True)
        await database.close()


async def restore_backup(url: str, path: Path) -> Counts:
    """Fill an empty database; `NotEmpty`, `BadBackup`. What goes wrong on the way leaves it empty."""
    lines = _lines(path)
    head = _head(next(lines, b""))
    database = Database(url)
    try:
        await _prepare(database, head)
        async with database.writing() as connection:
            counts = await _fill(connection, head, lines)
        await schema.bring_up(database)
        return counts
    finally:
        await database.close()


# Writing


def _new_private(path: Path) -> gzip.GzipFile:
    path.unlink(missing_ok=True)
    os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
    return gzip.GzipFile(path, "wb", mtime=0)


async def _write(connection: AsyncConnection, version: str, file: gzip.GzipFile) -> Counts:
    tables = await _tables(connection)
    encode = msgspec.json.encode
    columns = {str(table.name): [str(column.name) for column in table.columns] for table in tables}
    file.write(encode(Head(FORMAT, version, columns)) + b"\n")
    counts: Counts = {}
    for table, name in zip(tables, columns, strict=True):
        counts[name] = 0
        rows = await connection.stream(sa.select(table).order_by(*table.primary_key))
        async for some in rows.partitions(AT_ONCE):
            file.write(b"".join([encode((name, tuple(row))) + b"\n" for row in some]))
            counts[name] += len(some)
    file.write(encode(End(counts)) + b"\n")
    return counts


async def _tables(connection: AsyncConnection) -> list[sa.Table]:
    """As they are in the database, which may be older than the program; in the order of their references."""
    metadata = sa.MetaData()
    await connection.run_sync(metadata.reflect)
    return [table for table in metadata.sorted_tables if table.name != "alembic_version"]


# Reading


def _lines(path: Path) -> Iterator[bytes]:
    try:
        with gzip.open(path, "rb") as file:
            yield from file
    except FileNotFoundError:
        raise BadBackup(f"there is no file {path}") from None
    except (OSError, EOFError, zlib.error) as problem:
        raise BadBackup(f"the backup {path} cannot be read: {problem}") from None


def _head(line: bytes) -> Head:
    try:
        head = msgspec.json.decode(line, type=Head)
    except (msgspec.DecodeError, UnicodeError):
        raise BadBackup("this file is not a backup of Inselreich's") from None
    if head.format != FORMAT:
        raise BadBackup(f"this is a backup of format {head.format!r}; this program reads {FORMAT!r}")
    if not schema.is_known(head.schema):
        raise BadBackup(
            f"the backup was written by a newer version of the program (at {head.schema}, this program at {schema.HEAD})"
        )
    return head


async def _prepare(database: Database, head: Head) -> None:
    """The tables, as they were in the version of the backup."""
    async with database.reading() as connection:
        found = await connection.run_sync(schema.version)
        for table in await _tables(connection):
            if await connection.scalar(sa.select(sa.literal(1)).select_from(table).limit(1)) is not None:
                raise NotEmpty(
                    f"{database.name} is not empty (there is something in {table.name}); name a new database"
                )
    if found not in (None, head.schema):
        raise NotEmpty(
            f"{database.name} is of another version ({found}) than the backup ({head.schema}); name a new one"
        )
    await schema.bring_up(database, to=head.schema)


async def _fill(connection: AsyncConnection, head: Head, lines: Iterator[bytes]) -> Counts:
    tables = {table.name: table for table in await _tables(connection)}
    if {name: sorted(columns) for name, columns in head.columns.items()} != {
        table.name: sorted(column.name for column in table.columns) for table in tables.values()
    }:
        raise BadBackup("the tables of this backup are not those of its version")
    counts = dict.fromkeys(head.columns, 0)
    end: End | None = None
    batch: list[dict[str, Any]] = []
    filling = ""
    for number, line in enumerate(lines, 2):
        if end is not None:
            raise BadBackup(f"line {number} of the backup stands after its end")
        row = _row(line, number, head, tables)
        if isinstance(row, End):
            end = row
            continue
        name, values = row
        if name != filling or len(batch) >= AT_ONCE:
            await _insert(connection, tables.get(filling), batch, number)
            filling, batch = name, []
        batch.append(values)
        counts[name] += 1
    if end is None or end.rows != counts:
        raise BadBackup("the backup is cut short")
    await _insert(connection, tables.get(filling), batch, sum(counts.values()) + 1)
    return counts


def _row(line: bytes, number: int, head: Head, tables: dict[str, sa.Table]) -> End | tuple[str, dict[str, Any]]:
    try:
        if line.startswith(b"{"):
            return msgspec.json.decode(line, type=End)
        name, values = msgspec.json.decode(line, type=tuple[str, list[int | str | bool | None]])
        columns = tables[name].columns
        row = dict(zip(head.columns[name], values, strict=True))
        return name, {key: _value(columns[key], value) for key, value in row.items()}
    except (msgspec.DecodeError, UnicodeError, KeyError, ValueError, binascii.Error):
        raise BadBackup(f"line {number} of the backup is not a row of a table") from None


def _value(column: sa.Column[Any], value: Any) -> Any:
    if isinstance(column.type, sa.LargeBinary) and isinstance(value, str):
        return base64.b64decode(value, validate=True)
    return value


async def _insert(connection: AsyncConnection, table: sa.Table | None, rows: list[dict[str, Any]], before: int) -> None:
    if table is None or not rows:
        return
    try:
        await connection.execute(table.insert(), rows)
    except SQLAlchemyError as problem:
        if is_away(problem):
            raise
        raise BadBackup(f"the rows of {table.name} before line {before} of the backup do not fit") from problem
