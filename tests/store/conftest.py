"""A store of each kind, empty: SQLite in a file, and a real PostgreSQL."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from inselreich.store import Store
from inselreich.store.models import Base
from tests.support.services import postgres_database, postgres_says


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="session")
def shared_postgres() -> Iterator[str]:
    """One database for all tests of a process; making one takes longer than emptying it."""
    with postgres_database() as url:
        yield url


@pytest.fixture
def empty_postgres() -> Iterator[str]:
    with postgres_database() as url:
        yield url


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Of a database with nothing in it."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'store.sqlite'}"
    return str(request.getfixturevalue("emptied_postgres"))


@pytest.fixture
def emptied_postgres(shared_postgres: str) -> str:
    there = [
        row[0] for row in postgres_says("SELECT tablename FROM pg_tables WHERE schemaname = 'public'", shared_postgres)
    ]
    if there:
        assert set(there) == {*Base.metadata.tables, "alembic_version"}
        postgres_says(f"TRUNCATE {', '.join(Base.metadata.tables)}", shared_postgres)
    return shared_postgres


@pytest.fixture
async def store(url: str) -> AsyncIterator[Store]:
    async with await Store.open(url) as opened:
        yield opened


@pytest.fixture
async def other(url: str, store: Store) -> AsyncIterator[Store]:
    """Another worker's store of the same database."""
    async with await Store.open(url) as opened:
        yield opened
