"""What a simulation found, in totals."""

from __future__ import annotations

from time import perf_counter

import msgspec

from .series import PlayedGame, Series


class Summary(msgspec.Struct, frozen=True, kw_only=True):
    """The result of a simulation. Lists have one number a seat; bots sit where they are named, nobody rotates."""

    game: str
    bots: tuple[str, ...]
    seed: int
    options: dict[str, object]
    games: int
    """Played, unfinished ones included."""
    unfinished: int
    """Broken off at the limit of moves."""
    interrupted: bool
    """Whether somebody stopped it before all games were played."""
    wins: list[int]
    """A shared win counts for everyone who shares it."""
    points: list[float]
    """Mean over all games."""
    length: float
    """Mean number of moves a game."""
    turns: float | None
    """Mean number of turns a game; None where a game does not count its turns."""
    actions: int
    """Moves in all games."""
    seconds: float
    actions_per_s: float
    games_per_s: float
    files: list[str]
    """What was written."""


class Totals:
    """Sums that grow game by game; all that is remembered of a game."""

    def __init__(self, series: Series) -> None:
        self.series = series
        self.games = 0
        self.unfinished = 0
        self.wins = [0] * len(series.bots)
        self.points = [0] * len(series.bots)
        self.actions = 0
        self.turns = 0
        self.turns_counted = True
        self.began = perf_counter()

    def add(self, game: PlayedGame) -> None:
        self.games += 1
        self.unfinished += not game.winners
        for seat in game.winners:
            self.wins[seat] += 1
        for seat, points in enumerate(game.points):
            self.points[seat] += points
        self.actions += game.length
        self.turns += game.turns or 0
        self.turns_counted &= game.turns is not None

    def summary(self, *, interrupted: bool, files: list[str]) -> Summary:
        seconds = perf_counter() - self.began
        games = max(1, self.games)
        return Summary(
            game=self.series.game,
            bots=self.series.bots,
            seed=self.series.seed,
            options=self.series.options,
            games=self.games,
            unfinished=self.unfinished,
            interrupted=interrupted,
            wins=self.wins,
            points=[points / games for points in self.points],
            length=self.actions / games,
            turns=self.turns / games if self.turns_counted else None,
            actions=self.actions,
            seconds=seconds,
            actions_per_s=self.actions / seconds,
            games_per_s=self.games / seconds,
            files=files,
        )
