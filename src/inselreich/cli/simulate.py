"""`inselreich simulate` and `inselreich record`: bots among themselves, many times or once."""

from __future__ import annotations

import secrets
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from .. import arena
from ..arena import Summary
from ..core.game import Game
from .choices import read_bots, read_game, read_options, read_seed
from .columns import table
from .problems import BadInput, check_writable, reason
from .screen import note, print_json

INTERRUPTED = 130


def run_simulation(
    key: str,
    bot_names: str,
    games: int,
    seed: int | None,
    jobs: int,
    given_options: Sequence[str],
    out: Path | None,
    *,
    json: bool,
) -> int:
    """Play the games, show the result, return the exit code."""
    game = read_game(key)
    bots = _bots_for_all_seats(game, bot_names)
    options = read_options(game, given_options)
    _check_counts(games, jobs)
    seed = secrets.randbits(64) if read_seed(seed) is None else seed
    assert seed is not None
    if out is not None:
        _check_parquet(out)
    with _progress_bar(f"{game.key}: {', '.join(bots)}") as progress:
        summary = arena.simulate(
            game.key, bots, games=games, seed=seed, jobs=jobs, options=options, progress=progress, out=out
        )
    if summary.interrupted:
        note(f"Stopped after {summary.games} of {games} games; these are kept.")
    if json:
        print_json(summary)
    else:
        print(_told(summary))
    return INTERRUPTED if summary.interrupted else 0


def _bots_for_all_seats(game: Game, names: str) -> list[str]:
    bots = read_bots(game, names)
    if len(bots) not in game.seats:
        raise BadInput(
            f"{game.key} is for {' or '.join(map(str, game.seats))} seats, so name so many bots, not {len(bots)}"
        )
    return bots


def _check_counts(games: int, jobs: int = 1) -> None:
    if games < 1:
        raise BadInput(f"--games is a whole number from 1, not {games}")
    if jobs < 1:
        raise BadInput(f"--jobs is a whole number from 1, not {jobs}")


def _check_parquet(out: Path) -> None:
    if out.suffix != ".parquet":
        raise BadInput(f"the file after --out is called something.parquet, not {out}")
    from ..arena.parquet import moves_file

    check_writable(out, "the games")
    check_writable(moves_file(out), "the moves")


@contextmanager
def _progress_bar(what: str) -> Iterator[Callable[[int, int], None] | None]:
    """A bar on standard error, if somebody looks at it."""
    if not sys.stderr.isatty():
        yield None
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(what, total=None)
        yield lambda done, total: bar.update(task, completed=done, total=total)


def _told(summary: Summary) -> str:
    games = max(1, summary.games)
    rows = [
        [str(seat), bot, str(wins), f"{100 * wins / games:.1f} %", f"{points:.2f}"]
        for seat, (bot, wins, points) in enumerate(zip(summary.bots, summary.wins, summary.points, strict=True))
    ]
    speed = f"{summary.games_per_s:,.1f} games and {summary.actions_per_s:,.0f} moves a second"
    played = f"{summary.games} games of {summary.game}, seed {summary.seed}: {_lengths(summary)}"
    lines = [
        table(["seat", "bot", "wins", "of all", "mean points"], rows, numbers=(0, 2, 3, 4)),
        "",
        f"{played}; {summary.seconds:.1f} s, {speed}.",
    ]
    if summary.unfinished:
        lines.append(f"{summary.unfinished} games were broken off because they did not end.")
    if summary.files:
        lines.append(f"Written: {', '.join(summary.files)}.")
    return "\n".join(lines)


def _lengths(summary: Summary) -> str:
    moves = f"{summary.length:,.0f} moves"
    return f"{moves} and {summary.turns:.0f} turns a game" if summary.turns is not None else f"{moves} a game"


def write_records(
    key: str, bot_names: str, games: int, seed: int | None, given_options: Sequence[str], out: Path | None
) -> int:
    """Play the games and write one record a line; Ctrl-C keeps those that are finished."""
    from ..arena.interrupts import Interrupts
    from ..arena.series import Series, play_game

    game = read_game(key)
    bots = _bots_for_all_seats(game, bot_names)
    options = read_options(game, given_options)
    _check_counts(games)
    seed = secrets.randbits(64) if read_seed(seed) is None else seed
    assert seed is not None
    if out is not None:
        check_writable(out, "the record")
    series = Series(game.key, tuple(bots), seed, options, arena.LIMIT, keep=True)
    done = 0
    try:
        with Interrupts() as interrupts, _lines_to(out) as write:
            for number in range(games):
                with interrupts.breakable():
                    played = play_game(series, number)
                write(f"{played.record}\n")
                done += 1
    except KeyboardInterrupt:
        note(f"Stopped after {done} of {games} games; these are kept.")
        return INTERRUPTED
    return 0


@contextmanager
def _lines_to(out: Path | None) -> Iterator[Callable[[str], object]]:
    if out is None:
        yield sys.stdout.write
        return
    try:
        file = out.open("w", encoding="utf-8")
    except OSError as problem:
        raise BadInput(f"the file {out} cannot be written: {reason(problem)}") from None
    with file:
        yield file.write
