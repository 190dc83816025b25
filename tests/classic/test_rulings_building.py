"""Building: CR-52 to CR-61 and the rules C-67 to C-77."""

from __future__ import annotations

import pytest

from inselreich import Match, Move
from inselreich.games.classic.moves import (
    BuildCity,
    BuildRoad,
    BuildSettlement,
    BuyDevelopment,
    PlayRoadBuilding,
    SeaTrade,
)
from inselreich.games.classic.pieces import RESOURCES
from tests.classic.positions import (
    BLUE,
    RED,
    A,
    B,
    C,
    D,
    Positions,
    cards,
    coast,
    look,
    next_turn,
    supply,
    visible,
)
from tests.support.hexes import paths
from tests.support.words import hand, kinds_of_moves, refused

ROAD = "1 lumber, 1 brick"
SETTLEMENT = "1 lumber, 1 brick, 1 wool, 1 grain"
CITY = "3 ore, 2 grain"
FIVE_PLACES = "H0-S0-S1, H1-H2-S2, H6-S4-S5, H11-S6-S7, H18-S8-S9"


def sites(match: Match, seat: int) -> set[str]:
    """Where the seat may build a settlement."""
    return {move.crossing for move in match.legal(seat) if isinstance(move, BuildSettlement)}


# Prices and pieces


@pytest.mark.parametrize(
    ("move", "price"),
    [
        (BuildRoad("H4-H9"), ROAD),
        (BuildSettlement("H0-H3-H4"), SETTLEMENT),
        (BuildCity("H4-H8-H9"), CITY),
        (BuyDevelopment(), "1 ore, 1 wool, 1 grain"),
    ],
)
def test_c10_every_piece_and_card_has_its_price_which_goes_to_the_supply(
    classic: Positions, move: Move, price: str
) -> None:
    """C-67: one card less, of whichever kind, is too little."""

    def given(words: str) -> Match:
        return classic(settlements={A: "H4-H8-H9"}, roads={A: "H4-H8, H3-H4"}, hands={A: words})

    match = given(price)
    match.play(A, move)
    assert hand(match, A) == cards("")
    assert supply(match) == cards("19 lumber, 19 brick, 19 wool, 19 grain, 19 ore")
    for short, count in zip(RESOURCES, cards(price).counts, strict=True):
        if count:
            nearly = [f"{count - 1 if resource == short else 4} {resource}" for resource in RESOURCES]
            refused(given(", ".join(nearly)), A, move, rule="C-67")


def test_c67_any_number_of_pieces_may_be_built_in_a_turn(classic: Positions) -> None:
    match = classic(settlements={A: "H4-H8-H9"}, hands={A: "4 lumber, 4 brick, 2 wool, 4 grain, 4 ore"})
    for move in (BuildRoad("H4-H8"), BuildRoad("H3-H4"), BuildRoad("H0-H4"), BuildSettlement("H0-H3-H4")):
        match.play(A, move)
    match.play(A, BuildCity("H4-H8-H9"))
    match.play(A, BuyDevelopment())
    assert hand(match, A) == cards("")


def test_c68_c76_a_piece_leaves_the_piece_supply_and_only_a_replaced_settlement_returns(classic: Positions) -> None:
    """C-73."""
    match = classic(
        settlements={A: "H4-H8-H9"}, roads={A: "H4-H8, H3-H4"}, hands={A: "2 lumber, 2 brick, 1 wool, 3 grain, 3 ore"}
    )
    counts = []
    for move in (BuildRoad("H4-H9"), BuildSettlement("H0-H3-H4"), BuildCity("H4-H8-H9")):
        match.play(A, move)
        seat = look(match).seats[A]
        counts.append((seat.roads_left, seat.settlements_left, seat.cities_left))
    assert counts == [(12, 4, 4), (12, 3, 4), (12, 4, 3)]


def test_c109_settlements_count_1_cities_2_and_roads_nothing(classic: Positions) -> None:
    match = classic(settlements={A: "H4-H8-H9, H0-S0-S1"}, cities={A: "H5-H6-H10"}, roads={A: "H4-H8, H4-H9"})
    assert visible(match, A) == 4


# Roads


def test_cr52_given_the_beginner_board_then_red_may_build_on_eight_paths(classic: Positions) -> None:
    """C-69."""
    match = classic(beginner=True, hands={RED: ROAD})
    assert paths(match, RED) == {"H0-H1", "H0-H4", "H1-H5", "H4-H5", "H7-H8", "H7-H12", "H8-H13", "H12-H13"}


def test_cr53_given_a_road_that_ends_at_a_foreign_building_then_no_road_goes_on_from_there(classic: Positions) -> None:
    """C-70."""
    match = classic(beginner=True, hands={RED: "2 lumber, 2 brick"})
    match.play(RED, BuildRoad("H12-H13"))
    refused(match, RED, BuildRoad("H12-H16"), rule="C-69")


def test_cr54_given_a_foreign_settlement_at_the_end_of_the_only_road_then_only_its_owner_builds_on(
    classic: Positions,
) -> None:
    """C-69."""
    match = classic(settlements={B: "H4-H5-H9"}, roads={A: "H4-H9"}, hands={A: ROAD})
    refused(match, A, BuildRoad("H5-H9"), rule="C-69")
    refused(match, A, BuildRoad("H4-H5"), rule="C-69")
    assert paths(match, A) == {"H4-H8", "H8-H9"}
    match = classic(settlements={B: "H4-H5-H9"}, roads={A: "H4-H9"}, hands={B: ROAD}, active=B)
    match.play(B, BuildRoad("H5-H9"))


