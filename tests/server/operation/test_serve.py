"""`inselreich serve` as a process: how it starts, what it refuses, how it stops and what it survives."""

from __future__ import annotations

import contextlib
import json
import os
import re
import signal
import socket
import sqlite3
import stat
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urlsplit

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from inselreich.cli import main
from tests.support.own_redis import running_redis
from tests.support.servers import PATIENCE_S, Server, children_of, running_server, wait_until
from tests.support.services import free_port, postgres_database
from tests.support.threaded_proxy import proxy_to

LINUX = pytest.mark.skipif(sys.platform != "linux", reason="looks into /proc")


@pytest.fixture
def data(tmp_path: Path) -> Path:
    return tmp_path / "data"


@contextlib.contextmanager
def socket_of(server: Server, web: httpx.Client | None = None, query: str = "") -> Iterator[ClientConnection]:
    """A socket of nobody's, or of whoever the cookies are."""
    cookies = "; ".join(f"{name}={value}" for name, value in web.cookies.items()) if web is not None else ""
    with connect(
        server.url.replace("http", "ws") + "ws" + query,
        origin=Origin(server.url.rstrip("/")),
        additional_headers={"Cookie": cookies} if cookies else None,
        proxy=None,
        close_timeout=5,
    ) as opened:
        yield opened


def requests_counted(server: Server) -> int:
    text = server.get("metrics").text
    found = re.search(r'inselreich_requests_total\{method="GET",route="/healthz",status="200"\} (\S+)', text)
    return int(float(found[1])) if found else 0


# The start


def test_the_first_start_makes_a_folder_for_nobody_else_and_says_where_to_go(data: Path) -> None:
    with running_server(data) as server:
        assert server.said == f"Inselreich is open at http://127.0.0.1:{server.port}/ (Ctrl-C closes it).\n"
        assert stat.S_IMODE(data.stat().st_mode) == 0o700
        for name in ("secret_key", "inselreich.sqlite"):
            assert stat.S_IMODE((data / name).stat().st_mode) == 0o600, name
        assert server.get("healthz").status_code == 200
        assert server.get("readyz").status_code == 200
        assert "inselreich_requests_total" in server.get("metrics").text
        assert server.terminate() == 0


def test_a_restart_keeps_the_key_and_the_port(data: Path) -> None:
    with running_server(data) as server:
        key, port = (data / "secret_key").read_text(), server.port
        server.restart()
        assert ((data / "secret_key").read_text(), server.port) == (key, port)


def test_behind_a_proxy_the_address_is_the_one_people_know(data: Path) -> None:
    with running_server(data, "--public-url", "https://play.example.org", "--trust-proxy") as server:
        assert f"open at https://play.example.org/ from http://127.0.0.1:{server.port}/ " in server.said


def refused(data: Path, *options: str) -> str:
    """What a server says that does not start: one sentence, exit code 2."""
    server = Server(data, *options)
    server.launch()
    assert server.wait() == 2, server.log
    assert server.said == ""
    assert server.log.count("\n") == 1, server.log
    return server.log.strip()


@pytest.mark.parametrize(
    ("options", "words"),
    [
        (["--workers", "0"], "--workers is a whole number from 1 to 64, not 0"),
        (["--port", "70000"], "--port is a number from 0 to 65535"),
        (["--port", "http"], "--port' is a whole number"),
        (
            ["--host", "192.0.2.1"],
            "--host is an address of this machine, such as 127.0.0.1 or 0.0.0.0, not '192.0.2.1'",
        ),
        (["--host", "no.such.host.invalid"], "--host is an address of this machine"),
        (
            ["--redis", "http://localhost"],
            "--redis is an address such as redis://localhost:6379/0, not http://localhost",
        ),
        (["--database", "mysql://localhost/games"], "postgresql://"),
        (["--database", "nonsense"], "address of a database"),
        (["--database", "sqlite:////no/such/folder/file"], "/no/such/folder/file"),
        (["--origin", "play.example.org"], "'play.example.org' is no web address"),
        (["--public-url", "https://play.example.org/games"], "is no web address"),
        (["--generosity", "0"], "--generosity is a number above 0, such as 2, not 0"),
        (["--log-format", "xml"], "--log-format is one of text, json, not 'xml'"),
        (["--log-level", "loud"], "--log-level is one of debug, info, warning, error, not 'loud'"),
    ],
    ids=lambda value: " ".join(value) if isinstance(value, list) else "",
)
def test_a_bad_option_gets_one_sentence(
    data: Path, options: list[str], words: str, capsys: pytest.CaptureFixture[str], log_as_before: None
) -> None:
    code = main(["serve", "--data", str(data), "--port", "0", *options])
    out, err = capsys.readouterr()
    assert (code, out, err.count("\n")) == (2, "", 1)
    assert words in err


