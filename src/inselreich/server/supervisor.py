"""The process that keeps several workers alive.

uvicorn has one, but it restarts a worker that always fails at once and for ever, leaves its workers behind when it is
killed, and waits without limit when it stops.
"""

from __future__ import annotations

import contextlib
import multiprocessing
import signal
import time
from collections.abc import Callable, Iterator
from multiprocessing.connection import wait
from multiprocessing.process import BaseProcess
from types import FrameType
from typing import Any

from . import metrics
from .logs import Log
from .worker import END_S, Duty, run_worker

TICK_S = 0.5
MOST_SILENT_TICKS = 60
"""A worker that has not beaten for so many ticks hangs. Ticks and not seconds: a machine may have slept."""
FIRST_PAUSE_S = 0.5
LONGEST_PAUSE_S = 30.0
HEALTHY_S = 60.0
"""A worker that has lived for so long dies of something new."""
KILL_S = END_S + 0.5

log = Log("supervisor")
_processes = multiprocessing.get_context("spawn")


class Place:
    """Where a worker works; when it dies, another one takes its place."""

    def __init__(self, duty: Duty) -> None:
        self._duty = duty
        self._failures = 0
        self._restart_at = 0.0
        self.start()

    def start(self) -> None:
        self._pipe, its_end = _processes.Pipe(duplex=False)
        self.process: BaseProcess = _processes.Process(target=run_worker, args=(self._duty, its_end))
        self.process.start()
        its_end.close()
        self.ready = False
        self._alive = self._listening = True
        self._silent_ticks = 0
        self._started_at = time.monotonic()

    @property
    def news(self) -> list[Any]:
        """What becomes ready when there is something to look at."""
        if not self._alive:
            return []
        return [self._pipe, self.process.sentinel] if self._listening else [self.process.sentinel]

    def look(self, *, ticked: bool) -> None:
        """Hear the worker, bury it, replace it."""
        if not self._alive:
            if time.monotonic() >= self._restart_at:
                self.start()
        elif not self.process.is_alive():
            self._bury()
        elif self._has_beaten():
            self.ready = True
            self._silent_ticks = 0
        elif ticked:
            self._silent_ticks += 1
            if self.ready and self._silent_ticks == MOST_SILENT_TICKS:
                log.warning("worker_hangs", worker=self._duty.number)
                self.process.kill()

    @property
    def failed_at_start(self) -> bool:
        return not self._alive and not self.ready

    def _has_beaten(self) -> bool:
        beaten = False
        try:
            while self._listening and self._pipe.poll():
                beaten = bool(self._pipe.recv_bytes())
        except (EOFError, OSError):  # it is about to end
            self._listening = False
        return beaten

    def _bury(self) -> None:
        self.process.join()
        self._alive = False
        self._pipe.close()
        metrics.worker_has_died(self.process.pid or 0)
        self._failures = 1 if time.monotonic() - self._started_at > HEALTHY_S else self._failures + 1
        pause = min(LONGEST_PAUSE_S, FIRST_PAUSE_S * 2 ** (self._failures - 1))
        self._restart_at = time.monotonic() + pause
        log.warning(
            "worker_died",
            worker=self._duty.number,
            exit_code=self.process.exitcode or 0,
            count=self._failures,
            pause_s=pause,
        )


class Ticks:
    """Every TICK_S seconds one is due; after a long sleep it is only one, too."""

    def __init__(self) -> None:
        self._last = time.monotonic()

    def due(self) -> bool:
        now = time.monotonic()
        if now - self._last < TICK_S:
            return False
        self._last = now
        return True


def supervise(duties: list[Duty], *, on_ready: Callable[[], None]) -> bool:
    """Keep a worker for every duty until told to stop. Whether all could start, and ended by themselves."""
    with _stop_signals() as stopped:
        places = [Place(duty) for duty in duties]
        try:
            announced = False
            ticks = Ticks()
            while not stopped():
                ticked = ticks.due()
                wait([each for place in places for each in place.news], TICK_S)
                for place in places:
                    place.look(ticked=ticked)
                if not announced and any(place.failed_at_start for place in places):
                    return False
                if not announced and all(place.ready for place in places):
                    announced = True
                    on_ready()
        finally:
            good = _stop([place.process for place in places])
        return good


@contextlib.contextmanager
def _stop_signals() -> Iterator[Callable[[], bool]]:
    received: list[int] = []

    def note(number: int, _: FrameType | None) -> None:
        received.append(number)

    before = {each: signal.signal(each, note) for each in (signal.SIGINT, signal.SIGTERM)}
    try:
        yield lambda: bool(received)
    finally:
        for each, handler in before.items():
            signal.signal(each, handler)


def _stop(workers: list[BaseProcess]) -> bool:
    """Ask all at once, wait for all, and end those who do not come to an end."""
    asked = [worker for worker in workers if worker.is_alive()]
    for worker in asked:
        worker.terminate()
    until = time.monotonic() + KILL_S
    for worker in asked:
        worker.join(max(0.0, until - time.monotonic()))
        if worker.is_alive():
            worker.kill()
            worker.join()
    return all(worker.exitcode in (0, -signal.SIGTERM) for worker in asked)  # the latter: before it was open
