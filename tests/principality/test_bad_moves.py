"""What is no move, or not possible, is refused with a sentence at every question of both games, and changes nothing."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any

import msgspec
import pytest

import inselreich
from inselreich import IllegalMove, MalformedMove, Match, NotYourTurn
from inselreich.core import checks
from inselreich.core.errors import BadOutcome
from inselreich.core.moves import Move
from tests.principality.test_forks import CASES, TABLES
from tests.support.matches import Driver, random_match
from tests.support.middles import WAYS, questions_of

WRONG: dict[str, tuple[Any, ...]] = {
    "card": ("no_such_card", "", "ABBEY", 7, None, ["abbey"], "yule", "plague"),
    "other": ("no_such_card", "forest 99", "", 7, None),
    "played_with": ("no_such_card", "abbey", 7, None),
    "at": ("above +9", "above 1", "beside -1", "road 0", "", 7, None),
    "other_at": ("above +9", "below 0", "", 7),
    "region": ("forest 99", "forest", "", "lumber", 7, None, ["forest 4"]),
    "upper": ("forest 99", "", 7),
    "lower": ("forest 99", "", 7),
    "regions": ([], ["forest 99"], ["forest 4"] * 99, "forest 4", [7], None, {}),
    "column": (-99, 99, 0, -1.0, "2", None, True),
    "number": (0, 7, -1, 1.5, "6", None, True),
    "stack": (0, -1, 8, 9, 10, 99, "1", 1.5, None, True),
    "resource": ("clay", "", "Wool", 7, None),
    "give": ("clay", "", {"lumber": -1}, {"lumber": 1.5}, {"lumber": "1"}, {"clay": 1}, {"lumber": 99}, {}, 7, None),
    "take": ("clay", "", {"lumber": -1}, {"lumber": 1.5}, {"lumber": "1"}, {"clay": 1}, {"lumber": 99}, {}, 7, None),
    "to": ([9], [-1], [0, 0, 0], "1", [True], 7),
    "seat": (-1, 2, 9, "1", None, True),
    "type": ("no_such_move", "", 7, None),
}
"""By the name of a move's field: what it cannot be."""


def spoiled(match: Match) -> Iterator[tuple[int, dict[str, Any]]]:
    """One move of each kind that is listed now, with one field at a time wrong, lost or added."""
    for decision in checks.asked(match):
        for move in {type(move): move for move in decision.moves}.values():
            sound = msgspec.to_builtins(move)
            for name in sound:
                yield from ((decision.seat, sound | {name: value}) for value in WRONG[name] if value != sound[name])
                if name not in ("played_with", "to"):
                    yield decision.seat, {other: value for other, value in sound.items() if other != name}
            yield decision.seat, sound | {"frobnicate": 1}


def refusal(match: Match, seat: int, data: Any) -> IllegalMove:
    with pytest.raises(IllegalMove) as refused:
        match.play(seat, match.game.reader.from_data(data))
    return refused.value


@pytest.mark.parametrize(("key", "name"), CASES)
def test_a_move_that_is_wrong_in_one_word_is_refused_at_every_question(key: str, name: str) -> None:
    middles, positions, _ = TABLES[key]
    tried = 0
    for stand in questions_of(middles[name], WAYS[0], positions()):
        match = stand().match
        before = checks.everything(match)
        for seat, data in spoiled(match):
            problem = refusal(match, seat, data)
            assert_one_sentence(problem, data)
            tried += 1
        assert checks.everything(match) == before
    assert tried > 10


def assert_one_sentence(problem: IllegalMove, data: Any) -> None:
    said = problem.sentence
    assert len(said.split()) >= 3, (data, said)
    assert "\n" not in said, (data, said)
    assert len(said) < 600, (data, said)
    assert problem.rule or isinstance(problem, MalformedMove), (data, said)


@pytest.mark.parametrize(("key", "name"), CASES)
def test_nobody_moves_for_another(key: str, name: str) -> None:
    middles, positions, _ = TABLES[key]
    for stand in questions_of(middles[name], WAYS[0], positions()):
        match = stand().match
        listed = {decision.seat: decision.moves for decision in checks.asked(match)}
        before = checks.everything(match)
        wrong: list[Any] = [seat for seat in (-1, 0, 1, 2, None, "0", True) if seat not in listed or seat is True]
        for seat in wrong:
            for moves in listed.values():
                for move in moves[:2]:
                    with pytest.raises(NotYourTurn, match=r"seat"):
                        match.play(seat, move)
        assert checks.everything(match) == before


@pytest.mark.parametrize(("key", "name"), CASES)
def test_every_move_of_the_game_at_every_question_is_listed_or_refused(key: str, name: str) -> None:
    """One move of each kind that the game has at all, where it is not asked for."""
    middles, positions, _ = TABLES[key]
    for stand in questions_of(middles[name], WAYS[0], positions()):
        match = stand().match
        before = checks.everything(match)
        for decision in checks.asked(match):
            listed = {type(move) for move in decision.moves}
            for kind, move in samples(key).items():
                if kind in listed or decision.objection(move) is None:
                    continue
                with pytest.raises(IllegalMove) as refused:
                    match.play(decision.seat, move)
                assert_one_sentence(refused.value, move)
        assert checks.everything(match) == before


@cache
def samples(key: str) -> dict[type[Move], Move]:
    """A move of each kind of the game, as it is played in random matches."""
    kinds = {*inselreich.game(key).move_types}
    found: dict[type[Move], Move] = {}
    for seed in range(200):
        if kinds <= found.keys():
            break
        match = Driver(random_match(key, seed), seed, invited=10, free=10).run(3000)
        found |= {type(move): move for _, move in match.moves}
    return found


@pytest.mark.parametrize("key", TABLES)
def test_there_is_a_sample_of_every_move(key: str) -> None:
    assert samples(key).keys() == {*inselreich.game(key).move_types}


@pytest.mark.parametrize("key", TABLES)
@pytest.mark.parametrize("outcome", [(7, 1), (0, 1), (1,), (1, 2, 3), "66", None, 6, (1.0, 2), (True, 2)])
def test_an_impossible_throw_is_refused_and_changes_nothing(key: str, outcome: Any) -> None:
    _, positions, _ = TABLES[key]
    match = positions()(rolled=False)
    match.force(outcome)
    before = checks.everything(match)
    with pytest.raises(BadOutcome, match=r"\w+ \w+ \w+"):
        match.play(0, match.legal(0)[0])
    assert checks.everything(match) == before


@pytest.mark.parametrize("key", TABLES)
def test_an_impossible_shuffle_is_refused(key: str) -> None:
    for order in ((0, 0), tuple(range(99)), "order", (-1,)):
        with pytest.raises(BadOutcome, match=r"\w+ \w+ \w+"):
            inselreich.new(key, seed=1, forced=[order])
