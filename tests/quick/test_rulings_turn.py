"""The course of a turn, and production: QX-5 to QX-11, the rules Q-17 to Q-23 and Q-55, QO-6 and QO-7."""

from __future__ import annotations

import pytest

from inselreich import NotYourTurn
from inselreich.games.quick.drawing import produce
from inselreich.games.quick.events import CardsDrawn, DrawLost, Drew, SupplyShuffled, TurnStarted
from inselreich.games.quick.moves import EndTurn
from tests.quick.positions import A, B, C, D, Positions, build, cards, hand_sizes, look, next_turn
from tests.support.words import hand, kinds_of_moves, refused


def test_qx5_given_no_cities_when_the_active_seat_produces_then_every_hand_grows_by_one(quick: Positions) -> None:
    """Q-18."""
    assert next_turn(quick()) == {A: 1, B: 1, C: 1, D: 1}


def test_q18_production_comes_once_a_turn(quick: Positions) -> None:
    """Q-17: whatever the seat does afterwards, and in a fork as well."""
    match = quick(hands={B: "2 lumber, 2 brick"}, display="road, road, knight, city, settlement", supply="4 ore")
    match.play(A, EndTurn())
    match.play(B, build("road"))
    fork = match.fork()
    fork.play(B, build("road"))
    assert hand_sizes(match) == [1, 3, 1, 1]
    assert hand_sizes(fork) == [1, 1, 1, 1]


@pytest.mark.parametrize(("side", "metropolis", "drawn"), [("A", "metropolis_a", 5), ("B", "metropolis_b2", 4)])
def test_qx6_qx7_given_two_cities_and_a_metropolis_then_they_add_two_and_two_or_one(
    quick: Positions, side: str, metropolis: str, drawn: int
) -> None:
    """Q-19: 1 + 2 + 2 with side A, 1 + 2 + 1 with side B. With 7 points the seat wins before it draws (Q-54), so only
    the step itself shows it.
    """
    match = quick(cities={B: 2}, metropolises={B: metropolis}, metropolis=side)
    assert look(match).seats[B].production == drawn
    table = match.table.copy()
    table.active = B
    produce(table)
    assert table.hand_size(B) == drawn


def test_qx6_given_two_cities_then_two_cards_more(quick: Positions) -> None:
    """Q-19."""
    match = quick(cities={B: 2}, metropolises={C: "metropolis_a"})
    assert next_turn(match) == {A: 1, B: 3, C: 1, D: 1}
    assert next_turn(match) == {A: 1, B: 1, C: 3, D: 1}


def test_qx7_given_a_metropolis_b_then_it_adds_one_card(quick: Positions) -> None:
    """Q-19."""
    match = quick(cities={B: 1}, metropolises={B: "metropolis_b1"}, metropolis="B")
    assert next_turn(match) == {A: 1, B: 3, C: 1, D: 1}


def test_qx8_given_three_cities_of_a_seat_that_is_not_active_then_it_draws_one(quick: Positions) -> None:
    """Q-20."""
    assert next_turn(quick(cities={C: 3}))[C] == 1


def test_qx9_given_settlement_city_and_metropolis_on_one_site_then_only_the_top_counts(quick: Positions) -> None:
    """Q-42: +2, not +3; 3 points, not 6."""
    match = quick(metropolises={B: "metropolis_a"})
    assert (look(match).seats[B].points, look(match).seats[B].production) == (3, 1 + 2)
    assert next_turn(match)[B] == 3


def test_qx10_given_one_card_in_the_supply_when_three_are_due_then_the_discards_are_shuffled(quick: Positions) -> None:
    """Q-22."""
    match = quick(
        seats=2, cities={B: 2}, supply="ore", discards="4 lumber, 6 brick", rest="last seat", hands={A: "2 lumber"}
    )
    had = hand(match, B).total
    match.force((0, 1, 2, 3, 4, 5, 6, 7, 9, 8))
    match.play(A, EndTurn())
    assert [event for event in match.events if isinstance(event, Drew)][-3:] == [
        Drew(B, 1, "production"), Drew(B, 2, "production"), Drew(A, 1, "production"),
    ]  # fmt: skip
    assert SupplyShuffled(10) in match.events
    assert hand(match, B).total == had + 3
    assert hand(match, A) == cards("2 lumber, 1 brick")
    assert (look(match).supply_size, look(match).discards) == (10 - 3, ())


