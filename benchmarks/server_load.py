"""How much a server carries: moves of bots over real sockets, beside a bare echo server on the same stack.

    ./run bench server_load            about three minutes
    ./run bench server_load --quick    under 40 seconds

Server, echo server and the bots' process share this machine's cores, in turn and not at the same time. The bots answer at
random from the moves that a decision lists; the same program, sockets and number of connections drive the echo server, with
frames of the size that the tables' updates had.

echoes_*     the bare limit: a frame in, the same frame out
relays_*     the bare limit of a table: a frame in, and out to every seat
seats_*      every seat of every table has a socket of its own
hosted_*     the same seats, ten tables on a socket, as somebody who hosts bots would do
house_*      one seat of each table over a socket, the others are bots of the server's
latency_*    so many tables at a walking pace: from sending a move until it is stored and acknowledged
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

import httpx
import msgspec
from picows import WSFrame, WSListener, WSMsgType, WSTransport, ws_connect

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tests.support.servers import running_server  # noqa: E402

GAME = "classic"
SEATS = 2


class Lengths(NamedTuple):
    """How long and with how many tables it is measured."""

    seconds: float
    tables: int
    calm_tables: int
    calm_seconds: float


WHOLE = Lengths(seconds=10, tables=60, calm_tables=300, calm_seconds=20)
QUICK = Lengths(seconds=2, tables=40, calm_tables=100, calm_seconds=4)
WALK_S = 1.0
"""The pause of a bot before it moves, on average, where the pace is a walk."""


class Decision(msgspec.Struct):
    invited: bool
    moves: list[msgspec.Raw]


class Update(msgspec.Struct, tag="update"):
    table: str
    number: int
    question: int
    decision: Decision | None = None
    over: bool = False


class Done(msgspec.Struct, tag="done"):
    tag: str


class Tally:
    """What the bots have seen."""

    def __init__(self) -> None:
        self.numbers: dict[str, int] = {}
        self.frames = 0
        self.bytes = 0
        self.over = 0
        self.refused: list[str] = []
        self.waits: list[float] = []

    def moves(self) -> int:
        return sum(self.numbers.values())


read_update = msgspec.json.Decoder(Update).decode
read_done = msgspec.json.Decoder(Done).decode


class Bot(WSListener):
    """A socket whose seats answer at random, at once or after a pause."""

    transport: WSTransport

    def __init__(self, tally: Tally, token: str, tables: list[str], pause: float = 0) -> None:
        self.tally = tally
        self.pause = pause
        self.random = random.Random(token)
        self.first = [
            json.dumps({"type": "hello", "version": 1, "token": token}),
            *(json.dumps({"type": "watch", "table": table, "views": "none"}) for table in tables),
        ]
        self.answered: dict[str, int] = {}
        self.sent_at: dict[str, float] = {}

    def on_ws_connected(self, transport: WSTransport) -> None:
        self.transport = transport
        transport.send(WSMsgType.TEXT, "\n".join(self.first).encode())

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        data = frame.get_payload_as_bytes()
        self.tally.frames += 1
        self.tally.bytes += len(data)
        answers: list[bytes] = []
        for line in data.split(b"\n"):
            if line.startswith(b'{"type":"update"'):
                self._answer(read_update(line), answers)
            elif line.startswith(b'{"type":"done"'):
                tag = read_done(line).tag
                self.tally.waits.append(time.perf_counter() - self.sent_at.pop(tag))
            elif line.startswith((b'{"type":"refused"', b'{"type":"farewell"')):
                self.tally.refused.append(line.decode())
        if answers:
            transport.send(WSMsgType.TEXT, b"\n".join(answers))

    def _answer(self, update: Update, answers: list[bytes]) -> None:
        numbers = self.tally.numbers
        if update.number > numbers.get(update.table, 0):
            numbers[update.table] = update.number
        self.tally.over += update.over
        decision = update.decision
        if decision is None or decision.invited or self.answered.get(update.table) == update.question:
            return
        self.answered[update.table] = update.question
        moves = decision.moves
        move = bytes(moves[int(self.random.random() * len(moves))])
        answer = b'{"type":"play","table":"%b","question":%d,"move":%b' % (update.table.encode(), update.question, move)
        if not self.pause:
            answers.append(answer + b"}")
            return
        asyncio.get_running_loop().call_later(self.random.uniform(0, 2 * self.pause), self._walk, answer)

    def _walk(self, answer: bytes) -> None:
        tag = str(len(self.tally.waits)) + "-" + str(len(self.sent_at)) + "-" + str(self.random.random())[2:12]
        self.sent_at[tag] = time.perf_counter()
        self.transport.send(WSMsgType.TEXT, answer + b',"tag":"%b"}' % tag.encode())


class Echoed(WSListener):
    """A socket that says the same thing again whenever it has come back: every time, or as one of two in turn."""

    transport: WSTransport

    def __init__(self, tally: Tally, size: int, *, turn: int | None = None) -> None:
        self.tally = tally
        self.words = b"x" * size
        self.turn = turn
        self.heard = 0

    def on_ws_connected(self, transport: WSTransport) -> None:
        self.transport = transport

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        data = frame.get_payload_as_bytes()
        self.tally.frames += 1
        self.heard += 1
        if self.turn is None or self.heard % SEATS == self.turn:
            transport.send(WSMsgType.TEXT, data)


class House:
    """The people and tables of one server."""

    def __init__(self, url: str) -> None:
        self.url = url.rstrip("/")
        self.http = httpx.AsyncClient(base_url=self.url + "/api/v1", trust_env=False, timeout=60)

    async def tokens(self, count: int) -> list[str]:
        """So many bots of one guest."""
        await self._post("/guests", {"name": "Load"})
        made = [await self._post("/tokens", {"name": f"Bot {number}"}) for number in range(count)]
        return [token["token"] for token in made]

    async def table_for(self, *tokens: str) -> str:
        """A running table with these on its seats."""
        wish = {"game": GAME, "seats": len(tokens), "pace_ms": 0}
        table: str = (await self._post("/tables", wish, tokens[0]))["table"]
        for seat, token in enumerate(tokens[1:], 1):
            await self._post(f"/tables/{table}/seats/{seat}", {}, token)
        await self._post(f"/tables/{table}/start", {}, tokens[0])
        return table

    async def table_against_bots(self, token: str, level: str, seats: int) -> str:
        """A running table with the house's bots on all other seats."""
        wish = {"game": GAME, "seats": seats, "level": level, "pace_ms": 0}
        return str((await self._post("/tables/quick", wish, token))["table"])

    async def _post(self, path: str, body: dict[str, Any], token: str | None = None) -> Any:
        headers = {"Authorization": f"Bearer {token}"} if token else {"Origin": self.url}
        if token:
            answer = await httpx_post(self.url + "/api/v1" + path, body, headers)
        else:
            answer = await self.http.post(path, json=body, headers=headers)
        if answer.is_error:
            raise SystemExit(f"{path} was refused: {answer.text}")
        return answer.json()


