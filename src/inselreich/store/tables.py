"""Tables and who sits at them. What a move changes at its table is the journal's business."""

from __future__ import annotations

import time
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import msgspec
import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from .database import Database
from .errors import CodeTaken, NoSuchTable, RematchTaken, SeatTaken
from .models import IS_LIVE, SEATS, TABLES
from .rows import Clock, EndedBy, Seat, Table, TableState

Found = list[Table]
Ids = list[str]
SEAT_COLUMNS = tuple(name for name in Seat.__struct_fields__ if name != "reserve_ms")
LIVE: tuple[TableState, ...] = ("open", "running")


class Tables:
    """`store.tables`."""

    def __init__(self, database: Database) -> None:
        self._database = database

    # Looking

    async def get(self, table_id: str) -> Table | None:
        found = await self._find(TABLES.c.id == table_id)
        return found[0] if found else None

    async def by_code(self, code: str) -> Table | None:
        """The open or running table of this code."""
        found = await self._find(TABLES.c.code == code, sa.text(IS_LIVE))  # as in the index, else it is not used
        return found[0] if found else None

    async def list(
        self,
        *,
        game: str | None = None,
        state: TableState | None = None,
        public: bool | None = None,
        person: str | None = None,
        free_seat: bool | None = None,
        limit: int = 50,
        before: str | None = None,
    ) -> Found:
        """The newest first. `before`: the id of the last table already seen.

        `person`: only where this person sits or is the host.
        """
        wanted: list[sa.ColumnElement[bool]] = []
        if game is not None:
            wanted.append(TABLES.c.game == game)
        if state is not None:
            wanted.append(TABLES.c.state == state)
        if public is not None:
            wanted.append(TABLES.c.public.is_(public))
        if person is not None:
            wanted.append(_concerns(person))
        if free_seat is not None:
            wanted.append(TABLES.c.seat_count > _taken() if free_seat else TABLES.c.seat_count <= _taken())
        if before is not None:
            last = TABLES.alias()
            age = sa.select(last.c.created_at, last.c.id).where(last.c.id == before).scalar_subquery()
            wanted.append(sa.tuple_(TABLES.c.created_at, TABLES.c.id) < age)
        return await self._find(*wanted, limit=limit)

    async def of_person(self, person: str, states: Sequence[TableState] = LIVE) -> Found:
        """Where this person sits or is the host, the newest first."""
        return await self._find(_concerns(person), TABLES.c.state.in_(states))

    async def rematch(self, table_id: str) -> str | None:
        """The id of the table's rematch, unless that was closed."""
        of_it = sa.select(TABLES.c.id).where(TABLES.c.rematch_of == table_id, TABLES.c.state != "closed")
        async with self._database.reading() as connection:
            found: str | None = await connection.scalar(of_it)
            return found

    async def due(self, now: int, limit: int) -> Ids:
        """Ids of the running tables where the server should have acted by now, the most overdue first."""
        overdue = sa.select(TABLES.c.id).where(TABLES.c.wake_at <= now)
        async with self._database.reading() as connection:
            return [row[0] for row in await connection.execute(overdue.order_by(TABLES.c.wake_at).limit(limit))]

    async def stamps(self, table_ids: Sequence[str]) -> dict[str, tuple[int, int]]:
        """(length, revision) of each: the one grows with its moves, the other with every other change."""
        wanted = sa.select(TABLES.c.id, TABLES.c.length, TABLES.c.revision).where(TABLES.c.id.in_(table_ids))
        async with self._database.reading() as connection:
            return {row[0]: (row[1], row[2]) for row in await connection.execute(wanted)}

    async def _find(self, *wanted: sa.ColumnElement[bool] | sa.TextClause, limit: int | None = None) -> Found:
        query = sa.select(TABLES).where(*wanted).order_by(TABLES.c.created_at.desc(), TABLES.c.id.desc()).limit(limit)
        async with self._database.reading() as connection:
            rows = (await connection.execute(query)).mappings().all()
            seats = await _seats_of(connection, [row["id"] for row in rows])
        return [_table(row, seats[row["id"]]) for row in rows]

    # Changing

    async def create(self, table: Table) -> None:
        """A new table with those who sit there already; `CodeTaken`, `RematchTaken`."""
        try:
            async with self._database.writing() as connection:
                await connection.execute(TABLES.insert(), _table_values(table))
                await _insert_seats(connection, table.id, table.seats)
        except IntegrityError:
            if table.rematch_of is not None and await self.rematch(table.rematch_of) is not None:
                raise RematchTaken("this table has a rematch already") from None
            if await self.by_code(table.code) is not None:
                raise CodeTaken(f"the code {table.code} belongs to another table") from None
            raise

    async def sit(self, table_id: str, seat: Seat) -> None:
        """Take a seat of an open table, for a person or a bot; `SeatTaken`, `NoSuchTable`."""
        async with self._database.writing() as connection:
            await _hold_open(connection, table_id, seat.seat)
            taken = (await _seats_of(connection, [table_id]))[table_id]
            if any(other.seat == seat.seat for other in taken):
                raise SeatTaken(f"seat {seat.seat} is taken")
            if seat.person is not None and any(other.person == seat.person for other in taken):
                raise SeatTaken("this person sits at the table already")
            await connection.execute(SEATS.insert(), _seat_values(table_id, seat))
            await _revise(connection, table_id)

    async def stand_up(self, table_id: str, seat: int, person: str | None) -> bool:
        """Free a seat of an open table; False: this person (None: a bot) does not sit there, or it is not open."""
        there = (SEATS.c.table_id == table_id, SEATS.c.seat == seat, SEATS.c.person.is_not_distinct_from(person))
        async with self._database.writing() as connection:
            if await _state(connection, table_id) != "open":
                return False
            done = await connection.execute(SEATS.delete().where(*there))
            return done.rowcount == 1 and await _revise(connection, table_id)

    async def set_contribution(self, table_id: str, seat: int, person: str | None, contribution: str) -> bool:
        """What a seat adds to the fair dice; False: this person does not sit there, or the table is not open."""
        there = (SEATS.c.table_id == table_id, SEATS.c.seat == seat, SEATS.c.person.is_not_distinct_from(person))
        async with self._database.writing() as connection:
            if await _state(connection, table_id) != "open":
                return False
            done = await connection.execute(SEATS.update().where(*there).values(contribution=contribution))
            return done.rowcount == 1 and await _revise(connection, table_id)

    async def set_host(self, table_id: str, host: str, was: str) -> bool:
        """Of an open table; False: it is not open, somebody else is its host, or the new one does not sit there."""
        provided = (TABLES.c.state == "open", TABLES.c.host == was, _sits(host))
        async with self._database.writing() as connection:
            return await _revise(connection, table_id, *provided, host=host)

    async def start(self, table_id: str, seats: tuple[Seat, ...], now: int, wake_at: int | None) -> bool:
        """Begin the match. False: the table is not open any more, or others sit there than in `seats`.

        Names, reserves and stand-ins are taken from `seats`, and contributions of seats that have given none.
        """
        async with self._database.writing() as connection:
            if await _state(connection, table_id) != "open":
                return False
            there = (await _seats_of(connection, [table_id]))[table_id]
            if len(there) != len(seats) or not all(map(_is_as_given, there, seats)):
                return False
            await connection.execute(SEATS.delete().where(SEATS.c.table_id == table_id))
            await _insert_seats(connection, table_id, seats)
            begun = {"state": "running", "started_at": now, "asked_at": now, "wake_at": wake_at}
            return await _revise(connection, table_id, **begun, reserves=_reserves(seats))

    async def set_seat(self, table_id: str, seat: Seat) -> bool:
        """Who plays a taken seat, and its reserve; False: nobody sits there."""
        there = (SEATS.c.table_id == table_id, SEATS.c.seat == seat.seat)
        async with self._database.writing() as connection:
            if await _state(connection, table_id) is None:
                return False
            change = SEATS.update().where(*there).values(_seat_values(table_id, seat))
            if (await connection.execute(change)).rowcount != 1:
                return False
            seats = (await _seats_of(connection, [table_id]))[table_id]
            stored = sa.select(TABLES.c.reserves).where(TABLES.c.id == table_id)
            reserves = _read_reserves(await connection.scalar(stored))
            kept = [
                seat if other.seat == seat.seat else msgspec.structs.replace(other, reserve_ms=reserves.get(other.seat))
                for other in seats
            ]
            return await _revise(connection, table_id, reserves=_reserves(kept))

    async def set_times(self, table_id: str, asked_at: int | None, wake_at: int | None) -> bool:
        """Of a running table, apart from its moves; False: it is not running."""
        return await self._change(table_id, ("running",), asked_at=asked_at, wake_at=wake_at)

    async def finish(self, table_id: str, ended_by: EndedBy, result: dict[str, Any] | None, now: int) -> bool:
        """End a running match otherwise than by a move; False: it was not running."""
        ended = {"state": "over", "ended_by": ended_by, "result": _json(result), "ended_at": now}
        return await self._change(table_id, ("running",), **ended, wake_at=None)

    async def close(self, table_id: str, now: int | None = None, *, empty: bool = False) -> bool:
        """Close an open table (`empty`: if no person sits there); False: it is not so."""
        async with self._database.writing() as connection:
            if await _state(connection, table_id) != "open":
                return False
            if empty and any(seat.person for seat in (await _seats_of(connection, [table_id]))[table_id]):
                return False
            return await _revise(connection, table_id, **_closed(now))

    async def break_off(self, table_id: str, now: int | None = None) -> bool:
        """Close a running table, whose match nobody finishes; False: it is not running."""
        return await self._change(table_id, ("running",), **_closed(now))

    async def _change(self, table_id: str, states: Sequence[TableState], **values: Any) -> bool:
        async with self._database.writing() as connection:
            return await _revise(connection, table_id, TABLES.c.state.in_(states), **values)


