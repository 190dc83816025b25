"""The table: everything a match consists of at one moment, and nothing else.

A game subclasses `Table` and annotates its fields; they become slots. How a field is copied follows from its
annotation: a `list` is copied, a `list` of lists two levels deep, everything else is immutable or shared for good
and is passed on. What is annotated as a `ClassVar` belongs to the game and is no field. The copying code is made once
per class, the way dataclasses make `__init__`, because positions are forked all the time.
"""

from __future__ import annotations

import re
from typing import Any, Self

from .events import Event

MUTABLE = re.compile(r"\b(list|Counts|dict|set|deque|bytearray)\b")
_IMMUTABLE = rf"(?:(?!{MUTABLE.pattern}).)*"
ONE_LEVEL = re.compile(rf"list\[{_IMMUTABLE}\]|Counts")
TWO_LEVELS = re.compile(rf"list\[(list\[{_IMMUTABLE}\]|Counts)\]")
"""The annotations of fields, as they are written."""


def _copied(field: str, kind: str) -> str:
    if not isinstance(kind, str):
        raise TypeError(f"{field}: the module of a table begins with 'from __future__ import annotations'")
    if TWO_LEVELS.fullmatch(kind):
        return f"self.{field} = [inner[:] for inner in other.{field}]"
    if ONE_LEVEL.fullmatch(kind):
        return f"self.{field} = other.{field}[:]"
    if MUTABLE.search(kind):
        raise TypeError(f"{field}: a table holds immutable values, lists, and lists of lists of these, not {kind}")
    return f"self.{field} = other.{field}"


def _function(name: str, lines: list[str]) -> Any:
    scope: dict[str, Any] = {}
    source = "\n    ".join([f"def {name}(self, other):", *(lines or ["pass"])])
    exec(source, scope)  # noqa: S102 - the source is made of the field names above
    return scope[name]


class TableType(type):
    """Makes the annotated fields of a table slots, and writes the function that copies them."""

    kinds: dict[str, str]

    def __new__(cls, name: str, bases: tuple[type, ...], body: dict[str, Any]) -> TableType:
        annotated: dict[str, str] = body.get("__annotations__", {})
        own = {field: kind for field, kind in annotated.items() if not str(kind).startswith("ClassVar")}
        inherited = [base.kinds for base in bases if isinstance(base, TableType)]
        body["__slots__"] = tuple(own)
        body["kinds"] = {field: kind for kinds in [*inherited, own] for field, kind in kinds.items() if field != "news"}
        body["take_over"] = _function("take_over", [_copied(field, kind) for field, kind in body["kinds"].items()])
        return super().__new__(cls, name, bases, body)


class Table(metaclass=TableType):
    """Base of every game's table. `news` collects the events since it was last emptied; it is not copied."""

    news: list[Event]

    def take_over(self, other: Self) -> None:
        """Become an exact, independent copy of the other table."""
        raise NotImplementedError

    def copy(self) -> Self:
        twin = self.__class__.__new__(self.__class__)
        twin.news = []
        twin.take_over(self)
        return twin

    def tell(self, event: Event) -> None:
        """Say what has just happened."""
        self.news.append(event)
