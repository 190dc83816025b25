"""What was wrong with what a person typed, in one sentence."""

from __future__ import annotations

import os
from pathlib import Path

from ..core.errors import InselreichError


class BadInput(InselreichError):
    """Something on the command line, or a file named there, is not right: what, and what would be."""

    code = "bad_input"


class Interrupted(Exception):
    """The person pressed Ctrl-C; what was done until then is kept and said."""


def one_sentence(text: str) -> str:
    """A message on one line, with a capital letter in front and a full stop behind."""
    line = " ".join(text.split())
    return line[:1].upper() + line[1:] + ("" if line.endswith((".", "!", "?")) else ".")


def check_writable(path: Path, what: str) -> None:
    """Say so now if a file could not be written later."""
    if path.is_dir():
        raise BadInput(f"{what} cannot be written to {path}: this is a folder, name a file in it")
    folder = path.parent
    if not folder.is_dir():
        raise BadInput(f"{what} cannot be written to {path}: there is no folder {folder}")
    if not os.access(path if path.exists() else folder, os.W_OK):
        raise BadInput(f"{what} cannot be written to {path}: permission denied")


def write_file(path: Path, text: str, what: str) -> None:
    """Write a text file whole or not at all."""
    draft = path.with_name(f"{path.name}.part")
    try:
        draft.write_text(text, encoding="utf-8")
        draft.replace(path)
    except OSError as problem:
        draft.unlink(missing_ok=True)
        raise BadInput(f"{what} cannot be written to {path}: {reason(problem)}") from None


def reason(problem: OSError) -> str:
    """Why the system refused, in its own words."""
    return (problem.strerror or str(problem)).lower()
