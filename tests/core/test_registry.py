"""The games there are."""

from __future__ import annotations

from typing import Any

import pytest

import inselreich
from inselreich.core import registry
from inselreich.core.errors import InselreichError, UnknownGame
from tests.core.toy import Toy


def test_every_game_is_found_by_its_key() -> None:
    games = inselreich.all_games()
    assert [game.key for game in games][:1] == ["classic"]
    for game in games:
        assert inselreich.game(game.key) is game
        assert game.usual_seats in game.seats
        assert set(game.title) == {"en", "de"}


@pytest.mark.parametrize("key", ["chess", "", "Classic", " classic", None, 7, ["classic"], b"classic"])
def test_an_unknown_game_is_refused_and_the_games_are_named(key: Any) -> None:
    with pytest.raises(UnknownGame, match=r"there is no game .*; the games: classic") as refusal:
        inselreich.new(key, seed=1)
    assert isinstance(refusal.value, InselreichError | LookupError)
    assert refusal.value.code == "unknown_game"


def test_a_game_is_known_once_it_is_registered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "_games", dict(registry._games))
    toy = Toy()
    registry.register(toy)
    assert registry.game("toy") is toy
    assert registry.games()[-1] is toy
    match = inselreich.new("toy", seed=3)
    assert match.seats == 3
    assert inselreich.replay(match.record().to_json()).record() == match.record()
