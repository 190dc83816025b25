"""Workers of a server inside the test's own process, on a real store: their halls, their desks, their sockets without a net.

async with workers(folder, 2) as (one, other):
    anna = await one.person("Anna")
    table = await one.table("quick", anna, "random")
"""

from __future__ import annotations

import asyncio
import functools
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any, ParamSpec

import msgspec
from litestar import Litestar

from inselreich.core.chance import Seeded
from inselreich.server.app import Parts
from inselreich.server.doors import Doors
from inselreich.server.fanout import Hear, Notice
from inselreich.server.metrics import Metrics
from inselreich.server.settings import Settings
from inselreich.server.sockets.connection import Connection
from inselreich.server.tables.audience import Follower
from inselreich.server.tables.hall import Hall
from inselreich.server.tables.live import LiveTable
from inselreich.server.tables.lobby import TableWish
from inselreich.store import rows
from inselreich.store.models import TABLES
from inselreich.store.store import Store
from tests.support.conversations import PATIENCE_S, Gone, Talk

P = ParamSpec("P")
KEY = "a secret key of a server in a test, long enough"


def scene(test: Callable[P, Coroutine[Any, Any, None]]) -> Callable[P, None]:
    """A test that plays in an event loop of its own."""

    @functools.wraps(test)
    def played(*args: P.args, **kwargs: P.kwargs) -> None:
        asyncio.run(test(*args, **kwargs))

    return played


async def eventually(condition: Callable[[], Any]) -> None:
    """Wait until it is so."""
    async with asyncio.timeout(PATIENCE_S):
        while not condition():
            await asyncio.sleep(0.005)


class Street:
    """Between the workers of a test: notices pass, or (`blocked`) are lost."""

    def __init__(self) -> None:
        self.ways: list[Way] = []
        self.blocked = False

    def way(self) -> Way:
        way = Way(self)
        self.ways.append(way)
        return way


class Way:
    """One worker's fan-out."""

    def __init__(self, street: Street) -> None:
        self._street = street
        self._hear: Hear | None = None
        self.healthy = True

    async def start(self, hear: Hear) -> None:
        self._hear = hear

    async def stop(self) -> None:
        self._hear = None

    def tell(self, notice: Notice) -> None:
        if not self._street.blocked:
            for way in self._street.ways:
                if way is not self and way._hear is not None:
                    way._hear(notice)


class MemoryWire:
    """A socket without a net: what the server sends waits until it is read, a frame at a time."""

    def __init__(self) -> None:
        self._to_server: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self._to_client: asyncio.Queue[str | None] = asyncio.Queue(maxsize=1)
        self.closed_with: int | None = None

    # The server's side, as Litestar has it

    async def receive(self) -> dict[str, Any]:
        return await self._to_server.get()

    async def send(self, message: Any) -> None:
        """As text in a message of ASGI from the server, or as text from the client."""
        if isinstance(message, str):
            await self._to_server.put({"type": "websocket.receive", "text": message})
        else:
            await self._to_client.put(message["text"])

    async def close(self, code: int = 1000, reason: str = "") -> None:
        """By the server with a code; by the client without."""
        if reason:
            self.closed_with = code
            await self._to_client.put(None)
        else:
            await self._to_server.put({"type": "websocket.disconnect"})

    # The client's

    async def recv(self) -> str:
        frame = await self._to_client.get()
        if frame is None:
            raise Gone
        return frame


