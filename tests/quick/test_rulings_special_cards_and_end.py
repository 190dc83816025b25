"""Special cards, points and the end: QX-41 to QX-44, QX-47 to QX-50, Q-44 to Q-47, Q-53, Q-54, QO-11, QO-16, QO-17."""

from __future__ import annotations

import pytest

import inselreich
from inselreich import MatchOver
from inselreich.core.chance import Seeded
from inselreich.games.quick.events import Drew, EventDrawn, KnightForceMoved, TradeRouteMoved, Won
from inselreich.games.quick.moves import EndTurn
from tests.quick.positions import A, B, C, Positions, build, look, next_turn, points
from tests.support.words import hand

ROADS = "road, road, road, road, knight"
KNIGHTS = "knight, knight, knight, knight, road"
FOR_TWO_ROADS = "2 lumber, 2 brick"
FOR_TWO_KNIGHTS = "2 wool, 2 grain, 2 ore"
FOR_A_METROPOLIS = "3 wool, 1 ore"


# Longest Trade Route


def test_q44_the_first_with_three_roads_takes_the_card(quick: Positions) -> None:
    """Q-7: two points; the start road counts."""
    match = quick(hands={A: FOR_TWO_ROADS}, display=ROADS)
    match.play(A, build("road"))
    assert (look(match).trade_route, points(match)[A]) == (None, 1)
    match.play(A, build("road"))
    assert (look(match).trade_route, points(match)[A]) == (A, 3)
    assert TradeRouteMoved(A, 3) in match.events


def test_qx41_given_three_roads_each_then_the_holder_keeps_the_card_and_with_four_the_other_takes_it(
    quick: Positions,
) -> None:
    """Q-44, Q-46."""
    match = quick(roads={A: 3, B: 2}, hands={B: FOR_TWO_ROADS}, display=ROADS, active=B)
    match.play(B, build("road"))
    assert (look(match).trade_route, points(match)[:2]) == (A, [3, 1])
    match.play(B, build("road"))
    assert (look(match).trade_route, points(match)[:2]) == (B, [1, 3])


def test_qx42_given_a_tie_when_b2_is_built_then_its_owner_takes_the_card_immediately(quick: Positions) -> None:
    """Q-47."""
    match = quick(roads={A: 3, B: 3}, cities={B: 1}, hands={B: FOR_A_METROPOLIS}, metropolis="B", active=B)
    assert look(match).trade_route == A
    match.play(B, build("metropolis_b2"))
    assert (look(match).trade_route, points(match)[:2]) == (B, [1, 3 + 2])


def test_qx43_given_the_owner_of_b2_holds_it_then_a_tie_leaves_it_and_more_roads_take_it(quick: Positions) -> None:
    """Q-47."""
    match = quick(
        roads={B: 4, A: 3}, metropolises={B: "metropolis_b2"}, hands={A: FOR_TWO_ROADS}, display=ROADS, metropolis="B"
    )
    assert look(match).trade_route == B
    match.play(A, build("road"))
    assert look(match).trade_route == B
    match.play(A, build("road"))
    assert (look(match).trade_route, points(match)[:2]) == (A, [3, 3])


def test_qx44_qo16_given_nobody_has_three_roads_then_b2_brings_no_card(quick: Positions) -> None:
    """Q-47."""
    match = quick(
        roads={A: 2, B: 2}, cities={B: 1}, hands={B: f"{FOR_A_METROPOLIS}, 1 lumber, 1 brick"}, metropolis="B",
        display=ROADS, active=B,
    )  # fmt: skip
    match.play(B, build("metropolis_b2"))
    assert look(match).trade_route is None
    match.play(B, build("road"))
    assert look(match).trade_route == B


def test_q47_given_the_owner_of_b2_draws_level_then_he_takes_the_card(quick: Positions) -> None:
    match = quick(
        roads={A: 4, B: 3}, metropolises={B: "metropolis_b2"}, hands={B: FOR_TWO_ROADS}, display=ROADS, metropolis="B",
        active=B,
    )  # fmt: skip
    assert look(match).trade_route == A
    match.play(B, build("road"))
    assert look(match).trade_route == B


def test_q47_b4_decides_nothing_about_roads(quick: Positions) -> None:
    match = quick(
        roads={A: 3, B: 2}, metropolises={B: "metropolis_b4"}, hands={B: FOR_TWO_ROADS}, display=ROADS, metropolis="B",
        active=B,
    )  # fmt: skip
    match.play(B, build("road"))
    assert look(match).trade_route == A


# Largest Knight Force


