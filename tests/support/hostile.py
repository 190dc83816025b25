"""Clients who mean no good: frames and requests of every wrong kind, and what must not come of them."""

from __future__ import annotations

import asyncio
import json
import os
import random
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

import httpx
import msgspec
import websockets
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st

import inselreich
from inselreich.core.records import verify
from inselreich.server.protocol import FromClient, FromServer, TableNow, Update
from tests.support.players import Visitor, play_to_the_end, quiet, table_of
from tests.support.servers import Server

BATCH = 60
BATCHES_A_SOCKET = 2
"""A socket that has shown a wrong token is nobody's for the rest of its life."""
CLOSES = {1000, 1001, 1002, 1003, 1007, 1008, 1009, 1012, 1013}
"""With what a server may close the connection of somebody who sends nonsense; 1011 would mean that it has failed."""
GAMES = ("classic", "inka", "quick", "cards1996", "duel")
MOST_GROWTH = 200 * 1024 * 1024
"""Bytes by which the server may have grown after all that; it keeps closed tables for a minute, and caches."""

read = msgspec.json.Decoder(FromServer).decode
encode = msgspec.json.Encoder().encode


class Broken(AssertionError):
    """The server did what it must not."""


# What is sent ---------------------------------------------------------------------------------------------------------

NUMBERS = st.one_of(
    st.integers(-3, 12),
    st.sampled_from([2**31, 2**63 - 1, 2**63, -(2**63), 2**64, 10**30, -1, 0, 1]),
    st.integers(),
    st.floats(),
)
TEXTS = st.one_of(
    st.sampled_from(
        ["", "\x00", "a\x00b", "\ud800", "\udfff\ud800", "../../etc", "' OR 1=1 --", "%s%n", "A" * 5000, "𝕊", "\n"]
    ),
    st.text(st.characters(exclude_categories=()), max_size=30),
)
VALUES: st.SearchStrategy[Any] = st.recursive(
    st.one_of(st.none(), st.booleans(), NUMBERS, TEXTS),
    lambda inner: st.one_of(st.lists(inner, max_size=4), st.dictionaries(TEXTS, inner, max_size=4)),
    max_leaves=8,
)
DEEP = st.sampled_from(
    [
        "[" * 60_000,
        '{"a":' * 10_000,
        "[" * 5000 + "]" * 5000,
        '{"type":' * 2000,
        "9" * 10_000,
        "-" + "1" * 5000,
        "1e99999",
    ]
)


def mostly(usual: st.SearchStrategy[Any], other: st.SearchStrategy[Any], of: int) -> st.SearchStrategy[Any]:
    """The other once in so many times; to name a strategy twice in `one_of` would change nothing."""
    return st.integers(1, of).flatmap(lambda chance: other if chance == of else usual)


def moves_of_all_games() -> list[dict[str, Any]]:
    """Moves that some seat might make somewhere: of all games, from a few positions each."""
    found: dict[str, dict[str, Any]] = {}
    for game in GAMES:
        match = inselreich.new(game, seed=1)
        chance = inselreich.core.chance.Seeded(1)
        for _ in range(150):
            if match.over:
                break
            for seat in match.waiting_for:
                for move in match.legal(seat):
                    found.setdefault(f"{game}{move.named()}", json.loads(encode(move)))
            seat = match.waiting_for[0]
            match.play(seat, match.pick(seat, chance))
    return list(found.values())


