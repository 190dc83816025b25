"""What may be answered: options, menus, decisions."""

from __future__ import annotations

from collections import Counter

import msgspec
import pytest

from inselreich.core.chance import Chance, Seeded
from inselreich.core.errors import IllegalMove, MalformedMove
from inselreich.core.game import Game
from inselreich.core.moves import Move
from inselreich.core.questions import Action, Ask, AskAll, AskAny, Decision, Form, Menu, OneOf, Options
from tests.core import toy
from tests.core.toy import Bid, Bids, CallForBids, Double, Keep, Pass, Shout, Take, Throw

BOTH = OneOf([Keep(), Double()], "T-2")


def test_one_of_accepts_exactly_its_moves() -> None:
    assert BOTH.moves(0) == [Keep(), Double()]
    assert BOTH.objection(0, Keep()) is None
    problem = BOTH.objection(0, Throw())
    assert problem is not None
    assert (problem.rule, problem.sentence) == ("T-2", "'throw' is no answer to this; possible: keep, double")
    assert BOTH.forms(0) == ()


def test_a_refusal_names_at_most_eight_of_many_possible_answers() -> None:
    problem = OneOf([Bid(number) for number in range(10)], "T-2").objection(0, Throw())
    assert problem is not None
    assert problem.sentence.endswith("bid 6, bid 7 and 2 more")


def test_a_list_of_moves_is_the_caller_s_own() -> None:
    BOTH.moves(0).clear()
    assert len(BOTH.moves(0)) == 2


def test_each_listed_move_is_picked_equally_often() -> None:
    stream = Seeded(1)
    found = Counter(BOTH.pick(0, stream) for _ in range(2000))
    assert abs(found[Keep()] - 1000) < 5 * 500**0.5


def test_a_single_move_takes_nothing_from_the_stream() -> None:
    stream = Seeded(1)
    assert OneOf([Keep()], "T-2").pick(0, stream) == Keep()
    assert stream.state == 1


def test_what_is_left_out_is_never_picked_and_the_rest_equally_often() -> None:
    stream = Seeded(2)
    three = OneOf([Throw(), Keep(), Double()], "T-0")
    found = Counter(three.pick(0, stream, (Keep,)) for _ in range(2000))
    assert set(found) == {Throw(), Double()}
    assert abs(found[Throw()] - 1000) < 5 * 500**0.5


def test_a_question_knows_whom_it_asks() -> None:
    ask = Ask(1, BOTH, "T-2", resumable=True)
    assert (ask.seats, dict(ask.must), dict(ask.may), ask.resumable) == ((1,), {1: BOTH}, {}, True)
    every = AskAll({2: BOTH, 0: BOTH}, "T-4")
    assert (every.seats, dict(every.asked), dict(every.may), every.resumable) == ((2, 0), {2: BOTH, 0: BOTH}, {}, False)
    first = AskAny({1: BOTH}, "T-0", may={0: BOTH, 1: OneOf([Keep()], "T-0")})
    assert (first.seats, list(first.asked), list(first.must)) == ((1,), [0, 1], [1])
    assert first.asked[1] is BOTH
    assert AskAny({1: BOTH}, "T-0").may == {}
    assert not any(question.by_chance for question in (ask, every, first))


def test_a_decision_is_data_for_the_seat_that_is_asked() -> None:
    match = toy.new(forced=[1, 2])
    match.play(0, Take())
    match.play(0, Take())
    match.play(0, CallForBids())
    decision = match.decisions[0]
    assert decision.forms == (Form("bid", 0, 2, {"cards": 2}),)
    assert decision.bounds == (0, 2)
    assert match.decisions[1].bounds == (0, 0)
    data = decision.data()
    assert (data.seat, data.why, data.invited, data.moves) == (0, "T-4", False, [Bid(0), Bid(1), Bid(2)])
    assert msgspec.json.decode(msgspec.json.encode(data))["forms"][0]["most"] == 2


