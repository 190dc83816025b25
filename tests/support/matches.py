"""Matches of any registered game: with any seats and options, driven at random in every way the game allows."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

import inselreich
from inselreich.core.chance import Seeded
from inselreich.core.events import Event
from inselreich.core.questions import Decision
from inselreich.core.registry import games as all_games
from tests.support.tricks import tricks_of

GAMES = [game.key for game in all_games()]


def random_options(game: inselreich.Game, chance: Seeded) -> dict[str, Any]:
    """Any options of the game; every second one is left at its default."""
    options = {}
    for field in msgspec.inspect.type_info(game.options_type).fields:  # type: ignore[attr-defined]
        values = _values(field.type)
        value = values[chance.below(len(values))]
        if chance.below(2):
            options[field.name] = value
    return options


def _values(kind: msgspec.inspect.Type) -> list[Any]:
    match kind:
        case msgspec.inspect.LiteralType(values=values):
            return list(values)
        case msgspec.inspect.BoolType():
            return [False, True]
        case msgspec.inspect.IntType(ge=int() as least, le=int() as most):
            return list(range(least, most + 1))
    raise TypeError(f"no way to choose an option of type {kind}")


def random_match(key: str, seed: int, *, forced: tuple[Any, ...] = ()) -> inselreich.Match:
    """A new match with seats and options that follow from the seed."""
    chance = Seeded(seed + (1 << 33))
    game = inselreich.game(key)
    seats = game.seats[chance.below(len(game.seats))]
    return inselreich.new(key, seats=seats, seed=seed, options=random_options(game, chance), forced=forced)


class Driver:
    """Plays a match at random: listed moves, and now and then an invitation or a move that no list names.

    `invited` and `free` say how often, in hundredths of the moves. `quiet`: of the listed moves with free amounts
    (offers, say) so many in a hundred are not made if there is another; that makes shorter matches.
    """

    def __init__(self, match: inselreich.Match, seed: int, *, invited: int = 5, free: int = 5, quiet: int = 0) -> None:
        self.match = match
        self.chance = Seeded(seed)
        self.invited = invited
        self.free = free
        self.quiet = quiet
        self.tricks = tricks_of(match.game.key)

    def choose(self) -> tuple[int, inselreich.Move]:
        """Who moves next, and how."""
        match, below = self.match, self.chance.below
        luck = below(100)
        if luck < self.invited:
            invitations = [decision for decision in match.invitations.values() if decision.moves]
            if invitations:
                decision = invitations[below(len(invitations))]
                return decision.seat, self._free(decision) or match.pick(decision.seat, self.chance)
        waiting = match.waiting_for
        seat = waiting[below(len(waiting))]
        if luck >= 100 - self.free:
            move = self._free(match.decisions[seat])
            if move is not None:
                return seat, move
        if self.quiet and below(100) < self.quiet:
            return seat, self._quiet_move(seat)
        return seat, match.pick(seat, self.chance)

    def _quiet_move(self, seat: int) -> inselreich.Move:
        """Any listed move, rather one without free amounts."""
        move = self.match.pick(seat, self.chance)
        for _ in range(9):
            if move.named() not in self.tricks.loud:
                break
            move = self.match.pick(seat, self.chance)
        return move

    def _free(self, decision: Decision) -> inselreich.Move | None:
        move = self.tricks.free_move(self.match, decision, self.chance)
        return None if move is None or decision.objection(move) is not None else move

    def step(self) -> list[Event]:
        return self.match.play(*self.choose())

    def run(self, moves: int) -> inselreich.Match:
        """So many moves, or to the end."""
        for _ in range(moves):
            if self.match.over:
                break
            self.step()
        return self.match

    def until_over(self, most: int = 20_000) -> Iterator[inselreich.Match]:
        """The match after each move until it is over."""
        for _ in range(most):
            if self.match.over:
                return
            self.step()
            yield self.match
        raise AssertionError(f"the match is not over after {most} moves")


def played(key: str, seed: int, moves: int, **style: int) -> inselreich.Match:
    """A match with any seats and options after so many random moves."""
    return Driver(random_match(key, seed), seed + 1, **style).run(moves)
