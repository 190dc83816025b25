"""`inselreich mute` and `unmute`."""

from __future__ import annotations

import asyncio
import json
import time
from pathlib import Path

import pytest

from inselreich.cli import main
from inselreich.store import Store
from inselreich.store.places import database_in
from inselreich.store.rows import Person


async def _made(folder: Path) -> Person:
    async with await Store.open(database_in(folder)) as store:
        ada, _ = await store.people.create_guest("Ada")
        account = await store.people.make_account(ada.id, "ada", None)
        assert account is not None
        return account


async def _muted_until(folder: Path, person: str) -> int | None:
    async with await Store.open(database_in(folder)) as store:
        found = await store.people.get(person)
        assert found is not None
        return found.muted_until


@pytest.mark.parametrize("by", ["id", "login"])
def test_a_person_is_muted_for_hours_and_heard_again(
    tmp_path: Path, by: str, capsys: pytest.CaptureFixture[str]
) -> None:
    ada = asyncio.run(_made(tmp_path))
    name, now = str(getattr(ada, by)), time.time_ns() // 1_000_000
    assert main(["mute", name, "--hours", "2", "--data", str(tmp_path), "--json"]) == 0
    said = json.loads(capsys.readouterr().out)
    assert said["muted_until"] == asyncio.run(_muted_until(tmp_path, ada.id))
    assert 0 <= said["muted_until"] - now - 2 * 3_600_000 < 600_000
    assert main(["unmute", name, "--data", str(tmp_path)]) == 0
    assert "may speak again" in capsys.readouterr().out
    assert asyncio.run(_muted_until(tmp_path, ada.id)) is None


def test_nobody_is_muted_by_mistake(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    ada = asyncio.run(_made(tmp_path))
    assert main(["mute", "nobody", "--data", str(tmp_path)]) == 2
    assert "nobody with the id or login 'nobody'" in capsys.readouterr().err
    for hours in ("0", "-3", "nan", "inf"):
        assert main(["mute", ada.id, "--hours", hours, "--data", str(tmp_path)]) == 2
        assert "--hours is a number above 0" in capsys.readouterr().err
    assert main(["mute", ada.id, "--data", str(tmp_path / "elsewhere")]) == 2
    assert asyncio.run(_muted_until(tmp_path, ada.id)) is None
