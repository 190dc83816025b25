"""The options and the variants: C-124 and CV-1 to CV-6."""

from __future__ import annotations

from typing import Any

import pytest

import inselreich
from inselreich import BadOption, Match
from inselreich.games.classic.board import TOKENS, red_neighbours
from inselreich.games.classic.moves import (
    BuildCity,
    BuildRoad,
    BuildSettlement,
    EndTurn,
    MoveRobber,
    OfferTrade,
    PlaceNeutral,
    PlayKnight,
    SeaTrade,
    Steal,
)
from inselreich.games.classic.state import ClassicOptions
from tests.classic.positions import (
    A,
    B,
    C,
    D,
    Positions,
    cards,
    coast,
    look,
    roll,
    visible,
)
from tests.support.hexes import length, paths
from tests.support.words import hand, kinds_of_moves, refused

ROAD = "1 lumber, 1 brick"
SETTLEMENT = "1 lumber, 1 brick, 1 wool, 1 grain"
APART = "H0-S0-S1, H1-H2-S2, H6-S4-S5, H11-S6-S7, H18-S8-S9".split(", ")
THREE_CITIES = "H16-S11-S12, H7-S14-S15, H3-S16-S17"
ALL_BUT_H9 = {B: "H0-H1-H4, H10-H11-H15", C: "H2-H5-H6, H14-H17-H18", D: "H12-H13-H16, H3-H7-H8"}
"""Six settlements that touch each hex but H9 once."""


def hexes_for_the_robber(match: Match) -> set[str]:
    return {move.hex for move in match.legal(A) if isinstance(move, MoveRobber)}


def test_c124_the_usual_settings() -> None:
    match = inselreich.new("classic")
    assert match.seats == 4
    assert match.options == ClassicOptions(
        points_to_win=10, board="variable", phases="combined", harbours="next_turn", friendly_robber=False,
        discard_limit=7, two_seats="plain",
    )  # fmt: skip


@pytest.mark.parametrize(
    "options",
    [
        {"points_to_win": 7},
        {"points_to_win": 15},
        {"points_to_win": "10"},
        {"board": "round"},
        {"phases": "mixed"},
        {"harbours": "never"},
        {"friendly_robber": "yes"},
        {"discard_limit": 4},
        {"discard_limit": 21},
        {"two_seats": "three"},
        {"colour": "red"},
    ],
)
def test_c124_other_settings_are_refused(options: dict[str, Any]) -> None:
    with pytest.raises(BadOption):
        inselreich.new("classic", options=options)


@pytest.mark.parametrize("points", range(8, 15))
def test_cv1_the_game_is_won_with_as_many_points_as_agreed(classic: Positions, points: int) -> None:
    """Three cities, settlements and, beyond those, victory point cards make one point too few; then one is added."""
    settlements = min(points - 7, 5)
    match = classic(
        cities={A: THREE_CITIES},
        settlements={A: ", ".join(APART[:settlements])},
        development={A: f"{points - 7 - settlements} victory point"},
        hands={A: "3 ore, 2 grain"},
        points_to_win=points,
    )
    assert match.points[A] == points - 1
    assert look(match).points_to_win == points
    match.play(A, BuildCity(APART[0]))
    assert match.over


# CV-2: the friendly robber


def test_cv2_the_robber_spares_opponents_with_two_visible_points_or_fewer(classic: Positions) -> None:
    """Hidden victory points do not show; C with three points and the mover are not spared."""
    match = classic(
        settlements={A: "H0-S0-S1", B: "H4-H8-H9", C: "H5-H6-H10"},
        cities={C: "H10-H14-H15", D: "H16-S11-S12"},
        development={B: "2 victory point"},
        hands={B: "1 ore", C: "1 ore"},
        robber="H18",
        rolled=False,
        friendly_robber=True,
    )
    roll(match, 7)
    spared = {"H4", "H8", "H9", "H16"}
    assert hexes_for_the_robber(match) == {f"H{number}" for number in range(18)} - spared
    refused(match, A, MoveRobber("H4"), rule="CV-2")
    refused(match, A, MoveRobber("H18"), rule="C-49")
    match.play(A, MoveRobber("H10"))
    match.play(A, Steal(C))
    assert hand(match, A) == cards("1 ore")


def test_cv2_a_knight_is_friendly_too(classic: Positions) -> None:
    match = classic(settlements={B: "H4-H8-H9"}, development={A: "knight"}, robber="H18", friendly_robber=True)
    match.play(A, PlayKnight())
    refused(match, A, MoveRobber("H9"), rule="CV-2")


