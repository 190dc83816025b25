"""Trade roads: the rulings by name, and the fast search against a slow one that is plainly right."""

from collections.abc import Callable, Iterator

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from inselreich.hexes import (
    Edge,
    Island,
    bits,
    edges_in,
    holder_of_longest,
    interrupts,
    longest_road,
    longest_road_through,
    reach,
    reach_of_edge,
)

Mask = Callable[[str], int]

CR_77 = "H4-H9, H8-H9, H9-H13, H9-H14"
AROUND_H9 = "H4-H9, H5-H9, H9-H10, H9-H14, H9-H13, H8-H9"
AROUND_H10 = "H5-H10, H6-H10, H10-H11, H10-H15, H10-H14"  # without the road shared with H9


def test_cr77_four_roads_in_a_row_and_a_fifth(classic: Island, roads: Mask) -> None:
    assert longest_road(classic, roads(CR_77), 0) == 4
    assert longest_road(classic, roads(f"{CR_77}, H9-H10"), 0) == 5
    assert longest_road_through(classic, roads(f"{CR_77}, H9-H10"), 0, classic.edges["H9-H10"]) == 5


def test_cr78_branches_do_not_add_up(classic: Island, roads: Mask) -> None:
    three_arms = roads("H4-H9, H8-H9, H9-H13, H4-H5, H1-H5, H5-H9, H9-H10")
    assert longest_road(classic, three_arms, 0) == 5


def test_cr79_rings_count_fully(classic: Island, roads: Mask) -> None:
    assert longest_road(classic, roads(AROUND_H9), 0) == 6
    assert longest_road(classic, roads(f"{AROUND_H9}, H4-H5"), 0) == 7
    assert longest_road(classic, roads(f"{AROUND_H9}, {AROUND_H10}"), 0) == 11


def test_cr81_a_foreign_settlement_cuts_the_road(classic: Island, roads: Mask, corner: Mask) -> None:
    five = roads(f"{CR_77}, H9-H10")
    assert longest_road(classic, five, corner("{H9,H13,H14}")) == 3
    assert longest_road_through(classic, five, corner("{H9,H13,H14}"), classic.edges["H9-H10"]) == 2
    assert interrupts(classic, five, classic.find_corner("{H9,H13,H14}"))


def test_cr87_a_foreign_settlement_on_the_end_changes_nothing(classic: Island, roads: Mask, corner: Mask) -> None:
    assert longest_road(classic, roads(CR_77), corner("{H4,H5,H9}")) == 4
    assert not interrupts(classic, roads(CR_77), classic.find_corner("{H4,H5,H9}"))


def test_cr88_a_ring_may_begin_and_end_at_a_foreign_settlement(classic: Island, roads: Mask, corner: Mask) -> None:
    assert longest_road(classic, roads(AROUND_H9), corner("{H4,H5,H9}")) == 6


def test_c95_a_settlement_elsewhere_changes_nothing(classic: Island, roads: Mask, corner: Mask) -> None:
    """CR-86 and CR-89: own buildings and foreign roads are in no mask, so they cannot interrupt."""
    assert longest_road(classic, roads(CR_77), corner("{H0,S0,S1}")) == 4


def test_two_networks_do_not_add_up(classic: Island, roads: Mask) -> None:
    assert longest_road(classic, roads(f"{CR_77}, H0-S0, H0-S1"), 0) == 4
    assert longest_road(classic, 0, 0) == 0


def test_c70_a_road_leads_up_to_a_foreign_building_but_not_on(classic: Island, roads: Mask, corner: Mask) -> None:
    """CR-53: red has built H12-H13, blue stands at its end."""
    on = reach(classic, roads("H12-H13"), corner("{H12,H13,H16}"))
    assert [classic.edge_names[edge] for edge in edges_in(on)] == ["H8-H12", "H8-H13"]


# --- the fast search against a slow one ---------------------------------------------------------------------

Trail = tuple[int, ...]


def every_trail(island: Island, mask: int, blocked: int) -> Iterator[Trail]:
    """Every trade road as the edges it uses: tries each start and each way on."""
    edges = [(edge, *island.edge_corners[edge]) for edge in range(island.edge_count) if mask >> edge & 1]

    def onward(trail: Trail, corner: int) -> Iterator[Trail]:
        yield trail
        if trail and blocked >> corner & 1:
            return
        for edge, one, two in edges:
            if edge not in trail and corner in (one, two):
                yield from onward((*trail, edge), two if corner == one else one)

    for corner in range(island.corner_count):
        yield from onward((), corner)


picks = st.lists(st.integers(0, 71), min_size=1, max_size=11)
blockings = st.just(0) | st.sets(st.integers(0, 53), max_size=9).map(lambda corners: sum(1 << each for each in corners))


def grown(island: Island, numbers: list[int]) -> int:
    """Connected roads, as bushy as chance makes them: each number picks a place to build on."""
    mask = 1 << numbers[0]
    for number in numbers[1:]:
        beside = bits(reach(island, mask, 0))
        mask |= 1 << beside[number % len(beside)]
    return mask


def compare_with_every_trail(island: Island, mask: int, blocked: int) -> None:
    through = dict.fromkeys(bits(mask), 0)
    for trail in every_trail(island, mask, blocked):
        for edge in trail:
            through[edge] = max(through[edge], len(trail))
    assert longest_road(island, mask, blocked) == max(through.values())
    for edge, length in through.items():
        assert longest_road_through(island, mask, blocked, Edge(edge)) == length


