"""Records: what is written, and that no damage of any kind goes unnoticed."""

from __future__ import annotations

import json
from collections.abc import Callable
from copy import deepcopy
from functools import cache
from typing import Any

import msgspec
import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

import inselreich
from inselreich.core.chance import Seeded
from inselreich.core.errors import BadRecord, InselreichError, NoRecord
from inselreich.core.fair import Fair
from inselreich.core.records import FORMAT, Record
from inselreich.games.classic.moves import RollDice
from tests.core import toy

Data = dict[str, Any]
MOVES = 60


@cache
def sample(*, fair: bool = False, forced: bool = False) -> inselreich.Match:
    """The first moves of a classic match at random."""
    chance = Fair("ab" * 32, ["x", "y", "z"]) if fair else Seeded(77)
    match = inselreich.new("classic", seats=3, chance=chance, options={"discard_limit": 6})
    match.rollout(Seeded(3), limit=MOVES - 20)
    while forced and match.legal(match.waiting_for[0])[0] != RollDice():
        match.rollout(Seeded(4), limit=len(match.moves) + 1)
    if forced:
        match.force((6, 5))
        match.play(match.waiting_for[0], RollDice())
    match.rollout(Seeded(4), limit=MOVES)
    return match


@cache
def finished() -> inselreich.Match:
    match = inselreich.new("classic", seats=2, seed=4, options={"points_to_win": 8})
    match.rollout(Seeded(1))
    assert match.over
    return match


def data_of(match: inselreich.Match) -> Data:
    data: Data = json.loads(match.record().to_json())
    return data


def refused(data: Any) -> str:
    """Why this is no sound record: one sentence."""
    text = data if isinstance(data, str | bytes) else json.dumps(data)
    with pytest.raises(BadRecord) as refusal:
        inselreich.replay(text)
    sentence = str(refusal.value)
    assert len(sentence.split()) >= 4
    assert "\n" not in sentence
    assert isinstance(refusal.value, InselreichError)
    assert refusal.value.code == "bad_record"
    return sentence


# What is written


def test_a_record_says_what_the_paper_says() -> None:
    record = finished().record()
    data = json.loads(record.to_json())
    assert list(data) == [
        *("format", "game", "version", "seats", "options", "seed", "fair"),
        *("moves", "length", "chance", "forced", "result", "seal"),
    ]
    assert (data["format"], data["game"], data["version"]) == (FORMAT, "classic", inselreich.game("classic").version)
    assert (data["seats"], data["seed"], data["fair"], data["forced"]) == (2, 4, None, [])
    assert data["options"]["points_to_win"] == 8
    assert data["options"]["discard_limit"] == 7
    assert data["length"] == len(data["moves"]) == len(finished().moves)
    assert data["chance"] == [list(each) if isinstance(each, tuple) else each for each in finished().outcomes]
    assert data["result"] == json.loads(msgspec.json.encode(finished().result))
    assert "\n" not in record.to_json()


def test_every_move_carries_another_check() -> None:
    checks = [entry.check for entry in finished().record().moves]
    assert len(set(checks)) == len(checks)
    assert all(len(check) == 16 for check in checks)


@pytest.mark.parametrize("match", [sample(), sample(fair=True), sample(forced=True), finished()])
def test_a_record_gives_back_the_match_and_itself(match: inselreich.Match) -> None:
    text = match.record().to_json()
    for form in (text, text.encode(), Record.from_json(text), json.dumps(json.loads(text), indent=2)):
        again = inselreich.replay(form)
        assert list(again.events) == list(match.events)
        assert again.record().to_json() == text


def test_what_is_proved_depends_on_where_chance_came_from() -> None:
    assert inselreich.verify(finished().record().to_json()).endswith("chance follows from seed 4")
    assert "1 outcomes were set by hand" in inselreich.verify(sample(forced=True).record())
    assert "not revealed yet" in inselreich.verify(sample(fair=True).record())


