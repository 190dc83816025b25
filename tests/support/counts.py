"""Action counts: how many sequences of moves lead on from a fixed position, to a depth.

A text file describes positions and their counts (`tests/perft/classic.txt` explains the words). A sequence takes any
move listed for any seat that is asked or invited. An outcome of chance counts as a move of its own, each possible
outcome once however likely it is; so a roll of two dice is one move and then one of 36.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator, Mapping
from importlib import import_module
from pathlib import Path
from typing import Any, NamedTuple

from inselreich.core import checks
from inselreich.core.chance import Chance, Seeded
from inselreich.core.errors import IllegalMove
from inselreich.core.game import Game
from inselreich.core.match import Match
from inselreich.core.moves import Move
from inselreich.core.registry import game as game_of
from tests.support.tricks import tricks_of

Moves = Callable[[Match], Iterable[tuple[int, Move]]]
"""One way of telling which moves there are."""
FEW, MANY = 60, 5_000
"""At so many positions every conceivable move is tried: in the shallow run, and in the deep one."""


class Position(NamedTuple):
    """A position and its known counts: {depth: how many}."""

    name: str
    key: str
    seats: int
    seed: int
    options: dict[str, Any]
    words: dict[str, Any]
    deal: tuple[Any, ...]
    steps: tuple[tuple[int, dict[str, Any], tuple[Any, ...]], ...]
    shallow: dict[int, int]
    deep: dict[int, int]

    def match(self) -> Explored:
        """The match at this position."""
        game = game_of(self.key)
        match = self._in_words() if self.words else self._from_the_beginning(game)
        for seat, move, outcomes in self.steps:
            match.force(*outcomes)
            match.play(seat, game.reader.from_data(move))
        if match._forced:
            raise ValueError(f"{self.name}: outcomes are left over: {list(match._forced)}")
        match.__class__ = Explored
        assert isinstance(match, Explored)
        return match

    def _from_the_beginning(self, game: Game) -> Match:
        options = game.check_options(self.options)
        return Match(game, game.check_seats(self.seats), options, Seeded(self.seed), forced=self.deal)

    def _in_words(self) -> Match:
        """Set up as the rule tests of the game do it."""
        positions = import_module(f"tests.{self.key}.positions").Positions()
        match: Match = positions(seats=self.seats, **self.words, **self.options)
        checks.conserved(match)
        checks.consistent(match)
        return match


# Counting


class Undecided(Exception):
    """Chance is asked, and nobody has said what its answer shall be."""

    def __init__(self, question: Chance) -> None:
        super().__init__()
        self.question = question


UNDECIDED: Any = object()
"""Among forced outcomes: nobody has said."""


class Explored(Match):
    """A match whose chance decides nothing by itself."""

    __slots__ = ()

    def _forced_outcome(self, question: Chance) -> Any:
        if self._forced[0] is UNDECIDED:
            raise Undecided(question)
        return super()._forced_outcome(question)


def listed(match: Match) -> Iterator[tuple[int, Move]]:
    """The first way: the moves that the questions list."""
    for decision in checks.asked(match):
        for move in decision.moves:
            yield decision.seat, move


def tried(match: Match) -> Iterator[tuple[int, Move]]:
    """The second way: every conceivable move, tried; of seats that are not asked one of each kind. Of moves with free
    amounts those that the rules of the game's lists name (the tests' own reading of them)."""
    tricks = tricks_of(match.game.key)
    conceivable = tricks.conceivable(match)
    one_of_each = list({type(move): move for move in conceivable}.values())
    asked = {decision.seat for decision in checks.asked(match)}
    for seat in range(match.seats):
        for move in conceivable if seat in asked else one_of_each:
            if _accepted(match, seat, move) and tricks.is_listed_kind(match, seat, move):
                yield seat, move


def _accepted(match: Match, seat: int, move: Move) -> bool:
    decision = match.decisions.get(seat) or match.invitations.get(seat)
    if decision is not None:
        return decision.objection(move) is None
    try:
        match.play(seat, move)
    except IllegalMove:
        return False
    raise AssertionError(f"'{move}' of seat {seat}, which is not asked, was accepted")


def sequences(match: Match, depth: int, moves_of: Moves = listed) -> int:
    """How many sequences of so many moves there are."""
    moves = list(moves_of(match))
    if depth == 1:
        return len(moves)
    return sum(_after(match, seat, move, (), depth - 1, moves_of) for seat, move in moves)


def by_first_move(match: Match, depth: int, moves_of: Moves = listed) -> dict[str, int]:
    """The same, for each first move alone."""
    return {
        f"seat {seat}: {move}": _after(match, seat, move, (), depth - 1, moves_of) for seat, move in moves_of(match)
    }


def _after(match: Match, seat: int, move: Move, outcomes: tuple[Any, ...], depth: int, moves_of: Moves) -> int:
    """How many sequences of so many more moves there are after this one and these outcomes."""
    fork = match.fork()
    fork._forced.clear()
    fork.force(*outcomes, UNDECIDED)
    try:
        fork.play(seat, move)
    except Undecided as undecided:
        possible = undecided.question.outcomes()
        if depth <= 1:
            return len(possible) if depth else 1
        return sum(_after(match, seat, move, (*outcomes, outcome), depth - 1, moves_of) for outcome, _ in possible)
    return sequences(fork, depth, moves_of) if depth else 1


def wrong_counts(position: Position, *, deep: bool) -> Iterator[str]:
    """The counts that are not as the file says, each with the counts of the first moves to compare."""
    known = position.shallow | (position.deep if deep else {})
    for depth, expected in known.items():
        few = depth == 1 or sequences(position.match(), depth - 1) <= (MANY if deep else FEW)
        for moves_of in (listed, tried) if few else (listed,):
            found = sequences(position.match(), depth, moves_of)
            if found != expected:
                first = by_first_move(position.match(), depth, moves_of)
                lines = [f"{number:>9}  {name}" for name, number in first.items()]
                way = f"{position.name}, depth {depth}: {found} moves {moves_of.__name__}, expected {expected}"
                yield "\n".join([way, *lines])


# Reading the file


def positions_in(path: Path) -> list[Position]:
    """The positions of a file."""
    found = []
    for text in path.read_text(encoding="utf-8").split("\nposition ")[1:]:
        name, *lines = text.splitlines()
        found.append(_position(name.strip(), lines))
    return found


def _position(name: str, lines: Iterable[str]) -> Position:
    words: list[list[str]] = []
    for line in lines:
        for command in line.partition("#")[0].split(";"):
            if command.strip():
                words.append(command.split(maxsplit=1))
    given: dict[str, list[str]] = {}
    for verb, rest in words:
        given.setdefault(verb, []).append(rest)
    if unknown := given.keys() - {"start", "set", "deal", "play", "count", "deep"}:
        raise ValueError(f"{name}: no meaning for {sorted(unknown)}")
    (start,) = given["start"]
    key, *settings = start.split()
    options = {word: _value(text) for word, _, text in (setting.partition("=") for setting in settings)}
    return Position(
        name=name,
        key=key,
        seats=options.pop("seats"),
        seed=options.pop("seed", 0),
        options=options,
        words=dict(_setting(line) for line in given.get("set", [])),
        deal=tuple(outcome for line in given.get("deal", []) for outcome in _jsons(line)),
        steps=tuple(_step(line) for line in given.get("play", [])),
        shallow=_counts(given.get("count", [])),
        deep=_counts(given.get("deep", [])),
    )


def _setting(line: str) -> tuple[str, Any]:
    """`roads {"0": "3.4-4.5, 3.4-4.3"}`: what the position in words is told, seats being numbers."""
    name, _, text = line.partition(" ")
    value = _value(text.strip())
    return name, {int(seat): words for seat, words in value.items()} if isinstance(value, dict) else value


def _step(line: str) -> tuple[int, dict[str, Any], tuple[Any, ...]]:
    """`0 build_road {"path": "H0-H1"}`, with `force OUTCOME...` where the move asks chance."""
    action, _, forced = line.partition(" force ")
    seat, kind, *fields = action.split(maxsplit=2)
    data: Mapping[str, Any] = json.loads(fields[0]) if fields else {}
    return int(seat), {"type": kind, **data}, tuple(_jsons(forced))


def _jsons(text: str) -> list[Any]:
    """Several JSON values one after the other."""
    found = []
    text = text.strip()
    while text:
        value, end = json.JSONDecoder().raw_decode(text)
        found.append(value)
        text = text[end:].strip()
    return found


def _counts(lines: Iterable[str]) -> dict[int, int]:
    return {int(depth): int(number) for depth, number in (line.split() for line in lines)}


def _value(text: str) -> Any:
    try:
        return json.loads(text)
    except ValueError:
        return text
