"""Whether this worker can serve: `/readyz` asks, a proxy or an orchestrator acts on it."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from ..store.errors import NewerDatabase, StoreAway

if TYPE_CHECKING:
    from ..store.store import Store

ANSWER_S = 2.0


async def not_ready_because(store: Store) -> str | None:
    """One sentence, or None if the database answers and is of this program's version. Redis may be away: tables go on."""
    try:
        async with asyncio.timeout(ANSWER_S):
            await store.ping()
    except NewerDatabase:
        return "a newer version of the program has changed the database; this one has to be replaced"
    except (StoreAway, TimeoutError):
        return "the database does not answer"
    return None