def test_cv2_given_no_other_hex_then_the_robber_stays_in_the_desert_and_nobody_is_robbed(classic: Positions) -> None:
    match = classic(settlements=ALL_BUT_H9, hands={B: "1 ore"}, rolled=False, friendly_robber=True)
    roll(match, 7)
    assert hexes_for_the_robber(match) == {"H9"}
    match.play(A, MoveRobber("H9"))
    assert match.decisions[A].why == "C-37"


def test_cv2_given_no_other_hex_then_the_robber_goes_to_the_desert_and_still_spares_the_weak(
    classic: Positions,
) -> None:
    match = classic(
        settlements=ALL_BUT_H9, hands={B: "1 ore"}, desert="H0", robber="H9", rolled=False, friendly_robber=True
    )
    roll(match, 7)
    assert hexes_for_the_robber(match) == {"H0"}
    match.play(A, MoveRobber("H0"))
    assert match.decisions[A].why == "C-37"
    assert hand(match, B) == cards("1 ore")


def test_cv2_without_it_the_robber_spares_nobody(classic: Positions) -> None:
    match = classic(settlements=ALL_BUT_H9, rolled=False)
    roll(match, 7)
    assert len(hexes_for_the_robber(match)) == 18


# CV-3: the boards

TILES_IN_ORDER = tuple(range(19))
LETTERS = tuple(range(18))
TWO_RED_TOGETHER = tuple(sorted(LETTERS, key=lambda letter: TOKENS[letter] not in (6, 8)))
"""The four red numbers first: on H0, H1, H2 and H3."""


@pytest.mark.parametrize("board", ["beginner", "variable", "random", "balanced"])
def test_cv3_every_board_can_be_played_on(board: str) -> None:
    match = inselreich.new("classic", seed=1, options={"board": board})
    view = look(match)
    assert len(view.hexes) == 19
    assert view.phase == ("before_roll" if board == "beginner" else "founding")


def test_cv3_random_tokens_lie_as_they_are_drawn(classic: Positions) -> None:
    match = classic.new(board="random", forced=[TILES_IN_ORDER, TWO_RED_TOGETHER])
    numbers = [each.number for each in look(match).hexes]
    assert numbers == [TOKENS[letter] for letter in TWO_RED_TOGETHER] + [0]
    assert red_neighbours(numbers)


def test_cv3_balanced_tokens_are_drawn_again_until_no_two_red_numbers_are_neighbours(classic: Positions) -> None:
    match = classic.new(board="balanced", forced=[TILES_IN_ORDER, TWO_RED_TOGETHER, TWO_RED_TOGETHER])
    assert not red_neighbours([each.number for each in look(match).hexes])
    assert list(match.outcomes)[1:3] == [TWO_RED_TOGETHER, TWO_RED_TOGETHER]


@pytest.mark.parametrize("seed", range(30))
def test_cv3_no_balanced_board_has_red_neighbours_and_all_tokens_lie_there(seed: int) -> None:
    view = look(inselreich.new("classic", seed=seed, options={"board": "balanced"}))
    numbers = [each.number for each in view.hexes]
    assert not red_neighbours(numbers)
    assert sorted(numbers) == sorted([0, *TOKENS])


# CV-4, CV-5


def test_cv4_with_separated_phases_the_seat_trades_first_and_then_builds(classic: Positions) -> None:
    """C-36. The others cannot make offers any more either."""
    match = classic(settlements={A: "H4-H8-H9"}, hands={A: "2 lumber, 2 brick, 5 ore", B: "1 wool"}, phases="separated")
    match.play(A, SeaTrade("ore", 4, "wool"))
    match.play(A, BuildRoad("H4-H8"))
    assert kinds_of_moves(match, A) == {"end_turn", "build_road"}
    refused(match, B, OfferTrade(cards("1 wool"), cards("1 ore")), rule="C-36")
    match.play(A, BuildRoad("H4-H9"))
    match.play(A, EndTurn())


@pytest.mark.parametrize("site", ["H11-S6-S7", "H11-S5-S6"])
def test_cv5_a_new_harbour_works_at_once(classic: Positions, site: str) -> None:
    match = classic(
        roads={A: "H11-S5, H11-S6, H11-S7"}, hands={A: "1 lumber, 1 brick, 4 wool, 1 grain"}, harbours="at_once"
    )
    match.play(A, BuildSettlement(site))
    match.play(A, SeaTrade("wool", 3, "ore"))


