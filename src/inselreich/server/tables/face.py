"""A table as the lobby and its watchers see it: everything but the game on it."""

from __future__ import annotations

from collections.abc import Collection

from ...store import rows
from ..protocol import SeatNow, TableNow

NOBODY: frozenset[str] = frozenset()


def face(
    row: rows.Table,
    *,
    you: str | None,
    here: Collection[str] = NOBODY,
    watching: int = 0,
    rematch: str | None = None,
) -> TableNow:
    """The table for this person: `here` are the people who are connected, `watching` how many look on."""
    return TableNow(
        table=row.id,
        code=row.code,
        game=row.game,
        version=row.version,
        options=row.options,
        state=row.state,
        host=row.host,
        seats=tuple(_seat(number, row, here) for number in range(row.seat_count)),
        public=row.public,
        watchable=row.watchable,
        clock=row.clock,
        pace=row.pace_ms,
        commitment=row.commitment,
        watching=watching,
        your_seat=seat_of(row, you),
        ended_by=row.ended_by,
        result=row.result,
        secret=None if row.goes_on else row.secret,
        rematch=rematch,
    )


def seat_of(row: rows.Table, person: str | None) -> int | None:
    """The seat this person has at the table."""
    if person is None:
        return None
    return next((seat.seat for seat in row.seats if seat.person == person), None)


def _seat(number: int, row: rows.Table, here: Collection[str]) -> SeatNow:
    taken = next((seat for seat in row.seats if seat.seat == number), None)
    if taken is None:
        return SeatNow(number)
    return SeatNow(
        seat=number,
        person=taken.person,
        name=taken.name,
        bot=taken.bot,
        stand_in=taken.stand_in,
        here=taken.person in here,
        agrees_to_end=taken.agrees_to_end,
        contribution=taken.contribution,
    )
