"""What a bot is."""

from __future__ import annotations

from typing import Protocol

from ..core.moves import Move
from ..core.perspective import Perspective


class Bot(Protocol):
    """A player of one seat in one match. It is asked whenever the match waits for its seat."""

    def answer(self, place: Perspective) -> Move:
        """A legal answer to what the seat is asked; `place` is all the bot may know."""
        ...

    def explain(self) -> str:
        """Why it gave its last answer, in a sentence."""
        ...