def test_a_database_that_is_not_there_gets_one_sentence_without_the_password(data: Path) -> None:
    said = refused(data, "--database", f"postgresql://me:secret@127.0.0.1:{free_port()}/games")
    assert "cannot be used now" in said
    assert "secret" not in said


def test_a_port_in_use_gets_one_sentence(data: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        for workers in ("1", "2"):
            said = refused(data, "--port", port, "--workers", workers)
            assert f"Port {port} of 127.0.0.1 is in use" in said


def test_a_newer_database_is_refused_and_left_as_it_is(data: Path) -> None:
    data.mkdir()
    with contextlib.closing(sqlite3.connect(data / "inselreich.sqlite")) as database, database:
        database.execute("CREATE TABLE alembic_version (version_num VARCHAR(32) NOT NULL)")
        database.execute("INSERT INTO alembic_version VALUES ('9999')")
    assert "newer version of the program" in refused(data)
    with contextlib.closing(sqlite3.connect(data / "inselreich.sqlite")) as database:
        assert database.execute("SELECT version_num FROM alembic_version").fetchall() == [("9999",)]


def test_two_servers_do_not_share_a_folder(data: Path) -> None:
    with running_server(data):
        assert f"Another server is using the data folder {data}" in refused(data)


def test_a_folder_that_is_a_file_gets_one_sentence(data: Path) -> None:
    data.write_text("")
    assert f"The data folder {data} cannot be used" in refused(data)


# The stop


@pytest.mark.parametrize(("workers", "how"), [("1", signal.SIGINT), ("1", signal.SIGTERM), ("2", signal.SIGTERM)])
def test_a_stop_closes_every_socket_as_a_restart_and_ends_well(data: Path, workers: str, how: signal.Signals) -> None:
    with running_server(data, "--workers", workers) as server, contextlib.ExitStack() as stack:
        sockets = [stack.enter_context(socket_of(server)) for _ in range(6)]
        os.kill(server.pid, how)
        assert server.wait() == 0, server.log
        assert [closing_code(each) for each in sockets] == [1012] * len(sockets)
        assert "cut_off" not in server.log


def closing_code(opened: ClientConnection) -> int | None:
    with contextlib.suppress(ConnectionClosed):
        while True:
            opened.recv(timeout=PATIENCE_S)
    return opened.close_code


def test_whoever_follows_a_table_is_told_when_to_come_back(data: Path) -> None:
    with running_server(data, "--workers", "2") as server, httpx.Client(base_url=server.url) as web:
        web.headers["Origin"] = server.url.rstrip("/")
        assert web.post("api/v1/guests", json={"name": "Ada"}).status_code < 300
        made = web.post("api/v1/tables", json={"game": "classic"})
        assert made.status_code < 300, made.text
        with socket_of(server, web) as opened:
            opened.send('{"type":"hello","version":1}')
            opened.send(json.dumps({"type": "watch", "table": made.json()["table"]}))
            told = ""
            while '"table_now"' not in told:
                told += str(opened.recv(timeout=PATIENCE_S))
            os.kill(server.pid, signal.SIGTERM)
            last = {}
            with contextlib.suppress(ConnectionClosed):
                while True:
                    last = json.loads(str(opened.recv(timeout=PATIENCE_S)).splitlines()[-1])
            assert (last["type"], last["code"]) == ("farewell", "going_down")
            assert last["back_in"] > 0
            assert opened.close_code == 1012
        assert server.wait() == 0, server.log


def test_ctrl_c_in_a_terminal_reaches_workers_and_supervisor_at_once_and_is_one_stop(data: Path) -> None:
    with running_server(data, "--workers", "2") as server:
        for pid in (*children_of(server.pid), server.pid):
            os.kill(pid, signal.SIGINT)
        assert server.wait() == 0, server.log


def test_a_stop_before_it_is_open_is_no_failure(data: Path) -> None:
    server = Server(data, "--workers", "2")
    server.launch()
    try:
        wait_until(lambda: len(children_of(server.pid)) >= 3, "workers are started")
        assert server.terminate() == 0, server.log
    finally:
        server.kill()


# Workers


@LINUX
def test_two_workers_share_two_hundred_connections_evenly(data: Path) -> None:
    with running_server(data, "--workers", "2") as server, contextlib.ExitStack() as stack:
        before = [sockets_of(pid) for pid in workers_of(server)]
        for _ in range(200):
            stack.enter_context(socket.create_connection(("127.0.0.1", server.port), timeout=PATIENCE_S))

        def shares() -> list[int]:
            return [sockets_of(pid) - had for pid, had in zip(workers_of(server), before, strict=True)]

        wait_until(lambda: sum(shares()) >= 200, "all connections are accepted")
        assert min(shares()) >= 60


def workers_of(server: Server) -> list[int]:
    """In the order of their ids, without the helper that Python's multiprocessing brings."""
    found = children_of(server.pid)
    return [pid for pid in sorted(found) if b"resource_tracker" not in Path(f"/proc/{pid}/cmdline").read_bytes()]


def sockets_of(pid: int) -> int:
    return sum(1 for each in Path(f"/proc/{pid}/fd").iterdir() if each.is_symlink() and "socket:" in os.readlink(each))


@LINUX
def test_a_worker_that_dies_is_replaced_and_the_others_serve_meanwhile(data: Path) -> None:
    with running_server(data, "--workers", "2", "--log-format", "json") as server:
        victim, survivor = workers_of(server)
        os.kill(victim, signal.SIGKILL)
        wait_until(lambda: '"event":"worker_died"' in server.log, "the supervisor notices")
        assert server.get("readyz").status_code == 200
        wait_until(lambda: len(workers_of(server)) == 2 and server.log.count('"event":"starting"') == 3, "a new worker")
        assert victim not in workers_of(server)
        assert survivor in workers_of(server)
        assert server.terminate() == 0, server.log


@LINUX
def test_given_the_supervisor_is_killed_then_its_workers_end_and_the_port_is_free(data: Path) -> None:
    with running_server(data, "--workers", "2") as server:
        orphans = workers_of(server)
        os.kill(server.pid, signal.SIGKILL)
        server.wait()
        server.restart()
        assert not set(orphans) & set(workers_of(server))
        wait_until(lambda: not any(Path(f"/proc/{pid}").exists() for pid in orphans), "the old workers have ended")


@LINUX
@pytest.mark.nightly
def test_a_worker_that_hangs_is_replaced(data: Path) -> None:
    with running_server(data, "--workers", "2") as server:
        victim = workers_of(server)[0]
        os.kill(victim, signal.SIGSTOP)
        wait_until(lambda: "worker_hangs" in server.log, "the supervisor notices")
        wait_until(lambda: server.log.count(" starting ") == 3, "a new worker")


def test_after_a_power_cut_it_starts_again(data: Path) -> None:
    with running_server(data, "--workers", "2") as server:
        server.kill()
        server.restart()
        assert server.get("readyz").status_code == 200


def test_workers_count_together(data: Path) -> None:
    with running_server(data, "--workers", "2") as server:
        before = requests_counted(server)
        for _ in range(30):
            assert server.get("healthz").status_code == 200
        assert [requests_counted(server) - before for _ in range(6)] == [30] * 6
        with socket_of(server), socket_of(server), socket_of(server):
            wait_until(lambda: "inselreich_sockets 3.0" in server.get("metrics").text, "three sockets are counted")
        wait_until(lambda: "inselreich_sockets 0.0" in server.get("metrics").text, "and then none")


# What it needs goes away


def test_given_the_database_falls_silent_then_the_server_lives_but_is_not_ready(data: Path) -> None:
    with postgres_database() as url, proxy_to(urlsplit(url).port or 5432) as proxy:
        through = url.replace(f":{urlsplit(url).port}/", f":{proxy.port}/")
        with running_server(data, "--database", through) as server:
            for away in (proxy.freeze, proxy.cut):
                away()
                wait_until(lambda: server.get("readyz").status_code == 503, "the database is missed")
                assert server.get("readyz").json()["sentence"] == "the database does not answer"
                assert server.get("healthz").status_code == 200
                proxy.open()
                wait_until(lambda: server.get("readyz").status_code == 200, "the database is back")
            assert server.terminate() == 0, server.log


def test_given_redis_goes_away_then_the_server_stays_ready_and_says_so_in_its_metrics(data: Path) -> None:
    with running_redis() as redis, proxy_to(redis.port) as proxy:
        address = f"redis://127.0.0.1:{proxy.port}/0"
        with running_server(data, "--workers", "2", "--redis", address) as server:

            def healthy() -> bool:
                return "inselreich_fanout_healthy 1.0" in server.get("metrics").text

            wait_until(healthy, "the workers hear each other")
            proxy.cut()
            wait_until(lambda: not healthy(), "Redis is missed")
            assert server.get("readyz").status_code == 200
            proxy.open()
            wait_until(healthy, "the workers hear each other again")
            assert "redis_away" in server.log
            assert server.terminate() == 0, server.log


def test_given_no_redis_at_the_start_then_the_server_starts_all_the_same(data: Path) -> None:
    with running_server(data, "--redis", f"redis://127.0.0.1:{free_port()}/0") as server:
        assert server.get("readyz").status_code == 200
        wait_until(lambda: "redis_away" in server.log, "the log says so")


# The log


@pytest.mark.parametrize("form", ["text", "json"])
def test_the_log_of_a_session_names_nobody(data: Path, form: str) -> None:
    with running_server(data, "--log-format", form, "--log-level", "debug") as server:
        cookies = a_session(server)
        server.terminate()
        log = server.log
    assert "/api/v1/guests" in log  # it was logged
    for secret in (
        "Ada Lovelace",
        "Ada",
        "127.0.0.1",
        "testing-agent",
        "q=secret",
        "nowhere/secret",
        "hunter22",
        *cookies,
    ):
        assert secret not in log, secret


def a_session(server: Server) -> list[str]:
    """What a person does; the words that may not be in the log because of it."""
    with httpx.Client(
        base_url=server.url, headers={"Origin": server.url.rstrip("/"), "User-Agent": "testing-agent"}
    ) as web:
        answer = web.post("api/v1/guests", json={"name": "Ada Lovelace"})
        assert answer.status_code in (200, 201), answer.text
        person = answer.json()
        assert web.get("api/v1/me?q=secret").status_code == 200
        assert web.get("nowhere/secret?q=secret").status_code == 404
        web.post("api/v1/sessions", json={"login": "Ada", "password": "hunter22"})
        web.post("api/v1/guests", content=b"{not json: hunter22")
        table = web.post("api/v1/tables", json={"game": "classic"})
        cookie = dict(web.cookies)
        with socket_of(server, web, "?q=secret") as opened:
            opened.send('{"type":"hello","version":1}')
            opened.recv(timeout=PATIENCE_S)
            opened.send("hunter22 this is no message")
            opened.recv(timeout=PATIENCE_S)
    found = [*cookie.values(), *(value for key, value in person.items() if "code" in key or "recovery" in key)]
    if table.status_code < 300:
        found.append(table.json()["code"])
    time.sleep(0.1)
    assert len(found) >= 2
    return [str(each) for each in found]
