"""`inselreich simulate` and `inselreich record`."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

import inselreich

from .conftest import SOURCE, Run

THREE = ("--bots", "random,random,random", "--seed", "5")


def test_the_table_has_a_row_a_seat(command: Run) -> None:
    said = command("simulate", "classic", *THREE, "--games", "3")
    assert said.code == 0
    assert said.err == ""
    assert sum(line.split()[1:2] == ["random"] for line in said.lines) == 3
    assert "3 games of classic, seed 5" in said.out


def test_json_is_one_object_on_the_last_line(command: Run) -> None:
    said = command("simulate", "classic", *THREE, "--games", "4", "--option", "points_to_win=8", "--json")
    found = json.loads(said.lines[-1])
    assert found["games"] == 4
    assert len(found["wins"]) == len(found["points"]) == 3
    assert sum(found["wins"]) + found["unfinished"] == 4
    assert {"length", "actions_per_s", "games_per_s", "seed", "options"} <= set(found)
    assert found["options"]["points_to_win"] == 8


def test_two_processes_find_what_one_finds(run: Run) -> None:
    words = ("simulate", "classic", "--bots", "greedy,random", "--games", "4", "--seed", "1", "--json")
    one, two = (json.loads(run(*words, "--jobs", jobs).lines[-1]) for jobs in ("1", "2"))
    for figure in ("games", "wins", "points", "length"):
        assert one[figure] == two[figure]


def test_parquet_files_are_written_and_named(command: Run, tmp_path: Path) -> None:
    parquet = pytest.importorskip("pyarrow.parquet")
    out = tmp_path / "games.parquet"
    said = command("simulate", "classic", *THREE, "--games", "2", "--out", str(out))
    assert str(out) in said.out
    assert parquet.read_table(out).num_rows == 2
    assert sorted(file.name for file in tmp_path.iterdir()) == ["games.moves.parquet", "games.parquet"]


def let_it_work(program: subprocess.Popen[str]) -> None:
    """Until it has worked for a second and a half itself, or ten have passed, however busy the machine is."""
    account = Path(f"/proc/{program.pid}/stat")
    for _ in range(100):
        ticks = account.read_text().rsplit(")", 1)[1].split()[11:13] if account.exists() else []
        if sum(map(int, ticks)) / os.sysconf("SC_CLK_TCK") >= 1.5:
            return
        time.sleep(0.1)


@pytest.mark.skipif(os.name == "nt", reason="Ctrl-C is sent as a signal")
@pytest.mark.parametrize("words", [["simulate", "--json"], ["record", "--out", "records.jsonl"]])
def test_ctrl_c_keeps_what_is_done(tmp_path: Path, words: list[str]) -> None:
    name, *more = words
    program = subprocess.Popen(
        [sys.executable, "-m", "inselreich", name, "classic", *THREE, "--games", "100000", *more],
        cwd=tmp_path,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env={**os.environ, "PYTHONPATH": SOURCE},
    )
    let_it_work(program)
    program.send_signal(signal.SIGINT)
    out, err = program.communicate(timeout=60)
    assert program.returncode == 130
    assert "of 100000 games; these are kept." in err
    assert "Traceback" not in err
    done = int(err.split()[2])
    if name == "simulate":
        assert json.loads(out.splitlines()[-1])["games"] == done
    else:
        assert len((tmp_path / "records.jsonl").read_text(encoding="utf-8").splitlines()) == done


def test_records_are_those_of_the_simulated_games(command: Run, tmp_path: Path) -> None:
    words = ("classic", *THREE, "--games", "2")
    records = command("record", *words).lines
    matches = [inselreich.replay(line) for line in records]
    simulated = json.loads(command("simulate", *words, "--json").lines[-1])
    assert simulated["length"] == sum(len(match.moves) for match in matches) / 2
    out = tmp_path / "records.jsonl"
    assert command("record", *words, "--out", str(out)).out == ""
    assert out.read_text(encoding="utf-8").splitlines() == records


def test_without_a_seed_two_runs_differ(command: Run) -> None:
    words = ("simulate", "classic", "--bots", "random,random", "--games", "1", "--json")
    assert json.loads(command(*words).out)["seed"] != json.loads(command(*words).out)["seed"]
