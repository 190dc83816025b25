"""The port that the server listens on, alone or shared by its workers.

On Linux every worker has a listening socket of its own on the same port (SO_REUSEPORT) and the kernel spreads connections
evenly; of a socket that two workers share, the quicker one takes up to seven times as many. The supervisor holds the port
with a socket that does not listen, so that nobody else takes it while workers are restarted.
"""

from __future__ import annotations

import errno
import socket
import sys
import time
from typing import Any, NamedTuple

from ..core.errors import InselreichError

SPREADS_EVENLY = sys.platform == "linux"
PATIENCE_S = 1.0
"""A server that was killed a moment ago may still have workers that are just noticing it."""


class CannotListen(InselreichError):
    """The port or the address cannot be had."""

    code = "cannot_listen"


class Port(NamedTuple):
    """A port that was reserved; `listen` may be called in another process."""

    family: int
    address: Any
    reserved: socket.socket | None
    """Kept open by whoever reserved it; None in a worker, where there is one to open."""

    @property
    def number(self) -> int:
        number: int = self.address[1]
        return number

    def for_a_worker(self) -> Port:
        """What a worker is given: with the socket itself only where it has to be shared."""
        return self._replace(reserved=None) if SPREADS_EVENLY else self

    def listen(self) -> socket.socket:
        return self.reserved or _bind(self.family, self.address, spread=True)


def reserve(host: str, port: int, *, workers: int) -> Port:
    """Take the port, or say clearly why not."""
    try:
        family, _, _, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)[0]
    except OSError:
        raise CannotListen(
            f"--host is an address of this machine, such as 127.0.0.1 or 0.0.0.0, not {host!r}"
        ) from None
    try:
        taken = _bind_patiently(family, address)
    except OSError as problem:
        raise CannotListen(_why(problem, host, port)) from None
    address = taken.getsockname()
    if workers > 1 and SPREADS_EVENLY:
        taken.close()  # it was there to notice a port in use, which a socket that spreads does not
        taken = _bind(family, address, spread=True)
    return Port(family, address, taken)


def _bind_patiently(family: int, address: Any) -> socket.socket:
    until = time.monotonic() + PATIENCE_S
    while True:
        try:
            return _bind(family, address, spread=False)
        except OSError as problem:
            if problem.errno != errno.EADDRINUSE or time.monotonic() > until:
                raise
            time.sleep(0.1)


def _bind(family: int, address: Any, *, spread: bool) -> socket.socket:
    opened = socket.socket(family, socket.SOCK_STREAM)
    try:
        opened.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        if spread and SPREADS_EVENLY:
            opened.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEPORT, 1)
        opened.bind(address)
    except OSError:
        opened.close()
        raise
    return opened


def _why(problem: OSError, host: str, port: int) -> str:
    if problem.errno == errno.EADDRINUSE:
        return f"port {port} of {host} is in use; --port names another one, and --port 0 takes any that is free"
    if problem.errno == errno.EADDRNOTAVAIL:
        return f"--host is an address of this machine, such as 127.0.0.1 or 0.0.0.0, not {host!r}"
    if problem.errno == errno.EACCES:
        return f"this user may not open port {port}; ports from 1024 are open to everybody, such as --port 8000"
    return f"port {port} of {host} cannot be opened: {(problem.strerror or str(problem)).lower()}"
