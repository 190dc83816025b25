"""What bots do at a table: they sit there like people, see what their seat sees, and answer what it is asked."""

from __future__ import annotations

from collections.abc import Sequence

from ... import bots
from ...core.match import Match
from ...core.moves import Move
from ...core.perspective import Perspective
from ...store import rows

STAND_IN = "greedy"
"""Who plays for a person that is away."""


class BotSeats:
    """The bots of one table, made when they are first asked."""

    __slots__ = ("_bots", "_game")

    def __init__(self, game: str) -> None:
        self._game = game
        self._bots: dict[tuple[int, str], bots.Bot] = {}

    def answer(self, match: Match, seat: rows.Seat) -> Move:
        """What the bot on this seat answers."""
        level = seat.bot or STAND_IN
        bot = self._bots.get((seat.seat, level))
        if bot is None:
            bot = self._bots[seat.seat, level] = bots.create(level, game=self._game)
        return bot.answer(Perspective(match, seat.seat))


def plays_by_itself(seat: rows.Seat) -> bool:
    """Whether a bot moves for this seat."""
    return seat.bot is not None or seat.stand_in


def next_bot(seats: Sequence[rows.Seat], waiting_for: Sequence[int]) -> rows.Seat | None:
    """The first seat that is waited for and played by a bot."""
    return next((seats[seat] for seat in waiting_for if plays_by_itself(seats[seat])), None)
