"""A Redis of a test's own, to be stopped and started."""

from __future__ import annotations

import contextlib
import shutil
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator

from .debian import install
from .services import NoService, free_port

PATIENCE_S = 30.0


class Redis:
    """A Redis or Valkey that keeps nothing."""

    def __init__(self, program: str, folder: str) -> None:
        self.port = free_port()
        self._words = [program, "--port", str(self.port), "--bind", "127.0.0.1", "--save", "", "--dir", folder]
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        return f"redis://127.0.0.1:{self.port}/0"

    def start(self) -> None:
        self._process = subprocess.Popen(self._words, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        until = time.monotonic() + PATIENCE_S
        while not self._answers():
            assert time.monotonic() < until, "Redis does not come up"
            time.sleep(0.02)

    def _answers(self) -> bool:
        try:
            socket.create_connection(("127.0.0.1", self.port), timeout=1).close()
        except OSError:
            return False
        return True

    def stop(self) -> None:
        if self._process is not None:
            self._process.kill()
            self._process.wait(PATIENCE_S)
            self._process = None


def find_redis() -> str | None:
    return shutil.which("valkey-server") or shutil.which("redis-server")


@contextlib.contextmanager
def running_redis() -> Iterator[Redis]:
    """It keeps nothing, and is gone afterwards."""
    program = find_redis()
    if program is None:
        install("redis-server")
        program = find_redis()
    if program is None:
        raise NoService("neither valkey-server nor redis-server is installed: apt-get install redis-server")
    with tempfile.TemporaryDirectory() as folder:
        redis = Redis(program, folder)
        redis.start()
        try:
            yield redis
        finally:
            redis.stop()
