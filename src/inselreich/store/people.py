"""Persons and what they identify themselves with. Secrets are stored as hashes only."""

from __future__ import annotations

import time
from collections.abc import Iterable
from typing import Any

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError

from .database import Database
from .errors import LoginTaken, PasskeyTaken
from .keys import hashed, new_id, new_recovery_code, new_secret, recovery_hash
from .models import PASSKEYS, PERSONS, SESSIONS
from .rows import Passkey, Person, Session

PERSON = tuple(PERSONS.c[name] for name in Person.__struct_fields__)
SESSION = (SESSIONS.c.hash, SESSIONS.c.person, SESSIONS.c.label, SESSIONS.c.opened_at, SESSIONS.c.seen_at)
PASSKEY = tuple(PASSKEYS.c[name] for name in Passkey.__struct_fields__)

SEEN_MS = 600_000
"""How exactly it is kept when a session was seen last."""


class People:
    """`store.people`."""

    def __init__(self, database: Database) -> None:
        self._database = database

    # Persons

    async def create_guest(self, name: str, now: int | None = None) -> tuple[Person, str]:
        """A new guest, and the recovery code, which is told once and never again."""
        person, code = Person(new_id(), "guest", name, _now(now)), new_recovery_code()
        await self._insert_person(person, recovery_hash=recovery_hash(code))
        return person, code

    async def get(self, person: str) -> Person | None:
        return await self._person(PERSONS.c.id == person)

    async def many(self, persons: Iterable[str]) -> dict[str, Person]:
        """Those that exist, by id."""
        wanted = sa.select(*PERSON).where(PERSONS.c.id.in_(list(persons)))
        async with self._database.reading() as connection:
            return {row.id: Person(*row) for row in await connection.execute(wanted)}

    async def rename(self, person: str, name: str) -> bool:
        return await self._change(person, name=name)

    async def recover(self, code: str) -> Person | None:
        """Whose recovery code this is, however it is typed."""
        return await self._person(PERSONS.c.recovery_hash == recovery_hash(code))

    async def renew_recovery_code(self, person: str) -> str:
        """A new recovery code; the old one is worth nothing any more."""
        code = new_recovery_code()
        await self._change(person, recovery_hash=recovery_hash(code))
        return code

    # Accounts

    async def make_account(self, person: str, login: str, password_hash: str | None) -> Person | None:
        """Turn a guest into an account, or give an account another login and password; `LoginTaken`."""
        try:
            await self._change(
                person, kind="account", login=login, login_key=login.casefold(), password_hash=password_hash
            )
        except IntegrityError:
            raise LoginTaken(f"somebody else has the login {login!r}") from None
        return await self.get(person)

    async def by_login(self, login: str) -> tuple[Person, str | None] | None:
        """The account, whatever the capitals, and the hash of its password (None: it has none)."""
        wanted = sa.select(*PERSON, PERSONS.c.password_hash).where(PERSONS.c.login_key == login.casefold())
        async with self._database.reading() as connection:
            row = (await connection.execute(wanted)).first()
        return None if row is None else (Person(*row[:-1]), row[-1])

    async def set_password(self, person: str, password_hash: str | None) -> bool:
        return await self._change(person, password_hash=password_hash)

    # Sessions

    async def open_session(self, person: str, label: str, now: int) -> str:
        """The secret for the cookie; only its hash is stored."""
        secret = new_secret()
        row = {"hash": hashed(secret), "person": person, "label": label, "opened_at": now, "seen_at": now}
        async with self._database.writing() as connection:
            await connection.execute(SESSIONS.insert(), row)
        return secret

    async def session(self, secret: str, now: int | None = None) -> Person | None:
        """Whose session this is; with `now` it is also noted, to ten minutes, that it was seen."""
        wanted = (
            sa.select(*PERSON, SESSIONS.c.seen_at)
            .join(SESSIONS, SESSIONS.c.person == PERSONS.c.id)
            .where(SESSIONS.c.hash == hashed(secret))
        )
        async with self._database.reading() as connection:
            row = (await connection.execute(wanted)).first()
        if row is None:
            return None
        if now is not None and now - row.seen_at >= SEEN_MS:
            seen = SESSIONS.update().where(SESSIONS.c.hash == hashed(secret)).values(seen_at=now)
            async with self._database.writing() as connection:
                await connection.execute(seen)
        return Person(*row[:-1])

    async def sessions(self, person: str) -> list[Session]:
        """The newest first. That of a secret has the id `keys.hashed(secret)`."""
        wanted = sa.select(*SESSION).where(SESSIONS.c.person == person)
        async with self._database.reading() as connection:
            rows = await connection.execute(wanted.order_by(SESSIONS.c.opened_at.desc(), SESSIONS.c.hash))
            return [Session(*row) for row in rows]

    async def valid_sessions(self, ids: Iterable[str]) -> set[str]:
        """Which of these have not ended."""
        wanted = sa.select(SESSIONS.c.hash).where(SESSIONS.c.hash.in_(list(ids)))
        async with self._database.reading() as connection:
            return {row[0] for row in await connection.execute(wanted)}

    async def revoke(self, session: str, person: str) -> bool:
        """End one session of this person's, by its id or its secret."""
        which = SESSIONS.c.hash.in_([session, hashed(session)])
        return await self._delete(SESSIONS, which, SESSIONS.c.person == person) == 1

    async def revoke_all(self, person: str, but: str | None = None) -> int:
        """End all sessions of this person's but one, named by its id or its secret; how many there were."""
        kept = [] if but is None else [but, hashed(but)]
        return await self._delete(SESSIONS, SESSIONS.c.person == person, SESSIONS.c.hash.not_in(kept))

    # Passkeys

    async def add_passkey(self, passkey: Passkey) -> None:
        """`PasskeyTaken` if it is registered already, by whomever. A guest who has one has an account."""
        row = {name: getattr(passkey, name) for name in Passkey.__struct_fields__}
        try:
            async with self._database.writing() as connection:
                await connection.execute(PASSKEYS.insert(), row)
                guest = (PERSONS.c.id == passkey.person, PERSONS.c.kind == "guest")
                await connection.execute(PERSONS.update().where(*guest).values(kind="account"))
        except IntegrityError:
            if await self.passkey(passkey.id) is None:
                raise
            raise PasskeyTaken("this passkey is registered already") from None

    async def passkeys(self, person: str) -> list[Passkey]:
        wanted = sa.select(*PASSKEY).where(PASSKEYS.c.person == person).order_by(PASSKEYS.c.created_at, PASSKEYS.c.id)
        async with self._database.reading() as connection:
            return [Passkey(*row) for row in await connection.execute(wanted)]

    async def passkey(self, id: bytes) -> Passkey | None:  # noqa: A002
        async with self._database.reading() as connection:
            row = (await connection.execute(sa.select(*PASSKEY).where(PASSKEYS.c.id == id))).first()
        return None if row is None else Passkey(*row)

    async def touch_passkey(self, id: bytes, count: int, now: int) -> bool:  # noqa: A002
        """It was used. False: it is unknown, or was used with this or a higher count before, so this may be a copy.

        Devices that do not count always say 0.
        """
        newer = sa.or_(PASSKEYS.c.sign_count < count, sa.and_(PASSKEYS.c.sign_count == 0, sa.literal(count) == 0))
        change = PASSKEYS.update().where(PASSKEYS.c.id == id, newer).values(sign_count=count, used_at=now)
        async with self._database.writing() as connection:
            return (await connection.execute(change)).rowcount == 1

    async def remove_passkey(self, id: bytes, person: str) -> bool:  # noqa: A002
        """False: this person has no such passkey. Who has neither another one nor a login is a guest again."""
        async with self._database.writing() as connection:
            its = sa.delete(PASSKEYS).where(PASSKEYS.c.id == id, PASSKEYS.c.person == person)
            if (await connection.execute(its)).rowcount != 1:
                return False
            others = sa.exists().where(PASSKEYS.c.person == person)
            without = (PERSONS.c.id == person, PERSONS.c.kind == "account", PERSONS.c.login.is_(None), ~others)
            await connection.execute(PERSONS.update().where(*without).values(kind="guest"))
            return True

    # Bots from outside

    async def make_token(self, owner: str, name: str, now: int | None = None) -> tuple[Person, str]:
        """A bot of this person's, and its token, which is told once and never again."""
        bot, token = Person(new_id(), "bot", name, _now(now), owner=owner), new_secret()
        await self._insert_person(bot, token_hash=hashed(token))
        return bot, token

    async def token(self, token: str) -> Person | None:
        """The bot that connects with this token."""
        return await self._person(PERSONS.c.token_hash == hashed(token))

    async def tokens(self, owner: str) -> list[Person]:
        """The owner's bots whose tokens are not revoked, the oldest first."""
        wanted = sa.select(*PERSON).where(PERSONS.c.owner == owner, PERSONS.c.token_hash.is_not(None))
        async with self._database.reading() as connection:
            rows = await connection.execute(wanted.order_by(PERSONS.c.created_at, PERSONS.c.id))
            return [Person(*row) for row in rows]

    async def bots_with_token(self, bots: Iterable[str]) -> set[str]:
        """Which of these have a token that is not revoked."""
        wanted = sa.select(PERSONS.c.id).where(PERSONS.c.id.in_(list(bots)), PERSONS.c.token_hash.is_not(None))
        async with self._database.reading() as connection:
            return {row[0] for row in await connection.execute(wanted)}

    async def revoke_token(self, bot: str, owner: str) -> bool:
        """The token opens nothing any more; the bot stays in the tables where it played."""
        its = (PERSONS.c.id == bot, PERSONS.c.owner == owner, PERSONS.c.token_hash.is_not(None))
        async with self._database.writing() as connection:
            done = await connection.execute(PERSONS.update().where(*its).values(token_hash=None))
            return done.rowcount == 1

    # Shared

    async def _person(self, which: sa.ColumnElement[bool]) -> Person | None:
        async with self._database.reading() as connection:
            row = (await connection.execute(sa.select(*PERSON).where(which))).first()
        return None if row is None else Person(*row)

    async def _insert_person(self, person: Person, **secrets: str) -> None:
        row = {name: getattr(person, name) for name in Person.__struct_fields__} | secrets
        async with self._database.writing() as connection:
            await connection.execute(PERSONS.insert(), row)

    async def _change(self, person: str, **values: Any) -> bool:
        async with self._database.writing() as connection:
            done = await connection.execute(PERSONS.update().where(PERSONS.c.id == person).values(values))
            return done.rowcount == 1

    async def _delete(self, table: Any, *which: sa.ColumnElement[bool]) -> int:
        async with self._database.writing() as connection:
            return (await connection.execute(sa.delete(table).where(*which))).rowcount


def _now(now: int | None) -> int:
    return time.time_ns() // 1_000_000 if now is None else now
