"""The two seats are alike: with the start sets exchanged and the same luck, all happens to the other seat."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from msgspec.structs import replace

import inselreich
from inselreich import Match, Move
from inselreich.core.chance import Seeded
from inselreich.principality.events import StartRolled

EXCHANGED: dict[str, dict[str, Any]] = {"cards1996": {"first_set": "B"}, "duel": {"red": 1}}
"""By these options the first seat has the start set that is usually the second seat's."""
MOVES = 1_500


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("game", EXCHANGED)
def test_what_one_seat_may_do_the_other_may_do_in_its_place(game: str, seed: int) -> None:
    match = inselreich.new(game, seed=seed)
    match.rollout(Seeded(seed), limit=MOVES)
    twin = inselreich.new(game, seed=0, options=EXCHANGED[game], forced=mirrored_chance(match))
    original = inselreich.new(game, seed=seed)
    for seat, move in match.moves:
        assert twin.legal(1 - seat) == [mirrored(each) for each in original.legal(seat)]
        original.play(seat, move)
        twin.play(1 - seat, mirrored(move))
        assert twin.points == original.points[::-1]
    assert twin.over == match.over
    assert len(twin.events) == len(match.events)


def mirrored(move: Move) -> Move:
    """Of the other seat, if it names one."""
    return replace(move, seat=1 - move.seat) if hasattr(move, "seat") else move


def mirrored_chance(match: Match) -> Iterator[Any]:
    """Whoever began does not, all else is as it was."""
    rolls = sum(isinstance(event, StartRolled) for event in match.events)
    for outcome in match.outcomes:
        is_start_roll = rolls > 0 and len(outcome) == 2
        rolls -= is_start_roll
        yield outcome[::-1] if is_start_roll else outcome
