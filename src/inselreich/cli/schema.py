"""`inselreich schema`: the JSON Schema of a game."""

from __future__ import annotations

from pathlib import Path

from ..core.schema import schema_text
from .choices import read_game
from .problems import BadInput, check_writable, write_file


def show_schema(key: str, out: Path | None) -> None:
    """Print it, or write it into a folder."""
    game = read_game(key)
    if out is None:
        print(schema_text(game), end="")
        return
    if not out.is_dir():
        raise BadInput(f"the schema cannot be written: there is no folder {out}")
    file = out / f"{game.key}.json"
    check_writable(file, "the schema")
    write_file(file, schema_text(game), "the schema")
    print(f"Written: {file}.")
