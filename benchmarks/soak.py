"""Thousands of random matches with every check on: nothing may break, hang, leak or vanish.

    ./run soak classic                    20,000 matches, all seats and options, on all cores
    ./run soak classic --quick            under 40 seconds
    ./run soak classic --first 1234 --games 1    one match again, say one that failed
    ./run soak classic --counts           count the moves of the fixed positions deeply as well

After every move: is everything still there? At many moves: do the derived fields equal what is worked out from
scratch, is every listed move accepted and every other refused, do forks and redealt copies behave, are views and
events sound? After every match: does its record replay to the same match? A match that fails leaves its record in
`soak-failures/`. The last line is a JSON object with the totals; the exit code is 1 if anything failed.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
import time
import traceback
from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from itertools import count
from pathlib import Path
from typing import Any, NamedTuple

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from inselreich.core import checks  # noqa: E402
from inselreich.core.chance import Seeded  # noqa: E402
from inselreich.core.match import Match  # noqa: E402
from tests.support.counts import positions_in, wrong_counts  # noqa: E402
from tests.support.matches import GAMES, Driver, random_match  # noqa: E402

GAMES_IN_ALL = 20_000
QUICK_SECONDS = 30
MOST_MOVES = 20_000
"""A random match that is not over by then counts as endless, which is a failure."""
STUCK_EVERY = 500
"""So often it is asked whether nobody can win any more (possible where more points are needed than the land allows)."""
DRIVER = 1 << 32
"""Keeps the choices of the players apart from the match's own chance."""
FAILURES = ROOT / "soak-failures"


class Report(NamedTuple):
    """What became of one match."""

    seed: int
    moves: int
    checked: Counter[str]
    failure: str | None


class Check(NamedTuple):
    """A check and how often it is made: once in so many moves."""

    name: str
    every: int
    make: Callable[[Driver, int], Any]


def _refuses(driver: Driver, number: int) -> int:
    """Some of the conceivable moves, others each time."""
    match, tricks = driver.match, driver.tricks
    moves = tricks.conceivable(match)
    return checks.other_moves_are_refused(
        match, moves[number % 11 :: 11], lambda move: tricks.may_be_unlisted(match, move)
    )


def _redeals(driver: Driver, number: int) -> Match:
    """For one of the seats, or for a spectator."""
    viewers = checks.viewers(driver.match)
    return checks.redeals(driver.match, viewers[number % len(viewers)], number)


CHECKS = (
    Check("consistent", 97, lambda driver, number: checks.consistent(driver.match)),
    Check("readable", 401, lambda driver, number: checks.readable(driver.match)),
    Check("listed moves accepted", 397, lambda driver, number: checks.listed_moves_are_accepted(driver.match)),
    Check("other moves refused", 499, _refuses),
    Check("forks", 599, lambda driver, number: checks.forks(driver.match, number)),
    Check("redeals", 601, _redeals),
)


def soak(key: str, seed: int) -> Report:
    """One match with everything checked."""
    checked: Counter[str] = Counter()
    match: Match | None = None
    try:
        match = random_match(key, seed)
        invited, free, quiet = _style(seed)
        driver = Driver(match, seed + DRIVER, invited=invited, free=free, quiet=quiet)
        for number in count(seed):
            if match.over:
                break
            if not number % STUCK_EVERY and driver.tricks.is_stuck(match):
                checked["stuck"] += 1
                break
            if len(match.moves) >= MOST_MOVES:
                raise checks.Broken(f"the match is not over after {MOST_MOVES} moves")
            driver.step()
            checks.conserved(match)
            for check in CHECKS:
                if not number % check.every:
                    check.make(driver, number)
                    checked[check.name] += 1
        checks.consistent(match)
        checks.replays(match)
        checked["replays"] += 1
    except Exception:  # noqa: BLE001 - whatever goes wrong in a match is what this looks for
        return Report(seed, len(match.moves) if match else 0, checked, _failure(key, seed, match))
    return Report(seed, len(match.moves), checked, None)


def _style(seed: int) -> tuple[int, int, int]:
    """How often invitations and unlisted moves are used, and listed free ones avoided, in hundredths."""
    chance = Seeded(seed)
    return (0, 3, 10)[chance.below(3)], (0, 3, 10)[chance.below(3)], (0, 80, 95)[chance.below(3)]


