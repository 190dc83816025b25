"""`inselreich replay`: a record read aloud, shown at one move, or checked."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from ..core.match import Match
from ..core.records import Record, replay, verify
from ..core.registry import game as game_of
from ..sentences import Teller
from ..sentences.words import Language, Seats
from .boards import drawer_of
from .problems import BadInput, one_sentence, reason
from .screen import Screen, note, print_json

LARGEST_FILE = 1 << 30
"""In bytes: what is larger is surely no record, and is not read into memory."""


class Wishes(NamedTuple):
    """What is to be shown of a record."""

    until: int | None
    events: bool
    hidden_too: bool
    """Everything the record knows, rather than what `seat` knew."""
    seat: int | None
    language: Language
    json: bool


def read_record(file: str, number: int) -> Record:
    """The record in a file, or the one of this number in a file with one record a line."""
    if number < 1:
        raise BadInput(f"records are numbered from 1, so there is no record {number}")
    lines = [line for line in _read(file).splitlines() if line.strip()]
    if not lines:
        raise BadInput(f"{_called(file)} is empty; a record is one line of JSON")
    if len(lines) > 1 and lines[0].strip() == b"{":
        lines = [b"\n".join(lines)]
    if number > len(lines):
        holds = f"{len(lines)} record{'s' * (len(lines) > 1)}"
        raise BadInput(f"{_called(file)} holds {holds}, so there is no record {number}")
    try:
        record = Record.from_json(lines[number - 1])
    except RecursionError:
        raise BadInput(f"{_called(file)} is no record: its JSON is nested too deeply") from None
    if len(lines) > 1 and number == 1:
        note(one_sentence(f"{_called(file)} holds {len(lines)} records; this is the first, --number picks another"))
    return record


def _read(file: str) -> bytes:
    try:
        if file == "-":
            return sys.stdin.buffer.read()
        path = Path(file)
        if path.is_dir():
            raise BadInput(f"the file {file} is a folder; a record is a file with a line of JSON")
        if path.stat().st_size > LARGEST_FILE:
            raise BadInput(f"the file {file} is larger than a gigabyte, so it cannot be read as records")
        return path.read_bytes()
    except OSError as problem:
        raise BadInput(f"the file {file} cannot be read: {reason(problem)}") from None
    except ValueError as problem:
        raise BadInput(f"the file {file!r} cannot be read: {problem}") from None


def _called(file: str) -> str:
    return "standard input" if file == "-" else f"the file {file}"


def show_proof(record: Record, language: Language, json: bool) -> None:
    """Verify a record and say what is proved."""
    proved = verify(record)
    if json:
        print_json({**_heading(record), "verified": True, "proved": proved})
        return
    print(f"{_title(record, language)}\nVerified: {proved}.")


def show(record: Record, wishes: Wishes) -> None:
    """Show a record as wished. It is checked first, so that nothing is printed of a damaged one."""
    _check_wishes(record, wishes)
    match = replay(record, until=wishes.until)
    seats = Seats.of(match.view(None), None, wishes.language)
    if wishes.json:
        _show_as_json(record, match, wishes)
        return
    teller = Teller(record.game, seats)
    print(_title(record, wishes.language))
    if wishes.until is None or wishes.events:
        for line in _story(record, match, teller, wishes):
            print(line)
    if wishes.until is not None:
        _show_position(match, wishes)
    elif match.result is not None:
        print(teller.result(match.result))
    else:
        print(f"The match is not over; it waits for {', '.join(map(seats.plain, match.waiting_for))}.")


def _check_wishes(record: Record, wishes: Wishes) -> None:
    if wishes.seat is not None and not 0 <= wishes.seat < record.seats:
        raise BadInput(f"there is no seat {wishes.seat}; the seats are 0 to {record.seats - 1}")
    if wishes.until is not None and not 0 <= wishes.until <= len(record.moves):
        raise BadInput(f"the record has {len(record.moves)} moves, so there is no position after move {wishes.until}")


def _story(record: Record, match: Match, teller: Teller, wishes: Wishes) -> Iterator[str]:
    """Move after move, with what came of it. To one seat, only what it could know is told, and no moves."""
    walk = replay(record, until=0)
    told = _told(walk.events, teller, wishes)
    yield from told
    for number, (seat, move) in enumerate(match.moves, 1):
        news = walk.play(seat, move)
        told = _told(news, teller, wishes)
        if not wishes.hidden_too:
            yield from (f"{number:>5}  {line}" for line in told)
        elif wishes.events:
            yield f"{number:>5}  {teller.seats.plain(seat)}: {teller.move(move)}"
            yield from (f"         {line}" for line in told)
        else:
            yield f"{number:>5}  {' '.join(told) or f'{teller.seats.plain(seat)}: {teller.move(move)}.'}"


def _told(news: Any, teller: Teller, wishes: Wishes) -> list[str]:
    known = list(news) if wishes.hidden_too else [event for event in news if event.known_to(wishes.seat)]
    return [teller.event(event) for event in known] if wishes.events else teller.events(known)


def _show_position(match: Match, wishes: Wishes) -> None:
    screen = Screen()
    view = match.view(wishes.seat)
    drawer = drawer_of(match.game.key)
    if drawer is None:
        print(msgspec.json.format(msgspec.json.encode(view)).decode())
        return
    screen.show(drawer.draw(view, wishes.language, {}))
    screen.say(drawer.key(wishes.language))
    screen.say(drawer.figures(view, wishes.language))
    if wishes.seat is not None:
        screen.say(drawer.own(view, wishes.language))


def _show_as_json(record: Record, match: Match, wishes: Wishes) -> None:
    shown: dict[str, Any] = _heading(record)
    if wishes.events:
        known = match.events if wishes.hidden_too else match.events_for(wishes.seat)
        shown["events"] = list(known)
    if wishes.until is not None:
        shown["until"] = wishes.until
        shown["view"] = match.view(wishes.seat)
    shown["over"] = match.over
    shown["result"] = match.result
    print_json(shown)


def _heading(record: Record) -> dict[str, Any]:
    return {
        "game": record.game,
        "version": record.version,
        "seats": record.seats,
        "options": record.options,
        "seed": record.seed,
        "moves": len(record.moves),
    }


def _title(record: Record, language: Language) -> str:
    title = game_of(record.game).title[language]
    options = ", ".join(f"{name}={value}" for name, value in record.options.items())
    chance = "fair dice" if record.fair is not None else f"seed {record.seed}"
    return f"{title}, rules version {record.version}, {record.seats} seats, {chance}, {record.length} moves\n{options}"
