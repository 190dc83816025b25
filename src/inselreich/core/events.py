"""Events: what has just happened, for logs and animation, each with the seats that may know it."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from .moves import snake_case


class Event(msgspec.Struct, frozen=True, gc=False, tag_field="type", tag=snake_case):
    """Something that happened. Public unless a subclass names its `audience`."""

    @property
    def audience(self) -> tuple[int, ...] | None:
        """The seats that may know of it; None: everybody, spectators too."""
        return None

    def known_to(self, seat: int | None) -> bool:
        """Whether this seat (None: a spectator) may know of it."""
        audience = self.audience
        return audience is None or seat in audience


PUBLIC = Event.audience
"""The audience of the events that do not name one."""


def told_to(seat: int | None, events: Iterable[Event]) -> list[Event]:
    """Those of the events that this seat (None: a spectator) may know of."""
    return [event for event in events if type(event).audience is PUBLIC or event.known_to(seat)]
