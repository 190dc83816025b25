"""Questions: what a script asks its seats, and what may be answered.

A script yields one of three questions and is sent the answer:

    move         = yield Ask(seat, options, why="C-49")              one seat must answer
    moves        = yield AskAll({seat: options, ...}, why="C-47")    several must, in any order; {seat: move}
    seat, move   = yield AskAny({seat: options, ...}, why="C-58")    the first answer counts; others may be invited

`why` is the number of the rule that asks. A question is *resumable* when the script, started anew on a copy of the
table, comes back to this very question: scripts keep nothing in their local variables there.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Mapping, Sequence
from typing import Any, ClassVar

import msgspec

from .chance import Chance, Stream
from .errors import IllegalMove, MalformedMove
from .moves import Move


class Form(msgspec.Struct, frozen=True):
    """A move whose amounts are free: how many cards at least and at most, and of which kinds there are how many."""

    move: str
    least: int
    most: int
    limits: Mapping[str, int]


class Options:
    """What may be answered. `moves` is finite and sensible; `objection` decides, also about moves not listed."""

    __slots__ = ()

    def moves(self, seat: int) -> list[Move]:
        """The answers worth listing, in a fixed order; a new list each time."""
        raise NotImplementedError

    def objection(self, seat: int, move: Move) -> IllegalMove | None:
        """Why this seat may not answer this; None if it may."""
        raise NotImplementedError

    def forms(self, seat: int) -> tuple[Form, ...]:
        """The moves with free amounts among the answers."""
        return ()

    def pick(self, seat: int, stream: Stream, without: tuple[type[Move], ...] = ()) -> Move:
        """Any one answer, by chance: for random play. Each move listed is equally likely, none of the types in `without`."""
        listed = self.moves(seat)
        move = listed[stream.below(len(listed))] if len(listed) > 1 else listed[0]
        if without and type(move) in without:
            listed = [other for other in listed if type(other) not in without]
            move = listed[stream.below(len(listed))]
        return move


NAMED = 8
"""So many of the possible answers a refusal names."""


class OneOf(Options):
    """Exactly these moves."""

    __slots__ = ("choices", "why")

    def __init__(self, choices: Sequence[Move], why: str) -> None:
        self.choices = choices
        self.why = why

    def moves(self, seat: int) -> list[Move]:
        return list(self.choices)

    def objection(self, seat: int, move: Move) -> IllegalMove | None:
        if move in self.choices:
            return None
        named = ", ".join(str(choice) for choice in self.choices[:NAMED])
        more = f" and {len(self.choices) - NAMED} more" if len(self.choices) > NAMED else ""
        return IllegalMove(f"'{move}' is no answer to this; possible: {named}{more}", self.why)


class Action:
    """One kind of move in a phase with many: which there are, what speaks against one, and what it does.

    A game writes the three side by side, so that a rule stands in one place. `perform` may be a generator when
    the move asks further questions.
    """

    move: type[Move]

    def moves(self, table: Any, seat: int) -> Sequence[Move]:
        raise NotImplementedError

    def objection(self, table: Any, seat: int, move: Any) -> IllegalMove | None:
        raise NotImplementedError

    def perform(self, table: Any, seat: int, move: Any) -> Script | None:
        raise NotImplementedError

    def forms(self, table: Any, seat: int) -> tuple[Form, ...]:
        return ()


class Section:
    """Actions that are all impossible unless a simple condition holds: it saves asking each of them for its moves."""

    __slots__ = ("actions", "opens")

    def __init__(self, opens: Callable[[Any, int], bool], *actions: Action) -> None:
        self.opens = opens
        self.actions = actions


class Menu:
    """The actions of a phase: single ones, then sections. `on(table)` is the options they make there."""

    __slots__ = ("_leaner", "actions", "always", "by_move", "never", "parts", "sections", "singles", "why")

    def __init__(
        self, why: str, *parts: Action | Section, never: Mapping[type[Move], tuple[str, str]] | None = None
    ) -> None:
        """`never` has sentence and rule for moves that have no place in this phase; else a refusal cites `why`."""
        self.parts = [part for part in parts if isinstance(part, Section)]
        self.singles = [part for part in parts if isinstance(part, Action)]
        self.why = why
        self.never = never or {}
        self.actions = [*self.singles, *(action for section in self.parts for action in section.actions)]
        self.by_move = {action.move: action for action in self.actions}
        self.always = [action.moves for action in self.singles]
        self.sections = [(section.opens, [action.moves for action in section.actions]) for section in self.parts]
        self._leaner: dict[tuple[type[Move], ...], Menu] = {}

    def lacking(self, kinds: tuple[type[Move], ...]) -> Menu:
        """The same menu without the actions of these moves."""
        if kinds not in self._leaner:
            left = [action for action in self.singles if action.move not in kinds]
            parts = [[action for action in section.actions if action.move not in kinds] for section in self.parts]
            sections = [Section(section.opens, *part) for section, part in zip(self.parts, parts, strict=True) if part]
            self._leaner[kinds] = Menu(self.why, *left, *sections, never=self.never)
        return self._leaner[kinds]

    def on(self, table: Any) -> MenuOptions:
        return MenuOptions(self, table)

    def perform(self, table: Any, seat: int, move: Move) -> Script | None:
        """Do what the (accepted) move says."""
        return self.by_move[type(move)].perform(table, seat, move)


class MenuOptions(Options):
    """The moves of a menu's actions on one table."""

    __slots__ = ("always", "by_move", "leaner", "menu", "sections", "table")

    def __init__(self, menu: Menu, table: Any) -> None:
        self.leaner: dict[tuple[type[Move], ...], MenuOptions] = {}
        self.menu = menu
        self.table = table
        self.always = menu.always
        self.sections = menu.sections
        self.by_move = menu.by_move

    def moves(self, seat: int) -> list[Move]:
        table = self.table
        listed: list[Move] = []
        for moves in self.always:
            listed += moves(table, seat)
        for opens, moves_of in self.sections:
            if opens(table, seat):
                for moves in moves_of:
                    listed += moves(table, seat)
        return listed

    def pick(self, seat: int, stream: Stream, without: tuple[type[Move], ...] = ()) -> Move:
        """Any one answer, by chance; what is not wanted is not listed in the first place."""
        listed = self._lacking(without).moves(seat) if without else self.moves(seat)
        return listed[stream.below(len(listed))] if len(listed) > 1 else listed[0]

    def _lacking(self, kinds: tuple[type[Move], ...]) -> MenuOptions:
        options = self.leaner.get(kinds)
        if options is None:
            options = self.leaner[kinds] = self.menu.lacking(kinds).on(self.table)
        return options

    def objection(self, seat: int, move: Move) -> IllegalMove | None:
        action = self.by_move.get(type(move))
        if action is None and type(move) in self.menu.never:
            return IllegalMove(*self.menu.never[type(move)])
        if action is None:
            known = ", ".join(kind.named().replace("_", " ") for kind in self.by_move)
            return IllegalMove(f"'{move}' is not possible now; possible kinds of moves: {known}", self.menu.why)
        return action.objection(self.table, seat, move)

    def forms(self, seat: int) -> tuple[Form, ...]:
        return tuple(form for action in self.menu.actions for form in action.forms(self.table, seat))


