"""Building, and building over: IR-58 to IR-71 and the rules I-71 to I-81, I-122 to I-128."""

from __future__ import annotations

import pytest

import inselreich
from inselreich.games.inka.events import BuildingRemoved, Built
from inselreich.games.inka.moves import BuildCity, BuyDevelopment, EndTurn, PlayRoadBuilding
from tests.inka.positions import (
    BLUE,
    CITY,
    ORANGE,
    ROAD,
    SETTLEMENT,
    A,
    B,
    C,
    Positions,
    X,
    cards,
    look,
    markers,
    road,
    roll,
    settle,
    settlement_sites,
    supply,
)
from tests.support.hexes import length, paths
from tests.support.words import counted, gained, hand, kinds_of_moves, refused

TO_X = "3.4-4.5, 3.4-4.3"
"""From 3.4-3.6-4.5 to X."""
PLENTY = "4 wood, 4 stone, 2 wool, 4 potato, 3 ore"
NO_ROAD_LEFT = "1.4-2.3, 2.3-2.5, 2.3-3.4, 2.3-3.2, 2.1-2.3, 1.2-2.3, 1.2-2.1"


# What it costs


def test_i10_i71_what_is_built_is_paid_to_the_supply(inka: Positions) -> None:
    match = inka(settlements={A: "3.4-3.6-4.5"}, roads={A: TO_X}, hands={A: PLENTY})
    match.play(A, road("3.2-3.4"))
    match.play(A, road("2.3-3.2"))
    match.play(A, settle("2.1-2.3-3.2"))
    match.play(A, BuildCity("2.1-2.3-3.2"))
    assert hand(match, A) == cards("1 wood, 1 stone, 1 wool, 1 potato")
    assert supply(match).counts == (19, 19, 19, 19, 20, 12, 12, 12)


@pytest.mark.parametrize(
    ("move", "price"),
    [
        (road("3.4-3.6"), ROAD),
        (settle(X), SETTLEMENT),
        (BuildCity("3.4-3.6-4.5"), CITY),
        (BuyDevelopment(), "wool, potato, ore"),
    ],
    ids=["road", "settlement", "city", "development card"],
)
def test_i71_given_one_card_too_few_then_it_is_not_built(inka: Positions, move: inselreich.Move, price: str) -> None:
    """I-10, I-82."""
    for missing in counted(price):
        short = ", ".join(f"{count - (kind == missing)} {kind}" for kind, count in counted(price).items())
        match = inka(settlements={A: "3.4-3.6-4.5"}, roads={A: TO_X}, hands={A: short})
        refused(match, A, move, rule="I-71")
    match = inka(settlements={A: "3.4-3.6-4.5"}, roads={A: TO_X}, hands={A: price})
    match.play(A, move)
    assert hand(match, A).total == 0


def test_i71_nothing_is_built_or_bought_before_the_roll(inka: Positions) -> None:
    """I-39."""
    match = inka(settlements={A: "3.4-3.6-4.5"}, roads={A: TO_X}, hands={A: PLENTY}, rolled=False)
    for move in (road("3.2-3.4"), settle(X), BuildCity("3.4-3.6-4.5"), BuyDevelopment(), EndTurn()):
        refused(match, A, move, rule="I-38" if move == EndTurn() else "I-39")


# Roads


def test_ir58_given_a_building_under_thicket_then_no_road_goes_on_behind_it(inka: Positions) -> None:
    """I-73, I-74."""
    match = inka(beginner=True, ruins={ORANGE: ""}, roads={BLUE: TO_X}, active=BLUE, hands={BLUE: ROAD})
    refused(match, BLUE, road("3.2-3.4"), rule="I-73")
    refused(match, BLUE, road("3.2-4.3"), rule="I-73")


def test_ir59_ir98_given_a_road_that_leads_there_then_a_building_under_thicket_is_built_over(inka: Positions) -> None:
    """I-125, I-126: its owner loses no marker."""
    match = inka(beginner=True, ruins={ORANGE: ""}, roads={BLUE: TO_X}, active=BLUE, hands={BLUE: SETTLEMENT})
    match.play(BLUE, settle(X))
    assert list(match.events)[-2:] == [
        BuildingRemoved("settlement", X, ORANGE),
        Built("settlement", X, BLUE),
    ]
    assert (markers(match, ORANGE), markers(match, BLUE)) == ((4, 0, 0), (3, 0, 0))
    orange, blue = look(match).seats[ORANGE], look(match).seats[BLUE]
    assert (orange.settlements, orange.thickets) == (("1.8-1.10-2.9",), ("1.8-1.10-2.9",))
    assert (orange.settlements_left, orange.thickets_left, blue.settlements_left) == (7, 3, 5)
    assert X in blue.settlements
    match.play(BLUE, EndTurn())
    assert roll(match, 9) == {BLUE: "1 wood + 1 ore", 3: "1 ore"}


