"""The real PostgreSQL and Redis that tests need: those of this machine, or private ones, installed if need be.

Asked for are the servers on the standard ports of the loopback. Where none answers, one is started for this test process
from Debian's packages, which are installed if the system allows it. A machine that offers neither fails the test.
"""

from __future__ import annotations

import asyncio
import atexit
import contextlib
import functools
import os
import pwd
import secrets
import shutil
import socket
import subprocess
import tempfile
import time
from collections.abc import Callable, Coroutine, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import asyncpg  # type: ignore[import-untyped]

from .debian import install

POSTGRES_PORT = 5432
REDIS_PORT = 6379
START_SECONDS = 60


class NoService(Exception):
    """A server that the tests need is not there and cannot be started."""


@functools.cache
def postgres_url() -> str:
    """Of a server; `postgres_database` makes databases in it."""
    if _postgres_answers(POSTGRES_PORT):
        return _postgres_at(POSTGRES_PORT)
    return _postgres_at(_private_postgres())


@functools.cache
def redis_url() -> str:
    if _redis_answers(REDIS_PORT):
        return f"redis://127.0.0.1:{REDIS_PORT}/0"
    return f"redis://127.0.0.1:{_private_redis()}/0"


@contextlib.contextmanager
def postgres_database() -> Iterator[str]:
    """The address of a new, empty database, which is thrown away at the end."""
    server, name = postgres_url(), f"inselreich_test_{secrets.token_hex(6)}"
    postgres_says(f'CREATE DATABASE "{name}"')
    try:
        yield server.rsplit("/", 1)[0] + f"/{name}"
    finally:
        postgres_says(f'DROP DATABASE "{name}" WITH (FORCE)')


def postgres_says(statement: str, url: str | None = None) -> list[Any]:
    """The answer to one statement, also where an event loop is running."""

    async def ask() -> list[Any]:
        connection = await asyncpg.connect(url or postgres_url(), timeout=5)
        try:
            return list(await connection.fetch(statement))
        finally:
            await connection.close()

    return in_a_thread(ask)


def in_a_thread(work: Callable[[], Coroutine[Any, Any, list[Any]]]) -> list[Any]:
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(lambda: asyncio.run(work())).result()


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as listening:
        port: int = listening.getsockname()[1]
        return port


# Whether one answers


def _postgres_at(port: int) -> str:
    return f"postgresql://postgres@127.0.0.1:{port}/postgres"


def _postgres_answers(port: int) -> bool:
    try:
        return bool(postgres_says("SELECT 1", _postgres_at(port)))
    except (OSError, TimeoutError, asyncpg.PostgresError, asyncpg.InterfaceError):
        return False


def _redis_answers(port: int) -> bool:
    try:
        with socket.create_connection(("127.0.0.1", port), timeout=2) as talk:
            talk.sendall(b"PING\r\n")
            return talk.recv(7).startswith(b"+PONG")
    except OSError:
        return False


# Private ones


def _private_postgres() -> int:
    programs = _postgres_programs()
    if programs is None:
        install("postgresql")
        programs = _postgres_programs()
    if programs is None:
        raise NoService("PostgreSQL does not answer on 127.0.0.1:5432 and is not installed: apt-get install postgresql")
    folder, port = _new_folder(), free_port()
    user = _ordinary_user()
    if user is not None:
        shutil.chown(folder, user)
    data = folder / "data"
    _run([programs / "initdb", "-D", data, "-U", "postgres", "--auth=trust", "--no-sync", "-E", "UTF8"], user)
    options = ["-c", "listen_addresses=127.0.0.1", "-c", f"unix_socket_directories={folder}", "-c", "fsync=off"]
    _start([programs / "postgres", "-D", data, "-p", port, *options], user, folder, lambda: _postgres_answers(port))
    return port


def _postgres_programs() -> Path | None:
    """The newest of Debian's, else those on the path."""
    versions = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"), key=lambda path: float(path.parts[-3]))
    if versions:
        return versions[-1].parent
    found = shutil.which("initdb")
    return Path(found).resolve().parent if found else None


def _private_redis() -> int:
    program = _redis_program()
    if program is None:
        install("redis-server")
        program = _redis_program()
    if program is None:
        raise NoService("Redis does not answer on 127.0.0.1:6379 and is not installed: apt-get install redis-server")
    folder, port = _new_folder(), free_port()
    options = ["--bind", "127.0.0.1", "--save", "", "--appendonly", "no", "--dir", folder]
    _start([program, "--port", port, *options], None, folder, lambda: _redis_answers(port))
    return port


def _redis_program() -> str | None:
    return shutil.which("redis-server") or shutil.which("valkey-server")


def _ordinary_user() -> str | None:
    """PostgreSQL refuses to run as root."""
    if os.geteuid() != 0:
        return None
    for name in ("postgres", "nobody"):
        with contextlib.suppress(KeyError):
            return pwd.getpwnam(name).pw_name
    raise NoService("PostgreSQL does not run as root, and there is no other user on this machine")


def _new_folder() -> Path:
    folder = tempfile.mkdtemp(prefix="inselreich-test-")
    atexit.register(shutil.rmtree, folder, ignore_errors=True)
    return Path(folder)


def _start(command: Sequence[object], user: str | None, folder: Path, answers: Callable[[], bool]) -> None:
    log = folder / "log"
    with log.open("w") as said:
        process = subprocess.Popen([str(word) for word in command], stdout=said, stderr=said, user=user, cwd=folder)
    atexit.register(_stop, process)
    deadline = time.monotonic() + START_SECONDS
    while not answers():
        if process.poll() is not None or time.monotonic() > deadline:
            raise NoService(f"{command[0]} does not start:\n{log.read_text()}")
        time.sleep(0.1)


def _stop(process: subprocess.Popen[bytes]) -> None:
    process.terminate()
    with contextlib.suppress(subprocess.TimeoutExpired):
        process.wait(10)
    process.kill()


def _run(command: Sequence[object], user: str | None) -> None:
    done = subprocess.run(
        [str(word) for word in command], user=user, capture_output=True, text=True, check=False, cwd="/"
    )
    if done.returncode:
        raise NoService(f"{command[0]} failed: {done.stdout}{done.stderr}")
