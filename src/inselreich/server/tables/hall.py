"""The hall: all tables that this worker holds in memory.

Every worker may hold every table. A table that nobody follows is forgotten after a while; the store has all of it.
"""

from __future__ import annotations

import asyncio
import itertools
import time
from collections.abc import Coroutine, Sequence
from typing import Any, TypeVar

import msgspec

from ...core.errors import InselreichError
from ...store import rows
from ...store.errors import StoreAway
from ...store.store import Store
from ..errors import Refusal
from ..fanout import Fanout, Notice
from ..ids import is_id
from ..logs import Log
from ..metrics import Metrics
from ..protocol import Farewell, Said, Waiting
from ..sockets.callers import LOOK_SECONDS, Callers
from .audience import Follower, Presence
from .clocks import now_ms
from .live import LiveTable

SWEEP_SECONDS = 1.0
GRACE_MS = 3_000
"""A table whose time to act passed so long ago has no worker that attends to it."""
POLL_SECONDS = 0.25
"""How often the store is asked for news while the workers cannot tell each other."""
SAFETY_SECONDS = 5.0
"""And so often even then: what the workers tell each other are hints, of which one may be lost."""
MOST_SWEPT = 50
PUT_OFF_SECONDS = 60.0
FORGET_SECONDS = 60.0
PRESENCE_SECONDS = 10.0
PAUSE_SECONDS = 3.0
"""So long a table that is being stopped may take to store what is under way."""
BACK_IN_MS = 2_000

AWAY = "the moves cannot be stored at the moment; everything waits and nothing is lost"
BACK = "moves are stored again"

log = Log("tables")
pack = msgspec.msgpack.Encoder().encode
unpack_moved = msgspec.msgpack.Decoder(tuple[tuple[rows.Move, ...], rows.After]).decode
unpack_said = msgspec.msgpack.Decoder(Said).decode
unpack_presence = msgspec.msgpack.Decoder(tuple[str, tuple[str, ...], int]).decode


T = TypeVar("T")


