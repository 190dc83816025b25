"""Bots at a table: with a pause and without, quick ones, broken ones."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from inselreich.bots import registry
from inselreich.core.records import verify
from inselreich.server.tables import botseats
from tests.support.halls import Ear, eventually, play_on, scene, worker


class Raises:
    def __init__(self, seed: int) -> None: ...

    def answer(self, place: Any) -> Any:
        raise RuntimeError("the bot is ill")


class Nonsense(Raises):
    def answer(self, place: Any) -> Any:
        return "no move at all"


@pytest.fixture(params=["raises", "nonsense", "nothing"])
def ill_bot(request: pytest.FixtureRequest) -> Iterator[str]:
    makers: dict[str, Callable[[int], Any]] = {
        "raises": Raises,
        "nonsense": Nonsense,
        "nothing": lambda seed: None,
    }
    registry.register("ill", registry.EVERY_GAME, makers[request.param])
    yield "ill"
    del registry._makers["ill"]


def test_a_table_goes_on_when_its_bot_fails_at_every_move(ill_bot: str, tmp_path: Path) -> None:
    @scene
    async def played() -> None:
        async with worker(tmp_path) as house:
            table = await house.table("quick", await house.person("Anna"), ill_bot, points_to_win=4)
            for _ in range(1000):
                if table.row.state == "over":
                    break
                await eventually(lambda: table.row.state == "over" or 0 in table.match.waiting_for)  # type: ignore[union-attr]
                await eventually(lambda: not table.lock.locked())
                await play_on(table, 1)
            assert table.row.state == "over"
            assert "as recorded" in verify(table.match.record())  # type: ignore[union-attr]

    played()


@scene
async def test_bots_without_a_pause_answer_together_with_the_move_before_them(tmp_path: Path) -> None:
    async with worker(tmp_path) as house:
        commits: list[int] = []
        table = await house.table("quick", await house.person("Anna"), "random", points_to_win=4)
        await eventually(lambda: table.match.waiting_for == (0,))  # type: ignore[union-attr]
        house.store.journal.on_commit(lambda seconds, moves: commits.append(moves))
        await play_on(table, 10)
        assert max(commits) > 1


@scene
async def test_a_bot_with_a_pause_moves_by_itself_after_it(tmp_path: Path) -> None:
    async with worker(tmp_path) as house:
        table = await house.table("quick", "random", await house.person("Anna"), pace_ms=30)
        ear = Ear().follow(house.hall, table, 1)
        while not await house.store.journal.since(table.id) or table.match.waiting_for != (1,):  # type: ignore[union-attr]
            if table.match.waiting_for == (1,):  # type: ignore[union-attr]
                await play_on(table, 1)
            await asyncio.sleep(0.005)
        moves = await house.store.journal.since(table.id)
        bots = [move for move in moves if move.by == "bot"]
        assert bots
        for move in bots:
            before = moves[move.number - 1].at if move.number else table.row.started_at
            assert before is not None
            assert move.at - before >= 25
        assert ear.stirred >= len(moves)


@scene
async def test_a_match_of_a_person_who_left_and_bots_is_played_to_its_end(tmp_path: Path) -> None:
    async with worker(tmp_path) as house:
        anna = await house.person("Anna")
        table = await house.table("quick", anna, "random", "greedy", points_to_win=4)
        await table.stand_in(anna.id, None, wanted=True)
        await eventually(lambda: table.row.state == "over")
        row = await house.store.tables.get(table.id)
        assert row is not None
        assert (row.state, row.ended_by) == ("over", "rules")
        assert row.result is not None
        assert {move.by for move in await house.store.journal.since(table.id)} == {"bot"}


@scene
async def test_a_match_without_end_ends_at_the_limit(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("inselreich.server.tables.live.LONGEST_MATCH", 60)
    async with worker(tmp_path) as house:
        anna = await house.person("Anna")
        table = await house.table("classic", anna, "random", "random")
        await table.stand_in(anna.id, None, wanted=True)
        await eventually(lambda: table.row.state == "over")
        row = await house.store.tables.get(table.id)
        assert row is not None
        assert (row.ended_by, row.length, row.result) == ("limit", 60, None)


def test_who_stands_in_is_a_bot_that_plays_every_game() -> None:
    for game in ("classic", "inka", "quick", "cards1996", "duel"):
        assert botseats.STAND_IN in registry.names(game)
