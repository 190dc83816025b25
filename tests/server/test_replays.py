"""Records shown step by step: what these eyes see at each number of moves, and no more."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import pytest

from inselreich.core.records import Record, replay
from inselreich.server.errors import Refusal
from inselreich.server.lessons import LEARNER, lesson_of
from inselreich.server.replays import MOST_STEPS, Change, Replay, changes, page

GOLDEN = Path(__file__).parents[1] / "golden"
LONG = "inka/standard_3"
NAMES = ["Rosa", "Ben", "Cleo", "Dov"]
GAMES = ("classic", "inka", "quick", "cards1996", "duel")


@cache
def record(name: str) -> Record:
    return Record.from_json((GOLDEN / f"{name}.json").read_bytes())


def shown(found: Replay) -> Any:
    """The page as a client reads it."""
    return json.loads(msgspec.json.encode(found))


def plain(seen: Any) -> Any:
    return json.loads(msgspec.json.encode(seen))


def changed(scene: Any, step: Any) -> Any:
    """The scene after a step, as a client makes it."""
    for change in step.get("changes", []):
        *path, last = change["at"]
        part = scene
        for name in path:
            part = part[name]
        part[last] = change["to"]
    return scene


@pytest.mark.parametrize("game", GAMES)
def test_the_changes_of_a_page_lead_to_the_view_at_each_of_its_moves(game: str) -> None:
    played = lesson_of(game)
    for seat in (None, LEARNER):
        found = shown(page(played, NAMES, seat, "en"))
        scene, match = found["scene"], replay(played, until=0)
        for step, entry in zip(found["steps"], [None, *played.moves], strict=True):
            if entry is not None:
                match.play(entry.seat, match.game.reader.from_data(entry.move))
            changed(scene, step)
            assert scene["view"] == plain(match.view(seat))
            hands = [plain(match.view(each).own) for each in range(match.seats)]
            assert scene["hands"] == (hands if seat is None else None)
            assert step["points"] == list(match.points)


def test_pages_follow_on_each_other_and_tell_every_move_once() -> None:
    whole = record(LONG)
    since: int | None = 0
    numbers: list[int] = []
    scene = None
    while since is not None:
        found = shown(page(whole, NAMES[:3], None, "de", since))
        assert scene is None or found["scene"] == scene
        scene = found["scene"]
        for step in found["steps"][1:]:
            numbers.append(step["number"])
            changed(scene, step)
        assert len(msgspec.json.encode(found)) < 1_000_000
        since = found["next"]
    assert numbers == list(range(1, whole.length + 1))
    assert whole.length > 2 * MOST_STEPS


def test_what_happened_before_the_first_move_is_told_at_number_0() -> None:
    opening = shown(page(record(LONG), NAMES[:3], None, "en"))["steps"][0]
    assert opening["number"] == 0
    assert opening["events"][0]["type"] == "start_rolled"
    assert opening["told"]
    assert "seat" not in opening


@pytest.mark.parametrize("game", GAMES)
def test_from_a_seats_eyes_nothing_is_told_that_the_seat_did_not_know(game: str) -> None:
    played = lesson_of(game)
    for seat in range(played.seats):
        found = shown(page(played, NAMES, seat, "en"))
        match = replay(played)
        told = [event for step in found["steps"] for event in step.get("events", [])]
        assert told == plain(match.events_for(seat))
        assert all("move" not in step and "label" not in step for step in found["steps"] if step.get("seat") != seat)


def test_names_are_told_where_they_are_known_and_colours_elsewhere() -> None:
    named = str(shown(page(record(LONG), NAMES[:3], None, "en"))["steps"])
    assert "Rosa" in named
    nameless = shown(page(record(LONG), ["", "", ""], None, "en"))
    sentences = [told["sentence"] for step in nameless["steps"] for told in step.get("told", [])]
    assert not any("seat 0" in sentence for sentence in sentences)


def test_a_moment_or_a_seat_that_is_not_there_is_refused() -> None:
    whole = record(LONG)
    for seat, since in ((None, -1), (None, whole.length + 1), (-1, 0), (3, 0)):
        with pytest.raises(Refusal):
            page(whole, NAMES, seat, "en", since)


def test_the_last_moment_is_a_page_without_moves() -> None:
    whole = record(LONG)
    found = page(whole, NAMES, None, "en", whole.length)
    assert (len(found.steps), found.next) == (1, None)


def test_only_what_differs_is_a_change() -> None:
    old = {"a": 1, "list": [1, {"b": 2}], "pile": {"ore": 1}, "gone": None}
    new = {"a": 1, "list": [1, {"b": 3}], "pile": {"ore": 1, "wool": 2}, "gone": 5}
    assert list(changes(old, new)) == [
        Change(("list", 1, "b"), 3),
        Change(("pile",), {"ore": 1, "wool": 2}),
        Change(("gone",), 5),
    ]
    assert list(changes([1], [1, 2])) == [Change((), [1, 2])]


@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_asks_its_learner_in_words(game: str) -> None:
    steps = shown(page(lesson_of(game), ["", ""], LEARNER, "de", prompts=True))["steps"]
    asked = [step for step in steps if step.get("seat") == LEARNER]
    assert len(asked) >= 8
    for step in asked:
        assert all(step[part] for part in ("question", "kind", "label", "why"))
