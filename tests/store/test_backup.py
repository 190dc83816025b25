"""Backups: all of a database in a file, and back into a database of either kind."""

from __future__ import annotations

import gzip
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from inselreich.store import BadBackup, NotEmpty, Store, StoreAway
from inselreich.store.backup import restore_backup, write_backup
from inselreich.store.models import Base
from inselreich.store.rows import Passkey
from tests.support.services import free_port

from .matches import stored_match
from .things import NOON, open_table, person

pytestmark = pytest.mark.anyio

Everything = dict[str, list[tuple[Any, ...]]]


async def everything(store: Store) -> Everything:
    async with store.database.reading() as connection:
        return {
            name: [tuple(row) for row in await connection.execute(sa.select(table).order_by(*table.primary_key))]
            for name, table in Base.metadata.tables.items()
        }


async def fill(store: Store) -> None:
    """Something in every table, references within one included."""
    ada = await person(store, "Ada ü \x01 \"'")
    await store.people.make_token(ada.id, "Deep", NOON)
    await store.people.make_account(ada.id, "ada", "hash")
    await store.people.open_session(ada.id, "Firefox", NOON)
    await store.people.add_passkey(Passkey(bytes(range(256)), ada.id, b"\x00", 1, "", NOON))
    table, _ = await stored_match(store, "quick", seed=3, host=ada)
    await open_table(store, ada, id="-earlier-than-what-it-is-the-rematch-of", rematch_of=table.id)
    await store.chat.say(table.id, ada.id, "hello", NOON)


@pytest.fixture(params=["sqlite", "postgresql"])
def target(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'restored.sqlite'}"
    return str(request.getfixturevalue("empty_postgres"))


async def test_a_backup_restores_everything_into_either_kind(
    store: Store, url: str, target: str, tmp_path: Path
) -> None:
    await fill(store)
    before = await everything(store)
    assert all(before.values())
    path = tmp_path / "backup.jsonl.gz"
    written = await write_backup(url, path)
    assert path.stat().st_mode & 0o777 == 0o600
    assert written == {name: len(rows) for name, rows in before.items()}
    assert await restore_backup(target, path) == written
    async with await Store.open(target) as restored:
        assert await everything(restored) == before
        found = await restored.people.by_login("ADA")
        assert found is not None
        await stored_match(restored, "quick", seed=4, host=found[0])
    again = tmp_path / "again.jsonl.gz"
    await write_backup(target, again)


async def test_the_same_database_gives_the_same_backup(store: Store, url: str, tmp_path: Path) -> None:
    await fill(store)
    for name in ("a", "b"):
        await write_backup(url, tmp_path / name)
    assert gzip.decompress((tmp_path / "a").read_bytes()) == gzip.decompress((tmp_path / "b").read_bytes())


async def test_what_is_not_empty_is_left_alone(store: Store, url: str, tmp_path: Path) -> None:
    await fill(store)
    await write_backup(url, tmp_path / "backup")
    before = await everything(store)
    with pytest.raises(NotEmpty, match="is not empty"):
        await restore_backup(url, tmp_path / "backup")
    assert await everything(store) == before


async def test_a_backup_that_fails_leaves_an_older_one(tmp_path: Path) -> None:
    path = tmp_path / "backup"
    path.write_bytes(b"older")
    with pytest.raises(StoreAway):
        await write_backup(f"postgresql://postgres@127.0.0.1:{free_port()}/x", path)
    with pytest.raises(BadBackup, match="nothing in"):
        await write_backup(f"sqlite:///{tmp_path / 'empty.sqlite'}", path)
    assert path.read_bytes() == b"older"
    assert not path.with_name("backup.part").exists()


Lines = list[bytes]


def without_end(lines: Lines) -> Lines:
    return lines[:-1]


def without_a_row(lines: Lines) -> Lines:
    return [*lines[:3], *lines[4:]]


def with_a_row_after_the_end(lines: Lines) -> Lines:
    return [*lines, lines[2]]


def with_a_row_too_short(lines: Lines) -> Lines:
    return [*lines[:2], b'["persons",["x"]]\n', *lines[2:]]


def with_a_row_of_nothing(lines: Lines) -> Lines:
    return [*lines[:2], b'["cellar",[]]\n', *lines[2:]]


def with_a_row_twice(lines: Lines) -> Lines:
    end = json.loads(lines[-1])
    end["rows"]["persons"] += 1
    return [*lines[:2], lines[1], *lines[2:-1], json.dumps(end).encode() + b"\n"]


def of_a_newer_program(lines: Lines) -> Lines:
    return [lines[0].replace(b'"schema":"0001"', b'"schema":"9999"'), *lines[1:]]


def of_another_format(lines: Lines) -> Lines:
    return [lines[0].replace(b"backup-1", b"backup-9"), *lines[1:]]


def with_other_columns(lines: Lines) -> Lines:
    return [lines[0].replace(b'"kind"', b'"sort"'), *lines[1:]]


@pytest.mark.parametrize(
    ("spoil", "sentence"),
    [
        (without_end, "cut short"),
        (without_a_row, "cut short"),
        (with_a_row_after_the_end, "stands after its end"),
        (with_a_row_too_short, "line 3 of the backup is not a row"),
        (with_a_row_of_nothing, "line 3 of the backup is not a row"),
        (with_a_row_twice, "do not fit"),
        (of_a_newer_program, "newer version of the program"),
        (of_another_format, "this program reads 'inselreich-backup-1'"),
        (with_other_columns, "are not those of its version"),
        (lambda lines: [], "is not a backup"),
        (lambda lines: [b"hello\n"], "is not a backup"),
    ],
)
async def test_a_spoilt_backup_is_refused_and_nothing_of_it_stays(
    spoil: Callable[[Lines], Lines], sentence: str, tmp_path: Path
) -> None:
    async with await Store.open(f"sqlite:///{tmp_path / 'store.sqlite'}") as store:
        await fill(store)
    path = tmp_path / "backup"
    await write_backup(f"sqlite:///{tmp_path / 'store.sqlite'}", path)
    lines = gzip.decompress(path.read_bytes()).splitlines(keepends=True)
    path.write_bytes(gzip.compress(b"".join(spoil(lines))))
    target = f"sqlite:///{tmp_path / 'restored.sqlite'}"
    with pytest.raises(BadBackup, match=sentence):
        await restore_backup(target, path)
    async with await Store.open(target) as restored:
        assert not any((await everything(restored)).values())


async def test_a_file_that_is_cut_or_not_compressed_is_refused(tmp_path: Path) -> None:
    source, target = (f"sqlite:///{tmp_path / name}" for name in ("a.sqlite", "b.sqlite"))
    async with await Store.open(source) as store:
        await fill(store)
    path = tmp_path / "backup"
    await write_backup(source, path)
    whole = path.read_bytes()
    for spoilt in (whole[:-20], whole[: len(whole) // 2], b"hello", whole[:200] + b"\xff" * 50 + whole[250:]):
        path.write_bytes(spoilt)
        with pytest.raises(BadBackup):
            await restore_backup(target, path)
    with pytest.raises(BadBackup, match="there is no file"):
        await restore_backup(target, tmp_path / "nowhere")
