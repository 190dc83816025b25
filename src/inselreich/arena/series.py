"""One game of a series: all that it is follows from the series and its number."""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from typing import Any, NamedTuple

import msgspec

import inselreich

from .. import bots
from ..core.match import Match
from ..core.moves import Move
from .driver import play_out


class Series(msgspec.Struct, frozen=True):
    """What all games of a simulation have in common."""

    game: str
    bots: tuple[str, ...]
    seed: int
    options: dict[str, Any]
    limit: int
    keep: bool
    """Whether the moves are kept, to be written to a file."""


class PlayedMove(NamedTuple):
    """One move of a kept game."""

    seat: int
    why: str
    type: str
    move: str
    points: tuple[int, ...]
    """Everybody's points before the move, hidden ones included."""


class PlayedGame(msgspec.Struct, frozen=True):
    """What is left of one game."""

    number: int
    seed: int
    winners: tuple[int, ...]
    """Nobody: the game was broken off at the limit."""
    points: tuple[int, ...]
    length: int
    turns: int | None
    """None where a game does not count its turns."""
    record: str = ""
    moves: tuple[PlayedMove, ...] = ()


def derived_seed(seed: int, *path: int) -> int:
    """A seed that depends on another seed and some numbers, and on nothing else."""
    text = "/".join(map(str, (seed, *path)))
    return int.from_bytes(hashlib.blake2b(text.encode(), digest_size=8).digest(), "big")


def play_game(series: Series, number: int) -> PlayedGame:
    """Game `number`: its chance comes from (seed, number), that of the bot on seat s from (seed, number, s)."""
    seed = derived_seed(series.seed, number)
    match = inselreich.new(series.game, seats=len(series.bots), seed=seed, options=series.options)
    players = [
        bots.create(name, game=series.game, seed=derived_seed(series.seed, number, seat))
        for seat, name in enumerate(series.bots)
    ]
    kept: list[PlayedMove] = []
    play_out(match, players, limit=series.limit, watch=_keeper(kept) if series.keep else None)
    return PlayedGame(
        number=number,
        seed=seed,
        winners=() if match.result is None else match.result.winners,
        points=match.points,
        length=len(match.moves),
        turns=getattr(match.view(None), "turn", None),
        record=match.record().to_json() if series.keep else "",
        moves=tuple(kept),
    )


def _keeper(kept: list[PlayedMove]) -> Callable[[Match, int, Move], None]:
    def keep(match: Match, seat: int, move: Move) -> None:
        question = match.question
        why = "" if question is None else question.why
        kept.append(PlayedMove(seat, why, move.named(), msgspec.json.encode(move).decode(), match.points))

    return keep
