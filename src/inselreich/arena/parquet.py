"""Games and moves as Parquet files, for pandas, polars, DuckDB and the like.

`out.parquet` has one row a game: its number, seeds, options, bots, winner, points, length, turns, and the whole
record as JSON, from which `inselreich.replay` gives the match back. `out.moves.parquet` beside it has one row a move:
the game's number, the move's number in it (from 1, as in messages about records), the seat, the rule that asked, the
type of the move, the move as JSON, and everybody's points before it. The two are joined by `match`.

Rows are written in batches, and the files take their names only when they are complete; until then they end in
`.part`. So memory stays bounded, and whoever stops a simulation has two valid files with the finished games.
"""

from __future__ import annotations

import contextlib
import os
from collections.abc import Iterable
from pathlib import Path
from types import TracebackType
from typing import Any, Final, Self

import msgspec
import pyarrow as pa
import pyarrow.parquet as pq

from ..core.errors import BadOption
from ..core.registry import game as game_of
from .series import PlayedGame, Series

MOVES_A_BATCH: Final = 50_000
GAMES_A_BATCH: Final = 256

GAMES_SCHEMA: Final = pa.schema(
    [
        ("match", pa.int64()),
        ("seed", pa.uint64()),
        ("game", pa.string()),
        ("version", pa.string()),
        ("options", pa.string()),
        ("bots", pa.list_(pa.string())),
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
        ("why", pa.dictionary(pa.int16(), pa.string())),
        ("type", pa.dictionary(pa.int16(), pa.string())),
        ("move", pa.string()),
        ("points", pa.list_(pa.int16())),
    ]
)


def moves_file(out: str | Path) -> Path:
    """games.parquet -> games.moves.parquet"""
    path = Path(out)
    return path.with_name(f"{path.stem}.moves.parquet")


class PairOfFiles:
    """Two files that belong together, one row a game and one a move, while they are written."""

    def __init__(self, out: str | Path, games: pa.Schema, moves: pa.Schema, about: Any) -> None:
        path = Path(out)
        if path.suffix != ".parquet":
            raise BadOption(f"the file to write is called something.parquet, not {str(out)!r}")
        self._paths = (path, moves_file(path))
        self._parts = tuple(each.with_name(each.name + ".part") for each in self._paths)
        self._schemas = (games, moves)
        metadata = {"inselreich": msgspec.json.encode(about).decode()}
        self._writers: list[Any] = []
        try:
            for part, schema in zip(self._parts, self._schemas, strict=True):
                self._writers.append(pq.ParquetWriter(part, schema.with_metadata(metadata), compression="zstd"))
        except OSError as problem:
            self._throw_away()
            why = os.strerror(problem.errno).lower() if problem.errno else str(problem)
            raise BadOption(f"the file {str(out)!r} cannot be written: {why}") from None
        self._games: list[dict[str, Any]] = []
        self._moves: list[dict[str, Any]] = []

    @property
    def names(self) -> list[str]:
        return [str(path) for path in self._paths]

    def add_rows(self, game: dict[str, Any], moves: Iterable[dict[str, Any]]) -> None:
        self._games.append(game)
        self._moves += moves
        if len(self._moves) >= MOVES_A_BATCH or len(self._games) >= GAMES_A_BATCH:
            self._write()

    def _write(self) -> None:
        rows = (self._games, self._moves)
        for writer, schema, batch in zip(self._writers, self._schemas, rows, strict=True):
            writer.write_table(pa.Table.from_pylist(batch, schema=schema))
        self._games, self._moves = [], []

    def close(self) -> None:
        """Write what is left and give the files their names."""
        self._write()
        for writer in self._writers:
            writer.close()
        for part, path in zip(self._parts, self._paths, strict=True):
            os.replace(part, path)

    def _throw_away(self) -> None:
        for writer in self._writers:
            writer.close()
        for part in self._parts:
            with contextlib.suppress(OSError):
                part.unlink()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, problem: BaseException | None, trace: TracebackType | None
    ) -> None:
        """Whatever happened: the games finished so far are kept."""
        self.close()


class ParquetFiles(PairOfFiles):
    """The two files of a simulation."""

    def __init__(self, out: str | Path, series: Series) -> None:
        super().__init__(out, GAMES_SCHEMA, MOVES_SCHEMA, series)
        self.series = series
        self.version = game_of(series.game).version
        self.options = msgspec.json.encode(series.options).decode()

    def add(self, game: PlayedGame) -> None:
        """One more finished game."""
        moves = [
            {"match": game.number, "number": number, **move._asdict()} for number, move in enumerate(game.moves, 1)
        ]
        self.add_rows(self._row(game), moves)

    def _row(self, game: PlayedGame) -> dict[str, Any]:
        return {
            "match": game.number,
            "seed": game.seed,
            "game": self.series.game,
            "version": self.version,
            "options": self.options,
            "bots": self.series.bots,
            "finished": bool(game.winners),
            "winner": game.winners[0] if len(game.winners) == 1 else None,
            "points": game.points,
            "length": game.length,
            "turns": game.turns,
            "record": game.record,
        }
