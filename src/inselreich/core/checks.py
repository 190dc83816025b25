"""What must always hold of a match, whatever the game: for the tests and for `./run soak`.

Every function looks at a match, leaves it as it is, and raises `Broken` with a sentence when something is wrong.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

import msgspec

from .chance import Seeded
from .errors import IllegalMove
from .events import Event
from .fair import Unrevealed
from .match import Match
from .moves import Move
from .questions import Decision
from .records import Record, replay


class Broken(AssertionError):
    """Something that must always hold does not."""


# One position


def conserved(match: Match) -> None:
    """Nothing has appeared or vanished: cheap enough to be asked after every move."""
    if match.question is not None or match.over:  # a fork builds its table when it is first asked something
        _none_of(match.game.check(match.table))


def consistent(match: Match) -> None:
    """All that the table remembers for speed is what working it out from scratch gives."""
    if match.question is not None or match.over:
        _none_of(match.game.recheck(match.table, match.events))


def readable(match: Match) -> None:
    """Every view, event and decision is JSON that reads back as the same."""
    game = match.game
    for seat in viewers(match):
        _same(through_json(match.view(seat), game.view_type), match.view(seat), f"view of {seat} through JSON")
    latest = match.events.since(max(0, len(match.events) - 20))
    for event in latest:
        _same(through_json(event, type(event)), event, "event through JSON")
    for seat in range(match.seats):
        for move in match.legal(seat):
            _same(game.reader.from_json(msgspec.json.encode(move)), move, "move through JSON")
    for decision in asked(match):
        msgspec.json.encode(decision.data())


def listed_moves_are_accepted(match: Match, only: Callable[[Move], bool] | None = None) -> None:
    """Every legal move can be played, by the seat it is listed for."""
    before = state(match)
    for decision in asked(match):
        moves = decision.moves
        if not moves and not decision.invited:
            raise Broken(f"seat {decision.seat} is waited for ({decision.why}), but has no legal move")
        if len(set(moves)) != len(moves):
            raise Broken(f"a legal move of seat {decision.seat} is listed twice")
        for move in moves:
            if only is not None and not only(move):
                continue
            fork = match.fork()
            try:
                fork.play(decision.seat, move)
            except IllegalMove as problem:
                raise Broken(f"'{move}' is listed for seat {decision.seat}, but refused: {problem}") from problem
            conserved(fork)
    _same(state(match), before, "state after its forks were played")


def other_moves_are_refused(match: Match, moves: Iterable[Move], may_be_unlisted: Callable[[Move], bool]) -> int:
    """Of these moves, those not listed are refused for every seat, and nothing changes. Returns how many."""
    before = state(match)
    options = {decision.seat: decision for decision in asked(match)}
    moves = list(moves)
    refused = 0
    for seat in range(-1, match.seats + 1):
        decision = options.get(seat)
        listed = set() if decision is None else set(decision.moves)
        for move in moves:
            if move in listed:
                continue
            if decision is not None and may_be_unlisted(move) and decision.objection(move) is None:
                continue
            refused += 1
            try:
                match.play(seat, move)
            except IllegalMove as problem:
                if len(problem.sentence) < 10:
                    raise Broken(f"'{move}' of seat {seat} is refused without a sentence: {problem}") from problem
            else:
                raise Broken(f"'{move}' of seat {seat} is not listed, but accepted")
    _same(state(match), before, "state after refused moves")
    return refused


# Copies


def forks(match: Match, seed: int, moves: int = 8) -> None:
    """A fork is equal, has the same future under the same inputs, and does not touch its parent."""
    before = state(match)
    fork, twin = match.fork(), the_long_way(match)
    deeper = fork.fork()
    same_future(fork, twin, seed, moves)
    deepest = deeper.fork()
    advance(deeper, seed + 1, moves)
    _same(state(deepest), before, "state of a fork's fork")
    same_future(deepest, match.fork(), seed, moves)
    _same(state(deepest), state(fork), "future of a fork's fork")
    _same(state(match), before, "state after its forks were played")


def the_long_way(match: Match) -> Match:
    """A copy whose script is fed all inputs since the start that its way back remembers.

    A fork starts at the latest resumable question; a script that keeps something in its locals there goes another way.
    """
    twin = match.fork()
    if not match.over:
        twin.table = twin._rewind.start.copy()
        twin._rewind.resumable_at = 0
    return twin


def redeals(match: Match, seat: int | None, seed: int, moves: int = 8) -> Match:
    """To this seat a redealt copy looks the same in every respect; it can be played and forked. Returns it."""
    before = state(match)
    twin = match.redeal(seat, seed)
    _same(shown(twin, seat), shown(match, seat), f"what seat {seat} sees after a redeal")
    _same(twin.waiting_for, match.waiting_for, "seats waited for after a redeal")
    conserved(twin)
    consistent(twin)
    forks(twin, seed, moves)
    _same(state(match), before, "state after a redeal")
    return twin


def same_future(one: Match, two: Match, seed: int, moves: int) -> None:
    """Both, given the same inputs, go the same way."""
    _same(state(one), state(two), "state of a copy")
    chance, again = Seeded(seed), Seeded(seed)
    for _ in range(moves):
        if one.over or two.over:
            break
        _same(_one_move(one, chance), _one_move(two, again), "events of a copy")
    _same(state(one), state(two), f"state of a copy after at most {moves} moves")


def advance(match: Match, seed: int, moves: int) -> None:
    """Play so many moves at random."""
    chance = Seeded(seed)
    for _ in range(moves):
        if match.over:
            return
        _one_move(match, chance)


def _one_move(match: Match, chance: Seeded) -> list[Event]:
    waiting = match.waiting_for
    seat = waiting[chance.below(len(waiting))]
    return match.play(seat, match.pick(seat, chance))


# The whole match


def replays(match: Match) -> Match:
    """The record, through JSON, gives the match back: moves, outcomes, events, views and result. Returns it."""
    text = match.record().to_json()
    again = replay(Record.from_json(text))
    _same(list(again.events), list(match.events), "events of the replayed match")
    _same(everything(again), everything(match), "replayed match")
    return again


# What there is to compare


def viewers(match: Match) -> list[int | None]:
    """All who may look: the seats, and a spectator."""
    return [*range(match.seats), None]


def asked(match: Match) -> list[Decision]:
    """All who may move now: those waited for, then those invited."""
    return [*match.decisions.values(), *match.invitations.values()]


def shown(match: Match, seat: int | None) -> dict[str, Any]:
    """All that a seat (None: a spectator) is shown or offered."""
    mine = [decision for decision in asked(match) if decision.seat == seat]
    return {
        "view": match.view(seat),
        "events": match.events_for(seat),
        "waiting_for": match.waiting_for,
        "why": [(decision.seat, decision.why, decision.invited) for decision in asked(match)],
        "decisions": [decision.data() for decision in mine],
        "legal": [] if seat is None else match.legal(seat),
    }


def everything(match: Match) -> dict[str, Any]:
    """All that there is to see from outside, hidden things included."""
    return {
        "moves": list(match.moves),
        "outcomes": list(match.outcomes),
        "forced": list(match.forced_outcomes),
        "over": match.over,
        "result": match.result,
        "points": match.points,
        "shown": [shown(match, seat) for seat in viewers(match)],
        "table": {name: plain(getattr(match.table, name)) for name in match.table.kinds},
    }


def state(match: Match) -> dict[str, Any]:
    """All that the future depends on, for telling whether two positions are the same."""
    question = match.question
    table = match.table
    found = {name: plain(getattr(table, name)) for name in table.kinds}
    found["news"] = plain(table.news)
    return found | {
        "lengths": (len(match.moves), len(match.outcomes), len(match.events), len(match.forced_outcomes)),
        "over": match.over,
        "points": match.points,
        "answers": dict(match._answers),
        "forced": list(match._forced),
        "chance": _next_numbers(match),
        "asked": None
        if question is None
        else (type(question), question.why, tuple(question.must), tuple(question.may)),
        "legal": [match.legal(seat) for seat in range(match.seats)],
    }


def plain(value: Any) -> Any:
    """A value that later changes cannot reach, and that is equal when its contents are."""
    if isinstance(value, list):
        return [plain(each) for each in value]
    slots = getattr(type(value), "__slots__", ())
    if slots and getattr(type(value), "__eq__", None) is object.__eq__:
        return [plain(getattr(value, name)) for name in slots]
    return value


def through_json(value: Any, kind: Any) -> Any:
    """The value written as JSON and read again."""
    return msgspec.json.decode(msgspec.json.encode(value), type=kind)


def _next_numbers(match: Match) -> list[int]:
    stream = match.stream.copy()
    return [] if isinstance(stream, Unrevealed) else [stream.below(1 << 30) for _ in range(2)]


def _same(found: Any, expected: Any, what: str) -> None:
    if found != expected:
        raise Broken(f"{what}: {difference(found, expected)}")


def difference(found: Any, expected: Any, where: str = "") -> str:
    """Where two values first differ, in a line."""
    if isinstance(found, msgspec.Struct) and type(found) is type(expected):
        found, expected = msgspec.structs.asdict(found), msgspec.structs.asdict(expected)
    if isinstance(found, dict) and isinstance(expected, dict) and found.keys() == expected.keys():
        for name in found:
            if found[name] != expected[name]:
                return difference(found[name], expected[name], f"{where}.{name}")
    if isinstance(found, list | tuple) and isinstance(expected, list | tuple) and len(found) == len(expected):
        for place, (one, other) in enumerate(zip(found, expected, strict=True)):
            if one != other:
                return difference(one, other, f"{where}[{place}]")
    return f"{where or 'it'} is {found!r}, expected {expected!r}"


def _none_of(problems: list[str]) -> None:
    if problems:
        raise Broken("; ".join(problems))
