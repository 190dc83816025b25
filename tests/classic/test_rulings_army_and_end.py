"""The Greatest Knightly Power, points and the end: CR-90 to CR-96 and the rules C-106 to C-114."""

from __future__ import annotations

from inselreich import Match
from inselreich.games.classic.events import LargestArmyMoved
from inselreich.games.classic.moves import (
    BuildCity,
    BuildRoad,
    BuildSettlement,
    MoveRobber,
    PlayKnight,
    RollDice,
    StealNothing,
)
from tests.classic.positions import (
    A,
    B,
    C,
    D,
    Positions,
    coast,
    look,
    next_turn,
    visible,
)
from tests.support.words import refused

SETTLEMENT = "1 lumber, 1 brick, 1 wool, 1 grain"
FOUR_CITIES = "H16-S11-S12, H7-S14-S15, H3-H7-H8, H10-H14-H15"


def army(match: Match) -> int | None:
    return look(match).largest_army


def plays_a_knight(match: Match, seat: int, to: str) -> None:
    match.play(seat, PlayKnight())
    match.play(seat, MoveRobber(to))


# The Greatest Knightly Power


def test_cr90_given_two_open_knights_when_a_third_is_laid_open_then_it_brings_two_points(classic: Positions) -> None:
    """C-106, C-108: at once, before the robber is moved."""
    match = classic(knights={A: 2}, development={A: "knight"})
    assert (army(match), visible(match, A)) == (None, 0)
    match.play(A, PlayKnight())
    assert (army(match), visible(match, A)) == (A, 2)
    assert match.decisions[A].why == "C-49"


def test_cr91_given_a_holder_with_three_then_a_third_knight_changes_nothing_and_a_fourth_takes_it(
    classic: Positions,
) -> None:
    """C-107."""
    match = classic(knights={A: 3, B: 2}, development={B: "2 knight"}, active=B)
    plays_a_knight(match, B, "H0")
    assert (army(match), visible(match, A), visible(match, B)) == (A, 2, 0)
    for _ in (C, D, A, B):
        next_turn(match, 12)
    plays_a_knight(match, B, "H1")
    assert (army(match), visible(match, A), visible(match, B)) == (B, 0, 2)
    assert [event for event in match.events if isinstance(event, LargestArmyMoved)][-1] == LargestArmyMoved(B, 4)


def test_c107_the_holder_adds_knights_without_any_change(classic: Positions) -> None:
    match = classic(knights={A: 3}, development={A: "knight"})
    plays_a_knight(match, A, "H0")
    assert (army(match), visible(match, A), look(match).seats[A].open_knights) == (A, 2, 4)


def test_cr92_given_four_unplayed_knights_then_they_count_nothing(classic: Positions) -> None:
    """C-108: against three open ones too."""
    match = classic(development={B: "4 knight"}, knights={A: 3})
    assert (army(match), look(match).seats[B].open_knights, visible(match, B)) == (A, 0, 0)


# The end


def test_cr93_given_eight_points_and_two_open_knights_when_a_third_is_laid_open_then_the_robber_stays(
    classic: Positions,
) -> None:
    """C-108, C-111: won before the roll, and before the robber moves."""
    match = classic(cities={A: FOUR_CITIES}, knights={A: 2}, development={A: "knight"}, rolled=False)
    match.play(A, PlayKnight())
    assert match.over
    assert match.points == (10, 0, 0, 0)
    assert look(match).robber == "H9"


def cut_by_b(classic: Positions) -> Match:
    """D has four cities and five roads, A the Longest Trade Road with seven: B cuts them, and D has ten points."""
    match = classic(
        cities={D: FOUR_CITIES},
        roads={A: coast(0, 7), B: "H1-H2", C: "H1-H5, H4-H5, H4-H9, H8-H9", D: coast(10, 5)},
        hands={B: SETTLEMENT, C: "2 lumber, 2 brick"},
        active=B,
    )
    match.play(B, BuildSettlement("H1-H2-S2"))
    assert (look(match).longest_road, visible(match, D)) == (D, 10)
    return match


def test_cr94_given_ten_points_reached_in_the_turn_of_another_then_the_win_waits_for_the_own_turn(
    classic: Positions,
) -> None:
    """C-111, C-113."""
    match = cut_by_b(classic)
    assert not match.over
    assert next_turn(match, 12) == C
    assert not match.over
    next_turn(match)
    assert match.over
    assert match.result is not None
    assert match.result.winners == (D,)
    assert not look(match).rolled


def test_cr95_given_ten_points_lost_again_before_the_own_turn_then_nobody_wins(classic: Positions) -> None:
    """C-113."""
    match = cut_by_b(classic)
    next_turn(match, 12)
    match.play(C, BuildRoad("H9-H13"))
    match.play(C, BuildRoad("H9-H14"))
    assert look(match).longest_road == C
    assert next_turn(match) == D
    assert (visible(match, D), match.over) == (8, False)
    match.play(D, RollDice())


def test_cr96_given_two_settlements_two_cities_the_road_card_and_two_victory_points_then_that_is_ten(
    classic: Positions,
) -> None:
    """C-7, C-109, C-112."""
    match = classic(
        settlements={A: "H16-S11-S12, H7-S14-S15, H3-H7-H8"},
        cities={A: "H10-H14-H15"},
        roads={A: coast(0, 5)},
        development={A: "2 victory point"},
        hands={A: "3 ore, 2 grain"},
    )
    assert match.points[A] == 9
    match.play(A, BuildCity("H3-H7-H8"))
    assert match.points[A] == 2 + 4 + 2 + 2
    assert match.over
    assert match.result is not None
    assert match.result.winners == (A,)


def test_c111_after_the_end_nobody_moves(classic: Positions) -> None:
    match = classic(cities={A: FOUR_CITIES}, knights={A: 2}, development={A: "knight"})
    match.play(A, PlayKnight())
    assert match.waiting_for == ()
    assert match.decisions == match.invitations == {}
    for seat in (A, B, C, D):
        refused(match, seat, StealNothing(), rule="")


def test_c112_the_game_ends_by_itself_and_reveals_the_winners_victory_points(classic: Positions) -> None:
    """C-121."""
    match = classic(cities={A: FOUR_CITIES}, development={A: "victory point, knight"}, knights={A: 2, B: 2})
    match.play(A, PlayKnight())
    revealed = look(match).seats[A].revealed
    assert revealed is not None
    assert (revealed.development, revealed.points) == ({"victory_point": 1}, 11)


def test_c114_of_two_with_ten_points_the_one_whose_turn_it_is_wins(classic: Positions) -> None:
    match = classic(
        settlements={A: "H0-S0-S1"},
        cities={A: "H6-S4-S5, H11-S6-S7, H18-S8-S9", D: FOUR_CITIES},
        development={D: "2 victory point", A: "2 victory point"},
        hands={A: "3 ore, 2 grain"},
    )
    match.play(A, BuildCity("H0-S0-S1"))
    assert match.points == (10, 0, 0, 10)
    assert match.result is not None
    assert match.result.winners == (A,)
