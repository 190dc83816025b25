from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack

import pytest

from tests.support.own_redis import running_redis
from tests.support.servers import Server, running_server
from tests.support.services import postgres_database

GENEROUS = ("--generosity", "100000", "--log-level", "warning")


@pytest.fixture(scope="session", params=["sqlite", "postgresql", "two workers"])
def server(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server: alone on SQLite, alone on PostgreSQL, or two workers that tell each other over Redis."""
    data = tmp_path_factory.mktemp("served") / "data"
    with ExitStack() as stack:
        options = list(GENEROUS)
        if request.param != "sqlite":
            options += ["--database", stack.enter_context(postgres_database())]
        if request.param == "two workers":
            options += ["--workers", "2", "--redis", stack.enter_context(running_redis()).url]
        running = stack.enter_context(running_server(data, *options))
        yield running
        assert " error " not in running.log


@pytest.fixture(scope="session")
def plain(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server as everybody starts it at home."""
    with running_server(tmp_path_factory.mktemp("plain") / "data", *GENEROUS) as running:
        yield running
        assert " error " not in running.log
