"""Checks of records: one at a time beside the event loop, and few that wait."""

from __future__ import annotations

import asyncio

import msgspec

from ...core.errors import BadRecord
from ...core.records import Record, verify
from ..errors import Refusal

MOST_WAITING = 4


class Checked(msgspec.Struct, frozen=True):
    """What a record proves; or the first thing that is wrong with it."""

    sound: bool
    sentence: str


class Checks:
    """Of one worker."""

    def __init__(self) -> None:
        self._one = asyncio.Lock()
        self._waiting = 0

    async def check(self, given: Record) -> Checked:
        if self._waiting >= MOST_WAITING:
            raise Refusal("busy", "too many records are being checked; try again in a moment", status=503)
        self._waiting += 1
        try:
            async with self._one:
                return await asyncio.to_thread(_check, given)
        finally:
            self._waiting -= 1


def _check(given: Record) -> Checked:
    try:
        return Checked(sound=True, sentence=verify(given))
    except BadRecord as problem:
        return Checked(sound=False, sentence=str(problem))
