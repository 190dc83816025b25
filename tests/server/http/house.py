"""A real server on a port of this machine, and people who come to it. What a browser would send, they send."""

from __future__ import annotations

import asyncio
import json
import ssl
import threading
from collections.abc import Coroutine, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, TypeVar

import httpx
import msgspec
import uvicorn
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from inselreich.server.app import create_app
from inselreich.server.doors import Doors
from inselreich.server.settings import Settings

T = TypeVar("T")
API = "/api/v1"
PASSWORD = "correct horse battery"
WAIT_S = 30
NO_TLS = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
"""Made once: a client that makes its own takes long to begin."""


class House:
    """The server, in a thread of its own."""

    def __init__(self, settings: Settings) -> None:
        self.app = create_app(settings)
        self.settings = settings
        config = uvicorn.Config(
            self.app,
            port=0,
            ws="websockets-sansio",
            lifespan="on",
            log_config=None,
            access_log=False,
            proxy_headers=False,
            timeout_graceful_shutdown=1,
        )
        self._server = uvicorn.Server(config)
        self._loop: asyncio.AbstractEventLoop | None = None
        self._is_open = threading.Event()
        self._clients: list[httpx.Client] = []
        self._thread = threading.Thread(target=lambda: asyncio.run(self._serve()))
        self._thread.start()
        assert self._is_open.wait(WAIT_S)
        self.port: int = self._server.servers[0].sockets[0].getsockname()[1]
        self.address = f"http://127.0.0.1:{self.port}"

    async def _serve(self) -> None:
        self._loop = asyncio.get_running_loop()
        serving = asyncio.create_task(self._server.serve())
        while not self._server.started and not serving.done():
            await asyncio.sleep(0.01)
        self._is_open.set()
        await serving

    @property
    def doors(self) -> Doors:
        doors: Doors = self.app.state.doors
        return doors

    def inside(self, work: Coroutine[Any, Any, T]) -> T:
        """Do something in the server itself."""
        assert self._loop is not None
        return asyncio.run_coroutine_threadsafe(work, self._loop).result(WAIT_S)

    def close(self) -> None:
        for client in self._clients:
            client.close()
        self._server.should_exit = True
        self._thread.join(WAIT_S)

    # Who comes

    def stranger(self, **headers: str) -> httpx.Client:
        """A browser without a cookie."""
        return self._client({"Origin": self.address} | headers)

    def guest(self, name: str = "Ada") -> httpx.Client:
        client = self.stranger()
        made = client.post(f"{API}/guests", json={"name": name})
        assert made.status_code == 201, made.text
        return client

    def account(self, login: str, password: str | None = PASSWORD) -> httpx.Client:
        """Somebody with a login; to hash a password takes a while."""
        client = self.guest(login)
        if password is None:
            assert self.inside(self.doors.store.people.make_account(me(client)["id"], login, None))
            return client
        made = client.post(f"{API}/accounts", json={"login": login, "password": password})
        assert made.status_code == 201, made.text
        return client

    def bot(self, owner: httpx.Client, name: str = "Robo") -> httpx.Client:
        """A program with a token: neither cookie nor Origin."""
        made = owner.post(f"{API}/tokens", json={"name": name})
        assert made.status_code == 201, made.text
        return self.program(made.json()["token"])

    def program(self, token: str | None = None) -> httpx.Client:
        return self._client({"Authorization": f"Bearer {token}"} if token else {})

    def _client(self, headers: dict[str, str]) -> httpx.Client:
        client = httpx.Client(base_url=self.address, headers=headers, timeout=WAIT_S, verify=NO_TLS)
        self._clients.append(client)
        return client

    @contextmanager
    def socket(self, client: httpx.Client) -> Iterator[Socket]:
        """The client's socket, with its cookie or token."""
        headers = {"Origin": self.address}
        if token := client.headers.get("Authorization"):
            headers = {"Authorization": token}
        elif cookie := client.cookies.get("inselreich_session"):
            headers["Cookie"] = f"inselreich_session={cookie}"
        with connect(self.address.replace("http", "ws") + "/ws", additional_headers=headers) as connection:
            yield Socket(connection)

    # What they do

    def table(self, host: httpx.Client, **wish: Any) -> dict[str, Any]:
        """An open table for two, with its host on seat 0."""
        made = host.post(f"{API}/tables", json={"game": "cards1996", "pace_ms": 0} | wish)
        assert made.status_code == 201, made.text
        found: dict[str, Any] = made.json()
        return found

    def finished(self, host: httpx.Client, other: httpx.Client | None = None, **wish: Any) -> dict[str, Any]:
        """A table whose people have agreed to end the match."""
        open_table = self.table(host, **({"bots": [{"seat": 1, "level": "random"}]} if other is None else {}), **wish)
        id_ = open_table["table"]
        if other is not None:
            assert other.post(f"{API}/tables/{id_}/seats/1", json={}).status_code == 200
        assert host.post(f"{API}/tables/{id_}/start").status_code == 200
        for client in filter(None, [host, other]):
            self.inside(self._agree(id_, me(client)["id"]))
        found: dict[str, Any] = host.get(f"{API}/tables/{id_}").json()
        assert found["state"] == "over"
        return found

    async def _agree(self, table_id: str, person: str) -> None:
        table = await self.doors.hall.table(table_id)
        await table.agree_to_end(person, agreed=True)


class Socket:
    """Says hello, and reads message by message."""

    def __init__(self, connection: ClientConnection) -> None:
        self._connection = connection
        self._unread: list[dict[str, Any]] = []
        self.say(type="hello", version=1)
        self.welcome = self.hear("welcome")

    def say(self, **message: Any) -> None:
        self._connection.send(json.dumps(message))

    def hear(self, kind: str) -> dict[str, Any]:
        """The next message of this type."""
        while True:
            while not self._unread:
                self._unread = [json.loads(line) for line in str(self._connection.recv(WAIT_S)).splitlines()]
            message = self._unread.pop(0)
            if message["type"] == kind:
                return message

    def closed_with(self) -> int:
        """The code with which the server closes it."""
        try:
            while True:
                self._connection.recv(WAIT_S)
        except ConnectionClosed as closed:
            return closed.rcvd.code if closed.rcvd else 1006


def me(client: httpx.Client) -> dict[str, Any]:
    found: dict[str, Any] = client.get(f"{API}/me").json()
    return found


def seat(table: dict[str, Any], number: int) -> dict[str, Any]:
    found: dict[str, Any] = table["seats"][number]
    return found


def settings(folder: Path, **others: Any) -> Settings:
    """Generous, so that tests are never too fast."""
    return msgspec.structs.replace(Settings(data=folder, generosity=1000.0), **others)