def frames(tables: list[str]) -> st.SearchStrategy[str | bytes]:
    """Frames: messages of the protocol, more or less, and what is left of them after an accident."""
    sensible: dict[str, st.SearchStrategy[Any]] = {
        "version": mostly(st.just(1), st.sampled_from([0, 2]), 10),
        "token": mostly(st.none(), TEXTS, 60),
        "table": st.sampled_from([*tables, "AAAAAAAAAAAAAAAA"]),
        "since": st.one_of(st.none(), st.integers(0, 5)),
        "views": st.sampled_from(["all", "asked", "none"]),
        "language": st.sampled_from([None, "de", "en", "fr"]),
        "moves": st.booleans(),
        "question": mostly(st.just(0), st.integers(1, 40), 3),
        "move": st.sampled_from(moves_of_all_games()).flatmap(_slightly_wrong),
        "tag": mostly(st.sampled_from([None, "a"]), TEXTS, 10),
        "text": TEXTS,
        "wanted": st.booleans(),
        "agreed": st.booleans(),
        "seat": st.one_of(st.none(), st.integers(-1, 5)),
    }
    kinds = msgspec.json.schema_components([FromClient])[1]
    messages = [
        _message(kind["properties"], sensible) for kind in kinds.values() if "type" in kind.get("properties", {})
    ]
    text = st.one_of(*messages).map(_as_text)
    spoiled = st.one_of(
        st.lists(text, min_size=2, max_size=5).map("\n".join),
        st.tuples(text, st.integers(0, 200), TEXTS.map(_as_text)).map(
            lambda parts: parts[0][: parts[1]] + parts[2] + parts[0][parts[1] :]
        ),
        st.tuples(text, st.integers(0, 100)).map(lambda parts: parts[0][: parts[1]]),
        VALUES.map(_as_text),
        DEEP,
        st.tuples(text, DEEP).map(lambda parts: parts[0][:-1] + ',"move":' + parts[1]),
        text.map(str.encode),
        st.binary(max_size=80),
    )
    return mostly(text, spoiled, 3)


def _message(
    properties: dict[str, Any], sensible: dict[str, st.SearchStrategy[Any]]
) -> st.SearchStrategy[dict[str, Any]]:
    name = properties["type"]["enum"][0]
    fields = {field: mostly(sensible[field], VALUES, 25) for field in properties if field != "type"}
    whole = st.fixed_dictionaries({"type": st.just(name), **fields})
    partly = st.fixed_dictionaries({"type": st.just(name)}, optional=fields)
    more = st.tuples(whole, st.dictionaries(TEXTS, VALUES, min_size=1, max_size=2)).map(lambda both: both[0] | both[1])
    return mostly(whole, st.one_of(partly, more), 8)


def _slightly_wrong(move: dict[str, Any]) -> st.SearchStrategy[Any]:
    spoiled = st.sampled_from(sorted(move)).flatmap(lambda field: VALUES.map(lambda value: move | {field: value}))
    return mostly(st.just(move), spoiled, 4)


def _as_text(value: Any) -> str:
    return json.dumps(value)


# Who sends it ---------------------------------------------------------------------------------------------------------


