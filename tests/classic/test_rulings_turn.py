"""The course of a turn and the yields: CR-15 to CR-26 and the rules C-36 to C-45."""

from __future__ import annotations

import pytest

from inselreich import Move
from inselreich.games.classic.events import SupplyShort
from inselreich.games.classic.moves import (
    BuildCity,
    BuildRoad,
    BuildSettlement,
    BuyDevelopment,
    EndTurn,
    MoveRobber,
    OfferTrade,
    PlayInvention,
    PlayKnight,
    PlayMonopoly,
    PlayRoadBuilding,
    RollDice,
    SeaTrade,
    StealNothing,
)
from tests.classic.positions import (
    BLUE,
    ORANGE,
    RED,
    WHITE,
    A,
    B,
    C,
    D,
    Positions,
    cards,
    look,
    next_turn,
    roll,
    supply,
)
from tests.support.words import hand, kinds_of_moves, refused

RICH = "5 lumber, 5 brick, 5 wool, 5 grain, 5 ore"


# The turn


@pytest.mark.parametrize(
    "move",
    [
        BuildRoad("H4-H9"),
        BuildSettlement("H0-H3-H4"),
        BuildCity("H4-H8-H9"),
        BuyDevelopment(),
        OfferTrade(cards("1 ore"), cards("1 wool")),
        SeaTrade("ore", 4, "wool"),
    ],
)
def test_cr15_given_no_roll_yet_when_building_buying_or_trading_then_it_is_refused(
    classic: Positions, move: Move
) -> None:
    """C-38."""
    match = classic(settlements={A: "H4-H8-H9"}, roads={A: "H4-H8, H3-H4"}, hands={A: RICH, B: RICH}, rolled=False)
    refused(match, A, move, rule="C-38")


@pytest.mark.parametrize(
    ("card", "move"),
    [
        ("knight", PlayKnight()),
        ("road building", PlayRoadBuilding()),
        ("monopoly", PlayMonopoly("ore")),
        ("invention", PlayInvention(cards("1 ore, 1 wool"))),
    ],
)
def test_cr15_given_no_roll_yet_when_an_older_development_card_is_played_then_it_is_accepted(
    classic: Positions, card: str, move: Move
) -> None:
    """C-38, C-86."""
    match = classic(settlements={A: "H4-H8-H9"}, development={A: card}, rolled=False)
    assert move in match.legal(A)
    match.play(A, move)
    assert look(match).card_played


def test_c36_given_separated_phases_then_trading_ends_with_the_first_build_and_begins_anew_next_turn(
    classic: Positions,
) -> None:
    match = classic(settlements={A: "H4-H8-H9"}, hands={A: RICH, B: RICH}, phases="separated")
    match.play(A, SeaTrade("ore", 4, "wool"))
    match.play(A, BuildRoad("H4-H8"))
    assert look(match).trading_over
    refused(match, A, SeaTrade("grain", 4, "wool"), rule="C-36")
    assert next_turn(match, 12) == B
    match.play(B, SeaTrade("grain", 4, "wool"))


def test_c37_given_combined_phases_then_building_and_trading_alternate_freely(classic: Positions) -> None:
    match = classic(settlements={A: "H4-H8-H9"}, hands={A: RICH})
    for move in (BuildRoad("H4-H8"), SeaTrade("ore", 4, "wool"), BuildRoad("H4-H9"), SeaTrade("wool", 4, "ore")):
        match.play(A, move)


def test_c39_the_dice_are_rolled_exactly_once_then_the_turn_may_end_without_a_deed(classic: Positions) -> None:
    match = classic(rolled=False)
    refused(match, A, EndTurn(), rule="C-39")
    assert kinds_of_moves(match, A) == {"roll_dice"}
    roll(match, 5)
    refused(match, A, RollDice(), rule="C-39")
    assert next_turn(match) == B
    assert look(match).phase == "before_roll"


def test_c40_the_turn_does_not_end_while_a_compulsory_choice_is_open(classic: Positions) -> None:
    match = classic(settlements={B: "H4-H8-H9"}, hands={A: "8 ore", B: "1 ore"}, rolled=False)
    roll(match, 7)
    refused(match, A, EndTurn(), rule="C-47")
    match.play(A, match.legal(A)[0])
    refused(match, A, EndTurn(), rule="C-49")
    match.play(A, MoveRobber("H4"))
    refused(match, A, EndTurn(), rule="C-52")
    match.play(A, StealNothing())
    assert next_turn(match) == B


def test_c40_the_turn_does_not_end_before_the_first_free_road(classic: Positions) -> None:
    match = classic(settlements={A: "H4-H8-H9"}, development={A: "road building"})
    match.play(A, PlayRoadBuilding())
    refused(match, A, EndTurn(), rule="C-82")


@pytest.mark.parametrize("rolled", [False, True])
def test_c41_after_a_knight_the_turn_goes_on_where_it_was(classic: Positions, rolled: bool) -> None:
    match = classic(development={A: "knight"}, rolled=rolled)
    phase = look(match).phase
    match.play(A, PlayKnight())
    match.play(A, MoveRobber("H0"))
    assert look(match).phase == phase
    assert match.decisions[A].why == ("C-37" if rolled else "C-38")


