"""Records: a whole match as data. `record_of` writes one, `replay` gives the match back, move by move checked.

Each move carries a check: a short hash over all that stands before it and itself. So a changed record is found out
at the first changed move, and a shortened one by its `length` and `seal`. The hash guards against accidents and
edits, not against somebody who writes a whole new record; for that there are fair dice (`fair.py`).
"""

from __future__ import annotations

import hashlib
import re
from typing import Any

import msgspec

from .chance import Seeded, Stream
from .errors import BadOption, BadOutcome, BadRecord, IllegalMove, UnknownGame
from .fair import Fair, Proof, Unrevealed, stream_of
from .game import Result
from .match import DRAWN, Match
from .registry import game as game_of

FORMAT = "inselreich-record-1"


class Entry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One move: who, what, and the check over the record up to here."""

    seat: int
    move: dict[str, Any]
    check: str


class Heading(msgspec.Struct, frozen=True):
    """What the checks begin with."""

    format: str
    game: str
    version: str
    seats: int
    options: dict[str, Any]
    seed: int | None
    fair: Proof | None


class Record(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A match as data: game, version, options, seats, seed and moves, and the outcomes of chance to compare with."""

    format: str
    game: str
    version: str
    seats: int
    options: dict[str, Any]
    seed: int | None
    fair: Proof | None = None
    moves: list[Entry]
    length: int
    chance: list[Any]
    forced: list[int] = []
    result: Result | None = None
    seal: str

    def to_json(self) -> str:
        """One line of JSON; the same match gives the same bytes everywhere."""
        return msgspec.json.encode(self).decode()

    @classmethod
    def from_json(cls, text: str | bytes) -> Record:
        try:
            return msgspec.json.decode(text, type=cls)
        except (msgspec.DecodeError, UnicodeError, TypeError, RecursionError) as problem:
            raise BadRecord(_unreadable(text, problem)) from None


def record_of(match: Match) -> Record:
    """The record of a match, finished or not."""
    stream = match.stream
    fair = stream.proof(revealed=match.over) if isinstance(stream, Fair | Unrevealed) else None
    heading = Heading(
        FORMAT,
        match.game.key,
        match.game.version,
        match.seats,
        _data(match.options),
        stream.seed if isinstance(stream, Seeded) else None,
        fair,
    )
    check = _Check(heading)
    moves = []
    for seat, move in match.moves:
        data = _data(move)
        moves.append(Entry(seat, data, check.over(seat, data)))
    chance = [_plain(outcome) for outcome in match.outcomes]
    forced = list(match.forced_outcomes)
    if isinstance(stream, Unrevealed):
        forced = [place for place in forced if stream.was_forced(place)]
    return Record(
        **msgspec.structs.asdict(heading),
        moves=moves,
        length=len(moves),
        chance=chance,
        forced=forced,
        result=match.result,
        seal=check.over(chance, forced, match.result),
    )


def replay(record: Record | str | bytes, *, until: int | None = None) -> Match:
    """Play a record again and return the match, or its position after the first `until` moves.

    Every move, every outcome of chance and the result must be as recorded; `BadRecord` names the first that is not.
    """
    if not isinstance(record, Record):
        record = Record.from_json(record)
    if until is not None and (type(until) is not int or not 0 <= until <= len(record.moves)):
        raise BadRecord(f"the record has {len(record.moves)} moves, so it cannot be played until move {until!r}")
    check = _Check(_heading(record))
    match = _start(record)
    compared = _compare_chance(match, record, 0, "before the first move")
    for number, entry in enumerate(record.moves[:until], 1):
        if entry.check != check.over(entry.seat, entry.move):
            where = "it, or the heading of the record," if number == 1 else "it"
            raise BadRecord(f"move {number} is not the one that was recorded: {where} was changed")
        _play(match, entry, number)
        compared = _compare_chance(match, record, compared, f"at move {number}")
    if until is None:
        _check_end(match, record, check)
    return match


def verify(record: Record | str | bytes) -> str:
    """Replay a record and say in a sentence what is proved by that; `BadRecord` if anything is wrong."""
    if not isinstance(record, Record):
        record = Record.from_json(record)
    replay(record)
    sound = f"all {record.length} moves and {len(record.chance)} outcomes of chance are as recorded"
    if record.forced:
        return f"{sound}; {len(record.forced)} outcomes were set by hand, so nothing is proved about the dice"
    if record.fair is None:
        return f"{sound}; chance follows from seed {record.seed}"
    if record.fair.secret is None:
        return f"{sound}; the secret of the fair dice is not revealed yet, so nothing is proved about them"
    dice = f"the dice follow from the committed secret and {len(record.fair.contributions)} contributions"
    return f"{sound}; {dice}" if record.result else f"{sound}; the match was broken off, and up to there {dice}"


