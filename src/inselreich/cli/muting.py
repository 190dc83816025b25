"""`inselreich mute` and `unmute`: whether a person may speak at tables."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

from ..store.rows import Person
from ..store.store import Store
from .problems import BadInput
from .screen import print_json
from .storing import existing

LONGEST_HOURS = 24 * 366 * 10
HOUR_MS = 3_600_000


def mute(person: str, hours: float, database: str | None, data: Path | None, *, json: bool) -> int:
    """Nobody hears this person for so long. A running server knows at once."""
    if not 0 < hours <= LONGEST_HOURS:
        raise BadInput(f"--hours is a number above 0 and up to {LONGEST_HOURS} (ten years), not {hours:g}")
    until = time.time_ns() // 1_000_000 + round(hours * HOUR_MS)
    found = asyncio.run(_set(existing(database, data), person, until))
    _show(found, until, f"{found.name} ({found.id}) may not speak for {hours:g} hours.", json=json)
    return 0


def unmute(person: str, database: str | None, data: Path | None, *, json: bool) -> int:
    """The person may speak again."""
    found = asyncio.run(_set(existing(database, data), person, None))
    _show(found, None, f"{found.name} ({found.id}) may speak again.", json=json)
    return 0


async def _set(url: str, person: str, until: int | None) -> Person:
    async with await Store.open(url, migrate=False) as store:
        account = await store.people.by_login(person)
        found = account[0] if account else await store.people.get(person)
        if found is None or not await store.chat.mute(found.id, until):
            raise BadInput(f"there is nobody with the id or login {person!r}")
        return found


def _show(person: Person, until: int | None, sentence: str, *, json: bool) -> None:
    if json:
        print_json({"person": person.id, "name": person.name, "muted_until": until})
    else:
        print(sentence)
