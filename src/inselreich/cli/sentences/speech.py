"""The sentences of one game: tables that a game's module here fills in.

In a sentence, `{seat}` is filled in from the event's fields, `[rolls|roll]` is chosen by whether the subject is somebody
else or the reader, and the first letter becomes a capital one.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from ...core.events import Event

Wording = tuple[str, str]
"""English, German."""


class Speech(NamedTuple):
    """All sentences of one game."""

    events: Mapping[str, Wording] = {}
    variants: Mapping[str, Callable[[Any], str]] = {}
    """For events that need more than one sentence: which of `type:variant` it is."""
    moves: Mapping[str, Wording] = {}
    kinds: Mapping[str, Wording] = {}
    """What a kind of moves is called in a list of kinds."""
    questions: Mapping[str, Wording] = {}
    """What is asked, by the number of the rule that asks."""
    income: type[Event] | None = None
    """An event with seat, kind of card and count, of which one roll brings many: told together, a sentence a seat."""
    income_kind: str = "resource"
    """The field of that event with the kind of card."""
    repeats: Mapping[type[Event], type[Event]] = {}
    """{event: the one that tells those who may know it the same, and more}, if it follows at once."""
