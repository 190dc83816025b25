"""A server that is killed again and again while people play: no acknowledged move may be lost, every table must finish.

    ./run soak server                     200 kills with SQLite
    ./run soak server --quick             under 40 seconds
    ./run soak server --database postgresql://... --workers 2

Bots of somebody's play at many tables over sockets and note every move that the server has acknowledged with `done`. At
random moments `kill -9` ends the server: all of its processes, or with several workers sometimes only one. After every
restart the database is asked: does each acknowledged move stand at its number, as it was sent? At the end all tables are
played out, and every record is fetched over HTTP and verified: each move and each outcome of chance. The last line is a
JSON object with the totals; the exit code is 1 if anything was lost or did not end.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import os
import random
import signal
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path
from typing import Any, NamedTuple

import httpx
import websockets

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from inselreich.core.records import verify  # noqa: E402
from inselreich.store.store import Store  # noqa: E402
from tests.support.servers import Server, children_of  # noqa: E402

KILLS = 200
QUICK_SECONDS = 15
LONGEST_LIFE = 1.5
"""Seconds between two kills, at most."""
PATIENCE_S = 120.0
"""Without any move for so long, something hangs."""
GAMES: list[tuple[str, int, dict[str, Any]]] = [
    ("quick", 3, {"points_to_win": 4}),
    ("classic", 3, {"points_to_win": 8}),
    ("cards1996", 2, {"points_to_win": 5}),
    ("duel", 2, {"points_to_win": 5}),
    ("inka", 3, {"length": "short"}),
]


class Done(NamedTuple):
    """A move that the server says it has stored."""

    number: int
    seat: int
    move: str


class Tally:
    """What has happened at all tables."""

    def __init__(self) -> None:
        self.done: dict[str, list[Done]] = {}
        self.sent = 0
        self.refused: Counter[str] = Counter()
        self.over: set[str] = set()
        self.moved_at = time.monotonic()

    @property
    def acknowledged(self) -> int:
        return sum(map(len, self.done.values()))


class Table(NamedTuple):
    """A running table, and which token plays which of its seats."""

    id: str
    seats: dict[int, str]


class Player:
    """One seat over a socket of its own; comes back whenever the connection is lost."""

    def __init__(self, tally: Tally, url: str, table: Table, seat: int) -> None:
        self.tally = tally
        self.address = url.replace("http", "ws", 1) + "ws"
        self.table = table
        self.seat = seat
        self.known = 0
        self.sent: dict[str, str] = {}
        self.random = random.Random(f"{table.id}{seat}")

    async def play(self) -> None:
        while self.table.id not in self.tally.over:
            with contextlib.suppress(OSError, TimeoutError, websockets.WebSocketException):
                async with websockets.connect(self.address, proxy=None, open_timeout=10, close_timeout=1) as socket:
                    await self._converse(socket)
            await asyncio.sleep(0.05 + 0.1 * self.random.random())

    async def _converse(self, socket: Any) -> None:
        await socket.send(json.dumps({"type": "hello", "version": 1, "token": self.table.seats[self.seat]}))
        await socket.send(json.dumps({"type": "watch", "table": self.table.id, "since": self.known, "views": "none"}))
        async for frame in socket:
            for line in frame.split("\n"):
                await self._hear(socket, json.loads(line))
            if self.table.id in self.tally.over:
                return

    async def _hear(self, socket: Any, message: dict[str, Any]) -> None:
        kind = message["type"]
        if kind == "done":
            self.tally.moved_at = time.monotonic()
            done = Done(message["number"] - 1, self.seat, self.sent.pop(message["tag"]))
            self.tally.done.setdefault(self.table.id, []).append(done)
        elif kind == "refused":
            self.tally.refused[message["code"]] += 1
        elif kind == "update":
            if message["since"] != self.known:
                raise SystemExit(f"asked for what came after move {self.known}, was told since {message['since']}")
            self.known = message["number"]
            if message.get("over"):
                self.tally.over.add(self.table.id)
            await self._answer(socket, message)

    async def _answer(self, socket: Any, update: dict[str, Any]) -> None:
        decision = update.get("decision")
        if decision is None or decision["invited"]:
            return
        self.tally.sent += 1
        tag = str(self.tally.sent)
        move = self.random.choice(decision["moves"])
        self.sent[tag] = json.dumps(move, separators=(",", ":"))
        answer = {"type": "play", "table": update["table"], "question": update["question"], "move": move, "tag": tag}
        await socket.send(json.dumps(answer))


def tables(url: str, count: int) -> list[Table]:
    """Running tables of all games, in turn: two seats over sockets, the others bots of the server's."""
    origin = url.rstrip("/")
    with httpx.Client(base_url=url + "api/v1", headers={"Origin": origin}, trust_env=False, timeout=60) as owner:
        posted(owner, "/guests", {"name": "Soak"})
        tokens = [posted(owner, "/tokens", {"name": f"Bot {number}"})["token"] for number in range(2)]
    clients = [
        httpx.Client(base_url=url + "api/v1", headers={"Authorization": f"Bearer {token}"}, trust_env=False, timeout=60)
        for token in tokens
    ]
    return [laid(clients, tokens, *GAMES[number % len(GAMES)]) for number in range(count)]