def test_without_free_amounts_there_are_no_bounds() -> None:
    assert Decision(0, BOTH, "T-2").bounds is None


def test_a_decision_says_what_is_wrong() -> None:
    decision = Decision(0, BOTH, "T-2")
    assert decision.objection(Keep()) is None
    assert isinstance(decision.objection(Throw()), IllegalMove)
    assert isinstance(decision.objection("keep"), MalformedMove)  # type: ignore[arg-type]


# Menus


def test_a_menu_lists_single_actions_before_sections_that_are_open() -> None:
    quiet, loud = toy.new(), toy.new(loud=True)
    assert quiet.legal(0) == [Throw(), Take(), CallForBids(), Pass()]
    assert loud.legal(0) == [Throw(), Take(), CallForBids(), Pass(), Shout()]


def test_a_menu_lists_what_is_possible_as_the_table_stands_now() -> None:
    match = toy.new()
    for _ in range(sum(toy.CARDS)):
        match.play(0, Take())
    assert Take() not in match.legal(0)
    with pytest.raises(IllegalMove, match="T-3: the bag is empty"):
        match.play(0, Take())


def test_a_menu_refuses_what_has_no_place_in_it_in_the_game_s_words_or_names_what_has() -> None:
    options = toy.MAIN.on(toy.new().table)
    never, unknown = options.objection(0, Keep()), options.objection(0, Double())
    assert never is not None
    assert unknown is not None
    assert (never.sentence, never.rule) == ("throw first", "T-2")
    assert unknown.rule == "T-0"
    assert "'double' is not possible now; possible kinds of moves: throw, take, call for bids" in unknown.sentence
    assert unknown.sentence.endswith("pass, shout")


def test_a_menu_gathers_the_forms_of_its_actions() -> None:
    class Amounts(toy.Shouts):
        def forms(self, table: object, seat: int) -> tuple[Form, ...]:
            return (Form("shout", 1, 9, {}),)

    table = toy.new().table
    assert Menu("T-6", Amounts(), toy.Takes()).on(table).forms(0) == (Form("shout", 1, 9, {}),)


# What a game must say for itself


@pytest.mark.parametrize("call", ["moves", "objection"])
def test_options_must_say_what_may_be_answered(call: str) -> None:
    with pytest.raises(NotImplementedError):
        getattr(Options(), call)(*[0, Keep()][: 1 if call == "moves" else 2])
    assert Options().forms(0) == ()


def test_an_action_must_say_its_three_parts() -> None:
    action = Action()
    assert action.forms(None, 0) == ()
    for call in (
        lambda: action.moves(None, 0),
        lambda: action.objection(None, 0, 0),
        lambda: action.perform(None, 0, 0),
    ):
        with pytest.raises(NotImplementedError):
            call()


def test_a_question_to_chance_must_say_its_three_parts() -> None:
    chance = Chance()
    assert chance.by_chance
    for call in (lambda: chance.draw(Seeded(1)), lambda: chance.admit(1), chance.outcomes):
        with pytest.raises(NotImplementedError):
            call()


@pytest.mark.parametrize(
    ("call", "arguments"),
    [
        *(("lay_out", 2), ("script", 1), ("view", 2), ("redeal", 3), ("points", 1)),
        *(("result", 1), ("check", 1), ("recheck", 2)),
    ],
)
def test_a_game_must_say_all_that_the_core_asks(call: str, arguments: int) -> None:
    with pytest.raises(NotImplementedError):
        getattr(Game(), call)(*[None] * arguments)


def test_bids_are_options_worked_out_when_they_are_asked() -> None:
    table = toy.new().table
    bids = Bids(table)
    assert bids.moves(0) == [Bid(0)]
    table.hands[0][1] = 2
    assert bids.moves(0) == [Bid(0), Bid(1), Bid(2)]
    wrong: list[Move] = [Bid(3), Bid(-1), Throw()]
    assert all(bids.objection(0, move) for move in wrong)
