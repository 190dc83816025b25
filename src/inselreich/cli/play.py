"""`inselreich play`: a person against bots in the terminal."""

from __future__ import annotations

import signal
import threading
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec

from ..bots import Bot
from ..core.errors import IllegalMove, InselreichError
from ..core.events import Event
from ..core.match import Match
from ..core.moves import Move
from ..core.perspective import Perspective
from ..core.questions import Decision, Form
from ..sentences import Teller
from ..sentences.principality_words import realm_of, shortest_name
from ..sentences.words import LANGUAGES, Language, Seats, counted, listed
from . import rules
from .boards import drawer_of
from .cardtexts import card_text
from .menu import SHORT, Item, Page, in_columns, place_of
from .problems import check_writable, write_file
from .screen import Screen
from .texts import text
from .typed import NotUnderstood, reader_of

LATELY = 30
"""So many sentences `log` shows."""
WIDE = 80
"""Long lists stand in columns within so many characters, and long lines are broken."""


class Leave(Exception):
    """The person leaves the table."""


class InputEnded(Leave):
    """There is nothing more to read."""


class Sitting:
    """One person at a table of bots, from the first question to the last."""

    def __init__(
        self,
        match: Match,
        seat: int,
        bots: Mapping[int, Bot],
        bot_names: Mapping[int, str],
        language: Language,
        *,
        interrupt: bool = False,
    ) -> None:
        self.match = match
        self.seat = seat
        self.bots = bots
        self.bot_names = bot_names
        self.language: Language = language
        self.interrupt = interrupt
        self.screen = Screen()
        self.drawer = drawer_of(match.game.key)
        self.reader = reader_of(match.game.key)
        self.realm = realm_of(match.game.key)
        self.teller = Teller(match.game.key, Seats.of(match.view(seat), seat, language))
        self.board_shown_at: Any = None

    # The course of the evening

    def run(self) -> None:
        """Play until the match is over or the person leaves."""
        match, seats = self.match, self.teller.seats
        against = [f"{seats.plain(seat)} ({name})" for seat, name in self.bot_names.items()]
        self._say("welcome", you=seats.full(self.seat), bots=listed(against, self.language))
        self._tell(list(match.events))
        while not match.over:
            bots = [seat for seat in match.waiting_for if seat != self.seat]
            if bots:
                self._let_play(bots[0])
            else:
                self._play(self.seat, self._answer_of_person(match.decisions[self.seat]))
        self._show_table()

    def _let_play(self, seat: int) -> None:
        if self.interrupt and self._speak_up(seat):
            return
        place = Perspective(self.match, seat)
        self._play(seat, self.bots[seat].answer(place))

    def _play(self, seat: int, move: Move) -> None:
        """Ctrl-C comes before a move or after it, so that the record stays whole."""
        with uninterrupted():
            news = self.match.play(seat, move)
        self._tell(news)

    def _speak_up(self, before: int) -> bool:
        """Where the person may say something though nobody waits for it: whether it did."""
        invitation = self.match.invitations.get(self.seat)
        if invitation is None or not (invitation.moves or invitation.forms):
            return False
        self.screen.say()
        self._say("interrupt", name=self.teller.seats.plain(before))
        self._show_own()
        while True:
            line = self._read()
            if not line:
                return False
            move = self._understood(line, invitation, Page([], self.teller, self.drawer))
            if move is not None:
                self._play(self.seat, move)
                return True

    def _tell(self, events: Sequence[Event]) -> None:
        known = [event for event in events if event.known_to(self.seat)]
        for event, line in self.teller.told(known):
            if self.teller.is_new_turn(event):
                self.screen.say()
            self.screen.say(line)

    # One question

    def _answer_of_person(self, decision: Decision) -> Move:
        """Ask until there is an answer that the rules accept."""
        moves = decision.moves
        page = Page(moves, self.teller, self.drawer)
        pages = [page]
        self.screen.say()
        if len(page.kinds) > 1 and self._is_own_turn():
            self._show_table_once()
        self._show_own()
        now = f"  {_capital(self.teller.kind(moves[0]))}:" if page.places else ""
        self.screen.say(f"{self.teller.question(decision.why, moves)}  [{decision.why}]{now}")
        self._show_page(page, decision)
        while True:
            line = self._read()
            page = pages[-1]
            if line.casefold() in ("back", "b", "0", "zurück", "z") and len(pages) > 1:
                pages.pop()
                self._show_page(pages[-1], decision)
                continue
            item = self._chosen(line, page)
            if item is not None and not item.is_move:
                pages.append(Page(item.moves, self.teller, self.drawer, item.by))
                self._show_page(pages[-1], decision)
                continue
            move = item.moves[0] if item is not None else self._understood(line, decision, page)
            if move is not None:
                return move

    def _chosen(self, line: str, page: Page) -> Item | None:
        """The item of this number; without a number the only one there is."""
        if not line and len(page.items) == 1:
            return page.items[0]
        if line.isdecimal() and line.isascii() and len(line) < 6 and 1 <= int(line) <= len(page.items):
            return page.items[int(line) - 1]
        return None

    def _understood(self, line: str, decision: Decision, page: Page) -> Move | None:
        """The move a line means, if the rules accept it. Everything else is done or answered here."""
        if not line:
            self._say("what")
            return None
        if line.isdecimal():
            if page.items:
                self._say("no number", number=line[:6], most=len(page.items))
            else:
                self._say("what")
            return None
        if self._did_command(line, decision, page):
            return None
        try:
            move = self._move_in(line, decision)
        except NotUnderstood as problem:
            self.screen.say(_capital(f"{problem}."))
            return None
        except IllegalMove as problem:
            self.screen.say(_capital(f"{problem.sentence}."))
            return None
        if move is None:
            self._say("not understood", line=line[:40], example=self._example(decision))
            return None
        objection = decision.objection(move)
        if objection is not None:
            rule = f"  [{objection.rule}]" if objection.rule else ""
            self.screen.say(f"{_capital(objection.sentence)}.{rule}")
            return None
        return move

    def _move_in(self, line: str, decision: Decision) -> Move | None:
        if line.startswith("{"):
            return self.match.game.reader.from_json(line)
        if self.reader is None:
            return None
        return self.reader.read(line, self.match.view(self.seat), self._expected(decision))

    def _did_command(self, line: str, decision: Decision, page: Page) -> bool:
        command, _, rest = line.partition(" ")
        command = command.casefold()
        if command in ("quit", "q", "exit") and not rest:
            raise Leave
        if command in ("?", "help", "hilfe", "h"):
            self._help(decision)
        elif command in ("board", "brett", "table") and not rest:
            self._show_table()
            self._show_own()
        elif command in ("moves", "züge") and not rest:
            self._show_page(page, decision)
        elif command in ("list", "liste") and not rest:
            self._show_list(page)
        elif command == "log" and not rest:
            for sentence in self.teller.events(self.match.events_for(self.seat))[-LATELY:]:
                self.screen.say(sentence)
        elif command in ("rules", "rule", "regeln", "regel"):
            self._rules(rest.strip())
        elif command in ("card", "karte") and self.realm is not None:
            self.screen.say(card_text(self.match.game.key, self.realm, rest.strip(), self.language))
        else:
            return False
        return True

    # What is shown

    def _show_page(self, page: Page, decision: Decision) -> None:
        if page.places:
            if self.drawer is not None:
                self.screen.show(self.drawer.draw(self.match.view(self.seat), self.language, page.places))
            self._show_list(page, unnumbered_too=False)
            self._say("choose place", example=self._example_of(page), count=len(page.items))
            return
        self._show_forms(decision, page)
        if page.is_long and all(item.is_move for item in page.items):
            self._say("type amounts", count=len(page.items))
            if not decision.forms:
                self._say("type", example=self._example(decision))
        else:
            self._show_list(page)

    def _show_list(self, page: Page, *, unnumbered_too: bool = True) -> None:
        """All items; of places in a drawing only few, or those that are not on it, unless all are asked for."""
        if unnumbered_too or len(page.items) <= SHORT:
            labels = [self._label(item, page) for item in page.items]
            for line in in_columns(labels, WIDE if len(labels) > SHORT else 0):
                self.screen.say(line)
            return
        for number, item in enumerate(page.items, 1):
            if place_of(item.moves[0]) not in page.places:
                self.screen.say(f"{number:>3}  {item.label}")

    def _label(self, item: Item, page: Page) -> str:
        if not item.is_move:
            return f"{item.label} ...  ({text('ways', self.language, count=len(item.moves))})"
        move = item.moves[0]
        more = "" if self.drawer is None else self.drawer.describe(self.match.view(self.seat), move, self.language)
        name = place_of(move) if page.places else None
        return f"{name or item.label}: {more}" if more else item.label

    def _show_forms(self, decision: Decision, page: Page) -> None:
        """For moves with free amounts: how many of what."""
        for form in decision.forms:
            if len(page.kinds) == 1 and page.kinds[0].named() == form.move:
                self.screen.say(self._form(form))

    def _form(self, form: Form) -> str:
        if form.least == form.most:
            amount = text("cards", self.language, count=form.least)
        else:
            amount = text("cards between", self.language, least=form.least, most=form.most)
        kind = next(kind for kind in self.match.game.move_types if kind.named() == form.move)
        label = self.teller.speech.kinds.get(form.move)
        name = kind.named().replace("_", " ") if label is None else label[LANGUAGES.index(self.language)]
        limits = counted(form.limits, self.language)
        line = _capital(text("form", self.language, kind=name, amount=amount, limits=limits))
        example = {} if self.reader is None else self.reader.EXAMPLES
        if form.move not in example:
            return line
        how = text("type", self.language, example=example[form.move][LANGUAGES.index(self.language)])
        return f"{line} {how}" if len(line) + len(how) < WIDE else f"{line}\n{how}"

    def _show_own(self) -> None:
        if self.drawer is not None and (own := self.drawer.own(self.match.view(self.seat), self.language)):
            self.screen.say(own)

    def _show_table(self) -> None:
        view = self.match.view(self.seat)
        if self.drawer is None:
            self.screen.say(msgspec.json.format(msgspec.json.encode(view)).decode())
            return
        self.screen.show(self.drawer.draw(view, self.language, {}))
        self.screen.say(self.drawer.key(self.language))
        self.screen.say(self.drawer.figures(view, self.language))

    def _show_table_once(self) -> None:
        """The board once in a turn of one's own."""
        turn = getattr(self.match.view(self.seat), "turn", len(self.match.moves))
        if turn != self.board_shown_at:
            self.board_shown_at = turn
            self._show_table()

    def _is_own_turn(self) -> bool:
        return bool(getattr(self.match.view(self.seat), "active", self.seat) == self.seat)

    def _help(self, decision: Decision) -> None:
        more = (
            "" if self.realm is None else text("card how", self.language, name=shortest_name(self.realm, self.language))
        )
        self.screen.say(text("help", self.language, example=self._example(decision), rule=decision.why, more=more))
        if self.reader is not None:
            for example in self.reader.EXAMPLES.values():
                self.screen.say(f"  {example[LANGUAGES.index(self.language)]}")

    def _rules(self, words: str) -> None:
        if not words:
            self._say("rules how")
            return
        try:
            found = rules.look_up(self.match.game.key, words, self.language, 4)
        except InselreichError as problem:
            self.screen.say(str(problem))
            return
        for entry in found:
            self.screen.say(rules.full_text(entry, self.language))
        if not found:
            self._say("nothing found", words=words[:40])

    # Small things

    def _read(self) -> str:
        line = self.screen.ask()
        if line is None:
            raise InputEnded
        return " ".join(line.split())

    def _expected(self, decision: Decision) -> frozenset[str]:
        return frozenset([*(move.named() for move in decision.moves), *(form.move for form in decision.forms)])

    def _example(self, decision: Decision) -> str:
        """How one of the possible moves is typed."""
        if self.reader is not None:
            for kind in (*(form.move for form in decision.forms), *(move.named() for move in decision.moves)):
                if kind in self.reader.EXAMPLES:
                    return self.reader.EXAMPLES[kind][LANGUAGES.index(self.language)]
        return msgspec.json.encode(decision.moves[0]).decode() if decision.moves else "?"

    def _example_of(self, page: Page) -> str:
        """How the first place of a list is typed."""
        move = page.items[0].moves[0]
        examples = {} if self.reader is None else self.reader.EXAMPLES
        verb = examples.get(move.named(), ("", ""))[LANGUAGES.index(self.language)].split(" ")[0]
        return f"{verb} {place_of(move)}".strip()

    def _say(self, key: str, **values: Any) -> None:
        self.screen.say(text(key, self.language, **values))


