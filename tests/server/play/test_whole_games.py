"""Real processes, real sockets: people, programs and bots finish every game, and nobody is told what they may not know."""

from __future__ import annotations

import asyncio
import json
from contextlib import AsyncExitStack
from typing import Any

import msgspec
import pytest

from inselreich.core.records import Record, replay, verify
from tests.support.conversations import Message, Talk, is_asked
from tests.support.halls import scene
from tests.support.players import Choose, Visitor, all_of, play_to_the_end, quiet, table_of, watch_to_the_end
from tests.support.servers import Server
from tests.support.witness import Witness

SHORT: dict[str, dict[str, Any]] = {
    "classic": {"points_to_win": 8},
    "inka": {"length": "short"},
    "quick": {"points_to_win": 4},
    "cards1996": {"points_to_win": 5},
    "duel": {"points_to_win": 5},
}
FOR_TWO = ("cards1996", "duel")


def come(url: str) -> tuple[Visitor, Visitor, Visitor]:
    """Two who play, a guest and a program, and one who looks on."""
    anna = Visitor(url, "Anna")
    return anna, Visitor(url, "Robo", owner=anna), Visitor(url, "Eve")


async def finished(server: Server, game: str, *bots: str) -> Witness:
    """A whole match of two people and these bots, with somebody who looks on; all that was told is checked."""
    anna, robo, eve = await asyncio.to_thread(come, server.url)
    table = await asyncio.to_thread(lambda: table_of(anna, game, robo, *bots, options=SHORT[game]))
    async with AsyncExitStack() as stack:
        talks = [await stack.enter_async_context(each.socket()) for each in (anna, robo, eve)]
        firsts = [await talk.watch(table, since=0) for talk in talks]
        ends = await all_of(
            *(play_to_the_end(talks[seat], firsts[seat], quiet(game, seat)) for seat in (0, 1)),
            watch_to_the_end(talks[2], firsts[2]),
        )
    assert len({end["number"] for end in ends}) == 1
    record = Record.from_json(await asyncio.to_thread(lambda: eve.http.get(f"/tables/{table}/record").content))
    assert "follow from the committed secret" in verify(record)
    assert record.length == ends[0]["number"]
    now = await asyncio.to_thread(eve.get, f"/tables/{table}")
    assert (now["state"], now["ended_by"]) == ("over", "rules")
    witness = Witness(record)
    witness.check({0: talks[0].lines, 1: talks[1].lines, None: talks[2].lines}, table)
    assert witness.checked["updates made again"] > 10
    assert witness.checked["views on a table dealt anew"] > 0
    assert witness.checked["hands of resources"] + witness.checked["cards face down"] > 0
    for talk, other in ((talks[0], robo.token), (talks[2], robo.token)):
        assert other is not None
        assert other not in "".join(talk.lines)
    return witness


@pytest.mark.parametrize("game", SHORT)
def test_two_people_and_two_bots_finish_a_match_and_hear_only_what_they_may(server: Server, game: str) -> None:
    @scene
    async def played() -> None:
        await finished(server, game, *(() if game in FOR_TWO else ("random", "greedy")))

    played()


@pytest.mark.parametrize("game", FOR_TWO)
def test_a_person_finishes_a_match_against_a_bot(plain: Server, game: str) -> None:
    @scene
    async def played() -> None:
        anna = await asyncio.to_thread(Visitor, plain.url, "Anna")
        wish = {"game": game, "options": SHORT[game], "level": "random", "pace_ms": 0, "sit": 1}
        table = (await asyncio.to_thread(lambda: anna.post("/tables/quick", **wish)))["table"]
        async with anna.socket() as talk:
            await play_to_the_end(talk, await talk.watch(table, since=0), quiet(game, 1))
        record = Record.from_json(anna.http.get(f"/tables/{table}/record").content)
        assert "follow from the committed secret" in verify(record)
        Witness(record).check({1: talk.lines}, table)

    played()


# Lost connections


def hoarding(game: str, seed: int) -> Choose:
    """As `quiet`, but in the classic game rather keeps cards, so that a seven hurts."""
    choose = quiet(game, seed)

    def keep(decision: Message) -> Message:
        for move in decision["moves"]:
            if game == "classic" and move["type"] in ("roll", "end_turn"):
                found: Message = move
                return found
        return choose(decision)

    return keep


