"""Everything at once: a state machine plays, forks, redeals, forces chance, tries nonsense and replays, in any order."""

from __future__ import annotations

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

import inselreich
from inselreich.core import checks
from inselreich.core.chance import Chance, Seeded, Shuffle
from tests.support.matches import GAMES, Driver, random_match
from tests.support.tricks import Tricks, tricks_of

seeds = st.integers(0, 2**32)


class AMatch(RuleBasedStateMachine):
    """One match, and the forks that were left behind with what they looked like."""

    match: inselreich.Match
    tricks: Tricks

    @initialize(key=st.sampled_from(GAMES), seed=seeds, ahead=st.integers(0, 800))
    def begin(self, key: str, seed: int, ahead: int) -> None:
        self.match = Driver(random_match(key, seed), seed).run(ahead)
        self.tricks = tricks_of(key)
        self.left: list[tuple[inselreich.Match, dict[str, object]]] = []

    @rule(seed=seeds, steps=st.integers(1, 30), invited=st.sampled_from([0, 20]), free=st.sampled_from([0, 20]))
    def play_on(self, seed: int, steps: int, invited: int, free: int) -> None:
        Driver(self.match, seed, invited=invited, free=free).run(steps)

    @precondition(lambda self: not self.match.over)
    @rule(data=st.data())
    def play_any_listed_move(self, data: st.DataObject) -> None:
        listed = [(each.seat, move) for each in checks.asked(self.match) for move in each.moves]
        seat, move = data.draw(st.sampled_from(listed))
        self.match.play(seat, move)

    @rule(data=st.data(), seat=st.integers(-1, 4))
    def try_any_conceivable_move(self, data: st.DataObject, seat: int) -> None:
        move = data.draw(st.sampled_from(self.tricks.conceivable(self.match)))
        listed = move in self.match.legal(seat)
        before = checks.state(self.match)
        try:
            self.match.fork().play(seat, move)
        except inselreich.IllegalMove:
            assert not listed
        else:
            assert listed or self.tricks.may_be_unlisted(self.match, move)
        assert checks.state(self.match) == before

    @rule()
    def go_on_as_a_fork(self) -> None:
        self.leave()
        self.match = self.match.fork()

    @rule()
    def go_on_beside_a_fork(self) -> None:
        fork = self.match.fork()
        self.left.append((fork, checks.state(self.match)))

    @rule(data=st.data(), seed=seeds)
    def go_on_redealt(self, data: st.DataObject, seed: int) -> None:
        seat = data.draw(st.sampled_from(checks.viewers(self.match)))
        self.leave()
        self.match = checks.redeals(self.match, seat, seed, moves=4)

    @precondition(lambda self: not self.match.over)
    @rule(data=st.data(), seed=seeds)
    def force_what_chance_says_next(self, data: st.DataObject, seed: int) -> None:
        """Any possible outcome, of whatever the next move asks of chance."""
        seat = self.match.waiting_for[0]
        move = self.match.pick(seat, Seeded(seed))
        before = checks.state(self.match)
        asked = asked_of_chance(self.match, seat, move)
        if asked:
            outcome = data.draw(asked[0])
            number = len(self.match.outcomes)
            self.match.force("impossible")
            try:
                self.match.play(seat, move)
            except inselreich.BadOutcome:
                self.match._forced.clear()
            else:
                raise AssertionError("chance was forced to an impossible outcome")
            assert checks.state(self.match) == before
            self.match.force(outcome)
            self.match.play(seat, move)
            assert self.match.outcomes[number] == outcome

    @precondition(lambda self: self.match._recordable)
    @rule()
    def replay(self) -> None:
        again = checks.replays(self.match)
        assert again.record() == self.match.record()
        self.match = again

    @invariant()
    def all_is_there(self) -> None:
        if hasattr(self, "match"):
            checks.conserved(self.match)
            checks.consistent(self.match)

    def leave(self) -> None:
        self.left.append((self.match, checks.state(self.match)))

    def teardown(self) -> None:
        for match, state in getattr(self, "left", []):
            assert checks.state(match) == state


def possible(question: Chance) -> st.SearchStrategy[object]:
    """All that chance may answer, as the table stands now."""
    if isinstance(question, Shuffle):
        return st.permutations(range(question.size)).map(tuple)
    return st.sampled_from([outcome for outcome, _ in question.outcomes()])


def asked_of_chance(match: inselreich.Match, seat: int, move: inselreich.Move) -> list[st.SearchStrategy[object]]:
    """What this move asks of chance, if anything, in a fork: the possible answers to each question."""
    found: list[st.SearchStrategy[object]] = []

    class Listening(inselreich.Match):
        __slots__ = ()

        def _forced_outcome(self, question: Chance) -> object:
            found.append(possible(question))
            return super()._forced_outcome(question)

    fork = match.fork()
    fork.force(*[inselreich.DRAWN] * 10)
    fork.__class__ = Listening
    fork.play(seat, move)
    return found


TestAMatch = AMatch.TestCase
TestAMatch.settings = settings(max_examples=30, stateful_step_count=30)
