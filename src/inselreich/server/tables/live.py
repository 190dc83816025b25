"""One table that is played at: the match in memory, and the door through which everybody plays.

A move is checked and played on the match in memory, stored, and only then told. Whether it is the first answer to its
question is decided by the store: each number of a table's moves can be stored once. Who comes second finds its memory
brought up to what is stored and its move looked at anew.
"""

from __future__ import annotations

import asyncio
import time
from bisect import bisect_right
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager
from typing import TYPE_CHECKING

import msgspec

from ...core.chance import Seeded
from ...core.errors import BadRecord, MatchOver
from ...core.events import Event, told_to
from ...core.match import Match
from ...core.moves import Move
from ...core.questions import Decision, DecisionData
from ...store import rows
from ...store.errors import Taken
from ...store.rebuilding import begun, play_on
from ..errors import Refusal
from ..logs import Log
from ..protocol import Language, TableNow, Update
from .audience import Audience, Follower
from .botseats import STAND_IN, BotSeats, next_bot
from .clocks import TableClock, now_ms
from .face import face, seat_of
from .telling import in_words, teller_at, told

if TYPE_CHECKING:
    from .hall import Hall

LONGEST_MATCH = 20_000
"""Moves after which a match ends without a winner: no play of people comes near."""
BATCH_MOVES = 40
BATCH_SECONDS = 0.01
"""Bots without a pause make so many moves, or take so long, before others have their turn."""
SOON_SECONDS = 120
AWAY_MS = 60_000
"""Somebody who is not connected may be replaced by a bot after so long."""
MOST_TOLD = 400
"""Events that one update tells in sentences. More of them would keep the other tables waiting."""
MOST_FRAMES = 64
"""Encoded updates that are kept until the next move."""

log = Log("tables")
encode = msgspec.json.Encoder().encode


