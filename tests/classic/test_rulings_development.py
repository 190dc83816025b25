"""Development cards: CR-62 to CR-76, CR-99 and the rules C-78 to C-92."""

from __future__ import annotations

import pytest

from inselreich import MalformedMove, Move
from inselreich.games.classic.events import Invented, MonopolyNamed, MonopolyTaken, Won
from inselreich.games.classic.moves import (
    BuildRoad,
    BuildSettlement,
    BuyDevelopment,
    Discard,
    MoveRobber,
    PlayInvention,
    PlayKnight,
    PlayMonopoly,
    PlayRoadBuilding,
    RollDice,
    WaiveRoad,
)
from tests.classic.positions import (
    A,
    B,
    C,
    D,
    Positions,
    cards,
    coast,
    look,
    next_turn,
    own,
    roll,
    supply,
    visible,
)
from tests.support.hexes import length
from tests.support.words import gained, hand, kinds_of_moves, refused

ROAD = "1 lumber, 1 brick"
SETTLEMENT = "1 lumber, 1 brick, 1 wool, 1 grain"
CARD = "1 ore, 1 wool, 1 grain"
FOUR_CITIES = "H0-S0-S1, H6-S4-S5, H11-S6-S7, H18-S8-S9"


# Buying


def test_c78_the_top_card_is_drawn_and_the_deck_is_not_refilled(classic: Positions) -> None:
    match = classic(hands={A: "2 ore, 2 wool, 2 grain"}, deck="monopoly, knight")
    assert look(match).deck_size == 25
    match.play(A, BuyDevelopment())
    match.play(A, BuyDevelopment())
    assert own(match, A).bought_this_turn == {"knight": 1, "monopoly": 1}
    assert look(match).deck_size == 23


def test_cr73_given_an_empty_deck_then_no_card_is_bought(classic: Positions) -> None:
    """C-78."""
    match = classic(hands={A: CARD}, sold_out=True)
    assert look(match).deck_size == 0
    refused(match, A, BuyDevelopment(), rule="C-78")


def test_c79_development_cards_are_neither_traded_nor_stolen(classic: Positions) -> None:
    """They are no resource cards, so no trade can name them, and who has only them is no victim."""
    match = classic(settlements={B: "H4-H8-H9"}, development={A: "knight", B: "3 knight"})
    match.play(A, PlayKnight())
    match.play(A, MoveRobber("H4"))
    assert look(match).seats[B].development_size == 3
    assert match.decisions[A].why == "C-37"


# When a card may be played


def test_cr62_given_a_knight_of_last_turn_and_a_new_one_then_exactly_one_is_played(classic: Positions) -> None:
    """C-85, C-87."""
    match = classic(development={A: "knight"}, hands={A: CARD}, deck="knight")
    match.play(A, BuyDevelopment())
    match.play(A, PlayKnight())
    match.play(A, MoveRobber("H0"))
    refused(match, A, PlayKnight(), rule="C-85")
    assert look(match).seats[A].open_knights == 1


def test_cr63_given_only_a_knight_bought_this_turn_then_it_waits_for_the_next(classic: Positions) -> None:
    """C-87."""
    match = classic(hands={A: CARD}, deck="knight")
    match.play(A, BuyDevelopment())
    refused(match, A, PlayKnight(), rule="C-87")
    for _ in (B, C, D, A):
        next_turn(match, 12)
    match.play(A, PlayKnight())


def test_cr64_given_a_monopoly_before_the_roll_then_no_knight_after_it(classic: Positions) -> None:
    """C-85."""
    match = classic(development={A: "knight, monopoly"}, rolled=False)
    match.play(A, PlayMonopoly("ore"))
    refused(match, A, PlayKnight(), rule="C-85")
    roll(match, 12)
    refused(match, A, PlayKnight(), rule="C-85")


def test_cr65_given_the_turn_of_another_then_no_knight_is_played(classic: Positions) -> None:
    """C-86: B may do no more than propose a trade (C-58), and before the roll not even that."""
    match = classic(development={B: "knight"})
    refused(match, B, PlayKnight(), rule="C-58")
    refused(classic(development={B: "knight"}, rolled=False), B, PlayKnight(), rule="")


