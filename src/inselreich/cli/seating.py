"""`inselreich play`: from the command line to a table with a person and bots."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from pathlib import Path

import inselreich

from .. import bots as bot_room
from ..core.chance import MASK
from ..core.game import Game
from ..sentences.words import Language
from .choices import read_bots, read_game, read_options, read_seed
from .play import Sitting, sit_down
from .problems import BadInput, check_writable


def seat_people(
    key: str,
    *,
    seats: int | None,
    bots: str,
    seat: int,
    seed: int | None,
    options: Sequence[str],
    record: Path | None,
    language: Language,
    interrupt: bool,
) -> int:
    """Check everything, sit down and play; the exit code."""
    game = read_game(key)
    seats = game.check_seats(seats)
    names = _bots_of_others(game, bots, seats)
    if not 0 <= seat < seats:
        raise BadInput(f"--seat is your seat from 0 to {seats - 1}, not {seat}")
    chosen = read_options(game, options)
    seed = secrets.randbits(64) if read_seed(seed) is None else seed
    assert seed is not None
    if record is not None:
        check_writable(record, "the record")
    others = [other for other in range(seats) if other != seat]
    players = {
        other: bot_room.create(name, game=game.key, seed=(seed + 1 + other) & MASK)
        for other, name in zip(others, names, strict=True)
    }
    match = inselreich.new(game.key, seats=seats, seed=seed, options=chosen)
    sitting = Sitting(match, seat, players, dict(zip(others, names, strict=True)), language, interrupt=interrupt)
    return sit_down(sitting, record)


def _bots_of_others(game: Game, names: str, seats: int) -> list[str]:
    bots = read_bots(game, names)
    if len(bots) == 1:
        return bots * (seats - 1)
    if len(bots) != seats - 1:
        right = "1 bot" if seats == 2 else f"1 bot for all others or {seats - 1} bots"
        raise BadInput(f"at a table of {seats} name {right}, not {len(bots)}")
    return bots
