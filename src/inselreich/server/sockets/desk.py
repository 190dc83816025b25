"""The desk: reads a client's messages and calls the right door for each. Whatever is refused is answered, never thrown."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import msgspec

from ...core.errors import IllegalMove, InselreichError
from ...store import rows
from ..errors import Refusal
from ..logs import Log
from ..protocol import (
    LONGEST_CHAT,
    LONGEST_TAG,
    VERSION,
    AgreeToEnd,
    Done,
    Farewell,
    FromClient,
    Hello,
    Message,
    Ping,
    Play,
    Pong,
    Refused,
    Said,
    Say,
    StandIn,
    Unwatch,
    Waiting,
    Watch,
    Welcome,
)
from ..tables.audience import Follower
from ..tables.clocks import now_ms
from ..tables.face import seat_of
from ..tables.hall import AWAY
from ..tables.live import LiveTable
from ..tables.telling import because
from .allowance import Allowance

if TYPE_CHECKING:
    from ..app import Doors
    from .connection import Connection

MOST_FOLLOWED = 20
"""Tables that one person's socket may follow at a time."""
MOST_FOLLOWED_BY_BOTS = 500
MOST_UNDER_WAY = 200
"""Moves of one socket that may be under way at a time, at different tables."""
OLD_LINES = 50
"""So much of what was said before is told to who comes."""
CHAT_ALLOWANCE = (0.5, 6)
"""Lines a second, and at once."""
PERSON_ALLOWANCE = (50, 200)
BOT_ALLOWANCE = (20_000, 40_000)
PATIENCE = 200
"""Messages beyond the allowance that are refused before the connection is closed."""

log = Log("sockets")
decode = msgspec.json.Decoder(FromClient).decode


