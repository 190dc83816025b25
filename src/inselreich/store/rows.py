"""What the store takes and gives: plain frozen values, the same for every database. Times are milliseconds since 1970."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

TableState = Literal["open", "running", "over", "closed"]
EndedBy = Literal["rules", "agreement", "limit", "closed"]
Mover = Literal["person", "bot", "clock"]


class Person(msgspec.Struct, frozen=True):
    """Somebody who may sit at tables: a guest, an account, or a bot that connects from outside."""

    id: str
    kind: Literal["guest", "account", "bot"]
    name: str
    created_at: int
    owner: str | None = None
    """Of a bot: whose it is."""
    login: str | None = None
    muted_until: int | None = None


class Session(msgspec.Struct, frozen=True):
    """One browser that is signed in."""

    id: str
    """Names it in lists; it is the hash of the secret that opens it."""
    person: str
    label: str
    opened_at: int
    seen_at: int


class Passkey(msgspec.Struct, frozen=True):
    """A key that a person's device keeps."""

    id: bytes
    person: str
    public_key: bytes
    sign_count: int
    label: str
    created_at: int
    used_at: int | None = None


class Clock(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The rules of a table's clock: so long for a decision, then the seat's reserve runs down."""

    kind: Literal["off", "live", "days"] = "off"
    move_ms: int = 0
    reserve_ms: int = 0


class Seat(msgspec.Struct, frozen=True):
    """A taken seat: by a person, or by a bot of the server's."""

    seat: int
    name: str
    person: str | None = None
    bot: str | None = None
    contribution: str = ""
    stand_in: bool = False
    """A bot plays for the person, until the person takes the seat back."""
    agrees_to_end: bool = False
    reserve_ms: int | None = None


class Table(msgspec.Struct, frozen=True, kw_only=True):
    """A table, which is one match."""

    id: str
    code: str
    game: str
    version: str
    seat_count: int
    options: dict[str, Any]
    public: bool
    watchable: bool
    host: str
    clock: Clock
    pace_ms: int
    """How long a bot waits before it moves, so that people can follow."""
    secret: str
    commitment: str
    created_at: int
    state: TableState = "open"
    started_at: int | None = None
    ended_at: int | None = None
    length: int = 0
    """How many moves are stored."""
    revision: int = 0
    """Counts every change of the table and its seats but the moves."""
    asked_at: int | None = None
    """When the open question was asked."""
    wake_at: int | None = None
    """When the server has to act by itself: a bot is asked, or a clock runs out."""
    ended_by: EndedBy | None = None
    result: dict[str, Any] | None = None
    rematch_of: str | None = None
    seats: tuple[Seat, ...] = ()

    @property
    def goes_on(self) -> bool:
        """Whether somebody may still play here; the secret of the dice is told only after that."""
        return self.state in ("open", "running")


class Move(msgspec.Struct, frozen=True):
    """A stored move."""

    number: int
    seat: int
    move: bytes
    """As JSON."""
    by: Mover
    at: int
    mark: str
    """Who wrote it: finds one's own row again when a commit's answer was lost."""


class After(msgspec.Struct, frozen=True, kw_only=True):
    """How a table stands after a move; stored together with it."""

    length: int
    asked_at: int | None
    wake_at: int | None
    reserves: tuple[int, ...] | None = None
    """Of every seat; None: unchanged."""
    ended_by: EndedBy | None = None
    result: dict[str, Any] | None = None


class ChatLine(msgspec.Struct, frozen=True):
    """Something said at a table; numbers count up from 0."""

    number: int
    person: str
    name: str
    text: str
    at: int
