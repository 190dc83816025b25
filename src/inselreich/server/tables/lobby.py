"""The lobby: how a table comes about, who sits at it, and how it begins, ends and comes again.

Whoever asks has passed the gate: where only the host or those at the table may do something, they are it.
"""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import Annotated, Any

import msgspec

from ... import bots
from ...core.fair import commitment, new_secret
from ...core.game import Game
from ...core.registry import game as game_of
from ...store import rows
from ...store.errors import CodeTaken, RematchTaken, SeatTaken
from ...store.keys import new_id, new_table_code
from ...store.store import Store
from ..errors import Refusal
from ..identity.names import contribution as checked_contribution
from .botseats import STAND_IN
from .clocks import now_ms
from .face import seat_of
from .hall import Hall

MOST_OPEN = 20
"""Tables of one host that wait for players."""

SECOND, HOUR, DAY = 1_000, 3_600_000, 86_400_000
LONGEST_PACE = 10 * SECOND
CLOCKS = {
    "off": ((0, 0), (0, 0), "a table without a clock has neither a time for a move nor a reserve"),
    "live": (
        (5 * SECOND, HOUR),
        (0, DAY),
        "a live clock gives 5 seconds to 1 hour for a move and 0 to 24 hours in reserve",
    ),
    "days": ((DAY, 14 * DAY), (0, 0), "a clock of days gives 1 to 14 days for a move and no reserve"),
}
"""By kind: the bounds of the time for a move and of the reserve, in milliseconds, and what to say of them."""

REFUSALS: dict[str, tuple[int, str]] = {
    "no_such_table": (404, "there is no table with this id or code"),
    "no_such_seat": (404, "this table has seats 0 to {last}, not {seat}"),
    "not_open": (409, "this table is {state}; that is possible only while it is open"),
    "not_over": (409, "this match is not over; that is possible only afterwards"),
    "no_such_moment": (400, "one can play on after 0 to {last} moves of this match, not after {number}"),
    "not_host": (403, "only the host of the table may do that"),
    "not_seated": (403, "only those who sit at the table may do that"),
    "not_your_seat": (403, "this is not your seat"),
    "seat_taken": (409, "seat {seat} is taken"),
    "already_seated": (409, "you already sit at this table, on seat {seat}"),
    "seat_free": (409, "nobody sits on seat {seat}"),
    "no_bot_there": (409, "no bot of the server's sits on seat {seat}"),
    "seats_free": (409, "the match cannot start yet: nobody sits on seat {seats}"),
    "seats_changed": (409, "somebody sat down or left at this very moment; look again"),
    "seat_twice": (400, "seat {seat} is given twice"),
    "bad_bot": (400, "there is no bot {level!r} for {game}; the bots: {levels}"),
    "bad_clock": (400, "{bounds}"),
    "too_many_tables": (409, "you already have {count} open tables; start or close one first"),
}
"""Everything the lobby refuses, by its code: the status and the sentence."""

STATES = {"open": "open", "running": "already running", "over": "over", "closed": "closed"}


def refusal(code: str, **words: Any) -> Refusal:
    """One line of the table above."""
    status, sentence = REFUSALS[code]
    return Refusal(code, sentence.format(**words), status=status)


Pace = Annotated[int, msgspec.Meta(ge=0, le=LONGEST_PACE)]
SeatNumber = Annotated[int, msgspec.Meta(ge=0, le=7)]


class BotWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A bot of the server's on a seat."""

    seat: SeatNumber
    level: str


class TableWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The table somebody would like."""

    game: str
    seats: int | None = None
    """How many; none: the usual number."""
    options: dict[str, Any] = {}
    public: bool = False
    """Listed in the lobby; otherwise only who has the id or the code finds it."""
    watchable: bool = True
    """Whether others may look on."""
    clock: rows.Clock = rows.Clock()
    pace_ms: Pace = 800
    """How long bots wait before a move."""
    sit: SeatNumber | None = 0
    """Where oneself sits; null: not yet."""
    contribution: str = ""
    """What one adds to the fair dice."""
    bots: tuple[BotWish, ...] = ()


class QuickWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A game at once, against bots."""

    game: str
    seats: int | None = None
    options: dict[str, Any] = {}
    level: str = "greedy"
    """Of all bots."""
    sit: SeatNumber | None = None
    """Where oneself sits; null: chance decides."""
    contribution: str = ""
    watchable: bool = True
    clock: rows.Clock = rows.Clock()
    pace_ms: Pace = 800


