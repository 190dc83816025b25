"""`inselreich backup`, `restore` and `export`."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

import pyarrow.parquet as pq
import pytest

import inselreich
from inselreich.arena.parquet import moves_file
from inselreich.cli import main
from inselreich.store import Store
from inselreich.store.models import TABLES
from inselreich.store.places import database_in

from .matches import stored_match


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A data folder with a finished match and one that is going on."""

    async def fill() -> None:
        (tmp_path / "data").mkdir()
        async with await Store.open(database_in(tmp_path / "data")) as store:
            await stored_match(store, "quick", seed=1)
            await stored_match(store, "classic", seed=2, moves=40)

    asyncio.run(fill())
    return tmp_path / "data"


def test_backup_and_restore(folder: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "backup.jsonl.gz"
    assert main(["backup", str(file), "--data", str(folder), "--json"]) == 0
    said = json.loads(capsys.readouterr().out)
    assert said["file"] == str(file)
    assert said["rows"]["tables"] == 2
    assert main(["restore", str(file), "--data", str(tmp_path / "new")]) == 0
    assert "2 tables" in capsys.readouterr().out
    assert (tmp_path / "new").stat().st_mode & 0o777 == 0o700
    assert main(["restore", str(file), "--data", str(tmp_path / "new")]) == 2
    assert "is not empty" in capsys.readouterr().err


def test_export_as_records(folder: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "matches.jsonl"
    assert main(["export", str(file), "--data", str(folder), "--json"]) == 0
    assert json.loads(capsys.readouterr().out) == {"files": [str(file)], "matches": 2, "left_out": 0}
    lines = file.read_text().splitlines()
    assert [inselreich.replay(line).over for line in lines] == [True, False]
    assert main(["export", "-", "--data", str(folder), "--finished"]) == 0
    assert capsys.readouterr().out.splitlines() == lines[:1]


def test_export_as_parquet(folder: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "matches.parquet"
    assert main(["export", str(file), "--data", str(folder)]) == 0
    assert "2 matches are in " in capsys.readouterr().out
    games, moves = pq.read_table(file).to_pylist(), pq.read_table(moves_file(file)).to_pylist()
    assert [(game["match"], game["game"], game["finished"]) for game in games] == [
        (0, "quick", True),
        (1, "classic", False),
    ]
    for game in games:
        match = inselreich.replay(game["record"])
        assert (game["length"], game["points"]) == (len(match.moves), list(match.points))
        assert game["players"] == ["person"] + ["random"] * (match.seats - 1)
        own = [move for move in moves if move["match"] == game["match"]]
        assert [move["number"] for move in own] == list(range(1, game["length"] + 1))
        read = match.game.reader.from_json
        assert [(move["seat"], read(move["move"])) for move in own] == list(match.moves)
        assert (own[0]["by"], own[0]["points"]) == ("bot", [0] * match.seats) or game["game"] == "quick"
        assert own[0]["at"] is not None


def test_what_cannot_be_exported_is_named_and_left_out(
    folder: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    async def age() -> None:
        async with await Store.open(database_in(folder)) as store, store.database.writing() as connection:
            await connection.execute(TABLES.update().where(TABLES.c.game == "quick").values(version="0.0"))

    asyncio.run(age())
    for name in ("matches.jsonl", "matches.parquet"):
        assert main(["export", str(tmp_path / name), "--data", str(folder)]) == 0
        said = capsys.readouterr()
        assert "1 matches are in" in said.out
        assert "Left out: the match of table" in said.err
    assert len((tmp_path / "matches.jsonl").read_text().splitlines()) == 1
    assert pq.read_table(tmp_path / "matches.parquet").num_rows == 1


@pytest.mark.parametrize("command", ["backup", "export"])
def test_looking_does_not_make_a_database(command: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "out"
    assert main([command, str(out), "--database", f"sqlite:///{tmp_path / 'typo.sqlite'}"]) == 2
    assert "There is no database" in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == []
    assert main([command, str(out), "--database", "mysql://x/y"]) == 2
    assert "right would be sqlite:///PATH" in capsys.readouterr().err
    assert main([command, str(tmp_path / "no" / "where"), "--data", str(tmp_path)]) == 2
    assert "cannot be written" in capsys.readouterr().err or command == "export"


def test_restore_needs_a_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["restore", str(tmp_path / "nowhere"), "--data", str(tmp_path / "data")]) == 2
    assert "There is no file" in capsys.readouterr().err
    assert not (tmp_path / "data").exists()


def test_records_and_a_summary_do_not_go_the_same_way(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["export", "-", "--data", str(folder), "--json"]) == 2
    assert "--json needs the name of a file" in capsys.readouterr().err
