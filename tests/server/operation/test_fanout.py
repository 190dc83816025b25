"""Workers tell each other over a real Redis, which goes away and comes back."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager

import pytest
from redis.asyncio import Redis as Client

from inselreich.server import fanout
from inselreich.server.fanout import CHANNEL, BadRedisUrl, LocalFanout, Notice, RedisFanout, read_url
from tests.support.own_redis import Redis, running_redis
from tests.support.services import free_port
from tests.support.threaded_proxy import Proxy, proxy_to

PATIENCE_S = 120.0


@pytest.fixture(scope="module")
def redis() -> Iterator[Redis]:
    with running_redis() as running:
        yield running


@pytest.fixture
def proxy(redis: Redis) -> Iterator[Proxy]:
    with proxy_to(redis.port) as between:
        yield between


def url_of(proxy: Proxy) -> str:
    return f"redis://127.0.0.1:{proxy.port}/0"


@asynccontextmanager
async def listening(way: RedisFanout, *, healthy: bool = True) -> AsyncIterator[list[Notice]]:
    """All that it hears."""
    heard: list[Notice] = []
    await way.start(heard.append)
    try:
        if healthy:
            await until(lambda: way.healthy)
        yield heard
    finally:
        await way.stop()


async def until(condition: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE_S):
        while not condition():
            await asyncio.sleep(0.01)


def moved(number: int) -> Notice:
    return Notice("moved", "table", number, b"body")


def run(scene: Callable[[], Awaitable[None]]) -> None:
    async def wrapped() -> None:
        await scene()

    asyncio.run(wrapped())


def test_what_one_tells_the_others_hear_in_order_and_not_oneself(redis: Redis) -> None:
    async def scene() -> None:
        one, two, three = (RedisFanout(redis.url) for _ in range(3))
        async with listening(one) as first, listening(two) as second, listening(three) as third:
            told = [moved(number) for number in range(2000)]
            for notice in told:
                one.tell(notice)
                if notice.number % 50 == 0:
                    await asyncio.sleep(0)
            await until(lambda: len(second) == len(third) == len(told))
            assert second == third == told
            assert first == []

    run(scene)


def test_the_address_may_say_valkey(redis: Redis) -> None:
    async def scene() -> None:
        one, two = RedisFanout(redis.url), RedisFanout(redis.url.replace("redis:", "valkey:"))
        async with listening(one), listening(two) as heard:
            one.tell(moved(1))
            await until(lambda: heard == [moved(1)])

    run(scene)


def test_given_redis_breaks_off_then_it_is_said_and_what_was_told_meanwhile_arrives_later(
    redis: Redis, proxy: Proxy
) -> None:
    async def scene() -> None:
        one, two = RedisFanout(url_of(proxy)), RedisFanout(redis.url)
        async with listening(one), listening(two) as heard:
            await asyncio.to_thread(proxy.cut)
            await until(lambda: not one.healthy)
            assert two.healthy
            for number in range(5):
                one.tell(moved(number))
            await asyncio.to_thread(proxy.open)
            await until(lambda: one.healthy)
            await until(lambda: [notice.number for notice in heard] == list(range(5)))

    run(scene)


def test_given_redis_falls_silent_then_it_is_noticed_and_made_good(redis: Redis, proxy: Proxy) -> None:
    async def scene() -> None:
        one, two = RedisFanout(url_of(proxy)), RedisFanout(url_of(proxy))
        async with listening(one), listening(two) as heard:
            await asyncio.to_thread(proxy.freeze)
            one.tell(moved(1))
            await until(lambda: not one.healthy and not two.healthy)
            await asyncio.to_thread(proxy.open)
            await until(lambda: one.healthy and two.healthy)
            one.tell(moved(2))
            await until(lambda: moved(2) in heard)

    run(scene)


def test_given_redis_is_restarted_then_all_find_each_other_again() -> None:
    async def scene(redis: Redis) -> None:
        one, two = RedisFanout(redis.url), RedisFanout(redis.url)
        async with listening(one), listening(two) as heard:
            await asyncio.to_thread(redis.stop)
            await until(lambda: not one.healthy and not two.healthy)
            one.tell(moved(1))
            await asyncio.to_thread(redis.start)
            await until(lambda: one.healthy and two.healthy)
            one.tell(moved(2))
            await until(lambda: moved(2) in heard)

    with running_redis() as redis:
        run(lambda: scene(redis))


def test_given_no_redis_at_all_then_telling_neither_blocks_nor_raises_and_the_oldest_is_given_up(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(fanout, "MOST_WAITING", 10)
    lost: list[int] = []

    async def scene() -> None:
        way = RedisFanout(f"redis://127.0.0.1:{free_port()}/0", on_lost=lost.append)
        async with listening(way, healthy=False):
            for number in range(25):
                way.tell(moved(number))
            await asyncio.sleep(0.2)
            assert not way.healthy
            assert [notice.number for notice in way._waiting] == list(range(15, 25))

    run(scene)
    assert sum(lost) == 15


def test_a_notice_that_nobody_understands_or_that_cannot_be_dealt_with_silences_nobody(redis: Redis) -> None:
    heard: list[Notice] = []

    def hear(notice: Notice) -> None:
        if notice.number == 1:
            raise ValueError(notice)
        heard.append(notice)

    async def scene() -> None:
        one, two = RedisFanout(redis.url), RedisFanout(redis.url)
        async with listening(one):
            await two.start(hear)
            await until(lambda: two.healthy)
            client = Client.from_url(redis.url)
            await client.publish(CHANNEL, b"\xc1 nonsense")
            await client.aclose()
            one.tell(moved(1))
            one.tell(moved(2))
            await until(lambda: heard == [moved(2)])
            assert two.healthy
            await two.stop()

    run(scene)


@pytest.mark.parametrize(
    "url", ["", "localhost", "http://localhost", "redis://localhost:port", "redis://localhost?socket_timeout=soon"]
)
def test_an_address_that_is_none_gets_one_sentence(url: str) -> None:
    with pytest.raises(BadRedisUrl, match="--redis is an address such as redis://localhost:6379/0, not "):
        read_url(url)


def test_a_password_is_not_repeated() -> None:
    with pytest.raises(BadRedisUrl) as raised:
        read_url("http://me:secret@localhost")
    assert "secret" not in str(raised.value)


def test_one_worker_alone_needs_nobody() -> None:
    assert LocalFanout().healthy
    assert not LocalFanout(alone=False).healthy
