"""The Longest Trade Road: CR-77 to CR-89 and the rules C-93 to C-105.

Where three seats compete, A's seven roads run along the north coast, B's five along the south-east. C's roads end
where they can cut A's to four and three; the crossing H0-H1-S1 would cut them to two and five.
"""

from __future__ import annotations

from inselreich import Match
from inselreich.games.classic.events import LongestRoadMoved
from inselreich.games.classic.moves import BuildCity, BuildRoad, BuildSettlement
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
from tests.support.hexes import length

SETTLEMENT = "1 lumber, 1 brick, 1 wool, 1 grain"
PLENTY = "5 lumber, 5 brick, 1 wool, 1 grain"
FOUR = "H4-H9, H8-H9, H9-H13, H9-H14"
AROUND_H9 = "H4-H9, H5-H9, H9-H10, H9-H14, H9-H13, H8-H9"
AROUND_H10 = "H5-H10, H6-H10, H10-H11, H10-H15, H10-H14"
"""Without the path it shares with H9."""
SEVEN_OF_A = coast(0, 7)
FIVE_OF_B = coast(10, 5)
C_CUTS_A = "H1-H2, H1-H5, H4-H5, H4-H9"
"""The first of them ends at H1-H2-S2, after the fourth road of A."""


def holder(match: Match) -> int | None:
    return look(match).longest_road


# How long a road is


def test_cr77_given_four_roads_in_a_row_when_a_fifth_is_added_then_its_owner_takes_the_card(
    classic: Positions,
) -> None:
    """C-99, C-105."""
    match = classic(roads={A: FOUR}, hands={A: PLENTY})
    assert (length(match, A), holder(match)) == (4, None)
    match.play(A, BuildRoad("H9-H10"))
    assert (length(match, A), holder(match), visible(match, A)) == (5, A, 2)
    assert match.events[-1] == LongestRoadMoved(A, 5)


def test_cr78_given_seven_roads_in_three_arms_then_only_the_longest_chain_counts(classic: Positions) -> None:
    """C-94."""
    match = classic(roads={A: "H4-H9, H8-H9, H9-H13, H4-H5, H1-H5, H5-H9, H9-H10"})
    assert length(match, A) == 5


def test_cr79_rings_count_fully(classic: Positions) -> None:
    """C-93, C-96."""
    assert length(classic(roads={A: AROUND_H9}), A) == 6
    assert length(classic(roads={A: f"{AROUND_H9}, H4-H5"}), A) == 7
    assert length(classic(roads={A: f"{AROUND_H9}, {AROUND_H10}"}), A) == 11


def test_c98_founding_roads_count(classic: Positions) -> None:
    match = classic(roads={A: FOUR}, founding=[A])
    match.play(A, BuildSettlement("H5-H6-H10"))
    match.play(A, BuildRoad("H5-H10"))
    assert length(match, A) == 4
    match = classic(roads={A: FOUR}, founding=[A])
    match.play(A, BuildSettlement("H5-H9-H10"))
    match.play(A, BuildRoad("H9-H10"))
    assert (length(match, A), holder(match)) == (5, A)


def test_cr86_given_own_settlements_along_the_chain_then_its_length_stays(classic: Positions) -> None:
    """C-95."""
    match = classic(roads={A: f"{FOUR}, H9-H10"}, hands={A: SETTLEMENT})
    match.play(A, BuildSettlement("H9-H13-H14"))
    assert (length(match, A), holder(match)) == (5, A)


def test_cr87_given_a_foreign_settlement_on_the_end_of_the_chain_then_its_length_stays(classic: Positions) -> None:
    """C-93: A's roads begin at H4-H5-H9."""
    match = classic(roads={A: f"{FOUR}, H9-H10", B: "H4-H5"}, hands={B: SETTLEMENT}, active=B)
    match.play(B, BuildSettlement("H4-H5-H9"))
    assert (length(match, A), holder(match)) == (5, A)


def test_cr88_given_a_ring_and_a_foreign_settlement_on_it_then_the_chain_begins_and_ends_there(
    classic: Positions,
) -> None:
    """C-93."""
    match = classic(roads={A: AROUND_H9, B: "H4-H5"}, hands={B: SETTLEMENT}, active=B)
    match.play(B, BuildSettlement("H4-H5-H9"))
    assert length(match, A) == 6


def test_cr89_given_foreign_roads_at_an_empty_crossing_then_the_length_stays(classic: Positions) -> None:
    """C-95."""
    match = classic(roads={A: f"{FOUR}, H9-H10", B: "H13-H17"}, hands={B: PLENTY}, active=B)
    match.play(B, BuildRoad("H13-H14"))
    assert (length(match, A), length(match, B)) == (5, 2)


# Who holds the card