def test_c69_a_foreign_settlement_built_later_closes_the_way_at_once(classic: Positions) -> None:
    match = classic(roads={A: "H4-H9", B: "H5-H9, H5-H10"}, hands={A: ROAD, B: SETTLEMENT}, active=B)
    match.play(B, BuildSettlement("H4-H5-H9"))
    for _ in (C, D, A):
        next_turn(match, 12)
    assert paths(match, A) == {"H4-H8", "H8-H9"}


def test_c69_one_road_a_path_and_none_without_a_connection(classic: Positions) -> None:
    match = classic(settlements={A: "H4-H8-H9"}, roads={A: "H4-H8", B: "H4-H9"}, hands={A: ROAD})
    refused(match, A, BuildRoad("H4-H8"), rule="C-69")
    refused(match, A, BuildRoad("H4-H9"), rule="C-69")
    refused(match, A, BuildRoad("H0-S0"), rule="C-69")
    assert paths(match, A) == {"H8-H9", "H3-H4", "H3-H8"}


def test_c17_roads_and_settlements_may_stand_on_the_coast(classic: Positions) -> None:
    match = classic(settlements={A: "H0-S0-S1"}, roads={A: "H0-S0"}, hands={A: "2 lumber, 2 brick, 1 wool, 1 grain"})
    match.play(A, BuildRoad("H0-S17"))
    match.play(A, BuildSettlement("H0-H3-S17"))


# Settlements


def test_cr55_given_no_road_of_ones_own_to_a_free_crossing_then_no_settlement_is_built(classic: Positions) -> None:
    """C-71: a foreign road does not help."""
    match = classic(settlements={A: "H4-H8-H9"}, roads={A: "H4-H8", B: "H5-H10, H6-H10"}, hands={A: SETTLEMENT})
    refused(match, A, BuildSettlement("H5-H9-H10"), rule="C-71")
    assert sites(match, A) == set()


def test_cr56_given_the_beginner_board_then_red_cannot_settle_next_to_itself(classic: Positions) -> None:
    """C-72."""
    match = classic(beginner=True, hands={RED: SETTLEMENT})
    refused(match, RED, BuildSettlement("H1-H4-H5"), rule="C-72")


def test_c71_a_crossing_that_is_built_on_is_not_free(classic: Positions) -> None:
    match = classic(settlements={B: "H0-H1-H4"}, roads={A: "H0-H4, H3-H4"}, hands={A: SETTLEMENT})
    refused(match, A, BuildSettlement("H0-H1-H4"), rule="C-71")
    assert sites(match, A) == {"H3-H4-H8"}


def test_cr57_given_five_settlements_then_a_city_comes_first(classic: Positions) -> None:
    """C-75."""
    match = classic(
        settlements={A: FIVE_PLACES}, roads={A: "H4-H9"}, hands={A: "1 lumber, 1 brick, 1 wool, 3 grain, 3 ore"}
    )
    refused(match, A, BuildSettlement("H4-H5-H9"), rule="C-75")
    match.play(A, BuildCity("H0-S0-S1"))
    match.play(A, BuildSettlement("H4-H5-H9"))


# Cities


def test_cr58_given_four_cities_then_there_is_no_fifth(classic: Positions) -> None:
    """C-68, C-75."""
    cities, _, settlement = FIVE_PLACES.rpartition(", ")
    match = classic(cities={A: cities}, settlements={A: settlement}, hands={A: CITY})
    refused(match, A, BuildCity(settlement), rule="C-68")


def test_cr59_a_city_replaces_nothing_but_an_own_settlement(classic: Positions) -> None:
    """C-73."""
    match = classic(settlements={A: "H4-H8-H9", B: "H0-H1-H4"}, cities={A: "H5-H6-H10"}, hands={A: CITY})
    for crossing in ("H14-H15-H18", "H0-H1-H4", "H5-H6-H10"):
        refused(match, A, BuildCity(crossing), rule="C-73")
    match.play(A, BuildCity("H4-H8-H9"))
    assert look(match).seats[A].settlements == ()


def test_cr60_given_a_settlement_of_this_turn_then_it_may_become_a_city_at_once(classic: Positions) -> None:
    """C-74."""
    match = classic(
        settlements={A: "H4-H8-H9"}, roads={A: "H4-H8, H3-H4"}, hands={A: "1 lumber, 1 brick, 1 wool, 3 grain, 3 ore"}
    )
    match.play(A, BuildSettlement("H0-H3-H4"))
    match.play(A, BuildCity("H0-H3-H4"))
    assert look(match).seats[A].cities == ("H0-H3-H4",)


def test_cr61_given_fifteen_roads_then_neither_a_paid_nor_a_free_one_is_built(classic: Positions) -> None:
    """C-68, C-82."""
    match = classic(roads={A: coast(0, 15)}, hands={A: ROAD}, development={A: "road building"})
    refused(match, A, BuildRoad("H0-H1"), rule="C-68")
    refused(match, A, PlayRoadBuilding(), rule="C-82")


def test_c77_with_separated_phases_cards_are_bought_after_trading(classic: Positions) -> None:
    match = classic(hands={A: "2 wool, 2 grain, 6 ore"}, phases="separated")
    match.play(A, SeaTrade("ore", 4, "lumber"))
    match.play(A, BuyDevelopment())
    match.play(A, BuyDevelopment())
    assert kinds_of_moves(match, A) == {"end_turn"}
    assert look(match).seats[A].development_size == 2


def test_c67_nobody_builds_in_the_turn_of_another(classic: Positions) -> None:
    match = classic(beginner=True, hands={BLUE: ROAD})
    refused(match, BLUE, BuildRoad("H12-H16"), rule="C-58")