class Hall:
    """The tables of this worker."""

    def __init__(self, store: Store, fanout: Fanout, metrics: Metrics, *, worker: str) -> None:
        self.store = store
        self.fanout = fanout
        self.metrics = metrics
        self.worker = worker
        self.callers = Callers(store, fanout)
        self.stopping = False
        self.held: dict[str, LiveTable] = {}
        self._opening: dict[str, asyncio.Task[LiveTable]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        self._workers_seen: dict[str, float] = {}
        self._marks = itertools.count()
        self._polled_at = 0.0
        self._put_off: dict[str, float] = {}
        """Tables that cannot be played on, and until when they are left alone."""

    # Life -------------------------------------------------------------------------------------------------------------

    async def start(self) -> None:
        await self.fanout.start(self._hear)
        self.store.journal.on_away(self._store_is_away)
        self.store.journal.on_commit(self.metrics.commit)
        self.run(self._every(SWEEP_SECONDS, self._sweep))
        self.run(self._every(POLL_SECONDS, self._poll))
        self.run(self._every(PRESENCE_SECONDS, self._announce))
        self.run(self._every(LOOK_SECONDS, self.callers.look))

    async def stop(self) -> None:
        """No new moves; those under way are stored, and everybody is told to come back."""
        self.stopping = True
        goodbye = Farewell("going_down", "the server restarts; your table waits for you", BACK_IN_MS)
        await asyncio.gather(*(self._stop(table, goodbye) for table in list(self.held.values())))
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.fanout.stop()

    async def _stop(self, table: LiveTable, goodbye: Farewell) -> None:
        try:
            async with asyncio.timeout(PAUSE_SECONDS):
                await table.pause()
        except (TimeoutError, InselreichError) as problem:
            log.failure("not_paused", problem, table=table.id)
        table.audience.say(goodbye)

    def run(self, work: Coroutine[Any, Any, Any]) -> None:
        """Do this beside everything else; it is neither lost nor cancelled with whoever asked for it."""
        _ = self._begin(work)

    def _begin(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._finished)
        return task

    def _finished(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        problem = None if task.cancelled() else task.exception()
        if problem is not None and not isinstance(problem, Refusal):  # that is somebody's answer
            log.failure("background_work_failed", problem)

    def mark(self) -> str:
        """A new mark for a stored move: nobody else writes it."""
        return f"{self.worker}-{next(self._marks)}"

    # Tables -----------------------------------------------------------------------------------------------------------

    async def table(self, table_id: str) -> LiveTable:
        """The table, brought into memory if need be."""
        held = self.held.get(table_id)
        if held is not None:
            return held
        opening = self._opening.get(table_id)
        if opening is None:
            opening = self._opening[table_id] = self._begin(self._open(table_id))
        return await asyncio.shield(opening)

    async def _open(self, table_id: str) -> LiveTable:
        try:
            table = LiveTable(self, await self.row(table_id))
            await table.open()
            self.held[table_id] = table
            return table
        finally:
            del self._opening[table_id]

    async def row(self, table_id: str) -> rows.Table:
        row = await self.store.tables.get(table_id) if is_id(table_id) else None
        if row is None:
            raise Refusal("no_such_table", "there is no table with this id", status=404)
        return row

    async def changed(self, table_id: str) -> None:
        """The lobby has changed a table: whoever follows it is told, on all workers."""
        held = self.held.get(table_id)
        if held is not None:
            await held.changed()
        self.fanout.tell(Notice("changed", table_id))

    async def began(self, table_id: str) -> None:
        """A match has started: this worker attends to it."""
        await (await self.table(table_id)).changed()
        self.fanout.tell(Notice("changed", table_id))
        await self.held[table_id].attend()

    # Followers --------------------------------------------------------------------------------------------------------

    def follow(self, follower: Follower) -> None:
        table = follower.table
        self.held.setdefault(table.id, table)
        table.audience.add(follower)
        self._presence_changed(table)

    def unfollow(self, follower: Follower) -> None:
        follower.table.audience.remove(follower)
        follower.table.used_at = time.monotonic()
        self._presence_changed(follower.table)

    def _presence_changed(self, table: LiveTable) -> None:
        self._note_absent(table)
        table.audience.stir(face=True)
        self._announce_presence(table)

    def _note_absent(self, table: LiveTable) -> None:
        """Since when the people at the table are not connected."""
        here = table.audience.everywhere().people
        people = {seat.person for seat in table.row.seats if seat.person is not None}
        table.gone_since = {person: table.gone_since.get(person, now_ms()) for person in people - here}

    def _announce_presence(self, table: LiveTable) -> None:
        presence = table.audience.here()
        body = pack((self.worker, tuple(sorted(presence.people)), presence.watching))
        self.fanout.tell(Notice("presence", table.id, body=body))

    def said(self, table: LiveTable, said: Said) -> None:
        """Somebody said something."""
        table.audience.say(said)
        self.fanout.tell(Notice("said", table.id, body=pack(said)))

    # Between workers --------------------------------------------------------------------------------------------------

    def moved(self, table: LiveTable, batch: Sequence[rows.Move], after: rows.After) -> None:
        for move in batch:
            self.metrics.move(table.row.game, move.by)
        self.fanout.tell(Notice("moved", table.id, after.length, pack((batch, after))))

    def tell_changed(self, table: LiveTable) -> None:
        self.fanout.tell(Notice("changed", table.id))

    def _hear(self, notice: Notice) -> None:
        """Another worker has something to say."""
        if notice.kind == "signed_out":
            return self.callers.hear(notice)
        table = self.held.get(notice.table)
        if table is None or self.stopping:
            return None
        if notice.kind == "moved" and notice.number > table.number:
            self.run(table.catch_up(*unpack_moved(notice.body)) if notice.body else table.catch_up())
        elif notice.kind == "changed":
            self.run(table.changed())
        elif notice.kind == "said" and notice.body:
            table.audience.say(unpack_said(notice.body))
        elif notice.kind == "presence" and notice.body:
            worker, people, watching = unpack_presence(notice.body)
            self._workers_seen[worker] = time.monotonic()
            if table.audience.elsewhere(worker, Presence(frozenset(people), watching)):
                self._note_absent(table)
                table.audience.stir(face=True)
        return None

    # Again and again --------------------------------------------------------------------------------------------------

    async def _every(self, seconds: float, work: Any) -> None:
        while not self.stopping:
            await asyncio.sleep(seconds)
            try:
                await work()
            except StoreAway:
                log.warning("store_away")
            except Exception as problem:  # noqa: BLE001 - whatever it was, the next round may succeed
                log.failure("round_failed", problem)

    async def _sweep(self) -> None:
        """Take over tables that nobody attends to, and forget those that nobody needs."""
        now = time.monotonic()
        self._put_off = {table_id: until for table_id, until in self._put_off.items() if until > now}
        due = await self.store.tables.due(now_ms() - GRACE_MS, MOST_SWEPT + len(self._put_off))
        for table_id in due:
            if table_id not in self._put_off:
                await self._take_over(table_id)
        for table in list(self.held.values()):
            if not len(table.audience) and time.monotonic() - table.used_at > FORGET_SECONDS and not table.busy:
                table.forget()
                del self.held[table.id]
        self.metrics.tables(len(self.held))

    async def _take_over(self, table_id: str) -> None:
        """Attend to a table that nobody attends to. One that cannot be played on must not keep the others waiting."""
        try:
            held = self.held.get(table_id)
            if held is not None:
                await held.catch_up()
            await (await self.table(table_id)).attend()
        except Refusal as problem:
            log.failure("cannot_go_on", problem, table=table_id)
            self._put_off[table_id] = time.monotonic() + PUT_OFF_SECONDS

    async def _poll(self) -> None:
        """While the workers cannot tell each other, the store is asked what is new."""
        healthy = self.fanout.healthy
        self.metrics.fanout(healthy)
        if healthy and time.monotonic() - self._polled_at < SAFETY_SECONDS:
            return
        self._polled_at = time.monotonic()
        followed = {table.id: table for table in self.held.values() if len(table.audience) or table.busy}
        for table_id, (length, revision) in (await self.store.tables.stamps(list(followed))).items():
            table = followed[table_id]
            if revision != table.row.revision:
                await table.changed()
            if length > table.number or table.unclear:
                await table.catch_up()

    async def _announce(self) -> None:
        """Say again who is here, for workers that have just opened a table; forget workers that are silent."""
        silent_since = time.monotonic() - 3 * PRESENCE_SECONDS
        alive = {worker for worker, seen in self._workers_seen.items() if seen > silent_since}
        for table in self.held.values():
            if len(table.audience):
                self._announce_presence(table)
            if table.audience.forget(alive):
                self._note_absent(table)
                table.audience.stir(face=True)

    def _store_is_away(self, away: bool) -> None:
        self.metrics.store_away(away)
        for table in self.held.values():
            table.audience.say(Waiting(AWAY if away else BACK, over=not away))
