"""What a client of a finished match may have been told: worked out from the match's record, and from nothing of the server's.

Every message is decoded strictly and every update is made again from the replayed record; what was told must be that, byte for
byte, so that nothing else can have been in it. What others hold is looked up on the replayed table and must not be in there
either, and a view must be the same on a table on which all that its seat cannot know is dealt anew.
"""

from __future__ import annotations

import json
from collections import Counter, defaultdict
from collections.abc import Iterator
from typing import Any, NamedTuple

import msgspec

from inselreich.core.fair import Fair
from inselreich.core.match import Match
from inselreich.core.records import Record
from inselreich.core.registry import game as game_of
from inselreich.server.protocol import FromServer, Update

read = msgspec.json.Decoder(FromServer).decode
encode = msgspec.json.Encoder().encode
REDEAL_EVERY = 7


class Line(NamedTuple):
    """An update as it was told, and to which seat (None: a spectator)."""

    seat: int | None
    text: str
    update: Update


class Witness:
    """Knows the whole match."""

    def __init__(self, record: Record) -> None:
        self.record = record
        assert record.fair is not None
        assert record.fair.secret is not None
        self.secret = record.fair.secret
        self.checked: Counter[str] = Counter()

    def positions(self) -> Iterator[tuple[int, Match]]:
        """The match after so many moves."""
        record = self.record
        assert record.fair is not None
        game = game_of(record.game)
        match = Match(
            game, record.seats, game.check_options(record.options), Fair(self.secret, record.fair.contributions)
        )
        yield 0, match
        for number, entry in enumerate(record.moves, 1):
            match.play(entry.seat, game.reader.from_data(entry.move))
            yield number, match

    def check(self, heard: dict[int | None, list[str]], table: str) -> None:
        """All lines that each seat and the spectators have heard."""
        updates: dict[int, list[Line]] = defaultdict(list)
        for seat, lines in heard.items():
            for text in lines:
                message = read(text)
                assert encode(message).decode() == text, (
                    f"there is more in this message than the protocol knows: {text}"
                )
                self.checked[type(message).__name__] += 1
                if isinstance(message, Update) and message.table == table:
                    updates[message.number].append(Line(seat, text, message))
                if not (isinstance(message, Update) and message.over) and '"over"' not in text:
                    assert self.secret not in text, "the secret of the dice was told before the end"
        events: list[int] = []
        question = 0
        for number, match in self.positions():
            events.append(len(match.events))
            if number and not match.answered:
                question = number
            for line in updates.pop(number, []):
                self._check_update(line, match, question, events)
        assert not updates, f"updates of moves that were never made: {sorted(updates)}"

    def _check_update(self, line: Line, match: Match, question: int, events: list[int]) -> None:
        told, seat = line.update, line.seat
        decision = None if seat is None else match.decision(seat)
        happened = list(match.events)[0 if told.since == 0 else events[told.since] :]
        expected = Update(
            table=told.table,
            since=told.since,
            number=told.number,
            question=question,
            waiting_for=match.waiting_for,
            events=[event for event in happened if event.audience is None or seat in event.audience],
            view=match.view(seat),
            decision=decision.data() if decision else None,
            over=match.over,
        )
        assert line.text == encode(expected).decode()
        self.checked["updates made again"] += 1
        view = json.loads(line.text)["view"]
        if not match.over:
            self._check_hands(view, match, seat)
            if self.checked["updates made again"] % REDEAL_EVERY == 0:
                self._check_redealt(match, seat, line)

    def _check_redealt(self, match: Match, seat: int | None, line: Line) -> None:
        twin = match.redeal(seat, seed=line.update.number)
        decision = None if seat is None else twin.decision(seat)
        told = json.loads(line.text)
        assert json.loads(encode(twin.view(seat))) == told["view"]
        assert (json.loads(encode(decision.data())) if decision else None) == told.get("decision")
        self.checked["views on a table dealt anew"] += 1

    def _check_hands(self, view: dict[str, Any], match: Match, seat: int | None) -> None:
        own = view["own"]
        assert (own is None) == (seat is None)
        if match.game.key in ("cards1996", "duel"):
            self._check_cards(view, match, seat)
        else:
            self._check_resources(view, match, seat)

    def _check_resources(self, view: dict[str, Any], match: Match, seat: int | None) -> None:
        """Of other hands their size is shown and nothing else that is made of kinds."""
        hands = match.table.hands
        for other in view["seats"]:
            assert "hand" not in other
            assert other["hand_size"] == sum(hands[other["seat"]])
            assert other.get("revealed") is None
            assert not [name for name, value in other.items() if isinstance(value, dict) and name != "sea_rates"]
        if seat is not None:
            assert sum(view["own"]["hand"].values()) == sum(hands[seat])
        self.checked["hands of resources"] += len(hands)

    def _check_cards(self, view: dict[str, Any], match: Match, seat: int | None) -> None:
        """The name of a card of which there is one only, in a hand or a stack face down, is nowhere to be read."""
        table = match.table
        catalogue = table.realm.catalogue
        hidden = [number for other, hand in enumerate(table.hands) if other != seat for number in hand]
        hidden += [number for stack in (*table.stacks, table.event_stack) for number in stack]
        known = json.loads(json.dumps(view))
        if known["own"] is not None:
            known["own"] = {"hand": known["own"]["hand"]}  # what it looks at or has seen, it may know
        for part in ("searching", "discards"):
            known.pop(part)
        names = set(strings_in(known))
        for number in hidden:
            card = catalogue.cards[number]
            if card.facts.copies == 1 and number != table.event:
                assert card.id not in names, f"{card.id} lies face down and is in a view of seat {seat}"
                self.checked["cards face down"] += 1


def strings_in(value: Any) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for each in value.values():
            yield from strings_in(each)
    elif isinstance(value, list):
        for each in value:
            yield from strings_in(each)
