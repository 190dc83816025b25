"""The match of a table: what it is follows from the row, the contributions of the seats, and the moves."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from ..core.errors import BadRecord, InselreichError
from ..core.fair import Fair
from ..core.match import Match
from ..core.registry import game as game_of
from .rows import Move, Table

Watch = Callable[[Match, Move], object]


class OtherVersion(BadRecord):
    """A match was played by a version of the rules that this program does not play."""

    code = "other_version"


class Damaged(BadRecord):
    """What is stored of a match cannot be played."""

    code = "damaged"


def begun(table: Table) -> Match:
    """The match before its first move; `OtherVersion`, `Damaged`."""
    try:
        game = game_of(table.game)
        if table.version != game.version:
            raise OtherVersion(
                f"the match of table {table.id} cannot be played again: it was played by version {table.version} "
                f"of the rules of {table.game}; this program plays version {game.version}"
            )
        stream = Fair(table.secret, [seat.contribution for seat in table.seats])
        return Match(game, game.check_seats(table.seat_count), game.check_options(table.options), stream)
    except OtherVersion:
        raise
    except InselreichError as problem:
        raise Damaged(f"the match of table {table.id} cannot be played again: {problem}") from None


def play_on(
    match: Match, table: Table, moves: Iterable[Move], *, before: Watch | None = None, after: Watch | None = None
) -> None:
    """Play what is stored, and tell of each move before and after it; `Damaged`."""
    for move in moves:
        if before is not None:
            before(match, move)
        try:
            match.play(move.seat, match.game.reader.from_json(move.move))
        except InselreichError as problem:
            raise Damaged(
                f"the match of table {table.id} cannot be played again: move {move.number}: {problem}"
            ) from None
        if after is not None:
            after(match, move)


def rebuilt(table: Table, moves: Iterable[Move], watch: Watch | None = None) -> Match:
    """The match with these moves; `watch` is told each of them before it is played."""
    match = begun(table)
    play_on(match, table, moves, before=watch)
    if not table.goes_on:
        match.reveal()
    return match