def test_cr80_given_a_holder_with_five_then_five_do_not_take_the_card_but_six_do(classic: Positions) -> None:
    """C-100, C-105."""
    match = classic(roads={A: FIVE_OF_B, B: coast(0, 4)}, hands={B: PLENTY}, active=B)
    match.play(B, BuildRoad("H2-S2"))
    assert (length(match, B), holder(match)) == (5, A)
    match.play(B, BuildRoad("H2-S3"))
    assert (length(match, B), holder(match)) == (6, B)
    assert (visible(match, A), visible(match, B)) == (0, 2)


def test_cr81_given_the_card_when_a_settlement_cuts_the_road_to_three_then_it_lies_beside_the_board(
    classic: Positions,
) -> None:
    """C-93, C-103."""
    match = classic(roads={A: f"{FOUR}, H9-H10", B: "H13-H14"}, hands={B: SETTLEMENT}, active=B)
    match.play(B, BuildSettlement("H9-H13-H14"))
    assert (length(match, A), holder(match), visible(match, A)) == (3, None, 0)
    assert match.events[-1] == LongestRoadMoved(None, 0)


def test_cr82_given_seven_and_five_when_the_seven_are_cut_to_five_then_the_holder_keeps_the_card(
    classic: Positions,
) -> None:
    """C-101."""
    match = classic(roads={A: SEVEN_OF_A, B: FIVE_OF_B, C: "H0-H1"}, hands={C: SETTLEMENT}, active=C)
    match.play(C, BuildSettlement("H0-H1-S1"))
    assert (length(match, A), length(match, B), holder(match)) == (5, 5, A)


def test_cr83_given_seven_five_and_four_when_the_seven_are_cut_to_four_then_the_five_get_the_card(
    classic: Positions,
) -> None:
    """C-102."""
    match = classic(roads={A: SEVEN_OF_A, B: FIVE_OF_B, C: C_CUTS_A}, hands={C: SETTLEMENT}, active=C)
    match.play(C, BuildSettlement("H1-H2-S2"))
    assert [length(match, seat) for seat in (A, B, C)] == [4, 5, 4]
    assert (holder(match), visible(match, A), visible(match, B)) == (B, 0, 2)


def tie_of_b_and_c(classic: Positions) -> Match:
    """A had seven, B and C five each; C has just cut A to four."""
    match = classic(
        roads={A: SEVEN_OF_A, B: FIVE_OF_B, C: f"{C_CUTS_A}, H8-H9", D: "H11-H15"},
        hands={A: PLENTY, C: PLENTY, D: SETTLEMENT},
        active=C,
    )
    assert holder(match) == A
    match.play(C, BuildSettlement("H1-H2-S2"))
    return match


def test_cr84_given_two_with_five_when_the_holder_is_cut_to_four_then_the_card_waits_for_one_who_is_alone(
    classic: Positions,
) -> None:
    """C-103, C-104."""
    match = tie_of_b_and_c(classic)
    assert [length(match, seat) for seat in (A, B, C)] == [4, 5, 5]
    assert (holder(match), visible(match, A), visible(match, B)) == (None, 0, 0)
    match.play(C, BuildRoad("H9-H13"))
    assert (length(match, C), holder(match)) == (6, C)


def test_cr85_given_two_with_five_and_the_card_beside_the_board_when_one_is_cut_then_the_other_gets_it(
    classic: Positions,
) -> None:
    """C-104: at once, in the turn of D."""
    match = tie_of_b_and_c(classic)
    assert next_turn(match, 12) == D
    match.play(D, BuildSettlement("H11-H15-S7"))
    assert (length(match, B), holder(match), visible(match, C)) == (3, C, 3)


def test_c104_given_a_card_beside_the_board_then_one_more_with_as_many_does_not_take_it(classic: Positions) -> None:
    """C-99: it takes five, and to be alone with the most."""
    match = tie_of_b_and_c(classic)
    assert [next_turn(match, 12), next_turn(match, 12)] == [D, A]
    match.play(A, BuildRoad("H0-S17"))
    assert [length(match, seat) for seat in (A, B, C)] == [5, 5, 5]
    assert holder(match) is None


def test_c101_given_a_holder_cut_but_still_the_longest_then_nothing_moves(classic: Positions) -> None:
    match = classic(roads={A: coast(0, 8), B: FIVE_OF_B, C: "H0-H1"}, hands={C: SETTLEMENT}, active=C)
    news = match.play(C, BuildSettlement("H0-H1-S1"))
    assert (length(match, A), holder(match), visible(match, A)) == (6, A, 2)
    assert not [event for event in news if isinstance(event, LongestRoadMoved)]


def test_c97_a_city_on_the_way_changes_nothing_for_its_settlement_has_already_interrupted(classic: Positions) -> None:
    match = classic(roads={A: f"{FOUR}, H9-H10"}, settlements={B: "H9-H13-H14"}, hands={B: "3 ore, 2 grain"}, active=B)
    assert length(match, A) == 3
    match.play(B, BuildCity("H9-H13-H14"))
    assert length(match, A) == 3
