"""How the workers tell each other that a table has moved.

A notice is a hint and never the truth, which is in the database: one may arrive twice or, after Redis was away for long,
not at all. `healthy` says whether hints can be relied on; while it is false, a worker looks into the database instead.
"""

from __future__ import annotations

import asyncio
import contextlib
import random
import re
import secrets
import time
from collections import deque
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Literal, Protocol
from urllib.parse import urlsplit

import msgspec

from ..core.errors import InselreichError
from .logs import Log

if TYPE_CHECKING:
    from redis.asyncio import Redis

CHANNEL = "inselreich:1"
"""With the version of `Notice`, so that two versions of the program can share a Redis for a while."""
MOST_WAITING = 10_000
"""Notices that wait for Redis to come back; older ones are given up."""
AT_ONCE = 500
BEAT_S = 1.0
SILENCE_S = 3.0
"""Who has not heard its own beat for so long can neither tell nor hear."""
SETTLE_S = 1.0
"""After a gap the others may still be coming back: so long the database is looked at, too."""
FIRST_PAUSE_S = 0.05
LONGEST_PAUSE_S = 2.0

SCHEMES = {"redis": "redis", "rediss": "rediss", "unix": "unix", "valkey": "redis", "valkeys": "rediss"}

log = Log("fanout")


class Notice(msgspec.Struct, frozen=True, array_like=True):
    """Something has happened at a table, or (`signed_out`, without one) somebody is to be sent away.

    `number`: the table's moves, or its lines of chat, so far.
    """

    kind: Literal["moved", "changed", "said", "presence", "signed_out"]
    table: str
    number: int = 0
    body: bytes | None = None


Hear = Callable[[Notice], None]


class Fanout(Protocol):
    """The way from a worker to all others."""

    @property
    def healthy(self) -> bool:
        """Whether notices arrive; while not, look into the database."""
        ...

    async def start(self, hear: Hear) -> None:
        """From now on `hear` is called with what the others tell, on this loop; it must not block."""
        ...

    async def stop(self) -> None: ...

    def tell(self, notice: Notice) -> None:
        """All others will hear it, oneself not. Never blocks, never raises."""
        ...


class LocalFanout:
    """For one worker, which has nobody to tell; or for several without Redis, which then are never healthy."""

    def __init__(self, *, alone: bool = True) -> None:
        self.healthy = alone

    async def start(self, hear: Hear) -> None:
        """There is nobody to hear."""

    async def stop(self) -> None:
        """Nothing was started."""

    def tell(self, notice: Notice) -> None:
        """There is nobody to tell."""


class _Letter(msgspec.Struct, frozen=True, array_like=True):
    """What goes over the channel: all that waited, since each message costs a reader much more than each notice."""

    origin: str
    notices: list[Notice]


_encode = msgspec.msgpack.Encoder().encode
_decode = msgspec.msgpack.Decoder(_Letter).decode


class BadRedisUrl(InselreichError):
    """The address of Redis is none."""

    code = "bad_redis_url"


