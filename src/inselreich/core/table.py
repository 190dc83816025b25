"""The table: everything a match consists of at one moment, and nothing else.

A game subclasses `Table` and annotates its fields. How a field is copied follows from its annotation: a `list` is
copied, a `list` of lists two levels deep, everything else is immutable or shared for good and is passed on. The
copying code is made once per class, the way dataclasses make `__init__`, because positions are forked all the time.
"""

from __future__ import annotations

from typing import Any, ClassVar, Self

from .events import Event


class Table:
    """Base of every game's table. `news` collects the events since it was last emptied; it is not copied."""

    fields: ClassVar[tuple[str, ...]] = ()
    news: list[Event]

    def __init_subclass__(cls) -> None:
        annotations = {name: kind for name, kind in cls.__annotations__.items() if not kind.startswith("ClassVar")}
        cls.fields = cls.fields + tuple(annotations)
        lines = [f"    {_copied(name, kind)}" for name, kind in annotations.items()]
        source = "\n".join(["def take_over(self, other):", *lines])
        scope: dict[str, Any] = {}
        exec(source, scope)
        cls.take_over = scope["take_over"]  # type: ignore[method-assign]

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


def _copied(name: str, kind: str) -> str:
    if kind.startswith(("list[list", "list[Counts")):
        return f"self.{name} = [inner[:] for inner in other.{name}]"
    if kind.startswith(("list", "Counts")):
        return f"self.{name} = other.{name}[:]"
    if kind.startswith(("dict", "set")):
        raise TypeError(f"{name}: a table holds lists and immutable values only")
    return f"self.{name} = other.{name}"