def test_qx11_given_no_cards_at_all_when_a_draw_is_due_then_it_is_lost(quick: Positions) -> None:
    """Q-22, QO-7."""
    match = quick(seats=2, supply="ore", rest="last seat", cities={B: 1})
    match.play(A, EndTurn())
    assert list(match.events)[-3:] == [CardsDrawn(B, cards("1 ore")), DrawLost(B, 1), DrawLost(A, 1)]
    assert match.outcomes == []
    assert next_turn(match) == {A: 0, B: 0}
    assert look(match).active == A


def test_q22_the_discards_stay_while_the_supply_suffices(quick: Positions) -> None:
    match = quick(seats=2, supply="ore, wool", discards="2 lumber", rest="last seat")
    match.play(A, EndTurn())
    assert (look(match).supply_size, look(match).discards) == (0, ("lumber", "lumber"))
    match.force((0, 1))
    assert next_turn(match) == {A: 1, B: 1}


def test_qo6_the_active_seat_takes_its_whole_amount_first(quick: Positions) -> None:
    """Q-18, Q-19: then the others clockwise."""
    match = quick(cities={B: 1}, supply="ore, grain, wool, brick, lumber")
    match.play(A, EndTurn())
    assert hand(match, B) == cards("1 ore, 1 grain")
    assert [hand(match, seat) for seat in (C, D, A)] == [cards("1 wool"), cards("1 brick"), cards("1 lumber")]
    assert [event.seat for event in match.events if isinstance(event, Drew)][-4:] == [B, C, D, A]


def test_q17_q55_a_turn_is_production_then_trade_and_build_then_the_next_seat(quick: Positions) -> None:
    match = quick(hands={A: "1 lumber, 1 brick"}, display="road, settlement, knight, city, road")
    assert match.waiting_for == (A,)
    assert match.decisions[A].why == "Q-17"
    assert kinds_of_moves(match, A) == {"end_turn", "build"}
    match.play(A, EndTurn())
    assert match.events[-9] == TurnStarted(B, 2)
    assert match.waiting_for == (B,)
    with pytest.raises(NotYourTurn):
        match.play(5, EndTurn())


def test_q17_the_others_neither_build_nor_end_the_turn(quick: Positions) -> None:
    match = quick(hands={B: "1 lumber, 1 brick"}, display="road, settlement, knight, city, road")
    refused(match, B, build("road"), rule="Q-24")
    refused(match, B, EndTurn(), rule="Q-24")


def test_q21_production_is_no_choice(quick: Positions) -> None:
    """Nobody is asked anything between the end of a turn and the next seat's trade and build."""
    match = quick()
    match.play(A, EndTurn())
    assert (match.waiting_for, hand_sizes(match)) == ((B,), [1, 1, 1, 1])


def test_q23_a_hand_has_no_limit(quick: Positions) -> None:
    match = quick(hands={B: "11 lumber, 11 brick, 10 wool"})
    match.play(A, EndTurn())
    assert look(match).seats[B].hand_size == 33


def test_q55_the_turn_does_not_end_while_an_effect_is_open(quick: Positions) -> None:
    match = quick(
        hands={A: "1 lumber, 1 brick, 1 wool, 1 grain", B: "9 ore"},
        display="settlement, road, knight, city, road",
        events="robber",
    )
    match.play(A, build("settlement"))
    assert match.waiting_for == (B,)
    with pytest.raises(NotYourTurn):
        match.play(A, EndTurn())
    refused(match, B, EndTurn(), rule="Q-48")
