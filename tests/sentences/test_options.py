"""The options of every game have words in both languages."""

from __future__ import annotations

import pytest

from inselreich.core.choices import choices_of
from inselreich.core.registry import games
from inselreich.sentences.options import OPTIONS, words_of

GAMES = {game.key: game for game in games()}


def test_no_words_are_there_for_what_is_no_option() -> None:
    assert OPTIONS.keys() == GAMES.keys()
    for key, options in OPTIONS.items():
        assert list(options) == list(GAMES[key].options_type.__struct_fields__)


@pytest.mark.parametrize("key", GAMES)
def test_every_option_and_every_value_has_words_in_both_languages(key: str) -> None:
    for choice in choices_of(GAMES[key].options_type):
        title, values = words_of(key, choice)
        assert all(title), choice.name
        if values is None:
            assert isinstance(choice.default, int), choice.name
            continue
        offered = choice.allowed or range(choice.least or 0, (choice.most or 0) + 1)
        assert set(OPTIONS[key][choice.name].values) == set(offered), choice.name
        assert len(values) == len(offered)
        for place in (0, 1):
            assert len({value[place] for value in values}) == len(values), choice.name
            assert all(value[place] for value in values)
