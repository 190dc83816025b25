"""Two workers and one table: the store decides, and every memory is right afterwards."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from inselreich.core.errors import MatchOver, NotYourTurn
from inselreich.core.records import verify
from inselreich.server.errors import Refusal
from inselreich.store.rows import Clock, Move
from tests.support.halls import Ear, Street, any_move, eventually, play_any, play_on, scene, workers


@scene
async def test_of_two_moves_for_one_number_one_is_stored_and_the_other_is_stale(tmp_path: Path) -> None:
    street = Street()
    street.blocked = True
    async with workers(tmp_path, 2, street=street) as (one, other):
        anna, ben = await one.person("Anna"), await one.person("Ben")
        here = await one.table("classic", anna, ben)
        there = await other.hall.table(here.id)
        seat = here.match.waiting_for[0]  # type: ignore[union-attr]
        moves = [any_move(here, seat, 1), any_move(here, seat, 2)]
        assert moves[0] != moves[1]
        answers = await asyncio.gather(
            here.play(seat, 0, moves[0]), there.play(seat, 0, moves[1]), return_exceptions=True
        )
        (refused,) = [each for each in answers if isinstance(each, BaseException)]
        assert isinstance(refused, Refusal)
        assert (refused.code, refused.status) == ("stale", 409)
        stored = await one.store.journal.since(here.id)
        assert [move.move for move in stored] == [moves[answers.index(1)]]
        await here.catch_up()
        await there.catch_up()
        assert here.match.view(0) == there.match.view(0)  # type: ignore[union-attr]
        assert (here.number, there.number) == (1, 1)
        await play_any(there, there.match.waiting_for[0])  # type: ignore[union-attr]
        await here.catch_up()
        assert here.number == 2


@scene
async def test_hundreds_of_races_lose_nothing_and_the_record_verifies(tmp_path: Path) -> None:
    street = Street()
    async with workers(tmp_path, 2, street=street) as (one, other):
        people = [await one.person(name) for name in ("Anna", "Ben", "Cleo")]
        here = await one.table("quick", *people, points_to_win=4)
        there = await other.hall.table(here.id)
        won = 0
        for turn in range(2000):
            street.blocked = turn % 3 == 0
            match = here.match
            assert match is not None
            if match.over or here.row.state != "running":
                break
            seat = match.waiting_for[turn % len(match.waiting_for)]
            answers = await asyncio.gather(
                here.play(seat, here.question, any_move(here, seat, turn)),
                there.play(seat, here.question, any_move(here, seat, turn + 1)),
                return_exceptions=True,
            )
            good = [each for each in answers if isinstance(each, int)]
            assert len(good) == 1, answers
            (bad,) = [each for each in answers if not isinstance(each, int)]
            assert isinstance(bad, (Refusal, NotYourTurn, MatchOver)), bad
            won += 1
            await here.catch_up()
            await there.catch_up()
            assert here.number == there.number == won
        row = await one.store.tables.get(here.id)
        assert row is not None
        assert (row.state, row.length) == ("over", won)
        assert here.row.state == there.row.state == "over"
        assert here.match is not None
        assert "as recorded" in verify(here.match.record())


@scene
async def test_two_seats_answer_the_same_question_at_two_workers_and_both_are_stored(tmp_path: Path) -> None:
    street = Street()
    street.blocked = True
    async with workers(tmp_path, 2, street=street) as (one, other):
        anna, ben = await one.person("Anna"), await one.person("Ben")
        here = await one.table("cards1996", anna, ben)
        there = await other.hall.table(here.id)
        assert here.match is not None
        assert here.match.waiting_for == (0, 1)
        numbers = await asyncio.gather(here.play(0, 0, any_move(here, 0)), there.play(1, 0, any_move(there, 1)))
        assert sorted(numbers) == [1, 2]
        assert sorted(move.seat for move in await one.store.journal.since(here.id)) == [0, 1]
        await here.catch_up()
        await there.catch_up()
        assert here.question == there.question == 2
        assert here.match.view(1) == there.match.view(1)  # type: ignore[union-attr]


@scene
async def test_who_has_answered_already_is_not_asked_again(tmp_path: Path) -> None:
    async with workers(tmp_path, 1) as (one,):
        table = await one.table("cards1996", await one.person("Anna"), await one.person("Ben"))
        await play_any(table, 0)
        assert table.question == 0
        with pytest.raises(NotYourTurn):
            await table.play(0, 0, any_move(table, 1))
        assert table.number == 1


@scene
async def test_a_worker_that_hears_nothing_takes_a_move_to_a_question_it_has_not_seen_yet(tmp_path: Path) -> None:
    street = Street()
    street.blocked = True
    async with workers(tmp_path, 2, street=street) as (one, other):
        anna, ben = await one.person("Anna"), await one.person("Ben")
        here = await one.table("classic", anna, ben)
        there = await other.hall.table(here.id)
        await play_on(here, 5)
        seat = here.match.waiting_for[0]  # type: ignore[union-attr]
        assert there.number == 0
        assert await there.play(seat, here.question, any_move(here, seat)) == 6


@scene
async def test_who_resumes_at_a_worker_that_lags_is_told_what_is_missing(tmp_path: Path) -> None:
    street = Street()
    street.blocked = True
    async with workers(tmp_path, 2, street=street) as (one, other):
        anna, ben = await one.person("Anna"), await one.person("Ben")
        here = await one.table("classic", anna, ben)
        await other.hall.table(here.id)
        await play_on(here, 5)
        talk = await other.greeted(anna)
        update = await talk.watch(here.id, since=4)
        assert (update["since"], update["number"]) == (4, 5)


@scene
async def test_workers_tell_each_other_of_moves_seats_chat_and_presence(tmp_path: Path) -> None:
    async with workers(tmp_path, 2) as (one, other):
        anna, ben = await one.person("Anna"), await one.person("Ben")
        here = await one.table("classic", anna, ben)
        first, second = await one.greeted(anna), await other.greeted(ben)
        await first.watch(here.id)
        await second.watch(here.id)
        both = await first.until("table_now")
        while not all(seat.get("here") for seat in both["seats"]):
            both = await first.until("table_now")
        await first.say({"type": "say", "table": here.id, "text": "hello"})
        assert (await second.until("said"))["text"] == "hello"
        await play_any(here, here.match.waiting_for[0])  # type: ignore[union-attr]
        assert (await second.until("update", number=1))["since"] == 0
        await first.say({"type": "stand_in", "table": here.id, "wanted": True, "tag": "s"})
        now = await second.until("table_now")
        while not now["seats"][0].get("stand_in"):
            now = await second.until("table_now")
        await first.close()
        while now["seats"][0].get("here"):
            now = await second.until("table_now")


@scene
async def test_without_notices_the_store_is_asked_and_nobody_waits_for_ever(tmp_path: Path) -> None:
    street = Street()
    street.blocked = True
    async with workers(tmp_path, 2, street=street) as (one, other):
        for way in street.ways:
            way.healthy = False
        anna, ben = await one.person("Anna"), await one.person("Ben")
        here = await one.table("classic", anna, ben)
        talk = await other.greeted(ben)
        await talk.watch(here.id)
        await play_any(here, here.match.waiting_for[0])  # type: ignore[union-attr]
        assert (await talk.update_to(1))["number"] == 1
        await here.stand_in(anna.id, None, wanted=True)
        now = await talk.until("table_now")
        while not now["seats"][0].get("stand_in"):
            now = await talk.until("table_now")


@scene
async def test_a_match_that_ends_elsewhere_is_over_here_with_its_whole_record(tmp_path: Path) -> None:
    street = Street()
    street.blocked = True
    async with workers(tmp_path, 2, street=street) as (one, other):
        anna, ben = await one.person("Anna"), await one.person("Ben")
        here = await one.table("quick", anna, ben, points_to_win=4)
        there = await other.hall.table(here.id)
        await play_on(here, 2000)
        assert here.row.state == "over"
        assert there.number < here.number
        await there.catch_up()
        assert there.row.state == "over"
        assert there.match is not None
        assert here.match is not None
        assert there.match.record() == here.match.record()


@scene
async def test_the_worker_that_stored_the_last_move_moves_the_bots(tmp_path: Path) -> None:
    async with workers(tmp_path, 2) as (one, other):
        anna = await one.person("Anna")
        here = await one.table("classic", anna, "random", pace_ms=1)
        there = await other.hall.table(here.id)
        await eventually(lambda: here.match.waiting_for == (0,))  # type: ignore[union-attr]
        await eventually(lambda: there.number == here.number)
        assert here.attending
        await play_any(there, 0)
        assert there.attending
        await eventually(lambda: not here.attending)


@scene
async def test_somebody_starts_a_clock_twice_over_two_workers_and_there_is_one_match(tmp_path: Path) -> None:
    async with workers(tmp_path, 2) as (one, other):
        anna, ben = await one.person("Anna"), await one.person("Ben")
        table = await one.table("classic", anna, ben, clock=Clock("live", 60_000, 0), start=False)
        row = await one.doors.lobby.table(table.id)
        started = await asyncio.gather(one.doors.lobby.start(row), other.doors.lobby.start(row), return_exceptions=True)
        assert sorted(isinstance(each, Refusal) for each in started) == [False, True]
        ear = Ear().follow(other.hall, await other.hall.table(table.id), 0)
        assert ear.updates()[-1]["number"] == 0


@scene
async def test_a_move_that_comes_while_a_table_is_being_read_is_not_taken_for_damage(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    street = Street()
    street.blocked = True
    async with workers(tmp_path, 2, street=street) as (one, other):
        here = await one.table("classic", await one.person("Anna"), await one.person("Ben"))
        since = other.store.journal.since

        async def and_then_a_move(table: str, number: int = 0) -> list[Move]:
            found = await since(table, number)
            if here.number < 3:
                await play_on(here, 1)
            return found

        monkeypatch.setattr(other.store.journal, "since", and_then_a_move)
        there = await other.hall.table(here.id)
        assert there.number == here.number == 3
