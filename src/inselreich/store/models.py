"""The tables of the database. Migrations change it, never `create_all`; a test compares the two.

Times are milliseconds since 1970. What is JSON is kept as text, so that a move comes back byte for byte.
"""

from __future__ import annotations

import sqlalchemy as sa
from sqlalchemy import BigInteger, ForeignKey, Index, MetaData, SmallInteger, Text, UniqueConstraint, text
from sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column

IS_LIVE = "state IN ('open', 'running')"


class Base(DeclarativeBase):
    """Of all tables."""

    metadata = MetaData(
        naming_convention={
            "pk": "pk_%(table_name)s",
            "fk": "fk_%(table_name)s_%(column_0_name)s",
            "uq": "uq_%(table_name)s_%(column_0_name)s",
            "ix": "ix_%(table_name)s_%(column_0_name)s",
        }
    )
    type_annotation_map = {int: BigInteger, str: Text}


class Person(Base):
    __tablename__ = "persons"

    id: Mapped[str] = mapped_column(primary_key=True)
    kind: Mapped[str]
    name: Mapped[str]
    created_at: Mapped[int]
    owner: Mapped[str | None] = mapped_column(
        ForeignKey("persons.id", deferrable=True, initially="DEFERRED"), index=True
    )
    login: Mapped[str | None]
    login_key: Mapped[str | None] = mapped_column(unique=True)
    """The login without regard to capitals."""
    password_hash: Mapped[str | None]
    recovery_hash: Mapped[str | None] = mapped_column(unique=True)
    token_hash: Mapped[str | None] = mapped_column(unique=True)
    """Of a bot; none: revoked."""
    muted_until: Mapped[int | None]


class Session(Base):
    __tablename__ = "sessions"

    hash: Mapped[str] = mapped_column(primary_key=True)
    person: Mapped[str] = mapped_column(ForeignKey("persons.id"), index=True)
    label: Mapped[str]
    opened_at: Mapped[int]
    seen_at: Mapped[int]


class Passkey(Base):
    __tablename__ = "passkeys"

    id: Mapped[bytes] = mapped_column(primary_key=True)
    person: Mapped[str] = mapped_column(ForeignKey("persons.id"), index=True)
    public_key: Mapped[bytes]
    sign_count: Mapped[int]
    label: Mapped[str]
    created_at: Mapped[int]
    used_at: Mapped[int | None]


class Table(Base):
    __tablename__ = "tables"

    id: Mapped[str] = mapped_column(primary_key=True)
    code: Mapped[str]
    game: Mapped[str]
    version: Mapped[str]
    seat_count: Mapped[int] = mapped_column(SmallInteger)
    options: Mapped[str]
    public: Mapped[bool]
    watchable: Mapped[bool]
    host: Mapped[str] = mapped_column(ForeignKey("persons.id"), index=True)
    clock: Mapped[str]
    pace_ms: Mapped[int]
    secret: Mapped[str]
    commitment: Mapped[str]
    created_at: Mapped[int]
    state: Mapped[str]
    revision: Mapped[int]
    started_at: Mapped[int | None]
    ended_at: Mapped[int | None]
    length: Mapped[int]
    asked_at: Mapped[int | None]
    wake_at: Mapped[int | None]
    """Only while it is running."""
    reserves: Mapped[str | None]
    """Of all seats, beside the rest of what a move changes: so a move writes one row here and no seats."""
    ended_by: Mapped[str | None]
    result: Mapped[str | None]
    rematch_of: Mapped[str | None] = mapped_column(ForeignKey("tables.id", deferrable=True, initially="DEFERRED"))

    __table_args__ = (
        Index("live_code", "code", unique=True, sqlite_where=text(IS_LIVE), postgresql_where=text(IS_LIVE)),
        Index(
            "one_rematch",
            "rematch_of",
            unique=True,
            sqlite_where=text("rematch_of IS NOT NULL AND state <> 'closed'"),
            postgresql_where=text("rematch_of IS NOT NULL AND state <> 'closed'"),
        ),
        Index(
            "to_be_woken",
            "wake_at",
            sqlite_where=text("wake_at IS NOT NULL"),
            postgresql_where=text("wake_at IS NOT NULL"),
        ),
        Index("tables_by_age", "created_at", "id"),
        Index("tables_by_state", "state", "created_at", "id"),
    )


class Seat(Base):
    __tablename__ = "seats"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    seat: Mapped[int] = mapped_column(SmallInteger, primary_key=True)
    name: Mapped[str]
    person: Mapped[str | None] = mapped_column(ForeignKey("persons.id"), index=True)
    bot: Mapped[str | None]
    contribution: Mapped[str]
    stand_in: Mapped[bool]
    agrees_to_end: Mapped[bool]

    __table_args__ = (UniqueConstraint("table_id", "person"),)


class Move(Base):
    """No foreign key: a move is written only together with its table's row, and checking it costs time at each move."""

    __tablename__ = "moves"

    table_id: Mapped[str] = mapped_column(primary_key=True)
    number: Mapped[int] = mapped_column(primary_key=True)
    seat: Mapped[int] = mapped_column(SmallInteger)
    move: Mapped[str]
    by: Mapped[str]
    at: Mapped[int]
    mark: Mapped[str]

    __table_args__ = ({"sqlite_with_rowid": False},)


class ChatLine(Base):
    __tablename__ = "chat"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    number: Mapped[int] = mapped_column(primary_key=True)
    person: Mapped[str] = mapped_column(ForeignKey("persons.id"))
    text: Mapped[str]
    at: Mapped[int]

    __table_args__ = ({"sqlite_with_rowid": False},)


def _core(model: type[Base]) -> sa.Table:
    """For statements: rows are not turned into objects of these classes."""
    assert isinstance(model.__table__, sa.Table)
    return model.__table__


PERSONS = _core(Person)
SESSIONS = _core(Session)
PASSKEYS = _core(Passkey)
TABLES = _core(Table)
SEATS = _core(Seat)
MOVES = _core(Move)
CHAT = _core(ChatLine)
