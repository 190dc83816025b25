"""A list that can be forked at once: the fork shares what was there and goes on by itself."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Generic, TypeVar, overload

T = TypeVar("T")


class Trail(Sequence[T], Generic[T]):
    """An append-only sequence. A fork costs the same whatever the length."""

    __slots__ = ("_before", "_own", "_shared", "append", "extend")

    def __init__(self, before: Trail[T] | None = None, shared: int = 0) -> None:
        self._before = before
        self._shared = shared
        self._own: list[T] = []
        self.append = self._own.append
        self.extend = self._own.extend

    def fork(self) -> Trail[T]:
        """A trail with the same past and a future of its own."""
        if self._own:
            return Trail(self, len(self))
        return Trail(self._before, self._shared)

    def since(self, start: int) -> list[T]:
        """What was appended from position `start` on."""
        shared = self._shared
        return self._own[start - shared :] if start >= shared else list(self)[start:]

    def __len__(self) -> int:
        return self._shared + len(self._own)

    def __iter__(self) -> Iterator[T]:
        trail, length = self, len(self)
        parts = [trail._own]
        while trail._before is not None:
            trail, length = trail._before, trail._shared
            parts.append(trail._own[: length - trail._shared])
        for part in reversed(parts):
            yield from part

    @overload
    def __getitem__(self, index: int) -> T: ...

    @overload
    def __getitem__(self, index: slice) -> list[T]: ...

    def __getitem__(self, index: int | slice) -> T | list[T]:
        return list(self)[index]

    def __eq__(self, other: object) -> bool:
        return list(self) == list(other) if isinstance(other, Trail | list) else NotImplemented

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        return repr(list(self))
