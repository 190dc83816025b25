from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.http.house import House, settings


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """One server for all tests; everybody brings tables of their own."""
    server = House(settings(tmp_path_factory.mktemp("data")))
    yield server
    server.close()
