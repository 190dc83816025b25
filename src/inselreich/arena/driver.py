"""The loop that lets bots play a match to its end."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from ..bots import Bot
from ..core.errors import BadOption
from ..core.match import Match
from ..core.moves import Move
from ..core.perspective import Perspective

LIMIT: Final = 20_000
"""A match of so many moves is broken off and counts as unfinished. Random play of the classic game takes 3,000."""

Watch = Callable[[Match, int, Move], None]
"""Is shown every move just before it is played: match, seat, move."""


def play_out(match: Match, bots: Sequence[Bot], *, limit: int = LIMIT, watch: Watch | None = None) -> int:
    """Let the bots, one a seat, play until the match is over or has `limit` moves. How many moves they made."""
    if len(bots) != match.seats:
        raise BadOption(f"the match has {match.seats} seats, so it needs {match.seats} bots, not {len(bots)}")
    places = [Perspective(match, seat) for seat in range(match.seats)]
    played = len(match.moves)
    for made in range(max(0, limit - played)):
        if match.over:
            return made
        seat = match.waiting_for[0]
        move = bots[seat].answer(places[seat])
        if watch is not None:
            watch(match, seat, move)
        match.play(seat, move)
    return len(match.moves) - played
