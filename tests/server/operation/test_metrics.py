"""What is counted, and that several workers count together."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from prometheus_client.parser import text_string_to_metric_families

from inselreich.server import metrics
from inselreich.server.metrics import Metrics

COUNTS = """
import os, sys
from inselreich.server.metrics import Metrics
counted = Metrics("1")
counted.move("classic", "person")
counted.sockets(+2)
counted.tables(3)
counted.commit(0.004, 5)
counted.store_away(sys.argv[1] == "away")
print(os.getpid(), flush=True)
sys.stdin.read()
"""


def values(text: str) -> dict[str, float]:
    """Every figure, by its name with its labels."""
    return {
        sample.name + "".join(f" {key}={value}" for key, value in sorted(sample.labels.items())): sample.value
        for family in text_string_to_metric_families(text)
        for sample in family.samples
    }


def test_everything_that_happens_is_counted() -> None:
    counted = Metrics("1.2")
    counted.move("classic", "person")
    counted.move("classic", "bot")
    counted.move("classic", "bot")
    counted.refused("stale")
    counted.sockets(+1)
    counted.sockets(+1)
    counted.sockets(-1)
    counted.closed("too_slow")
    counted.tables(7)
    counted.commit(0.003, 12)
    counted.sent(2, 900)
    counted.received()
    counted.thought("greedy", "classic", 0.02)
    counted.store_away(True)
    counted.fanout(True)
    counted.lost(4)
    counted.request("GET", "/api/v1/tables", 200, 0.01)
    counted.request("MADE-UP", "(none)", 405, 0.01)
    found = values(counted.text().decode())
    expected = {
        "inselreich_moves_total by=bot game=classic": 2,
        "inselreich_moves_total by=person game=classic": 1,
        "inselreich_refusals_total code=stale": 1,
        "inselreich_sockets": 1,
        "inselreich_sockets_closed_total reason=too_slow": 1,
        "inselreich_tables_held": 7,
        "inselreich_commit_seconds_sum": 0.003,
        "inselreich_commit_rows_sum": 12,
        "inselreich_commit_rows_bucket le=8.0": 0,
        "inselreich_commit_rows_bucket le=16.0": 1,
        "inselreich_frames_sent_total": 2,
        "inselreich_frames_sent_bytes_total": 900,
        "inselreich_frames_received_total": 1,
        "inselreich_bot_seconds_count bot=greedy game=classic": 1,
        "inselreich_store_away": 1,
        "inselreich_fanout_healthy": 1,
        "inselreich_notices_lost_total": 4,
        "inselreich_requests_total method=GET route=/api/v1/tables status=200": 1,
        "inselreich_requests_total method=other route=(none) status=405": 1,
        "inselreich_request_seconds_count route=/api/v1/tables": 1,
        "inselreich_info version=1.2": 1,
    }
    assert {name: found.get(name) for name in expected} == expected
    assert found["process_resident_memory_bytes"] > 0


def test_two_in_one_process_do_not_disturb_each_other() -> None:
    one, two = Metrics(), Metrics()
    one.refused("stale")
    assert "inselreich_refusals_total code=stale" not in values(two.text().decode())


def test_workers_count_together_and_what_a_dead_one_held_is_gone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "metrics"
    folder.mkdir()
    (folder / "counter_1.db").write_bytes(b"of a former start")
    monkeypatch.setenv(metrics.FOLDER, "")  # so that it is unset again afterwards
    metrics.share(folder)
    assert list(folder.iterdir()) == []

    workers = [
        subprocess.Popen([sys.executable, "-c", COUNTS, word], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        for word in ("away", "there")
    ]
    pids = [int(worker.stdout.readline()) for worker in workers if worker.stdout is not None]
    together = values(all_workers())
    assert together["inselreich_moves_total by=person game=classic"] == 2
    assert together["inselreich_sockets"] == 4
    assert together["inselreich_tables_held"] == 6
    assert together["inselreich_commit_seconds_count"] == 2
    assert together["inselreich_store_away"] == 1

    for worker in workers:
        worker.kill()
        worker.communicate()
    metrics.worker_has_died(pids[0])
    together = values(all_workers())
    assert together["inselreich_moves_total by=person game=classic"] == 2
    assert together["inselreich_sockets"] == 2
    assert together["inselreich_tables_held"] == 3
    assert together["inselreich_store_away"] == 0


def all_workers() -> str:
    """As a process of its own sees it, which has found the folder in its environment."""
    code = "from inselreich.server.metrics import Metrics; print(Metrics('1').text().decode())"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True, env=os.environ)
    return done.stdout
