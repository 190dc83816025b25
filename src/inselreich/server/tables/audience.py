"""Who follows a table, and what each has been told.

Nothing is queued for a follower: it is only marked. When its socket can take something, the table says what is new
since the follower was last told. So a slow client costs a mark, never a wait, and misses nothing.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Protocol

from ..protocol import Language, News, Views

if TYPE_CHECKING:
    from .live import LiveTable


class Listener(Protocol):
    """A socket, as a table knows it."""

    def stir(self, follower: Follower) -> None:
        """There is something new for this follower; never waits."""
        ...

    def say(self, news: News) -> None:
        """Tell this, soon; never waits."""
        ...


class Follower:
    """One socket that follows one table."""

    __slots__ = ("face_due", "known", "language", "listener", "moves", "person", "seat", "table", "update_due", "views")

    def __init__(
        self,
        listener: Listener,
        table: LiveTable,
        person: str | None,
        *,
        known: int,
        views: Views,
        moves: bool,
        language: Language | None = None,
    ) -> None:
        self.listener = listener
        self.table = table
        self.person = person
        self.seat: int | None = None
        self.known = known
        self.views: Views = views
        self.moves = moves
        self.language: Language | None = language
        self.face_due = True
        self.update_due = True


class Audience:
    """All followers of a table on this worker, and who is there on the others."""

    __slots__ = ("_elsewhere", "followers")

    def __init__(self) -> None:
        self.followers: dict[int, Follower] = {}
        self._elsewhere: dict[str, Presence] = {}

    def add(self, follower: Follower) -> None:
        self.followers[id(follower)] = follower

    def remove(self, follower: Follower) -> None:
        self.followers.pop(id(follower), None)

    def __iter__(self) -> Iterator[Follower]:
        return iter(self.followers.values())

    def __len__(self) -> int:
        return len(self.followers)

    def stir(self, *, face: bool = False, update: bool = False) -> None:
        """Something is new for everybody."""
        for follower in self.followers.values():
            follower.face_due |= face
            follower.update_due |= update
            follower.listener.stir(follower)

    def say(self, news: News) -> None:
        for follower in self.followers.values():
            follower.listener.say(news)

    def here(self) -> Presence:
        """The people who follow the table on this worker, and how many only look on."""
        people = {follower.person for follower in self if follower.seat is not None and follower.person is not None}
        return Presence(frozenset(people), sum(follower.seat is None for follower in self))

    def everywhere(self) -> Presence:
        """The same on all workers."""
        places = [self.here(), *self._elsewhere.values()]
        return Presence(frozenset().union(*(place.people for place in places)), sum(place.watching for place in places))

    def elsewhere(self, worker: str, presence: Presence) -> bool:
        """Another worker says who is there; whether that is news."""
        before = self._elsewhere.get(worker)
        if presence.people or presence.watching:
            self._elsewhere[worker] = presence
        else:
            self._elsewhere.pop(worker, None)
        return before != self._elsewhere.get(worker)

    def forget(self, alive: set[str]) -> bool:
        """Workers that are no more have nobody there; whether that is news."""
        gone = [worker for worker in self._elsewhere if worker not in alive]
        for worker in gone:
            del self._elsewhere[worker]
        return bool(gone)


class Presence:
    """Who is there."""

    __slots__ = ("people", "watching")

    def __init__(self, people: frozenset[str], watching: int) -> None:
        self.people = people
        self.watching = watching

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Presence) and (self.people, self.watching) == (other.people, other.watching)

    __hash__ = None  # type: ignore[assignment]
