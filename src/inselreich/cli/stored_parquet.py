"""Stored matches as Parquet: like those of a simulation, with who played and when.

`match` joins the two files; `players` says of every seat "person", or the level of the bot. Nothing names a person.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

import msgspec
import pyarrow as pa

from .. import __version__
from ..arena.parquet import PairOfFiles
from ..core.match import Match
from ..store.export import StoredMatch
from ..store.rows import Move

TIME: Final = pa.timestamp("ms", tz="UTC")

MATCHES_SCHEMA: Final = pa.schema(
    [
        ("match", pa.int64()),
        ("table", pa.string()),
        ("game", pa.string()),
        ("version", pa.string()),
        ("options", pa.string()),
        ("players", pa.list_(pa.string())),
        ("started_at", TIME),
        ("ended_at", TIME),
        ("ended_by", pa.string()),
        ("finished", pa.bool_()),
        ("winner", pa.int8()),
        ("points", pa.list_(pa.int16())),
        ("length", pa.int32()),
        ("turns", pa.int32()),
        ("record", pa.string()),
    ]
)
MOVES_SCHEMA: Final = pa.schema(
    [
        ("match", pa.int64()),
        ("number", pa.int32()),
        ("seat", pa.int8()),
        ("by", pa.dictionary(pa.int16(), pa.string())),
        ("at", TIME),
        ("why", pa.dictionary(pa.int16(), pa.string())),
        ("type", pa.dictionary(pa.int16(), pa.string())),
        ("move", pa.string()),
        ("points", pa.list_(pa.int16())),
    ]
)


class StoredMatches(PairOfFiles):
    """Numbers the matches from 0."""

    def __init__(self, out: Path) -> None:
        super().__init__(out, MATCHES_SCHEMA, MOVES_SCHEMA, {"program": __version__})
        self._count = 0

    def add(self, stored: StoredMatch) -> None:
        moves: list[dict[str, Any]] = []

        def note(match: Match, move: Move) -> None:
            moves.append(_move_row(self._count, match, move))

        match = stored.played(note)
        self.add_rows(_match_row(self._count, stored, match), moves)
        self._count += 1


def _match_row(number: int, stored: StoredMatch, match: Match) -> dict[str, Any]:
    table, winners = stored.table, () if match.result is None else match.result.winners
    return {
        "match": number,
        "table": table.id,
        "game": table.game,
        "version": table.version,
        "options": msgspec.json.encode(match.options).decode(),
        "players": [seat.bot or "person" for seat in table.seats],
        "started_at": table.started_at,
        "ended_at": table.ended_at,
        "ended_by": table.ended_by,
        "finished": match.over,
        "winner": winners[0] if len(winners) == 1 else None,
        "points": match.points,
        "length": len(match.moves),
        "turns": getattr(match.view(None), "turn", None),
        "record": match.record().to_json(),
    }


def _move_row(number: int, match: Match, move: Move) -> dict[str, Any]:
    question = match.question
    return {
        "match": number,
        "number": move.number + 1,
        "seat": move.seat,
        "by": move.by,
        "at": move.at,
        "why": "" if question is None else question.why,
        "type": match.game.reader.from_json(move.move).named(),
        "move": move.move.decode(),
        "points": match.points,
    }
