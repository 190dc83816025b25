"""One process that serves: the application on uvicorn, and a stop that lets everybody finish."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import threading
from collections.abc import Callable, Generator, Sequence
from multiprocessing import parent_process
from multiprocessing.connection import Connection, wait
from pathlib import Path
from socket import socket
from typing import TYPE_CHECKING, NamedTuple

import uvicorn
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import HANDLED_SIGNALS

from .. import __version__
from . import logs
from .app import create_app
from .listening import Port
from .metrics import Metrics
from .observing import Observed
from .protocol import LONGEST_FRAME
from .settings import Settings
from .siblings import choose

if TYPE_CHECKING:
    from litestar import Litestar

STOP_S = 7
"""So long tables and sockets have to come to an end; then they are cut off. What was acknowledged is stored anyway."""
FAREWELL_S = 1
"""Whoever does not follow a table, or is too slow to read, is closed without a word."""
END_S = 9
"""After so long the process ends, whatever still runs."""

log = logs.Log("worker")


class Worker(uvicorn.Server):
    """uvicorn, which first lets the tables say farewell when it is told to stop."""

    def __init__(self, config: uvicorn.Config, app: Litestar, *, on_ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._app = app
        self._on_ready = on_ready

    async def startup(self, sockets: list[socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self._on_ready()

    async def shutdown(self, sockets: list[socket] | None = None) -> None:
        """Nobody new comes in; tables stop and tell those who watch; then sockets are closed (1012), then the store."""
        _end_after(END_S)
        for server in self.servers:
            server.close()
        try:
            async with asyncio.timeout(STOP_S):
                await self._say_farewell()
                await super().shutdown(sockets)
        except TimeoutError:
            log.warning("cut_off")

    async def _say_farewell(self) -> None:
        """Tables come to rest; who follows one hears of it, and its socket closes itself once it has."""
        hall = self._app.state.doors.hall
        if not hall.stopping:
            await hall.stop()
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(FAREWELL_S):
                while any(isinstance(each, WebSocketsSansIOProtocol) for each in self.server_state.connections):
                    await asyncio.sleep(0.02)

    @contextlib.contextmanager
    def capture_signals(self) -> Generator[None, None, None]:
        """As uvicorn does, but a signal that was obeyed is not raised again: a stop that was asked for is no failure."""
        before = {each: signal.signal(each, self.handle_exit) for each in HANDLED_SIGNALS}
        try:
            yield
        finally:
            for each, handler in before.items():
                signal.signal(each, handler)


def _end_after(seconds: float) -> None:
    timer = threading.Timer(seconds, os._exit, [1])
    timer.daemon = True
    timer.start()


def serve_one(
    settings: Settings,
    listener: socket,
    meeting_place: Path | None = None,
    *,
    log_level: logs.LogLevel,
    on_ready: Callable[[], None],
    on_beat: Callable[[], None] = lambda: None,
) -> bool:
    """Serve until told to stop. Whether it could start. `meeting_place`: the folder in which several workers meet."""
    metrics = Metrics(__version__)
    fanout = choose(settings.redis, meeting_place, on_lost=metrics.lost)
    app = create_app(settings, metrics=metrics, fanout=fanout)
    logs.configure(settings.log_format, log_level)  # once more: a framework may have thought that it knows better

    async def beat() -> None:
        on_beat()

    config = uvicorn.Config(
        Observed(app, metrics),
        interface="asgi3",
        loop="auto",  # uvloop where there is one
        http="httptools",
        ws="websockets-sansio",
        ws_max_size=LONGEST_FRAME,
        ws_per_message_deflate=False,
        lifespan="on",
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=False,  # whom a proxy may speak for, identity/origin.py says
        timeout_keep_alive=75,  # longer than proxies keep theirs, so that they close first
        timeout_graceful_shutdown=3,
        callback_notify=beat,
        timeout_notify=1,
    )
    try:
        Worker(config, app, on_ready=on_ready).run([listener])
    except SystemExit:
        return False
    return True


class Duty(NamedTuple):
    """What a worker of several is given by the supervisor."""

    number: int
    settings: Settings
    port: Port
    meeting_place: Path
    log_level: logs.LogLevel


def run_worker(duty: Duty, pipe: Connection) -> None:
    """The whole life of a worker of several. It sends a byte when it is ready, and one each second after that."""
    logs.configure(duty.settings.log_format, duty.log_level)
    threading.Thread(target=_stop_without_parent, daemon=True).start()

    def beat() -> None:
        with contextlib.suppress(OSError):
            pipe.send_bytes(b".")

    log.info("starting", worker=duty.number, pid=os.getpid())
    listener = duty.port.listen()
    if not serve_one(
        duty.settings, listener, duty.meeting_place, log_level=duty.log_level, on_ready=beat, on_beat=beat
    ):
        raise SystemExit(1)


def _stop_without_parent() -> None:
    """A supervisor that was killed leaves nobody behind who holds the port."""
    parent = parent_process()
    if parent is not None:
        waiting: Sequence[int] = [parent.sentinel]
        wait(waiting)
        os.kill(os.getpid(), signal.SIGTERM)
