"""Moves: the answers to questions. Frozen, typed, and the same in Python, in JSON and in the schema."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Any, Self

import msgspec

from .errors import MalformedMove


def snake_case(name: str) -> str:
    """BuildRoad -> build_road: how a class is called in JSON."""
    return re.sub(r"(?<!^)(?=[A-Z])", "_", name).lower()


class Move(msgspec.Struct, frozen=True, gc=False, forbid_unknown_fields=True, tag_field="type", tag=snake_case):
    """Something a seat does. Each game lists its own; JSON tells them apart by `type`."""

    @classmethod
    def named(cls) -> str:
        """The move's name in JSON."""
        return str(cls.__struct_config__.tag)

    def __str__(self) -> str:
        values = (str(getattr(self, field)) for field in self.__struct_fields__)
        return " ".join([self.named().replace("_", " "), *filter(None, values)])


class Reader:
    """Reads the moves of one game from JSON or plain data, and says what is wrong with those it cannot read."""

    def __init__(self, kinds: tuple[type[Move], ...]) -> None:
        union: Any = kinds[0]
        for kind in kinds[1:]:
            union = union | kind
        self.kinds = kinds
        self.union = union
        self._by_name: dict[str, Any] = {kind.named(): kind for kind in kinds}
        self._decoder = msgspec.json.Decoder(union)

    def from_json(self, text: str | bytes) -> Move:
        try:
            move: Move = self._decoder.decode(text)
        except (msgspec.DecodeError, UnicodeError, TypeError, RecursionError) as problem:
            raise MalformedMove(self._what_is_wrong(problem)) from None
        return move

    def from_data(self, data: Any) -> Move:
        name = data.get("type") if isinstance(data, dict) else None
        kind = self._by_name.get(name) if isinstance(name, str) else None  # msgspec is slow with unions here
        try:
            move: Move = msgspec.convert(data, kind or self.union)
        except msgspec.ValidationError as problem:
            raise MalformedMove(self._what_is_wrong(problem)) from None
        return move

    def _what_is_wrong(self, problem: Exception) -> str:
        """In a sentence; where the type is wrong, with those that are right."""
        types = f"; the types are {', '.join(self._by_name)}" if "type`" in str(problem) else ""
        return f"this is not a move of the game: {problem}{types}"


class Pile(msgspec.Struct, frozen=True, gc=False, forbid_unknown_fields=True, omit_defaults=True):
    """So many cards of each kind. A game subclasses it with one field a kind, each `int = 0`."""

    def __post_init__(self) -> None:
        for count in self.counts:
            if type(count) is not int or count < 0:
                raise MalformedMove(f"a number of cards is a whole number from 0, not {count!r}")

    @property
    def counts(self) -> tuple[int, ...]:
        """The numbers alone, in the order of the fields."""
        return msgspec.structs.astuple(self)

    @property
    def total(self) -> int:
        return sum(self.counts)

    @classmethod
    def of(cls, counts: Any) -> Self:
        """The pile with these numbers, in the order of the fields."""
        return cls(*counts)

    @classmethod
    def naming(cls, counts: Iterable[int]) -> dict[str, int]:
        """{kind: how many}"""
        return dict(zip(cls.__struct_fields__, counts, strict=True))

    @classmethod
    def check(cls, *piles: object) -> None:
        """Moves made in Python, unlike those read from JSON, may hold anything."""
        for pile in piles:
            if type(pile) is not cls:
                raise MalformedMove(
                    f"cards are given as {cls.__name__}({cls.__struct_fields__[0]}=1, ...), not {pile!r}"
                )

    def __bool__(self) -> bool:
        return any(self.counts)

    def __str__(self) -> str:
        parts = [f"{count} {kind}" for kind, count in zip(self.__struct_fields__, self.counts, strict=True) if count]
        return " + ".join(parts) or "nothing"