@contextmanager
def uninterrupted() -> Iterator[None]:
    """Ctrl-C waits until this is done."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    asked: list[int] = []
    before = signal.signal(signal.SIGINT, lambda number, frame: asked.append(number))
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
    if asked:
        raise KeyboardInterrupt


def _capital(sentence: str) -> str:
    return sentence[:1].upper() + sentence[1:]


def sit_down(sitting: Sitting, record: Path | None) -> int:
    """Play, and keep the record at the end: in the file that was named, or where the person wants it."""
    screen, language, match = sitting.screen, sitting.language, sitting.match
    code = 0
    asks = True
    try:
        sitting.run()
    except InputEnded:
        asks = False
        screen.say(text("input ended", language))
    except Leave:
        screen.say(text("stopped", language, count=len(match.moves)))
    except KeyboardInterrupt:
        asks, code = False, 130
        screen.say()
        screen.say(text("stopped", language, count=len(match.moves)))
    if match.result is not None:
        screen.say(sitting.teller.result(match.result))
    screen.say(text("seed", language, seed=match.stream.seed))  # type: ignore[attr-defined]
    if record is not None:
        _save(sitting, record)
    elif asks:
        _offer_to_save(sitting)
    return code


def _offer_to_save(sitting: Sitting) -> None:
    """Until a file can be written, or none is wanted."""
    sitting.screen.say(text("save", sitting.language))
    while name := (sitting.screen.ask() or "").strip():
        try:
            check_writable(Path(name), "the record")
            _save(sitting, Path(name))
        except InselreichError as problem:
            sitting.screen.say(_capital(f"{problem}."))
        else:
            return


def _save(sitting: Sitting, file: Path) -> None:
    write_file(file, sitting.match.record().to_json() + "\n", "the record")
    sitting.screen.say(text("saved", sitting.language, file=file))
