"""Sessions: a signed cookie names a row of the store, so that a session ends when its row is gone."""

from __future__ import annotations

import re
from typing import Any

import msgspec
from itsdangerous import BadSignature, Signer, URLSafeTimedSerializer
from litestar.datastructures import Cookie

from ...store import rows
from ...store.store import Store
from ..errors import Refusal
from ..settings import Settings
from ..tables.clocks import now_ms
from .origin import Connection, address, secure

COOKIE = "inselreich_session"
CEREMONY_COOKIE = "inselreich_ceremony"
COOKIE_SECONDS = 400 * 24 * 3600
"""As long as browsers keep one."""
CEREMONY_SECONDS = 300
TOKEN = re.compile(r"[A-Za-z0-9_-]{16,128}")


class Asker(msgspec.Struct, frozen=True):
    """Who makes a request: a person, or nobody yet."""

    address: str
    person: rows.Person | None = None
    session: str | None = None
    """Of a browser; a program with a token has none."""

    @property
    def kind(self) -> str:
        return "anonymous" if self.person is None else self.person.kind

    @property
    def someone(self) -> rows.Person:
        """The person of a request that only somebody may make."""
        if self.person is None:
            raise not_signed_in()
        return self.person


def not_signed_in() -> Refusal:
    """Somebody must say first who it is."""
    return Refusal("not_signed_in", "this needs a name first: become a guest, or sign in", status=401)


def bad_token() -> Refusal:
    """A token that opens nothing."""
    return Refusal("bad_token", "this token is unknown or was revoked", status=401)


class Sessions:
    """Finds out who asks, and gives and takes cookies."""

    def __init__(self, store: Store, settings: Settings, key: str) -> None:
        self._store = store
        self._settings = settings
        self._signer = Signer(key, salt="session")
        self._ceremonies = URLSafeTimedSerializer(key, salt="ceremony")

    async def asker(self, connection: Connection) -> Asker:
        """Who makes this request. A token goes before a cookie."""
        where = address(connection, self._settings)
        token = bearer(connection)
        if token is not None:
            return Asker(where, await self.by_token(token))
        session = self._session_of(connection)
        person = await self._store.people.session(session, now_ms()) if session else None
        return Asker(where, person, session if person else None)

    async def by_token(self, token: str) -> rows.Person:
        """The bot with this token."""
        person = await self._store.people.token(token) if TOKEN.fullmatch(token) else None
        if person is None:
            raise bad_token()
        return person

    async def open(self, connection: Connection, person: rows.Person) -> Cookie:
        """A new session of this browser, as a cookie."""
        label = browser(connection.headers.get("user-agent", ""))
        session = await self._store.people.open_session(person.id, label, now_ms())
        return self._cookie(connection, COOKIE, self._signer.sign(session).decode(), COOKIE_SECONDS)

    def farewell(self, connection: Connection, key: str = COOKIE) -> Cookie:
        """The cookie that takes one away."""
        return self._cookie(connection, key, "", 0)

    def remember(self, connection: Connection, ceremony: dict[str, Any]) -> Cookie:
        """What the second half of a passkey's ceremony must know of the first."""
        return self._cookie(connection, CEREMONY_COOKIE, self._dumped(ceremony), CEREMONY_SECONDS)

    def remembered(self, connection: Connection, what: str) -> dict[str, Any]:
        """The first half of this ceremony; a refusal if there was none of late."""
        try:
            found = self._ceremonies.loads(connection.cookies.get(CEREMONY_COOKIE, ""), max_age=CEREMONY_SECONDS)
        except BadSignature:
            found = {}
        if not isinstance(found, dict) or found.get("what") != what:
            raise Refusal("no_ceremony", "this took too long, or began elsewhere: please begin once more")
        return found

    def _dumped(self, ceremony: dict[str, Any]) -> str:
        text = self._ceremonies.dumps(ceremony)
        return text.decode() if isinstance(text, bytes) else text

    def _session_of(self, connection: Connection) -> str | None:
        try:
            return self._signer.unsign(connection.cookies.get(COOKIE, "")).decode()
        except BadSignature:
            return None

    def _cookie(self, connection: Connection, key: str, value: str, seconds: int) -> Cookie:
        return Cookie(
            key=key,
            value=value,
            max_age=seconds,
            path="/",
            httponly=True,
            samesite="lax",
            secure=secure(connection, self._settings),
        )


def bearer(connection: Connection) -> str | None:
    """The token of a program."""
    scheme, _, token = connection.headers.get("authorization", "").partition(" ")
    if not scheme:
        return None
    if scheme.lower() != "bearer":
        raise bad_token()
    return token.strip()


def browser(agent: str) -> str:
    """A browser in two words, for the list of one's sessions; nothing else of the header is kept."""
    names = {"Firefox": "Firefox", "Edg": "Edge", "OPR": "Opera", "Chrome": "Chrome", "Safari": "Safari"}
    systems = {
        "Android": "Android",
        "iPhone": "iPhone",
        "iPad": "iPad",
        "Windows": "Windows",
        "Mac OS": "macOS",
        "Linux": "Linux",
    }
    name = next((name for mark, name in names.items() if mark in agent), "")
    system = next((system for mark, system in systems.items() if mark in agent), "")
    return " on ".join(filter(None, [name, system])) or "a program"