def test_ir60_given_it_was_built_over_then_the_road_goes_on(inka: Positions) -> None:
    """I-74, I-102."""
    match = inka(
        beginner=True,
        ruins={ORANGE: ""},
        roads={BLUE: TO_X},
        active=BLUE,
        hands={BLUE: "2 wood, 2 stone, wool, potato"},
    )
    match.play(BLUE, settle(X))
    assert length(match, BLUE) == 3
    match.play(BLUE, road("3.2-3.4"))
    assert length(match, BLUE) == 4


def test_ir61_given_a_bare_building_then_it_is_not_built_over(inka: Positions) -> None:
    """I-128: orange's tribe is still active."""
    match = inka(beginner=True, roads={BLUE: TO_X}, active=BLUE, hands={BLUE: SETTLEMENT})
    refused(match, BLUE, settle(X), rule="I-128")


def test_ir62_given_an_own_building_under_thicket_then_the_road_ends_there_until_it_is_built_over(
    inka: Positions,
) -> None:
    """I-74, I-125."""
    match = inka(
        ruins={A: X}, settlements={A: "3.4-3.6-4.5"}, roads={A: TO_X}, hands={A: "2 wood, 2 stone, wool, potato"}
    )
    refused(match, A, road("3.2-3.4"), rule="I-73")
    match.play(A, settle(X))
    match.play(A, road("3.2-3.4"))


def test_ir63_given_an_own_building_under_thicket_without_a_road_then_none_starts_there(inka: Positions) -> None:
    """I-72, I-124."""
    match = inka(ruins={A: X}, settlements={A: "1.8-1.10-2.9"}, hands={A: ROAD})
    refused(match, A, road("3.2-3.4"), rule="I-73")
    assert paths(match, A) == {"1.8-1.10", "1.8-2.9", "1.10-2.9"}


def test_ir64_given_a_path_to_a_building_under_thicket_then_a_road_may_end_there(inka: Positions) -> None:
    """I-73, I-74."""
    match = inka(ruins={B: X}, settlements={A: "3.4-3.6-4.5"}, roads={A: "3.4-4.5"}, hands={A: ROAD})
    match.play(A, road("3.4-4.3"))
    assert "3.2-4.3" not in paths(match, A)


def test_i73_no_road_goes_on_behind_a_foreign_bare_building(inka: Positions) -> None:
    match = inka(settlements={A: "3.4-3.6-4.5", B: X}, roads={A: TO_X}, hands={A: ROAD})
    refused(match, A, road("3.2-3.4"), rule="I-73")
    refused(match, A, road("3.2-4.3"), rule="I-73")


def test_i75_one_road_lies_on_a_path_whoever_placed_it(inka: Positions) -> None:
    match = inka(settlements={A: "3.4-3.6-4.5"}, roads={B: "3.4-3.6"}, hands={A: ROAD})
    refused(match, A, road("3.4-3.6"), rule="I-73")
    assert paths(match, A) == {"3.4-4.5", "3.6-4.5"}


def test_ir67_given_seven_roads_on_the_board_then_there_is_no_eighth(inka: Positions) -> None:
    """I-75, I-95."""
    match = inka(roads={A: NO_ROAD_LEFT}, hands={A: ROAD}, development={A: "road building"})
    refused(match, A, road("2.1-3.2"), rule="I-75")
    refused(match, A, PlayRoadBuilding(), rule="I-95")


# Settlements


def test_ir65_given_a_building_under_thicket_beside_it_then_a_crossing_is_not_built_on(inka: Positions) -> None:
    """I-77, I-123."""
    match = inka(ruins={B: X}, settlements={A: "3.6-4.5-4.7"}, roads={A: "3.6-4.5, 3.4-4.5"}, hands={A: SETTLEMENT})
    refused(match, A, settle("3.4-4.3-4.5"), rule="I-77")


def test_ir66_given_a_city_under_thicket_then_a_settlement_is_built_over_it_and_no_city(inka: Positions) -> None:
    """I-127."""
    match = inka(
        ruined_cities={C: X},
        settlements={A: "3.4-3.6-4.5"},
        roads={A: TO_X},
        hands={A: "wood, stone, wool, 3 potato, 3 ore"},
    )
    assert look(match).seats[C].cities_left == 1
    refused(match, A, BuildCity(X), rule="I-78")
    match.play(A, settle(X))
    assert BuildingRemoved("city", X, C) in list(match.events)
    returned = look(match).seats[C]
    assert (returned.cities_left, returned.settlements_left, returned.thickets_left) == (2, 8, 4)
    assert X in look(match).seats[A].settlements
    match.play(A, BuildCity(X))


def test_i76_a_settlement_needs_an_own_road_and_an_empty_crossing(inka: Positions) -> None:
    match = inka(settlements={A: "3.4-3.6-4.5"}, roads={A: TO_X, B: "1.8-1.10"}, hands={A: SETTLEMENT})
    assert settlement_sites(match, A) == {X}
    refused(match, A, settle("1.8-1.10-2.9"), rule="I-76")
    refused(match, A, settle("3.4-3.6-4.5"), rule="I-128")
    refused(match, A, settle("3.4-4.3-4.5"), rule="I-77")


