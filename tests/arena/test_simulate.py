"""Games by the hundred: the same for any number of processes, interruptible, and sound about bad input."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import msgspec
import pytest

from inselreich import BadOption, UnknownGame, bots
from inselreich.arena import LIMIT, Summary, simulate
from inselreich.arena.series import Series, derived_seed, play_game

RANDOM = ["random", "random", "random"]


def without_times(summary: Summary) -> Summary:
    return msgspec.structs.replace(summary, seconds=0, actions_per_s=0, games_per_s=0, files=[])


def test_the_totals_add_up() -> None:
    summary = simulate("classic", ["greedy", "random"], games=6, seed=3)
    assert (summary.games, summary.unfinished, summary.interrupted) == (6, 0, False)
    assert sum(summary.wins) == 6
    assert summary.points[0] >= 10 * summary.wins[0] / 6
    assert summary.actions == round(summary.length * 6)
    assert summary.turns is not None
    assert 0 < summary.turns < summary.length
    assert summary.actions_per_s == pytest.approx(summary.actions / summary.seconds)
    assert summary.games_per_s == pytest.approx(6 / summary.seconds)
    assert json.loads(msgspec.json.encode(summary))["wins"] == summary.wins


def test_two_processes_find_what_one_finds() -> None:
    alone = simulate("classic", RANDOM, games=12, seed=5, jobs=1)
    together = simulate("classic", RANDOM, games=12, seed=5, jobs=2)
    assert without_times(alone) == without_times(together)


def test_a_game_depends_on_the_seed_and_its_number_only() -> None:
    series = Series("classic", ("random", "random"), 5, {}, LIMIT, keep=False)
    first, second = play_game(series, 0), play_game(series, 1)
    assert (play_game(series, 1), play_game(series, 0)) == (second, first)
    assert first.seed == derived_seed(5, 0) != second.seed
    assert len({derived_seed(seed, *path) for seed in (1, 11) for path in [(), (1,), (11,), (1, 1)]}) == 8


def test_a_game_at_the_limit_is_counted_as_unfinished() -> None:
    summary = simulate("classic", RANDOM, games=3, seed=1, limit=150)
    assert (summary.games, summary.unfinished, summary.wins, summary.length) == (3, 3, [0, 0, 0], 150)


def test_every_game_is_announced() -> None:
    announced = []
    simulate("classic", RANDOM, games=3, seed=1, limit=50, progress=lambda done, games: announced.append((done, games)))
    assert announced == [(1, 3), (2, 3), (3, 3)]


def test_options_reach_the_game() -> None:
    summary = simulate("classic", ["random"] * 2, games=2, seed=1, options={"points_to_win": 8, "two_seats": "neutral"})
    assert (summary.options["points_to_win"], summary.options["two_seats"]) == (8, "neutral")
    assert max(summary.points) <= 9


@pytest.mark.parametrize("jobs", [1, 2])
def test_an_interrupted_run_keeps_the_finished_games(jobs: int) -> None:
    def interrupt(done: int, games: int) -> None:
        if done == 5:
            raise KeyboardInterrupt

    before = signal.getsignal(signal.SIGINT)
    summary = simulate("classic", RANDOM, games=500, seed=2, jobs=jobs, limit=400, progress=interrupt)
    assert summary.interrupted
    assert 5 <= summary.games < 500
    assert summary.actions <= 400 * summary.games
    assert signal.getsignal(signal.SIGINT) is before


CTRL_C = """
import sys, msgspec
from inselreich.arena import simulate
def progress(done, games):
    if done == 3:
        print("three", flush=True)
if __name__ == "__main__":
    found = simulate("classic", ["random"] * 3, games=100000, seed=2, jobs=int(sys.argv[1]), progress=progress)
    print(msgspec.json.encode(found).decode())
"""


@pytest.mark.skipif(sys.platform == "win32", reason="there is no such signal")
@pytest.mark.parametrize("jobs", [1, 2])
def test_ctrl_c_breaks_the_games_off_that_are_being_played_and_keeps_the_finished(tmp_path: Path, jobs: int) -> None:
    script = tmp_path / "series.py"
    script.write_text(CTRL_C)
    running = subprocess.Popen(
        [sys.executable, str(script), str(jobs)],
        env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    assert running.stdout is not None
    assert running.stdout.readline() == "three\n"
    running.send_signal(signal.SIGINT)
    printed, complaints = running.communicate(timeout=60)
    summary = json.loads(printed)
    assert (summary["interrupted"], running.returncode, complaints) == (True, 0, "")
    assert 3 <= summary["games"] < 100000


@pytest.mark.parametrize(
    ("wrong", "sentence"),
    [
        ({"games": 0}, "games: a whole number from 1"),
        ({"games": -5}, "games: a whole number from 1"),
        ({"games": 1.5}, "games: a whole number from 1"),
        ({"games": True}, "games: a whole number from 1"),
        ({"jobs": 0}, "jobs: a whole number from 1"),
        ({"jobs": 100000}, "jobs: a whole number from 1 to 256"),
        ({"seed": -1}, "the seed: a whole number from 0"),
        ({"seed": 2**64}, "the seed: a whole number from 0"),
        ({"limit": 0}, "limit: a whole number from 1"),
        ({"bots": ["random"]}, "classic is for 2, 3 or 4 seats, not 1"),
        ({"bots": "random"}, "a list of names"),
        ({"options": {"points": 3}}, "no option 'points'"),
        ({"options": {"points_to_win": 99}}, "a whole number, 8 to 14, not 99"),
    ],
    ids=str,
)
def test_bad_input_is_refused_in_a_sentence(wrong: dict[str, Any], sentence: str) -> None:
    asked = {"game": "classic", "bots": RANDOM, "games": 1, **wrong}
    with pytest.raises(BadOption, match=sentence):
        simulate(**asked)


def test_unknown_games_and_bots_are_refused() -> None:
    with pytest.raises(UnknownGame):
        simulate("chess", RANDOM, games=1)
    with pytest.raises(bots.UnknownBot):
        simulate("classic", ["random", "clever", "random"], games=1)