def test_c41_turns_pass_clockwise_from_the_last_seat_to_the_first(classic: Positions) -> None:
    match = classic(active=C)
    assert [next_turn(match, 5), next_turn(match, 5), next_turn(match, 5)] == [D, A, B]


# Yields


def test_cr16_given_the_beginner_board_when_an_8_is_rolled_then_three_seats_are_paid(classic: Positions) -> None:
    """C-42: whoever's turn it is."""
    match = classic(beginner=True, rolled=False)
    assert roll(match, 8) == {WHITE: "1 ore", RED: "1 lumber", BLUE: "1 lumber"}


def test_cr17_given_the_beginner_board_when_a_4_is_rolled_then_orange_gets_wool_and_grain(classic: Positions) -> None:
    """C-42."""
    match = classic(beginner=True, rolled=False)
    assert roll(match, 4) == {ORANGE: "1 wool + 1 grain", BLUE: "1 grain"}


def test_cr18_given_a_city_of_orange_when_a_6_is_rolled_then_it_gets_two_grain(classic: Positions) -> None:
    """C-42."""
    match = classic(beginner=True, hands={ORANGE: "3 ore, 2 grain"}, active=ORANGE)
    match.play(ORANGE, BuildCity("H13-H14-H17"))
    next_turn(match)
    assert roll(match, 6) == {ORANGE: "2 grain", RED: "1 brick", WHITE: "1 brick"}


def test_cr19_given_a_settlement_and_a_city_on_one_hex_then_it_pays_three_cards(classic: Positions) -> None:
    """C-42."""
    match = classic(settlements={A: "H11-S5-S6"}, cities={A: "H11-H15-S7"}, rolled=False)
    assert roll(match, 8) == {A: "3 ore"}


def test_cr20_given_two_hexes_with_the_number_at_one_settlement_then_both_pay(classic: Positions) -> None:
    """C-43."""
    match = classic(numbers={"H10": 8}, settlements={A: "H10-H11-H15"}, rolled=False)
    assert roll(match, 8) == {A: "1 lumber + 1 ore"}


def test_cr21_given_the_robber_on_a_hex_then_it_pays_nobody(classic: Positions) -> None:
    """C-50."""
    match = classic(beginner=True, robber="H12", rolled=False)
    assert roll(match, 8) == {WHITE: "1 ore"}


def test_cr22_given_one_ore_in_the_supply_and_two_seats_due_then_nobody_gets_it(classic: Positions) -> None:
    """C-44."""
    match = classic(settlements={A: "H11-S5-S6", B: "H11-H15-S7"}, supply="1 ore", rolled=False)
    assert roll(match, 8) == {}
    assert supply(match).ore == 1
    assert SupplyShort("ore", 0, None) in match.events


@pytest.mark.parametrize("left", [0, 1])
def test_cr23_given_less_ore_than_the_only_seat_due_shall_get_then_it_takes_what_is_left(
    classic: Positions, left: int
) -> None:
    """C-44."""
    match = classic(cities={A: "H11-H15-S7"}, supply=f"{left} ore", rolled=False)
    assert roll(match, 8) == ({A: "1 ore"} if left else {})
    assert supply(match).ore == 0
    assert SupplyShort("ore", left, A) in match.events


def test_cr24_given_two_ore_and_one_seat_due_three_by_two_buildings_then_it_gets_two(classic: Positions) -> None:
    """C-44."""
    match = classic(settlements={A: "H11-S5-S6"}, cities={A: "H11-H15-S7"}, supply="2 ore", rolled=False)
    assert roll(match, 8) == {A: "2 ore"}


def test_cr25_given_ore_is_short_for_two_seats_then_lumber_is_paid_as_usual(classic: Positions) -> None:
    """C-44: each kind by itself."""
    match = classic(settlements={A: "H11-S5-S6, H7-H12-S14", B: "H11-H15-S7"}, supply="1 ore", rolled=False)
    assert roll(match, 8) == {A: "1 lumber"}


def test_c44_given_exactly_what_is_due_then_all_are_paid(classic: Positions) -> None:
    match = classic(settlements={A: "H11-S5-S6"}, cities={B: "H11-H15-S7"}, supply="3 ore", rolled=False)
    assert roll(match, 8) == {A: "1 ore", B: "2 ore"}


def test_cr26_given_one_ore_and_the_other_seat_blocked_by_the_robber_then_the_first_gets_it(
    classic: Positions,
) -> None:
    """C-45: a blocked hex counts as not due."""
    match = classic(
        numbers={"H13": 8},
        settlements={A: "H11-S5-S6", B: "H9-H13-H14"},
        robber="H13",
        supply="1 ore",
        rolled=False,
    )
    assert roll(match, 8) == {A: "1 ore"}
    assert hand(match, B) == cards("")