def test_cr66_given_an_open_seven_then_no_knight_before_it_is_resolved(classic: Positions) -> None:
    """C-86."""
    match = classic(development={A: "knight"}, hands={B: "8 ore"}, rolled=False)
    roll(match, 7)
    refused(match, A, PlayKnight(), rule="")
    match.play(B, Discard(cards("4 ore")))
    refused(match, A, PlayKnight(), rule="C-49")
    match.play(A, MoveRobber("H0"))
    match.play(A, PlayKnight())


def test_c85_a_card_that_is_not_held_cannot_be_played(classic: Positions) -> None:
    match = classic(settlements={A: "H4-H8-H9"}, development={A: "victory point", B: "knight"})
    moves: tuple[Move, ...] = (
        PlayKnight(), PlayRoadBuilding(), PlayMonopoly("ore"), PlayInvention(cards("2 ore"))
    )  # fmt: skip
    for move in moves:
        refused(match, A, move, rule="C-85")


def test_c86_a_card_may_be_played_between_building_and_building(classic: Positions) -> None:
    match = classic(settlements={A: "H4-H8-H9"}, development={A: "monopoly"}, hands={A: ROAD, B: "1 lumber, 1 brick"})
    match.play(A, BuildRoad("H4-H8"))
    match.play(A, PlayMonopoly("lumber"))
    assert hand(match, A) == cards("1 lumber")


def test_c88_a_played_progress_card_leaves_the_game_and_a_knight_stays_open(classic: Positions) -> None:
    """C-80."""
    match = classic(development={A: "knight, invention"})
    match.play(A, PlayInvention(cards("2 ore")))
    assert (look(match).seats[A].development_size, look(match).deck_size) == (1, 23)
    for _ in (B, C, D, A):
        next_turn(match, 12)
    match.play(A, PlayKnight())
    seat = look(match).seats[A]
    assert (seat.development_size, seat.open_knights, look(match).deck_size) == (0, 1, 23)


# Road Building


def test_c81_two_free_roads_and_the_second_may_go_on_from_the_first(classic: Positions) -> None:
    match = classic(settlements={A: "H4-H8-H9"}, development={A: "road building"}, hands={A: ROAD})
    match.play(A, PlayRoadBuilding())
    refused(match, A, BuildRoad("H3-H4"), rule="C-69")
    refused(match, A, WaiveRoad(), rule="C-82")
    match.play(A, BuildRoad("H4-H8"))
    match.play(A, BuildRoad("H3-H4"))
    assert look(match).seats[A].roads == ("H3-H4", "H4-H8")
    assert hand(match, A) == cards(ROAD)
    assert match.decisions[A].why == "C-37"


def test_cr67_given_one_road_left_then_road_building_places_one(classic: Positions) -> None:
    """C-82."""
    match = classic(roads={A: coast(0, 14)}, development={A: "road building"})
    match.play(A, PlayRoadBuilding())
    match.play(A, BuildRoad("H0-H1"))
    assert match.decisions[A].why == "C-37"
    assert (look(match).seats[A].roads_left, look(match).seats[A].development_size) == (0, 0)


def test_c82_given_no_second_path_then_the_second_road_lapses(classic: Positions) -> None:
    """A's only way on is a single path up to a crossing where B has built."""
    match = classic(
        settlements={A: "H0-S0-S1", B: "H0-H3-S17"}, roads={B: "H0-S1, H3-S17"}, development={A: "road building"}
    )
    assert kinds_of_moves(match, A) >= {"play_road_building"}
    match.play(A, PlayRoadBuilding())
    match.play(A, BuildRoad("H0-S0"))
    match.play(A, BuildRoad("H0-S17"))
    assert match.decisions[A].why == "C-37"


def test_c82_given_no_path_at_all_then_road_building_cannot_be_played(classic: Positions) -> None:
    match = classic(settlements={A: "H0-S0-S1"}, roads={B: "H0-S1, H0-S0"}, development={A: "road building"})
    refused(match, A, PlayRoadBuilding(), rule="C-82")


@pytest.mark.parametrize("second", [BuildRoad("H8-H9"), WaiveRoad()])
def test_cr68_given_the_first_free_road_then_nothing_else_is_done_before_the_second_is_placed_or_waived(
    classic: Positions, second: Move
) -> None:
    """C-82."""
    match = classic(
        settlements={A: "H4-H8-H9"}, roads={A: "H4-H8, H3-H4"}, development={A: "road building"}, hands={A: SETTLEMENT}
    )
    match.play(A, PlayRoadBuilding())
    match.play(A, BuildRoad("H4-H9"))
    refused(match, A, BuildSettlement("H0-H3-H4"), rule="C-82")
    match.play(A, second)
    match.play(A, BuildSettlement("H0-H3-H4"))


