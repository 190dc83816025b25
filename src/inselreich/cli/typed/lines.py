"""What the games' modules here have in common: the parts of a typed line, and how verbs are found.

A game lists its verbs as (pattern, what is made of the rest of the line), and calls `first_verb`.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import Any, Final, NamedTuple

from ...core.errors import MalformedMove
from ...core.moves import Move
from ...sentences.words import LANGUAGES, Seats, word
from . import NotUnderstood

_EVERYBODY: Final = ("all", "alle", "everybody", "everyone")


class Typed(NamedTuple):
    """What follows the verb, and what it is to be understood by."""

    rest: str
    view: Any
    expected: frozenset[str]
    """The kinds of moves that are possible now."""


Verb = tuple[str, Callable[[Typed], Move]]
"""How it is typed, as a pattern, and the move it means."""


def first_verb(text: str, view: Any, expected: frozenset[str], verbs: Sequence[Verb]) -> Move | None:
    """The move that is meant; `NotUnderstood` says how it is typed, None: this does not begin with a verb."""
    line = " ".join(text.split())
    for pattern, make in verbs:
        found = re.fullmatch(rf"(?:{pattern})(?:\s+(?P<rest>.*))?", line, re.IGNORECASE)
        if found:
            return understood(lambda: make(Typed((found["rest"] or "").strip(), view, expected)))  # noqa: B023
    return None


def understood(make: Callable[[], Move]) -> Move:
    """The move; whatever is wrong with it is said in a sentence."""
    try:
        return make()
    except MalformedMove as problem:
        raise NotUnderstood(problem.sentence) from None
    except ValueError as problem:
        raise NotUnderstood(str(problem).rstrip(".")) from None


def plain(kind: type[Move]) -> Callable[[Typed], Move]:
    """A move that is a verb and nothing else."""

    def make(typed: Typed) -> Move:
        if typed.rest:
            raise NotUnderstood(f"nothing follows here, so {typed.rest!r} is not understood")
        return kind()

    return make


def seats(text: str, view: Any) -> tuple[int, ...]:
    """Several seats, as in "blue and 2"; none for all."""
    if text.strip().casefold() in _EVERYBODY:
        return ()
    parts = re.split(r"(?:\s|,|\band\b|\bund\b|&|\+)+", _without_seat(text), flags=re.IGNORECASE)
    return tuple(seat(part, view) for part in parts if part)


def seat(text: str, view: Any) -> int:
    """A seat by its number; by its colour or the first letter of it, where there are colours."""
    wanted = _without_seat(text).casefold()
    colours = Seats.of(view, None, "en").colours
    for each in range(len(view.seats)):
        names = {word(colour, language).casefold() for colour in colours[each : each + 1] for language in LANGUAGES}
        if wanted == str(each) or wanted in names or wanted in {name[0] for name in names}:
            return each
    known = ", ".join(" ".join([str(each), *colours[each : each + 1]]) for each in range(len(view.seats)))
    raise NotUnderstood(f"there is no seat {text.strip()!r}; there are {known}")


def _without_seat(text: str) -> str:
    """2 for "seat 2"."""
    return re.sub(r"\b(?:seats?|platz|plätze)\s+", "", text.strip(), flags=re.IGNORECASE)
