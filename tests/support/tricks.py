"""What a test has to know of each game: which moves one could think of, and which may be played without being listed."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

import inselreich
from inselreich.core.chance import Seeded
from inselreich.core.moves import Move
from inselreich.core.questions import Decision


class Tricks:
    """For a game that says nothing of its own: the moves listed in a few random matches, and nothing unlisted."""

    key: str
    loud: frozenset[str] = frozenset()
    """The names of optional moves that are listed so often that they make random matches long."""

    def __init__(self, key: str) -> None:
        self.key = key

    def conceivable(self, match: inselreich.Match) -> list[Move]:
        """Every move one could think of here, each once, possible or not."""
        return list(_ever_listed(self.key))

    def may_be_unlisted(self, match: inselreich.Match, move: Move) -> bool:
        """Whether a question may accept this without listing it (free amounts, or worse than something listed)."""
        return False

    def is_stuck(self, match: inselreich.Match) -> bool:
        """Whether nobody will win any more, for lack of anything to win with, and the rules do not end it."""
        return False

    def is_listed_kind(self, match: inselreich.Match, seat: int, move: Move) -> bool:
        """Whether this move, if it is accepted, should be listed: the tests' own reading of what a list holds."""
        return True

    def free_move(self, match: inselreich.Match, decision: Decision, chance: Seeded) -> Move | None:
        """A move that is perhaps accepted without being listed; None if there are no such moves here."""
        return None


@cache
def _ever_listed(key: str) -> tuple[Move, ...]:
    found: dict[Move, None] = {}
    for seed in range(3):
        match = inselreich.new(key, seed=seed)
        chance = Seeded(seed)
        while not match.over:
            for seat in range(match.seats):
                found |= dict.fromkeys(match.legal(seat))
            seat = match.waiting_for[0]
            match.play(seat, match.pick(seat, chance))
    return tuple(found)


def tricks_of(key: str) -> Tricks:
    """What the tests know of this game."""
    from tests.support.cards1996 import Cards1996Tricks
    from tests.support.classic import ClassicTricks
    from tests.support.duel import DuelTricks
    from tests.support.inka import InkaTricks
    from tests.support.quick import QuickTricks

    special: dict[str, Callable[[str], Tricks]] = {
        "classic": ClassicTricks,
        "inka": InkaTricks,
        "quick": QuickTricks,
        "cards1996": Cards1996Tricks,
        "duel": DuelTricks,
    }
    return special.get(key, Tricks)(key)