class LiveTable:
    """A table in this worker's memory."""

    def __init__(self, hall: Hall, row: rows.Table) -> None:
        self.hall = hall
        self.id = row.id
        self.row = row
        self.lock = asyncio.Lock()
        self.audience = Audience()
        self.match: Match | None = None
        self.number = 0
        """Moves that are stored and may be told."""
        self.question = 0
        """The number of moves when the open question was asked."""
        self.attending = False
        """Whether this worker moves the bots and minds the clocks: the one that stored the last move does."""
        self.used_at = time.monotonic()
        self.gone_since: dict[str, int] = {}
        """People at the table who are not connected, and since when."""
        self.rematch: str | None = None
        """The table of the next match."""
        self._events_after = [0]
        self._ahead = False
        """Whether the match in memory may differ from what is stored; nothing is told then."""
        self._bots = BotSeats(row.game)
        self._frames: dict[tuple[int | None, int, str, bool, Language | None], bytes] = {}
        self._timer: asyncio.TimerHandle | None = None
        self._clock = TableClock(row.clock, row.seats, row.asked_at, now_ms())

    # Playing ----------------------------------------------------------------------------------------------------------

    @asynccontextmanager
    async def _alone(self) -> AsyncIterator[None]:
        """Nobody else changes the table meanwhile. What became of a move that could not be stored is cleared up first."""
        async with self.lock:
            if self._ahead:
                await self._read_anew()
            yield

    async def play(self, seat: int, question: int, move: bytes | msgspec.Raw) -> int:
        """Answer for a seat. Returns how many moves the table then has; when it returns, the move is stored."""
        async with self._alone():
            if question > self.question and self.match is not None:
                await self._catch_up()  # another worker has told of moves that this one has not heard of yet
            return await self._play(seat, question, self._running().game.reader.from_json(bytes(move)), "person")

    async def _play(self, seat: int, question: int, move: Move, by: rows.Mover) -> int:
        while True:
            match = self._running()
            if question != self.question:
                raise Refusal(
                    "stale",
                    f"the question asked at move {question} is answered; the open one was asked at move {self.question}",
                    status=409,
                )
            match.play(seat, move)
            self._ahead = True
            batch = [self._played(seat, move, by)]
            self._let_bots_play(batch)
            if await self._stored(batch):
                return batch[0].number + 1

    def _running(self) -> Match:
        if self.hall.stopping:
            raise Refusal("going_down", "the server restarts; your table waits for you", status=503)
        if self.row.state == "open":
            raise Refusal("not_started", "the match has not started yet", status=409)
        if self.match is None or self.row.state != "running":
            raise MatchOver("the match is over")
        return self.match

    def _played(self, seat: int, move: Move, by: rows.Mover) -> rows.Move:
        """Note what a move has changed, and give it the form in which it is stored."""
        now = now_ms()
        self._clock.answered(seat, now)
        if self._note_move():
            self._clock.asked(now)
        number = len(self._events_after) - 2
        return rows.Move(number, seat, encode(move), by, now, self.hall.mark())

    def _note_move(self) -> bool:
        """Keep count after a move; whether it brought a new question."""
        match = self.match
        assert match is not None
        self._events_after.append(len(match.events))
        if match.answered:
            return False
        self.question = len(self._events_after) - 1
        return True

    async def _stored(self, batch: Sequence[rows.Move]) -> bool:
        """Store moves that were played in memory and tell of them; False if others were quicker."""
        after = self._after()
        try:
            await self.hall.store.journal.append_many(self.id, batch, after)
        except Taken:
            await self._read_anew()
            return False
        self.attending = True
        self._adopt(after)
        self._settle()
        self.hall.moved(self, batch, after)
        return True

    def _after(self) -> rows.After:
        match = self.match
        assert match is not None
        over = match.over or len(match.moves) >= LONGEST_MATCH
        return rows.After(
            length=len(match.moves),
            asked_at=self._clock.asked_at,
            wake_at=None if over else self._wake_at(),
            reserves=tuple(self._clock.reserves) if self._clock.runs else None,
            ended_by=("rules" if match.over else "limit") if over else None,
            result=msgspec.to_builtins(match.result) if match.over else None,
        )

    def _adopt(self, after: rows.After) -> None:
        """The row as it stands now; while the match goes on, nobody looks at more of it than its state."""
        if after.ended_by is not None:
            self.row = msgspec.structs.replace(
                self.row,
                state="over",
                ended_by=after.ended_by,
                result=after.result,
                ended_at=now_ms(),
                length=after.length,
                wake_at=None,
            )

    def _settle(self) -> None:
        """What was played is stored: say so, and see who is next."""
        match = self.match
        self._ahead = False
        if match is not None and not self.row.goes_on:
            match.reveal()
        self._frames.clear()
        self.used_at = time.monotonic()
        self.number = len(match.moves) if match else 0
        self.audience.stir(update=True, face=self.row.state == "over")
        self._set_timer()

    # Bots and clocks --------------------------------------------------------------------------------------------------

    def _let_bots_play(self, batch: list[rows.Move]) -> None:
        """Bots that need no pause move at once, and are stored together with the move before them."""
        match = self.match
        assert match is not None
        if self.row.pace_ms:
            return
        started = time.perf_counter()
        while not match.over and len(match.moves) < LONGEST_MATCH and len(batch) < BATCH_MOVES:
            seat = next_bot(self.row.seats, match.waiting_for)
            if seat is None or time.perf_counter() - started > BATCH_SECONDS:
                return
            batch.append(self._bot_move(match, seat, "bot"))

    def _bot_move(self, match: Match, seat: rows.Seat, by: rows.Mover) -> rows.Move:
        """Let the bot on this seat move; if it cannot, chance does."""
        started = time.perf_counter()
        try:
            move = self._bots.answer(match, seat)
            match.play(seat.seat, move)
        except Exception as problem:  # noqa: BLE001 - a bot may be anybody's; the table goes on
            log.failure("bot_failed", problem, table=self.id, game=self.row.game, bot=seat.bot or STAND_IN)
            move = match.pick(seat.seat, Seeded(len(match.moves)))
            match.play(seat.seat, move)
        self._ahead = True
        self.hall.metrics.thought(seat.bot or STAND_IN, self.row.game, time.perf_counter() - started)
        return self._played(seat.seat, move, by)

    def _wake_at(self) -> int | None:
        """When somebody has to act without being asked: a bot, or the clock."""
        match = self.match
        if match is None or match.over:
            return None
        waiting = match.waiting_for
        if next_bot(self.row.seats, waiting) is not None:
            return self._clock.asked_at + self.row.pace_ms
        if self._clock.runs and waiting:
            return min(self._clock.due(seat) for seat in waiting)
        return None

    def _set_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        if not self.attending or self.row.state != "running" or self.hall.stopping:
            return
        wake_at = self._wake_at()
        if wake_at is not None:
            delay = max(0, wake_at - now_ms()) / 1000
            self._timer = asyncio.get_running_loop().call_later(delay, self._ring)

    def _ring(self) -> None:
        self._timer = None
        self.hall.run(self._act())

    async def _act(self) -> None:
        """The timer rang: a bot's move is due, or a seat's time is up."""
        async with self._alone():
            if self.row.state != "running" or not self.attending or self.hall.stopping:
                return
            match = self._running()
            seat = next_bot(self.row.seats, match.waiting_for)
            by: rows.Mover = "bot"
            if seat is None:
                late = [each for each in match.waiting_for if self._clock.runs and self._clock.due(each) <= now_ms()]
                if not late:
                    self._set_timer()
                    return
                seat, by = await self._replace(late[0]), "clock"
            batch = [self._bot_move(match, seat, by)]
            self._let_bots_play(batch)
            await self._stored(batch)

    async def _replace(self, seat: int) -> rows.Seat:
        """A bot takes the place of the person, who may take the seat back."""
        replaced = msgspec.structs.replace(self.row.seats[seat], stand_in=True)
        await self._set_seat(replaced)
        return replaced

    async def attend(self) -> None:
        """Take over a table that nobody attends to: its worker is gone, or it was paused."""
        async with self._alone():
            if self.row.state != "running" or self.attending:
                return
            match = self._running()
            if self.row.asked_at is None:
                self._clock.asked(now_ms())
            self._clock.forgive(match.waiting_for, now_ms())
            self.row = msgspec.structs.replace(self.row, asked_at=self._clock.asked_at)
            await self.hall.store.tables.set_times(self.id, self._clock.asked_at, self._wake_at())
            self.attending = True
            self._frames.clear()
            self.audience.stir(update=True)
            self._set_timer()

    async def pause(self) -> None:
        """The server stops: live clocks begin anew with it."""
        async with self.lock:
            if self._timer is not None:
                self._timer.cancel()
                self._timer = None
            if self.row.state == "running" and self.attending and self._clock.rules.kind == "live":
                await self.hall.store.tables.set_times(self.id, None, now_ms())

    @property
    def unclear(self) -> bool:
        """Whether a move could neither be stored nor refused, and nobody has looked since."""
        return self._ahead and not self.lock.locked()

    @property
    def busy(self) -> bool:
        """Whether something is under way or will be soon."""
        timer = self._timer
        soon = timer is not None and timer.when() - asyncio.get_running_loop().time() < SOON_SECONDS
        return soon or self.lock.locked()

    def forget(self) -> None:
        """Leave the table to whoever finds it in the store next."""
        if self._timer is not None:
            self._timer.cancel()

    # People -----------------------------------------------------------------------------------------------------------

    async def stand_in(self, person: str, seat: int | None, *, wanted: bool) -> None:
        """Let a bot play one's seat, or that of somebody who has been away; or take one's own seat back."""
        async with self._alone():
            self._running()
            own = self._own_seat(person)
            seat = own if seat is None else seat
            if not 0 <= seat < self.row.seat_count or self.row.seats[seat].person is None:
                raise Refusal("no_person_there", f"there is no person on seat {seat}", status=404)
            if seat != own:
                self._check_away(seat, wanted=wanted)
            if self.row.seats[seat].stand_in != wanted:
                await self._set_seat(msgspec.structs.replace(self.row.seats[seat], stand_in=wanted))
                await self.hall.store.tables.set_times(self.id, self._clock.asked_at, self._wake_at())
                self.attending = True
                self._set_timer()

    def _check_away(self, seat: int, *, wanted: bool) -> None:
        person = self.row.seats[seat].person
        assert person is not None
        if not wanted:
            raise Refusal("not_yours", "only the person who sat there can take the seat back", status=403)
        since = self.gone_since.get(person)
        if since is None or now_ms() - since < AWAY_MS:
            raise Refusal(
                "not_away", f"a bot may take the seat of somebody who was away for {AWAY_MS // 1000} s", status=409
            )

    async def agree_to_end(self, person: str, *, agreed: bool) -> None:
        """The match ends without a winner when everybody who still plays agrees."""
        async with self._alone():
            self._running()
            seat = self.row.seats[self._own_seat(person)]
            await self._set_seat(msgspec.structs.replace(seat, agrees_to_end=agreed))
            playing = [each for each in self.row.seats if each.person is not None and not each.stand_in]
            if not agreed or not all(each.agrees_to_end for each in playing):
                return
            await self.hall.store.tables.finish(self.id, "agreement", None, now_ms())
            await self._catch_up()
            self.hall.tell_changed(self)

    def _own_seat(self, person: str) -> int:
        seat = seat_of(self.row, person)
        if seat is None:
            raise Refusal("not_seated", "this is for the people at the table; you are looking on", status=403)
        return seat

    async def _set_seat(self, seat: rows.Seat) -> None:
        if self._clock.runs:
            seat = msgspec.structs.replace(seat, reserve_ms=self._clock.reserves[seat.seat])
        await self.hall.store.tables.set_seat(self.id, seat)
        seats = list(self.row.seats)
        seats[seat.seat] = seat
        self.row = msgspec.structs.replace(self.row, seats=tuple(seats))
        self.audience.stir(face=True)
        self.hall.tell_changed(self)

    # What others have done --------------------------------------------------------------------------------------------

    async def open(self) -> None:
        """Bring the match into memory, if it has begun."""
        async with self.lock:
            await self._read_anew()

    async def changed(self) -> None:
        """The table's row or seats have changed in the store."""
        async with self._alone():
            if self.match is None:
                await self._read_anew()
            else:
                await self._know(await self.hall.row(self.id))
            self._frames.clear()
            self.audience.stir(face=True, update=True)
            if self.attending:
                self._set_timer()

    async def catch_up(self, moves: Sequence[rows.Move] | None = None, after: rows.After | None = None) -> None:
        """Play what other workers have stored; `moves` spares asking the store if they follow on what is known."""
        async with self._alone():
            if after is not None and after.length <= self.number:
                return
            if self.match is None:
                await self._read_anew()
            elif moves is None or after is None or moves[0].number != self.number:
                await self._catch_up()
            else:
                self._adopt(after)
                self._clock.asked_at = after.asked_at or now_ms()
                self._clock.reserves = list(after.reserves) if after.reserves else self._clock.reserves
                self._go_on(moves)

    async def _catch_up(self) -> None:
        row, moves = await self._stored_since(self.number)
        await self._know(row)
        self._go_on(moves)

    def _go_on(self, moves: Sequence[rows.Move]) -> None:
        """Play moves that others have stored, and tell of them."""
        if moves:
            self.attending = False
            self._ahead = True
            self._replay(moves)
        self._settle()

    async def _read_anew(self) -> None:
        """The match as the store has it."""
        self._ahead = True
        row, moves = await self._stored_since(0)
        await self._know(row)
        self.attending = False
        if row.started_at is not None:
            self._begin()
            self._replay(moves)
        self._settle()

    async def _stored_since(self, number: int) -> tuple[rows.Table, list[rows.Move]]:
        """The moves from this one on, and the row as it stands after the last of them."""
        moves: list[rows.Move] = []
        counted = 0
        while True:
            moves += await self.hall.store.journal.since(self.id, number + len(moves))
            known = number + len(moves)
            if known < counted:
                raise Refusal("damaged", f"move {known} of table {self.id} is missing", status=409)
            row = await self.hall.row(self.id)
            if row.length == known:
                return row, moves
            if row.length < known:
                raise Refusal("damaged", f"table {self.id} has more moves than it has counted", status=409)
            counted = row.length  # a move came between the two questions

    async def _know(self, row: rows.Table) -> None:
        """The table's row as it stands in the store now."""
        if row.state == "over" and self.rematch is None:
            self.rematch = await self.hall.store.tables.rematch(self.id)
        if row.revision != self.row.revision:
            self.audience.stir(face=True)
        self.row = row
        self._clock = TableClock(row.clock, row.seats, row.asked_at, now_ms())
        for follower in self.audience:
            follower.seat = seat_of(row, follower.person)

    def _begin(self) -> None:
        """The match before its first move."""
        with _refused():
            self.match = begun(self.row)
        self._events_after = [len(self.match.events)]
        self.question = 0

    def _replay(self, moves: Sequence[rows.Move]) -> None:
        assert self.match is not None
        with _refused():
            play_on(self.match, self.row, moves, after=lambda *_: self._note_move())

    # What is told -----------------------------------------------------------------------------------------------------

    def face(self, person: str | None) -> TableNow:
        """Everything but the game."""
        presence = self.audience.everywhere()
        return face(self.row, you=person, here=presence.people, watching=presence.watching, rematch=self.rematch)

    def news_for(self, follower: Follower) -> list[bytes]:
        """What is new for this follower, as messages; counts as told."""
        news = []
        if follower.face_due:
            follower.face_due = False
            news.append(encode(self.face(follower.person)))
        if follower.update_due and not self._ahead:
            follower.update_due = False
            if self.match is not None:
                news.append(self._update_for(follower))
                follower.known = self._told_until(follower.known, follower.language)
                if follower.known < self.number:
                    follower.update_due = True
                    follower.listener.stir(follower)
        return news

    def _told_until(self, since: int, language: Language | None) -> int:
        """Up to which move an update tells: in sentences, a long past is told piece by piece."""
        since = min(since, self.number)
        if language is None or since == self.number:
            return self.number
        first = 0 if since == 0 else self._events_after[since]
        end = bisect_right(self._events_after, first + MOST_TOLD, since + 1, self.number + 1)
        return max(since + 1, end - 1)

    def _update_for(self, follower: Follower) -> bytes:
        """Encoded once for all who see the same."""
        key = (follower.seat, follower.known, follower.views, follower.moves, follower.language)
        frame = self._frames.get(key)
        if frame is None:
            if len(self._frames) >= MOST_FRAMES:
                self._frames.clear()
            frame = self._frames[key] = encode(self._update(*key))
        return frame

    def _update(self, seat: int | None, since: int, views: str, moves: bool, language: Language | None) -> Update:
        match = self.match
        assert match is not None
        since = min(since, self.number)
        number = self._told_until(since, language)
        if number < self.number:
            return self._earlier(seat, since, number, language)
        playing = self.row.state == "running"
        waiting = match.waiting_for if playing else ()
        decision = match.decision(seat) if seat is not None and playing else None
        wanted = views == "all" or (views == "asked" and decision is not None)
        events = self._events(seat, since)
        teller = None if language is None else teller_at(self.row, seat, language)
        return Update(
            table=self.id,
            since=since,
            number=self.number,
            question=self.question,
            waiting_for=waiting,
            events=events,
            view=match.view(seat) if wanted else None,
            decision=_asked(decision, moves=moves),
            clocks=self._clock.shown(waiting),
            over=not playing,
            told=[] if teller is None else told(teller, events),
            asked=in_words(teller, decision, moves=moves) if teller and decision else None,
        )

    def _events(self, seat: int | None, since: int, number: int | None = None) -> list[Event]:
        """What a seat is told of what happened from one move to another (None: to the last)."""
        assert self.match is not None
        first = 0 if since == 0 else self._events_after[since]
        happened = self.match.events.since(first)
        if number is not None:
            happened = happened[: self._events_after[number] - first]
        return told_to(seat, happened)

    def _earlier(self, seat: int | None, since: int, number: int, language: Language | None) -> Update:
        """A piece of the past, after which more comes at once; nothing is asked with it."""
        events = self._events(seat, since, number)
        sentences = [] if language is None else told(teller_at(self.row, seat, language), events)
        return Update(table=self.id, since=since, number=number, question=self.question, events=events, told=sentences)


def _asked(decision: Decision | None, *, moves: bool) -> DecisionData | None:
    if decision is None or moves:
        return decision.data() if decision else None
    return DecisionData(decision.seat, decision.why, decision.invited, [], decision.forms)


@contextmanager
def _refused() -> Iterator[None]:
    """What is stored and cannot be played is nobody's fault here."""
    try:
        yield
    except BadRecord as problem:
        raise Refusal(problem.code, str(problem), status=409) from None
