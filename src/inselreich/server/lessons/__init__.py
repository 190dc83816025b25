"""The first match of each game, for somebody who learns it: a record, of which the learner makes one seat's moves again.

What is explained on the way stands with the client (web/src/screens/tutorial). `rewrite.py` makes the records.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files

from ...core.records import Record

LEARNER = 0
"""The learner's seat."""
NAMES = ("Ada", "Ben", "Cleo", "Dora")
"""Who sits there."""


@cache
def lesson_of(game: str) -> Record:
    """The record of a game's lesson."""
    return Record.from_json(files(__package__).joinpath(f"{game}.json").read_bytes())
