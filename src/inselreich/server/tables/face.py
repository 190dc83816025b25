"""A table as the lobby and its watchers see it: everything but the game on it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection

from ...sentences.players import bot_name
from ...store import rows
from ..protocol import Language, SeatNow, TableNow

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
    names = names_at(row, "en")
    return TableNow(
        table=row.id,
        code=row.code,
        game=row.game,
        version=row.version,
        options=row.options,
        state=row.state,
        host=row.host,
        seats=tuple(_seat(number, row, names, here) for number in range(row.seat_count)),
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


def names_at(row: rows.Table, language: Language) -> dict[int, str]:
    """{taken seat: what whoever sits there is called}: people as they wish, bots by level and number in seat order."""
    names: dict[int, str] = {}
    bots: Counter[str] = Counter()
    for seat in sorted(row.seats, key=lambda each: each.seat):
        names[seat.seat] = seat.name
        if seat.bot is not None:
            bots[seat.bot] += 1
            names[seat.seat] = bot_name(seat.bot, bots[seat.bot], language)
    return names


def seat_of(row: rows.Table, person: str | None) -> int | None:
    """The seat this person has at the table."""
    if person is None:
        return None
    return next((seat.seat for seat in row.seats if seat.person == person), None)


def _seat(number: int, row: rows.Table, names: dict[int, str], here: Collection[str]) -> SeatNow:
    taken = next((seat for seat in row.seats if seat.seat == number), None)
    if taken is None:
        return SeatNow(number)
    return SeatNow(
        seat=number,
        person=taken.person,
        name=names[number],
        bot=taken.bot,
        stand_in=taken.stand_in,
        here=taken.person in here,
        agrees_to_end=taken.agrees_to_end,
        contribution=taken.contribution,
    )
