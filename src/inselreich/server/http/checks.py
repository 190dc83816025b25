"""Checks of records: in a process of their own, so that tables never wait for one; one at a time, and few that wait."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Callable

import msgspec
from anyio import BrokenWorkerProcess, CapacityLimiter, to_process

from ...core.errors import BadRecord
from ...core.records import Record, verify
from ..errors import Refusal

MOST_WAITING = 4
LONGEST_SECONDS = 30.0
POLITENESS = 10
"""How far a check stands back behind the tables when there are too few processors."""


class Checked(msgspec.Struct, frozen=True):
    """What a record proves; or the first thing that is wrong with it."""

    sound: bool
    sentence: str


class Checks:
    """Of one worker. The process is started for the first check, and anew when it was lost."""

    def __init__(self, work: Callable[[bytes], Checked] | None = None, seconds: float = LONGEST_SECONDS) -> None:
        self._work = work or check
        self._seconds = seconds
        self._one: CapacityLimiter | None = None
        self._waiting = 0

    async def check(self, given: Record) -> Checked:
        if self._waiting >= MOST_WAITING:
            raise Refusal("busy", "too many records are being checked; try again in a moment", status=503)
        self._waiting += 1
        try:
            return await self._beside(msgspec.json.encode(given))
        except TimeoutError:
            raise Refusal(
                "too_long",
                f"this record is not checked within {self._seconds:.0f} s; 'inselreich replay --verify FILE' has more time",
                status=413,
            ) from None
        except BrokenWorkerProcess:
            raise Refusal("busy", "the check was broken off; try again", status=503) from None
        finally:
            self._waiting -= 1

    async def _beside(self, record: bytes) -> Checked:
        if self._one is None:
            self._one = CapacityLimiter(1)
        async with self._one, asyncio.timeout(self._seconds):
            return await to_process.run_sync(self._work, record, cancellable=True)


def check(record: bytes) -> Checked:
    """In the process beside."""
    if hasattr(os, "nice") and os.nice(0) < POLITENESS:
        os.nice(POLITENESS - os.nice(0))
    try:
        return Checked(sound=True, sentence=verify(record))
    except BadRecord as problem:
        return Checked(sound=False, sentence=str(problem))