class Ask:
    """One seat must answer; the script is sent the move."""

    __slots__ = ("asked", "may", "must", "resumable", "seats", "why")
    by_chance: ClassVar[bool] = False
    may: Mapping[int, Options]
    must: Mapping[int, Options]

    def __init__(self, seat: int, options: Options, why: str, *, resumable: bool = False) -> None:
        self.seats = (seat,)
        self.must = self.asked = {seat: options}
        self.may = NOBODY
        self.why = why
        self.resumable = resumable


class AskAll:
    """Each of these seats must answer, in any order and unseen by the others; the script is sent {seat: move}."""

    __slots__ = ("asked", "may", "must", "resumable", "seats", "why")
    by_chance: ClassVar[bool] = False
    may: Mapping[int, Options]

    def __init__(self, options: Mapping[int, Options], why: str) -> None:
        self.seats = tuple(options)
        self.must = self.asked = options
        self.may = NOBODY
        self.why = why
        self.resumable = False


class AskAny:
    """The first answer counts; the script is sent (seat, move).

    Those in `must` are waited for; those in `may` are invited to speak up and keep nobody waiting.
    """

    __slots__ = ("asked", "may", "must", "resumable", "seats", "why")
    by_chance: ClassVar[bool] = False

    def __init__(
        self,
        must: Mapping[int, Options],
        why: str,
        *,
        may: Mapping[int, Options] | None = None,
        resumable: bool = False,
    ) -> None:
        self.seats = tuple(must)
        self.must = must
        self.may = may or NOBODY
        self.asked = {**self.may, **must}
        self.why = why
        self.resumable = resumable


NOBODY: Mapping[int, Options] = {}

Question = Ask | AskAll | AskAny
Script = Generator[Question | Chance, Any, Any]


class Decision:
    """A question as one seat meets it: who is asked, why, and what may be answered."""

    __slots__ = ("invited", "options", "seat", "why")

    def __init__(self, seat: int, options: Options, why: str, *, invited: bool = False) -> None:
        self.seat = seat
        self.options = options
        self.why = why
        self.invited = invited

    @property
    def moves(self) -> list[Move]:
        """The answers worth listing."""
        return self.options.moves(self.seat)

    @property
    def forms(self) -> tuple[Form, ...]:
        """The answers with free amounts."""
        return self.options.forms(self.seat)

    @property
    def bounds(self) -> tuple[int, int] | None:
        """How many cards at least and at most, where the answer is one free amount."""
        forms = self.forms
        return (forms[0].least, forms[0].most) if len(forms) == 1 else None

    def objection(self, move: Move) -> IllegalMove | None:
        """Why this answer is refused; None if it is accepted."""
        if not isinstance(move, Move):
            return MalformedMove(f"{move!r} is not a move")
        return self.options.objection(self.seat, move)

    def data(self) -> DecisionData:
        """The decision for the wire: for the seat that is asked, and for no other."""
        return DecisionData(self.seat, self.why, self.invited, self.moves, self.forms)


class DecisionData(msgspec.Struct, frozen=True):
    """A decision as plain data."""

    seat: int
    why: str
    invited: bool
    moves: list[Any]
    forms: tuple[Form, ...]