def test_cr69_given_a_free_road_that_makes_five_then_the_longest_trade_road_is_taken_at_once(
    classic: Positions,
) -> None:
    """C-98, C-99: before the second road is placed."""
    match = classic(roads={A: coast(0, 4)}, development={A: "road building"})
    match.play(A, PlayRoadBuilding())
    match.play(A, BuildRoad("H2-S2"))
    assert (length(match, A), look(match).longest_road, visible(match, A)) == (5, A, 2)
    assert match.decisions[A].why == "C-82"


def test_cr99_given_no_roll_yet_then_road_building_is_played_but_no_road_is_paid_for(classic: Positions) -> None:
    """C-38, C-89."""
    match = classic(settlements={A: "H4-H8-H9"}, development={A: "road building"}, hands={A: ROAD}, rolled=False)
    refused(match, A, BuildRoad("H4-H8"), rule="C-38")
    match.play(A, PlayRoadBuilding())
    match.play(A, BuildRoad("H4-H8"))
    match.play(A, WaiveRoad())
    refused(match, A, BuildRoad("H4-H9"), rule="C-38")
    roll(match, 12)
    match.play(A, BuildRoad("H4-H9"))


# Monopoly and Invention


def test_cr70_given_no_ore_in_the_supply_then_invention_takes_other_cards(classic: Positions) -> None:
    """C-84."""
    match = classic(development={A: "invention"}, supply="0 ore")
    refused(match, A, PlayInvention(cards("1 ore, 1 wool")), rule="C-84")
    match.play(A, PlayInvention(cards("2 wool")))
    assert hand(match, A) == cards("2 wool")
    assert match.events[-1] == Invented(A, cards("2 wool"))


@pytest.mark.parametrize("wrong", ["", "1 ore", "3 ore", "2 ore, 1 wool"])
def test_c84_invention_takes_two_cards_no_more_and_no_less(classic: Positions, wrong: str) -> None:
    match = classic(development={A: "invention"})
    refused(match, A, PlayInvention(cards(wrong)), rule="C-84")
    assert kinds_of_moves(match, A) >= {"play_invention"}


def test_c84_the_cards_can_be_used_in_the_same_turn(classic: Positions) -> None:
    match = classic(settlements={A: "H4-H8-H9"}, development={A: "invention"})
    match.play(A, PlayInvention(cards(ROAD)))
    match.play(A, BuildRoad("H4-H8"))


def test_c84_given_one_card_in_the_whole_supply_then_invention_takes_that(classic: Positions) -> None:
    match = classic(development={A: "invention"}, supply="0 lumber, 0 brick, 0 wool, 0 grain, 1 ore")
    refused(match, A, PlayInvention(cards("2 ore")), rule="C-84")
    refused(match, A, PlayInvention(cards("1 wool")), rule="C-84")
    assert PlayInvention(cards("1 ore")) in match.legal(A)
    match.play(A, PlayInvention(cards("1 ore")))
    assert not supply(match)


def test_c84_given_an_empty_supply_then_invention_cannot_be_played(classic: Positions) -> None:
    match = classic(development={A: "invention"}, supply="0 lumber, 0 brick, 0 wool, 0 grain, 0 ore")
    refused(match, A, PlayInvention(cards("1 ore")), rule="C-84")
    assert kinds_of_moves(match, A) == {"end_turn"}


def test_cr71_given_3_0_and_1_wool_when_a_monopoly_names_wool_then_all_of_it_is_handed_over(
    classic: Positions,
) -> None:
    """C-83."""
    match = classic(hands={A: "1 ore", B: "3 wool, 1 ore", D: "1 wool"}, development={A: "monopoly"})
    assert gained(match, lambda: match.play(A, PlayMonopoly("wool"))) == {A: "4 wool"}
    assert [str(hand(match, seat)) for seat in (A, B, C, D)] == ["4 wool + 1 ore", "1 ore", "nothing", "nothing"]
    assert [event for event in match.events if isinstance(event, MonopolyTaken)] == [
        MonopolyTaken(A, B, "wool", 3),
        MonopolyTaken(A, D, "wool", 1),
    ]


