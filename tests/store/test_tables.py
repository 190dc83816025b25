"""Tables: made, sat down at, started, ended; found again by those who look for them."""

from __future__ import annotations

import asyncio

import msgspec
import pytest

from inselreich.store import CodeTaken, NoSuchTable, RematchTaken, SeatTaken, Store
from inselreich.store.rows import Seat

from .things import NOON, a_move, a_table, after, open_table, person, running_table, stored

pytestmark = pytest.mark.anyio


async def test_a_table_comes_back_as_it_was(store: Store) -> None:
    ada = await person(store)
    seats = (
        Seat(0, "Ada", ada.id, contribution="heads", reserve_ms=5, agrees_to_end=True),
        Seat(2, "Bot", bot="greedy", stand_in=True),
    )
    table = a_table(ada, seats=seats, options={"z": 1, "a": [1, None, "ü"]}, result={"winners": [0]}, wake_at=7)
    await store.tables.create(table)
    assert await stored(store, table) == table
    assert await store.tables.get("nowhere") is None


async def test_a_code_is_unique_among_open_and_running_tables_only(store: Store) -> None:
    ada = await person(store)
    table = await open_table(store, ada, code="ABCDE")
    with pytest.raises(CodeTaken, match="ABCDE"):
        await store.tables.create(a_table(ada, code="ABCDE"))
    found = await store.tables.by_code("ABCDE")
    assert found is not None
    assert found.id == table.id
    assert await store.tables.close(table.id, NOON)
    assert await store.tables.by_code("ABCDE") is None
    await store.tables.create(a_table(ada, code="ABCDE"))


async def test_a_table_has_one_rematch_unless_that_was_closed(store: Store) -> None:
    first = await running_table(store)
    ada = await person(store)
    again = await open_table(store, ada, rematch_of=first.id)
    with pytest.raises(RematchTaken):
        await store.tables.create(a_table(ada, rematch_of=first.id))
    assert await store.tables.rematch(first.id) == again.id
    assert await store.tables.close(again.id, NOON)
    assert await store.tables.rematch(first.id) is None
    third = await open_table(store, ada, rematch_of=first.id)
    assert await store.tables.rematch(first.id) == third.id


async def test_people_and_bots_sit_down_and_stand_up(store: Store) -> None:
    table, ben = await open_table(store), await person(store, "Ben")
    await store.tables.sit(table.id, Seat(2, "Ben", ben.id))
    await store.tables.sit(table.id, Seat(1, "Greedy", bot="greedy"))
    now = await stored(store, table)
    assert [(seat.seat, seat.name) for seat in now.seats] == [(0, "Ada"), (1, "Greedy"), (2, "Ben")]
    assert now.revision == table.revision + 2
    assert not await store.tables.stand_up(table.id, 1, ben.id)
    assert not await store.tables.stand_up(table.id, 2, None)
    assert await store.tables.stand_up(table.id, 1, None)
    assert await store.tables.stand_up(table.id, 2, ben.id)
    assert [seat.seat for seat in (await stored(store, table)).seats] == [0]


async def test_nobody_sits_where_nobody_can(store: Store) -> None:
    table, ben = await open_table(store), await person(store, "Ben")
    host = table.seats[0].person
    for seat, sentence in (
        (Seat(0, "Ben", ben.id), "seat 0 is taken"),
        (Seat(1, "Ada", host), "this person sits at the table already"),
        (Seat(3, "Ben", ben.id), "the table has the seats 0 to 2, not 3"),
        (Seat(-1, "Ben", ben.id), "the table has the seats 0 to 2, not -1"),
    ):
        with pytest.raises(SeatTaken, match=sentence):
            await store.tables.sit(table.id, seat)
    with pytest.raises(NoSuchTable):
        await store.tables.sit("nowhere", Seat(0, "Ben", ben.id))
    assert await store.tables.start(table.id, table.seats, NOON, None)
    with pytest.raises(SeatTaken, match="the table is running"):
        await store.tables.sit(table.id, Seat(1, "Ben", ben.id))
    assert not await store.tables.stand_up(table.id, 0, host)
    assert not await store.tables.set_contribution(table.id, 0, host, "late")


