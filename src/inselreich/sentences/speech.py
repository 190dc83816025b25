"""The sentences of one game: tables that a game's module here fills in.

In a sentence, `{seat}` is filled in from the event's fields, `[rolls|roll]` is chosen by whether the subject is somebody
else or the reader, and the first letter becomes a capital one.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import Any, NamedTuple

from ..core.events import Event
from .words import LANGUAGES, Language, Seats

Wording = tuple[str, str]
"""English, German."""


def sentence(wording: Wording, fields: Mapping[str, Any], subject: int | None, seats: Seats) -> str:
    """A wording filled in, as a whole sentence; the subject is the seat whose verb it is."""
    return seats.begin(part_of_sentence(wording, fields, subject, seats))


def part_of_sentence(wording: Wording, fields: Mapping[str, Any], subject: int | None, seats: Seats) -> str:
    """The same in the middle of a sentence."""
    is_reader = subject is not None and subject == seats.reader
    text = wording[LANGUAGES.index(seats.language)]
    return _with_verb(text, is_reader).format(**fields)


@cache
def _with_verb(text: str, is_reader: bool) -> str:
    return re.sub(r"\[([^|\]]*)\|([^]]*)\]", r"\2" if is_reader else r"\1", text)


class Speech(NamedTuple):
    """All sentences of one game."""

    events: Mapping[str, Wording] = {}
    variants: Mapping[str, Callable[[Any], str]] = {}
    """For events and moves that need more than one sentence: which of `type:variant` it is."""
    moves: Mapping[str, Wording] = {}
    kinds: Mapping[str, Wording] = {}
    """What a kind of moves is called in a list of kinds."""
    questions: Mapping[str, Wording] = {}
    """What is asked, by the number of the rule that asks."""
    together: tuple[type[Event], ...] = ()
    """Events of which many come in a row, to be told together."""
    tell_together: Callable[[Sequence[Any], Seats], list[str]] | None = None
    """The sentences for such a row."""
    things: Mapping[str, Wording] = {}
    """What things are called in this game's sentences, where that is not what they are called elsewhere."""
    repeats: Mapping[type[Event], type[Event]] = {}
    """{event: the one that tells those who may know it the same, and more}, if it follows at once."""
    fields: Mapping[str, Callable[[Any, Language], str]] = {}
    """How the value of a field of this name is said, where `things` is not enough."""
    occasions: Mapping[str, Wording] = {}
    """On what occasion something is `wanted`, by the number of the rule that asks."""
    rules: Mapping[str, str] = {}
    """The rule worth reading about a thing, or about events of a type, by their names in the program."""
    wanted: Callable[[Sequence[Any], Language], str] | None = None
    """What is wanted on such an occasion, by the moves there are; nothing: the question is asked as a whole."""
