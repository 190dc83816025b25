"""The Longest Trade Road: IR-80 to IR-88 and the rules I-102 to I-108.

A's roads run round the fields with the 10, B's round the fields with the 5, C's round the mountains with the 11.
"""

from __future__ import annotations

import pytest

from inselreich import Match
from inselreich.games.inka.events import LongestRoadMoved
from inselreich.games.inka.moves import BuildCity, FoundTribe
from tests.inka.positions import (
    BLUE,
    CITY,
    RED,
    SETTLEMENT,
    A,
    B,
    C,
    D,
    Positions,
    X,
    look,
    next_turn,
    road,
    settle,
    two_for_one,
)
from tests.support.hexes import length
from tests.support.words import refused

ROUND_2_3 = ("1.4-2.3", "2.3-2.5", "2.3-3.4", "2.3-3.2", "2.1-2.3", "1.2-2.3")
ROUND_2_9 = ("1.10-2.9", "2.9-2.11", "2.9-3.10", "2.9-3.8", "2.7-2.9", "1.8-2.9")
ROUND_1_6 = ("0.5-1.6", "0.7-1.6", "1.6-1.8", "1.6-2.7", "1.6-2.5", "1.4-1.6")
READY_A = "1.2-1.4-2.3, 2.3-2.5-3.4, 2.1-2.3-3.2"
READY_C = "0.5-1.4-1.6, 0.7-1.6-1.8, 1.6-2.5-2.7"
"""Three markers each: a city is the fourth."""
AFAR, FARTHER = "2.11-2.13-3.12", "3.0-4.1-4.-1"
"""Where nobody's road leads."""


def first(count: int, around: tuple[str, ...]) -> str:
    return ", ".join(around[:count])


def holder(match: Match) -> int | None:
    return look(match).longest_road


def declines(match: Match, seat: int, city: str, crossing: str) -> int | None:
    """The seat builds the city that is its fourth marker, and founds; who holds the card in between."""
    match.play(seat, BuildCity(city))
    between = holder(match)
    match.play(seat, FoundTribe(crossing))
    assert holder(match) == between
    return between


# How long a road is


def test_ir80_given_three_roads_in_a_row_then_their_owner_takes_the_card(inka: Positions) -> None:
    """I-103."""
    match = inka(beginner=True, active=BLUE, hands={BLUE: "2 wood, 2 stone"})
    match.play(BLUE, road("2.5-3.6"))
    assert (length(match, BLUE), holder(match)) == (2, None)
    match.play(BLUE, road("2.7-3.6"))
    assert (length(match, BLUE), holder(match), match.events[-1]) == (3, BLUE, LongestRoadMoved(BLUE, 3))


def test_ir81_given_a_building_in_the_chain_then_it_is_cut_and_the_card_lies_beside_the_board(
    inka: Positions,
) -> None:
    """I-102, I-105."""
    match = inka(beginner=True, roads={BLUE: "2.5-3.6, 2.7-3.6", RED: "2.5-2.7"}, active=RED, hands={RED: SETTLEMENT})
    assert holder(match) == BLUE
    match.play(RED, settle("2.5-2.7-3.6"))
    assert (length(match, BLUE), holder(match), match.events[-1]) == (2, None, LongestRoadMoved(None, 0))


def test_i102_branches_do_not_add_up_and_a_ring_counts_fully(inka: Positions) -> None:
    branches = inka(roads={A: first(4, ROUND_2_3) + ", 2.5-3.4, 3.2-3.4"})
    assert length(branches, A) == 4
    ring = inka(roads={A: first(6, ROUND_2_3) + ", 2.5-3.4"})
    assert length(ring, A) == 7


def test_i102_a_chain_may_start_and_end_at_foreign_buildings(inka: Positions) -> None:
    ends = {B: "1.2-1.4-2.3", C: "2.3-3.2-3.4"}
    match = inka(settlements=ends, roads={A: first(3, ROUND_2_3)})
    assert (length(match, A), holder(match)) == (3, A)


# Who holds the card


def test_ir82_given_an_owner_with_four_then_another_needs_five(inka: Positions) -> None:
    """I-103."""
    match = inka(roads={A: first(4, ROUND_2_3), B: first(3, ROUND_2_9)}, active=B, hands={B: "2 wood, 2 stone"})
    match.play(B, road("2.9-3.8"))
    assert (length(match, B), holder(match)) == (4, A)
    match.play(B, road("2.7-2.9"))
    assert (length(match, B), holder(match)) == (5, B)


def cut(inka: Positions, at: str, by: str, **roads: str) -> Match:
    """D has just cut A's five roads."""
    by_seat = {A: first(5, ROUND_2_3), B: roads.get("b", ""), C: roads.get("c", ""), D: by}
    match = inka(roads=by_seat, active=D, hands={D: SETTLEMENT, B: "wood, stone"})
    assert (length(match, A), holder(match)) == (5, A)
    match.play(D, settle(at))
    return match


def test_ir83_given_a_tie_after_the_cut_then_the_card_waits_beside_the_board(inka: Positions) -> None:
    """I-105, I-106."""
    match = cut(inka, "2.3-3.2-3.4", "3.2-3.4", b=first(4, ROUND_2_9), c=first(4, ROUND_1_6))
    assert (length(match, A), holder(match)) == (3, None)
    next_turn(match, 2)
    assert next_turn(match, 2) == B
    match.play(B, road("2.7-2.9"))
    assert (length(match, B), holder(match)) == (5, B)


