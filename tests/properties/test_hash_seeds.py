"""The same matches under every PYTHONHASHSEED: an order that comes from a set or from hashing would show here."""

from __future__ import annotations

import os
import subprocess
import sys
from functools import cache
from pathlib import Path

import pytest

from inselreich import bots
from tests.support.fingerprints import MATCHES, fingerprints
from tests.support.matches import GAMES

REPOSITORY = Path(__file__).parents[2]


@cache
def under(hash_seed: str, key: str) -> tuple[str, ...]:
    """What a process of its own makes of the game."""
    done = subprocess.run(
        [sys.executable, "-m", "tests.support.fingerprints", key],
        cwd=REPOSITORY,
        env={**os.environ, "PYTHONHASHSEED": hash_seed},
        capture_output=True,
        text=True,
        check=False,
        timeout=900,
    )
    assert done.returncode == 0, done.stderr
    return tuple(done.stdout.splitlines())


@pytest.mark.parametrize("key", GAMES)
@pytest.mark.parametrize("hash_seed", ["1", "4294967295", "random"])
def test_records_views_events_and_lists_do_not_depend_on_the_hash_seed(key: str, hash_seed: str) -> None:
    lines, others = under("0", key), under(hash_seed, key)
    assert [line for line in others if line not in lines] == []
    assert others == lines


@pytest.mark.parametrize("key", GAMES)
def test_they_are_the_same_in_a_process_that_has_played_before(key: str) -> None:
    assert tuple(fingerprints(key)) == under("0", key)


@pytest.mark.parametrize("key", GAMES)
def test_every_bot_and_every_golden_match_takes_part(key: str) -> None:
    lines = under("0", key)
    for name in ("driver", *bots.names(key)):
        mine = [line for line in lines if line.startswith(f"{name} ")]
        assert len(mine) == len({line.split(": ")[1] for line in mine}) == MATCHES
    golden = [line for line in lines if line.startswith("golden ")]
    assert [line for line in golden if not line.endswith(": unchanged")] == []
    assert len(lines) == MATCHES * (1 + len(bots.names(key))) + len(golden)


def test_a_process_under_another_hash_seed_really_hashes_otherwise() -> None:
    """The proof that the proof bites: the order of a set of words does change."""
    script = "print([*{'lumber', 'brick', 'wool', 'grain', 'ore', 'knight', 'monopoly', 'invention'}])"
    orders = set()
    for hash_seed in ("0", "1", "4294967295"):
        environment = {**os.environ, "PYTHONHASHSEED": hash_seed}
        orders.add(subprocess.check_output([sys.executable, "-c", script], env=environment))
    assert len(orders) == 3