def test_outcomes_set_by_hand_are_replayed_where_they_were_set() -> None:
    match = sample(forced=True)
    record = match.record()
    assert len(record.forced) == 1
    assert record.chance[record.forced[0]] == [6, 5]
    assert list(inselreich.replay(record).outcomes) == list(match.outcomes)


def test_a_record_can_be_replayed_until_any_move_and_no_further() -> None:
    record = sample().record()
    for until in (0, 1, MOVES - 1, MOVES):
        assert len(inselreich.replay(record, until=until).moves) == until
    wrong: list[Any] = [-1, MOVES + 1, "3", 1.0, True]
    for until in wrong:
        with pytest.raises(BadRecord, match=rf"has {MOVES} moves, so it cannot be played until move {until!r}"):
            inselreich.replay(record, until=until)


def test_a_match_that_was_redealt_or_set_up_has_no_record() -> None:
    match = toy.new()
    with pytest.raises(NoRecord, match="does not begin at the beginning"):
        match.redeal(0, 1).record()
    with pytest.raises(NoRecord):
        inselreich.Match(match.game, 3, match.options, Seeded(1), table=match.table.copy()).record()


# Damage to the heading

FIELDS: dict[str, tuple[Any, str]] = {
    "format": (
        "inselreich-record-2",
        f"this is a record of format 'inselreich-record-2'; this program reads '{FORMAT}'",
    ),
    "game": ("chess", "the record cannot be started: there is no game 'chess'; the games: classic"),
    "version": ("0.9", "played by version 0.9 of the rules of classic; this program plays version 1"),
    "seats": (4, "move 1 is not the one that was recorded: it, or the heading of the record, was changed"),
    "seed": (78, "before the first move, chance brings"),
    "length": (MOVES + 1, f"the record is cut short: it has {MOVES} of {MOVES + 1} moves, move {MOVES + 1} is missing"),
    "result": (
        {"winners": [0], "points": [10, 2, 3]},
        "the match ends with no winner yet, but the record says seat 0 winning by points 10, 2, 3",
    ),
    "seal": ("0" * 16, f"the end of the record, after move {MOVES}, was changed"),
    "forced": ([0], "before the first move, chance brings"),
    "fair": ({"commitment": "00", "contributions": []}, "move 1 is not the one that was recorded"),
}
WRONG: dict[str, tuple[Any, str]] = {
    "seats": (7, "classic is for 2, 3 or 4 seats, not 7"),
    "options": ({"discard_limit": 99}, "option discard_limit of classic is a whole number, 5 to 20, not 99"),
    "seed": (-1, r"a seed is a whole number from 0 to 2\^64-1, not -1"),
    "length": (MOVES - 1, f"the record has {MOVES} moves, but says that there are {MOVES - 1}"),
    "forced": ([10_000], "so those at \\[10000\\] are lost"),
}


@pytest.mark.parametrize("field", FIELDS)
def test_any_changed_field_is_found(field: str) -> None:
    value, said = FIELDS[field]
    assert said in refused({**data_of(sample()), field: value})


@pytest.mark.parametrize("field", WRONG)
def test_an_impossible_heading_says_what_would_be_possible(field: str) -> None:
    value, said = WRONG[field]
    data = {**data_of(sample()), field: value}
    with pytest.raises(BadRecord, match=said):
        inselreich.replay(json.dumps(data))


@pytest.mark.parametrize("name", inselreich.game("classic").options_type.__struct_fields__)
def test_any_changed_option_is_found_before_the_first_move_or_at_it(name: str) -> None:
    data = data_of(sample())
    others = {
        "points_to_win": 9,
        "board": "random",
        "phases": "separated",
        "harbours": "at_once",
        "friendly_robber": True,
        "discard_limit": 7,
        "two_seats": "neutral",
    }
    data["options"][name] = others[name]
    sentence = refused(data)
    assert sentence.startswith(("before the first move", "move 1 is not the one that was recorded: it, or the heading"))