class RedisFanout:
    """Over one channel of a Redis or Valkey, with two connections: one tells, one hears."""

    def __init__(self, url: str, *, on_lost: Callable[[int], None] = lambda _: None) -> None:
        self._url = read_url(url)
        self._origin = secrets.token_hex(8)
        self._waiting: deque[Notice] = deque()
        self._something = asyncio.Event()
        self._on_lost = on_lost
        self._hear: Hear = lambda _: None
        self._tasks: list[asyncio.Task[None]] = []
        self._listening_since: float | None = None
        self._beat_at = 0.0
        self._away: bool | None = None

    @property
    def healthy(self) -> bool:
        if self._listening_since is None:
            return False
        now = time.monotonic()
        return now - self._beat_at < SILENCE_S and now - self._listening_since >= SETTLE_S

    async def start(self, hear: Hear) -> None:
        """Works also while Redis is away: then it is looked for, and meanwhile this is not healthy."""
        self._hear = hear
        self._tasks = [asyncio.create_task(self._keep(self._tell_all)), asyncio.create_task(self._keep(self._listen))]

    async def stop(self) -> None:
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(0.5):
                while self._waiting and self.healthy:
                    await asyncio.sleep(0.01)
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self._listening_since = None

    def tell(self, notice: Notice) -> None:
        self._waiting.append(notice)
        self._give_up_oldest()
        self._something.set()

    def _give_up_oldest(self) -> None:
        while len(self._waiting) > MOST_WAITING:
            self._waiting.popleft()
            self._on_lost(1)

    async def _keep(self, work: Callable[[Redis], Awaitable[None]]) -> None:
        """Do this for ever, each time over a new connection, with a growing pause between tries that fail."""
        from redis.exceptions import RedisError

        pause = FIRST_PAUSE_S
        while True:
            began = time.monotonic()
            client = _client(self._url)
            try:
                await work(client)
            except (RedisError, OSError):
                self._lose()
            except Exception as error:  # noqa: BLE001 - whatever it was, the next try is a fresh one
                self._lose()
                log.failure("fanout_failed", error)
            finally:
                with contextlib.suppress(RedisError, OSError):
                    await client.aclose()
            if time.monotonic() - began > SILENCE_S:
                pause = FIRST_PAUSE_S
            await asyncio.sleep(pause * random.uniform(0.5, 1.0))
            pause = min(LONGEST_PAUSE_S, pause * 2)

    def _lose(self) -> None:
        self._listening_since = None
        if self._away is not True:
            self._away = True
            log.warning("redis_away")

    def _find(self) -> None:
        self._listening_since = self._beat_at
        if self._away is not False:
            self._away = False
            log.info("redis_here")

    async def _tell_all(self, client: Redis) -> None:
        while True:
            self._something.clear()
            notices = [self._waiting.popleft() for _ in range(min(AT_ONCE, len(self._waiting)))]
            try:
                await client.publish(CHANNEL, _encode(_Letter(self._origin, notices)))
            except BaseException:
                self._waiting.extendleft(reversed(notices))
                self._give_up_oldest()
                raise
            if not self._waiting:
                with contextlib.suppress(TimeoutError):
                    await asyncio.wait_for(self._something.wait(), BEAT_S)

    async def _listen(self, client: Redis) -> None:
        async with client.pubsub() as channel:
            await channel.subscribe(CHANNEL)
            self._beat_at = 0.0
            silent_since = time.monotonic()
            while True:
                message = await channel.get_message(timeout=BEAT_S)
                if message is not None and message["type"] == "subscribe":
                    self._something.set()  # a first beat, now that it can be heard
                elif message is not None and self._take(message["data"]):
                    silent_since = self._beat_at
                if time.monotonic() - silent_since > SILENCE_S:
                    raise TimeoutError

    def _take(self, data: bytes) -> bool:
        """Hear what somebody else told. One's own letter, which may be empty, only says that the way is open: True."""
        try:
            letter = _decode(data)
        except msgspec.DecodeError:
            log.warning("strange_notice")
            return False
        if letter.origin != self._origin:
            for notice in letter.notices:
                self._pass_on(notice)
            return False
        self._beat_at = time.monotonic()
        if self._listening_since is None:
            self._find()
        return True

    def _pass_on(self, notice: Notice) -> None:
        try:
            self._hear(notice)
        except Exception as error:  # noqa: BLE001 - one notice that cannot be dealt with must not silence all others
            log.failure("notice_failed", error, table=notice.table)


def read_url(url: str) -> str:
    """The address of a Redis or Valkey, as redis-py writes it."""
    from redis.asyncio.connection import parse_url

    scheme, colon, rest = url.partition("://")
    read = SCHEMES.get(scheme, scheme) + colon + rest
    try:
        known = urlsplit(read).scheme in SCHEMES.values() and parse_url(read)
    except ValueError:  # a port that is no number, or a query that redis-py does not understand
        known = None
    if not known:
        shown = re.sub("//[^/]*@", "//...@", url)  # without the password
        raise BadRedisUrl(f"--redis is an address such as redis://localhost:6379/0, not {shown}")
    return read


def _client(url: str) -> Redis:
    from redis.asyncio import Redis
    from redis.asyncio.retry import Retry
    from redis.backoff import NoBackoff

    return Redis.from_url(
        url, retry=Retry(NoBackoff(), 0), socket_connect_timeout=SILENCE_S, socket_timeout=SILENCE_S, protocol=2
    )
