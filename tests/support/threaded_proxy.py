"""A proxy between a program and a service, in a thread: a test lets the service go away and come back for another process."""

from __future__ import annotations

import asyncio
import contextlib
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
