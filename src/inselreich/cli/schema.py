"""`inselreich schema`: the JSON Schema of a game, or of the server's socket protocol."""

from __future__ import annotations

from pathlib import Path

from ..core.schema import schema_text
from .choices import read_game
from .problems import BadInput, check_writable, write_file

PROTOCOL = "protocol"


def show_schema(key: str, out: Path | None) -> None:
    """Print it, or write it into a folder."""
    text = _text(key)
    if out is None:
        print(text, end="")
        return
    if not out.is_dir():
        raise BadInput(f"the schema cannot be written: there is no folder {out}")
    file = out / f"{key}.json"
    check_writable(file, "the schema")
    write_file(file, text, "the schema")
    print(f"Written: {file}.")


def _text(key: str) -> str:
    if key == PROTOCOL:
        from ..server.schema import protocol_schema_text

        return protocol_schema_text()
    return schema_text(read_game(key))
