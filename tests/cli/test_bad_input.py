"""Whatever is wrong with the words: one sentence on standard error, exit code 2, nothing written."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from .conftest import Run, Said

NAMES_WHAT_WOULD_BE_RIGHT = [
    ("gmes", "games, play, simulate"),
    ("--frobnicate", "inselreich --help"),
    ("games --frobnicate", "inselreich games --help"),
    ("games too many", "inselreich games --help"),
    ("play", "inselreich play --help"),
    ("play chess", "the games: classic"),
    ("play classic --seats 7", "2, 3 or 4"),
    ("play classic --seats three", "whole number"),
    ("play classic --seat 4", "0 to 3"),
    ("play classic --seat -1", "0 to 3"),
    ("play classic --bots alphago", "random, greedy"),
    ("play classic --bots greedy,random", "3 bots"),
    ("play classic --seed -1", "2^64-1"),
    ("play classic --seed 18446744073709551616", "2^64-1"),
    ("play classic --option points_to_win", "points_to_win=10"),
    ("play classic --option frobnicate=1", "points_to_win"),
    ("play classic --option points_to_win=99", "8 to 14"),
    ("play classic --option points_to_win=many", "8 to 14"),
    ("play classic --option board=round", "variable or beginner"),
    ("play classic --option friendly_robber=perhaps", "true"),
    ("play classic --option points_to_win=8 --option points_to_win=9", "twice"),
    ("play classic --language fr", "de or en"),
    ("play classic --record /nowhere/match.json", "no folder"),
    ("play classic --record /", "folder"),
    ("simulate", "inselreich simulate --help"),
    ("simulate classic", "--bots"),
    ("simulate chess --bots random,random,random", "classic"),
    ("simulate classic --bots random,,random", "random, greedy"),
    ("simulate classic --bots random", "2 or 3 or 4"),
    ("simulate classic --bots random,random,random,random,random", "2 or 3 or 4"),
    ("simulate classic --bots random,random,random --games 0", "from 1"),
    ("simulate classic --bots random,random,random --games -5", "from 1"),
    ("simulate classic --bots random,random,random --games 1.5", "whole number"),
    ("simulate classic --bots random,random,random --games 1 --jobs 0", "from 1"),
    ("simulate classic --bots random,random,random --games 1 --jobs -2", "from 1"),
    ("simulate classic --bots random,random,random --games 1 --jobs 100000", "from 1 to"),
    ("simulate classic --bots random,random,random --games 1 --out games.csv", ".parquet"),
    ("simulate classic --bots random,random,random --games 1 --out /nowhere/games.parquet", "no folder"),
    ("record classic --bots random", "2 or 3 or 4"),
    ("record classic --bots random,random,random --games 0", "from 1"),
    ("record classic --bots random,random,random --out /nowhere/games.jsonl", "no folder"),
    ("replay", "inselreich replay --help"),
    ("replay /nowhere/match.json", "no such file"),
    ("replay /", "folder"),
    ("rules", "inselreich rules --help"),
    ("rules chess road", "classic"),
    ("rules classic C-999", "C-1 to C-124"),
    ("rules classic road --limit 0", "from 1"),
    ("rules classic road --language klingon", "de or en"),
    ("schema chess", "classic"),
    ("schema classic --out /nowhere", "no folder"),
]


@pytest.mark.parametrize(("words", "hint"), NAMES_WHAT_WOULD_BE_RIGHT)
def test_bad_words_are_answered_with_one_sentence_that_says_what_would_be_right(
    command: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, words: str, hint: str
) -> None:
    monkeypatch.chdir(tmp_path)
    said = command(*words.split())
    assert_one_sentence(said)
    assert hint in said.err
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize("words", ["play chess", "replay /nowhere", "simulate classic --games x", "frobnicate"])
def test_the_same_holds_for_the_program_itself(run: Run, words: str) -> None:
    assert_one_sentence(run(*words.split()))


def test_a_record_for_which_there_is_no_such_seat_move_or_number_is_left_alone(command: Run, record_file: Path) -> None:
    file = str(record_file)
    for words in (
        ("--seat", "3"),
        ("--seat", "-1"),
        ("--until", "-1"),
        ("--until", "1000000"),
        ("--number", "2"),
        ("--number", "0"),
        ("--as", "thief"),
        ("--as", "spectator", "--seat", "0"),
        ("--verify", "--until", "3"),
    ):
        assert_one_sentence(command("replay", file, *words))


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"\n\n",
        b"hello",
        b"{}",
        b"[]",
        b"null",
        b"\xff\xfe\x00",
        b'{"format": "inselreich-record-1"}',
        b"[" * 100_000,
        b'{"a":' * 100_000,
        b"{\n}\n",
        b"\x00\x01\n\x02\x03\n\x04",
    ],
)
def test_a_file_that_is_no_record_is_refused(command: Run, tmp_path: Path, content: bytes) -> None:
    file = tmp_path / "strange.json"
    file.write_bytes(content)
    for words in ((), ("--verify",), ("--json",)):
        assert_one_sentence(command("replay", str(file), *words))


def test_a_file_is_called_by_the_name_it_has(command: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "empty.json").touch()
    for name in ("empty.json", "missing.json"):
        said = command("replay", name)
        assert_one_sentence(said)
        assert name in said.err
    Path("games.parquet.part").mkdir()
    said = command("simulate", "classic", "--bots", "random,random,random", "--out", "games.parquet")
    assert_one_sentence(said)
    assert said.err == "The file 'games.parquet' cannot be written: is a directory.\n"


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ({"length": 0}, "moves, but says that there are 0"),
        ({"length": 9999}, "is cut short"),
        ({"result": None}, "but the record says no winner yet"),
        ({"result": {"winners": [0], "points": [10, 9, 8]}}, "the record says seat 0 winning by points 10, 9, 8"),
        ({"chance": []}, "but the record says nothing of it"),
    ],
    ids=str,
)
def test_what_is_wrong_with_a_record_is_said_in_plain_words(
    command: Run, record_file: Path, change: dict[str, object], sentence: str
) -> None:
    record_file.write_text(json.dumps(json.loads(record_file.read_text(encoding="utf-8")) | change), encoding="utf-8")
    said = command("replay", str(record_file))
    assert_one_sentence(said)
    assert sentence in said.err


def test_a_record_changed_or_cut_anywhere_is_refused(command: Run, record_file: Path) -> None:
    whole = record_file.read_bytes()
    for place in range(1, len(whole) - 2, len(whole) // 40):
        record_file.write_bytes(whole[:place])
        assert_one_sentence(command("replay", str(record_file)))
        changed = bytearray(whole)
        changed[place] = changed[place] ^ 1
        record_file.write_bytes(bytes(changed))
        assert_one_sentence(command("replay", str(record_file), "--verify"))


def assert_one_sentence(said: Said) -> None:
    assert said.code == 2, said
    assert said.out == ""
    assert said.err.endswith((".\n", "!\n", "?\n"))
    assert said.err.count("\n") == 1, said.err
    assert "Traceback" not in said.err
