"""The options of a game as a person meets them: what each may be, and what it is when nothing is said."""

from __future__ import annotations

from typing import Any, get_args, get_type_hints

import msgspec


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

    @property
    def words(self) -> str:
        """The same within a sentence."""
        return self.range.replace(" | ", " or ") if self.allowed is not None else f"a whole number, {self.range}"

    def plain(self) -> dict[str, Any]:
        """For a program: only what there is to say."""
        limits = {"allowed": self.allowed, "least": self.least, "most": self.most}
        return {"name": self.name, "default": self.default} | {k: v for k, v in limits.items() if v is not None}


def choices_of(options_type: type[msgspec.Struct]) -> list[Choice]:
    """All options of a game, from the type that holds them."""
    hints = get_type_hints(options_type)
    kinds = msgspec.inspect.type_info(options_type)
    assert isinstance(kinds, msgspec.inspect.StructType)
    return [_choice(field, hints[field.name]) for field in kinds.fields]


def _choice(field: msgspec.inspect.Field, hint: Any) -> Choice:
    name, default, kind = field.name, field.default, field.type
    if isinstance(kind, msgspec.inspect.LiteralType):
        return Choice(name, default, get_args(hint))  # in the order of the program; the type info sorts them
    if isinstance(kind, msgspec.inspect.BoolType):
        return Choice(name, default, (False, True))
    if isinstance(kind, msgspec.inspect.IntType):
        return Choice(name, default, None, kind.ge, kind.le)
    return Choice(name, default)
