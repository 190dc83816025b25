"""What the server counts, for Prometheus: `/metrics` shows it.

With several workers each writes into files of a common folder, and whoever is asked adds them up. prometheus-client wants
that folder in the environment before it is imported: `share` is called by the supervisor, before the workers are started.
"""

from __future__ import annotations

import os
import shutil
from collections.abc import Sequence
from functools import lru_cache
from pathlib import Path
from typing import Literal

FOLDER = "PROMETHEUS_MULTIPROC_DIR"
CONTENT_TYPE = "text/plain; version=0.0.4; charset=utf-8"

COMMIT_S = (0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10)
ROWS = (1, 2, 4, 8, 16, 32, 64, 128, 256, 512)
THINKING_S = (0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5)
REQUEST_S = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10)

METHODS = ("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS")


def known_method(method: str) -> str:
    """A client may send any word as its method."""
    return method if method in METHODS else "other"


def share(folder: Path) -> None:
    """Let the workers that are started from now on count together, from zero, in this folder."""
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(mode=0o700, parents=True)
    os.environ[FOLDER] = str(folder)


def worker_has_died(pid: int) -> None:
    """Its sockets and tables are gone; what it has counted stays."""
    from prometheus_client.multiprocess import mark_process_dead

    mark_process_dead(pid, os.environ[FOLDER])  # type: ignore[no-untyped-call]


class Metrics:
    """What one worker counts. A registry of its own, so that tests and other programs can have several."""

    def __init__(self, version: str = "") -> None:
        from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, ProcessCollector

        self._registry = CollectorRegistry()

        def counter(name: str, about: str, labels: Sequence[str] = ()) -> Counter:
            return Counter(f"inselreich_{name}", about, labels, registry=self._registry)

        def gauge(
            name: str, about: str, labels: Sequence[str] = (), *, all_workers: Literal["livesum", "livemax", "livemin"]
        ) -> Gauge:
            return Gauge(f"inselreich_{name}", about, labels, registry=self._registry, multiprocess_mode=all_workers)

        def histogram(name: str, about: str, buckets: Sequence[float], labels: Sequence[str] = ()) -> Histogram:
            return Histogram(f"inselreich_{name}", about, labels, buckets=buckets, registry=self._registry)

        self._moves = counter(
            "moves", "Moves stored, by game and by who made them (person, bot, clock).", ["game", "by"]
        )
        self._moves_of = lru_cache(self._moves.labels)
        self._refusals = counter("refusals", "Moves, messages and requests that were refused, by code.", ["code"])
        self._sockets = gauge("sockets", "WebSockets that are open.", all_workers="livesum")
        self._closings = counter("sockets_closed", "WebSockets that the server closed, by reason.", ["reason"])
        self._tables = gauge("tables_held", "Tables in memory, summed over the workers.", all_workers="livesum")
        self._commit_s = histogram("commit_seconds", "How long a transaction of moves took.", COMMIT_S)
        self._commit_rows = histogram("commit_rows", "How many moves went into one transaction.", ROWS)
        self._frames = counter("frames_sent", "Frames sent over WebSockets.")
        self._bytes = counter("frames_sent_bytes", "Bytes of text sent over WebSockets.")
        self._received = counter("frames_received", "Frames received over WebSockets.")
        self._thinking_s = histogram(
            "bot_seconds", "How long a bot inside the server thought.", THINKING_S, ["bot", "game"]
        )
        self._thinking_of = lru_cache(self._thinking_s.labels)
        self._store_away = gauge("store_away", "1 while a worker cannot store moves.", all_workers="livemax")
        self._fanout = gauge(
            "fanout_healthy", "0 while a worker cannot rely on hearing of others.", all_workers="livemin"
        )
        self._lost = counter("notices_lost", "Hints to other workers given up while Redis was away.")
        self._requests = counter("requests", "HTTP requests, by route and status.", ["method", "route", "status"])
        self._request_s = histogram("request_seconds", "How long an HTTP request took, by route.", REQUEST_S, ["route"])
        gauge("info", "1, with the version of the program.", ["version"], all_workers="livemax").labels(version).set(1)
        if FOLDER not in os.environ:
            ProcessCollector(registry=self._registry)

    def move(self, game: str, by: str) -> None:
        """A move was stored. `by`: person, bot, or clock."""
        self._moves_of(game, by).inc()

    def refused(self, code: str) -> None:
        self._refusals.labels(code).inc()

    def sockets(self, change: int) -> None:
        """So many more WebSockets are open, or fewer."""
        self._sockets.inc(change)

    def closed(self, reason: str) -> None:
        """The server closed a WebSocket: slow, flood, going_down, ..."""
        self._closings.labels(reason).inc()

    def tables(self, held: int) -> None:
        """So many tables this worker has in memory now."""
        self._tables.set(held)

    def commit(self, seconds: float, rows: int) -> None:
        self._commit_s.observe(seconds)
        self._commit_rows.observe(rows)

    def sent(self, frames: int, size: int) -> None:
        self._frames.inc(frames)
        self._bytes.inc(size)

    def received(self, frames: int = 1) -> None:
        self._received.inc(frames)

    def thought(self, bot: str, game: str, seconds: float) -> None:
        self._thinking_of(bot, game).observe(seconds)

    def store_away(self, away: bool) -> None:
        self._store_away.set(away)

    def fanout(self, healthy: bool) -> None:
        self._fanout.set(healthy)

    def lost(self, notices: int) -> None:
        self._lost.inc(notices)

    def request(self, method: str, route: str, status: int, seconds: float) -> None:
        """`route` is the template of the path, of which there are few; never the path."""
        self._requests.labels(known_method(method), route, status).inc()
        self._request_s.labels(route).observe(seconds)

    def text(self) -> bytes:
        """All metrics of all workers, as `/metrics` shows them."""
        from prometheus_client import CollectorRegistry, generate_latest
        from prometheus_client.multiprocess import MultiProcessCollector

        registry = self._registry
        if FOLDER in os.environ:
            registry = CollectorRegistry()
            MultiProcessCollector(registry)  # type: ignore[no-untyped-call]
        return generate_latest(registry)