_clients: dict[str, httpx.AsyncClient] = {}


async def httpx_post(url: str, body: dict[str, Any], headers: dict[str, str]) -> httpx.Response:
    """Without the guest's cookie."""
    client = _clients.setdefault(url.split("/api", maxsplit=1)[0], httpx.AsyncClient(trust_env=False, timeout=60))
    return await client.post(url, json=body, headers=headers)


Socket = TypeVar("Socket", bound=WSListener)


async def connect(url: str, listener: Socket) -> Socket:
    await ws_connect(lambda: listener, url.replace("http", "ws", 1) + "/ws")
    return listener


async def rate(count: Callable[[], int], seconds: float) -> float:
    """So many a second, after a moment of running in."""
    await asyncio.sleep(min(1.0, seconds / 2))
    began, before = time.perf_counter(), count()
    await asyncio.sleep(seconds)
    return (count() - before) / (time.perf_counter() - began)


def hang_up(bots: list[Any]) -> None:
    for bot in bots:
        bot.transport.disconnect()


async def moves_per_s(house: House, groups: list[tuple[str, list[str]]], seconds: float, tally: Tally) -> float:
    """Sockets, each with a token and the tables it follows, answer as fast as they can."""
    bots = [await connect(house.url, Bot(tally, *group)) for group in groups]
    found = await rate(tally.moves, seconds)
    hang_up(bots)
    await asyncio.sleep(0.5)
    return found