def laid(clients: list[httpx.Client], tokens: list[str], game: str, seats: int, options: dict[str, Any]) -> Table:
    bots = [{"seat": seat, "level": "random"} for seat in range(2, seats)]
    wish = {"game": game, "seats": seats, "options": options, "pace_ms": 0, "sit": 0, "bots": bots}
    table: str = posted(clients[0], "/tables", wish)["table"]
    posted(clients[1], f"/tables/{table}/seats/1", {})
    posted(clients[0], f"/tables/{table}/start", {})
    return Table(table, dict(enumerate(tokens)))


def posted(client: httpx.Client, path: str, body: dict[str, Any]) -> Any:
    answer = client.post(path, json=body)
    if answer.is_error:
        raise SystemExit(f"{path} was refused: {answer.text}")
    return answer.json()


class Soak:
    """The server, the tables, and what was found."""

    def __init__(self, asked: argparse.Namespace, folder: Path) -> None:
        self.asked = asked
        self.random = random.Random(asked.seed)
        options = ["--generosity", "100000", "--workers", str(asked.workers), "--log-level", "warning"]
        if asked.database:
            options += ["--database", asked.database]
        self.server = Server(folder / "data", *options)
        self.database = asked.database or f"sqlite:///{folder / 'data' / 'inselreich.sqlite'}"
        self.tally = Tally()
        self.kills = 0
        self.kills_of_one = 0
        self.lost: list[str] = []
        self.settled: set[str] = set()
        self.tables: list[Table] = []
        self.players: list[asyncio.Task[None]] = []

    async def run(self) -> dict[str, Any]:
        started = time.monotonic()
        await asyncio.to_thread(self.server.start)
        try:
            await self._more_tables()
            while self.kills < self.asked.kills and not self._is_late(started):
                await self._one_life()
                show(
                    f"{self.kills} kills, {self.tally.acknowledged} moves acknowledged, {len(self.tally.over)} tables over, {len(self.lost)} lost"
                )
            await self._play_out()
            await self._check_moves(everywhere=True)
            records = await asyncio.to_thread(self._verify_records)
        finally:
            for player in self.players:
                player.cancel()
            await asyncio.gather(*self.players, return_exceptions=True)
            if self.server.is_alive:
                await asyncio.to_thread(self.server.kill)
        return self._totals(records, time.monotonic() - started)

    def _is_late(self, started: float) -> bool:
        return self.asked.quick and time.monotonic() - started > QUICK_SECONDS

    async def _more_tables(self) -> None:
        """So many that enough of them are always being played at."""
        running = [table for table in self.tables if table.id not in self.tally.over]
        wanted = self.asked.tables - len(running)
        if wanted <= self.asked.tables // 4:
            return
        made = await asyncio.to_thread(tables, self.server.url, wanted)
        self.tables += made
        for table in made:
            self.players += [
                asyncio.create_task(Player(self.tally, self.server.url, table, seat).play()) for seat in table.seats
            ]

    async def _one_life(self) -> None:
        await self._more_tables()
        await asyncio.sleep(self.random.uniform(0.05, LONGEST_LIFE))
        self._fail_if_stuck()
        children = children_of(self.server.pid)
        if self.asked.workers > 1 and children and self.random.random() < 0.5:
            workers = [pid for pid in children if b"spawn_main" in command_of(pid)]
            os.kill(self.random.choice(workers or children), signal.SIGKILL)
            self.kills_of_one += 1
        else:
            await asyncio.to_thread(self.server.kill)
            await self._check_moves()
            await asyncio.to_thread(self.server.start)
        self.kills += 1

    def _fail_if_stuck(self) -> None:
        for player in self.players:
            if player.done() and not player.cancelled() and player.exception() is not None:
                raise SystemExit(f"a player failed: {player.exception()!r}")
        if time.monotonic() - self.tally.moved_at > PATIENCE_S:
            raise SystemExit(f"no move for {PATIENCE_S:.0f} s: {self.server.log[-4000:]}")

    async def _check_moves(self, *, everywhere: bool = False) -> None:
        """Every acknowledged move is there, and no number is left out; where nobody plays any more, that was seen before."""
        async with await Store.open(self.database) as store:
            for table, acknowledged in list(self.tally.done.items()):
                if table in self.settled and not everywhere:
                    continue
                if table in self.tally.over:
                    self.settled.add(table)
                stored = await store.journal.since(table)
                if [move.number for move in stored] != list(range(len(stored))):
                    self.lost.append(f"{table}: the numbers of its moves have a gap")
                for done in acknowledged:
                    there = stored[done.number] if done.number < len(stored) else None
                    if there is None or (there.seat, json.loads(there.move)) != (done.seat, json.loads(done.move)):
                        self.lost.append(f"{table}: move {done.number} was acknowledged and is not there")

    async def _play_out(self) -> None:
        while len(self.tally.over) < len(self.tables):
            self._fail_if_stuck()
            show(f"playing out: {len(self.tally.over)} of {len(self.tables)} tables over")
            await asyncio.sleep(1)

    def _verify_records(self) -> int:
        with httpx.Client(base_url=self.server.url + "api/v1", trust_env=False, timeout=60) as anybody:
            for table in self.tables:
                found = anybody.get(f"/tables/{table.id}/record")
                if found.status_code != 200:
                    raise SystemExit(f"the record of {table.id} was refused: {found.text}")
                said = verify(found.content)
                if "follow from the committed secret" not in said:
                    raise SystemExit(f"the record of {table.id} proves too little: {said}")
        return len(self.tables)

    def _totals(self, records: int, seconds: float) -> dict[str, Any]:
        for lost in self.lost:
            print(f"LOST {lost}", file=sys.stderr)
        return {
            "database": self.database.partition(":")[0],
            "workers": self.asked.workers,
            "kills": self.kills,
            "kills_of_one_worker": self.kills_of_one,
            "tables": len(self.tables),
            "tables_over": len(self.tally.over),
            "records_verified": records,
            "moves_sent": self.tally.sent,
            "moves_acknowledged": self.tally.acknowledged,
            "acknowledged_and_lost": len(self.lost),
            "refused": dict(self.tally.refused),
            "unexpected_in_the_log": sum("error" in line.split()[1:2] for line in self.server.log.splitlines()),
            "seconds": round(seconds, 1),
        }


