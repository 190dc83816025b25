"""A line begins with a verb; what follows is understood by what the verb makes of it."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from ...core.errors import MalformedMove
from ...core.moves import Move
from ..words import word
from . import NotUnderstood

EVERYBODY = ("all", "alle", "everybody", "everyone")


class Typed(NamedTuple):
    """What follows the verb, and what it is to be understood by."""

    rest: str
    view: Any
    expected: frozenset[str]
    """The kinds of moves that are possible now."""


Maker = Callable[[Typed], Move]
Verbs = Sequence[tuple[str, Maker]]
"""How a verb may be written, as a pattern, and what becomes of it; the first that fits is meant."""


def read(verbs: Verbs, text: str, view: Any, expected: frozenset[str]) -> Move | None:
    """The move that is meant; `NotUnderstood` says how it is typed, None: this does not begin like a move."""
    for pattern, make in verbs:
        found = re.fullmatch(rf"(?:{pattern})(?:\s+(?P<rest>.*))?", text, re.IGNORECASE)
        if found:
            return understood(make, Typed((found["rest"] or "").strip(), view, expected))
    return None


def understood(make: Maker, typed: Typed) -> Move:
    """The move that becomes of it; what is wrong with it is said in a sentence."""
    try:
        return make(typed)
    except MalformedMove as problem:
        raise NotUnderstood(problem.sentence) from None
    except (NotUnderstood, ValueError) as problem:
        raise NotUnderstood(str(problem).rstrip(".")) from None


def plain(kind: type[Move]) -> Maker:
    """A verb that nothing follows."""

    def make(typed: Typed) -> Move:
        if typed.rest:
            raise NotUnderstood(f"nothing follows here, so {typed.rest!r} is not understood")
        return kind()

    return make


def seats_named(text: str, view: Any) -> tuple[int, ...]:
    """Several seats, or all of them, for whom no seat is named."""
    if text.strip().casefold() in EVERYBODY:
        return ()
    parts = re.split(r"(?:\s|,|\band\b|\bund\b|&|\+)+", text.strip(), flags=re.IGNORECASE)
    return tuple(seat_named(part, view) for part in parts if part)


def seat_named(text: str, view: Any) -> int:
    """A seat by its number, its colour or the first letter of it."""
    wanted = re.sub(r"^(seat|platz)\s+", "", text.strip().casefold())
    for seat in view.seats:
        colours = {word(seat.colour, language).casefold() for language in ("en", "de")}
        if wanted == str(seat.seat) or wanted in colours or wanted in {colour[0] for colour in colours}:
            number: int = seat.seat
            return number
    known = ", ".join(f"{seat.seat} {seat.colour}" for seat in view.seats)
    raise NotUnderstood(f"there is no seat {text.strip()!r}; there are {known}")
