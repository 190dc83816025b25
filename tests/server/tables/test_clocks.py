"""Clocks: who takes too long is replaced by a bot and may come back; a server that was down costs nobody time."""

from __future__ import annotations

from pathlib import Path

import pytest

from inselreich.core.errors import MatchOver
from inselreich.server.errors import Refusal
from inselreich.server.tables import hall
from inselreich.server.tables.clocks import FORGIVEN_MS, TableClock, now_ms
from inselreich.store.rows import Clock, Seat
from tests.support.halls import Ear, any_move, eventually, play_any, scene, worker

SHORT = Clock("live", 40, 40)
LONG = Clock("live", 3_600_000, 0)
SEATS = (Seat(0, "Anna", "a"), Seat(1, "Ben", "b"))


# Arithmetic


def test_an_answer_within_the_time_for_a_move_costs_no_reserve() -> None:
    clock = TableClock(Clock("live", 1000, 500), SEATS, 0, 0)
    clock.answered(0, 1000)
    assert clock.reserves == [500, 500]
    assert clock.due(0) == 1500


def test_what_an_answer_takes_beyond_that_is_gone_from_the_reserve_and_no_more_than_there_is() -> None:
    clock = TableClock(Clock("live", 1000, 500), SEATS, 0, 0)
    clock.answered(0, 1200)
    clock.answered(1, 9000)
    assert clock.reserves == [300, 0]
    clock.asked(9000)
    assert (clock.due(0), clock.due(1)) == (10_300, 10_000)


def test_a_live_clock_that_ran_out_long_ago_is_forgiven_and_one_of_days_is_not() -> None:
    for kind, asked_at in (("live", 100_000), ("days", 0)):
        clock = TableClock(Clock(kind, 10, 0), SEATS, 0, 0)  # type: ignore[arg-type]
        clock.forgive((0,), 100_000)
        assert clock.asked_at == asked_at
    clock = TableClock(Clock("live", 10, 0), SEATS, 0, 0)
    clock.forgive((0,), FORGIVEN_MS)
    assert clock.asked_at == 0


def test_a_table_without_a_clock_shows_none() -> None:
    assert TableClock(Clock(), SEATS, 0, 0).shown((0, 1)) == ()


# At a table


@scene
async def test_who_uses_up_move_time_and_reserve_is_replaced_and_the_move_is_marked_as_the_clocks(
    tmp_path: Path,
) -> None:
    async with worker(tmp_path) as house:
        anna, ben = await house.person("Anna"), await house.person("Ben")
        table = await house.table("classic", anna, ben, clock=SHORT)
        ear = Ear().follow(house.hall, table, 0)
        (update,) = ear.updates()
        seat = update["waiting_for"][0]
        assert update["clocks"] == [{"seat": seat, "due": table.row.asked_at + 80, "reserve": 40}]  # type: ignore[operator]
        await eventually(lambda: table.row.seats[seat].stand_in)
        await eventually(lambda: table.number > 0)
        moves = await house.store.journal.since(table.id)
        assert (moves[0].seat, moves[0].by) == (seat, "clock")
        assert all(move.by == "bot" for move in moves[1:] if move.seat == seat and move.number < 3)
        row = await house.row(table.id)
        assert row.seats[seat].stand_in
        assert row.seats[seat].reserve_ms == 0


@scene
async def test_who_was_replaced_takes_the_seat_back_and_plays_on(tmp_path: Path) -> None:
    async with worker(tmp_path) as house:
        anna, ben = await house.person("Anna"), await house.person("Ben")
        table = await house.table("classic", anna, ben, pace_ms=10_000, clock=LONG)
        assert table.match is not None
        seat = table.match.waiting_for[0]
        who = (anna, ben)[seat]
        await table.stand_in(who.id, None, wanted=True)
        assert (await house.row(table.id)).seats[seat].stand_in
        await table.stand_in(who.id, None, wanted=False)
        assert not (await house.row(table.id)).seats[seat].stand_in
        assert await play_any(table, seat) == 1
        assert (await house.store.journal.since(table.id))[0].by == "person"


@scene
async def test_to_let_a_bot_play_for_a_while_does_not_fill_the_reserve_again(tmp_path: Path) -> None:
    async with worker(tmp_path) as house:
        anna, ben = await house.person("Anna"), await house.person("Ben")
        table = await house.table("classic", anna, ben, pace_ms=10_000, clock=Clock("live", 0, 3_600_000))
        assert table.match is not None
        seat = table.match.waiting_for[0]
        while (await house.row(table.id)).seats[seat].reserve_ms == 3_600_000:
            await play_any(table, table.match.waiting_for[0])
        left = (await house.row(table.id)).seats[seat].reserve_ms
        await table.stand_in((anna, ben)[seat].id, None, wanted=True)
        assert (await house.row(table.id)).seats[seat].reserve_ms == left