async def test_of_many_who_want_one_seat_one_gets_it(store: Store, other: Store) -> None:
    table = await open_table(store)
    people = [await person(store, f"P{number}") for number in range(6)]
    came = await asyncio.gather(
        *[
            each.tables.sit(table.id, Seat(1, someone.name, someone.id))
            for someone, each in zip(people, [store, other] * 3, strict=True)
        ],
        return_exceptions=True,
    )
    assert sum(each is None for each in came) == 1
    assert sum(isinstance(each, SeatTaken) for each in came) == 5
    assert len((await stored(store, table)).seats) == 2


async def test_a_match_starts_once_with_those_who_sit_there(store: Store, other: Store) -> None:
    table = await open_table(store)
    given = tuple(msgspec.structs.replace(seat, contribution="dice", reserve_ms=900) for seat in table.seats)
    came = await asyncio.gather(*[each.tables.start(table.id, given, NOON, NOON + 9) for each in (store, other)])
    assert sorted(came) == [False, True]
    now = await stored(store, table)
    assert (now.state, now.started_at, now.asked_at, now.wake_at) == ("running", NOON, NOON, NOON + 9)
    assert now.seats == given


async def test_a_match_does_not_start_with_others_than_those_who_sit_there(store: Store) -> None:
    table, ben = await open_table(store), await person(store, "Ben")
    host = table.seats[0]
    assert await store.tables.set_contribution(table.id, 0, host.person, "heads")
    assert not await store.tables.set_contribution(table.id, 0, ben.id, "tails")
    (mine,) = (await stored(store, table)).seats
    for seats in (
        (),
        (mine, Seat(1, "Ben", ben.id)),
        (Seat(0, "Ben", ben.id),),
        (Seat(0, "Bot", bot="greedy"),),
        (msgspec.structs.replace(mine, contribution="tails"),),
        (host,),
    ):
        assert not await store.tables.start(table.id, seats, NOON, None)
    assert (await stored(store, table)).state == "open"
    assert await store.tables.start(table.id, (mine,), NOON, None)


async def test_a_stand_in_plays_and_gives_the_seat_back(store: Store) -> None:
    ada, ben = await person(store), await person(store, "Ben")
    seats = (Seat(0, "Ada", ada.id, reserve_ms=100), Seat(2, "Ben", ben.id, reserve_ms=300))
    table = await running_table(store, ada, seats=seats)
    changed = msgspec.structs.replace(table.seats[1], stand_in=True, reserve_ms=250)
    assert await store.tables.set_seat(table.id, changed)
    now = await stored(store, table)
    assert now.seats == (table.seats[0], changed)
    assert now.revision == table.revision + 1
    assert not await store.tables.set_seat(table.id, Seat(1, "Nobody"))
    assert not await store.tables.set_seat("nowhere", changed)


async def test_a_match_ends_once(store: Store) -> None:
    table = await running_table(store)
    await store.journal.append(table.id, a_move(0), after(1, wake_at=NOON))
    assert await store.tables.finish(table.id, "agreement", {"points": [1]}, NOON + 1)
    assert not await store.tables.finish(table.id, "limit", None, NOON + 2)
    assert not await store.tables.close(table.id)
    assert not await store.tables.set_times(table.id, 1, 2)
    now = await stored(store, table)
    assert (now.state, now.ended_by, now.result, now.ended_at, now.wake_at) == (
        "over", "agreement", {"points": [1]}, NOON + 1, None,
    )  # fmt: skip


async def test_only_an_open_table_is_closed_and_only_a_running_one_broken_off(store: Store) -> None:
    waits, runs = await open_table(store), await running_table(store)
    assert not await store.tables.close(runs.id, NOON)
    assert not await store.tables.break_off(waits.id, NOON)
    assert not await store.tables.close(waits.id, NOON, empty=True)
    assert (await stored(store, runs)).state == "running"
    assert await store.tables.close(waits.id, NOON)
    assert await store.tables.break_off(runs.id, NOON)
    for table in (waits, runs):
        now = await stored(store, table)
        assert (now.state, now.ended_by, now.ended_at) == ("closed", "closed", NOON)
        assert not await store.tables.close(table.id)
        assert not await store.tables.break_off(table.id)


async def test_a_table_is_closed_as_empty_when_only_bots_sit_there(store: Store) -> None:
    table = await open_table(store, seats=(Seat(1, "greedy", bot="greedy"),))
    assert await store.tables.close(table.id, NOON, empty=True)


