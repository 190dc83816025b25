"""The shape of the two boards, counted and compared with the tables of the rule digests."""

import copy
import pickle
from collections import Counter

import pytest

from inselreich.hexes import FLAT_TOP, POINTY_TOP, Island, bits, corners_in, edges_in, mask_of

# C-13: the neighbours of each hex, NE E SE SW W NW
NEIGHBOURS = """
H0  S1  H1  H4  H3  S17 S0
H1  S2  H2  H5  H4  H0  S1
H2  S3  S4  H6  H5  H1  S2
H3  H0  H4  H8  H7  S16 S17
H4  H1  H5  H9  H8  H3  H0
H5  H2  H6  H10 H9  H4  H1
H6  S4  S5  H11 H10 H5  H2
H7  H3  H8  H12 S14 S15 S16
H8  H4  H9  H13 H12 H7  H3
H9  H5  H10 H14 H13 H8  H4
H10 H6  H11 H15 H14 H9  H5
H11 S5  S6  S7  H15 H10 H6
H12 H8  H13 H16 S13 S14 H7
H13 H9  H14 H17 H16 H12 H8
H14 H10 H15 H18 H17 H13 H9
H15 H11 S7  S8  H18 H14 H10
H16 H13 H17 S11 S12 S13 H12
H17 H14 H18 S10 S11 H16 H13
H18 H15 S8  S9  S10 H17 H14
"""

# C-18: the coastal paths, clockwise
COAST = """
H0-S0 H0-S1 H1-S1 H1-S2 H2-S2 H2-S3 H2-S4 H6-S4 H6-S5 H11-S5 H11-S6 H11-S7 H15-S7 H15-S8 H18-S8
H18-S9 H18-S10 H17-S10 H17-S11 H16-S11 H16-S12 H16-S13 H12-S13 H12-S14 H7-S14 H7-S15 H7-S16 H3-S16 H3-S17 H0-S17
"""

# I-12: coast, plantation and jungle, the landscapes of the board that yield goods
GOODS = ("(0,1)", "(0,5)", "(0,9)", "(3,10)", "(4,1)", "(4,3)", "(4,5)", "(4,7)", "(4,9)")


def test_c15_the_classic_island_has_54_corners_and_72_edges(classic: Island) -> None:
    assert (classic.land_count, classic.corner_count, classic.edge_count) == (19, 54, 72)
    assert Counter(map(len, classic.corner_hexes)) == {3: 24, 2: 12, 1: 18}
    assert Counter(map(len, classic.corner_edges)) == {3: 36, 2: 18}
    assert Counter("S" in name for name in classic.edge_names) == {False: 42, True: 30}


def test_c13_every_hex_lies_beside_the_hexes_of_the_table(classic: Island) -> None:
    for line in NEIGHBOURS.split("\n")[1:-1]:
        name, *others = line.split()
        for other, next_other in zip(others, others[1:] + others[:1], strict=True):
            edge = classic.find_edge(f"{name}-{other}")
            corner = classic.find_corner(f"{name} {other} {next_other}")
            assert corner in classic.edge_corners[edge]
        land = {classic.hexes[other] for other in others if other.startswith("H")}
        assert classic.hex_neighbours[classic.hexes[name]] == tuple(sorted(land))


def test_c14_the_ends_of_a_path_are_the_corners_that_contain_both_its_hexes(classic: Island) -> None:
    for edge, name in enumerate(classic.edge_names):
        ends = [corner for corner, of in enumerate(classic.corner_names) if set(name.split("-")) < set(of.split("-"))]
        assert list(classic.edge_corners[edge]) == ends
        assert name == "-".join(classic.hex_names[hex_] for hex_ in classic.edge_hexes[edge])


def test_c16_corners_are_adjacent_when_one_path_joins_them(classic: Island) -> None:
    joined = {frozenset(ends) for ends in classic.edge_corners}
    adjacent = {
        frozenset((corner, other)) for corner, others in enumerate(classic.corner_neighbours) for other in others
    }
    assert adjacent == joined
    assert set(map(len, classic.corner_neighbours)) == {2, 3}


def test_c17_between_two_sea_hexes_there_is_no_path(classic: Island) -> None:
    assert not [name for name in classic.edge_names if name.count("S") == 2]
    assert [classic.hex_names[hex_] for hex_ in classic.corner_hexes[classic.find_corner("H0-S0-S1")]] == ["H0"]


def test_c18_the_coastal_paths_form_one_ring_of_the_given_names(classic: Island) -> None:
    coast = COAST.split()
    assert sorted(coast) == sorted(name for name in classic.edge_names if "S" in name)
    ring = [classic.edges[name] for name in coast]
    for edge, following in zip(ring, ring[1:] + ring[:1], strict=True):
        assert classic.edge_neighbours_mask[edge] >> following & 1


def test_c14_names_list_the_hexes_in_board_order_land_before_sea(classic: Island) -> None:
    for name in ("H4-H5-H9", "H0-S0-S17", "H0-S0-S1", "H2-H6-S4", "H9-H10-H14"):
        assert classic.corner_names[classic.corners[name]] == name
    for name in ("H4-H9", "H9-H10", "H0-S17"):
        assert classic.edge_names[classic.edges[name]] == name
    assert classic.hex_names[:2] == ("H0", "H1")
    assert classic.hex_names[19] == "S0"


