"""A way to a server that a test can cut: for databases that go away and answers that are lost."""

from __future__ import annotations

import asyncio
import contextlib
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
