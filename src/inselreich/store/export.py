"""Matches out of the store: each played again from what is stored, which gives its record."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Iterable

import msgspec
import sqlalchemy as sa

from ..core.errors import BadRecord, InselreichError
from ..core.fair import Fair
from ..core.match import Match
from ..core.registry import game as game_of
from .models import TABLES
from .rows import Move, Table
from .store import Store

PAGE = 100

Watch = Callable[[Match, Move], None]
"""Is told each move before it is played."""


class StoredMatch(msgspec.Struct, frozen=True):
    """A table whose match has begun, and its moves."""

    table: Table
    moves: list[Move]

    def played(self, watch: Watch | None = None) -> Match:
        """The match; `BadRecord` if this program does not play it, or not so.

        Its record names the secret of the fair dice only if nobody plays on.
        """
        return rebuilt(self.table, self.moves, watch)


def rebuilt(table: Table, moves: Iterable[Move], watch: Watch | None = None) -> Match:
    """The match of a table; what it is follows from the row, the contributions of the seats, and the moves."""
    try:
        game = game_of(table.game)
        if game.version != table.version:
            raise BadRecord(
                f"it was played by version {table.version} of the rules of {table.game}; "
                f"this program plays version {game.version}"
            )
        stream = Fair(table.secret, [seat.contribution for seat in table.seats])
        match = Match(game, game.check_seats(table.seat_count), game.check_options(table.options), stream)
        for move in moves:
            if watch is not None:
                watch(match, move)
            match.play(move.seat, game.reader.from_json(move.move))
    except InselreichError as problem:
        raise BadRecord(f"the match of table {table.id} cannot be played again: {problem}") from None
    if not table.goes_on:
        match.reveal()
    return match


async def matches(store: Store, *, finished: bool = False) -> AsyncIterator[StoredMatch]:
    """All that have begun, the oldest first; `finished`: only those that have ended by the rules."""
    wanted = TABLES.c.ended_by == "rules" if finished else TABLES.c.started_at.is_not(None)
    last: tuple[int, str] | None = None
    while True:
        page = await _page(store, wanted, last)
        for at, table_id in page:
            table = await store.tables.get(table_id)
            assert table is not None
            moves = await store.journal.since(table_id)
            yield StoredMatch(table, moves[: table.length])
            last = (at, table_id)
        if len(page) < PAGE:
            return


async def _page(store: Store, wanted: sa.ColumnElement[bool], last: tuple[int, str] | None) -> list[tuple[int, str]]:
    age = sa.tuple_(TABLES.c.created_at, TABLES.c.id)
    query = sa.select(TABLES.c.created_at, TABLES.c.id).where(wanted)
    if last is not None:
        query = query.where(age > sa.tuple_(sa.literal(last[0]), sa.literal(last[1])))
    async with store.database.reading() as connection:
        rows = await connection.execute(query.order_by(TABLES.c.created_at, TABLES.c.id).limit(PAGE))
        return [(row[0], row[1]) for row in rows]