# Questions to the database


def _sits(person: str) -> sa.ColumnElement[bool]:
    return TABLES.c.id.in_(sa.select(SEATS.c.table_id).where(SEATS.c.person == person))


def _concerns(person: str) -> sa.ColumnElement[bool]:
    return sa.or_(TABLES.c.host == person, _sits(person))


def _taken() -> sa.ScalarSelect[int]:
    return sa.select(sa.func.count()).where(SEATS.c.table_id == TABLES.c.id).scalar_subquery()


async def _state(connection: AsyncConnection, table_id: str) -> str | None:
    """The table's state, which stays so until the transaction ends."""
    held = sa.select(TABLES.c.state).where(TABLES.c.id == table_id).with_for_update()
    state: str | None = await connection.scalar(held)
    return state


async def _revise(connection: AsyncConnection, table_id: str, *provided: sa.ColumnElement[bool], **values: Any) -> bool:
    """Change a table's row, and say so by its revision; False: it is not there, or not as provided."""
    row = TABLES.update().where(TABLES.c.id == table_id, *provided)
    return (await connection.execute(row.values(revision=TABLES.c.revision + 1, **values))).rowcount == 1


async def _hold_open(connection: AsyncConnection, table_id: str, seat: int) -> None:
    state = await _state(connection, table_id)
    if state is None:
        raise NoSuchTable(table_id)
    if state != "open":
        raise SeatTaken(f"the table is {state}, so nobody can sit down any more")
    seats: int | None = await connection.scalar(sa.select(TABLES.c.seat_count).where(TABLES.c.id == table_id))
    if not 0 <= seat < (seats or 0):
        raise SeatTaken(f"the table has the seats 0 to {(seats or 0) - 1}, not {seat}")


