"""Whether this worker can serve: `/readyz` asks, and a proxy or an orchestrator acts on it."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from ..store import schema
from ..store.errors import NewerDatabase, StoreError

if TYPE_CHECKING:
    from .doors import Doors

ANSWER_S = 2.0


async def not_ready_because(doors: Doors) -> str | None:
    """In one sentence; None if everything is well. Redis may be away: tables go on without it."""
    if doors.hall.stopping:
        return "this server is going down"
    try:
        async with asyncio.timeout(ANSWER_S):
            await schema.check(doors.store.database)
    except NewerDatabase:
        return "a newer version of the program has changed the database, so this one has to be replaced"
    except (StoreError, TimeoutError):
        return "the database does not answer"
    return None
