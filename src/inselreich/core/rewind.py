"""The way back: how a position in the middle of an effect is rebuilt, so that it can be forked.

A running generator cannot be copied. But a script can be started anew at every resumable question from the table
alone, and fed from there what it was sent. So a match keeps a *start*: a copy of the table from a little while ago,
and the inputs since. Only this file knows about it; no game does.
"""

from __future__ import annotations

from typing import Any

from .chance import Chance
from .game import Game
from .questions import Question, Script
from .table import Table

SHORT = 64
"""A start with more inputs behind it is moved to the next resumable question. It bounds the work, not the result."""


class Swap:
    """Among the inputs: here the contents of the table were exchanged (a redeal in the middle of an effect)."""

    __slots__ = ("table",)

    def __init__(self, table: Table) -> None:
        self.table = table


class Rewind:
    """A table that nobody changes any more, and what the script was sent since.

    `resumable_at` is how many inputs there were when the latest resumable question came up.
    """

    __slots__ = ("inputs", "resumable_at", "start")

    def __init__(self, start: Table) -> None:
        self.start = start
        self.inputs: list[Any] = []
        self.resumable_at = 0

    def renew(self, table: Table) -> None:
        """At a resumable question: move the start here."""
        self.start = table.copy()
        self.inputs = []
        self.resumable_at = 0

    def fork(self) -> Rewind:
        twin = Rewind(self.start)
        twin.inputs = self.inputs[:]
        twin.resumable_at = self.resumable_at
        return twin

    def draw_near(self, game: Game) -> None:
        """Move the start to the latest resumable question, so that forks from here have little to repeat."""
        if self.resumable_at:
            table = self.start.copy()
            run(game, table, self.inputs[: self.resumable_at])
            self.start = table
            self.inputs = self.inputs[self.resumable_at :]
            self.resumable_at = 0


def run(game: Game, table: Table, inputs: list[Any]) -> tuple[Script, Question | Chance]:
    """Start the script on the table and feed it the inputs: the script, and the question it then asks."""
    script = game.script(table)
    question = next(script)
    for given in inputs:
        if type(given) is Swap:
            table.take_over(given.table)
        else:
            question = script.send(given)
    table.news.clear()
    return script, question
