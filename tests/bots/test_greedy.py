"""Greedy, whatever it plays: it says why, offers only so often, knows only what its seat may know, and never wavers."""

from __future__ import annotations

import os
import subprocess
import sys
from collections import Counter
from typing import Final

import pytest

import inselreich
from inselreich import Match, Move, bots
from inselreich.arena import play_out
from inselreich.bots.hexes import weights as hexes
from inselreich.bots.quick import weights as quick
from inselreich.core.chance import Seeded
from inselreich.core.perspective import Perspective
from inselreich.core.trade import OfferTrade

GAMES: Final = {"classic": hexes.OFFERS_A_TURN, "inka": hexes.OFFERS_A_TURN, "quick": quick.OFFERS_A_TURN}
"""{game: how many offers a turn the bot makes at most}"""


@pytest.mark.parametrize("game", GAMES)
def test_it_can_say_why_and_offers_only_so_often_a_turn(game: str) -> None:
    match = inselreich.new(game, seed=5)
    players = [bots.create("greedy", game=game, seed=seat) for seat in range(4)]
    offers: Counter[int] = Counter()

    def watch(match: Match, seat: int, move: Move) -> None:
        assert players[seat].explain()
        if isinstance(move, OfferTrade):
            offers[match.view(None).turn] += 1

    play_out(match, players, watch=watch)
    assert match.over
    assert max(offers.values()) == GAMES[game]


@pytest.mark.parametrize("seed", range(8))
@pytest.mark.parametrize("game", GAMES)
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
match = inselreich.new(game, seats=4, seed=3)
play_out(match, [bots.create(name, game=game, seed=1) for name in ("greedy", "random", "greedy", "greedy")])
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
