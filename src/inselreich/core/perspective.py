"""A match through the eyes of one seat: what a bot is given, and no more than it may know."""

from __future__ import annotations

from typing import Any

from .chance import Stream
from .events import Event
from .match import Match
from .moves import Move
from .questions import Decision


class Perspective:
    """One seat's door to a match."""

    __slots__ = ("_match", "seat")

    def __init__(self, match: Match, seat: int) -> None:
        self._match = match
        self.seat = seat

    @property
    def game(self) -> str:
        """The key of the game."""
        return self._match.game.key

    @property
    def options(self) -> Any:
        """The options the match is played with."""
        return self._match.options

    @property
    def decision(self) -> Decision | None:
        """What the seat must decide now; None if it is not asked."""
        return self._match.decisions.get(self.seat)

    def legal(self) -> list[Move]:
        """The moves worth listing."""
        return self._match.legal(self.seat)

    def pick(self, stream: Stream) -> Move:
        """Any one legal move, by chance."""
        return self._match.pick(self.seat, stream)

    def view(self) -> Any:
        """The table as the seat sees it."""
        return self._match.view(self.seat)

    def events(self) -> list[Event]:
        """What has happened, as far as the seat knows."""
        return self._match.events_for(self.seat)

    def imagine(self, seed: int) -> Match:
        """A match that could be this one for all the seat knows; for search."""
        return self._match.redeal(self.seat, seed)
