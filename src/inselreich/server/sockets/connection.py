"""One socket. What is to be said waits here, never at a table.

Two tasks: one reads, one writes. The writer takes what has to be said at once (answers, chat) and then asks the tables
that have stirred what is new; everything goes out as one frame. If the client reads slowly, only its writer waits, and
the next frame tells more at once.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections import deque
from time import monotonic
from typing import TYPE_CHECKING, Any

import msgspec
from litestar.connection import WebSocket
from litestar.exceptions import WebSocketException

from ...store import rows
from ..logs import Log
from ..protocol import LONGEST_FRAME, Farewell, News
from ..tables.audience import Follower
from .desk import Desk

if TYPE_CHECKING:
    from ..app import Doors

MOST_UNSAID = 500
"""Answers and chat that may wait for a client that does not read; then it is cut off."""
WRITE_SECONDS = 30.0
"""A client that takes nothing for so long is gone."""
GOODBYE_CODES = {"going_down": 1012, "too_slow": 1013, "too_fast": 1008, "too_long": 1009, "signed_out": 1008}
POLICY = 1008

log = Log("sockets")
encode = msgspec.json.Encoder().encode


class Connection:
    """A client's socket."""

    def __init__(
        self,
        socket: WebSocket[Any, Any, Any],
        doors: Doors,
        person: rows.Person | None,
        session: str | None = None,
    ) -> None:
        self.socket = socket
        self.doors = doors
        self._session = session
        self.desk = Desk(self, doors, person)
        self._unsaid: deque[News] = deque()
        self._stirred: dict[int, Follower] = {}
        self._wake = asyncio.Event()
        self._closing: Farewell | None = None
        self._writing_since: float | None = None

    # What tables and the desk call

    def stir(self, follower: Follower) -> None:
        self._stirred[id(follower)] = follower
        self._wake.set()

    def say(self, news: News) -> None:
        if self._closing is not None:
            return
        if isinstance(news, Farewell):
            self._closing = news
        elif len(self._unsaid) >= MOST_UNSAID:
            self._closing = Farewell("too_slow", "too much was waiting for this connection to read")
        else:
            self._unsaid.append(news)
        self._wake.set()

    @property
    def person_id(self) -> str | None:
        return self.desk.person.id if self.desk.person is not None else None

    @property
    def session(self) -> str | None:
        """Of the cookie it came with; a token that is shown later takes its place."""
        return None if self.desk.person is not None and self.desk.person.kind == "bot" else self._session

    def drop(self, follower: Follower) -> None:
        """This table is followed no longer."""
        self._stirred.pop(id(follower), None)

    # Life

    async def serve(self) -> None:
        """Until the client goes or is sent away."""
        self.doors.metrics.sockets(1)
        self.doors.hall.callers.add(self)
        writer = asyncio.create_task(self._write())
        reader = asyncio.create_task(self._read())
        watch = asyncio.create_task(self._watch_the_time())
        tasks = (reader, writer, watch)
        try:
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in tasks:
                task.cancel()
            for problem in await asyncio.gather(*tasks, return_exceptions=True):
                if isinstance(problem, Exception) and not isinstance(problem, (OSError, WebSocketException)):
                    log.failure("socket_failed", problem)
            self.desk.close()
            self.doors.hall.callers.remove(self)
            self.doors.metrics.sockets(-1)

    async def _read(self) -> None:
        receive = self.socket.receive
        while True:
            event = await receive()
            if event["type"] != "websocket.receive":
                return
            text = event.get("text")
            frame = text.encode() if text is not None else event.get("bytes") or b""
            self.doors.metrics.received()
            if len(frame) > LONGEST_FRAME:
                self.say(Farewell("too_long", f"a frame has at most {LONGEST_FRAME} bytes"))
            if self._closing is None:
                await self.desk.read(frame)

    async def _write(self) -> None:
        send = self.socket.send
        while True:
            await self._wake.wait()
            self._wake.clear()
            frame = self._frame()
            if frame:
                self.doors.metrics.sent(1, len(frame))
                self._writing_since = monotonic()
                await send({"type": "websocket.send", "bytes": None, "text": frame})
                self._writing_since = None
            if self._closing is not None:
                await self._close(self._closing)
                return
            if self._stirred:
                await asyncio.sleep(0)  # a table has more to tell: others come first

    async def _watch_the_time(self) -> None:
        """Ends when a frame has not gone out for too long."""
        while self._writing_since is None or monotonic() - self._writing_since < WRITE_SECONDS:
            await asyncio.sleep(WRITE_SECONDS / 2)
        self.doors.metrics.closed("gone")

    def _frame(self) -> str:
        """All there is to say, a message a line."""
        unsaid, self._unsaid = self._unsaid, deque()
        stirred, self._stirred = self._stirred, {}
        lines = [encode(news) for news in unsaid]
        for follower in stirred.values():
            lines += follower.table.news_for(follower)
        if self._closing is not None:
            lines.append(encode(self._closing))
        return b"\n".join(lines).decode()

    async def _close(self, farewell: Farewell) -> None:
        self.doors.metrics.closed(farewell.code)
        with contextlib.suppress(Exception):
            await self.socket.close(code=GOODBYE_CODES.get(farewell.code, POLICY), reason=farewell.code)


async def serve_socket(
    socket: WebSocket[Any, Any, Any], person: rows.Person | None, doors: Doors, *, session: str | None = None
) -> None:
    """Serve one client from its handshake to its end.

    `person` is known by the cookie of a session (its id), or by the header of a bot; another bot shows its token in
    `hello`.
    """
    await socket.accept()
    await Connection(socket, doors, person, session).serve()