def test_ir99_given_an_own_settlement_under_thicket_then_it_is_built_over_like_any_other(inka: Positions) -> None:
    """I-125: normal cost, a marker on tribe 2, the old piece and its thicket return."""
    match = inka(
        ruins={A: f"{X}, 1.8-1.10-2.9"}, settlements={A: "3.4-3.6-4.5"}, roads={A: TO_X}, hands={A: SETTLEMENT}
    )
    before = look(match).seats[A]
    match.play(A, settle(X))
    after = look(match).seats[A]
    assert (before.markers, after.markers) == ((4, 1, 0), (4, 2, 0))
    assert (before.settlements_left, after.settlements_left) == (5, 5)
    assert after.thickets == ("1.8-1.10-2.9",)
    assert hand(match, A).total == 0
    assert gained(match, lambda: match.play(A, EndTurn())) == {}


def test_i128_a_crossing_that_was_built_over_is_bare(inka: Positions) -> None:
    """I-76: nobody builds over it again."""
    match = inka(
        ruins={C: X},
        settlements={A: "3.4-3.6-4.5"},
        roads={A: TO_X, B: "3.2-3.4"},
        hands={A: SETTLEMENT, B: SETTLEMENT},
    )
    match.play(A, settle(X))
    match.play(A, EndTurn())
    roll(match, 2)
    refused(match, B, settle(X), rule="I-128")


# Cities


def test_ir69_given_the_active_tribe_has_its_city_then_there_is_no_second(inka: Positions) -> None:
    """I-79."""
    match = inka(cities={A: X}, settlements={A: "1.8-1.10-2.9"}, hands={A: CITY})
    refused(match, A, BuildCity("1.8-1.10-2.9"), rule="I-79")
    later = inka(ruined_cities={A: X}, settlements={A: "1.8-1.10-2.9"}, hands={A: CITY})
    later.play(A, BuildCity("1.8-1.10-2.9"))
    assert look(later).seats[A].cities_left == 0


def test_ir70_given_a_settlement_under_thicket_then_it_does_not_become_a_city(inka: Positions) -> None:
    """I-72, I-124."""
    match = inka(ruins={A: X}, settlements={A: "1.8-1.10-2.9"}, hands={A: CITY})
    refused(match, A, BuildCity(X), rule="I-124")


def test_ir71_given_two_markers_when_a_city_is_built_then_there_are_three(inka: Positions) -> None:
    """I-78, I-81."""
    match = inka(beginner=True, hands={A: CITY})
    match.play(A, BuildCity("0.5-1.4-1.6"))
    seat = look(match).seats[A]
    assert (seat.markers, seat.points) == ((3, 0, 0), 3)
    assert (seat.settlements_left, seat.cities_left) == (7, 1)


def test_i78_a_city_replaces_an_own_settlement(inka: Positions) -> None:
    match = inka(settlements={A: X, B: "1.8-1.10-2.9"}, hands={A: CITY})
    refused(match, A, BuildCity("1.8-1.10-2.9"), rule="I-78")
    refused(match, A, BuildCity("0.5-1.4-1.6"), rule="I-78")


def test_i80_a_settlement_built_this_turn_may_become_a_city(inka: Positions) -> None:
    """IQ-21."""
    match = inka(settlements={A: "3.4-3.6-4.5"}, roads={A: TO_X}, hands={A: "wood, stone, wool, 3 potato, 3 ore"})
    match.play(A, settle(X))
    match.play(A, BuildCity(X))
    assert markers(match, A) == (3, 0, 0)


def test_i122_the_most_pieces_that_are_ever_needed_are_there(inka: Positions) -> None:
    """Four under thicket and the third tribe one settlement short of its goal; two cities, eight buildings."""
    match = inka(
        lost=[A],
        ruins={A: "0.1-1.0-1.2, 1.8-1.10-2.9, 3.8-4.7-4.9"},
        settlements={A: "1.4-2.3-2.5, 3.4-3.6-4.5"},
        roads={A: TO_X},
        hands={A: SETTLEMENT},
    )
    assert "build_settlement" in kinds_of_moves(match, A)
    assert look(match).seats[A].settlements_left == 3


def test_i8_given_all_settlements_of_a_long_game_then_the_last_piece_wins(inka: Positions) -> None:
    """I-122, IV-2: four ruins and three settlements; the eighth is the twelfth marker."""
    match = inka(
        length="long",
        lost=[A],
        ruins={A: "0.1-1.0-1.2, 1.8-1.10-2.9, 3.8-4.7-4.9, 2.-1-2.1-3.0"},
        settlements={A: "1.4-2.3-2.5, 3.4-3.6-4.5, 0.5-0.7-1.6"},
        roads={A: TO_X},
        hands={A: SETTLEMENT},
    )
    match.play(A, settle(X))
    assert (match.over, look(match).seats[A].settlements_left) == (True, 0)