def command_of(pid: int) -> bytes:
    try:
        return Path(f"/proc/{pid}/cmdline").read_bytes()
    except OSError:
        return b""


def show(line: str) -> None:
    print(f"\r{line}  " if sys.stderr.isatty() else line, end="" if sys.stderr.isatty() else "\n", file=sys.stderr)


def main() -> int:
    parser = argparse.ArgumentParser(prog="./run soak server", description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--quick", action="store_true", help="under 40 seconds")
    parser.add_argument("--kills", type=int, default=KILLS, help=f"so many ({KILLS})")
    parser.add_argument("--tables", type=int, default=0, help="so many at a time (40; 10 with --quick)")
    parser.add_argument("--workers", type=int, default=1, help="processes of the server (1)")
    parser.add_argument("--database", default=None, help="of the server; it must be empty (SQLite in a new folder)")
    parser.add_argument("--seed", type=int, default=0, help="of the moments at which it is killed (0)")
    asked = parser.parse_args()
    asked.tables = asked.tables or (10 if asked.quick else 40)
    with tempfile.TemporaryDirectory(prefix="inselreich-soak-") as folder:
        totals = asyncio.run(Soak(asked, Path(folder)).run())
    print(file=sys.stderr)
    print(json.dumps(totals))
    return 1 if totals["acknowledged_and_lost"] or totals["tables_over"] != totals["tables"] else 0


if __name__ == "__main__":
    sys.exit(main())