class Scene:
    """A server where people play, and somebody who disturbs them."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.anna, self.ben, self.mallory = [Visitor(server.url, name) for name in ("Anna", "Ben", "Mallory")]
        self.robot = Visitor(server.url, "Mallory's bot", owner=self.mallory)
        self.watched = table_of(self.anna, "classic", self.ben, options={"points_to_win": 8})
        self.private = table_of(self.anna, "cards1996", self.ben, watchable=False)
        self.own = [
            table_of(host, game, friend, *(["random"] if game == "inka" else []))
            for game in GAMES
            for host, friend in ((self.mallory, self.ben), (self.robot, self.anna))
        ]
        waiting = self.mallory.post("/tables", game="quick", seats=2)["table"]
        closed = self.mallory.post("/tables", game="quick", seats=2)["table"]
        assert self.mallory.http.delete(f"/tables/{closed}").is_success
        self.tables = [self.watched, self.private, *self.own, waiting, closed]
        self.count: Counter[str] = Counter()
        self.refused: Counter[str] = Counter()
        self.closed: Counter[str] = Counter()

    # Frames

    def send_frames(self, count: int, *, seed: int = 0) -> None:
        """So many, over sockets of a guest and of a bot."""
        loop = asyncio.new_event_loop()
        sockets = {visitor: Disturber(self, visitor) for visitor in (self.mallory, self.robot)}
        turns = random.Random(seed)
        batches = st.lists(frames(self.tables), min_size=BATCH, max_size=BATCH)

        @settings(
            max_examples=max(1, count // BATCH + 1),
            deadline=None,
            database=None,
            phases=[Phase.explicit, Phase.generate],
            suppress_health_check=list(HealthCheck),
        )
        @given(batches)
        def disturb(batch: list[str | bytes]) -> None:
            if self.count["frames"] < count:
                loop.run_until_complete(sockets[turns.choice([self.mallory, self.robot])].disturb(batch))

        try:
            while self.count["frames"] < count:
                disturb()
        finally:
            for each in sockets.values():
                loop.run_until_complete(each.close())
            loop.close()

    def check_line(self, text: str, visitor: Visitor) -> None:
        """One message that the disturber has heard."""
        message = read(text)
        if encode(message).decode() != text:
            raise Broken(f"there is more in this message than the protocol knows: {text[:500]}")
        self.count["answers"] += 1
        if isinstance(message, Update) and not self._may_be_told(message):
            raise Broken(f"told what only those at the table may know: {text[:500]}")
        if isinstance(message, TableNow) and message.secret is not None and message.state == "running":
            raise Broken("told the secret of the dice")
        kind = getattr(message, "code", "")
        if kind == "broken":
            raise Broken(f"something is broken: {text[:500]}; {self.server.log[-3000:]}")
        if text.startswith('{"type":"refused"'):
            self.refused[str(kind)] += 1
        self.check_secrets(text, visitor)

    def _may_be_told(self, update: Update) -> bool:
        """Of the tables of others: nothing of the one, and what everybody sees of the other."""
        if update.table == self.watched:
            return update.decision is None and (update.view is None or update.view["own"] is None)
        return update.table != self.private

    def check_secrets(self, text: str, visitor: Visitor) -> None:
        """What belongs to others is in no answer."""
        for other in (self.anna, self.ben):
            for value in other.http.cookies.values():
                if value in text:
                    raise Broken(f"{other.name}'s cookie was told")

    # Requests

    def send_requests(self, each: int) -> None:
        """So many to every operation of the interface, as a guest, as a bot and as nobody."""
        import schemathesis

        schema = schemathesis.openapi.from_url(f"{self.server.url}api/v1/openapi.json")
        for found in schema.get_all_operations():
            operation = found.ok()  # type: ignore[union-attr] # a schema that cannot be read raises here
            for who in ("guest", "bot", "nobody"):
                self._ask(operation, who, each)

    def _ask(self, operation: Any, who: str, count: int) -> None:
        headers, cookies = self._identity(who)

        @settings(
            max_examples=count,
            deadline=None,
            database=None,
            phases=[Phase.explicit, Phase.generate],
            suppress_health_check=list(HealthCheck),
        )
        @given(operation.as_strategy(), st.sampled_from([None, *self.tables]))
        def ask(case: Any, table: str | None) -> None:
            if table is not None and "table_id" in (case.path_parameters or {}):
                case.path_parameters["table_id"] = table
            self._check_answer(case, case.call(headers=headers, cookies=cookies, timeout=60))

        ask()

    def _identity(self, who: str) -> tuple[dict[str, str], dict[str, str]]:
        origin = {"Origin": self.server.url.rstrip("/")}
        if who == "nobody":
            return origin, {}
        if who == "guest":
            return origin, dict(Visitor(self.server.url, "Guest").http.cookies)
        return {"Authorization": f"Bearer {self.robot.token}"}, {}

    def _check_answer(self, case: Any, answer: Any) -> None:
        self.count["requests"] += 1
        self.count[f"status {answer.status_code}"] += 1
        where = f"{case.method} {case.formatted_path}"
        if answer.status_code >= 500 and answer.status_code != 503:
            raise Broken(f"{where} is answered by {answer.status_code}: {answer.text[:300]}; {self.server.log[-3000:]}")
        if answer.status_code >= 400:
            problem = json.loads(answer.text)
            if not problem.get("code") or not problem.get("sentence"):
                raise Broken(f"{where} is refused without a code or a sentence: {answer.text[:300]}")
        self.check_secrets(answer.text, self.mallory)

    # Afterwards

    def check_tables_go_on(self) -> None:
        """Anna and Ben finish their match as if nothing had happened."""

        async def finish() -> None:
            async with self.anna.socket() as one, self.ben.socket() as other:
                updates = [await talk.watch(self.watched, since=0) for talk in (one, other)]
                await asyncio.gather(
                    play_to_the_end(one, updates[0], quiet("classic", 0)),
                    play_to_the_end(other, updates[1], quiet("classic", 1)),
                )
                for line in (*one.lines, *other.lines):
                    read(line)

        if self.anna.get(f"/tables/{self.watched}")["state"] == "running":
            asyncio.run(finish())
        if "as recorded" not in verify(self.anna.http.get(f"/tables/{self.watched}/record").content):
            raise Broken("the record does not verify")

    def check_log(self) -> None:
        """Nothing that nobody has thought of."""
        bad = [line for line in self.server.log.splitlines() if " error " in line]
        if bad:
            raise Broken(f"the log speaks of errors: {bad[:5]}")


class Disturber:
    """One socket at a time; whenever the server has had enough of it, another one."""

    def __init__(self, scene: Scene, visitor: Visitor) -> None:
        self.scene = scene
        self.visitor = visitor
        self._batches = 0
        self._socket: Any = None
        self._opened: Any = None

    async def disturb(self, batch: list[str | bytes]) -> None:
        """Send these frames; after them the server must still answer."""
        socket = await self._connected()
        hearing = asyncio.ensure_future(self._hear(socket))
        try:
            for frame in batch:
                self.scene.count["frames"] += 1
                await socket.send(frame)
            await socket.send('{"type":"ping","tag":"still there?"}')
        except websockets.ConnectionClosed:
            pass
        async with asyncio.timeout(120):
            still_there = await hearing
        self._batches += 1
        if not still_there or self._batches % BATCHES_A_SOCKET == 0:
            await self.close()
        if not self.scene.server.is_alive:
            raise Broken(f"the server has died: {self.scene.server.log[-3000:]}")

    async def _connected(self) -> Any:
        if self._socket is None:
            self._opened = self.visitor.socket()
            talk = await self._opened.__aenter__()
            self._socket = talk.wire.socket
            await self._socket.send(
                "\n".join(json.dumps({"type": "watch", "table": table, "since": 0}) for table in self.scene.tables)
            )
        return self._socket

    async def _hear(self, socket: Any) -> bool:
        """Everything up to the answer to the last ping; False: the server has closed the connection."""
        try:
            while True:
                frame = await socket.recv()
                for text in frame.split("\n"):
                    self.scene.check_line(text, self.visitor)
                if '"tag":"still there?"' in frame:
                    return True
        except websockets.ConnectionClosed as problem:
            code = problem.rcvd.code if problem.rcvd else 1006
            self.scene.closed[str(code)] += 1
            if code not in CLOSES:
                raise Broken(f"the connection was closed with {code}: {self.scene.server.log[-3000:]}") from problem
            return False

    async def close(self) -> None:
        if self._opened is not None:
            with suppress(Exception):
                await self._opened.__aexit__(None, None, None)
        self._socket = self._opened = None


def resident(pid: int) -> int:
    """Bytes of memory of this process (Linux)."""
    return int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")


def disturbed(
    server: Server, frames: int, requests: int, say: Callable[[str], None] = lambda line: None
) -> dict[str, Any]:
    """Disturb a server with so many frames, and so many requests to each operation as each kind of asker; the figures."""
    scene = Scene(server)
    scene.send_frames(min(frames, 200))  # so that everything is loaded that ever will be
    before = resident(server.pid)
    scene.send_frames(frames)
    say(f"{scene.count['frames']} frames")
    scene.send_requests(requests)
    say(f"{scene.count['requests']} requests")
    growth = resident(server.pid) - before
    scene.check_tables_go_on()
    scene.check_log()
    if growth > MOST_GROWTH:
        raise Broken(f"the server has grown by {growth} bytes")
    assert httpx.get(f"{server.url}healthz", trust_env=False).status_code == 200
    return {
        "frames": scene.count["frames"],
        "answers": scene.count["answers"],
        "refused": dict(scene.refused),
        "closed": dict(scene.closed),
        "requests": scene.count["requests"],
        "statuses": {name.split()[1]: many for name, many in sorted(scene.count.items()) if name.startswith("status ")},
        "grown_mb": round(growth / 2**20, 1),
    }
