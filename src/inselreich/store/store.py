"""The store: one door to everything that must survive."""

from __future__ import annotations

from typing import Self

import sqlalchemy as sa

from . import schema
from .chat import Chat
from .database import Database
from .journal import Journal
from .people import People
from .tables import Tables


class Store:
    """An open database: `tables`, `journal`, `people`, `chat`. Belongs to the event loop that opened it."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.tables = Tables(database)
        self.journal = Journal(database)
        self.people = People(database)
        self.chat = Chat(database)

    @classmethod
    async def open(cls, url: str, *, migrate: bool = True) -> Self:
        """`sqlite:///PATH` or `postgresql://...`; `BadDatabase`, `StoreAway`, `NewerDatabase`."""
        database = Database(url)
        try:
            await (schema.bring_up(database) if migrate else schema.check(database))
        except BaseException:
            await database.close()
            raise
        return cls(database)

    async def ping(self) -> None:
        """`StoreAway` if the database does not answer."""
        async with self.database.reading() as connection:
            await connection.execute(sa.select(1))

    async def close(self) -> None:
        """After storing what is under way."""
        await self.journal.close()
        await self.database.close()

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *problem: object) -> None:
        await self.close()