def test_a_record_without_any_source_of_chance_is_refused() -> None:
    assert "neither a seed nor fair dice" in refused({**data_of(sample()), "seed": None})


@pytest.mark.parametrize("field", Record.__struct_fields__)
def test_any_missing_field_is_found(field: str) -> None:
    data = data_of(sample(forced=True))
    del data[field]
    if field == "fair":  # says nothing more than null
        assert inselreich.replay(json.dumps(data)).record() == sample(forced=True).record()
    elif field == "result":
        assert Record.from_json(json.dumps(data)) == sample(forced=True).record()
    else:
        refused(data)


def test_an_unknown_field_is_found() -> None:
    assert "unknown field `colour`" in refused({**data_of(sample()), "colour": "red"})
    data = data_of(sample())
    data["moves"][3]["why"] = "for fun"
    assert "unknown field `why`" in refused(data)


NOT_EVEN_ALIKE: list[Any] = [
    "",
    "{",
    "null",
    "7",
    "[]",
    '"text"',
    "{}",
    b"\xff\xfe\x00",
    "\ud800",
    "[" * 100_000,
    "inselreich",
]


@pytest.mark.parametrize("text", NOT_EVEN_ALIKE)
def test_what_is_no_record_at_all_is_refused(text: Any) -> None:
    assert refused(text).startswith("this is not a record: ")


@pytest.mark.parametrize("given_instead", [None, 7, {"format": FORMAT}, ["x"]])
def test_what_is_no_text_is_refused(given_instead: Any) -> None:
    with pytest.raises(BadRecord, match="this is not a record"):
        inselreich.replay(given_instead)


@pytest.mark.parametrize("field", Record.__struct_fields__)
@pytest.mark.parametrize("value", [None, 3.5, "x", [{}], {"a": []}, True, 10**30, -(10**30)])
def test_any_wrong_type_is_found(field: str, value: Any) -> None:
    data = {**data_of(sample()), field: value}
    if value is None and field in ("fair", "result"):
        return  # so it is in the sample
    refused(data)


# Damage to the moves


def at(data: Data, place: int, **changes: Any) -> Data:
    """The record with another entry at this place."""
    data["moves"][place] = {**data["moves"][place], **changes}
    return data


@pytest.mark.parametrize("place", range(0, MOVES, 7))
def test_a_changed_move_is_named(place: int) -> None:
    said = f"move {place + 1} is not the one that was recorded"
    other = {"type": "end_turn"} if sample().moves[place][1].named() != "end_turn" else {"type": "roll_dice"}
    assert said in refused(at(data_of(sample()), place, move=other))
    assert said in refused(at(data_of(sample()), place, seat=(sample().moves[place][0] + 1) % 3))
    assert said in refused(at(data_of(sample()), place, check="0123456789abcdef"))


@pytest.mark.parametrize("place", range(0, MOVES - 1, 7))
def test_a_move_dropped_doubled_or_swapped_is_named(place: int) -> None:
    said = f"move {place + 1} is not the one that was recorded"
    dropped, doubled, swapped = (data_of(sample()) for _ in range(3))
    del dropped["moves"][place]
    assert said in refused(dropped)
    doubled["moves"].insert(place, doubled["moves"][place])
    assert f"move {place + 2} is not" in refused(doubled)
    moves = swapped["moves"]
    moves[place], moves[place + 1] = moves[place + 1], moves[place]
    assert said in refused(swapped)


def test_the_first_bad_move_is_the_one_that_is_named() -> None:
    data = data_of(sample())
    for place in (41, 23, 30):
        at(data, place, move={"type": "end_turn"})
    assert refused(data) == "move 24 is not the one that was recorded: it was changed"


def test_a_move_appended_is_named() -> None:
    data = data_of(finished())
    data["moves"].append(data["moves"][-1])
    data["length"] += 1
    assert f"move {len(data['moves'])} is not the one" in refused(data)


