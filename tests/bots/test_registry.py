"""Bots by their names."""

from typing import Any

import pytest

from inselreich import BadOption, InselreichError, UnknownGame, bots
from inselreich.core.moves import Move
from inselreich.core.perspective import Perspective


@pytest.mark.parametrize("game", ["classic", "inka", "quick", "cards1996", "duel"])
def test_a_game_has_a_random_and_a_greedy_bot(game: str) -> None:
    assert bots.names(game) == ("random", "greedy")
    assert set(bots.names(game)) <= set(bots.names())


def test_an_unknown_bot_is_refused_with_the_names_there_are() -> None:
    with pytest.raises(bots.UnknownBot, match="no bot 'gredy' for classic; the bots: random, greedy") as refusal:
        bots.create("gredy", game="classic")
    assert isinstance(refusal.value, InselreichError)
    assert refusal.value.code == "unknown_bot"


def test_a_bot_for_an_unknown_game_is_refused_as_the_game() -> None:
    with pytest.raises(UnknownGame, match="no game 'chess'"):
        bots.create("random", game="chess")


@pytest.mark.parametrize("seed", [-1, 2**64, 1.5, "7"])
def test_a_seed_that_is_none_is_refused(seed: Any) -> None:
    with pytest.raises(BadOption, match="a seed is a whole number"):
        bots.create("random", game="classic", seed=seed)


def test_a_bot_can_be_added_for_one_game_or_for_all(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("inselreich.bots.registry._makers", {})

    class First:
        def answer(self, place: Perspective) -> Move:
            return place.legal()[0]

        def explain(self) -> str:
            return "The first of all."

    bots.register("first", bots.EVERY_GAME, lambda seed: First())
    assert bots.names("classic") == ("first",)
    assert isinstance(bots.create("first", game="classic"), First)
