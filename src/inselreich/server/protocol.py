"""What goes over a socket, message by message: version 1 of the protocol.

A frame is text and holds one JSON message a line, usually one. Every message names its `type`; unknown types and fields
are refused. A person's browser, a bot of somebody else's and a test speak the same. docs/protocol.md tells the story,
docs/schema/protocol.json is made from this file.

Numbers: `number` counts the moves of a table so far. `question` is the number at which the open question was asked; a
move repeats it, so that an answer to yesterday's question is never taken for one of today's.
"""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from ..core.moves import snake_case

VERSION = 1

LONGEST_FRAME = 64 * 1024
"""Bytes of a frame from a client; a longer one closes the connection."""
LONGEST_TAG = 40
LONGEST_CHAT = 300


Views = Literal["all", "asked", "none"]
"""When the view comes along: with every update, only when the seat is asked, or never."""


Language = Literal["de", "en"]


class Message(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag=snake_case):
    """From a client."""


class Hello(Message, frozen=True):
    """The first message. A browser is known by its cookie; a bot gives its token."""

    version: int
    token: str | None = None


class Watch(Message, frozen=True):
    """Follow a table, from one's seat there or as a spectator.

    `since` is the number of moves whose events are already known (0: tell everything from the beginning; null: only what
    happens from now on). After a lost connection: the last `number` that was seen, and nothing is missed.
    `moves`: whether decisions list their moves.
    `language`: tell events, questions and refusals in sentences, too.
    """

    table: str
    since: int | None = None
    views: Views = "all"
    moves: bool = True
    language: Language | None = None


class Unwatch(Message, frozen=True):
    """Follow the table no longer. The seat stays one's own."""

    table: str


class Play(Message, frozen=True):
    """Answer the question that was asked at `question`. The `tag` comes back with what became of it."""

    table: str
    question: int
    move: msgspec.Raw
    tag: str | None = None


class Say(Message, frozen=True):
    """Say something at a table."""

    table: str
    text: str
    tag: str | None = None


class StandIn(Message, frozen=True):
    """Let a bot play one's seat (`wanted`), or take the seat back. `seat`: that of somebody who has long been away."""

    table: str
    wanted: bool
    seat: int | None = None
    tag: str | None = None


class AgreeToEnd(Message, frozen=True):
    """Agree to end the match without a winner, or no longer; it ends when all people at the table agree."""

    table: str
    agreed: bool = True
    tag: str | None = None


class Ping(Message, frozen=True):
    """Is anybody there?"""

    tag: str | None = None


FromClient = Hello | Watch | Unwatch | Play | Say | StandIn | AgreeToEnd | Ping


class News(msgspec.Struct, frozen=True, tag_field="type", tag=snake_case, omit_defaults=True):
    """From the server. Fields that are missing have their default."""


class Welcome(News, frozen=True):
    """The answer to `hello`: who one is here. `now` is the server's clock, in milliseconds since 1970."""

    version: int
    person: str
    name: str
    now: int


class SeatNow(msgspec.Struct, frozen=True, omit_defaults=True):
    """Who sits on a seat. A free seat has neither person nor bot.

    `name` is English for bots: "Greedy bot 2" is the second of the level `greedy`, in the order of the seats.
    """

    seat: int
    person: str | None = None
    name: str = ""
    bot: str | None = None
    stand_in: bool = False
    """A bot plays until the person takes the seat back."""
    here: bool = False
    """The person is connected."""
    agrees_to_end: bool = False
    contribution: str = ""
    """What the seat adds to the fair dice."""


class ClockNow(msgspec.Struct, frozen=True, omit_defaults=True):
    """A running clock: the seat must answer by `due` (milliseconds since 1970), using its reserve up to then."""

    seat: int
    due: int
    reserve: int
    """Milliseconds of reserve that are left if it answered now."""


class TableNow(News, frozen=True):
    """Everything about a table but the game on it: comes after `watch` and whenever it changes."""

    table: str
    code: str
    game: str
    version: str
    options: dict[str, Any]
    state: Literal["open", "running", "over", "closed"]
    host: str
    seats: tuple[SeatNow, ...]
    public: bool
    watchable: bool
    clock: Any
    pace: int
    commitment: str
    watching: int = 0
    your_seat: int | None = None
    ended_by: str | None = None
    result: Any = None
    secret: str | None = None
    """Of the fair dice, once the match is over."""
    rematch: str | None = None
    """The table of the next match."""


class Told(msgspec.Struct, frozen=True, omit_defaults=True):
    """A sentence about what happened: it tells the event at this place in `events`, and perhaps some after it."""

    event: int
    sentence: str
    rules: tuple[str, ...] = ()
    """Numbers of rules worth reading about it."""


class Asked(msgspec.Struct, frozen=True, omit_defaults=True):
    """A decision in words."""

    question: str
    labels: list[str] = []
    """One for each of the decision's `moves`, in their order."""
    kinds: dict[str, str] = {}
    """{type of move: what such moves are called together}, for all that may be answered."""


class Update(News, frozen=True, kw_only=True):
    """What has happened at a table from move `since` to move `number`, and what is asked now."""

    table: str
    since: int
    number: int
    question: int
    waiting_for: tuple[int, ...] = ()
    events: list[Any] = []
    view: Any = None
    decision: Any = None
    """What one's seat must decide, or (`invited`) may do; none for a spectator or a seat that is not asked."""
    clocks: tuple[ClockNow, ...] = ()
    over: bool = False
    told: list[Told] = []
    """The events in sentences, for those who follow in a language."""
    asked: Asked | None = None
    """The decision in words, for those who follow in a language."""


class Done(News, frozen=True):
    """What carried this tag was done; a move is stored then and will not be lost. `number`: moves of the table now."""

    tag: str
    number: int | None = None


class Refused(News, frozen=True):
    """Something was not done, and has changed nothing."""

    code: str
    sentence: str
    rule: str = ""
    because: str = ""
    """What the rule says, or else what went wrong, in the language in which the table is followed; English has `sentence`
    for the latter."""
    table: str | None = None
    tag: str | None = None
    number: int | None = None


class Said(News, frozen=True):
    """Somebody said something at a table."""

    table: str
    number: int
    person: str
    name: str
    text: str
    at: int


class Waiting(News, frozen=True):
    """The server cannot store moves at the moment and keeps trying (`over` when it can again); nothing is lost."""

    sentence: str
    over: bool = False


class Farewell(News, frozen=True):
    """The server closes the connection; come back after so many milliseconds."""

    code: str
    sentence: str
    back_in: int | None = None


class Pong(News, frozen=True):
    """The answer to `ping`."""

    now: int
    tag: str | None = None


FromServer = Welcome | TableNow | Update | Done | Refused | Said | Waiting | Farewell | Pong
