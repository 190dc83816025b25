"""Clocks: so long for a decision, then the seat's reserve; when that is used up, a bot plays for the seat.

All times are milliseconds. A clock is arithmetic on the moment the open question was asked, so it needs no ticking.
"""

from __future__ import annotations

import time
from collections.abc import Iterable, Sequence

from ...store import rows
from ..protocol import ClockNow

FORGIVEN_MS = 10_000
"""A live clock that ran out longer ago than this ran out while no server was there: the seat gets its time anew."""


def now_ms() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


class TableClock:
    """The clock of one table."""

    __slots__ = ("asked_at", "reserves", "rules")

    def __init__(self, rules: rows.Clock, seats: Sequence[rows.Seat], asked_at: int | None, now: int) -> None:
        self.rules = rules
        self.reserves = [rules.reserve_ms if seat.reserve_ms is None else seat.reserve_ms for seat in seats]
        self.asked_at = now if asked_at is None else asked_at

    @property
    def runs(self) -> bool:
        return self.rules.kind != "off"

    def due(self, seat: int) -> int:
        """When this seat's time is over if it does not answer."""
        return self.asked_at + self.rules.move_ms + self.reserves[seat]

    def answered(self, seat: int, now: int) -> None:
        """What the answer took beyond the time for one decision is gone from the reserve."""
        beyond = now - self.asked_at - self.rules.move_ms
        if self.runs and beyond > 0:
            self.reserves[seat] = max(0, self.reserves[seat] - beyond)

    def asked(self, now: int) -> None:
        """A new question is open."""
        self.asked_at = now

    def forgive(self, seats: Iterable[int], now: int) -> None:
        """After a time without a server nobody has lost it."""
        if self.rules.kind == "live" and any(self.due(seat) + FORGIVEN_MS < now for seat in seats):
            self.asked_at = now

    def shown(self, seats: Iterable[int]) -> tuple[ClockNow, ...]:
        """The running clocks of the seats that are waited for."""
        if not self.runs:
            return ()
        return tuple(ClockNow(seat, self.due(seat), self.reserves[seat]) for seat in seats)
