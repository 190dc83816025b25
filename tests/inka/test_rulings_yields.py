"""What a roll pays: IR-13 to IR-21 and the rules I-43 to I-47."""

from __future__ import annotations

import pytest

from inselreich.games.inka.events import SupplyShort, Yielded
from inselreich.games.inka.moves import BuildCity
from tests.inka.positions import BLUE, CITY, GREY, ORANGE, RED, A, B, C, D, Positions, X, next_turn, roll, supply
from tests.support.words import hand

NORTH, SOUTH = "0.1-1.0-0.-1", "0.1-0.3-1.2"
"""Two crossings of the coast with the 6."""


@pytest.mark.parametrize(
    ("number", "paid"),
    [
        (2, {}),
        (3, {RED: "1 fish", BLUE: "1 wool"}),
        (4, {RED: "1 wool", ORANGE: "1 stone", BLUE: "1 stone"}),
        (5, {RED: "1 wood", ORANGE: "1 potato", BLUE: "1 potato", GREY: "1 coca"}),
        (6, {RED: "1 potato", BLUE: "1 wood", GREY: "1 wood"}),
        (8, {RED: "1 stone", ORANGE: "1 ore", GREY: "1 stone"}),
        (9, {ORANGE: "1 wood", BLUE: "1 ore", GREY: "1 ore"}),
        (10, {ORANGE: "1 wool", BLUE: "1 feather", GREY: "1 potato"}),
        (11, {RED: "1 ore", ORANGE: "1 coca"}),
        (12, {GREY: "1 wool"}),
    ],
)
def test_ir13_ir14_given_the_beginner_start_then_each_number_pays_just_this(
    inka: Positions, number: int, paid: dict[int, str]
) -> None:
    """I-43."""
    assert roll(inka(beginner=True, rolled=False), number) == paid


def test_ir15_given_a_city_then_it_draws_two(inka: Positions) -> None:
    """I-43."""
    match = inka(beginner=True, active=GREY, hands={GREY: CITY})
    match.play(GREY, BuildCity("3.6-3.8-4.7"))
    assert next_turn(match) == RED
    assert roll(match, 5) == {RED: "1 wood", ORANGE: "1 potato", BLUE: "1 potato", GREY: "2 coca"}


def test_ir16_given_a_settlement_under_thicket_then_it_draws_as_before(inka: Positions) -> None:
    """I-44, I-123."""
    match = inka(beginner=True, ruins={ORANGE: ""}, rolled=False)
    assert roll(match, 9) == {ORANGE: "1 wood", BLUE: "1 ore", GREY: "1 ore"}


def test_ir17_given_a_city_under_thicket_then_it_draws_two(inka: Positions) -> None:
    """I-44."""
    match = inka(ruined_cities={ORANGE: X}, settlements={RED: "3.0-3.2-4.1"}, rolled=False)
    assert roll(match, 11) == {ORANGE: "2 coca"}
    assert supply(match).coca == 10


def test_ir18_given_the_robber_on_the_quarry_when_an_8_falls_then_only_orange_is_paid(inka: Positions) -> None:
    """I-47, I-55."""
    match = inka(beginner=True, robber="1.4", rolled=False)
    assert roll(match, 8) == {ORANGE: "1 ore"}


def test_i45_given_a_building_beside_two_hexes_with_the_number_then_both_pay(inka: Positions) -> None:
    match = inka(settlements={A: X}, numbers={"3.4": 9}, rolled=False)
    assert roll(match, 9) == {A: "1 wood + 1 stone"}


def test_i43_the_robber_on_the_frame_blocks_nothing(inka: Positions) -> None:
    """I-55."""
    match = inka(settlements={A: "3.0-4.1-4.-1"}, robber="4.-1", rolled=False)
    assert roll(match, 2) == {A: "1 wood"}


# Shortage


def test_ir19_given_one_fish_and_two_seats_due_one_each_then_nobody_gets_it(inka: Positions) -> None:
    """I-46: other kinds are paid."""
    places = {A: SOUTH, B: NORTH, C: "2.9-3.8-3.10"}
    match = inka(settlements=places, supply="1 fish", rolled=False)
    assert roll(match, 6) == {C: "1 wood"}
    assert supply(match).fish == 1
    assert SupplyShort("fish", 0, None) in list(match.events)


def test_ir20_given_one_fish_and_one_seat_due_two_then_it_gets_the_one(inka: Positions) -> None:
    """I-46."""
    match = inka(cities={A: SOUTH}, settlements={C: "2.9-3.8-3.10"}, supply="1 fish", rolled=False)
    assert roll(match, 6) == {A: "1 fish", C: "1 wood"}
    assert SupplyShort("fish", 1, A) in list(match.events)
    assert Yielded("0.1", SOUTH, A, "fish", 1) in list(match.events)


def test_i46_given_one_seat_due_from_a_settlement_and_a_ruin_then_it_gets_what_is_left(inka: Positions) -> None:
    """All dues of the roll added up: two buildings of one seat are one seat."""
    match = inka(ruins={A: SOUTH}, settlements={A: NORTH}, supply="1 fish", rolled=False)
    assert roll(match, 6) == {A: "1 fish"}


def test_i46_given_an_empty_stack_then_a_lone_seat_gets_nothing(inka: Positions) -> None:
    match = inka(settlements={A: SOUTH}, supply="0 fish", rolled=False)
    assert roll(match, 6) == {}
    assert (supply(match).fish, hand(match, D).fish) == (0, 12)


def test_ir21_given_one_ore_and_the_other_hex_blocked_then_the_unblocked_one_is_paid(inka: Positions) -> None:
    """I-46, I-47."""
    match = inka(
        settlements={A: "0.7-0.9-1.8", B: "0.5-0.7-1.6"},
        numbers={"1.6": 8},
        robber="1.6",
        supply="1 ore",
        rolled=False,
    )
    assert roll(match, 8) == {A: "1 ore"}
