"""What can go wrong in the store, each in one sentence."""

from __future__ import annotations

from ..core.errors import InselreichError


class StoreError(InselreichError):
    """Base of what the store raises on purpose. Nothing has changed when it is raised."""

    code = "store"


class BadDatabase(StoreError, ValueError):
    """This address does not name a database that the store can use."""

    code = "bad_database"


class NewerDatabase(StoreError):
    """A newer version of the program has written this database."""

    code = "newer_database"


class StoreAway(StoreError):
    """The database cannot be reached, or does not answer."""

    code = "store_away"


class Taken(StoreError):
    """A move was not stored: another one has this number, or the table is not running any more."""

    code = "taken"

    def __init__(self, table: str, number: int, state: str) -> None:
        why = "another move has this number" if state == "running" else f"the table is {state}"
        super().__init__(f"move {number} was not stored: {why}")
        self.table = table
        self.number = number
        self.state = state
        """Of the table: running (then the number is taken), open, over or closed."""


class NoSuchTable(StoreError, LookupError):
    """There is no table with this id."""

    code = "no_such_table"

    def __init__(self, table: str) -> None:
        super().__init__(f"there is no table {table!r}")


class SeatTaken(StoreError):
    """Nobody can sit down there: the seat is taken, the person sits already, or the table is not open."""

    code = "seat_taken"


class CodeTaken(StoreError):
    """Another open or running table has this code."""

    code = "code_taken"


class RematchTaken(StoreError):
    """The table has a rematch already."""

    code = "rematch_taken"


class LoginTaken(StoreError):
    """Somebody else has this login."""

    code = "login_taken"


class PasskeyTaken(StoreError):
    """This passkey is registered already."""

    code = "passkey_taken"


class BadBackup(StoreError, ValueError):
    """This is not a whole backup that this program can read."""

    code = "bad_backup"


class NotEmpty(StoreError):
    """A backup is restored into an empty database only."""

    code = "not_empty"
