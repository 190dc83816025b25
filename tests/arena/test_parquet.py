"""What a simulation writes: one row a game, one row a move, complete and consistent."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pyarrow.parquet as pq
import pytest

import inselreich
from inselreich import BadOption, Move
from inselreich.arena import parquet, simulate
from inselreich.arena.parquet import moves_file
from inselreich.core.perspective import Perspective
from tests.classic.positions import look

Rows = list[dict[str, Any]]
BOTS = ["greedy", "random", "random"]


def written(out: Path) -> tuple[Rows, Rows]:
    return pq.read_table(out).to_pylist(), pq.read_table(moves_file(out)).to_pylist()


def test_the_files_agree_with_the_summary_and_with_each_other(tmp_path: Path) -> None:
    out = tmp_path / "games.parquet"
    summary = simulate("classic", BOTS, games=4, seed=8, options={"points_to_win": 8}, out=out)
    assert summary.files == [str(out), str(tmp_path / "games.moves.parquet")]
    games, moves = written(out)
    assert [game["match"] for game in games] == [0, 1, 2, 3]
    assert sum(game["length"] for game in games) == len(moves) == summary.actions
    assert [sum(game["winner"] == seat for game in games) for seat in range(3)] == summary.wins
    assert all(game["bots"] == BOTS for game in games)
    assert all(json.loads(game["options"])["points_to_win"] == 8 for game in games)
    for game in games:
        own = [move for move in moves if move["match"] == game["match"]]
        assert [move["number"] for move in own] == list(range(1, game["length"] + 1))
    about = json.loads(pq.read_schema(out).metadata[b"inselreich"])
    assert (about["seed"], about["bots"]) == (8, BOTS)
    assert sorted(path.name for path in tmp_path.iterdir()) == ["games.moves.parquet", "games.parquet"]


def test_the_record_in_a_row_gives_the_match_back(tmp_path: Path) -> None:
    out = tmp_path / "games.parquet"
    simulate("classic", BOTS, games=2, seed=9, out=out)
    games, moves = written(out)
    for game in games:
        match = inselreich.replay(game["record"])
        assert match.record().seed == game["seed"]
        assert match.result is not None
        assert (match.result.winners, match.points) == ((game["winner"],), tuple(game["points"]))
        assert look(match).turn == game["turns"]
        own = [move for move in moves if move["match"] == game["match"]]
        read = match.game.reader.from_json
        assert [(move["seat"], read(move["move"])) for move in own] == list(match.moves)
        assert all(move["type"] == json.loads(move["move"])["type"] for move in own)
        assert (own[0]["why"], own[0]["points"]) == ("C-32", [0, 0, 0])


def test_unfinished_games_are_written_without_a_winner(tmp_path: Path) -> None:
    out = tmp_path / "games.parquet"
    simulate("classic", BOTS, games=2, seed=9, limit=60, out=out)
    games, moves = written(out)
    assert [(game["finished"], game["winner"], game["length"]) for game in games] == [(False, None, 60)] * 2
    assert len(moves) == 120
    assert not inselreich.replay(games[0]["record"]).over


def test_two_processes_write_what_one_writes_and_so_do_small_batches(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    alone, together, batches = (tmp_path / f"{name}.parquet" for name in ("alone", "together", "batches"))
    simulate("classic", BOTS, games=5, seed=9, limit=200, out=alone)
    simulate("classic", BOTS, games=5, seed=9, limit=200, jobs=2, out=together)
    monkeypatch.setattr(parquet, "MOVES_A_BATCH", 300)
    simulate("classic", BOTS, games=5, seed=9, limit=200, out=batches)
    assert written(alone) == written(together) == written(batches)
    assert pq.ParquetFile(batches).num_row_groups == 3


@pytest.mark.parametrize("jobs", [1, 2])
def test_an_interrupted_run_leaves_valid_files_with_the_finished_games(tmp_path: Path, jobs: int) -> None:
    def interrupt(done: int, games: int) -> None:
        if done == 3:
            raise KeyboardInterrupt

    out = tmp_path / "games.parquet"
    summary = simulate("classic", BOTS, games=300, seed=9, jobs=jobs, limit=100, progress=interrupt, out=out)
    games, moves = written(out)
    assert summary.interrupted
    assert 3 <= len(games) == summary.games < 300
    assert [game["match"] for game in games[:3]] == [0, 1, 2]
    assert len(moves) == summary.actions


def test_a_failing_bot_leaves_valid_files_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    class Failing:
        def __init__(self, seed: int) -> None:
            self.asked = 0

        def answer(self, place: Perspective) -> Move:
            self.asked += 1
            if self.asked > 20:
                raise RuntimeError("out of ideas")
            return place.legal()[0]

    monkeypatch.setattr("inselreich.bots.registry._makers", {"failing": {"*": Failing}})
    out = tmp_path / "games.parquet"
    with pytest.raises(RuntimeError, match="out of ideas"):
        simulate("classic", ["failing"] * 3, games=5, out=out)
    assert written(out) == ([], [])


def test_files_that_cannot_be_written_are_refused_before_the_first_game(tmp_path: Path) -> None:
    with pytest.raises(BadOption, match=r"called something\.parquet"):
        simulate("classic", BOTS, games=1, out=tmp_path / "games.csv")
    with pytest.raises(BadOption, match="cannot be written"):
        simulate("classic", BOTS, games=1, out=tmp_path / "nowhere" / "games.parquet")


def test_an_older_file_is_replaced_only_by_a_complete_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    out = tmp_path / "games.parquet"
    simulate("classic", BOTS, games=1, seed=1, limit=50, out=out)
    before = out.read_bytes()

    def look(done: int, games: int) -> None:
        assert out.read_bytes() == before

    simulate("classic", BOTS, games=2, seed=2, limit=50, progress=look, out=out)
    assert len(written(out)[0]) == 2
