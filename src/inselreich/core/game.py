"""A game as the rest of the project meets it: its name, its options, its script, what a seat sees."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cached_property
from typing import Any, ClassVar

import msgspec

from .chance import Stream
from .choices import choices_of
from .errors import BadOption
from .events import Event
from .moves import Move, Reader
from .questions import Script
from .table import Table


class Result(msgspec.Struct, frozen=True):
    """How a match ended: who won, and everybody's points."""

    winners: tuple[int, ...]
    points: tuple[int, ...]


class Game:
    """Base of the games. A game's folder says the rest."""

    key: ClassVar[str]
    version: ClassVar[str]
    """Raised whenever the same moves could lead to another match."""
    title: ClassVar[Mapping[str, str]]
    seats: ClassVar[tuple[int, ...]]
    """The seat counts it can be played with."""
    usual_seats: ClassVar[int]
    options_type: ClassVar[type[msgspec.Struct]]
    move_types: ClassVar[tuple[type[Move], ...]]
    event_types: ClassVar[tuple[type[Event], ...]]
    view_type: ClassVar[type[msgspec.Struct]]

    def lay_out(self, seats: int, options: Any) -> Table:
        """The table before the first question."""
        raise NotImplementedError

    def script(self, table: Any) -> Script:
        """The course of the game, from wherever the table stands."""
        raise NotImplementedError

    def view(self, table: Any, seat: int | None) -> msgspec.Struct:
        """What a seat (None: a spectator) may know."""
        raise NotImplementedError

    def redeal(self, table: Any, seat: int | None, stream: Stream) -> None:
        """Deal anew all that this seat (None: a spectator) cannot know."""
        raise NotImplementedError

    def points(self, table: Any) -> tuple[int, ...]:
        """Everybody's points, hidden ones included."""
        raise NotImplementedError

    def result(self, table: Any) -> Result:
        """How the finished match ended."""
        raise NotImplementedError

    def check(self, table: Any) -> list[str]:
        """What has appeared or vanished against the rules, a sentence each: for tests, after every move."""
        raise NotImplementedError

    def recheck(self, table: Any, events: Iterable[Event]) -> list[str]:
        """What contradicts the rest of the table, or all that has happened: for tests, slow and thorough."""
        raise NotImplementedError

    @cached_property
    def reader(self) -> Reader:
        """Reads this game's moves."""
        return Reader(self.move_types)

    def check_seats(self, seats: int | None) -> int:
        """The number of seats, or a sentence about what would be right."""
        if seats is None:
            return self.usual_seats
        if type(seats) is not int or seats not in self.seats:
            *others, most = map(str, self.seats)
            allowed = f"{', '.join(others)} or {most}" if others else most
            raise BadOption(f"{self.key} is for {allowed} seats, not {seats!r}")
        return seats

    def check_options(self, given: Any) -> Any:
        """The options as the game reads them: defaults filled in, everything checked."""
        if isinstance(given, self.options_type):
            given = msgspec.to_builtins(given)
        if not isinstance(given, Mapping):
            raise BadOption(f"the options of {self.key} are names with values, not {given!r}")
        known = self.options_type.__struct_fields__
        for name in given:
            if name not in known:
                raise BadOption(f"{self.key} has no option {name!r}; its options: {', '.join(known)}")
        try:
            return msgspec.convert(dict(given), self.options_type)
        except msgspec.ValidationError as problem:
            raise BadOption(self._wrong_option(given) or f"options of {self.key}: {problem}") from None

    def _wrong_option(self, given: Mapping[str, Any]) -> str:
        """The first option with a wrong value, and what would be right; empty if each for itself is right."""
        types = {field.name: field.type for field in msgspec.structs.fields(self.options_type)}
        for choice in choices_of(self.options_type):
            try:
                msgspec.convert(given.get(choice.name, choice.default), types[choice.name])
            except msgspec.ValidationError:
                return f"option {choice.name} of {self.key} is {choice.words}, not {given[choice.name]!r}"
        return ""