class Lobby:
    """Changes tables that are open, and tells those who follow them."""

    def __init__(self, store: Store, hall: Hall) -> None:
        self._store = store
        self._hall = hall

    # Finding ----------------------------------------------------------------------------------------------------------

    async def table(self, table_id: str) -> rows.Table:
        """The table with this id."""
        return _found(await self._store.tables.get(table_id))

    async def by_code(self, code: str) -> rows.Table:
        """The table with this code, in capitals or not."""
        return _found(await self._store.tables.by_code(code.strip().upper()))

    # Making -----------------------------------------------------------------------------------------------------------

    async def create(self, who: rows.Person, wish: TableWish) -> rows.Table:
        """A new open table with its host and the bots that were wished for."""
        await self._check_most_open(who)
        game = game_of(wish.game)
        count = game.check_seats(wish.seats)
        seats = [_bot_seat(game, bot.seat, bot.level) for bot in wish.bots]
        if wish.sit is not None:
            seats.append(_seat_of_person(who, wish.sit, wish.contribution))
        _check_seats(seats, count)
        return await self._laid(self._row(who, game, count, wish, seats))

    async def quick(self, who: rows.Person, wish: QuickWish) -> rows.Table:
        """A table against bots, already running."""
        game = game_of(wish.game)
        count = game.check_seats(wish.seats)
        own = secrets.randbelow(count) if wish.sit is None else wish.sit
        seats = [_bot_seat(game, seat, wish.level) for seat in range(count) if seat != own]
        seats.append(_seat_of_person(who, own, wish.contribution))
        _check_seats(seats, count)
        return await self.start(await self._laid(self._row(who, game, count, wish, seats)))

    async def rematch(self, row: rows.Table, who: rows.Person) -> rows.Table:
        """An open table with the same people one seat on; there is one rematch of a table, whoever asks first."""
        if row.state != "over":
            raise refusal("not_over")
        seats = tuple(_moved_on(seat, row.seat_count) for seat in row.seats)
        twin = msgspec.structs.replace(
            self._row(who, game_of(row.game), row.seat_count, row, seats), options=row.options, rematch_of=row.id
        )
        try:
            made = await self._laid(twin)
        except RematchTaken:
            return _found(await self._store.tables.get(await self._store.tables.rematch(row.id) or ""))
        await self._hall.changed(row.id)
        return made

    async def fork(self, row: rows.Table, who: rows.Person, *, seat: int, number: int, whole: int) -> rows.Table:
        """A table that begins with the first `number` of the `whole` moves of a finished one: oneself against bots.

        It has the dice of that match, so the moves lead where they led; nobody is shown it in the lobby.
        """
        _check_seat(row, seat)
        last = whole - 1 if row.ended_by == "rules" else whole
        if not 0 <= number <= last:
            raise refusal("no_such_moment", number=number, last=last)
        game = game_of(row.game)
        seats = [_seat_like(before, who if before.seat == seat else None) for before in row.seats]
        twin = msgspec.structs.replace(
            self._row(who, game, row.seat_count, QuickWish(game=row.game, options=row.options), seats),
            secret=row.secret,
            commitment=row.commitment,
        )
        made = await self._laid(twin)
        now = now_ms()
        if not await self._store.tables.start(made.id, made.seats, now, None):
            raise refusal("seats_changed")
        moves = await self._store.journal.since(row.id)
        past = [msgspec.structs.replace(move, mark=self._hall.mark(), at=now) for move in moves[:number]]
        if past:
            await self._store.journal.append_many(made.id, past, rows.After(length=number, asked_at=now, wake_at=now))
        await self._hall.began(made.id)
        return await self.table(made.id)

    def _row(
        self,
        who: rows.Person,
        game: Game,
        count: int,
        wish: TableWish | QuickWish | rows.Table,
        seats: Sequence[rows.Seat],
    ) -> rows.Table:
        secret = new_secret()
        return rows.Table(
            id=new_id(),
            code="",
            game=game.key,
            version=game.version,
            seat_count=count,
            options=msgspec.to_builtins(game.check_options(wish.options)),
            public=getattr(wish, "public", False),
            watchable=wish.watchable,
            host=who.id,
            clock=_checked_clock(wish.clock),
            pace_ms=wish.pace_ms,
            secret=secret,
            commitment=commitment(secret),
            created_at=now_ms(),
            seats=tuple(sorted(seats, key=lambda seat: seat.seat)),
        )

    async def _laid(self, row: rows.Table) -> rows.Table:
        """Store a new table under a code that is free."""
        while True:
            try:
                await self._store.tables.create(msgspec.structs.replace(row, code=new_table_code()))
            except CodeTaken:
                continue
            return await self.table(row.id)

    async def _check_most_open(self, who: rows.Person) -> None:
        mine = await self._store.tables.of_person(who.id, ("open",))
        count = sum(row.host == who.id for row in mine)
        if count >= MOST_OPEN:
            raise refusal("too_many_tables", count=count)

    # Sitting ----------------------------------------------------------------------------------------------------------

    async def sit(self, row: rows.Table, who: rows.Person, seat: int, contribution: str) -> rows.Table:
        """Take a free seat."""
        _check_open(row)
        _check_seat(row, seat)
        own = seat_of(row, who.id)
        if own is not None:
            raise refusal("already_seated", seat=own)
        return await self._seated(row, _seat_of_person(who, seat, contribution))

    async def leave(self, row: rows.Table, who: rows.Person, seat: int) -> rows.Table:
        """Leave one's own seat; the host may send others away.

        When the host leaves, the next person becomes it; a table that its last person leaves is closed.
        """
        _check_open(row)
        taken = _taken_seat(row, seat)
        if taken.person is None or who.id not in (taken.person, row.host):
            raise refusal("not_your_seat")
        left = await self._stood_up(row, seat, taken.person)
        if taken.person == row.host:
            await self._hand_over(left, seat)
        return await self._changed(row)

    async def _hand_over(self, row: rows.Table, seat: int) -> None:
        """The host has left this seat. If meanwhile the others change places, they are looked at anew."""
        host, done = row.host, False
        while not done and (row.state, row.host) == ("open", host):
            heir = await self._next_person(row, seat)
            if heir is None:
                done = await self._store.tables.close(row.id, empty=True)
            else:
                done = await self._store.tables.set_host(row.id, heir, host)
            row = await self.table(row.id)

    async def _next_person(self, row: rows.Table, seat: int) -> str | None:
        """Who sits next after this seat; bots from outside come last, for they may not know how to be a host."""
        order = sorted(row.seats, key=lambda each: (each.seat - seat) % row.seat_count)
        ids = [each.person for each in order if each.person is not None]
        known = await self._store.people.many(ids)
        return min(ids, key=lambda each: known[each].kind == "bot", default=None)

    async def seat_bot(self, row: rows.Table, seat: int, level: str) -> rows.Table:
        """Put a bot on a free seat, or another bot in the place of one."""
        _check_open(row)
        _check_seat(row, seat)
        bot = _bot_seat(game_of(row.game), seat, level)
        taken = _seat_at(row, seat)
        if taken is not None:
            if taken.bot is None:
                raise refusal("seat_taken", seat=seat)
            await self._stood_up(row, seat, None)
        return await self._seated(row, bot)

    async def unseat_bot(self, row: rows.Table, seat: int) -> rows.Table:
        """Take a bot away."""
        _check_open(row)
        if _taken_seat(row, seat).bot is None:
            raise refusal("no_bot_there", seat=seat)
        await self._stood_up(row, seat, None)
        return await self._changed(row)

    async def contribute(self, row: rows.Table, who: rows.Person, seat: int, contribution: str) -> rows.Table:
        """Change what one's own seat adds to the fair dice."""
        _check_open(row)
        if _taken_seat(row, seat).person != who.id:
            raise refusal("not_your_seat")
        given = checked_contribution(contribution)
        if not await self._store.tables.set_contribution(row.id, seat, who.id, given):
            _check_open(await self.table(row.id))
            raise refusal("not_your_seat")
        return await self._changed(row)

    async def _stood_up(self, row: rows.Table, seat: int, person: str | None) -> rows.Table:
        """The table without whoever sat there; a refusal if something else happened at this moment."""
        gone = await self._store.tables.stand_up(row.id, seat, person)
        current = await self.table(row.id)
        if not gone:
            _check_open(current)
            raise refusal("seats_changed")
        return current

    async def _seated(self, row: rows.Table, seat: rows.Seat) -> rows.Table:
        try:
            await self._store.tables.sit(row.id, seat)
        except SeatTaken:
            current = await self.table(row.id)
            _check_open(current)
            own = seat_of(current, seat.person)
            raise (
                refusal("seat_taken", seat=seat.seat) if own is None else refusal("already_seated", seat=own)
            ) from None
        return await self._changed(row)

    # Beginning and ending ---------------------------------------------------------------------------------------------

    async def start(self, row: rows.Table) -> rows.Table:
        """Begin the match: from now on neither seats nor contributions change."""
        _check_open(row)
        free = [seat for seat in range(row.seat_count) if _seat_at(row, seat) is None]
        if free:
            raise refusal("seats_free", seats=" and ".join(map(str, free)))
        now = now_ms()
        seats = tuple(_ready(seat, row.clock) for seat in row.seats)
        if not await self._store.tables.start(row.id, seats, now, now):
            _check_open(await self.table(row.id))
            raise refusal("seats_changed")
        await self._hall.began(row.id)
        return await self.table(row.id)

    async def close(self, row: rows.Table) -> rows.Table:
        """Close a table that has not begun."""
        _check_open(row)
        if not await self._store.tables.close(row.id):
            _check_open(await self.table(row.id))
        return await self._changed(row)

    async def _changed(self, row: rows.Table) -> rows.Table:
        await self._hall.changed(row.id)
        return await self.table(row.id)


