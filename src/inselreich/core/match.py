"""A match: one game being played. It asks the script's questions, checks and records the answers, draws chance."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Any

from .chance import Chance, Seeded, Stream
from .errors import BadOutcome, IllegalMove, MalformedMove, MatchOver, NoRecord, NotYourTurn
from .events import Event, told_to
from .fair import Fair
from .game import Game, Result
from .moves import Move
from .questions import NOBODY, Ask, AskAny, Decision, Options, Question, Script
from .rewind import SHORT, Rewind, Swap, run
from .trail import Trail

if TYPE_CHECKING:
    from .records import Record


DRAWN: Any = object()
"""Among forced outcomes: let the stream decide this one."""


class Match:
    """One match. `play` answers a question; everything else looks."""

    __slots__ = (
        "_answers",
        "_asked",
        "_forced",
        "_question",
        "_recordable",
        "_rewind",
        "_script",
        "events",
        "forced_outcomes",
        "game",
        "moves",
        "options",
        "outcomes",
        "over",
        "seats",
        "stream",
        "table",
    )

    game: Game
    seats: int
    options: Any
    table: Any
    stream: Stream
    events: Trail[Event]
    """All that has happened, hidden things included; `events_for` is what a seat may know."""
    moves: Trail[tuple[int, Move]]
    outcomes: Trail[Any]
    forced_outcomes: Trail[int]
    """The positions in `outcomes` that were forced rather than drawn from the stream."""
    over: bool

    def __init__(
        self, game: Game, seats: int, options: Any, stream: Stream, *, forced: Iterable[Any] = (), table: Any = None
    ) -> None:
        self.game = game
        self.seats = seats
        self.options = options
        self.stream = stream
        self.moves = Trail()
        self.outcomes = Trail()
        self.forced_outcomes = Trail()
        self.events = Trail()
        self.over = False
        self._forced: deque[Any] = deque(forced)
        self._answers: dict[int, Move] = {}
        self._recordable = table is None
        self.table = game.lay_out(seats, options) if table is None else table
        self._rewind = Rewind(self.table.copy())
        self._script: Script | None = game.script(self.table)
        self._question: Question | None = None
        self._asked: Mapping[int, Options] | None = NOBODY
        self._advance(None)

    # What is asked

    @property
    def question(self) -> Question | None:
        """The open question; None when the match is over."""
        self._asked_now()
        return self._question

    @property
    def waiting_for(self) -> tuple[int, ...]:
        """The seats that must answer now."""
        question = self._question or self.question
        if question is None:
            return ()
        if not self._answers:
            return question.seats
        return tuple([seat for seat in question.seats if seat not in self._answers])

    @property
    def answered(self) -> tuple[int, ...]:
        """The seats that have answered the open question already; their answers wait for those of the others."""
        return tuple(self._answers)

    @property
    def decisions(self) -> dict[int, Decision]:
        """{seat: what it must decide now}."""
        question = self.question
        if question is None:
            return {}
        return {seat: Decision(seat, question.must[seat], question.why) for seat in self.waiting_for}

    @property
    def invitations(self) -> dict[int, Decision]:
        """{seat: what it may do now without being waited for}, such as making an offer in another seat's turn."""
        question = self.question
        if question is None:
            return {}
        return {
            seat: Decision(seat, options, question.why, invited=True)
            for seat, options in question.may.items()
            if seat not in question.must
        }

    def decision(self, seat: int) -> Decision | None:
        """What this seat must decide, or may do without being waited for; None if it is not asked."""
        options = self._asked_now().get(seat)
        question = self._question
        if options is None or question is None:
            return None
        return Decision(seat, options, question.why, invited=seat not in question.must)

    def legal(self, seat: int) -> list[Move]:
        """The moves of this seat that are worth listing; none if it is not asked."""
        options = self._asked_now().get(seat)
        return options.moves(seat) if options else []

    def pick(self, seat: int, stream: Stream) -> Move:
        """Any one legal move of this seat, by chance: what a random player does, faster than choosing from `legal`."""
        asked = self._asked or self._asked_now()
        options = asked.get(seat)
        if options is None:
            raise self._refusal(seat)
        return options.pick(seat, stream)

    # What is answered

    def play(self, seat: int, move: Move) -> list[Event]:
        """Answer for a seat. Returns what happened; raises `IllegalMove` and changes nothing if it may not."""
        asked = self._asked or self._asked_now()
        options = asked.get(seat) if type(seat) is int else None
        if options is None:
            raise self._refusal(seat)
        objection = options.objection(seat, move)
        if objection is not None:
            raise objection if isinstance(move, Move) else MalformedMove(f"{move!r} is not a move")
        if self._forced:
            return self._play_or_step_back(seat, move)
        return self._answer(seat, move)

    def rollout(self, stream: Stream, *, limit: int = 20_000, without: tuple[type[Move], ...] = ()) -> None:
        """Play on at random, to the end or until the match has `limit` moves: for search and for statistics.

        Every listed move is equally likely, except those of the types in `without`. Moves just listed need no second
        look, so this is faster than `pick` and `play`; the record is kept all the same.
        """
        question = self.question
        left = limit - len(self.moves)
        while question is not None and left > 0:
            seat = question.seats[0] if not self._answers else self.waiting_for[0]
            options = question.must[seat]
            move = options.pick(seat, stream, without)
            if self._forced:
                self._play_or_step_back(seat, move)
            else:
                self._answer(seat, move)
            question = self._question
            left -= 1

    def force(self, *outcomes: Any) -> None:
        """Let chance answer its next questions with these outcomes: for tests, for what-if, for search."""
        self._forced.extend(outcomes)

    # What is seen

    def view(self, seat: int | None) -> Any:
        """What a seat may know, as the game's view type; None: what a spectator may."""
        self._check_viewer(seat)
        self._asked_now()
        return self.game.view(self.table, seat)

    def events_for(self, seat: int | None) -> list[Event]:
        """What has happened, as far as this seat (None: a spectator) may know of it."""
        self._check_viewer(seat)
        return told_to(seat, self.events)

    @property
    def points(self) -> tuple[int, ...]:
        """Everybody's points, hidden ones included."""
        if self._script is None and not self.over:
            self._resume()
        return self.game.points(self.table)

    @property
    def result(self) -> Result | None:
        """How the match ended; None while it is going on."""
        return self.game.result(self.table) if self.over else None

    def record(self) -> Record:
        """The whole match as data; `replay` gives it back."""
        from .records import record_of

        if not self._recordable:
            raise NoRecord("this match does not begin at the beginning (it was redealt or set up), so it has no record")
        return record_of(self)

    def reveal(self) -> None:
        """Nobody plays on, so the record may tell the secret of fair dice although the match is not over."""
        if isinstance(self.stream, Fair):
            self.stream.is_revealed = True

    # Other futures

    def fork(self) -> Match:
        """An independent, exact copy: the same inputs lead to the same future."""
        twin = self.__class__.__new__(self.__class__)
        twin.game = self.game
        twin.seats = self.seats
        twin.options = self.options
        twin.stream = self.stream.copy()
        twin.moves = self.moves.fork()
        twin.outcomes = self.outcomes.fork()
        twin.forced_outcomes = self.forced_outcomes.fork()
        twin.events = self.events.fork()
        twin.over = self.over
        twin._forced = self._forced.copy()
        twin._answers = self._answers.copy()
        twin._recordable = self._recordable
        twin._script = None
        twin._question = None
        twin._asked = NOBODY if self.over else None
        rewind = self._rewind
        if self.over or len(rewind.inputs) == rewind.resumable_at:
            twin.table = self.table.copy()
        else:
            rewind.draw_near(self.game)
            twin.table = rewind.start.copy()
        twin._rewind = rewind.fork()
        return twin

    def redeal(self, unknown_to: int | None, seed: int) -> Match:
        """A copy in which all that this seat cannot know, and all future chance, is dealt anew.

        Its past are the events that the seat knows; its lists of moves and outcomes begin here.
        """
        self._check_viewer(unknown_to)
        twin = self.fork()
        stream = Seeded(seed)
        question = twin.question
        twin.game.redeal(twin.table, unknown_to, stream)
        if question is not None:
            for seat in twin._answers:
                if seat != unknown_to:
                    twin._answers[seat] = question.must[seat].pick(seat, stream)
        if question is None or question.resumable:
            twin._rewind = Rewind(twin.table.copy())
        else:
            twin._rewind.inputs.append(Swap(twin.table.copy()))
        twin.stream = stream
        twin._forced.clear()
        twin._recordable = False
        twin._forget(told_to(unknown_to, self.events))
        return twin

    # The machinery

    def _forget(self, known: list[Event]) -> None:
        """Of the past only these events stay: moves and outcomes of chance would tell what others hold."""
        self.moves = Trail()
        self.outcomes = Trail()
        self.forced_outcomes = Trail()
        self.events = Trail()
        self.events.extend(known)

    def _asked_now(self) -> Mapping[int, Options]:
        """{seat: what it may answer}, of all that are asked or invited; a fork works it out when it is first needed."""
        return self._resume() if self._asked is None else self._asked

    def _answer(self, seat: int, move: Move) -> list[Event]:
        """An accepted move: the script gets it, unless more seats have to answer first."""
        self.moves.append((seat, move))
        question = self._question
        kind = type(question)
        if kind is Ask:
            return self._advance(move)
        if kind is AskAny:
            return self._advance((seat, move))
        assert question is not None
        self._answers[seat] = move
        self._asked = {other: options for other, options in question.must.items() if other not in self._answers}
        if self._asked:
            return []
        answers = {asked: self._answers[asked] for asked in question.seats}
        self._answers = {}
        return self._advance(answers)

    def _play_or_step_back(self, seat: int, move: Move) -> list[Event]:
        """A forced outcome may turn out impossible only after the move: then the move has not happened."""
        before = self.fork()
        try:
            return self._answer(seat, move)
        except BadOutcome:
            for name in self.__slots__:
                setattr(self, name, getattr(before, name))
            raise

    def _advance(self, answer: Any) -> list[Event]:
        """Send the script an answer, and what chance says, until a seat is asked again or the match ends."""
        script, rewind = self._script, self._rewind
        assert script is not None
        inputs = rewind.inputs
        if answer is not None:
            inputs.append(answer)
        try:
            question = script.send(answer)
            while question.by_chance:
                outcome = self._forced_outcome(question) if self._forced else question.draw(self.stream)  # type: ignore[arg-type,union-attr]
                self.outcomes.append(outcome)
                inputs.append(outcome)
                question = script.send(outcome)
        except StopIteration:
            self.over = True
            self._question = self._script = None
            self._asked = NOBODY
        else:
            self._question = question  # type: ignore[assignment]
            self._asked = question.asked  # type: ignore[union-attr]
            if question.resumable:
                rewind.resumable_at = length = len(inputs)
                if length > SHORT:
                    rewind.renew(self.table)
        news: list[Event] = self.table.news
        if news:
            self.events.extend(news)
            self.table.news = []
        return news

    def _forced_outcome(self, question: Chance) -> Any:
        if self._forced[0] is DRAWN:
            self._forced.popleft()
            return question.draw(self.stream)
        outcome = question.admit(self._forced[0])
        self._forced.popleft()
        self.forced_outcomes.append(len(self.outcomes))
        return outcome

    def _resume(self) -> Mapping[int, Options]:
        """Bring a fork's script to where the original stands."""
        rewind = self._rewind
        inputs = rewind.inputs[rewind.resumable_at :]
        self._script, question = run(self.game, self.table, inputs)
        assert not isinstance(question, Chance)
        self._question = question
        self._asked = {seat: options for seat, options in question.asked.items() if seat not in self._answers}
        return self._asked

    def _refusal(self, seat: int) -> IllegalMove:
        if self.over:
            return MatchOver("the match is over")
        if type(seat) is not int or not 0 <= seat < self.seats:
            return NotYourTurn(f"there is no seat {seat!r}; the seats are 0 to {self.seats - 1}")
        asked = ", ".join(f"seat {other}" for other in self.waiting_for)
        return NotYourTurn(f"seat {seat} is not asked anything now; the match waits for {asked}")

    def _check_viewer(self, seat: int | None) -> None:
        if seat is not None and (type(seat) is not int or not 0 <= seat < self.seats):
            raise NotYourTurn(f"there is no seat {seat!r}; the seats are 0 to {self.seats - 1}, or None to look on")
