"""How workers on one machine tell each other that a table has moved, without Redis: by datagrams in a common folder.

Each worker has a socket there, named after itself; whoever has something to tell sends it to all others. The kernel
neither loses nor reorders such datagrams. What a busy worker has no room for waits here for a while.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import secrets
import socket
import time
from collections import deque
from collections.abc import Callable
from pathlib import Path

import msgspec

from .fanout import Fanout, Hear, LocalFanout, Notice, RedisFanout
from .logs import Log

LOOK_AROUND_S = 0.5
"""How often a worker looks which others there are."""
SETTLE_S = 1.0
"""At first the others may not have looked around yet: so long the database is looked at, too."""
AGAIN_S = 0.005
MOST_WAITING = 5_000
"""Notices kept for a worker that has no room; older ones are given up, they are hints."""
ROOM = 1 << 20
LONGEST = 100_000
"""Bytes; a longer notice is sent without its body."""

log = Log("siblings")
_encode = msgspec.msgpack.Encoder().encode
_decode = msgspec.msgpack.Decoder(Notice).decode


def choose(redis: str | None, meeting_place: Path | None, *, on_lost: Callable[[int], None] = lambda _: None) -> Fanout:
    """How a worker tells the others: over Redis, in the folder where those of this machine meet, or there are none."""
    if redis is not None:
        return RedisFanout(redis, on_lost=on_lost)
    return LocalFanout() if meeting_place is None else SiblingFanout(meeting_place)


class SiblingFanout:
    """Over datagram sockets in a folder that only these workers use."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._own = folder / secrets.token_hex(6)
        self._socket = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
        self._others: dict[str, deque[bytes]] = {}
        """Each with what it had no room for yet."""
        self._looked_at = 0.0
        self._healthy_from = float("inf")
        self._again: asyncio.TimerHandle | None = None

    @property
    def healthy(self) -> bool:
        return time.monotonic() >= self._healthy_from

    async def start(self, hear: Hear) -> None:
        self._folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        self._socket.setblocking(False)
        self._socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, ROOM)
        self._socket.bind(str(self._own))
        asyncio.get_running_loop().add_reader(self._socket.fileno(), self._receive, hear)
        self._healthy_from = time.monotonic() + SETTLE_S

    async def stop(self) -> None:
        if self._again is not None:
            self._again.cancel()
        asyncio.get_running_loop().remove_reader(self._socket.fileno())
        self._socket.close()
        self._own.unlink(missing_ok=True)

    def tell(self, notice: Notice) -> None:
        if time.monotonic() - self._looked_at > LOOK_AROUND_S:
            self._look_around()
        if not self._others:
            return
        letter = _encode(notice)
        if len(letter) > LONGEST:
            letter = _encode(msgspec.structs.replace(notice, body=None))
        for other, waiting in list(self._others.items()):
            waiting.append(letter)
            self._send(other, waiting)

    def _send(self, other: str, waiting: deque[bytes]) -> None:
        try:
            while waiting:
                self._socket.sendto(waiting[0], other)
                waiting.popleft()
        except (BlockingIOError, InterruptedError):  # no room there at the moment
            while len(waiting) > MOST_WAITING:
                waiting.popleft()
            if self._again is None:
                self._again = asyncio.get_running_loop().call_later(AGAIN_S, self._send_again)
        except OSError:  # that worker is no more
            del self._others[other]
            with contextlib.suppress(OSError):
                os.unlink(other)

    def _send_again(self) -> None:
        self._again = None
        for other, waiting in list(self._others.items()):
            self._send(other, waiting)

    def _look_around(self) -> None:
        self._looked_at = time.monotonic()
        for path in sorted(self._folder.iterdir()):
            if path != self._own:
                self._others.setdefault(str(path), deque())

    def _receive(self, hear: Hear) -> None:
        for _ in range(200):
            try:
                notice = _decode(self._socket.recv(LONGEST + 1000))
            except BlockingIOError:
                return
            except (OSError, msgspec.DecodeError) as problem:
                log.failure("strange_notice", problem)
                return
            hear(notice)