@pytest.mark.parametrize("which", ["classic", "inka"])
def test_the_tables_of_an_island_agree_with_each_other(which: str, request: pytest.FixtureRequest) -> None:
    island: Island = request.getfixturevalue(which)
    for masks, tuples in (
        (island.hex_corners_mask, island.hex_corners),
        (island.corner_edges_mask, island.corner_edges),
        (island.corner_neighbours_mask, island.corner_neighbours),
        (island.edge_corners_mask, island.edge_corners),
    ):
        assert [tuple(bits(mask)) for mask in masks] == [tuple(ids) for ids in tuples]
    assert corners_in(island.all_corners_mask) == list(range(island.corner_count))
    assert edges_in(island.all_edges_mask) == list(range(island.edge_count))
    for edge, (one, two) in enumerate(island.edge_corners):
        around = (set(island.corner_edges[one]) | set(island.corner_edges[two])) - {edge}
        assert island.edge_neighbours_mask[edge] == mask_of(around)
        assert one ^ island.across[1 << edge] == two
    for hex_, corners in enumerate(island.hex_corners):
        assert all(hex_ in island.corner_hexes[corner] for corner in corners)
    assert sum(map(len, island.hex_corners)) == sum(map(len, island.corner_hexes))


def test_i20_the_inka_board_has_71_paths_and_54_crossings(inka: Island) -> None:
    assert (inka.land_count, inka.edge_count, inka.corner_count) == (27, 71, 54)
    assert Counter(map(len, inka.corner_edges)) == {3: 34, 2: 20}
    kind = [
        "goods" if name in GOODS else "yield" if hex_ < 27 else "around" for hex_, name in enumerate(inka.hex_names)
    ]
    assert Counter("-".join(sorted((kind[one], kind[two]))) for one, two in inka.edge_hexes) == {
        "yield-yield": 37,
        "goods-yield": 18,
        "around-yield": 4 + 12,  # ocean and frame
    }


def test_i21_the_crossings_touch_three_two_or_one_yielding_hexes(inka: Island) -> None:
    assert Counter(map(len, inka.corner_hexes)) == {3: 34, 2: 13, 1: 7}


@pytest.mark.parametrize("name", ["(4,1)-(4,3)", "(3,10)-(4,9)", "(0,3)-(0,5)", "(4,1)-(4,-1)"])
def test_ir2_between_goods_ocean_and_frame_there_is_no_path(inka: Island, name: str) -> None:
    with pytest.raises(ValueError, match="is no edge"):
        inka.find_edge(name)


@pytest.mark.parametrize("name", ["(3,2)-(4,3)", "(0,3)-(1,2)", "(1,0)-(1,-2)"])
def test_ir2_beside_land_there_is_a_path(inka: Island, name: str) -> None:
    assert inka.find_edge(name) in range(inka.edge_count)


def test_ir3_where_no_path_ends_there_is_no_corner(inka: Island) -> None:
    with pytest.raises(ValueError, match="is no corner"):
        inka.find_corner("{(4,1),(4,3),(5,2)}")
    assert len(inka.corner_hexes[inka.find_corner("{(3,0),(4,-1),(4,1)}")]) == 2  # IR-10: wood and feather


@pytest.mark.parametrize("text", ["{H5, H4,H9}", "h9 h5 h4", "H4/H5/H9", "H4-H5-H9"])
def test_a_corner_is_found_in_any_order_and_spelling(classic: Island, text: str) -> None:
    assert classic.corner_names[classic.find_corner(text)] == "H4-H5-H9"


@pytest.mark.parametrize(("text", "name"), [("H9-H4", "H4-H9"), ("(s17, h0)", "H0-S17"), ("H18 H14", "H14-H18")])
def test_an_edge_is_found_in_either_order(classic: Island, text: str, name: str) -> None:
    assert classic.edge_names[classic.find_edge(text)] == name


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("H4-H99", "there is no hex H99"),
        ("H4", "an edge is written as its two hexes, for instance H0-H1"),
        ("H4-H4", "an edge is written as its two hexes"),
        ("H0-H9", "H0-H9 is no edge"),
        ("S0-S1", "S0-S1 is no edge"),
    ],
)
def test_a_wrong_name_is_answered_with_a_sentence(classic: Island, text: str, sentence: str) -> None:
    with pytest.raises(ValueError, match=sentence):
        classic.find_edge(text)


def test_an_island_is_shared_by_the_copies_of_a_match_and_survives_pickling(classic: Island) -> None:
    assert copy.deepcopy(classic) is classic
    assert copy.copy(classic) is classic
    again = pickle.loads(pickle.dumps(classic))
    assert (again.corner_names, again.edge_corners) == (classic.corner_names, classic.edge_corners)


def test_a_board_with_an_open_rim_or_a_double_place_is_refused() -> None:
    with pytest.raises(ValueError, match="The path A-B has 0 ends"):
        Island({"A": (0, 0)}, {"B": (1, 0)})
    with pytest.raises(ValueError, match="same place"):
        Island({"A": (0, 0)}, {"B": (0, 0)})
    with pytest.raises(ValueError, match="both as land"):
        Island({"A": (0, 0)}, {"A": (1, 0)})


@pytest.mark.parametrize("steps", [POINTY_TOP, FLAT_TOP])
def test_a_lone_hex_has_six_corners_and_six_edges(steps: tuple[tuple[int, int], ...]) -> None:
    island = Island({"A": (0, 0)}, {f"s{number}": step for number, step in enumerate(steps)}, neighbours=steps)
    assert (island.corner_count, island.edge_count) == (6, 6)
    assert island.hex_neighbours == ((),)
