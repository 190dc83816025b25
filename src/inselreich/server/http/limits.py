"""How often somebody may ask: token buckets, per address and per person, in the memory of this worker."""

from __future__ import annotations

import ipaddress
import math
import time
from collections.abc import Callable
from typing import NamedTuple

from ..errors import Refusal


class Rate(NamedTuple):
    """So many at once, and one more every so many seconds."""

    burst: int
    every: float


RATES = {
    "requests": Rate(300, 0.02),
    "asks": Rate(100, 0.05),
    "sockets": Rate(60, 0.5),
    "guests": Rate(20, 20),
    "recovery": Rate(5, 60),
    "login": Rate(10, 10),
    "codes": Rate(20, 3),
    "accounts": Rate(5, 60),
    "tokens": Rate(10, 60),
    "tables": Rate(30, 4),
    "checks": Rate(5, 10),
    "replays": Rate(120, 0.5),
}
"""By what is limited: `requests` of an address, `asks` of a person; play is generous, guessing is not."""

MOST_BUCKETS = 20_000
"""When there are more, half of them are forgotten: to forget a full one changes nothing, and those go first."""


class TooMany(Refusal):
    """Asked too often: come back after so many seconds."""

    def __init__(self, wait: int) -> None:
        plural = "" if wait == 1 else "s"
        super().__init__("too_many", f"that was too often; it is possible again in {wait} second{plural}", status=429)
        self.wait = wait


class Limits:
    """The buckets of this worker. `generosity` makes all of them larger and refills them faster."""

    def __init__(self, generosity: float = 1.0, clock: Callable[[], float] = time.monotonic) -> None:
        self._generosity = generosity
        self._clock = clock
        self._buckets: dict[tuple[str, str], tuple[float, float]] = {}

    def take(self, kind: str, whose: str) -> None:
        """Count one; a refusal if the bucket is empty."""
        rate = RATES[kind]
        burst, every = max(1.0, rate.burst * self._generosity), rate.every / self._generosity
        now = self._clock()
        left, since = self._buckets.get((kind, whose), (burst, now))
        left = min(burst, left + (now - since) / every)
        if left < 1:
            raise TooMany(max(1, math.ceil((1 - left) * every)))
        self._buckets[kind, whose] = (left - 1, now)
        if len(self._buckets) > MOST_BUCKETS:
            self._forget(now)

    def _forget(self, now: float) -> None:
        """Half of the buckets: those that will be full soonest."""

        def until_full(key: tuple[str, str]) -> float:
            left, since = self._buckets[key]
            rate = RATES[key[0]]
            return (rate.burst * self._generosity - left) * rate.every / self._generosity - (now - since)

        for key in sorted(self._buckets, key=until_full)[: MOST_BUCKETS // 2]:
            del self._buckets[key]


def neighbourhood(address: str) -> str:
    """Whom an address counts as: an IPv6 line has 2^64 of them."""
    try:
        parsed = ipaddress.ip_address(address)
    except ValueError:
        return address
    if isinstance(parsed, ipaddress.IPv6Address):
        if parsed.ipv4_mapped is not None:
            return str(parsed.ipv4_mapped)
        return str(ipaddress.ip_network((parsed, 64), strict=False))
    return address
