"""Random against random: how many moves a second this engine makes, and catanatron's, in one run.

catanatron 3.2.1 is installed from PyPI into an environment of its own (`.bench/`). The two engines take turns in short
rounds, so that a busy machine slows both; the ratio of a round is a figure, the median of the rounds the result.
Time is processor time. All rules are on and the record is kept.

Like for like: catanatron's random players are never given a trade offer to make, so `seats4` and `seats2` play
everything but offers (`Match.rollout`); with 2 seats the plain rules. In `with_offers` they offer trades too, and the
others accept, refuse and counter; all that counts as moves. `through_bots` is the same with the bot `random` in every
seat, which sees no more than its seat and has each of its moves checked.

`fork_ratio` is the time of a fork, made ready for its next move, by the time of catanatron's `Game.copy`, both in the
middle of a game; `fork_ratio_in_effects` the same in the middle of the robber, a discard, a trade, free roads.
"""

from __future__ import annotations

import argparse
import json
import resource
import statistics
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

import inselreich
from benchmarks.peers.catanatron_peer import (
    Catanatron,
    compare,
    show,
    show_heading,
    with_offers,
    without_offers,
)
from inselreich import Match
from inselreich.arena import play_out
from inselreich.bots import create
from inselreich.core.chance import Seeded


def through_bots(match: Match, seed: int) -> None:
    play_out(match, [create("random", game="classic", seed=seed + seat) for seat in range(match.seats)])


def fork_times(count: int) -> dict[str, float]:
    """Microseconds for a fork that is ready to be played on, by the rule that asks."""
    match = inselreich.new("classic", seats=4, seed=1)
    stream = Seeded(2)
    times: dict[str, float] = {}
    while not match.over:
        question = match.question
        assert question is not None
        if question.why not in times and len(match.moves) >= 300:
            times[question.why] = time_of(lambda: match.fork().waiting_for, count)
        seat = match.waiting_for[0]
        match.play(seat, match.pick(seat, stream))
    return times


def time_of(work: Callable[[], object], count: int) -> float:
    start = time.process_time()
    for _ in range(count):
        work()
    return (time.process_time() - start) / count * 1e6


def steadiness(games: int) -> dict[str, float]:
    """Ten times the games: how many times the time, and how the memory grows."""
    seeds = iter(range(10**6))

    def play_games(count: int) -> float:
        start = time.process_time()
        for _ in range(count):
            seed = next(seeds)
            without_offers(inselreich.new("classic", seats=4, seed=seed), seed)
        return time.process_time() - start

    play_games(games)
    memory = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    parts = [play_games(games) for _ in range(10)]
    grown = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - memory
    return {"ten_times": round(sum(parts) / statistics.median(parts), 3), "memory_grown_mb": round(grown / 1024, 2)}


def main() -> None:
    parser = argparse.ArgumentParser(description="Random against random, beside catanatron.")
    parser.add_argument("--quick", action="store_true", help="under 40 seconds")
    quick = parser.parse_args().quick
    rounds, seconds = (5, 0.5) if quick else (15, 3.0)
    figures: dict[str, Any] = {}
    with Catanatron() as peer:
        show_heading()
        for seats in (4, 2):
            figures[f"seats{seats}"] = compare(peer, "classic", seats, rounds, seconds, without_offers)
            show(f"{seats} seats", figures[f"seats{seats}"])
        for play in (with_offers, through_bots):
            title = play.__name__
            figures[title] = {
                f"seats{seats}": compare(peer, "classic", seats, rounds // 2, seconds, play) for seats in (4, 2)
            }
            for seats in (4, 2):
                show(f"{seats} seats, {title.replace('_', ' ')}", figures[title][f"seats{seats}"])
        copy = peer.ask(copies=500 if quick else 5000)["microseconds"]
    forks = fork_times(300 if quick else 3000)
    effects = {why: took for why, took in forks.items() if why not in ("C-37", "C-38")}
    figures["fork_ratio"] = round(forks["C-37"] / copy, 3)
    figures["fork_ratio_in_effects"] = round(max(effects.values()) / copy, 3)
    print(
        f"fork {forks['C-37']:.1f} µs, at worst {max(effects.values()):.1f} µs in an effect; their copy {copy:.1f} µs"
    )
    figures.update(steadiness(10 if quick else 100))
    print(f"ten times the games: {figures['ten_times']} times the time, {figures['memory_grown_mb']} MB more memory")
    print(json.dumps(figures))


if __name__ == "__main__":
    main()