async def seats_apart(house: House, lengths: Lengths, tally: Tally) -> float:
    tokens = await house.tokens(SEATS)
    tables = [await house.table_for(*tokens) for _ in range(lengths.tables)]
    groups = [(token, [table]) for table in tables for token in tokens]
    return await moves_per_s(house, groups, lengths.seconds, tally)


async def seats_hosted(house: House, lengths: Lengths, tally: Tally) -> float:
    tokens = await house.tokens(SEATS)
    tables = [await house.table_for(*tokens) for _ in range(lengths.tables)]
    groups = [(token, tables[start : start + 10]) for start in range(0, len(tables), 10) for token in tokens]
    return await moves_per_s(house, groups, lengths.seconds, tally)


async def against_house(house: House, lengths: Lengths, tally: Tally, level: str, seats: int) -> float:
    (token,) = await house.tokens(1)
    tables = [await house.table_against_bots(token, level, seats) for _ in range(lengths.tables)]
    return await moves_per_s(house, [(token, [table]) for table in tables], lengths.seconds, tally)


async def walking(house: House, lengths: Lengths, tally: Tally) -> dict[str, float]:
    """Many tables at the pace of people."""
    tokens = await house.tokens(SEATS)
    tables = [await house.table_for(*tokens) for _ in range(lengths.calm_tables)]
    groups = [(token, [table]) for table in tables for token in tokens]
    bots = [await connect(house.url, Bot(tally, *group, WALK_S)) for group in groups]
    await asyncio.sleep(2 * WALK_S)
    tally.waits.clear()
    moves = await rate(tally.moves, lengths.calm_seconds)
    hang_up(bots)
    cuts = statistics.quantiles(tally.waits, n=100)
    return {
        "latency_tables": len(tables),
        "latency_moves_per_s": round(moves, 1),
        "latency_p50_ms": round(1000 * cuts[49], 2),
        "latency_p99_ms": round(1000 * cuts[98], 2),
    }


async def memory(house: House, pid: int, tables: int) -> dict[str, float]:
    """What a table costs whose players are connected and think."""
    tokens = await house.tokens(SEATS)
    made = [await house.table_for(*tokens) for _ in range(tables)]
    before = resident(pid)
    tally = Tally()
    bots = [await connect(house.url, Bot(tally, token, [table], 1e6)) for table in made for token in tokens]
    await asyncio.sleep(2)
    with_sockets = resident(pid) - before
    hang_up(bots)
    return {"idle_table_kb": round(with_sockets / tables / 1024, 1)}


def resident(pid: int) -> int:
    """Bytes of memory of this process."""
    with open(f"/proc/{pid}/statm") as file:
        return int(file.read().split()[1]) * os.sysconf("SC_PAGE_SIZE")


@contextmanager
def served(*options: str) -> Iterator[Any]:
    """A fresh server."""
    with (
        tempfile.TemporaryDirectory() as folder,
        running_server(Path(folder) / "data", "--generosity", "100000", *options) as server,
    ):
        yield server


@contextmanager
def echo_server() -> Iterator[str]:
    with socket.create_server(("127.0.0.1", 0)) as listener:
        program = ROOT / "benchmarks" / "peers" / "echo_server.py"
        words = [sys.executable, str(program), str(listener.fileno())]
        process = subprocess.Popen(words, pass_fds=[listener.fileno()])
        try:
            yield f"http://127.0.0.1:{listener.getsockname()[1]}"
        finally:
            process.terminate()
            process.wait()


