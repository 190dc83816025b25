"""A match shown again, step by step: from the eyes of one seat, or with everything open.

A page begins with the whole scene at one number of moves; each step then says only what it changes. So a client can show
any position of the page without asking again. Pure functions over records; `http/replays.py` decides who may see them.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import msgspec

from ..core.events import Event, told_to
from ..core.game import Result
from ..core.match import Match
from ..core.moves import Move
from ..core.records import Entry, Record, replay
from ..sentences import Teller
from ..sentences.words import Seats
from .errors import Refusal
from .protocol import Language, Told
from .tables.telling import told

MOST_STEPS = 250
LARGEST_PAGE = 2 * 1024 * 1024
"""Bytes; a page ends with the step that passes it."""

encode = msgspec.json.Encoder().encode


class Scene(msgspec.Struct, frozen=True):
    """What is seen at one moment: the view of the eyes, and with everything open also what each seat holds."""

    view: Any
    hands: list[Any] | None


class Change(msgspec.Struct, frozen=True):
    """What stands at this path of the scene from now on."""

    at: tuple[str | int, ...]
    to: Any


class Step(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A move and what came of it. The one before the first move (number 0) has no seat."""

    number: int
    """Of moves that have been played now."""
    seat: int | None = None
    move: Any = None
    """None if these eyes do not see it; so are `label` and `why`."""
    label: str = ""
    why: str = ""
    """The number of the rule that asked for the move."""
    question: str = ""
    kind: str = ""
    """In lessons: what was asked, and what moves of this type are called together."""
    points: tuple[int, ...]
    """Hidden ones included."""
    events: list[Any] = []
    told: list[Told] = []
    changes: list[Change] = []


class Replay(msgspec.Struct, frozen=True, kw_only=True):
    """A page of a match."""

    game: str
    version: str
    options: dict[str, Any]
    names: tuple[str, ...]
    """Who sat there; empty where nobody knows."""
    length: int
    """Moves of the whole match."""
    result: Result | None
    seat: int | None
    """Whose eyes; null: everything is open."""
    since: int
    next: int | None
    """Where the next page begins; null: this is the last one."""
    scene: Scene
    """After `since` moves."""
    steps: list[msgspec.Raw]
    """A `Step` each: the first is the moment `since` itself, with what happened before the first move if that is 0."""


def page(
    record: Record,
    names: Sequence[str],
    seat: int | None,
    language: Language,
    since: int = 0,
    *,
    prompts: bool = False,
) -> Replay:
    """The page that begins after `since` moves. `prompts`: with the questions in words, for lessons."""
    if not 0 <= since <= len(record.moves):
        raise Refusal("bad_number", f"this match has moves 0 to {len(record.moves)}, not {since}")
    if seat is not None and not 0 <= seat < record.seats:
        raise Refusal("no_such_seat", f"this match has seats 0 to {record.seats - 1}, not {seat}", status=404)
    match = replay(record, until=since)
    show = Show(match, seat, Teller(record.game, Seats(_colours(match, names), seat, language, names)), prompts=prompts)
    scene = show.scene
    steps = [msgspec.Raw(encode(show.opening()))]
    size = 0
    for entry in record.moves[since : since + MOST_STEPS]:
        step = encode(show.after(entry))
        steps.append(msgspec.Raw(step))
        size += len(step)
        if size > LARGEST_PAGE:
            break
    reached = since + len(steps) - 1
    return Replay(
        game=record.game,
        version=record.version,
        options=record.options,
        names=tuple(names),
        length=len(record.moves),
        result=record.result,
        seat=seat,
        since=since,
        next=reached if reached < len(record.moves) else None,
        scene=Scene(**scene),
        steps=steps,
    )


class Show:
    """A match that is being shown to somebody."""

    def __init__(self, match: Match, seat: int | None, teller: Teller, *, prompts: bool) -> None:
        self.match = match
        self.seat = seat
        self.teller = teller
        self.prompts = prompts
        self.scene = scene_of(match, seat)

    def opening(self) -> Step:
        """The moment the page begins with."""
        before = list(self.match.events) if not self.match.moves else []
        return self._step(None, before)

    def after(self, entry: Entry) -> Step:
        """Play the next move of the record, and say what it changes."""
        match = self.match
        move = match.game.reader.from_data(entry.move)
        said = self._said(entry.seat, move)
        happened = len(match.events)
        match.play(entry.seat, move)
        step = self._step(entry.seat, match.events.since(happened), said)
        seen = scene_of(match, self.seat)
        found = tuple(changes(self.scene, seen))
        self.scene = seen
        return msgspec.structs.replace(step, changes=list(found))

    def _said(self, seat: int, move: Move) -> dict[str, Any]:
        """The move as these eyes see it being made."""
        if self.seat not in (None, seat):
            return {}
        decision = self.match.decision(seat)
        assert decision is not None
        said = {"move": move, "label": self.teller.move(move), "why": decision.why}
        if self.prompts:
            said |= {
                "question": self.teller.question(decision.why, decision.moves),
                "kind": self.teller.kind(move),
            }
        return said

    def _step(self, seat: int | None, happened: Sequence[Event], said: dict[str, Any] | None = None) -> Step:
        events = list(happened) if self.seat is None else told_to(self.seat, happened)
        return Step(
            number=len(self.match.moves),
            seat=seat,
            points=self.match.points,
            events=events,
            told=told(self.teller, events),
            **(said or {}),
        )


def scene_of(match: Match, seat: int | None) -> dict[str, Any]:
    """What these eyes see, as plain data."""
    hands = None if seat is not None else [_plain(match.view(each).own) for each in range(match.seats)]
    return {"view": _plain(match.view(seat)), "hands": hands}


def changes(old: Any, new: Any, at: tuple[str | int, ...] = ()) -> Iterator[Change]:
    """What leads from one scene to another. A list of another length, or an object with other fields, is told whole."""
    if old == new:
        return
    if isinstance(old, dict) and isinstance(new, dict) and old.keys() == new.keys():
        for field, value in new.items():
            yield from changes(old[field], value, (*at, field))
    elif isinstance(old, list | tuple) and isinstance(new, list | tuple) and len(old) == len(new):
        for place, value in enumerate(new):
            yield from changes(old[place], value, (*at, place))
    else:
        yield Change(at, new)


def _plain(seen: Any) -> Any:
    return msgspec.to_builtins(seen)


def _colours(match: Match, names: Sequence[str]) -> tuple[str, ...]:
    """Where nobody's name is known, seats are called by their colours."""
    return () if any(names) else Seats.of(match.view(None), None, "en").colours