def _failure(key: str, seed: int, match: Match | None) -> str:
    """What went wrong, and how to see it again; the record is kept."""
    told = traceback.format_exc()
    where = f"seed {seed}: ./run soak {key} --first {seed} --games 1"
    if match is not None:
        FAILURES.mkdir(exist_ok=True)
        kept = FAILURES / f"{key}-{seed}.json"
        kept.write_text(match.record().to_json(), encoding="utf-8")
        where += f"; {len(match.moves)} moves kept in {kept}"
    return f"{where}\n{told}"


def main() -> int:
    asked = _arguments()
    started = time.monotonic()
    failures: list[str] = []
    if asked.counts:
        failures += list(_wrong_counts(asked.game))
    moves: list[int] = []
    checked: Counter[str] = Counter()
    last_line = 0.0
    try:
        for report in _reports(asked, started):
            moves.append(report.moves)
            checked += report.checked
            if report.failure is not None:
                failures.append(report.failure)
                print(f"FAILED {report.failure}", file=sys.stderr, flush=True)
            if time.monotonic() - last_line > (0.2 if sys.stderr.isatty() else 10):
                last_line = time.monotonic()
                _show(asked.games, len(moves), sum(moves), last_line - started, len(failures))
    except KeyboardInterrupt:
        print("\nstopped; the totals are of what was done", file=sys.stderr)
    seconds = time.monotonic() - started
    totals = {
        "game": asked.game,
        "games": len(moves),
        "moves": sum(moves),
        "longest": max(moves, default=0),
        "limit": MOST_MOVES,
        "stuck": checked.pop("stuck", 0),
        "checks": dict(sorted(checked.items())) | {"conserved": sum(moves)},
        "counts": asked.counts,
        "failures": len(failures),
        "seconds": round(seconds, 1),
        "moves_per_s": round(sum(moves) / seconds),
    }
    print(file=sys.stderr)
    print(json.dumps(totals))
    return 1 if failures or not moves else 0


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="./run soak", description=(__doc__ or "").splitlines()[0])
    parser.add_argument("game", nargs="?", default="classic", choices=GAMES)
    parser.add_argument("--games", type=int, default=GAMES_IN_ALL, help=f"so many matches ({GAMES_IN_ALL})")
    parser.add_argument("--first", type=int, default=0, help="the seed of the first match (0)")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="so many processes (all cores)")
    parser.add_argument("--quick", action="store_true", help=f"stop after {QUICK_SECONDS} seconds")
    parser.add_argument("--counts", action="store_true", help="also count the moves of the fixed positions, deeply")
    asked = parser.parse_args()
    if asked.games < 1 or asked.jobs < 1 or not 0 <= asked.first < 1 << 63:
        parser.error("--games and --jobs are at least 1, --first is from 0")
    return asked


def _reports(asked: argparse.Namespace, started: float) -> Iterator[Report]:
    """The matches as they finish; no more are begun than the processes can take."""
    seeds = iter(range(asked.first, asked.first + asked.games))
    running: set[Future[Report]] = set()
    with ProcessPoolExecutor(asked.jobs) as pool:
        while True:
            late = asked.quick and time.monotonic() - started > QUICK_SECONDS
            while not late and len(running) < 2 * asked.jobs and (seed := next(seeds, None)) is not None:
                running.add(pool.submit(soak, asked.game, seed))
            if not running:
                return
            done, running = wait(running, return_when=FIRST_COMPLETED)
            yield from sorted(future.result() for future in done)


def _show(games: int, done: int, moves: int, seconds: float, failures: int) -> None:
    left = seconds / done * (games - done)
    line = f"{done:,} of {games:,} matches, {moves:,} moves, {moves / seconds:,.0f} a second, {failures} failed, "
    line += f"{left / 60:.0f} min to go"
    print(
        f"\r{line}" if sys.stderr.isatty() else line,
        end="" if sys.stderr.isatty() else "\n",
        file=sys.stderr,
        flush=True,
    )


def _wrong_counts(key: str) -> Iterator[str]:
    for position in positions_in(ROOT / "tests" / "perft" / f"{key}.txt"):
        print(f"counting: {position.name}", file=sys.stderr, flush=True)
        for wrong in wrong_counts(position, deep=True):
            print(f"FAILED {wrong}", file=sys.stderr, flush=True)
            yield wrong


if __name__ == "__main__":
    sys.exit(main())