def _found(row: rows.Table | None) -> rows.Table:
    if row is None:
        raise refusal("no_such_table")
    return row


def _check_open(row: rows.Table) -> None:
    if row.state != "open":
        raise refusal("not_open", state=STATES[row.state])


def _check_seat(row: rows.Table, seat: int) -> None:
    if not 0 <= seat < row.seat_count:
        raise refusal("no_such_seat", seat=seat, last=row.seat_count - 1)


def _check_seats(seats: Sequence[rows.Seat], count: int) -> None:
    """The seats of a table that is being made: each exists, and once."""
    numbers = [seat.seat for seat in seats]
    for number in numbers:
        if number >= count:
            raise refusal("no_such_seat", seat=number, last=count - 1)
        if numbers.count(number) > 1:
            raise refusal("seat_twice", seat=number)


def _seat_at(row: rows.Table, seat: int) -> rows.Seat | None:
    return next((taken for taken in row.seats if taken.seat == seat), None)


def _taken_seat(row: rows.Table, seat: int) -> rows.Seat:
    _check_seat(row, seat)
    taken = _seat_at(row, seat)
    if taken is None:
        raise refusal("seat_free", seat=seat)
    return taken


def _seat_of_person(who: rows.Person, seat: int, contribution: str) -> rows.Seat:
    return rows.Seat(seat, who.name, person=who.id, contribution=checked_contribution(contribution))


