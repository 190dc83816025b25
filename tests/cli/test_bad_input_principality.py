"""Wrong words, wrong lines and damaged records of both games of principalities: one sentence, and nothing is changed."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import inselreich
from inselreich import BadRecord
from inselreich.cli.play import Leave, Sitting
from inselreich.core.checks import everything
from inselreich.core.records import _Check, _heading
from inselreich.sentences.principality_words import GAMES

from .conftest import Run
from .test_bad_input import assert_one_sentence
from .test_play import sit

WORDS = [
    ("play duel --seats 3", "Duel is for 2 seats, not 3."),
    ("play cards1996 --seats 1", "Cards1996 is for 2 seats, not 1."),
    ("play duel --seat 2", "from 0 to 1"),
    ("play duel --seat -1", "from 0 to 1"),
    ("play duel --bots greedy,greedy", "At a table of 2 name 1 bot, not 2."),
    ("play duel --bots alphago", "random, greedy"),
    ("play duel --option points_to_win=4", "5 to 8"),
    ("play duel --option points_to_win=9", "5 to 8"),
    ("play duel --option points_to_win=-7", "5 to 8"),
    ("play duel --option points_to_win=7.5", "5 to 8"),
    ("play cards1996 --option points_to_win=13", "5 to 12"),
    ("play duel --option regions=wild", "fixed or free"),
    ("play duel --option red=2", "0 to 1"),
    ("play duel --option red=blue", "0 to 1"),
    ("play duel --option demolition=perhaps", "false or true"),
    ("play cards1996 --option first_set=C", "A or B"),
    ("play cards1996 --option first_set=", "A or B"),
    ("play duel --option first_set=A", "points_to_win, red, regions, demolition"),
    ("play duel --option set=intrigue", "points_to_win, red, regions, demolition"),
    ("play cards1996 --option demolition=true", "points_to_win, first_set"),
    ("simulate duel --bots random", "2 seats"),
    ("simulate duel --bots random,random,random", "2 seats"),
    ("simulate cards1996 --bots random,random --games -1", "from 1"),
    ("simulate duel --bots random,random --option regions=free,demolition", "fixed or free"),
    ("simulate duel --bots random,random --games 1 --out games.csv", ".parquet"),
    ("record cards1996 --bots random,alphago", "random, greedy"),
    ("record duel --bots random,random --option points_to_win=99", "5 to 8"),
    ("rules duel D-999", "D-1 to"),
    ("rules cards1996 K-999", "K-1 to"),
]


@pytest.mark.parametrize(("words", "hint"), WORDS)
def test_bad_words_are_answered_with_what_would_be_right(
    command: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, words: str, hint: str
) -> None:
    monkeypatch.chdir(tmp_path)
    said = command(*words.split())
    assert_one_sentence(said)
    assert hint in said.err
    assert not list(tmp_path.iterdir())


# Lines typed at the table

NONSENSE = [
    "frobnicate",
    "build palace above -1",
    "build abbey above -9",
    "build abbey beside -1",
    "build abbey",
    "road +99",
    "road 0",
    "settlement 0",
    "settlement +3 with abbey",
    "city 0",
    "exchange -3 wool for 1 gold",
    "exchange 999 wool for ore",
    "exchange wool for wool",
    "exchange wool for clay",
    "draw 9",
    "draw 0",
    "draw -1",
    "draw 99999999999999999999",
    "name 7",
    "store forest 99",
    "pay 999 x forest 4",
    "put abbey under 77",
    "play palace",
    "play",
    "offer -1 wool for 1 ore",
    "offer 0 wool for 0 ore",
    "offer 99999999999999999999 wool for 1 ore",
    "choose yule above -1",
    "999",
    "-1",
    "0",
]


@pytest.mark.parametrize("key", GAMES)
def test_each_wrong_line_is_answered_with_one_sentence_and_changes_nothing(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], key: str
) -> None:
    """In the main phase of a turn; the match stays what it was."""
    left, seen, answers = NONSENSE[:], list[Any](), list[str]()

    def lines(sitting: Sitting) -> str:
        said = capsys.readouterr().out
        if sitting.match.decisions[0].why not in ("K-25", "D-60"):
            return "1"
        if seen:
            answers.append(said)
        seen.append(everything(sitting.match))
        return left.pop(0) if left else "quit"

    sitting = sit(lines, monkeypatch, game=key, seats=2, seed=4)
    with pytest.raises(Leave):
        sitting.run()
    assert all(each == seen[0] for each in seen)
    assert len(answers) == len(NONSENSE)
    for line, answer in zip(NONSENSE, answers, strict=True):
        assert re.fullmatch(r"[^\n]{12,}[.?](  \[\w+-\d+\])?\n", answer), (line, answer)


# Records


@pytest.fixture(params=GAMES)
def file(request: pytest.FixtureRequest, tmp_path: Path, command: Run) -> Path:
    """The record of a match between two random bots."""
    path = tmp_path / "match.json"
    said = command("record", request.param, "--bots", "random,random", "--seed", "7", "--out", str(path))
    assert said.code == 0
    return path


def test_a_record_cut_or_changed_anywhere_is_refused(command: Run, file: Path) -> None:
    whole = file.read_bytes()
    for place in range(1, len(whole) - 2, len(whole) // 25):
        file.write_bytes(whole[:place])
        assert_one_sentence(command("replay", str(file)))
        changed = bytearray(whole)
        changed[place] ^= 1
        file.write_bytes(bytes(changed))
        assert_one_sentence(command("replay", str(file), "--verify"))


Forgery = Callable[[dict[str, Any]], None]


def turn(moves: list[Any], kind: str) -> dict[str, Any]:
    """The first move of a kind."""
    found: dict[str, Any] = next(entry["move"] for entry in moves if entry["move"]["type"] == kind)
    return found


def other_game(record: dict[str, Any]) -> None:
    record["game"] = "duel" if record["game"] == "cards1996" else "cards1996"
    record["options"] = {}


def unknown_card(record: dict[str, Any]) -> None:
    turn(record["moves"], "build")["card"] = "palace"


def site_outside(record: dict[str, Any]) -> None:
    turn(record["moves"], "build")["at"] = "above +7"


def no_such_stack(record: dict[str, Any]) -> None:
    turn(record["moves"], "choose_stack")["stack"] = 9


def stack_below_zero(record: dict[str, Any]) -> None:
    turn(record["moves"], "choose_stack")["stack"] = -1


def other_seat(record: dict[str, Any]) -> None:
    entry = next(entry for entry in record["moves"] if entry["move"]["type"] == "roll_dice")
    entry["seat"] = 1 - entry["seat"]


def seat_nine(record: dict[str, Any]) -> None:
    record["moves"][0]["seat"] = 9


def roll_twice(record: dict[str, Any]) -> None:
    place = next(number for number, entry in enumerate(record["moves"]) if entry["move"]["type"] == "roll_dice")
    record["moves"].insert(place, dict(record["moves"][place]))
    record["length"] += 1


def other_dice(record: dict[str, Any]) -> None:
    place = next(place for place, outcome in enumerate(record["chance"]) if len(outcome) == 2)
    record["chance"][place] = [each % 6 + 1 for each in record["chance"][place]]


def other_shuffle(record: dict[str, Any]) -> None:
    place = next(place for place, outcome in enumerate(record["chance"]) if len(outcome) > 6)
    record["chance"][place].reverse()


def impossible_dice_by_hand(record: dict[str, Any]) -> None:
    place = next(place for place, outcome in enumerate(record["chance"]) if len(outcome) == 2)
    record["chance"][place] = [7, 0]
    record["forced"] = [place]


def other_winner(record: dict[str, Any]) -> None:
    record["result"]["winners"] = [1 - record["result"]["winners"][0]]


def more_points(record: dict[str, Any]) -> None:
    record["result"]["points"][0] += 1


def one_move_less(record: dict[str, Any]) -> None:
    record["moves"].pop()
    record["length"] -= 1


def one_more_move(record: dict[str, Any]) -> None:
    record["moves"].append(dict(record["moves"][-1]))
    record["length"] += 1


def wrong_option(record: dict[str, Any]) -> None:
    record["options"]["points_to_win"] = 99


def three_seats(record: dict[str, Any]) -> None:
    record["seats"] = 3


def other_version(record: dict[str, Any]) -> None:
    record["version"] = "0"


def other_seed(record: dict[str, Any]) -> None:
    record["seed"] += 1


def no_chance_at_all(record: dict[str, Any]) -> None:
    record["chance"] = []


FORGERIES: list[tuple[Forgery, str]] = [
    (other_game, "version|possible|chance"),
    (unknown_card, "move [0-9]+ of the record is not possible: .*palace"),
    (site_outside, "move [0-9]+ of the record is not possible"),
    (no_such_stack, "move [0-9]+ of the record is not possible"),
    (stack_below_zero, "move [0-9]+ of the record is not possible: .*stack"),
    (other_seat, "move [0-9]+ of the record is not possible: .*waits for seat"),
    (seat_nine, "move 1 of the record is not possible: .*no seat 9"),
    (roll_twice, "move [0-9]+ of the record is not possible"),
    (other_dice, "chance brings .*, but the record says"),
    (other_shuffle, "before the first move, chance brings"),
    (impossible_dice_by_hand, "dice show numbers from 1 to 6"),
    (other_winner, "the match ends with .*, but the record says"),
    (more_points, "the match ends with .*, but the record says"),
    (one_move_less, "the match ends with no winner yet|outcomes of chance"),
    (one_more_move, "the match is over"),
    (wrong_option, "points_to_win of .* is a whole number, 5 to"),
    (three_seats, "is for 2 seats, not 3"),
    (other_version, "version 0 of the rules"),
    (other_seed, "chance brings|is not possible"),
    (no_chance_at_all, "but the record says nothing of it"),
]


@pytest.mark.parametrize(("forge", "sentence"), FORGERIES, ids=lambda value: getattr(value, "__name__", None))
def test_a_record_forged_with_all_its_checks_is_still_refused(
    command: Run, file: Path, forge: Forgery, sentence: str
) -> None:
    """Whoever forges a move can work out new checks, but the rules, the seed and the result have to agree with it."""
    record = json.loads(file.read_text(encoding="utf-8"))
    forge(record)
    text = json.dumps(checked_anew(record))
    file.write_text(text, encoding="utf-8")
    for words in ((), ("--verify",)):
        said = command("replay", str(file), *words)
        assert_one_sentence(said)
        assert re.search(sentence, said.err, re.IGNORECASE), said.err
    with pytest.raises(BadRecord, match=r"\w+ \w+ \w+"):
        inselreich.replay(text)


def test_a_record_with_new_checks_and_nothing_else_is_fine(command: Run, file: Path) -> None:
    """So the forgeries above are refused for what was forged."""
    record = json.loads(file.read_text(encoding="utf-8"))
    assert checked_anew(json.loads(json.dumps(record))) == record
    assert command("replay", str(file), "--verify").code == 0


def checked_anew(record: dict[str, Any]) -> dict[str, Any]:
    """The record with the checks that belong to what stands in it now."""
    for entry in record["moves"]:
        entry["check"] = ""
    whole = inselreich.Record.from_json(json.dumps(record))
    check = _Check(_heading(whole))
    for entry in record["moves"]:
        entry["check"] = check.over(entry["seat"], entry["move"])
    record["seal"] = check.over(whole.chance, whole.forced, whole.result)
    return record