class Dropping:
    """Plays over a connection that breaks in the middle of questions; each comes back and finds everything as it was."""

    def __init__(self, visitor: Visitor, table: str, choose: Choose) -> None:
        self.visitor = visitor
        self.table = table
        self.choose = choose
        self.lines: list[str] = []
        self.events: list[Any] = []
        self.dropped_at: list[tuple[int, str]] = []
        self.over = False
        self._kinds: set[str] = set()

    def dropped_in(self, rule: str) -> bool:
        """And came back after it."""
        return any(why == rule for _, why in self.dropped_at[:-1])

    async def play(self) -> None:
        before: Message | None = None
        known = 0
        while not self.over:
            async with self.visitor.socket() as talk:
                try:
                    before = await self._sit(talk, before, known)
                finally:
                    self.lines += talk.lines
                known = 0 if before is None else before["number"]

    async def _sit(self, talk: Talk, before: Message | None, known: int) -> Message:
        update = await talk.watch(self.table, since=known)
        assert update["since"] == known
        if before is not None and update["number"] == known:
            assert update.get("decision") == before.get("decision")
            assert update["view"] == before["view"]
            assert not update.get("events")
        just_came = True
        while True:
            self.events = [] if update["since"] == 0 else self.events  # told from the beginning
            self.events += update.get("events", [])
            self.over = update.get("over", False)
            if self.over:
                return update
            if is_asked(update):
                if not just_came and self._is_worth_it(update):
                    self.dropped_at.append((update["number"], update["decision"]["why"]))
                    return update
                answer = {"type": "play", "table": self.table, "question": update["question"]}
                await talk.say(answer | {"move": self.choose(update["decision"])})
            just_came = False
            update = await talk.until("update", table=self.table)
            assert update["since"] <= update["number"]

    def _is_worth_it(self, update: Message) -> bool:
        """At every rule that asks, and a few times each."""
        why: str = update["decision"]["why"]
        again = f"{why} {sum(each == why for _, each in self.dropped_at)}"
        if again in self._kinds or sum(each == why for _, each in self.dropped_at) >= 3:
            return False
        self._kinds.add(again)
        return True


@pytest.mark.parametrize(("game", "rule"), [("classic", "C-47"), ("cards1996", None), ("duel", None)])
def test_a_connection_that_breaks_in_the_middle_of_a_discard_or_an_effect_goes_on_where_it_was(
    plain: Server, game: str, rule: str | None
) -> None:
    """`rule`: must have been in the middle of this question; else in the middle of a card's effect."""

    @scene
    async def played() -> None:
        anna, ben, _ = await asyncio.to_thread(come, plain.url)
        table = await asyncio.to_thread(
            lambda: table_of(anna, game, ben, options={**SHORT[game], **MORE.get(game, {})})
        )
        both = [Dropping(each, table, hoarding(game, seat)) for seat, each in enumerate((anna, ben))]
        plays = asyncio.ensure_future(all_of(*(each.play() for each in both)))
        while not plays.done() and not (rule and all(each.dropped_in(rule) for each in both)):
            await asyncio.sleep(0.02)
        if rule is not None:
            plays.cancel()
            await asyncio.gather(plays, return_exceptions=True)
            assert all(each.dropped_in(rule) for each in both)
            return
        await plays
        record = Record.from_json(anna.http.get(f"/tables/{table}/record").content)
        witness = Witness(record)
        witness.check({0: both[0].lines, 1: both[1].lines}, table)
        effects = {number for number, match in witness.positions() if match.question and not match.question.resumable}
        dropped = {number for each in both for number, _ in each.dropped_at}
        assert dropped & effects, "no connection broke in the middle of an effect"
        for seat, each in enumerate(both):
            happened = [event for event in replay(record).events if event.audience is None or seat in event.audience]
            assert each.events == json.loads(msgspec.json.encode(happened))

    played()


MORE: dict[str, dict[str, Any]] = {"classic": {"discard_limit": 5, "points_to_win": 14}}
