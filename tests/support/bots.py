"""What tests ask of bots."""

from __future__ import annotations

from inselreich import Match, Move, bots
from inselreich.core.perspective import Perspective


def answer(match: Match, seat: int = 0) -> Move:
    """What a greedy bot that has just sat down does here: something legal, and it can say why."""
    bot = bots.create("greedy", game=match.game.key)
    move = bot.answer(Perspective(match, seat))
    assert match.decisions[seat].objection(move) is None
    assert bot.explain()
    return move
