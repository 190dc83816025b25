"""Pages of replays: made one at a time beside the event loop, few wait, and those asked for last are kept."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable

import msgspec

from ..errors import Refusal
from ..replays import Replay

MOST_WAITING = 16
MOST_KEPT = 24

encode = msgspec.json.Encoder().encode


class ReplayPages:
    """Of one worker."""

    def __init__(self) -> None:
        self._one = asyncio.Lock()
        self._waiting = 0
        self._kept: OrderedDict[tuple[object, ...], bytes] = OrderedDict()

    async def page(self, make: Callable[[], Replay], key: tuple[object, ...] | None = None) -> bytes:
        """The page as JSON; what has a key is the same for everybody who asks with that key."""
        if key in self._kept and key is not None:
            self._kept.move_to_end(key)
            return self._kept[key]
        if self._waiting >= MOST_WAITING:
            raise Refusal("busy", "too many replays are being prepared; try again in a moment", status=503)
        self._waiting += 1
        try:
            async with self._one:
                made = await asyncio.to_thread(lambda: encode(make()))
        finally:
            self._waiting -= 1
        if key is not None:
            self._kept[key] = made
            while len(self._kept) > MOST_KEPT:
                self._kept.popitem(last=False)
        return made