@pytest.mark.parametrize("kept", [0, 1, 25, MOVES - 1])
def test_a_list_cut_short_names_the_first_missing_move(kept: int) -> None:
    data = data_of(sample())
    data["moves"] = data["moves"][:kept]
    assert f"it has {kept} of {MOVES} moves, move {kept + 1} is missing" in refused(data)


def test_a_list_and_its_length_cut_short_are_found_by_what_chance_said() -> None:
    data = data_of(sample())
    data["moves"], data["length"] = data["moves"][:30], 30
    assert "outcomes of chance, the match" in refused(data)


def test_a_text_cut_short_says_within_which_move() -> None:
    text = sample().record().to_json()
    for number in (1, 17, MOVES):
        check = sample().record().moves[number - 1].check
        assert refused(text[: text.index(check)]) == f"the record is cut short: it ends within move {number}"
    assert "cut short" in refused(text[:-1])
    assert "cut short" in refused(text[:-1].encode())


def rechecked(data: Data) -> Data:
    """With all hashes made anew: whoever changes a record can do that."""
    from inselreich.core.records import _Check, _heading

    record = msgspec.convert(data, Record)
    check = _Check(_heading(record))
    for entry in data["moves"]:
        entry["check"] = check.over(entry["seat"], entry["move"])
    data["seal"] = check.over(record.chance, record.forced, record.result)
    return data


FORGED: list[tuple[Data, str]] = [
    ({"type": "end_turn"}, "move 1 of the record is not possible: C-32: 'end turn' is not possible now"),
    ({"type": "build_road", "path": "H0-H18"}, "move 1 of the record is not possible: this is not a move of the game"),
    ({"type": "castle"}, "move 1 of the record is not possible: this is not a move of the game"),
    ({}, "move 1 of the record is not possible: this is not a move of the game"),
    ({"type": ["end_turn"]}, "move 1 of the record is not possible: this is not a move of the game"),
]


@pytest.mark.parametrize(("move", "said"), FORGED)
def test_a_forged_move_must_still_be_possible(move: Data, said: str) -> None:
    assert refused(rechecked(at(data_of(sample()), 0, move=move))).startswith(said)


def test_a_forged_seat_must_still_be_the_one_that_is_asked() -> None:
    for seat in (-1, 3, (sample().moves[0][0] + 1) % 3, 10**30):
        if seat.bit_length() < 64:
            assert "move 1 of the record is not possible" in refused(rechecked(at(data_of(sample()), 0, seat=seat)))
        else:
            assert "move 1 is not" in refused(at(data_of(sample()), 0, seat=seat))


def test_forged_chance_is_named_with_the_move_that_asked_for_it() -> None:
    data = data_of(sample())
    data["chance"][-1] = [1, 1] if data["chance"][-1] != [1, 1] else [2, 2]
    sentence = refused(rechecked(data))
    assert sentence.startswith("at move ")
    assert "chance brings" in sentence


def test_chance_cut_short_or_drawn_out_is_found() -> None:
    short, long = data_of(sample()), data_of(sample())
    short["chance"].pop()
    assert "but the record says nothing of it" in refused(rechecked(short))
    long["chance"].append([3, 4])
    total = len(long["chance"])
    assert f"has {total} outcomes of chance, the match {total - 1}" in refused(rechecked(long))


def test_chance_set_by_hand_must_be_possible() -> None:
    data = data_of(sample(forced=True))
    data["chance"][data["forced"][0]] = [6, 7]
    sentence = refused(rechecked(data))
    assert "is not possible: 2 dice show numbers from 1 to 6" in sentence