def _bot_seat(game: Game, seat: int, level: str) -> rows.Seat:
    levels = bots.names(game.key)
    if level not in levels:
        raise refusal("bad_bot", level=level, game=game.key, levels=", ".join(levels))
    return rows.Seat(seat, level, bot=level)


def _seat_like(before: rows.Seat, who: rows.Person | None) -> rows.Seat:
    """A seat with the same part in the dice: a person's, or (nobody) a bot's."""
    level = before.bot or STAND_IN
    name, person, bot = (level, None, level) if who is None else (who.name, who.id, None)
    return rows.Seat(before.seat, name, person=person, bot=bot, contribution=before.contribution)


def _moved_on(seat: rows.Seat, count: int) -> rows.Seat:
    """The same on the next seat, as before a match."""
    return rows.Seat((seat.seat + 1) % count, seat.name, person=seat.person, bot=seat.bot)


def _ready(seat: rows.Seat, clock: rows.Clock) -> rows.Seat:
    """As the seat begins, with its whole reserve.

    A bot adds its name to the dice: a text that the server could choose now would let it choose the dice.
    """
    return msgspec.structs.replace(
        seat, contribution=seat.bot or seat.contribution, reserve_ms=clock.reserve_ms if clock.kind != "off" else None
    )


def _checked_clock(clock: rows.Clock) -> rows.Clock:
    (least, most), (least_reserve, most_reserve), bounds = CLOCKS[clock.kind]
    if not least <= clock.move_ms <= most or not least_reserve <= clock.reserve_ms <= most_reserve:
        raise refusal("bad_clock", bounds=bounds)
    return clock
