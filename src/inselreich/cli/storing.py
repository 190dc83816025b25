"""`inselreich backup`, `restore` and `export`: what a server has stored, in files."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Protocol

from ..core.errors import BadRecord
from ..store.database import Database
from ..store.export import StoredMatch, matches
from ..store.places import database_in, default_data_folder, make_private
from ..store.store import Store
from .problems import BadInput, check_writable, reason
from .screen import note, print_json


def back_up(file: Path, database: str | None, data: Path | None, *, json: bool) -> int:
    """Write everything into one file."""
    from ..store.backup import write_backup

    check_writable(file, "the backup")
    counts = asyncio.run(write_backup(existing(database, data), file))
    _show({"file": str(file), "rows": counts}, f"{_told(counts)} are in {file}.", json=json)
    return 0


def restore(file: Path, database: str | None, data: Path | None, *, json: bool) -> int:
    """Fill an empty database from a backup."""
    from ..store.backup import restore_backup

    if not file.is_file():
        raise BadInput(f"there is no file {file}")
    url = database or database_in(make_private(data or default_data_folder()))
    counts = asyncio.run(restore_backup(url, file))
    _show({"file": str(file), "rows": counts}, f"{_told(counts)} are restored from {file}.", json=json)
    return 0


def export(out: str, database: str | None, data: Path | None, *, finished: bool, json: bool) -> int:
    """Write the matches as records, a line each, or as Parquet."""
    if json and out == "-":
        raise BadInput("standard output is for the records here, so --json needs the name of a file")
    url = existing(database, data)
    written, skipped, files = asyncio.run(_export(url, out, finished=finished))
    for sentence in skipped:
        note(f"Left out: {sentence}.")
    if out != "-":
        shown = {"files": files, "matches": written, "left_out": len(skipped)}
        _show(shown, f"{written} matches are in {' and '.join(files)}.", json=json)
    return 0


async def _export(url: str, out: str, *, finished: bool) -> tuple[int, list[str], list[str]]:
    written, skipped = 0, []
    async with await Store.open(url, migrate=False) as store:
        with _sink(out) as sink:
            async for stored in matches(store, finished=finished):
                try:
                    sink.add(stored)
                except BadRecord as problem:
                    skipped.append(str(problem))
                else:
                    written += 1
    return written, skipped, sink.names


class Sink(Protocol):
    """Where matches go."""

    @property
    def names(self) -> list[str]:
        """Of the files."""

    def add(self, stored: StoredMatch) -> None: ...


class Lines:
    """One record a line."""

    def __init__(self, name: str, write: Callable[[str], Any]) -> None:
        self.names = [name]
        self._write = write

    def add(self, stored: StoredMatch) -> None:
        self._write(stored.played().record().to_json() + "\n")


@contextmanager
def _sink(out: str) -> Iterator[Sink]:
    if out == "-":
        yield Lines(out, sys.stdout.write)
        return
    path = Path(out)
    check_writable(path, "the matches")
    if path.suffix == ".parquet":
        from .stored_parquet import StoredMatches

        with StoredMatches(path) as files:
            yield files
        return
    draft = path.with_name(f"{path.name}.part")
    try:
        with draft.open("w", encoding="utf-8") as file:
            yield Lines(out, file.write)
        draft.replace(path)
    except OSError as problem:
        raise BadInput(f"the matches cannot be written to {path}: {reason(problem)}") from None
    finally:
        draft.unlink(missing_ok=True)


def existing(database: str | None, data: Path | None) -> str:
    """The address of a database, which must be there: looking must not make one."""
    url = database or database_in(data or default_data_folder())
    path = Database.sqlite_file(url)
    if path is not None and not path.is_file():
        raise BadInput(f"there is no database {path}; --database or --data name another one")
    return url


def _told(counts: dict[str, int]) -> str:
    *most, last = [f"{number} {table}" for table, number in counts.items() if table != "chat"]
    return f"{', '.join(most)} and {last}"


def _show(data: dict[str, Any], sentence: str, *, json: bool) -> None:
    if json:
        print_json(data)
    else:
        print(sentence)
