"""`inselreich serve`: what must be right is made sure of first, then one worker serves here or a supervisor keeps several."""

from __future__ import annotations

import asyncio
import contextlib
import os
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING

from .. import __version__
from ..core.errors import InselreichError
from . import fanout, listening, logs, metrics
from .settings import Settings, secret_key

if TYPE_CHECKING:
    from .listening import Port

LOCK = "serve.lock"
METRICS = "metrics"

log = logs.Log("serve")

Say = Callable[[str], None]


class CannotServe(InselreichError):
    """Something without which there is no server is not there."""

    code = "cannot_serve"


def serve(settings: Settings, *, log_level: logs.LogLevel, say: Say) -> bool:
    """Serve until told to stop; says one line when people can come. Whether it started, and stopped in time."""
    logs.configure(settings.log_format, log_level)
    if settings.redis is not None:
        fanout.read_url(settings.redis)
    with own_folder(settings.data):
        secret_key(settings)
        asyncio.run(_prepare_store(settings.database_url))
        port = listening.reserve(settings.host, settings.port, workers=settings.workers)

        def on_ready() -> None:
            log.info(
                "open",
                version=__version__,
                port=port.number,
                workers=settings.workers,
                redis=settings.redis is not None,
            )
            say(f"Inselreich is open at {addresses(settings, port)} (Ctrl-C closes it).")

        good = _serve(settings, port, log_level, on_ready)
        log.info("closed")
        return good


def _serve(settings: Settings, port: Port, log_level: logs.LogLevel, on_ready: Callable[[], None]) -> bool:
    if settings.workers == 1:
        os.environ.pop(metrics.FOLDER, None)
        from .worker import serve_one

        return serve_one(settings, port.listen(), log_level=log_level, on_ready=on_ready)
    metrics.share(settings.data / METRICS)
    from .supervisor import supervise
    from .worker import Duty

    with tempfile.TemporaryDirectory(prefix="inselreich-") as folder:  # its path must be short: sockets are in it
        place, door = Path(folder), port.for_a_worker()
        duties = [Duty(number, settings, door, place, log_level) for number in range(settings.workers)]
        return supervise(duties, on_ready=on_ready)


@contextlib.contextmanager
def own_folder(folder: Path) -> Iterator[None]:
    """The data folder, made if need be and closed to others; nobody else serves from it meanwhile."""
    import fcntl

    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        lock = (folder / LOCK).open("a")
    except OSError as problem:
        sentence = f"the data folder {folder} cannot be used: {(problem.strerror or str(problem)).lower()}"
        raise CannotServe(f"{sentence}; --data names another one") from None
    with lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            raise CannotServe(f"another server is using the data folder {folder}; --data names another one") from None
        yield


async def _prepare_store(url: str) -> None:
    """The database is brought up to date once, before any worker opens it."""
    from ..store.store import Store

    store = await Store.open(url, migrate=True)
    await store.close()


def addresses(settings: Settings, port: Port) -> str:
    """Where a person on this machine opens it, and before that where the operator said that people do."""
    host = {"0.0.0.0": "127.0.0.1", "::": "::1"}.get(settings.host, settings.host)
    here = f"http://[{host}]:{port.number}/" if ":" in host else f"http://{host}:{port.number}/"
    return f"{settings.public_url.rstrip('/')}/ from {here}" if settings.public_url else here
