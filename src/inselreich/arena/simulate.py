"""Many games of the same bots: `simulate` plays them, adds them up and, if wanted, writes them down.

Game i depends on (seed, i) only, so the results are the same for any number of processes. Nothing is kept of a game
but what goes into the totals. Ctrl-C ends the series; the finished games count.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import ExitStack
from pathlib import Path
from typing import Any, Final

import msgspec

from .. import bots as bot_room
from ..core.chance import MASK
from ..core.errors import BadOption
from ..core.registry import game as game_of
from .driver import LIMIT
from .interrupts import Interrupts
from .processes import play_here, play_in_processes
from .series import PlayedGame, Series
from .summary import Summary, Totals

Progress = Callable[[int, int], None]
"""Is told after every game: how many are done, and how many there will be."""

MOST_JOBS: Final = 256
MOST_GAMES: Final = 10**12


def simulate(
    game: str,
    bots: Sequence[str],
    *,
    games: int,
    seed: int = 0,
    jobs: int = 1,
    options: Mapping[str, Any] | None = None,
    limit: int = LIMIT,
    progress: Progress | None = None,
    out: str | Path | None = None,
) -> Summary:
    """Play `games` games in `jobs` processes; the bots, named seat by seat, keep their seats.

    A game that reaches `limit` moves is broken off and counts as unfinished. `out` names a Parquet file for one row
    a game; one row a move goes into a second file beside it (`arena.parquet` says what is in them). A script that
    asks for several processes needs the usual `if __name__ == "__main__":`.
    """
    _check_number("games", games, 1, MOST_GAMES)
    _check_number("jobs", jobs, 1, MOST_JOBS)
    series = _series(game, bots, seed, options, limit, keep=out is not None)
    totals = Totals(series)
    with Interrupts() as interrupts, ExitStack() as stack:
        files = None
        if out is not None:
            from .parquet import ParquetFiles  # half of the start-up time, for those who need it

            files = stack.enter_context(ParquetFiles(out, series))
        for played in _play(series, games, min(jobs, games), interrupts):
            totals.add(played)
            if files is not None:
                files.add(played)
            if progress is not None:
                _tell(progress, totals.games, games, interrupts)
    return totals.summary(interrupted=totals.games < games, files=[] if files is None else files.names)


def _series(
    game: str, bots: Sequence[str], seed: int, options: Mapping[str, Any] | None, limit: int, *, keep: bool
) -> Series:
    """What is asked for, all of it checked before the first game."""
    played = game_of(game)
    if isinstance(bots, str):
        raise BadOption(f"the bots are a list of names, one a seat, not {bots!r}")
    played.check_seats(len(bots))
    checked = played.check_options({} if options is None else options)
    _check_number("the seed", seed, 0, MASK)
    _check_number("limit", limit, 1, MOST_GAMES)
    for name in bots:
        bot_room.create(name, game=game, seed=0)
    return Series(game, tuple(bots), seed, msgspec.to_builtins(checked), limit, keep)


def _check_number(what: str, number: int, least: int, most: int) -> None:
    if type(number) is not int or not least <= number <= most:
        raise BadOption(f"{what}: a whole number from {least} to {most} is needed, not {number!r}")


def _tell(progress: Progress, done: int, games: int, interrupts: Interrupts) -> None:
    """A callback may stop the series as Ctrl-C does."""
    try:
        progress(done, games)
    except KeyboardInterrupt:
        interrupts.asked = True


def _play(series: Series, games: int, jobs: int, interrupts: Interrupts) -> Iterator[PlayedGame]:
    if jobs == 1:
        return play_here(series, games, interrupts)
    return play_in_processes(series, games, jobs, interrupts)
