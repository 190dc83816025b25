"""The game, its options, its seats and bots as a person names them on the command line."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from ..core.choices import choices_of
from ..core.game import Game
from ..core.registry import game as game_of
from .problems import BadInput

HIGHEST_SEED = 2**64 - 1


def read_options(game: Game, given: Sequence[str]) -> dict[str, Any]:
    """Options written as name=value; numbers and true/false are understood."""
    fields = {field.encode_name: field.type for field in msgspec.structs.fields(game.options_type)}
    known = {choice.name: choice for choice in choices_of(game.options_type)}
    options: dict[str, Any] = {}
    for text in given:
        name, equals, value = text.partition("=")
        name = name.strip().replace("-", "_")
        if not equals:
            raise BadInput(f"an option is written as name=value, such as {_example(game)}, not {text!r}")
        if name not in known:
            raise BadInput(f"{game.key} has no option {name!r}; its options: {', '.join(known)}")
        if name in options:
            raise BadInput(f"option {name} is given twice")
        try:
            options[name] = msgspec.convert(value.strip(), fields[name], strict=False)
        except msgspec.ValidationError:
            raise BadInput(f"option {name} is {known[name].words}, not {value.strip()!r}") from None
    game.check_options(options)
    return options


def _example(game: Game) -> str:
    choice = choices_of(game.options_type)[0]
    return f"{choice.name}={choice.default}"


def read_seed(seed: int | None) -> int | None:
    """A seed in the range of seeds."""
    if seed is not None and not 0 <= seed <= HIGHEST_SEED:
        raise BadInput(f"a seed is a whole number from 0 to 2^64-1, not {seed}")
    return seed


def read_bots(game: Game, names: str) -> list[str]:
    """Bots by name, with commas between them; every one of them plays this game."""
    from .. import bots

    known = bots.names(game.key)
    asked = [name.strip() for name in names.split(",")]
    for name in asked:
        if name not in known:
            raise BadInput(f"there is no bot {name!r} for {game.key}; the bots: {', '.join(known)}")
    return asked


def read_game(key: str) -> Game:
    """The game of this key."""
    import inselreich  # noqa: F401  (registers the games)

    return game_of(key)
