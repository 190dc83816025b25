"""What must survive: people, tables, moves, chat. SQLite by default, PostgreSQL at scale."""

from __future__ import annotations

from .errors import (
    BadBackup,
    BadDatabase,
    CodeTaken,
    LoginTaken,
    NewerDatabase,
    NoSuchTable,
    NotEmpty,
    PasskeyTaken,
    RematchTaken,
    SeatTaken,
    StoreAway,
    StoreError,
    Taken,
)
from .store import Store

__all__ = [
    "BadBackup",
    "BadDatabase",
    "CodeTaken",
    "LoginTaken",
    "NewerDatabase",
    "NoSuchTable",
    "NotEmpty",
    "PasskeyTaken",
    "RematchTaken",
    "SeatTaken",
    "Store",
    "StoreAway",
    "StoreError",
    "Taken",
]
