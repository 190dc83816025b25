"""Where the games of a series are played: here, or in several processes. Either way they come in their order."""

from __future__ import annotations

import _thread
import threading
from collections import deque
from collections.abc import Iterator
from concurrent.futures import Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from itertools import islice
from multiprocessing import get_context
from multiprocessing.connection import Connection
from typing import Final

from .interrupts import Interrupts
from .series import PlayedGame, Series, play_game

LARGEST_CHUNK: Final = 16
CHUNKS_A_PROCESS: Final = 4
"""Games are handed out in chunks, at least so many for each process, so that none is idle for long."""
CHUNKS_AHEAD: Final = 3
"""So many chunks a process are handed out in advance; it bounds what waits to be added up."""
GLANCE: Final = 0.2
"""Seconds between two looks whether somebody has pressed Ctrl-C. (Breaking a wait off could leave its locks taken.)"""


def play_here(series: Series, games: int, interrupts: Interrupts) -> Iterator[PlayedGame]:
    """In this process, until all games are played or Ctrl-C breaks one off."""
    for number in range(games):
        try:
            with interrupts.breakable():
                played = play_game(series, number)
        except KeyboardInterrupt:
            interrupts.asked = True
            return
        yield played


def play_in_processes(series: Series, games: int, jobs: int, interrupts: Interrupts) -> Iterator[PlayedGame]:
    """In several processes. After Ctrl-C come the games that are finished, and no more."""
    context = get_context("spawn")
    leash, line = context.Pipe(duplex=False)
    chunks = _chunks(games, jobs)
    waiting: deque[Future[list[PlayedGame]]] = deque()
    with leash, line, ProcessPoolExecutor(jobs, context, _begin, (series, leash)) as pool:
        try:
            while not interrupts.asked:
                for first, after in islice(chunks, jobs * CHUNKS_AHEAD - len(waiting)):
                    waiting.append(pool.submit(_play_chunk, first, after))
                if not waiting:
                    return
                if wait(list(waiting)[:1], GLANCE).done:
                    yield from waiting.popleft().result()
        finally:
            line.close()
        yield from _finished(waiting)


def _chunks(games: int, jobs: int) -> Iterator[tuple[int, int]]:
    size = min(LARGEST_CHUNK, max(1, games // (jobs * CHUNKS_A_PROCESS)))
    return ((first, min(games, first + size)) for first in range(0, games, size))


def _finished(waiting: deque[Future[list[PlayedGame]]]) -> Iterator[PlayedGame]:
    """What the processes still hand in once they are told to stop."""
    for chunk in waiting:
        try:
            yield from chunk.result()
        except BrokenProcessPool:  # a process was interrupted while it was still starting
            return


# In the processes


class _Worker:
    """What a process of the pool knows."""

    series: Series
    interrupts: Interrupts


def _begin(series: Series, leash: Connection) -> None:
    """When a process starts: listen to Ctrl-C, and to the process that started this one."""
    _Worker.series = series
    _Worker.interrupts = Interrupts().__enter__()
    threading.Thread(target=_watch, args=(leash,), daemon=True).start()


def _watch(leash: Connection) -> None:
    """The leash ends when the other end is closed: on purpose, or because that process is no more."""
    with suppress(EOFError, OSError):
        leash.recv_bytes()
    _thread.interrupt_main()


def _play_chunk(first: int, after: int) -> list[PlayedGame]:
    """The games of one chunk, as far as they can be finished."""
    played: list[PlayedGame] = []
    try:
        with _Worker.interrupts.breakable():
            for number in range(first, after):
                played.append(play_game(_Worker.series, number))
    except KeyboardInterrupt:
        pass
    return played
