"""Records are checked in a process beside the server."""

from __future__ import annotations

import asyncio
import os
import signal
import time
from collections.abc import Awaitable

import pytest

import inselreich
from inselreich.core.records import Record
from inselreich.server.errors import Refusal
from inselreich.server.http.checks import MOST_WAITING, Checked, Checks

RECORD = inselreich.new("classic", seed=1).record()


def where(_: bytes) -> Checked:
    return Checked(sound=True, sentence=str(os.getpid()))


def sleep(_: bytes) -> Checked:
    time.sleep(60)
    return Checked(sound=True, sentence="slept")


def die(_: bytes) -> Checked:
    os.kill(os.getpid(), signal.SIGKILL)
    return Checked(sound=True, sentence="alive")


async def refused(work: Awaitable[Checked]) -> str:
    with pytest.raises(Refusal) as refusal:
        await work
    return refusal.value.code


def test_a_check_runs_in_another_process_which_stays() -> None:
    async def scene() -> list[str]:
        checks = Checks(where)
        return [(await checks.check(RECORD)).sentence for _ in range(2)]

    first, second = asyncio.run(scene())
    assert first == second != str(os.getpid())


def test_what_is_sound_and_what_was_changed_is_told() -> None:
    async def scene() -> tuple[Checked, Checked]:
        checks = Checks()
        changed = inselreich.new("classic", seed=1).record().to_json().replace('"length":0', '"length":1')
        return await checks.check(RECORD), await checks.check(Record.from_json(changed))

    sound, changed = asyncio.run(scene())
    assert sound.sound
    assert "chance follows from seed 1" in sound.sentence
    assert not changed.sound
    assert "cut short" in changed.sentence


def test_a_check_that_takes_too_long_is_broken_off_and_the_next_one_goes_on() -> None:
    async def scene() -> Checked:
        checks = Checks(sleep, seconds=3)
        assert await refused(checks.check(RECORD)) == "too_long"
        checks._work = where
        checks._seconds = 60
        return await checks.check(RECORD)

    assert asyncio.run(scene()).sound


def test_a_process_that_dies_is_started_anew() -> None:
    async def scene() -> Checked:
        checks = Checks(die)
        assert await refused(checks.check(RECORD)) == "busy"
        checks._work = where
        return await checks.check(RECORD)

    assert asyncio.run(scene()).sound


def test_few_wait_and_the_others_are_told_to_come_again() -> None:
    async def scene() -> list[str]:
        checks = Checks(sleep, seconds=1)
        return await asyncio.gather(*(refused(checks.check(RECORD)) for _ in range(MOST_WAITING + 2)))

    assert sorted(asyncio.run(scene())) == ["busy"] * 2 + ["too_long"] * MOST_WAITING
