"""The database goes away for ten seconds, Redis goes away for good, players sit at different workers: tables go on."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Iterator
from contextlib import AsyncExitStack, ExitStack
from pathlib import Path
from urllib.parse import urlsplit

import pytest

from inselreich.core.records import verify
from tests.server.play.conftest import GENEROUS
from tests.support.conversations import Talk, is_asked, playing
from tests.support.halls import scene
from tests.support.own_redis import Redis, running_redis
from tests.support.players import Visitor, all_of, play_to_the_end, quiet, table_of, worker_of
from tests.support.servers import Server, children_of, running_server
from tests.support.services import postgres_database
from tests.support.threaded_proxy import Proxy, proxy_to

AWAY_S = 10


@pytest.fixture(scope="module")
def way_to_the_database(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Server, Proxy]]:
    """A server, and the way to its database."""
    with ExitStack() as stack:
        url = urlsplit(stack.enter_context(postgres_database()))
        proxy = stack.enter_context(proxy_to(url.port or 5432))
        through = url._replace(netloc=f"{url.username}@127.0.0.1:{proxy.port}").geturl()
        data = tmp_path_factory.mktemp("away") / "data"
        yield stack.enter_context(running_server(data, *GENEROUS, "--database", through)), proxy


def test_the_database_is_away_for_ten_seconds_and_nothing_is_lost(way_to_the_database: tuple[Server, Proxy]) -> None:
    server, proxy = way_to_the_database

    @scene
    async def played() -> None:
        anna = await asyncio.to_thread(Visitor, server.url, "Anna")
        ben = await asyncio.to_thread(Visitor, server.url, "Ben")
        table = await asyncio.to_thread(lambda: table_of(anna, "quick", ben, options={"points_to_win": 4}))
        async with AsyncExitStack() as stack:
            talks = [await stack.enter_async_context(each.socket()) for each in (anna, ben)]
            updates = [await talk.watch(table, since=0) for talk in talks]
            reached = await all_of(
                *(
                    play_to_the_end(
                        talks[seat], updates[seat], quiet("quick", seat), until=lambda now: now["number"] >= 6
                    )
                    for seat in (0, 1)
                )
            )
            number = max(update["number"] for update in reached)
            latest = [
                update if update["number"] == number else await talk.update_to(number)
                for talk, update in zip(talks, reached, strict=True)
            ]
            proxy.cut()
            seat = next(seat for seat in (0, 1) if is_asked(latest[seat]))
            await talks[seat].say(playing(latest[seat], latest[seat]["decision"]["moves"][0], "while away"))
            told = [await talk.until("waiting") for talk in talks]
            assert not any(each.get("over") for each in told)
            assert "nothing is lost" in told[0]["sentence"]
            await asyncio.sleep(AWAY_S)
            assert not [each for each in talks[seat].heard if each.get("tag") == "while away"], "not stored, yet told"
            assert await asyncio.to_thread(lambda: server.get("readyz").status_code) == 503
            proxy.open()
            assert (await talks[seat].answer("while away"))["number"] == number + 1
            for talk in talks:
                assert [each for each in talk.heard if each["type"] == "waiting"] or await talk.until("waiting")
            after = [await talk.update_to(number + 1) for talk in talks]
            await all_of(*(play_to_the_end(talks[seat], after[seat], quiet("quick", seat)) for seat in (0, 1)))
            assert [each["type"] for each in talks[0].heard].count("waiting") == 2
        assert "as recorded" in verify(anna.http.get(f"/tables/{table}/record").content)

    played()


# Two workers


@pytest.fixture(scope="module")
def two_workers(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Server, Redis]]:
    with ExitStack() as stack:
        redis = stack.enter_context(running_redis())
        data = tmp_path_factory.mktemp("two") / "data"
        server = stack.enter_context(running_server(data, *GENEROUS, "--workers", "2", "--redis", redis.url))
        yield server, redis


def workers_of(server: Server) -> list[int]:
    return [pid for pid in children_of(server.pid) if b"spawn_main" in Path(f"/proc/{pid}/cmdline").read_bytes()]


async def socket_at(stack: AsyncExitStack, server: Server, visitor: Visitor, worker: int) -> Talk:
    """A conversation with this worker: the kernel decides, so it is tried until it is so."""
    for _ in range(100):
        talk: Talk = await stack.enter_async_context(visitor.socket())
        port = talk.wire.socket.local_address[1]  # type: ignore[attr-defined]
        if worker_of(port, workers_of(server)) == worker:
            return talk
    raise AssertionError("the kernel gives every connection to the same worker")


LINUX = pytest.mark.skipif(sys.platform != "linux", reason="looks into /proc")


@LINUX
def test_players_at_different_workers_finish_a_match_also_when_redis_goes_away(
    two_workers: tuple[Server, Redis],
) -> None:
    server, redis = two_workers

    @scene
    async def played() -> None:
        one, other = workers_of(server)
        anna = await asyncio.to_thread(Visitor, server.url, "Anna")
        ben = await asyncio.to_thread(Visitor, server.url, "Ben")
        for away in (False, True):
            table = await asyncio.to_thread(lambda: table_of(anna, "quick", ben, options={"points_to_win": 4}))
            async with AsyncExitStack() as stack:
                talks = [await socket_at(stack, server, anna, one), await socket_at(stack, server, ben, other)]
                updates = [await talk.watch(table, since=0) for talk in talks]
                if away:
                    redis.stop()
                ends = await all_of(
                    *(play_to_the_end(talks[seat], updates[seat], quiet("quick", seat)) for seat in (0, 1))
                )
                assert ends[0]["number"] == ends[1]["number"]
            assert "as recorded" in verify(anna.http.get(f"/tables/{table}/record").content)
        redis.start()

    played()


@LINUX
def test_of_two_moves_for_one_number_over_two_sockets_one_wins(two_workers: tuple[Server, Redis]) -> None:
    server, _ = two_workers

    @scene
    async def played() -> None:
        one, other = workers_of(server)
        anna = await asyncio.to_thread(Visitor, server.url, "Anna")
        table = await asyncio.to_thread(lambda: table_of(anna, "classic", "random"))
        async with AsyncExitStack() as stack:
            talks = [await socket_at(stack, server, anna, worker) for worker in (one, other)]
            rounds = 0
            while rounds < 20:
                updates = [await talk.look(table) for talk in talks]
                if not all(map(is_asked, updates)) or updates[0]["number"] != updates[1]["number"]:
                    await asyncio.sleep(0.05)  # the bot moves, or the other worker hears of it
                    continue
                rounds += 1
                moves = updates[0]["decision"]["moves"]
                sent = [playing(updates[0], moves[place % len(moves)], f"r{rounds}") for place in (0, 1)]
                await asyncio.gather(*(talk.say(move) for talk, move in zip(talks, sent, strict=True)))
                answers = [await talk.answer(f"r{rounds}") for talk in talks]
                assert sorted(answer["type"] for answer in answers) == ["done", "refused"]
                (won,) = [answer for answer in answers if answer["type"] == "done"]
                (lost,) = [answer for answer in answers if answer["type"] == "refused"]
                assert won["number"] == updates[0]["number"] + 1
                assert lost["code"] in ("stale", "not_your_turn")
                assert lost["sentence"]

    played()
