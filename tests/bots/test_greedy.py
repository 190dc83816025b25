"""Greedy, whatever it plays: legal everywhere, much stronger than chance, within what its seat may know, never wavering."""

from __future__ import annotations

import os
import subprocess
import sys
from collections import Counter
from typing import Any, Final, NamedTuple

import pytest

import inselreich
from inselreich import Match, Move, bots
from inselreich.arena import play_out, simulate
from inselreich.bots.hexes import weights as hexes
from inselreich.bots.principality import weights as principality
from inselreich.bots.quick import weights as quick
from inselreich.core.chance import Seeded
from inselreich.core.perspective import Perspective
from inselreich.core.trade import OfferTrade


class Played(NamedTuple):
    """How a game is played here."""

    seats: tuple[int, ...]
    games: int
    """So many against random bots,"""
    won: int
    """of which so many must be won."""
    offers: int
    """The most offers a turn."""
    options: list[dict[str, Any]]


GAMES: Final = {
    "classic": Played(
        seats=(2, 3, 4),
        games=20,
        won=19,
        offers=hexes.OFFERS_A_TURN,
        options=[
            {"phases": "separated"},
            {"board": "beginner", "harbours": "at_once"},
            {"board": "random", "friendly_robber": True},
            {"board": "balanced", "points_to_win": 12, "discard_limit": 5},
            {"points_to_win": 8, "discard_limit": 20},
            {"two_seats": "neutral"},
            {"two_seats": "neutral", "board": "beginner", "phases": "separated", "friendly_robber": True},
        ],
    ),
    "inka": Played(
        seats=(3, 4),
        games=20,
        won=19,
        offers=hexes.OFFERS_A_TURN,
        options=[
            {},
            {"start": "standard", "friendly_robber": True},
            {"start": "variable", "numbers": "mixed", "frame_on_seven": True},
            {"length": "short", "friendly_robber": True, "frame_on_seven": True},
            {"length": "long", "start": "variable"},
        ],
    ),
    "quick": Played(
        seats=(2, 3, 4),
        games=40,
        won=36,
        offers=quick.OFFERS_A_TURN,
        options=[
            {},
            {"metropolis": "B"},
            {"first_display": True, "points_to_win": 4},
            {"metropolis": "B", "first_display": True, "points_to_win": 5},
        ],
    ),
    "cards1996": Played(
        seats=(2,),
        games=10,
        won=10,
        offers=principality.OFFERS_A_TURN,
        options=[{"points_to_win": 8, "first_set": "B"}],
    ),
    "duel": Played(
        seats=(2,),
        games=10,
        won=10,
        offers=0,
        options=[{"regions": "free", "demolition": True}, {"points_to_win": 8, "red": 1}],
    ),
}
TABLES: Final = [(game, seats) for game, played in GAMES.items() for seats in played.seats]
EVERY_WAY: Final = [(game, seats, options) for game, seats in TABLES for options in GAMES[game].options]


@pytest.mark.parametrize(("game", "seats", "options"), EVERY_WAY, ids=str)
def test_it_answers_every_question_legally_with_every_option(game: str, seats: int, options: dict[str, Any]) -> None:
    for rivals in ("greedy", "random"):
        names = ["greedy"] + [rivals] * (seats - 1)
        assert simulate(game, names, games=2, seed=seats, options=options).unfinished == 0


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_it_beats_random_bots_from_the_first_seat_and_from_the_last(game: str, seats: int) -> None:
    others, played = ["random"] * (seats - 1), GAMES[game]
    assert simulate(game, ["greedy", *others], games=played.games, seed=11).wins[0] >= played.won
    assert simulate(game, [*others, "greedy"], games=played.games, seed=12).wins[-1] >= played.won


@pytest.mark.parametrize("game", GAMES)
def test_it_can_say_why_and_offers_only_so_often_a_turn(game: str) -> None:
    match = inselreich.new(game, seed=5)
    players = [bots.create("greedy", game=game, seed=seat) for seat in range(match.seats)]
    offers: Counter[int] = Counter()

    def watch(match: Match, seat: int, move: Move) -> None:
        assert players[seat].explain()
        if isinstance(move, OfferTrade):
            offers[match.view(None).turn] += 1

    play_out(match, players, watch=watch)
    assert match.over
    assert max(offers.values(), default=0) == GAMES[game].offers


@pytest.mark.parametrize("seed", range(8))
@pytest.mark.parametrize("game", ["classic", "inka", "quick"])
def test_what_its_seat_cannot_see_changes_nothing_it_does(game: str, seed: int) -> None:
    match, stream = inselreich.new(game, seats=3, seed=seed), Seeded(seed)
    steps = 15 + 6 * seed if game == "quick" else 100 + 70 * seed
    for _ in range(steps):
        seat = match.waiting_for[0]
        match.play(seat, match.pick(seat, stream))
    assert match.waiting_for
    for seat in match.waiting_for:
        imagined = match.redeal(seat, seed + 1)
        one, other = (bots.create("greedy", game=game, seed=1) for _ in range(2))
        assert one.answer(Perspective(match, seat)) == other.answer(Perspective(imagined, seat))


PLAY_ONE = """
import sys
import inselreich
from inselreich import bots
from inselreich.arena import play_out
game = sys.argv[1]
match = inselreich.new(game, seed=3)
names = ("greedy", "random", "greedy", "greedy")[: match.seats]
play_out(match, [bots.create(name, game=game, seed=1) for name in names])
print(match.record().to_json())
"""


@pytest.mark.parametrize("game", GAMES)
def test_it_plays_the_same_match_under_every_hash_seed(game: str) -> None:
    records = {
        subprocess.run(
            [sys.executable, "-c", PLAY_ONE, game],
            env={**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONPATH": os.pathsep.join(sys.path)},
            capture_output=True,
            check=True,
        ).stdout
        for hash_seed in ("0", "1")
    }
    assert len(records) == 1