@scene
async def test_a_clock_of_days_runs_out_too(tmp_path: Path) -> None:
    async with worker(tmp_path) as house:
        anna, ben = await house.person("Anna"), await house.person("Ben")
        table = await house.table("classic", anna, ben, clock=Clock("days", 50, 0))
        await eventually(lambda: table.number > 0)
        assert (await house.store.journal.since(table.id))[0].by == "clock"


@scene
async def test_a_clock_that_ran_out_while_no_server_was_there_begins_anew(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hall, "SWEEP_SECONDS", 0.02)
    async with worker(tmp_path) as house:
        anna, ben = await house.person("Anna"), await house.person("Ben")
        id_ = (await house.table("classic", anna, ben, clock=LONG)).id
    long_ago = now_ms() - 24 * 3_600_000
    async with worker(tmp_path) as house:
        await house.change(id_, asked_at=long_ago, wake_at=long_ago + LONG.move_ms)
        table = await house.hall.table(id_)
        await eventually(lambda: table.attending)
        row = await house.row(id_)
        assert row.asked_at is not None
        assert row.asked_at > long_ago
        assert not any(seat.stand_in for seat in table.row.seats)
        assert table.number == 0


@scene
async def test_a_graceful_stop_pauses_live_clocks_and_tells_everybody_to_come_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hall, "SWEEP_SECONDS", 0.02)
    monkeypatch.setattr(hall, "GRACE_MS", 0)
    async with worker(tmp_path) as house:
        anna, ben = await house.person("Anna"), await house.person("Ben")
        table = await house.table("classic", anna, ben, clock=LONG)
        talk = await house.greeted(anna)
        await talk.watch(table.id)
        await house.hall.stop()
        farewell = await talk.until("farewell")
        assert farewell["code"] == "going_down"
        assert farewell["back_in"] > 0
        assert (await house.row(table.id)).asked_at is None
        with pytest.raises(Refusal) as refused:
            await table.play(0, 0, any_move(table, table.match.waiting_for[0]))  # type: ignore[union-attr]
        assert refused.value.code == "going_down"
    async with worker(tmp_path) as house:
        await eventually(lambda: table.id in house.hall.held)
        again = await house.hall.table(table.id)
        await eventually(lambda: again.attending)
        assert (await house.row(table.id)).asked_at is not None


# Agreeing, and being away


@scene
async def test_a_match_ends_without_a_winner_when_everybody_who_still_plays_agrees(tmp_path: Path) -> None:
    async with worker(tmp_path) as house:
        anna, ben, cleo = [await house.person(name) for name in ("Anna", "Ben", "Cleo")]
        table = await house.table("classic", anna, ben, cleo, pace_ms=10_000)
        await table.stand_in(cleo.id, None, wanted=True)
        await table.agree_to_end(anna.id, agreed=True)
        await table.agree_to_end(anna.id, agreed=False)
        await table.agree_to_end(ben.id, agreed=True)
        assert table.row.state == "running"
        await table.agree_to_end(anna.id, agreed=True)
        row = await house.row(table.id)
        assert (row.state, row.ended_by, row.result) == ("over", "agreement", None)
        with pytest.raises(MatchOver):
            await play_any(table, table.match.waiting_for[0])  # type: ignore[union-attr]


@scene
async def test_who_does_not_agree_ends_nothing_even_if_bots_play_for_everybody(tmp_path: Path) -> None:
    async with worker(tmp_path) as house:
        anna = await house.person("Anna")
        table = await house.table("classic", anna, "random", pace_ms=10_000)
        await table.stand_in(anna.id, None, wanted=True)
        await table.agree_to_end(anna.id, agreed=False)
        assert table.row.state == "running"


@scene
async def test_a_bot_takes_the_seat_of_somebody_who_was_long_away_and_of_nobody_else(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with worker(tmp_path) as house:
        anna, ben, eve = [await house.person(name) for name in ("Anna", "Ben", "Eve")]
        table = await house.table("classic", anna, ben, pace_ms=10_000)
        Ear().follow(house.hall, table, 0)
        with pytest.raises(Refusal) as refused:
            await table.stand_in(anna.id, 1, wanted=True)
        assert refused.value.code == "not_away"
        table.gone_since[ben.id] -= 61_000
        with pytest.raises(Refusal) as refused:
            await table.stand_in(eve.id, 1, wanted=True)
        assert refused.value.code == "not_seated"
        await table.stand_in(anna.id, 1, wanted=True)
        assert table.row.seats[1].stand_in
        with pytest.raises(Refusal) as refused:
            await table.stand_in(anna.id, 1, wanted=False)
        assert refused.value.code == "not_yours"
        await table.stand_in(ben.id, None, wanted=False)
        assert not table.row.seats[1].stand_in
        with pytest.raises(Refusal) as refused:
            await table.stand_in(anna.id, 5, wanted=True)
        assert refused.value.code == "no_person_there"