def test_ir84_given_a_tie_with_the_owner_after_the_cut_then_the_owner_keeps_it(inka: Positions) -> None:
    """I-104."""
    match = cut(inka, "2.1-2.3-3.2", "2.1-3.2", b=first(4, ROUND_2_9))
    assert (length(match, A), length(match, B), holder(match)) == (4, 4, A)


def test_i105_given_one_other_is_longest_after_the_cut_then_the_card_passes(inka: Positions) -> None:
    match = cut(inka, "2.3-3.2-3.4", "3.2-3.4", b=first(4, ROUND_2_9), c=first(3, ROUND_1_6))
    assert holder(match) == B


@pytest.mark.parametrize(("b", "c", "next_holder"), [(3, 2, B), (3, 3, None), (2, 0, None)])
def test_ir85_given_the_owners_tribe_declines_then_the_longest_other_takes_the_card(
    inka: Positions, b: int, c: int, next_holder: int | None
) -> None:
    """I-105, I-107, I-115."""
    match = inka(
        settlements={A: READY_A},
        roads={A: first(5, ROUND_2_3), B: first(b, ROUND_2_9), C: first(c, ROUND_1_6)},
        hands={A: CITY},
    )
    assert holder(match) == A
    assert declines(match, A, "2.3-2.5-3.4", AFAR) == next_holder
    assert length(match, A) == 0


def test_ir86_given_the_card_beside_the_board_when_one_of_two_declines_then_the_other_takes_it(
    inka: Positions,
) -> None:
    """I-106."""
    match = inka(
        settlements={A: READY_A, C: READY_C},
        roads={A: first(5, ROUND_2_3), B: first(4, ROUND_2_9), C: first(4, ROUND_1_6)},
        hands={A: CITY, C: CITY},
    )
    assert declines(match, A, "2.3-2.5-3.4", AFAR) is None
    match.force((1, 1))
    match.play(B, match.legal(B)[0])
    assert next_turn(match, 2) == C
    assert declines(match, C, "0.7-1.6-1.8", FARTHER) == B


BEHIND_X = "3.4-4.5, 3.4-4.3, 3.2-3.4, 2.3-3.2"
"""Two roads on either side of X."""


def test_ir87_given_a_foreign_thicket_between_then_roads_do_not_connect_until_it_is_built_over(
    inka: Positions,
) -> None:
    """I-102, I-104, I-123, IQ-15."""
    match = inka(ruins={A: X}, roads={B: BEHIND_X}, active=B, hands={B: SETTLEMENT})
    assert (length(match, B), holder(match)) == (2, None)
    match.play(B, settle(X))
    assert (length(match, B), holder(match)) == (4, B)


def test_ir87_given_a_foreign_thicket_between_when_its_owner_declines_again_then_the_roads_connect(
    inka: Positions,
) -> None:
    """I-104, I-112, IQ-13: and the road may go on where it had to end."""
    match = inka(
        ruins={A: X},
        settlements={A: "1.8-1.10-2.9, 1.6-2.5-2.7, 0.1-1.0-1.2"},
        roads={B: BEHIND_X},
        hands={A: CITY, B: "wood, stone"},
    )
    assert length(match, B) == 2
    refused(match, B, road("3.2-4.3"), rule="I-59")
    assert declines(match, A, "1.6-2.5-2.7", AFAR) == B
    assert (length(match, B), holder(match)) == (4, B)
    match.force((1, 1))
    match.play(B, match.legal(B)[0])
    match.play(B, road("3.2-4.3"))


def test_ir88_given_an_own_thicket_between_then_the_roads_connect(inka: Positions) -> None:
    """I-102, IQ-14."""
    match = inka(ruins={B: X}, roads={B: BEHIND_X})
    assert (length(match, B), holder(match)) == (4, B)


def test_i102_given_an_own_thicket_in_the_chain_when_another_builds_over_it_then_it_is_cut(inka: Positions) -> None:
    """I-104, I-125."""
    match = inka(ruins={B: X}, roads={B: BEHIND_X, A: "3.2-4.3"}, hands={A: SETTLEMENT})
    assert (length(match, B), holder(match)) == (4, B)
    match.play(A, settle(X))
    assert (length(match, B), holder(match)) == (2, None)


def test_i102_given_an_own_thicket_in_the_chain_when_its_owner_builds_over_it_then_it_stays_whole(
    inka: Positions,
) -> None:
    match = inka(ruins={B: X}, roads={B: BEHIND_X}, active=B, hands={B: "2 wood, 2 stone, wool, potato"})
    match.play(B, settle(X))
    assert (length(match, B), holder(match)) == (4, B)
    match.play(B, road("3.2-4.3"))


def test_i108_given_the_advantage_was_used_when_the_card_is_won_back_then_it_is_spent(inka: Positions) -> None:
    """I-40: it is lost by nobody's doing but the own decline, so the turn is told by hand."""
    match = inka(roads={A: first(4, ROUND_2_3)}, hands={A: "2 wood, 2 stone"})
    match.play(A, two_for_one("2 wood", "ore"))
    match.table.longest_road = None
    match.table.award_longest_road()
    assert holder(match) == A
    refused(match, A, two_for_one("2 stone", "ore"), rule="I-40")


def test_i103_given_the_first_with_three_then_an_equal_one_does_not_take_it(inka: Positions) -> None:
    match = inka(roads={B: first(3, ROUND_2_9), A: first(3, ROUND_2_3)})
    assert (holder(match), length(match, A)) == (B, 3)
