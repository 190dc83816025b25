<<<<<<< HEAD
"""A way to a server that a test can cut: for databases that go away and answers that are lost."""
=======
"""A proxy between a program and a service, with which a test lets the service go away and come back."""
>>>>>>> srv-ops

from __future__ import annotations

import asyncio
import contextlib
<<<<<<< HEAD
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager


class Proxy:
    """Passes bytes between a port of its own and a server, until it is told not to."""

    def __init__(self, host: str, port: int) -> None:
        self.port = 0
        self.lose_answer_to: bytes | None = None
        """The connection on which the client says this is cut as soon as the server answers, instead of the answer."""
        self.lost = 0
        self._target = (host, port)
        self._server: asyncio.Server | None = None
        self._open: set[asyncio.StreamWriter] = set()
        self._pipes: set[asyncio.Task[None]] = set()

    async def up(self) -> None:
        self._server = await asyncio.start_server(self._connect, "127.0.0.1", self.port)
        self.port = self._server.sockets[0].getsockname()[1]

    async def down(self) -> None:
        """Nobody is let in, and all connections are cut."""
        if self._server is not None:
            self._server.close()
            self._server = None
        for writer in self._open:
            writer.transport.abort()
        if self._pipes:
            await asyncio.wait(self._pipes)

    async def _connect(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            there_reader, there_writer = await asyncio.open_connection(*self._target)
        except OSError:
            writer.transport.abort()
            return
        self._open |= {writer, there_writer}
        doomed = asyncio.Event()
        pipes = [
            asyncio.create_task(self._ask(reader, there_writer, doomed)),
            asyncio.create_task(self._answer(there_reader, writer, doomed)),
        ]
        self._pipes.update(pipes)
        await asyncio.wait(pipes, return_when=asyncio.FIRST_COMPLETED)
        for end in (writer, there_writer):
            end.transport.abort()
        await asyncio.wait(pipes)
        self._pipes.difference_update(pipes)
        self._open -= {writer, there_writer}

    async def _ask(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, doomed: asyncio.Event) -> None:
        with contextlib.suppress(OSError):
            while said := await reader.read(65536):
                if self.lose_answer_to is not None and self.lose_answer_to in said:
                    self.lose_answer_to = None
                    doomed.set()
                writer.write(said)
                await writer.drain()

    async def _answer(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, doomed: asyncio.Event) -> None:
        with contextlib.suppress(OSError):
            while said := await reader.read(65536):
                if doomed.is_set():
                    self.lost += 1
                    return
                writer.write(said)
                await writer.drain()


@asynccontextmanager
async def proxy_to(host: str, port: int) -> AsyncIterator[Proxy]:
    proxy = Proxy(host, port)
    await proxy.up()
    try:
        yield proxy
    finally:
        await proxy.down()
=======
import threading
from collections.abc import Iterator
from typing import Literal

State = Literal["open", "cut", "frozen"]


class Proxy:
    """Passes everything on while it is open. Cut: connections break and new ones are refused. Frozen: nothing passes."""

    def __init__(self, port: int, host: str = "127.0.0.1") -> None:
        self._target = (host, port)
        self._state: State = "open"
        self._writers: set[asyncio.StreamWriter] = set()
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever, daemon=True)
        self._thread.start()
        self.port = 0
        self._server: asyncio.Server | None = None
        self._run(self._listen())

    def open(self) -> None:
        """The service is there again."""
        self._run(self._change("open"))

    def cut(self) -> None:
        """The service is gone, and says so."""
        self._run(self._change("cut"))

    def freeze(self) -> None:
        """The service is gone, and nobody says anything."""
        self._run(self._change("frozen"))

    def close(self) -> None:
        self.cut()
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()
        self._loop.close()

    def _run(self, work: object) -> None:
        asyncio.run_coroutine_threadsafe(work, self._loop).result(30)  # type: ignore[arg-type]

    async def _listen(self) -> None:
        self._server = await asyncio.start_server(self._connected, "127.0.0.1", self.port)
        self.port = self._server.sockets[0].getsockname()[1]

    async def _change(self, state: State) -> None:
        was, self._state = self._state, state
        if state == "cut" and self._server is not None:
            self._server.close()
            self._server = None
        if state == "cut" or was == "frozen":
            for writer in self._writers:
                writer.transport.abort()
        if state != "cut" and self._server is None:
            await self._listen()
        await asyncio.sleep(0.05)  # what was broken off ends now

    async def _connected(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._writers.add(writer)
        try:
            with contextlib.suppress(OSError):
                far_reader, far_writer = await asyncio.open_connection(*self._target)
                self._writers.add(far_writer)
                ways = [self._pass_on(reader, far_writer), self._pass_on(far_reader, writer)]
                await asyncio.wait([asyncio.create_task(way) for way in ways], return_when=asyncio.FIRST_COMPLETED)
                self._writers.discard(far_writer)
                far_writer.transport.abort()
        finally:
            self._writers.discard(writer)
            writer.transport.abort()

    async def _pass_on(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with contextlib.suppress(OSError):
            while data := await reader.read(65536):
                if self._state == "frozen":
                    continue  # lost
                writer.write(data)
                await writer.drain()


@contextlib.contextmanager
def proxy_to(port: int) -> Iterator[Proxy]:
    """A proxy to this port of this machine."""
    proxy = Proxy(port)
    try:
        yield proxy
    finally:
        proxy.close()
>>>>>>> srv-ops
