"""Opening: new databases, older and newer ones, several workers at once, wrong addresses."""

from __future__ import annotations

import asyncio
import sqlite3
import sys
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection

from inselreich.store import BadDatabase, NewerDatabase, Store, StoreAway, schema
from inselreich.store.models import Base
from inselreich.store.places import database_in, default_data_folder, make_private
from tests.support.services import free_port, postgres_database

from .things import person

pytestmark = pytest.mark.anyio


@pytest.fixture(params=["sqlite", "postgresql"])
def new_url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Of a database that does not even have tables."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'store.sqlite'}"
    return str(request.getfixturevalue("empty_postgres"))


async def test_the_migrations_make_what_the_models_say(new_url: str) -> None:
    def differences(connection: Connection) -> object:
        return compare_metadata(MigrationContext.configure(connection), Base.metadata)

    async with await Store.open(new_url) as store, store.database.reading() as connection:
        assert await connection.run_sync(differences) == []
        assert await connection.run_sync(schema.version) == schema.HEAD


def test_the_newest_migration_is_the_one_that_is_named() -> None:
    assert ScriptDirectory.from_config(schema._config()).get_heads() == [schema.HEAD]


async def test_many_workers_open_a_new_database_at_once(new_url: str) -> None:
    stores = await asyncio.gather(*[Store.open(new_url) for _ in range(6)])
    ada = await person(stores[0])
    for store in stores:
        assert await store.people.get(ada.id) == ada
        await store.close()


async def test_many_processes_open_a_new_database_at_once(new_url: str) -> None:
    script = (
        "import asyncio, sys; from inselreich.store import Store\n"
        "async def main():\n    async with await Store.open(sys.argv[1]) as store: await store.ping()\n"
        "asyncio.run(main())"
    )
    started = [await asyncio.create_subprocess_exec(sys.executable, "-c", script, new_url) for _ in range(4)]
    assert await asyncio.gather(*[process.wait() for process in started]) == [0] * 4


async def test_a_newer_database_is_refused_and_stays_as_it_is(new_url: str) -> None:
    async with await Store.open(new_url) as store, store.database.writing() as connection:
        await connection.exec_driver_sql("UPDATE alembic_version SET version_num = '9999'")
    for migrate in (True, False):
        with pytest.raises(NewerDatabase, match=r"newer version of the program .it is at 9999, this program at "):
            await Store.open(new_url, migrate=migrate)


async def test_without_migrating_only_an_up_to_date_database_is_opened(new_url: str) -> None:
    with pytest.raises(BadDatabase, match="is empty"):
        await Store.open(new_url, migrate=False)
    async with await Store.open(new_url) as store:
        ada = await person(store)
    async with await Store.open(new_url, migrate=False) as again:
        assert await again.people.get(ada.id) == ada


@pytest.mark.parametrize(
    ("url", "sentence"),
    [
        ("mysql://somewhere/db", "no databases of the kind 'mysql' here; right would be sqlite:///PATH or postgresql:"),
        ("nonsense", "this is not the address of a database"),
        ("sqlite://", "names no file"),
        ("sqlite:///:memory:", "would be lost"),
        ("postgresql://localhost", "names no database"),
    ],
)
async def test_a_wrong_address_is_refused_with_the_right_form(url: str, sentence: str) -> None:
    with pytest.raises(BadDatabase, match=sentence):
        await Store.open(url)


async def test_a_database_that_is_not_there_is_said_to_be_away_without_its_password(tmp_path: Path) -> None:
    with pytest.raises(StoreAway, match="cannot be used now") as nobody:
        await Store.open(f"postgresql://ada:geheim@127.0.0.1:{free_port()}/x")
    assert "geheim" not in str(nobody.value)
    with pytest.raises(StoreAway, match="does not exist"):
        await Store.open(f"{_server()}/no_such_database")
    with pytest.raises(StoreAway, match="no such file or directory"):
        await Store.open(f"sqlite:///{tmp_path / 'nowhere' / 'store.sqlite'}")


def _server() -> str:
    with postgres_database() as url:
        return url.rsplit("/", 1)[0]


async def test_a_file_that_is_no_database_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "store.sqlite"
    path.write_text("This is a letter to my aunt. " * 50)
    with pytest.raises(BadDatabase, match="is not a database"):
        await Store.open(f"sqlite:///{path}")
    assert path.read_text().startswith("This is a letter")


async def test_sqlite_writes_ahead(tmp_path: Path) -> None:
    path = tmp_path / "store.sqlite"
    async with await Store.open(f"sqlite:///{path}"):
        connection = sqlite3.connect(path)
        assert connection.execute("PRAGMA journal_mode").fetchone() == ("wal",)
        connection.close()


def test_the_data_folder_is_where_the_user_says(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.platform", "linux")
    monkeypatch.delenv("INSELREICH_DATA", raising=False)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "xdg"))
    assert default_data_folder() == tmp_path / "xdg" / "inselreich"
    monkeypatch.setenv("INSELREICH_DATA", str(tmp_path / "mine"))
    assert default_data_folder() == tmp_path / "mine"
    folder = make_private(default_data_folder())
    assert folder.stat().st_mode & 0o777 == 0o700
    assert database_in(folder) == f"sqlite:///{tmp_path}/mine/inselreich.sqlite"