async def echoes_per_s(url: str, tables: int, size: int, seconds: float) -> float:
    """As many sockets as there were seats, and as many frames under way as tables."""
    tally = Tally()
    bots = [await connect(url, Echoed(tally, size)) for _ in range(SEATS * tables)]
    return await echoed(bots[::SEATS], bots, tally, seconds)


async def relays_per_s(url: str, tables: int, size: int, seconds: float) -> float:
    """The sockets of a table speak in turn, and all of them are told: frames in, each of which goes out to every seat."""
    tally = Tally()
    bots = [
        await connect(f"{url}/tables/{table}", Echoed(tally, size, turn=seat))
        for table in range(tables)
        for seat in range(SEATS)
    ]
    return await echoed(bots[::SEATS], bots, tally, seconds) / SEATS


async def echoed(first: list[Echoed], bots: list[Echoed], tally: Tally, seconds: float) -> float:
    for bot in first:
        bot.transport.send(WSMsgType.TEXT, bot.words)
    found = await rate(lambda: tally.frames, seconds)
    hang_up(bots)
    await asyncio.sleep(0.2)
    return found


def measure(work: Callable[[House], Awaitable[Any]], *options: str) -> Any:
    with served(*options) as server:

        async def run() -> Any:
            return await work(House(server.url))

        return in_loop(run())


def in_loop(work: Any) -> Any:
    import uvloop

    return uvloop.run(work)


def figures(lengths: Lengths) -> dict[str, Any]:
    found: dict[str, Any] = {"game": GAME, "tables": lengths.tables}
    tally = Tally()
    found["seats_moves_per_s"] = round(measure(lambda house: seats_apart(house, lengths, tally)))
    size = tally.bytes // tally.frames
    found["update_bytes"] = size
    with echo_server() as url:
        echo = in_loop(echoes_per_s(url, lengths.tables, size, lengths.seconds))
        relay = in_loop(relays_per_s(url, lengths.tables, size, lengths.seconds))
    found["echoes_per_s"] = round(echo)
    found["relays_per_s"] = round(relay)
    found["seats_ratio"] = round(found["seats_moves_per_s"] / echo, 3)
    found["seats_relay_ratio"] = round(found["seats_moves_per_s"] / relay, 3)
    tallies = [tally]
    for name, work in {
        "hosted": lambda house: seats_hosted(house, lengths, tallies[-1]),
        "house": lambda house: against_house(house, lengths, tallies[-1], "random", 4),
    }.items():
        tallies.append(Tally())
        found[f"{name}_moves_per_s"] = round(measure(work))
        found[f"{name}_ratio"] = round(found[f"{name}_moves_per_s"] / echo, 3)
    for workers in (1, 2):
        tallies.append(Tally())
        work = lambda house: against_house(house, lengths, tallies[-1], "greedy", 4)  # noqa: E731
        found[f"workers_{workers}_moves_per_s"] = round(measure(work, "--workers", str(workers)))
    found["workers_ratio"] = round(found["workers_2_moves_per_s"] / found["workers_1_moves_per_s"], 3)
    tallies.append(Tally())
    found |= measure(lambda house: walking(house, lengths, tallies[-1]))
    with served() as server:
        found |= in_loop(memory_of(server, 100))
    found["refused"] = sum(len(each.refused) for each in tallies)
    return found


async def memory_of(server: Any, tables: int) -> dict[str, float]:
    return await memory(House(server.url), server.pid, tables)


def main() -> None:
    parser = argparse.ArgumentParser(prog="./run bench server_load", description=__doc__.splitlines()[0])
    parser.add_argument("--quick", action="store_true", help="under 40 seconds, and rougher")
    words = parser.parse_args()
    print(json.dumps(figures(QUICK if words.quick else WHOLE)))


if __name__ == "__main__":
    main()