class Worker:
    """One worker of the server."""

    def __init__(self, doors: Doors) -> None:
        self.doors = doors
        self._sockets: set[asyncio.Task[None]] = set()

    @property
    def hall(self) -> Hall:
        return self.doors.hall

    @property
    def store(self) -> Store:
        return self.doors.store

    async def person(self, name: str) -> rows.Person:
        return (await self.store.people.create_guest(name))[0]

    async def table(
        self,
        game: str,
        *seats: rows.Person | str,
        clock: rows.Clock | None = None,
        pace_ms: int = 0,
        start: bool = True,
        **options: Any,
    ) -> LiveTable:
        """A table with these people and bots (by level) on its seats, running; its clock may be as short as one likes."""
        lobby = self.doors.lobby
        host = next(who for who in seats if isinstance(who, rows.Person))
        wish = TableWish(game=game, seats=len(seats), options=options, pace_ms=pace_ms, sit=None)
        row = await lobby.create(host, wish)
        if clock is not None:
            await self.change(row.id, clock=as_json(clock).decode())
        for number, who in enumerate(seats):
            row = await (lobby.seat_bot(row, number, who) if isinstance(who, str) else lobby.sit(row, who, number, ""))
        if start:
            await lobby.start(await lobby.table(row.id))
        return await self.hall.table(row.id)

    async def change(self, table: str, **values: Any) -> None:
        """Write into a table's row what no door would, such as a clock of milliseconds."""
        async with self.store.database.writing() as connection:
            await connection.execute(TABLES.update().where(TABLES.c.id == table).values(values))

    async def row(self, table: str) -> rows.Table:
        found = await self.store.tables.get(table)
        assert found is not None
        return found

    def talk(self, person: rows.Person | None) -> Talk:
        """A socket of this person's."""
        wire = MemoryWire()
        task = asyncio.ensure_future(Connection(wire, self.doors, person).serve())  # type: ignore[arg-type]
        self._sockets.add(task)
        return Talk(wire)

    async def greeted(self, person: rows.Person) -> Talk:
        talk = self.talk(person)
        await talk.hello()
        return talk

    async def close(self) -> None:
        for task in self._sockets:
            task.cancel()
        await asyncio.gather(*self._sockets, return_exceptions=True)


@asynccontextmanager
async def workers(
    folder: Path, count: int = 1, *, street: Street | None = None, url: str | None = None
) -> AsyncIterator[tuple[Worker, ...]]:
    """So many workers on one database."""
    street = street or Street()
    settings = Settings(data=folder, generosity=1000.0, secret_key=KEY, database=url)
    async with AsyncExitStack() as stack:
        made = []
        for _ in range(count):
            app = Litestar()
            await stack.enter_async_context(Parts(settings, KEY, Metrics(), street.way()).running(app))
            worker = Worker(app.state.doors)
            stack.push_async_callback(worker.close)
            made.append(worker)
        yield tuple(made)


@asynccontextmanager
async def worker(folder: Path, **more: Any) -> AsyncIterator[Worker]:
    async with workers(folder, **more) as (only,):
        yield only


class Ear:
    """A listener at a table that reads when it is told to, and counts how often it was stirred."""

    def __init__(self) -> None:
        self.stirred = 0
        self.said: list[Any] = []
        self.follower: Follower | None = None

    def stir(self, follower: Follower) -> None:
        self.stirred += 1

    def say(self, news: Any) -> None:
        self.said.append(news)

    def follow(self, hall: Hall, table: LiveTable, seat: int | None, since: int = 0) -> Ear:
        person = None if seat is None else table.row.seats[seat].person
        self.follower = Follower(self, table, person, known=since, views="all", moves=True)
        self.follower.seat = seat
        hall.follow(self.follower)
        return self

    def read(self) -> list[dict[str, Any]]:
        """What is new."""
        assert self.follower is not None
        return [msgspec.json.decode(line) for line in self.follower.table.news_for(self.follower)]

    def updates(self) -> list[dict[str, Any]]:
        return [message for message in self.read() if message["type"] == "update"]


def any_move(table: LiveTable, seat: int, seed: int = 0) -> bytes:
    """Any legal move of this seat."""
    assert table.match is not None
    return as_json(table.match.pick(seat, Seeded(seed)))


def as_json(move: msgspec.Struct) -> bytes:
    return msgspec.json.encode(move)


async def play_any(table: LiveTable, seat: int, seed: int = 0) -> int:
    return await table.play(seat, table.question, any_move(table, seat, seed))


async def play_on(table: LiveTable, moves: int) -> None:
    """So many moves of whoever is asked."""
    for seed in range(moves):
        if table.match is None or table.match.over:
            return
        await play_any(table, table.match.waiting_for[0], seed)


async def raises(work: Awaitable[Any], kind: type[Exception]) -> Exception:
    """What it raises."""
    try:
        await work
    except kind as problem:
        return problem
    raise AssertionError(f"no {kind.__name__} was raised")
