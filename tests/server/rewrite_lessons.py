"""Make the records of the lessons anew: `./run python tests/server/rewrite_lessons.py [KEY ...]`.

Of many matches between bots the one is taken in which the learner soonest meets everything that the lesson explains.
Bots bargain less here than elsewhere: a first match should not be spent on offers.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any, NamedTuple

import inselreich
from inselreich import bots
from inselreich.core.match import Match
from inselreich.core.moves import Move
from inselreich.core.perspective import Perspective
from inselreich.server.lessons import LEARNER

FOLDER = Path(inselreich.__file__).parent / "server" / "lessons"
SEEDS = range(150)
BARGAINS = {"offer_trade": 1, "counter_trade": 0, "propose_trade": 0}
"""How often a seat makes such a move."""


class Lesson(NamedTuple):
    """How a game is first met: the kinds of moves the learner shall have made, within so many moves of theirs."""

    seats: int
    options: dict[str, Any]
    wanted: tuple[str, ...]
    within: int


LESSONS = {
    "classic": Lesson(
        3,
        {"board": "beginner"},
        ("roll_dice", "build_road", "build_settlement", "offer_trade", "sea_trade", "move_robber", "end_turn"),
        45,
    ),
    "inka": Lesson(
        3,
        {},
        ("roll_dice", "build_road", "build_settlement", "supply_trade", "buy_development", "found_tribe", "end_turn"),
        60,
    ),
    "quick": Lesson(2, {}, ("offer_trade", "accept_trade", "build", "discard", "end_turn"), 40),
    "cards1996": Lesson(
        2,
        {},
        ("roll_dice", "build", "build_road", "build_settlement", "bank_trade", "play_card", "draw_card", "end_turn"),
        60,
    ),
    "duel": Lesson(
        2,
        {},
        ("roll_dice", "build", "build_road", "build_settlement", "build_city", "bank_trade", "play_card", "end_turn"),
        50,
    ),
}


class Restrained:
    """The usual bot of a game, that makes few offers."""

    def __init__(self, game: str) -> None:
        self.bot = bots.create("greedy", game=game, seed=1)
        self.made: dict[str, int] = {}

    def answer(self, place: Perspective) -> Move:
        move = self.bot.answer(place)
        kind = move.named()
        self.made[kind] = self.made.get(kind, 0) + 1
        if self.made[kind] <= BARGAINS.get(kind, self.made[kind]):
            return move
        quiet = [each for each in place.legal() if each.named() in ("end_turn", "refuse_trade", "refuse_proposal")]
        return quiet[0] if quiet else move


def found(key: str, lesson: Lesson, seed: int) -> tuple[int, int, Match]:
    """The match of a seed until the learner ends the turn in which the last of what is wanted was done.

    How much of it is missing, and how long it took: a refusal is dull and counts three times.
    """
    match = inselreich.new(key, seats=lesson.seats, options=lesson.options, seed=seed)
    players = [Restrained(key) for _ in range(lesson.seats)]
    missing, made, last = set(lesson.wanted), 0, 0
    while not match.over and made < lesson.within:
        seat = match.waiting_for[0]
        move = players[seat].answer(Perspective(match, seat))
        match.play(seat, move)
        if seat != LEARNER:
            continue
        made += 3 if move.named() == "refuse_trade" else 1
        if move.named() in missing:
            missing.discard(move.named())
            last = made
        if not missing and move.named() == "end_turn":
            break
    return len(missing), last, match


def rewrite(key: str) -> None:
    lesson = LESSONS[key]
    missing, made, match = min((found(key, lesson, seed) for seed in SEEDS), key=lambda each: each[:2])
    (FOLDER / f"{key}.json").write_text(match.record().to_json() + "\n", encoding="utf-8")
    kinds = [move.named() for seat, move in match.moves if seat == LEARNER]
    print(f"{key}: {missing} missing, all within {made} moves of the learner, {len(match.moves)} in all")
    print("   ", " ".join(kinds))


if __name__ == "__main__":
    for key in sys.argv[1:] or LESSONS:
        rewrite(key)