def test_recorded_chance_of_unrevealed_dice_must_be_possible_and_complete() -> None:
    first, last, short = (data_of(sample(fair=True)) for _ in range(3))
    first["chance"][0] = [1]
    assert "the record cannot be started: an order of 19 things" in refused(rechecked(first))
    last["chance"][-1] = "x"
    assert " of the record is not possible: " in refused(rechecked(last))
    short["chance"].pop()
    sentence = refused(rechecked(short))
    assert sentence.startswith("move ")
    assert "not revealed" in sentence


def test_outcomes_set_by_hand_cannot_be_denied_or_invented() -> None:
    denied, invented = data_of(sample(forced=True)), data_of(sample())
    denied["forced"] = []
    assert "chance brings" in refused(rechecked(denied))
    invented["forced"] = [len(invented["chance"]) - 1]
    assert "was changed" in refused(invented)


# Damage at random

NASTY: st.SearchStrategy[Any] = st.sampled_from(
    [None, True, 0, -1, 1.5, 10**30, "", "x", "é", [], [[]], {}, {"type": "end_turn"}, "roll_dice"]
)


def places(value: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """The way to every value in the data."""
    found = [path]
    if isinstance(value, dict):
        for name, inner in value.items():
            found += places(inner, (*path, name))
    elif isinstance(value, list):
        for place, inner in enumerate(value):
            found += places(inner, (*path, place))
    return found


@cache
def fair_and_finished() -> inselreich.Match:
    match = inselreich.new("classic", seats=2, chance=Fair("cd" * 32, ["x", "y"]), options={"points_to_win": 8})
    match.rollout(Seeded(1))
    return match


SAMPLES: list[Callable[[], inselreich.Match]] = [
    sample,
    finished,
    lambda: sample(fair=True),
    lambda: sample(forced=True),
    fair_and_finished,
]


@cache
def texts(which: int) -> tuple[bytes, Record]:
    record = SAMPLES[which]().record()
    return record.to_json().encode(), record


@cache
def ways(which: int) -> list[tuple[Any, ...]]:
    return places(json.loads(texts(which)[0]))[1:]


def is_found_or_harmless(text: str | bytes, record: Record) -> None:
    """Either the damage is found, in a sentence, or the text still says exactly the same."""
    try:
        inselreich.verify(text)
    except BadRecord as problem:
        sentence = str(problem)
    else:
        assert Record.from_json(text).to_json() == record.to_json()
        return
    assert len(sentence.split()) >= 4


@settings(max_examples=150)
@given(st.integers(0, len(SAMPLES) - 1), st.integers(0, 10**9), st.integers(0, 255))
def test_any_other_byte_anywhere_is_found(which: int, place: int, byte: int) -> None:
    text, record = texts(which)
    place %= len(text)
    is_found_or_harmless(text[:place] + bytes([byte]) + text[place + 1 :], record)


@settings(max_examples=150)
@given(st.integers(0, len(SAMPLES) - 1), st.integers(0, 10**9), st.integers(0, 40))
def test_any_bytes_cut_out_anywhere_are_found(which: int, place: int, count: int) -> None:
    text, record = texts(which)
    place %= len(text)
    is_found_or_harmless(text[:place] + text[place + count :], record)


@settings(max_examples=200)
@given(st.integers(0, len(SAMPLES) - 1), st.integers(0, 10**9), NASTY)
@example(0, 0, 1)
def test_any_other_value_anywhere_is_found(which: int, number: int, value: Any) -> None:
    text, record = texts(which)
    data = deepcopy(json.loads(text))
    *way, last = ways(which)[number % len(ways(which))]
    inner = data
    for step in way:
        inner = inner[step]
    inner[last] = value
    is_found_or_harmless(json.dumps(data), record)


@settings(max_examples=60)
@given(st.recursive(st.none() | st.booleans() | st.integers() | st.text() | st.floats(), st.lists, max_leaves=20))
def test_any_json_is_refused_in_a_sentence(value: Any) -> None:
    with pytest.raises(BadRecord, match=r"this is not a record: \w+"):
        inselreich.replay(json.dumps(value))
