"""The board of the Inkas: what lies where, where roads and buildings may stand, and what chance may change."""

from __future__ import annotations

from collections import Counter

import pytest

import inselreich
from inselreich.games.inka.board import FRAME_SPOTS, ISLAND, LAND, STANDARD_BOARD, TERRAINS
from inselreich.games.inka.moves import BuildRoad, BuildSettlement
from inselreich.games.inka.view import InkaView
from inselreich.hexes.board import RED_NUMBERS, red_numbers_touch

GOODS = ("coast", "plantation", "jungle")


def look(match: inselreich.Match) -> InkaView:
    view = match.view(None)
    assert isinstance(view, InkaView)
    return view


def laid(seed: int, **options: object) -> dict[str, tuple[str, int]]:
    """Landscape and number by place."""
    view = look(inselreich.new("inka", seed=seed, options=options))
    return {each.hex: (each.terrain, each.number) for each in view.hexes}


def test_i2_the_landscapes() -> None:
    found = Counter(TERRAINS[terrain] for terrain in STANDARD_BOARD.terrain)
    assert found == {
        "forest": 4,
        "quarry": 3,
        "pasture": 4,
        "mountains": 3,
        "fields": 4,
        "coast": 3,
        "plantation": 3,
        "jungle": 3,
        "ocean": 2,
    }


def test_ir1_the_numbers_crossings_and_paths_of_the_standard_board() -> None:
    numbers = Counter(number for number in STANDARD_BOARD.numbers if number)
    assert numbers == {2: 1, 12: 1, 9: 4, **dict.fromkeys((3, 4, 5, 6, 8, 10, 11), 3)}
    assert (ISLAND.corner_count, ISLAND.edge_count, len(LAND)) == (54, 71, 18)


def test_i20_the_paths_by_what_they_part_and_the_crossings_by_their_paths() -> None:
    def sort(hex_: int) -> str:
        if hex_ >= ISLAND.land_count:
            return "frame"
        landscape = TERRAINS[STANDARD_BOARD.terrain[hex_]]
        return "goods" if landscape in GOODS else "ocean" if landscape == "ocean" else "land"

    found = Counter(frozenset(map(sort, hexes)) for hexes in ISLAND.edge_hexes)
    assert found == {
        frozenset({"land"}): 37,
        frozenset({"land", "goods"}): 18,
        frozenset({"land", "ocean"}): 4,
        frozenset({"land", "frame"}): 12,
    }
    assert Counter(map(len, ISLAND.corner_edges)) == {3: 34, 2: 20}


def test_i21_the_crossings_by_the_hexes_that_yield() -> None:
    yielding = [sum(STANDARD_BOARD.yield_of(hex_) is not None for hex_ in hexes) for hexes in ISLAND.corner_hexes]
    assert Counter(yielding) == {3: 34, 2: 13, 1: 7}


def test_i23_no_two_red_numbers_are_neighbours() -> None:
    assert not red_numbers_touch(ISLAND, STANDARD_BOARD.numbers)


@pytest.mark.parametrize("path", ["4.1-4.3", "3.10-4.9", "0.3-0.5", "4.1-4.-1"])
def test_ir2_given_no_land_on_either_side_then_there_is_no_path(path: str) -> None:
    with pytest.raises(inselreich.IllegalMove, match="there is no"):
        BuildRoad(path)


@pytest.mark.parametrize("path", ["3.2-4.3", "0.3-1.2", "1.0-1.-2"])
def test_ir2_given_land_on_one_side_then_there_is_a_path(path: str) -> None:
    assert BuildRoad(path).path in ISLAND.edges


def test_ir3_given_a_corner_without_a_path_then_nothing_is_built_on_it() -> None:
    with pytest.raises(inselreich.IllegalMove, match="there is no"):
        BuildSettlement("4.1-4.3-5.2")


@pytest.mark.parametrize("seed", range(8))
def test_ir4_given_a_variable_board_then_jungle_sea_and_numbers_are_where_they_always_are(seed: int) -> None:
    standard, variable = laid(seed, start="standard"), laid(seed, start="variable")
    fixed = [name for name, (landscape, _) in standard.items() if landscape in (*GOODS, "ocean")]
    assert len(fixed) == 11
    assert [variable[name] for name in fixed] == [standard[name] for name in fixed]
    assert [number for _, number in variable.values()] == [number for _, number in standard.values()]
    assert Counter(each for each, _ in variable.values()) == Counter(each for each, _ in standard.values())
    assert variable != standard


@pytest.mark.parametrize("seed", range(8))
def test_iv5_given_mixed_numbers_then_no_two_red_ones_are_neighbours(seed: int) -> None:
    standard, mixed = laid(seed), laid(seed, numbers="mixed")
    assert sorted(mixed.values()) != sorted(standard.values())
    assert Counter(number for _, number in mixed.values()) == Counter(number for _, number in standard.values())
    assert all((number == 0) == (landscape == "ocean") for landscape, number in mixed.values())
    red = [ISLAND.hexes[name] for name, (_, number) in mixed.items() if number in RED_NUMBERS]
    assert not any(other in ISLAND.hex_neighbours[hex_] for hex_ in red for other in red)


def test_i14_i31_the_robber_starts_on_a_frame_spot() -> None:
    view = look(inselreich.new("inka", seed=1))
    assert view.frame_spots == ("4.-1", "5.2", "5.6", "5.10", "4.11")
    assert view.robber == "4.-1"
    assert [ISLAND.hex_names[spot] for spot in FRAME_SPOTS] == list(view.frame_spots)


def test_ir5_the_beginner_start() -> None:
    match = inselreich.new("inka", seats=4, seed=1)
    hands = [str(match.view(seat).own.hand) for seat in range(4)]
    assert hands == [
        "1 stone + 1 ore + 1 fish",
        "1 wood + 1 stone + 1 coca",
        "1 stone + 1 ore + 1 feather",
        "1 wood + 1 ore + 1 coca",
    ]
    view = look(match)
    assert view.supply.counts == (18, 17, 20, 20, 17, 11, 10, 11)
    assert [seat.markers for seat in view.seats] == [(2, 0, 0)] * 4
    assert (ISLAND.all_corners_mask & ~match.table.too_close).bit_count() == 27


def test_ir6_the_beginner_start_with_three_seats() -> None:
    match = inselreich.new("inka", seats=3, seed=1)
    view = look(match)
    assert [seat.colour for seat in view.seats] == ["red", "orange", "blue"]
    assert view.supply.counts == (19, 17, 20, 20, 18, 11, 11, 11)
    assert (ISLAND.all_corners_mask & ~match.table.too_close).bit_count() == 32


def test_ir12_given_the_beginner_start_then_red_may_build_on_seven_paths() -> None:
    match = inselreich.new("inka", seats=4, seed=1)
    paths = match.table.reach[0] & ~match.table.paved
    named = {name for name, edge in ISLAND.edges.items() if paths >> edge & 1}
    assert named == {"0.5-1.4", "0.7-1.6", "1.0-1.2", "1.0-2.-1", "1.2-2.1", "1.4-1.6", "2.-1-2.1"}
