"""Real servers in processes of their own, for tests that want nothing less."""

from __future__ import annotations

import contextlib
import os
import re
import secrets
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx

import inselreich

SOURCE = str(Path(inselreich.__file__).parents[1])
PATIENCE_S = 180.0
"""What should happen at once may take so long on a machine that is busy with other things."""


class Server:
    """`inselreich serve` with these options, on a port of its own. Its log is in `log`, what it says in `said`."""

    def __init__(self, data: Path, *options: str, **environment: str) -> None:
        self.data = data
        self.options = options
        self.url = ""
        self._environment = environment
        name = f"{data.name}-{secrets.token_hex(3)}"  # several may want the same folder
        self._log = data.with_name(f"{name}.log")
        self._out = data.with_name(f"{name}.out")
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def port(self) -> int:
        return int(self.url.rstrip("/").rpartition(":")[2])

    @property
    def log(self) -> str:
        """Of all starts so far."""
        return self._log.read_text() if self._log.exists() else ""

    @property
    def said(self) -> str:
        return self._out.read_text() if self._out.exists() else ""

    @property
    def pid(self) -> int:
        assert self.process is not None
        return self.process.pid

    def start(self) -> None:
        """Come back when it is open and ready. A later start takes the same port."""
        self.launch()
        try:
            wait_until(
                lambda: "Inselreich is open" in self.said or not self.is_alive, "the server says that it is open"
            )
        except AssertionError as late:
            late.add_note(f"its processes: {[self.pid, *children_of(self.pid)]}; its log:\n{self.log}")
            raise
        found = re.findall(r"http://\S+", self.said)
        assert found, f"the server did not start: {self.log}"
        self.url = found[-1]
        wait_until(self.is_ready, "the server is ready")

    def launch(self) -> None:
        """Start it, and do not wait."""
        path = os.pathsep.join([SOURCE, *filter(None, [os.environ.get("PYTHONPATH")])])
        environment = {**os.environ, "PYTHONPATH": path, "PYTHONIOENCODING": "utf-8", **self._environment}
        environment.pop("PYTHONDONTWRITEBYTECODE", None)  # or every process of every test compiles all libraries anew
        port = ["--port", str(self.port if self.url else 0)]
        if "--port" in self.options:
            port = []
        words = [sys.executable, "-m", "inselreich", "serve", "--data", str(self.data), *port, *self.options]
        with self._out.open("wb") as out, self._log.open("ab") as log:
            self.process = subprocess.Popen(words, stdout=out, stderr=log, stdin=subprocess.DEVNULL, env=environment)

    def is_ready(self) -> bool:
        assert self.is_alive, f"the server has ended: {self.log}"
        try:
            return self.get("readyz").status_code == 200
        except httpx.TransportError:
            return False

    @property
    def is_alive(self) -> bool:
        return self.process is not None and self.process.poll() is None

    def get(self, path: str, **more: Any) -> httpx.Response:
        """Over a connection of its own, so that any worker may answer."""
        return httpx.get(self.url + path, timeout=PATIENCE_S, trust_env=False, **more)

    def wait(self) -> int:
        """Its exit code."""
        assert self.process is not None
        return self.process.wait(PATIENCE_S)

    def terminate(self) -> int:
        """Ask it to stop, and wait until it has: its exit code."""
        assert self.process is not None
        self.process.terminate()
        return self.wait()

    def kill(self) -> None:
        """As a power cut would, workers and all."""
        if self.process is None or self.process.poll() is not None:
            return
        children = children_of(self.process.pid)
        for pid in (self.process.pid, *children):
            with contextlib.suppress(ProcessLookupError):
                os.kill(pid, signal.SIGKILL)
        self.process.wait(PATIENCE_S)

    def restart(self) -> None:
        """The same server again, after whatever has ended it."""
        if self.is_alive:
            self.terminate()
        self.start()


@contextlib.contextmanager
def running_server(data: Path, *options: str, **environment: str) -> Iterator[Server]:
    """A server that is ready, and is gone afterwards."""
    server = Server(data, *options, **environment)
    try:
        server.start()
        yield server
    finally:
        if server.is_alive:
            server.kill()


def children_of(pid: int) -> list[int]:
    """The processes that this one has started and that still run."""
    listed = subprocess.run(["ps", "-o", "pid=", "--ppid", str(pid)], capture_output=True, text=True, check=False)
    return [int(word) for word in listed.stdout.split()]


def wait_until(condition: Any, what: str, patience_s: float = PATIENCE_S) -> None:
    """Not for long, but for as long as it takes."""
    until = time.monotonic() + patience_s
    while not condition():
        assert time.monotonic() < until, f"still not so after {patience_s:.0f} s: {what}"
        time.sleep(0.05)
