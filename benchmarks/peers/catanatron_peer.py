"""catanatron 3.2.1 as a peer: in an environment of its own, in a process of its own, taking turns with this engine."""

from __future__ import annotations

import json
import statistics
import subprocess
import sys
import time
import venv
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import inselreich
from inselreich import Match, Move
from inselreich.core.chance import Seeded
from inselreich.core.trade import OfferTrade

VERSION = "3.2.1"
HERE = Path(__file__).resolve().parent
ENVIRONMENT = HERE.parent.parent / ".bench" / f"catanatron-{VERSION}"
WORKER = HERE / "catanatron_worker.py"
Figures = dict[str, float]
Play = Callable[[Match, int], None]


class Catanatron:
    """The peer, waiting for requests in a process of its own."""

    def __init__(self) -> None:
        python = install()
        self._process = subprocess.Popen(
            [str(python), str(WORKER)], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )

    def ask(self, **request: Any) -> Any:
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(json.dumps(request) + "\n")
        self._process.stdin.flush()
        return json.loads(self._process.stdout.readline())

    def __enter__(self) -> Catanatron:
        return self

    def __exit__(self, *error: object) -> None:
        assert self._process.stdin is not None
        self._process.stdin.close()
        self._process.wait()


def install() -> Path:
    """The Python of an environment with catanatron in it."""
    python = ENVIRONMENT / "bin" / "python"
    done = ENVIRONMENT / "installed"
    if not done.exists():
        print(f"installing catanatron {VERSION} into {ENVIRONMENT.name} …", file=sys.stderr)
        venv.create(ENVIRONMENT, with_pip=True, clear=True)
        pip = [str(python), "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
        subprocess.run([*pip, f"catanatron=={VERSION}"], check=True)
        done.touch()
    return python


def compare(peer: Catanatron, game: str, seats: int, rounds: int, seconds: float, play: Play) -> Figures:
    """Both engines in turn, in processor time; the medians of the rounds."""
    figures: dict[str, list[float]] = {}
    for turn in range(rounds):
        theirs = peer.ask(seats=seats, seconds=seconds, seed=turn)
        ours = play_ours(game, seats, seconds, 1000 * turn, play)
        for name in ("actions", "games"):
            our_rate, their_rate = ours[name] / ours["seconds"], theirs[name] / theirs["seconds"]
            figures.setdefault(f"{name}_ratio", []).append(our_rate / their_rate)
            figures.setdefault(f"{name}_per_s", []).append(our_rate)
            figures.setdefault(f"catanatron_{name}_per_s", []).append(their_rate)
    return {name: round(statistics.median(values), 3) for name, values in figures.items()}


def play_ours(game: str, seats: int, seconds: float, seed: int, play: Play) -> Figures:
    games = actions = 0
    start = time.process_time()
    while time.process_time() - start < seconds:
        match = inselreich.new(game, seats=seats, seed=seed + games)
        play(match, seed + games)
        games += 1
        actions += len(match.moves)
    return {"games": games, "actions": actions, "seconds": time.process_time() - start}


def with_offers(match: Match, seed: int) -> None:
    """Everything that is listed, at random."""
    match.rollout(Seeded(seed))


def without_offers(match: Match, seed: int) -> None:
    """Everything but offers among the seats: catanatron's random players are never given one to make."""
    match.rollout(Seeded(seed), without=offers_of(match))


def offers_of(match: Match) -> tuple[type[Move], ...]:
    return tuple(kind for kind in match.game.move_types if issubclass(kind, OfferTrade))


def show(title: str, figures: Figures, names: Sequence[str] = ("actions", "games")) -> None:
    for name in names:
        print(
            f"{title:28} {name:8} {figures[f'{name}_per_s']:>10,.0f} /s"
            f" {figures[f'catanatron_{name}_per_s']:>10,.0f} /s {figures[f'{name}_ratio']:>7.2f}x"
        )


def show_heading() -> None:
    print(f"{'':28} {'':8} {'inselreich':>13} {'catanatron':>13}   ratio")