async def _seats_of(connection: AsyncConnection, table_ids: Sequence[str]) -> dict[str, list[Seat]]:
    found: dict[str, list[Seat]] = {table_id: [] for table_id in table_ids}
    if found:
        query = sa.select(SEATS).where(SEATS.c.table_id.in_(table_ids)).order_by(SEATS.c.table_id, SEATS.c.seat)
        for row in (await connection.execute(query)).mappings():
            found[row["table_id"]].append(Seat(**{name: row[name] for name in SEAT_COLUMNS}))
    return found


async def _insert_seats(connection: AsyncConnection, table_id: str, seats: Sequence[Seat]) -> None:
    if seats:
        await connection.execute(SEATS.insert(), [_seat_values(table_id, seat) for seat in seats])


def _is_as_given(there: Seat, given: Seat) -> bool:
    same = (there.seat, there.person, there.bot) == (given.seat, given.person, given.bot)
    return same and there.contribution in ("", given.contribution)


# Rows and values


def _table(row: Mapping[Any, Any], seats: Iterable[Seat]) -> Table:
    values = {name: row[name] for name in Table.__struct_fields__ if name != "seats"}
    values["options"] = msgspec.json.decode(row["options"])
    values["clock"] = msgspec.json.decode(row["clock"], type=Clock)
    values["result"] = None if row["result"] is None else msgspec.json.decode(row["result"])
    reserves = _read_reserves(row["reserves"])
    whole = tuple(msgspec.structs.replace(seat, reserve_ms=reserves.get(seat.seat)) for seat in seats)
    return Table(**values, seats=whole)


def _table_values(table: Table) -> dict[str, Any]:
    values = {name: getattr(table, name) for name in Table.__struct_fields__ if name != "seats"}
    json = {"options": _json(table.options), "clock": _json(table.clock), "result": _json(table.result)}
    return {**values, **json, "reserves": _reserves(table.seats)}


def _seat_values(table_id: str, seat: Seat) -> dict[str, Any]:
    return {"table_id": table_id} | {name: getattr(seat, name) for name in SEAT_COLUMNS}


def _reserves(seats: Iterable[Seat]) -> str | None:
    """As the journal writes them: a list over all seats up to the last one that has a reserve."""
    known = {seat.seat: seat.reserve_ms for seat in seats if seat.reserve_ms is not None}
    return _json([known.get(seat) for seat in range(max(known) + 1)]) if known else None


def _read_reserves(text: str | None) -> dict[int, int | None]:
    return {} if text is None else dict(enumerate(msgspec.json.decode(text, type=list[int | None])))


def _closed(now: int | None) -> dict[str, Any]:
    ended_at = time.time_ns() // 1_000_000 if now is None else now
    return {"state": "closed", "ended_by": "closed", "ended_at": ended_at, "wake_at": None}


def _json(value: Any) -> str | None:
    return None if value is None else msgspec.json.encode(value).decode()
