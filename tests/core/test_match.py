"""The match: who is asked, what is accepted, what chance does, and copies of it, with a game made for the purpose."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import inselreich
from inselreich.core import checks, rewind
from inselreich.core.chance import Seeded
from inselreich.core.errors import BadOption, BadOutcome, IllegalMove, MalformedMove, MatchOver, NotYourTurn
from inselreich.core.events import Event
from inselreich.core.match import DRAWN, Match
from inselreich.core.moves import Move
from inselreich.core.perspective import Perspective
from inselreich.core.questions import AskAll
from tests.core import toy
from tests.core.toy import Bid, CallForBids, Double, Keep, Pass, Shout, Take, Throw, Toy

seeds = st.integers(0, 2**32)


def refused(match: Match, seat: Any, move: Any, error: type[IllegalMove] = IllegalMove) -> IllegalMove:
    """The move is refused, and nothing has changed."""
    before = checks.state(match)
    with pytest.raises(error) as refusal:
        match.play(seat, move)
    assert type(refusal.value) is error
    assert checks.state(match) == before
    return refusal.value


def finished() -> Match:
    match = toy.new(turns=1)
    match.play(0, Pass())
    assert match.over
    return match


# What is asked


def test_one_seat_is_asked_and_the_others_are_invited() -> None:
    match = toy.new()
    assert match.waiting_for == (0,)
    assert list(match.decisions) == [0]
    assert list(match.invitations) == [1, 2]
    decision, invitation = match.decisions[0], match.invitations[2]
    assert (decision.seat, decision.why, decision.invited) == (0, "T-0", False)
    assert (invitation.seat, invitation.why, invitation.invited) == (2, "T-0", True)
    assert decision.moves == match.legal(0) == [Throw(), Take(), CallForBids(), Pass()]
    assert invitation.moves == match.legal(2) == [Shout()]
    assert decision.objection(Throw()) is None
    assert decision.objection(Keep()) is not None


def test_an_answer_leads_to_the_next_question() -> None:
    match = toy.new(forced=[(3, 4)])
    events = match.play(0, Throw())
    assert events == [toy.Threw(0, (3, 4))]
    assert match.decisions[0].why == "T-2"
    assert match.invitations == {}
    assert match.legal(1) == []
    assert match.play(0, Keep()) == []
    assert match.points == (7, 0, 0)
    assert match.waiting_for == (1,)
    assert list(match.moves) == [(0, Throw()), (0, Keep())]


def test_an_invited_seat_may_speak_up_and_keeps_nobody_waiting() -> None:
    match = toy.new()
    assert match.play(2, Shout()) == [toy.Shouted(2, "hey")]
    assert match.play(1, Shout("ho")) == [toy.Shouted(1, "ho")]
    assert match.waiting_for == (0,)
    match.play(0, Pass())
    assert match.waiting_for == (1,)
    assert list(match.invitations) == [0, 2]


@pytest.mark.parametrize("order", [(0, 1, 2), (2, 1, 0), (1, 2, 0)])
def test_all_answer_in_any_order_and_the_script_gets_them_together(order: tuple[int, ...]) -> None:
    match = toy.new(forced=[0, 1, 1])
    for _ in range(2):
        match.play(0, Take())
    match.play(0, Pass())
    match.play(1, Take())
    match.play(1, CallForBids())
    bids = {0: 2, 1: 1, 2: 0}
    left = [0, 1, 2]
    events: list[Event] = []
    for number, seat in enumerate(order):
        assert match.waiting_for == tuple(left)
        assert list(match.decisions) == left
        events = match.play(seat, Bid(bids[seat]))
        left.remove(seat)
        if number < 2:
            assert events == []
            assert match.legal(seat) == []
            assert "seat" in str(refused(match, seat, Bid(0), NotYourTurn))
            assert match.points == (0, 0, 0)
    assert events == [toy.BidsOpened((2, 1, 0))]
    assert match.points == (2, 1, 0)
    assert [seat for seat, move in match.moves if isinstance(move, Bid)] == list(order)


def test_the_match_ends_with_its_script() -> None:
    match = toy.new(turns=2, forced=[(6, 6)])
    match.play(0, Throw())
    match.play(0, Keep())
    match.play(1, Pass())
    assert match.over
    assert match.result == inselreich.Result((0,), (12, 0, 0))
    assert match.points == (12, 0, 0)
    assert match.question is None
    assert (match.waiting_for, match.decisions, match.invitations) == ((), {}, {})
    assert [match.legal(seat) for seat in range(3)] == [[], [], []]


def test_there_is_no_result_before_the_end() -> None:
    assert toy.new().result is None


# What is refused


def test_a_move_of_a_seat_that_is_not_asked() -> None:
    match = toy.new(forced=[(3, 4)])
    match.play(0, Throw())
    problem = refused(match, 1, Keep(), NotYourTurn)
    assert str(problem) == "seat 1 is not asked anything now; the match waits for seat 0"
    assert problem.code == "not_your_turn"


def test_all_that_are_waited_for_are_named() -> None:
    match = toy.new()
    match.play(0, CallForBids())
    match.play(1, Bid(0))
    assert str(refused(match, 1, Bid(0), NotYourTurn)).endswith("the match waits for seat 0, seat 2")


@pytest.mark.parametrize("seat", [-1, 3, "0", None, 0.0, True, [0]])
def test_a_seat_that_does_not_exist(seat: Any) -> None:
    match = toy.new()
    assert "the seats are 0 to 2" in str(refused(match, seat, Pass(), NotYourTurn))
    if seat is not None:
        for look in (match.view, match.events_for, lambda seat: match.redeal(seat, 1)):
            with pytest.raises(NotYourTurn, match="the seats are 0 to 2, or None to look on"):
                look(seat)
    if not isinstance(seat, list):
        wrong = match.pick if seat in (-1, 3, "0", None) else None
        if wrong is not None:
            with pytest.raises(NotYourTurn):
                wrong(seat, Seeded(1))


@pytest.mark.parametrize("move", [None, 7, "throw", {"type": "throw"}, [], Throw, object()])
def test_what_is_no_move_at_all(move: Any) -> None:
    match = toy.new()
    problem = refused(match, 0, move, MalformedMove)
    assert str(problem).endswith("is not a move")
    assert problem.code == "malformed"
    found = match.decisions[0].objection(move)
    assert isinstance(found, MalformedMove)


def test_a_move_the_rules_forbid_cites_the_rule() -> None:
    match = toy.new()
    problem = refused(match, 1, Shout("HO"))
    assert (str(problem), problem.rule) == ("T-6: only small letters are shouted", "T-6")
    assert problem.sentence == "only small letters are shouted"
    assert problem.code == "illegal"
    assert refused(match, 0, Keep()).rule == "T-2"
    assert "possible kinds of moves: throw, take" in str(refused(match, 0, Bid(0)))


def test_any_move_after_the_end() -> None:
    match = finished()
    for seat in (0, 1, 7):
        problem = refused(match, seat, Pass(), MatchOver)
        assert (str(problem), problem.code) == ("the match is over", "match_over")
    with pytest.raises(MatchOver):
        match.pick(0, Seeded(1))


def test_every_error_is_of_the_project_and_of_the_kind_python_knows() -> None:
    kinds: list[type[inselreich.InselreichError]] = [
        *(inselreich.IllegalMove, inselreich.NotYourTurn, inselreich.MatchOver, inselreich.MalformedMove),
        *(inselreich.BadOption, inselreich.UnknownGame, inselreich.BadRecord, inselreich.NoRecord),
        inselreich.BadOutcome,
    ]
    assert all(issubclass(kind, inselreich.InselreichError) for kind in kinds)
    assert len({kind.code for kind in kinds}) == len(kinds)
    for kind in (MalformedMove, BadOption, BadOutcome, inselreich.BadRecord):
        assert issubclass(kind, ValueError)


# Chance


def test_forced_outcomes_come_first_and_are_noted() -> None:
    match = toy.new(forced=[DRAWN, (2, 2)])
    first = match.outcomes.since(1)
    assert first == []
    match.play(0, Take())
    match.play(0, Throw())
    assert list(match.outcomes)[2] == (2, 2)
    assert list(match.forced_outcomes) == [0, 2]


def test_what_is_drawn_is_what_would_have_been_drawn_without_the_forced_outcome() -> None:
    """A forced outcome takes nothing from the stream."""
    plain, forced = toy.new(seed=5), toy.new(seed=5)
    forced.force((1, 1))
    forced.play(0, Throw())
    forced.play(0, Keep())
    for match, seat in ((plain, 0), (forced, 1)):
        match.play(seat, Throw())
    assert plain.outcomes[-1] == forced.outcomes[-1]


@pytest.mark.parametrize("outcome", [(0, 1), 7, None, "x"])
def test_an_outcome_that_cannot_happen_is_refused_together_with_the_move(outcome: Any) -> None:
    match = toy.new()
    match.force(outcome)
    before = checks.state(match)
    with pytest.raises(BadOutcome):
        match.play(0, Throw())
    assert checks.state(match) == before
    match._forced.clear()
    match.play(0, Throw())


def test_an_outcome_that_turns_out_impossible_late_undoes_the_whole_move() -> None:
    """The second die of the effect is forced wrongly: the answer has not been given."""
    match = toy.new(forced=[(3, 4), (9,)])
    match.play(0, Throw())
    before = checks.state(match)
    with pytest.raises(BadOutcome):
        match.play(0, Double())
    assert checks.state(match) == before
    assert match.decisions[0].why == "T-2"


def test_a_bad_first_outcome_is_refused_before_there_is_a_match() -> None:
    with pytest.raises(BadOutcome):
        Match(Toy(), 3, Toy().check_options({}), Seeded(1), forced=[(0, 0, 0)])


# What is seen


def test_events_are_known_to_their_audience() -> None:
    match = toy.new(forced=[2])
    match.play(0, Take())
    assert list(match.events) == [toy.Took(0), toy.Saw(0, 2)]
    assert match.events_for(0) == [toy.Took(0), toy.Saw(0, 2)]
    assert match.events_for(1) == match.events_for(None) == [toy.Took(0)]
    assert [event.known_to(1) for event in match.events] == [True, False]


def test_views_are_made_for_a_seat() -> None:
    match = toy.new(forced=[2])
    match.play(0, Take())
    assert match.view(0).own == (0, 0, 1)
    assert match.view(1).own == (0, 0, 0)
    assert match.view(None).own is None


def test_a_perspective_is_the_door_of_one_seat() -> None:
    match = toy.new(forced=[2])
    match.play(0, Take())
    here, there = Perspective(match, 0), Perspective(match, 1)
    assert (here.game, here.options) == ("toy", match.options)
    assert here.decision is not None
    assert here.decision.seat == 0
    assert there.decision is None
    assert (here.legal(), there.legal()) == (match.legal(0), [Shout()])
    assert here.pick(Seeded(3)) in here.legal()
    assert (here.view(), there.view()) == (match.view(0), match.view(1))
    assert (here.events(), there.events()) == (match.events_for(0), match.events_for(1))
    imagined = there.imagine(1)
    assert imagined.view(1) == match.view(1)
    assert imagined.events_for(1) == match.events_for(1)


# Forks


def into_the_middle(match: Match, *, bids: int = 1) -> Match:
    """Some cards are taken, bids are called for, some are given."""
    match.force(0, 1)
    match.play(0, Take())
    match.play(0, Take())
    match.play(0, CallForBids())
    for seat in range(bids):
        match.play(seat, Bid(0))
    return match


def test_a_fork_inside_an_effect_goes_on_as_its_parent_would() -> None:
    match = toy.new(forced=[(3, 4), (5,)])
    match.play(0, Throw())
    fork = match.fork()
    assert fork.legal(0) == [Keep(), Double()]
    assert fork.play(0, Double()) == match.play(0, Double()) == [toy.Threw(0, (5,))]
    assert checks.state(fork) == checks.state(match)


def test_a_fork_between_the_answers_of_several_seats_keeps_those_given() -> None:
    match = into_the_middle(toy.new())
    fork = match.fork()
    assert list(fork.waiting_for) == list(fork.decisions) == [1, 2]
    fork.play(2, Bid(0))
    assert list(fork.waiting_for) == [1]
    assert list(match.waiting_for) == [1, 2]
    fork.play(1, Bid(0))
    assert list(fork.waiting_for) == [0]
    assert list(match.waiting_for) == [1, 2]


def test_a_fork_of_a_finished_match_is_finished() -> None:
    fork = finished().fork()
    assert fork.over
    assert fork.points == (0, 0, 0)
    assert fork.result == finished().result
    assert fork.waiting_for == ()
    refused(fork, 0, Pass(), MatchOver)


def test_a_fork_knows_its_points_before_it_is_asked_anything_else() -> None:
    match = into_the_middle(toy.new())
    match.table.scores[1] = 0
    assert match.fork().points == match.points


@pytest.mark.parametrize("short", [0, 1, 3, 64])
@settings(max_examples=25)
@given(seed=seeds, steps=st.integers(0, 60))
def test_forks_are_exact_wherever_they_start_from(short: int, seed: int, steps: int) -> None:
    """However long the way back may be."""
    usual, rewind_module = rewind.SHORT, inselreich.core.match
    try:
        rewind_module.SHORT = short  # type: ignore[attr-defined]
        match = toy.new(seed=seed, turns=12, loud=True)
        checks.advance(match, seed, steps)
        checks.forks(match, seed, 12)
        checks.redeals(match, seed % 3, seed, 12)
        checks.redeals(match, None, seed, 12)
    finally:
        rewind_module.SHORT = usual  # type: ignore[attr-defined]


def test_the_way_back_stays_short() -> None:
    match = toy.new(turns=400)
    for _ in range(390):
        match.play(match.waiting_for[0], Pass())
    assert len(match._rewind.inputs) <= rewind.SHORT + 1
    match.play(match.waiting_for[0], CallForBids())
    match.fork()
    assert len(match._rewind.inputs) == 1


# Redealing


def test_a_redealt_match_deals_anew_what_the_seat_cannot_know() -> None:
    match = toy.new(forced=[0, 0, 1])
    for _ in range(3):
        match.play(0, Take())
    hands = {tuple(match.redeal(1, seed).table.hands[0]) for seed in range(40)}
    assert len(hands) > 3
    assert {sum(hand) for hand in hands} == {3}
    assert {tuple(match.redeal(0, seed).table.hands[0]) for seed in range(40)} == {(2, 1, 0)}


def test_a_redealt_match_tells_nothing_of_what_chance_said_or_others_answered() -> None:
    match = into_the_middle(toy.new(), bids=2)
    for seat in (0, 1, 2, None):
        twin = match.redeal(seat, 1)
        assert (len(twin.outcomes), len(twin.forced_outcomes), len(twin.moves)) == (0, 0, 0)
        assert list(twin.events) == match.events_for(seat)
    assert len(match.moves) == 5
    twin = match.redeal(2, 1)
    twin.play(2, Bid(0))
    assert list(twin.moves) == [(2, Bid(0))]


def test_answers_that_others_have_given_unseen_are_dealt_anew_too() -> None:
    match = into_the_middle(toy.new(), bids=0)
    match.play(0, Bid(2))
    given_to_0 = {match.redeal(0, seed)._answers[0] for seed in range(30)}
    given_to_1 = {match.redeal(1, seed)._answers[0] for seed in range(30)}
    assert given_to_0 == {Bid(2)}
    assert given_to_1 == {Bid(0), Bid(1), Bid(2)}


def test_future_chance_is_dealt_anew_and_forced_outcomes_are_forgotten() -> None:
    match = toy.new()
    match.force((6, 6))
    throws = set()
    for seed in range(20):
        twin = match.redeal(0, seed)
        twin.play(0, Throw())
        throws.add(twin.outcomes[0])
    assert len(throws) > 5


def test_a_finished_match_is_redealt_to_itself() -> None:
    match = finished()
    assert match.redeal(0, 1).result == match.result


@pytest.mark.parametrize("seed", [-1, "x", None])
def test_a_redeal_needs_a_seed(seed: Any) -> None:
    with pytest.raises(BadOption):
        toy.new().redeal(0, seed)


# Random play


def test_rollouts_leave_out_kinds_of_moves_and_stop_at_their_limit() -> None:
    match = toy.new(turns=30)
    match.rollout(Seeded(1), without=(Throw, Take, CallForBids))
    assert match.over
    assert {type(move) for _, move in match.moves} == {Pass}
    match = toy.new(turns=30)
    match.rollout(Seeded(1), limit=7)
    assert len(match.moves) == 7
    match.rollout(Seeded(1), limit=7)
    assert len(match.moves) == 7


def test_a_rollout_goes_on_in_the_middle_of_an_effect_and_with_forced_chance() -> None:
    match = into_the_middle(toy.new())
    match.force((1, 1))
    match.rollout(Seeded(2), without=(Take,))
    assert match.over
    assert match.outcomes[3] == (1, 1)


def test_picks_are_what_a_random_player_does() -> None:
    match = toy.new()
    picked = {match.pick(0, Seeded(seed)) for seed in range(60)}
    assert picked == set(match.legal(0))


@given(seeds, st.integers(0, 80))
def test_the_toy_keeps_all_that_every_game_must_keep(seed: int, steps: int) -> None:
    match = toy.new(seed=seed, turns=20)
    checks.advance(match, seed + 1, steps)
    checks.conserved(match)
    checks.consistent(match)
    checks.readable(match)
    checks.listed_moves_are_accepted(match)
    moves: list[Move] = [Throw(), Keep(), Double(), Take(), CallForBids(), Bid(3), Bid(-1), Shout("HO"), Pass()]
    assert checks.other_moves_are_refused(match, moves, lambda move: isinstance(move, Shout)) > 0
    assert isinstance(match.question, AskAll) == (len(match.waiting_for) > 1 or bool(match._answers))