def test_cr72_given_nobody_has_ore_when_a_monopoly_names_it_then_the_card_is_spent_for_nothing(
    classic: Positions,
) -> None:
    """C-83, C-85."""
    match = classic(hands={B: "3 wool"}, development={A: "2 monopoly"})
    assert gained(match, lambda: match.play(A, PlayMonopoly("ore"))) == {}
    assert MonopolyNamed(A, "ore") in match.events_for(None)
    assert look(match).seats[A].development_size == 1
    refused(match, A, PlayMonopoly("wool"), rule="C-85")


def test_c83_a_monopoly_names_one_kind_that_exists() -> None:
    with pytest.raises(MalformedMove):
        PlayMonopoly("gold")  # type: ignore[arg-type]


# Victory points


def test_cr74_given_nine_points_when_a_victory_point_card_is_bought_then_the_game_is_won(classic: Positions) -> None:
    """C-92."""
    match = classic(cities={A: FOUR_CITIES}, settlements={A: "H4-H8-H9"}, hands={A: CARD}, deck="victory point")
    match.play(A, BuyDevelopment())
    assert match.over
    assert match.result is not None
    assert (match.result.winners, match.result.points[A]) == ((A,), 10)
    assert match.events[-1] == Won(A, (10, 0, 0, 0), 1)


def test_c92_given_nine_points_when_any_other_card_is_bought_then_the_game_goes_on(classic: Positions) -> None:
    match = classic(cities={A: FOUR_CITIES}, settlements={A: "H4-H8-H9"}, hands={A: CARD}, deck="knight")
    match.play(A, BuyDevelopment())
    assert not match.over


def test_cr75_given_eight_points_when_a_victory_point_card_is_bought_then_the_others_still_see_eight(
    classic: Positions,
) -> None:
    """C-90, C-110."""
    match = classic(cities={A: FOUR_CITIES}, hands={A: CARD}, deck="victory point")
    match.play(A, BuyDevelopment())
    assert not match.over
    assert [look(match, seat).seats[A].visible_points for seat in (A, B, C, D)] == [8, 8, 8, 8]
    assert own(match, A).points == 9


def test_cr76_given_three_victory_point_cards_and_a_road_card_won_in_anothers_turn_then_all_are_revealed_at_the_start(
    classic: Positions,
) -> None:
    """C-91, C-113: C loses the Longest Trade Road to A in the turn of D; A has 5 + 2 + 3 points."""
    match = classic(
        cities={A: "H16-S11-S12, H7-S14-S15"},
        settlements={A: "H8-H9-H13"},
        development={A: "3 victory point"},
        roads={C: coast(0, 7), A: coast(10, 5), D: "H1-H2"},
        hands={D: SETTLEMENT},
        active=D,
    )
    match.play(D, BuildSettlement("H1-H2-S2"))
    assert (visible(match, A), match.over) == (7, False)
    next_turn(match)
    assert match.over
    assert match.events[-1] == Won(A, (10, 0, 0, 1), 3)
    refused(match, A, RollDice(), rule="")


def test_c90_a_victory_point_card_is_not_played(classic: Positions) -> None:
    """C-85: it does not use up the card of the turn either."""
    match = classic(development={A: "victory point, knight"}, rolled=False)
    assert kinds_of_moves(match, A) == {"roll_dice", "play_knight"}


def test_c87_an_equal_card_from_an_earlier_turn_can_be_played_whatever_was_bought(classic: Positions) -> None:
    match = classic(development={A: "monopoly"}, hands={A: "2 ore, 2 wool, 2 grain"}, deck="monopoly, knight")
    match.play(A, BuyDevelopment())
    match.play(A, BuyDevelopment())
    refused(match, A, PlayKnight(), rule="C-87")
    match.play(A, PlayMonopoly("ore"))


def test_c111_a_free_road_that_wins_the_road_card_may_win_the_game_before_the_roll(classic: Positions) -> None:
    """C-89: the second road is not asked for any more."""
    match = classic(cities={A: FOUR_CITIES}, roads={A: coast(21, 4)}, development={A: "road building"}, rolled=False)
    match.play(A, PlayRoadBuilding())
    match.play(A, BuildRoad("H7-S15"))
    assert match.over
    assert match.points[A] == 10
