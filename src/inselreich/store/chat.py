"""What is said at tables."""

from __future__ import annotations

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError

from .database import Database
from .models import CHAT, PERSONS
from .rows import ChatLine


class Chat:
    """`store.chat`."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def say(self, table_id: str, person: str, text: str, at: int) -> int:
        """Keep a line; its number counts the lines of the table from 0."""
        next_number = sa.select(sa.func.coalesce(sa.func.max(CHAT.c.number) + 1, 0)).where(CHAT.c.table_id == table_id)
        number = 0
        while True:
            try:
                async with self._database.writing() as connection:
                    number = await connection.scalar(next_number) or 0
                    line = {"table_id": table_id, "number": number, "person": person, "text": text, "at": at}
                    await connection.execute(CHAT.insert(), line)
            except IntegrityError:
                if not await self._has(table_id, number):  # else somebody was faster
                    raise
            else:
                return number

    async def since(self, table_id: str, number: int, limit: int = 200) -> list[ChatLine]:
        """The lines from this number on."""
        columns = (CHAT.c.number, CHAT.c.person, PERSONS.c.name, CHAT.c.text, CHAT.c.at)
        lines = (
            sa.select(*columns)
            .join(PERSONS, PERSONS.c.id == CHAT.c.person)
            .where(CHAT.c.table_id == table_id, CHAT.c.number >= number)
            .order_by(CHAT.c.number)
            .limit(limit)
        )
        async with self._database.reading() as connection:
            return [ChatLine(*row) for row in await connection.execute(lines)]

    async def latest(self, table_id: str, count: int) -> list[ChatLine]:
        """The last lines, in their order."""
        last = sa.select(sa.func.coalesce(sa.func.max(CHAT.c.number), -1)).where(CHAT.c.table_id == table_id)
        async with self._database.reading() as connection:
            number = await connection.scalar(last) or 0
        return await self.since(table_id, max(0, number - count + 1))

    async def mute(self, person: str, until: int | None) -> bool:
        """Nobody hears this person until then; False: there is no such person."""
        change = PERSONS.update().where(PERSONS.c.id == person).values(muted_until=until)
        async with self._database.writing() as connection:
            return (await connection.execute(change)).rowcount == 1

    async def _has(self, table_id: str, number: int) -> bool:
        there = sa.select(CHAT.c.number).where(CHAT.c.table_id == table_id, CHAT.c.number == number)
        async with self._database.reading() as connection:
            return await connection.scalar(there) is not None