async def test_the_host_of_an_open_table_changes_once_and_to_somebody_there(store: Store) -> None:
    ada, ben, cleo = [await person(store, name) for name in ("Ada", "Ben", "Cleo")]
    table = await open_table(store, ada)
    await store.tables.sit(table.id, Seat(1, "Ben", ben.id))
    assert not await store.tables.set_host(table.id, cleo.id, ada.id)
    assert await store.tables.set_host(table.id, ben.id, ada.id)
    assert not await store.tables.set_host(table.id, ada.id, ada.id)
    assert (await stored(store, table)).host == ben.id
    runs = await running_table(store, ada)
    assert not await store.tables.set_host(runs.id, ada.id, ada.id)


async def test_the_overdue_come_first_and_only_while_they_run(store: Store) -> None:
    waits = {at: await running_table(store) for at in (30, 10, 20, 40)}
    for at, table in waits.items():
        assert await store.tables.set_times(table.id, 1, at)
    assert await store.tables.due(30, 10) == [waits[10].id, waits[20].id, waits[30].id]
    assert await store.tables.due(30, 2) == [waits[10].id, waits[20].id]
    assert await store.tables.break_off(waits[10].id, NOON)
    await store.journal.append(waits[20].id, a_move(0), after(1, wake_at=20, ended_by="rules"))
    assert await store.tables.due(30, 10) == [waits[30].id]


async def test_stamps_tell_moves_and_changes_apart(store: Store) -> None:
    table, quiet = await running_table(store), await running_table(store)
    before = await store.tables.stamps([table.id, quiet.id, "nowhere"])
    await store.journal.append(table.id, a_move(0), after(1))
    assert await store.tables.set_times(quiet.id, None, None)
    now = await store.tables.stamps([table.id, quiet.id])
    assert now[table.id] == (1, before[table.id][1])
    assert now[quiet.id] == (0, before[quiet.id][1] + 1)
    assert await store.tables.stamps([]) == {}


async def test_the_list_knows_what_one_looks_for(store: Store) -> None:
    ada, ben = await person(store), await person(store, "Ben")
    hers = await open_table(store, ada, public=False)
    full = await open_table(store, ada, seat_count=1, game="quick")
    runs = await running_table(store, ben)

    async def listed(**wanted: object) -> list[str]:
        return [table.id for table in await store.tables.list(**wanted)]  # type: ignore[arg-type]

    assert await listed() == [runs.id, full.id, hers.id]
    assert await listed(game="quick") == [full.id]
    assert await listed(state="open") == [full.id, hers.id]
    assert await listed(public=False) == [hers.id]
    assert await listed(person=ben.id) == [runs.id]
    stands = await open_table(store, ben, seats=())
    await store.tables.sit(hers.id, Seat(1, "Ben", ben.id))
    assert await listed(person=ben.id) == [stands.id, runs.id, hers.id]
    assert await store.tables.close(stands.id)
    assert await listed(state="open", free_seat=True) == [hers.id]
    assert await listed(free_seat=False) == [full.id]
    assert await store.tables.close(hers.id)
    assert [table.id for table in await store.tables.of_person(ada.id)] == [full.id]
    assert [table.id for table in await store.tables.of_person(ada.id, ("closed",))] == [hers.id]


async def test_pages_leave_nothing_out_also_where_tables_are_of_the_same_age(store: Store) -> None:
    ada = await person(store)
    made = [await open_table(store, ada, created_at=NOON + number // 4) for number in range(11)]
    seen: list[str] = []
    while page := await store.tables.list(limit=3, before=seen[-1] if seen else None):
        seen += [table.id for table in page]
    newest_first = sorted(made, key=lambda table: (table.created_at, table.id), reverse=True)
    assert seen == [table.id for table in newest_first]
    assert await store.tables.list(before="nowhere") == []


async def test_what_is_said_is_numbered_whoever_says_it_at_once(store: Store, other: Store) -> None:
    table, ada, ben = await open_table(store), await person(store), await person(store, "Ben")
    said = await asyncio.gather(
        *[
            each.chat.say(table.id, who.id, f"{number}", NOON + number)
            for number in range(6)
            for each, who in ((store, ada), (other, ben))
        ]
    )
    assert sorted(said) == list(range(12))
    lines = await store.chat.since(table.id, 4, limit=5)
    assert [line.number for line in lines] == [4, 5, 6, 7, 8]
    assert {line.name for line in lines} <= {"Ada", "Ben"}
    assert await store.chat.mute(ben.id, NOON)
    found = await store.people.get(ben.id)
    assert found is not None
    assert found.muted_until == NOON
    assert not await store.chat.mute("nobody", NOON)
