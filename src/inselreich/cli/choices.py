"""The game, its options, its seats and bots as a person names them on the command line."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, get_args, get_type_hints

import msgspec

from ..core.game import Game
from ..core.registry import game as game_of
from .problems import BadInput

HIGHEST_SEED = 2**64 - 1


class Choice(msgspec.Struct, frozen=True):
    """One option of a game: what it is when nothing is said, and what it may be."""

    name: str
    default: Any
    allowed: tuple[Any, ...] | None = None
    least: int | None = None
    most: int | None = None

    @property
    def range(self) -> str:
        """What it may be, for a person."""
        if self.allowed is not None:
            return " | ".join(str(each).lower() if isinstance(each, bool) else str(each) for each in self.allowed)
        if self.least is not None and self.most is not None:
            return f"{self.least} to {self.most}"
        return "any value" if self.least is None else f"{self.least} or more"

    def plain(self) -> dict[str, Any]:
        """For a program: only what there is to say."""
        limits = {"allowed": self.allowed, "least": self.least, "most": self.most}
        return {"name": self.name, "default": self.default} | {k: v for k, v in limits.items() if v is not None}


def choices_of(game: Game) -> list[Choice]:
    """All options of a game."""
    hints = get_type_hints(game.options_type)
    kinds = msgspec.inspect.type_info(game.options_type)
    assert isinstance(kinds, msgspec.inspect.StructType)
    return [_choice(field, hints[field.name]) for field in kinds.fields]


def _choice(field: msgspec.inspect.Field, hint: Any) -> Choice:
    name, default, kind = field.encode_name, field.default, field.type
    if isinstance(kind, msgspec.inspect.LiteralType):
        return Choice(name, default, get_args(hint))  # in the order of the program; the type info sorts them
    if isinstance(kind, msgspec.inspect.BoolType):
        return Choice(name, default, (False, True))
    if isinstance(kind, msgspec.inspect.IntType):
        return Choice(name, default, None, kind.ge, kind.le)
    return Choice(name, default)


def read_options(game: Game, given: Sequence[str]) -> dict[str, Any]:
    """Options written as name=value; numbers and true/false are understood."""
    fields = {field.encode_name: field.type for field in msgspec.structs.fields(game.options_type)}
    known = {choice.name: choice for choice in choices_of(game)}
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
            raise BadInput(f"option {name} is {_either(known[name])}, not {value.strip()!r}") from None
    game.check_options(options)
    return options


def _example(game: Game) -> str:
    choice = choices_of(game)[0]
    return f"{choice.name}={choice.default}"


def _either(choice: Choice) -> str:
    return choice.range.replace(" | ", " or ") if choice.allowed else f"a whole number, {choice.range}"


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
