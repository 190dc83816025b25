"""`inselreich replay`."""

from __future__ import annotations

import json
from pathlib import Path

import inselreich
from inselreich.cli.boards import classic as drawing
from inselreich.core.fair import Fair, new_secret

from .conftest import Run


def test_it_reads_every_move_aloud_and_ends_with_the_result(
    command: Run, record_file: Path, finished: inselreich.Match
) -> None:
    said = command("replay", str(record_file))
    assert said.code == 0
    assert f"seed 11, {len(finished.moves)} moves" in said.lines[0]
    numbers = [int(line.split()[0]) for line in said.lines if line[:6].strip().isdigit()]
    assert numbers == list(range(1, len(finished.moves) + 1))
    assert said.lines[-1].startswith("Winner: ")


def test_events_are_all_told(command: Run, record_file: Path, finished: inselreich.Match) -> None:
    short, long = command("replay", str(record_file)), command("replay", str(record_file), "--events")
    assert len(long.lines) > len(finished.events) > len(short.lines)


def test_until_shows_the_position_after_that_move(command: Run, record_file: Path, finished: inselreich.Match) -> None:
    said = command("replay", str(record_file), "--until", "40")
    view = inselreich.replay(finished.record(), until=40).view(None)
    assert drawing.draw(view, "en", {}).plain() in said.out
    assert drawing.figures(view, "en") in said.out
    assert "Your hand" not in said.out


def test_verify_says_what_is_proved(command: Run, record_file: Path, tmp_path: Path) -> None:
    assert "chance follows from seed 11" in command("replay", str(record_file), "--verify").out
    proof = json.loads(command("replay", str(record_file), "--verify", "--json").lines[-1])
    assert proof["verified"] is True
    fair = inselreich.new("classic", seats=3, chance=Fair(new_secret(), ["a", "b", "c"]))
    file = tmp_path / "fair.json"
    file.write_text(fair.record().to_json(), encoding="utf-8")
    assert "not revealed yet" in command("replay", str(file), "--verify").out
    assert command("replay", str(file)).code == 0


def test_one_seat_or_a_spectator_is_told_no_secrets(
    command: Run, record_file: Path, finished: inselreich.Match
) -> None:
    whole = command("replay", str(record_file), "--events").out
    spectator = command("replay", str(record_file), "--events", "--as", "spectator").out
    assert " buys a development card: " in whole
    assert " buys a development card: " not in spectator
    for seat, name in enumerate(("Blue", "White", "Orange")):
        told = command("replay", str(record_file), "--events", "--seat", str(seat)).lines
        drawn = [line for line in told if " buys a development card: " in line]
        assert all(f"  {name} buys" in line for line in drawn)
        known = json.loads(command("replay", str(record_file), "--events", "--seat", str(seat), "--json").lines[-1])
        assert len(known["events"]) == len(finished.events_for(seat))
    position = json.loads(command("replay", str(record_file), "--until", "90", "--seat", "1", "--json").lines[-1])
    assert position["view"]["own"] is not None
    assert position["view"]["seats"][0]["revealed"] is None


def test_standard_input_and_files_with_several_records(run: Run, tmp_path: Path) -> None:
    records = run("record", "classic", "--bots", "random,random", "--games", "3", "--seed", "2").out
    first = run("replay", "-", "--verify", given=records)
    assert first.code == 0
    assert "holds 3 records" in first.err
    seeds = [json.loads(line)["seed"] for line in records.splitlines()]
    for number, seed in enumerate(seeds, 1):
        found = run("replay", "-", "--json", "--number", str(number), given=records)
        assert json.loads(found.lines[-1])["seed"] == seed
    indented = tmp_path / "indented.json"
    indented.write_text(json.dumps(json.loads(records.splitlines()[1]), indent=2), encoding="utf-8")
    assert run("replay", str(indented), "--verify").code == 0


def test_an_unfinished_match_says_whom_it_waits_for(command: Run, tmp_path: Path) -> None:
    file = tmp_path / "begun.json"
    match = inselreich.new("classic", seats=4, seed=2)
    file.write_text(match.record().to_json(), encoding="utf-8")
    name = ("Red", "Blue", "White", "Orange")[match.waiting_for[0]]
    assert command("replay", str(file)).lines[-1] == f"The match is not over; it waits for {name}."


def test_german(command: Run, record_file: Path) -> None:
    said = command("replay", str(record_file), "--language", "de").out
    assert "würfelt" in said
    assert " rolls " not in said


def test_a_reader_that_goes_away_is_no_error(run: Run, record_file: Path) -> None:
    import subprocess
    import sys

    from .conftest import SOURCE

    shell = f'PYTHONPATH="{SOURCE}" "{sys.executable}" -m inselreich replay "{record_file}" --events | head -n 2'
    done = subprocess.run(["sh", "-c", shell], capture_output=True, text=True, timeout=60, check=False)
    assert done.stderr == ""
    assert len(done.stdout.splitlines()) == 2