# The limit of the seven: an option of our own


@pytest.mark.parametrize("limit", [5, 6, 7, 8, 20])
def test_c47_only_more_cards_than_the_limit_are_halved(classic: Positions, limit: int) -> None:
    match = classic(
        hands={B: f"4 ore, {limit - 4} wool", C: f"4 brick, {limit - 3} grain"}, rolled=False, discard_limit=limit
    )
    roll(match, 7)
    half = (limit + 1) // 2
    assert {seat: decision.bounds for seat, decision in match.decisions.items()} == {C: (half, half)}


# CV-6: two seats


def found(match: Match, seat: int, crossing: str, road: str, neutral: str = "") -> None:
    match.play(seat, BuildSettlement(crossing))
    match.play(seat, BuildRoad(road))
    if neutral:
        match.play(seat, PlaceNeutral(neutral))


def test_cv6_two_plain_seats_found_and_play_as_three_do(classic: Positions) -> None:
    match = classic(seats=2, founding=[A, B, B, A])
    found(match, A, "H0-H1-H4", "H0-H1")
    found(match, B, "H5-H6-H10", "H5-H6")
    found(match, B, "H12-H13-H16", "H12-H13")
    found(match, A, "H14-H15-H18", "H14-H15")
    assert match.waiting_for == (A,)
    assert look(match).neutral_settlements == ()
    assert match.points == (2, 2)


def test_cv6_with_neutral_settlements_each_seat_places_one_after_its_road(classic: Positions) -> None:
    match = classic(seats=2, founding=[A, B, B, A], two_seats="neutral")
    match.play(A, BuildSettlement("H0-H1-H4"))
    match.play(A, BuildRoad("H0-H1"))
    assert match.decisions[A].why == "CV-6"
    refused(match, A, BuildSettlement("H5-H6-H10"), rule="CV-6")
    refused(match, A, PlaceNeutral("H1-H4-H5"), rule="C-72")
    refused(match, A, PlaceNeutral("H0-H1-H4"), rule="C-71")
    match.play(A, PlaceNeutral("H4-H5-H9"))
    refused(match, B, BuildSettlement("H5-H9-H10"), rule="C-72")
    found(match, B, "H5-H6-H10", "H5-H6", neutral="H8-H12-H13")
    found(match, B, "H14-H15-H18", "H14-H15", neutral="H11-S6-S7")
    found(match, A, "H3-S16-S17", "H3-S16", neutral="H17-S10-S11")
    assert look(match, B).neutral_settlements == ("H4-H5-H9", "H8-H12-H13", "H11-S6-S7", "H17-S10-S11")
    assert (match.waiting_for, match.points) == ((A,), (2, 2))


def test_cv6_a_neutral_settlement_yields_nothing_is_not_robbed_and_stops_roads(classic: Positions) -> None:
    match = classic(
        seats=2, roads={A: "H4-H9"}, neutral="H4-H5-H9", hands={A: ROAD, B: "1 ore"}, rolled=False, two_seats="neutral"
    )
    assert roll(match, 6) == {}
    assert paths(match, A) == {"H4-H8", "H8-H9"}
    refused(match, A, BuildRoad("H4-H5"), rule="C-69")
    match = classic(seats=2, neutral="H4-H5-H9", hands={B: "1 ore"}, rolled=False, two_seats="neutral")
    roll(match, 7)
    match.play(A, MoveRobber("H4"))
    assert match.decisions[A].why == "C-37"


def test_cv6_a_neutral_settlement_interrupts_a_trade_road(classic: Positions) -> None:
    """C-93."""
    match = classic(seats=2, roads={A: coast(0, 7)}, neutral="H1-H2-S2", two_seats="neutral")
    assert length(match, A) == 4


def test_cv6_on_the_beginner_board_the_settlements_of_red_and_orange_stay_neutral(classic: Positions) -> None:
    match = classic.new(seats=2, board="beginner", two_seats="neutral")
    assert look(match).neutral_settlements == ("H0-H1-H4", "H2-H5-H6", "H7-H8-H12", "H13-H14-H17")
    assert [visible(match, seat) for seat in (A, B)] == [2, 2]
    assert look(classic.new(seats=2, board="beginner")).neutral_settlements == ()


@pytest.mark.parametrize("seats", [3, 4])
def test_cv6_with_more_seats_there_are_no_neutral_settlements(classic: Positions, seats: int) -> None:
    match = classic.new(seats=seats, board="beginner", two_seats="neutral")
    assert look(match).neutral_settlements == ()