@settings(max_examples=2000, deadline=None)
@given(numbers=picks, blocked=blockings)
def test_connected_roads_are_measured_exactly(classic: Island, numbers: list[int], blocked: int) -> None:
    compare_with_every_trail(classic, grown(classic, numbers), blocked)


@settings(max_examples=1000, deadline=None)
@given(start=st.integers(0, 18), numbers=st.lists(st.integers(0, 71), max_size=6), blocked=blockings)
def test_rings_with_branches_are_measured_exactly(
    classic: Island, start: int, numbers: list[int], blocked: int
) -> None:
    ring = 0
    for corner in classic.hex_corners[start]:
        for edge in classic.corner_edges[corner]:
            if start in classic.edge_hexes[edge]:
                ring |= 1 << edge
    for number in numbers:
        beside = bits(reach(classic, ring, 0))
        ring |= 1 << beside[number % len(beside)]
    compare_with_every_trail(classic, ring, blocked)


@settings(max_examples=1000, deadline=None)
@given(edges=st.sets(st.integers(0, 71), min_size=1, max_size=13), blocked=blockings)
def test_scattered_roads_are_measured_exactly(classic: Island, edges: set[int], blocked: int) -> None:
    compare_with_every_trail(classic, sum(1 << edge for edge in edges), blocked)


@settings(max_examples=200, deadline=None)
@given(numbers=st.lists(st.integers(0, 70), min_size=1, max_size=7), blocked=blockings)
def test_roads_of_the_inka_board_are_measured_exactly(inka: Island, numbers: list[int], blocked: int) -> None:
    compare_with_every_trail(inka, grown(inka, [number % inka.edge_count for number in numbers]), blocked)


@settings(max_examples=300, deadline=None)
@given(numbers=st.lists(st.integers(0, 71), min_size=1, max_size=15), blocked=blockings)
def test_measured_road_by_road_the_length_is_that_of_all_roads(
    classic: Island, numbers: list[int], blocked: int
) -> None:
    """C-97: after each road, the longest is the old one or one through the new road."""
    mask = length = 0
    for number in numbers:
        free = bits(reach(classic, mask, 0) or classic.all_edges_mask)
        edge = Edge(free[number % len(free)])
        mask |= 1 << edge
        length = max(length, longest_road_through(classic, mask, blocked, edge))
        assert length == longest_road(classic, mask, blocked)


@given(numbers=picks, blocked=blockings)
def test_reach_is_what_c69_says_and_grows_edge_by_edge(classic: Island, numbers: list[int], blocked: int) -> None:
    mask = grown(classic, numbers)
    own_corners = {corner for edge in bits(mask) for corner in classic.edge_corners[edge]}
    open_corners = {corner for corner in own_corners if not blocked >> corner & 1}
    expected = [
        edge
        for edge, ends in enumerate(classic.edge_corners)
        if not mask >> edge & 1 and not open_corners.isdisjoint(ends)
    ]
    assert bits(reach(classic, mask, blocked)) == expected
    grown_reach = 0
    for edge in edges_in(mask):
        grown_reach |= reach_of_edge(classic, edge, blocked)
    assert grown_reach & ~mask == reach(classic, mask, blocked)


@settings(max_examples=300, deadline=None)
@given(numbers=picks, blocked=blockings, place=st.integers(0, 53))
def test_only_an_interrupting_corner_can_shorten_a_road(
    classic: Island, numbers: list[int], blocked: int, place: int
) -> None:
    mask = grown(classic, numbers)
    corner = classic.corners[classic.corner_names[place]]
    if not interrupts(classic, mask, corner):
        assert longest_road(classic, mask, blocked | 1 << corner) == longest_road(classic, mask, blocked)


# --- who holds the title --------------------------------------------------------------------------------------

TITLE = [
    # what happened                                               lengths       holder  minimum  holder then
    ("C-99 nobody is long enough",                                (4, 4, 0),    None,   5,       None),
    ("C-99 CR-77 the first with five takes it",                   (5, 4, 0),    None,   5,       0),
    ("C-100 CR-80 an equal length leaves it",                     (5, 5, 0),    0,      5,       0),
    ("C-100 CR-80 a greater length takes it",                     (5, 6, 0),    0,      5,       1),
    ("C-101 CR-82 cut to a tie, the holder keeps it",             (5, 5, 0),    0,      5,       0),
    ("C-102 CR-83 cut below the only other one",                  (4, 5, 4),    0,      5,       1),
    ("C-103 CR-81 cut, and nobody else is long enough",           (3, 4, 0),    0,      5,       None),
    ("C-103 CR-84 cut below two that tie",                        (4, 5, 5),    0,      5,       None),
    ("C-103 a tie from beside the board",                         (0, 5, 5),    None,   5,       None),
    ("C-104 CR-84 later one of them builds on",                   (4, 5, 6),    None,   5,       2),
    ("C-104 CR-85 one of them is cut by somebody else",           (0, 3, 5),    None,   5,       2),
    ("C-101 the holder ties with two others",                     (6, 6, 6),    2,      5,       2),
    ("I-103 three roads are enough for the Inkas",                (3, 2, 2),    None,   3,       0),
    ("I-107 a declined tribe has no roads left",                  (0, 2, 2),    0,      3,       None),
]  # fmt: skip


@pytest.mark.parametrize(
    ("lengths", "holder", "minimum", "then"), [row[1:] for row in TITLE], ids=[r[0] for r in TITLE]
)
def test_the_title(lengths: tuple[int, ...], holder: int | None, minimum: int, then: int | None) -> None:
    assert holder_of_longest(lengths, holder, minimum) == then
