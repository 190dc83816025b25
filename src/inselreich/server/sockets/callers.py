"""Who is connected to this worker, so that whoever is signed out is sent away from all workers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

import msgspec

from ...store.store import Store
from ..fanout import Fanout, Notice
from ..protocol import Farewell, News

LOOK_SECONDS = 30.0
"""What workers tell each other are hints: so often the store is asked whether everybody is still signed in."""
AT_ONCE = 500
GOODBYE = Farewell("signed_out", "you were signed out here; sign in again")


class Leaving(msgspec.Struct, frozen=True):
    """Whose connections end: all of a person or bot, or those of one session, or all but those of one session."""

    person: str
    session: str | None = None
    but: str | None = None

    def means(self, caller: Caller) -> bool:
        if caller.person_id != self.person:
            return False
        if self.session is not None:
            return caller.session == self.session
        return self.but is None or caller.session != self.but


class Caller(Protocol):
    """A socket, as far as it matters who it is."""

    @property
    def person_id(self) -> str | None:
        """None: nobody yet."""
        ...

    @property
    def session(self) -> str | None:
        """The id of the session whose cookie it came with; None: it came with a token."""
        ...

    def say(self, news: News) -> None: ...


_pack = msgspec.msgpack.Encoder().encode
_unpack = msgspec.msgpack.Decoder(Leaving).decode


class Callers:
    """The sockets of this worker."""

    def __init__(self, store: Store, fanout: Fanout) -> None:
        self._store = store
        self._fanout = fanout
        self._here: set[Caller] = set()

    def add(self, caller: Caller) -> None:
        self._here.add(caller)

    def remove(self, caller: Caller) -> None:
        self._here.discard(caller)

    def sign_out(self, leaving: Leaving) -> None:
        """Close these connections here and on all other workers. Their session or token is gone already."""
        self._close(leaving)
        self._fanout.tell(Notice("signed_out", "", body=_pack(leaving)))

    def hear(self, notice: Notice) -> None:
        """Another worker has signed somebody out."""
        if notice.body:
            self._close(_unpack(notice.body))

    def _close(self, leaving: Leaving) -> None:
        for caller in list(self._here):
            if leaving.means(caller):
                caller.say(GOODBYE)

    async def look(self) -> None:
        """Close what no session and no token opens any more."""
        known = [caller for caller in self._here if caller.person_id is not None]
        for first in range(0, len(known), AT_ONCE):
            await self._look(known[first : first + AT_ONCE])

    async def _look(self, callers: Sequence[Caller]) -> None:
        sessions = {caller.session for caller in callers if caller.session is not None}
        bots = {caller.person_id for caller in callers if caller.session is None and caller.person_id is not None}
        valid = await self._store.people.valid_sessions(sessions) if sessions else set()
        allowed = await self._store.people.bots_with_token(bots) if bots else set()
        for caller in callers:
            if (caller.session in valid) if caller.session is not None else (caller.person_id in allowed):
                continue
            caller.say(GOODBYE)