class Desk:
    """One client's desk."""

    def __init__(self, connection: Connection, doors: Doors, person: rows.Person | None) -> None:
        self.connection = connection
        self.doors = doors
        self.hall = doors.hall
        self.person = person
        self.followed: dict[str, Follower] = {}
        self._greeted = False
        generosity = doors.settings.generosity
        self._chat = Allowance(*CHAT_ALLOWANCE)
        self._allowance = Allowance(*(each * generosity for each in PERSON_ALLOWANCE))
        self._impatience = 0
        self._under_way = 0
        self._less_under_way = asyncio.Event()

    async def read(self, frame: bytes) -> None:
        """Everything in a frame: a message a line."""
        for line in frame.split(b"\n"):
            if line.strip():
                await self._read_line(line)

    async def _read_line(self, line: bytes) -> None:
        if not self._allowance.take():
            return self._too_fast()
        try:
            message: Message = decode(line)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as problem:
            return self._refuse(Refusal("malformed", f"this is not a message of the protocol: {problem}"), None)
        if isinstance(message, Play):
            while self._under_way >= MOST_UNDER_WAY:
                self._less_under_way.clear()
                await self._less_under_way.wait()
            self._under_way += 1
            self.hall.run(self._play(message))
            return None
        try:
            await self._do(message)
        except Exception as problem:  # noqa: BLE001 - the edge: whatever it was, the client is told
            self._refuse(_said(problem), message)
        return None

    async def _do(self, message: Message) -> None:
        if isinstance(message, Hello):
            await self._hello(message)
        elif isinstance(message, Ping):
            self.connection.say(Pong(now_ms(), message.tag))
        elif not self._greeted:
            raise Refusal("no_hello", "say hello first: the version of the protocol, and a bot its token", status=401)
        elif isinstance(message, Watch):
            await self._watch(message)
        elif isinstance(message, Unwatch):
            self._unwatch(message.table)
        elif isinstance(message, Say):
            await self._say(message)
        elif isinstance(message, StandIn):
            table = await self.hall.table(message.table)
            await table.stand_in(self._known().id, message.seat, wanted=message.wanted)
            self._done(message.tag)
        elif isinstance(message, AgreeToEnd):
            table = await self.hall.table(message.table)
            await table.agree_to_end(self._known().id, agreed=message.agreed)
            self._done(message.tag)

    # Messages ---------------------------------------------------------------------------------------------------------

    async def _hello(self, hello: Hello) -> None:
        if hello.version != VERSION:
            raise Refusal(
                "other_protocol", f"this server speaks version {VERSION} of the protocol, not {hello.version}"
            )
        if hello.token is not None:
            self.person = await self.doors.store.people.token(hello.token)
            if self.person is None:
                raise Refusal("unknown_token", "this token is not known here, or was revoked", status=401)
        if self.person is None:
            raise Refusal("who_are_you", "nobody is signed in here: sign in first, or show a bot's token", status=401)
        if self.person.kind == "bot":
            self._allowance = Allowance(*BOT_ALLOWANCE)
        self._greeted = True
        self.connection.say(Welcome(VERSION, self.person.id, self.person.name, now_ms()))

    async def _watch(self, message: Watch) -> None:
        person = self._known()
        table = await self.hall.table(message.table)
        seat = seat_of(table.row, person.id)
        if seat is None and not table.row.watchable and table.row.state != "open":
            raise Refusal("not_watchable", "only those who play may see this table", status=403)
        self._unwatch(table.id)
        if message.since is not None and message.since > table.number:
            await table.catch_up()  # another worker has told it already
            table = await self.hall.table(message.table)
        most = MOST_FOLLOWED_BY_BOTS if person.kind == "bot" else MOST_FOLLOWED
        if len(self.followed) >= most:
            raise Refusal("too_many_tables", f"one connection follows at most {most} tables", status=429)
        known = table.number if message.since is None else message.since
        if not 0 <= known <= table.number:
            raise Refusal("bad_number", f"the table has {table.number} moves, so nothing is known of move {known}")
        follower = Follower(
            self.connection,
            table,
            person.id,
            known=known,
            views=message.views,
            moves=message.moves,
            language=message.language,
        )
        follower.seat = seat
        self.followed[table.id] = follower
        self.hall.follow(follower)
        self.connection.stir(follower)
        if self.doors.store.journal.away:
            self.connection.say(Waiting(AWAY))
        for line in await self.doors.store.chat.latest(table.id, OLD_LINES):
            self.connection.say(Said(table.id, line.number, line.person, line.name, line.text, line.at))

    def _unwatch(self, table_id: str) -> None:
        follower = self.followed.pop(table_id, None)
        if follower is not None:
            self.connection.drop(follower)
            self.hall.unfollow(follower)

    async def _play(self, message: Play) -> None:
        try:
            table = await self._table_of(message.table)
            seat = self._seat_at(table)
            number = await table.play(seat, message.question, message.move)
            self._done(message.tag, number)
        except Exception as problem:  # noqa: BLE001 - the edge: whatever it was, the client is told
            self._refuse(_said(problem), message)
        finally:
            self._under_way -= 1
            self._less_under_way.set()

    async def _say(self, message: Say) -> None:
        person = self._known()
        table = await self._table_of(message.table)
        if not self._chat.take():
            raise Refusal("too_fast", "a little slower: the others want to read it", status=429)
        text = " ".join(message.text.split())
        if not 1 <= len(text) <= LONGEST_CHAT or not text.isprintable():
            raise Refusal("bad_text", f"say something of 1 to {LONGEST_CHAT} printable characters")
        if message.table not in self.followed:
            raise Refusal("not_here", "only who follows a table may speak there", status=403)
        now = now_ms()
        current = await self.doors.store.people.get(person.id)
        if current is None or (current.muted_until or 0) > now:
            raise Refusal("muted", "you may not speak for a while", status=403)
        number = await self.doors.store.chat.say(table.id, person.id, text, now)
        self.hall.said(table, Said(table.id, number, person.id, current.name, text, now))
        self._done(message.tag)

    # Helpers ----------------------------------------------------------------------------------------------------------

    def _known(self) -> rows.Person:
        if self.person is None:
            raise Refusal("who_are_you", "nobody is signed in here", status=401)
        return self.person

    async def _table_of(self, table_id: str) -> LiveTable:
        if not self._greeted:
            raise Refusal("no_hello", "say hello first", status=401)
        follower = self.followed.get(table_id)
        return follower.table if follower is not None else await self.hall.table(table_id)

    def _seat_at(self, table: LiveTable) -> int:
        seat = seat_of(table.row, self._known().id)
        if seat is None:
            raise Refusal("not_seated", "only the people at the table move there; you are looking on", status=403)
        return seat

    def _done(self, tag: str | None, number: int | None = None) -> None:
        if tag is not None:
            self.connection.say(Done(tag[:LONGEST_TAG], number))

    def _refuse(self, problem: InselreichError, message: Message | None) -> None:
        self.doors.metrics.refused(problem.code)
        sentence = problem.sentence if isinstance(problem, IllegalMove) else str(problem)
        table: str | None = getattr(message, "table", None)
        follower = self.followed.get(table) if table is not None else None
        tag: str | None = getattr(message, "tag", None)
        self.connection.say(
            Refused(
                problem.code,
                sentence,
                rule=getattr(problem, "rule", ""),
                because=because(problem, follower.language) if follower and follower.language else "",
                table=table,
                tag=tag and tag[:LONGEST_TAG],
            )
        )

    def _too_fast(self) -> None:
        self._impatience += 1
        if self._impatience > PATIENCE:
            self.connection.say(Farewell("too_fast", "far too many messages a second"))
        else:
            self._refuse(Refusal("too_fast", f"at most {PERSON_ALLOWANCE[0]} messages a second", status=429), None)

    def close(self) -> None:
        """The client is gone."""
        for table_id in list(self.followed):
            self._unwatch(table_id)


def _said(problem: Exception) -> InselreichError:
    """What may be said of a problem. What nobody has thought of goes into the log, and not to the client."""
    if isinstance(problem, InselreichError):
        return problem
    log.failure("broken", problem)
    return Refusal("broken", "something went wrong here; nothing was done", status=500)