def test_qx47_given_two_knights_first_then_two_points_and_the_third_knight_of_another_takes_them(
    quick: Positions,
) -> None:
    """Q-45, Q-46."""
    match = quick(
        knights={A: 1, B: 1}, hands={A: "1 wool, 1 grain, 1 ore", B: FOR_TWO_KNIGHTS}, display=KNIGHTS, pile="3 road"
    )
    match.play(A, build("knight"))
    assert (look(match).knight_force, points(match)[A]) == (A, 3)
    assert KnightForceMoved(A, 2) in match.events
    next_turn(match)
    match.play(B, build("knight"))
    assert look(match).knight_force == A
    match.play(B, build("knight"))
    assert (look(match).knight_force, points(match)[:2]) == (B, [1, 3])


def test_q47_given_a_tie_when_b4_is_built_then_its_owner_takes_the_knight_force(quick: Positions) -> None:
    match = quick(knights={A: 2, B: 2}, cities={B: 1}, hands={B: FOR_A_METROPOLIS}, metropolis="B", active=B)
    match.play(B, build("metropolis_b4"))
    assert (look(match).knight_force, points(match)[:2]) == (B, [1, 3 + 2])


def test_q47_given_one_knight_each_then_b4_brings_no_card(quick: Positions) -> None:
    """QO-16."""
    match = quick(knights={A: 1, B: 1}, cities={B: 1}, hands={B: FOR_A_METROPOLIS}, metropolis="B", active=B)
    match.play(B, build("metropolis_b4"))
    assert look(match).knight_force is None


# The end


def test_qx48_qo11_given_six_points_when_a_settlement_is_built_then_the_game_is_over_before_the_event(
    quick: Positions,
) -> None:
    """Q-54."""
    match = quick(
        settlements={A: 6},
        hands={A: "1 lumber, 1 brick, 1 wool, 1 grain"},
        display="settlement, road, city, road, city",
    )
    match.play(A, build("settlement"))
    assert match.over
    assert match.result is not None
    assert (match.result.winners, match.result.points) == ((A,), (7, 1, 1, 1))
    assert match.events[-1] == Won(A, (7, 1, 1, 1))
    assert not any(isinstance(event, EventDrawn) for event in match.events)
    assert (len(look(match).display), look(match).events_size, look(match).phase) == (4, 7, "over")
    with pytest.raises(MatchOver):
        match.play(A, EndTurn())


def test_qx49_given_five_points_when_the_third_road_is_built_first_of_all_then_the_game_is_won(
    quick: Positions,
) -> None:
    """Q-54, Q-44."""
    match = quick(settlements={A: 5}, roads={A: 2}, hands={A: "1 lumber, 1 brick"}, display=ROADS)
    match.play(A, build("road"))
    assert match.over
    assert points(match)[A] == 7
    assert look(match).winner == A


def test_qx50_the_points_of_three_sites_and_the_knight_force(quick: Positions) -> None:
    """Q-53: roads and knights are worth nothing by themselves."""
    match = quick(
        settlements={A: 1}, cities={A: 1}, metropolises={A: "metropolis_a"}, knights={A: 2}, roads={C: 2}, active=B
    )
    assert points(match) == [1 + 2 + 3 + 2, 1, 1, 1]


def test_q54_given_seven_points_outside_the_own_turn_then_it_is_won_when_that_turn_begins(quick: Positions) -> None:
    """Before production."""
    match = quick(settlements={B: 7}, hands={B: "1 ore"})
    assert not match.over
    drawn = [event for event in match.events if isinstance(event, Drew)]
    match.play(A, EndTurn())
    assert match.over
    assert look(match).winner == B
    assert [event for event in match.events if isinstance(event, Drew)] == drawn
    assert hand(match, B).total == 1


@pytest.mark.parametrize("goal", [4, 5, 6])
def test_q54_a_shorter_game_may_be_agreed(quick: Positions, goal: int) -> None:
    match = quick(
        settlements={A: goal - 2}, roads={A: 2}, hands={A: "1 lumber, 1 brick"}, display=ROADS, points_to_win=goal
    )
    match.play(A, build("road"))
    assert look(match).winner == A


@pytest.mark.parametrize("goal", [3, 8])
def test_q54_much_shorter_games_and_longer_ones_that_might_never_end_are_not_offered(goal: int) -> None:
    with pytest.raises(inselreich.BadOption, match="points_to_win"):
        inselreich.new("quick", options={"points_to_win": goal})


def test_qo17_nobody_gets_to_seven_outside_the_own_turn() -> None:
    """Q-54: the points of the others never grow."""
    for seed in range(40):
        match, chance = (
            inselreich.new("quick", seats=2 + seed % 3, seed=seed, options={"metropolis": "AB"[seed % 2]}),
            Seeded(seed),
        )
        had = match.points
        while not match.over:
            seat, active = match.waiting_for[0], look(match).active
            match.play(seat, match.pick(seat, chance))
            assert all(
                now <= then for other, (now, then) in enumerate(zip(match.points, had, strict=True)) if other != active
            )
            had = match.points
