"""The options of a game, and how a wrong one is answered."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
import pytest

from inselreich.core.choices import Choice, choices_of


class Everything(msgspec.Struct, frozen=True):
    points: Annotated[int, msgspec.Meta(ge=4, le=9)] = 7
    rounds: Annotated[int, msgspec.Meta(ge=1)] = 3
    luck: int = 0
    board: Literal["small", "large", "any"] = "large"
    friendly: bool = False
    name: str = "x"


CHOICES = {choice.name: choice for choice in choices_of(Everything)}
SAID: list[tuple[str, str, str, dict[str, Any]]] = [
    ("points", "4 to 9", "a whole number, 4 to 9", {"default": 7, "least": 4, "most": 9}),
    ("rounds", "1 or more", "a whole number, 1 or more", {"default": 3, "least": 1}),
    ("luck", "any value", "a whole number, any value", {"default": 0}),
    (
        "board",
        "small | large | any",
        "small or large or any",
        {"default": "large", "allowed": ("small", "large", "any")},
    ),
    ("friendly", "false | true", "false or true", {"default": False, "allowed": (False, True)}),
]


@pytest.mark.parametrize(("name", "shown", "words", "plain"), SAID)
def test_an_option_says_what_it_may_be(name: str, shown: str, words: str, plain: dict[str, Any]) -> None:
    choice = CHOICES[name]
    assert (choice.range, choice.words) == (shown, words)
    assert choice.plain() == {"name": name, **plain}


def test_options_come_in_the_order_of_the_game() -> None:
    assert list(CHOICES) == ["points", "rounds", "luck", "board", "friendly", "name"]
    assert CHOICES["name"] == Choice("name", "x")
