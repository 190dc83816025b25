"""People and programs that come to a real server over real sockets, and play."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any

import httpx
import websockets
from websockets.asyncio.client import ClientConnection

from tests.support.conversations import Gone, Message, Talk, is_asked
from tests.support.tricks import tricks_of

API = "api/v1"


class SocketWire:
    """A WebSocket."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket

    async def send(self, text: str) -> None:
        await self.socket.send(text)

    async def recv(self) -> str:
        try:
            frame = await self.socket.recv()
        except websockets.ConnectionClosed as problem:
            raise Gone from problem
        assert isinstance(frame, str)
        return frame

    async def close(self) -> None:
        await self.socket.close()


class Visitor:
    """Somebody who comes: a guest with a cookie, or (with an owner) a program with a token."""

    def __init__(self, url: str, name: str, owner: Visitor | None = None) -> None:
        self.url = url
        self.name = name
        self.token: str | None = None
        origin = {"Origin": url.rstrip("/")}
        alone = httpx.Limits(max_keepalive_connections=0)
        self.http = httpx.Client(base_url=url + API, headers=origin, trust_env=False, timeout=60, limits=alone)
        if owner is None:
            self.id = self.post("/guests", name=name)["id"]
        else:
            made = owner.post("/tokens", name=name)
            self.token, self.id = made["token"], made["id"]
            self.http.headers["Authorization"] = f"Bearer {self.token}"

    def post(self, path: str, **body: Any) -> Any:
        answer = self.http.post(path, json=body)
        assert answer.is_success, answer.text
        return answer.json()

    def get(self, path: str) -> Any:
        answer = self.http.get(path)
        assert answer.is_success, answer.text
        return answer.json()

    @asynccontextmanager
    async def socket(self) -> AsyncIterator[Talk]:
        """A conversation that has begun."""
        headers = {}
        if self.token is None:
            headers["Cookie"] = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        address = self.url.replace("http", "ws", 1) + "ws"
        origin = websockets.Origin(self.url.rstrip("/"))
        async with websockets.connect(address, additional_headers=headers, origin=origin, proxy=None) as socket:
            talk = Talk(SocketWire(socket))
            await talk.hello(self.token)
            yield talk


def table_of(host: Visitor, game: str, *others: Visitor | str, **wish: Any) -> str:
    """A running table: the host on seat 0, then these people, and bots by their level."""
    bots = [{"seat": seat, "level": who} for seat, who in enumerate(others, 1) if isinstance(who, str)]
    table: str = host.post("/tables", game=game, seats=len(others) + 1, bots=bots, **({"pace_ms": 0} | wish))["table"]
    for seat, who in enumerate(others, 1):
        if isinstance(who, Visitor):
            who.post(f"/tables/{table}/seats/{seat}")
    host.post(f"/tables/{table}/start")
    return table


Choose = Callable[[Message], Message]


def quiet(game: str, seed: int) -> Choose:
    """Any listed move, but seldom one that makes matches long."""
    chance = random.Random(seed)
    loud = tricks_of(game).loud

    def choose(decision: Message) -> Message:
        moves: list[Message] = decision["moves"]
        calm = [move for move in moves if move["type"] not in loud]
        return chance.choice(calm if calm and chance.random() < 0.95 else moves)

    return choose


async def play_to_the_end(
    talk: Talk,
    update: Message,
    choose: Choose,
    *,
    until: Callable[[Message], bool] = lambda update: False,
) -> Message:
    """Answer whatever is asked, until the match is over or it is `until`: that update."""
    while not update.get("over") and not until(update):
        if is_asked(update):
            answer = {"type": "play", "table": update["table"], "question": update["question"], "tag": "t"}
            await talk.say(answer | {"move": choose(update["decision"])})
        update = await talk.until("update", table=update["table"])
    return update


async def watch_to_the_end(talk: Talk, update: Message) -> Message:
    while not update.get("over"):
        update = await talk.until("update", table=update["table"])
    return update


async def all_of(*work: Any) -> list[Any]:
    """All at once; the first that fails ends the others."""
    tasks = [asyncio.ensure_future(each) for each in work]
    try:
        return list(await asyncio.gather(*tasks))
    finally:
        for task in tasks:
            task.cancel()
            with suppress(asyncio.CancelledError, Exception):
                await task


def worker_of(port: int, workers: list[int]) -> int:
    """The process that has the other end of a connection from this port of ours (Linux)."""
    inode = ""
    for line in Path("/proc/net/tcp").read_text().splitlines()[1:]:
        words = line.split()
        if words[2].endswith(f":{port:04X}") and words[9] != "0":
            inode = words[9]
    for pid in workers:
        for link in Path(f"/proc/{pid}/fd").iterdir():
            with suppress(OSError):
                if link.readlink().name == f"socket:[{inode}]":
                    return pid
    raise AssertionError(f"nobody holds the other end of port {port}")