class _Check:
    """The running hash."""

    def __init__(self, heading: Heading) -> None:
        if heading.fair is not None:
            heading = msgspec.structs.replace(heading, fair=msgspec.structs.replace(heading.fair, secret=None))
        self._hash = hashlib.blake2b(msgspec.json.encode(heading), digest_size=8)

    def over(self, *parts: Any) -> str:
        self._hash.update(msgspec.json.encode(parts))
        return self._hash.hexdigest()


def _heading(record: Record) -> Heading:
    return Heading(*[getattr(record, name) for name in Heading.__struct_fields__])


def _start(record: Record) -> Match:
    if record.format != FORMAT:
        raise BadRecord(f"this is a record of format {record.format!r}; this program reads {FORMAT!r}")
    try:
        game = game_of(record.game)
        if record.version != game.version:
            raise BadRecord(
                f"the record was played by version {record.version} of the rules of {game.key}; "
                f"this program plays version {game.version}"
            )
        seats, options = game.check_seats(record.seats), game.check_options(record.options)
        stream = _stream(record)
        forced = record.chance if isinstance(stream, Unrevealed) else _forced(record)
        return Match(game, seats, options, stream, forced=forced)
    except (UnknownGame, BadOption, BadOutcome) as problem:
        raise BadRecord(f"the record cannot be started: {problem}") from None


def _stream(record: Record) -> Stream:
    if record.fair is not None:
        return stream_of(record.fair, len(record.chance), record.forced)
    if record.seed is None:
        raise BadRecord("the record has neither a seed nor fair dice, so chance cannot be replayed")
    return Seeded(record.seed)


def _forced(record: Record) -> list[Any]:
    """The outcomes that were set by hand, each in its place among the drawn ones."""
    if not record.forced:
        return []
    if not all(0 <= place < len(record.chance) for place in record.forced):
        raise BadRecord(f"the record has {len(record.chance)} outcomes of chance, so those at {record.forced} are lost")
    places = set(record.forced)
    return [record.chance[place] if place in places else DRAWN for place in range(max(places) + 1)]


def _play(match: Match, entry: Entry, number: int) -> None:
    try:
        match.play(entry.seat, match.game.reader.from_data(entry.move))
    except (IllegalMove, BadOutcome, BadRecord) as problem:
        raise BadRecord(f"move {number} of the record is not possible: {problem}") from None


def _compare_chance(match: Match, record: Record, compared: int, where: str) -> int:
    """Compare the outcomes since the last comparison with the recorded ones; how many are compared now."""
    for place, outcome in enumerate(match.outcomes.since(compared), compared):
        if place >= len(record.chance):
            raise BadRecord(f"{where}, chance brings {_plain(outcome)}, but the record says nothing of it")
        if _plain(outcome) != record.chance[place]:
            raise BadRecord(f"{where}, chance brings {_plain(outcome)}, but the record says {record.chance[place]}")
    return len(match.outcomes)


def _check_end(match: Match, record: Record, check: _Check) -> None:
    if record.length > len(record.moves):
        raise BadRecord(
            f"the record is cut short: it has {len(record.moves)} of {record.length} moves, "
            f"move {len(record.moves) + 1} is missing"
        )
    if record.length < len(record.moves):
        raise BadRecord(f"the record has {len(record.moves)} moves, but says that there are {record.length}")
    if len(record.chance) != len(match.outcomes):
        raise BadRecord(f"the record has {len(record.chance)} outcomes of chance, the match {len(match.outcomes)}")
    if match.result != record.result:
        raise BadRecord(f"the match ends with {_told(match.result)}, but the record says {_told(record.result)}")
    if record.seal != check.over(record.chance, record.forced, record.result):
        raise BadRecord(f"the end of the record, after move {record.length}, was changed")


def _told(result: Result | None) -> str:
    if result is None:
        return "no winner yet"
    winners = " and ".join(f"seat {seat}" for seat in result.winners)
    return f"{winners} winning by points {', '.join(map(str, result.points))}"


def _data(value: msgspec.Struct) -> dict[str, Any]:
    """As it comes back from JSON: with lists for tuples."""
    data: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(value))
    return data


def _plain(outcome: Any) -> Any:
    return list(outcome) if isinstance(outcome, tuple) else outcome


def _unreadable(text: str | bytes, problem: Exception) -> str:
    """What is wrong with a text that is no record; if it is one cut short, where it ends."""
    found = text.decode(errors="replace") if isinstance(text, bytes | bytearray) else str(text)
    if FORMAT in found and "truncated" in str(problem):
        whole = len(re.findall(r'"check":"[0-9a-f]{16}"\}', found))
        return f"the record is cut short: it ends within move {whole + 1}"
    return f"this is not a record: {problem}"
