"""Components, boards and founding: CR-1 to CR-14 and the rules C-1 to C-35."""

from __future__ import annotations

from itertools import permutations

import pytest

import inselreich
from inselreich import DRAWN, BadOption, MalformedMove, Match
from inselreich.core.chance import Shuffle
from inselreich.games.classic.board import COAST, CORNER_HEXES, ISLAND, TILES, red_neighbours
from inselreich.games.classic.building import founding_sites
from inselreich.games.classic.events import StartRolled, TurnStarted, Yielded
from inselreich.games.classic.moves import (
    BuildRoad,
    BuildSettlement,
    BuyDevelopment,
    EndTurn,
    RollDice,
    SeaTrade,
    WaiveRoad,
)
from inselreich.games.classic.pieces import DEVELOPMENTS
from tests.classic.positions import (
    BLUE,
    ORANGE,
    RED,
    WHITE,
    A,
    B,
    C,
    D,
    Positions,
    cards,
    look,
    own,
    roll,
    supply,
    visible,
)
from tests.support.hexes import paths
from tests.support.words import hand, kinds_of_moves, refused

LAND = ISLAND.hex_names[:19]
IN_ORDER = tuple(range(19))
DESERT_TILE = 18
SEEDS = range(40)


def with_desert_on(place: str) -> tuple[int, ...]:
    """An order of the tiles that lays the desert there."""
    tiles = [tile for tile in IN_ORDER if tile != DESERT_TILE]
    tiles.insert(LAND.index(place), DESERT_TILE)
    return tuple(tiles)


def spiral_from(corner: str) -> tuple[int, ...]:
    """The outcome of chance that starts the spiral there."""
    first = [LAND[hex_] for hex_ in CORNER_HEXES].index(corner)
    return (first, *(other for other in range(6) if other != first))


def numbers_of(match: Match) -> str:
    """The numbers row by row, – for the desert."""
    written = iter([str(each.number or "–") for each in look(match).hexes])
    return " / ".join(" ".join(next(written) for _ in range(count)) for count in (3, 4, 5, 4, 3))


def starting_with(*totals: int) -> list[tuple[int, int]]:
    """Rolls with these totals."""
    return [(total // 2, total - total // 2) for total in totals]


# Components


@pytest.mark.parametrize(
    ("seats", "colours"),
    [(2, ["blue", "white"]), (3, ["blue", "white", "orange"]), (4, ["red", "blue", "white", "orange"])],
)
def test_c1_each_seat_has_a_colour_and_red_stays_away_from_small_rounds(
    classic: Positions, seats: int, colours: list[str]
) -> None:
    assert [seat.colour for seat in look(classic.new(seats=seats)).seats] == colours


@pytest.mark.parametrize("seats", [0, 1, 5, True, "4"])
def test_c1_other_numbers_of_seats_are_refused(classic: Positions, seats: int) -> None:
    with pytest.raises(BadOption):
        classic.new(seats=seats)


@pytest.mark.parametrize("seed", SEEDS)
def test_cr1_given_any_variable_board_then_tiles_and_tokens_are_complete_and_the_robber_is_in_the_desert(
    seed: int,
) -> None:
    """C-2, C-4, C-29."""
    view = look(inselreich.new("classic", seed=seed))
    assert sorted(each.terrain for each in view.hexes) == sorted(
        4 * ["forest", "pasture", "fields"] + 3 * ["hills", "mountains"] + ["desert"]
    )
    assert sorted(each.number for each in view.hexes) == sorted([0, 2, 12, *2 * [3, 4, 5, 6, 8, 9, 10, 11]])
    assert [each.hex for each in view.hexes if each.terrain == "desert"] == [view.robber]
    assert [each.hex for each in view.hexes if each.number == 0] == [view.robber]


@pytest.mark.parametrize(
    ("crossing", "yields"),
    [
        ("H8-H12-H13", "2 lumber + 1 ore"),
        ("H1-H2-H5", "1 lumber + 2 wool"),
        ("H14-H17-H18", "1 wool + 2 grain"),
        ("H6-S4-S5", "1 brick"),
        ("H8-H9-H13", "1 lumber + 1 ore"),
    ],
)
def test_c3_every_terrain_has_its_product_and_the_desert_none(classic: Positions, crossing: str, yields: str) -> None:
    match = classic(founding=[A])
    match.play(A, BuildSettlement(crossing))
    assert str(hand(match, A)) == yields


def test_c5_c6_c8_all_cards_and_pieces_are_there(classic: Positions) -> None:
    view = look(classic.new())
    assert view.supply == cards("19 lumber, 19 brick, 19 wool, 19 grain, 19 ore")
    assert view.deck_size == 25
    for seat in view.seats:
        assert (seat.roads_left, seat.settlements_left, seat.cities_left) == (15, 5, 4)


def test_c6_the_deck_has_14_knights_6_progress_cards_and_5_victory_points(classic: Positions) -> None:
    deck = classic.new().table.deck
    counts = {name: deck.count(card) for card, name in enumerate(DEVELOPMENTS)}
    assert counts == {"knight": 14, "road_building": 2, "monopoly": 2, "invention": 2, "victory_point": 5}


# Geometry

NEIGHBOURS = """
    H0 0,-2 S1 H1 H4 H3 S17 S0
    H1 1,-2 S2 H2 H5 H4 H0 S1
    H2 2,-2 S3 S4 H6 H5 H1 S2
    H3 -1,-1 H0 H4 H8 H7 S16 S17
    H4 0,-1 H1 H5 H9 H8 H3 H0
    H5 1,-1 H2 H6 H10 H9 H4 H1
    H6 2,-1 S4 S5 H11 H10 H5 H2
    H7 -2,0 H3 H8 H12 S14 S15 S16
    H8 -1,0 H4 H9 H13 H12 H7 H3
    H9 0,0 H5 H10 H14 H13 H8 H4
    H10 1,0 H6 H11 H15 H14 H9 H5
    H11 2,0 S5 S6 S7 H15 H10 H6
    H12 -2,1 H8 H13 H16 S13 S14 H7
    H13 -1,1 H9 H14 H17 H16 H12 H8
    H14 0,1 H10 H15 H18 H17 H13 H9
    H15 1,1 H11 S7 S8 H18 H14 H10
    H16 -2,2 H13 H17 S11 S12 S13 H12
    H17 -1,2 H14 H18 S10 S11 H16 H13
    H18 0,2 H15 S8 S9 S10 H17 H14"""


def test_c13_every_land_hex_has_its_six_neighbours_and_a_path_to_each() -> None:
    """C-11, C-12, C-14: neighbours in a circle, so each two in a row make a crossing with the hex."""
    rows = [row.split() for row in NEIGHBOURS.strip().splitlines()]
    assert tuple(row[0] for row in rows) == LAND
    for name, _, *around in rows:
        beside = {ISLAND.hex_names[one] for edge in ISLAND.edge_hexes if ISLAND.hexes[name] in edge for one in edge}
        assert beside - {name} == set(around)
        for one, two in zip(around, [*around[1:], around[0]], strict=True):
            crossing = ISLAND.find_corner(f"{name}-{one}-{two}")
            assert ISLAND.hexes[name] in ISLAND.corner_hexes[crossing]


def test_c15_c16_there_are_54_crossings_and_72_paths() -> None:
    assert (ISLAND.corner_count, ISLAND.edge_count) == (54, 72)
    land_at = [len(hexes) for hexes in ISLAND.corner_hexes]
    assert [land_at.count(number) for number in (3, 2, 1)] == [24, 12, 18]
    paths_at = [len(edges) for edges in ISLAND.corner_edges]
    assert [paths_at.count(number) for number in (3, 2)] == [36, 18]
    assert [len(neighbours) for neighbours in ISLAND.corner_neighbours] == paths_at


def test_c17_no_road_goes_onto_the_open_sea() -> None:
    with pytest.raises(MalformedMove):
        BuildRoad("S0-S1")


def test_c18_the_thirty_coastal_paths_run_clockwise_around_the_island() -> None:
    assert len(set(COAST)) == 30
    assert all(sum(hex_ < 19 for hex_ in ISLAND.edge_hexes[edge]) == 1 for edge in COAST)
    for one, two in zip(COAST, [*COAST[1:], COAST[0]], strict=True):
        assert len(set(ISLAND.edge_corners[one]) & set(ISLAND.edge_corners[two])) == 1
    assert [ISLAND.edge_names[COAST[place]] for place in (0, 1, 13, 29)] == ["H0-S0", "H0-S1", "H15-S8", "H0-S17"]


# The beginner board


def test_c21_the_beginner_board_has_its_terrain_and_numbers(classic: Positions) -> None:
    match = classic.new(board="beginner")
    assert " ".join(each.terrain for each in look(match).hexes) == (
        "mountains pasture forest fields hills pasture hills fields forest desert forest mountains "
        "forest mountains fields pasture hills fields pasture"
    )
    assert numbers_of(match) == "10 2 9 / 12 6 4 10 / 9 11 – 3 8 / 8 3 4 5 / 5 6 11"
    assert look(match).robber == "H9"


def test_c22_the_beginner_board_has_its_harbours(classic: Positions) -> None:
    harbours = {each.path: each.kind for each in look(classic.new(board="beginner")).harbours}
    assert harbours == {
        "H0-S0": "3:1", "H1-S2": "grain", "H6-S4": "ore",
        "H11-S6": "3:1", "H15-S8": "wool", "H17-S10": "3:1",
        "H16-S12": "3:1", "H12-S14": "brick", "H3-S16": "lumber",
    }  # fmt: skip


def test_cr6_given_the_beginner_board_then_hands_supply_points_and_free_sites_are_as_printed(
    classic: Positions,
) -> None:
    """C-23, C-34."""
    match = classic.new(board="beginner")
    assert hand(match, RED) == cards("1 grain, 2 lumber")
    assert hand(match, ORANGE) == cards("1 ore, 2 grain")
    assert hand(match, WHITE) == cards("1 grain, 1 brick, 1 lumber")
    assert hand(match, BLUE) == cards("1 lumber, 1 ore, 1 brick")
    assert supply(match) == cards("15 lumber, 17 brick, 19 wool, 15 grain, 17 ore")
    assert match.points == (2, 2, 2, 2)
    assert founding_sites(match.table).bit_count() == 28


def test_c23_the_start_pieces_of_the_beginner_board(classic: Positions) -> None:
    seats = look(classic.new(board="beginner")).seats
    assert [(seat.settlements, seat.roads) for seat in seats] == [
        (("H0-H1-H4", "H7-H8-H12"), ("H1-H4", "H8-H12")),
        (("H12-H13-H16", "H14-H15-H18"), ("H13-H16", "H14-H15")),
        (("H3-H4-H8", "H10-H11-H15"), ("H3-H8", "H10-H11")),
        (("H2-H5-H6", "H13-H14-H17"), ("H2-H5", "H14-H17")),
    ]


def test_cr7_given_three_players_on_the_beginner_board_then_red_is_taken_off(classic: Positions) -> None:
    """C-24."""
    match = classic.new(seats=3, board="beginner")
    assert [seat.colour for seat in look(match).seats] == ["blue", "white", "orange"]
    assert (supply(match).lumber, supply(match).grain) == (17, 16)
    assert founding_sites(match.table).bit_count() == 33


def test_c24_the_beginner_start_has_no_founding_and_the_start_player_takes_the_first_turn(classic: Positions) -> None:
    match = classic.new(board="beginner", forced=[DRAWN, *starting_with(4, 9, 8, 5)])
    assert match.waiting_for == (BLUE,)
    assert (look(match).phase, look(match).turn) == ("before_roll", 1)
    assert match.events[-1] == TurnStarted(BLUE, 1)


# The variable board


def test_c25_the_tiles_lie_as_chance_orders_them_and_every_order_is_as_likely(classic: Positions) -> None:
    names = [each.terrain for each in look(classic.new(forced=[IN_ORDER])).hexes]
    assert names == 4 * ["forest"] + 3 * ["hills"] + 4 * ["pasture"] + 4 * ["fields"] + 3 * ["mountains"] + ["desert"]
    backwards = classic.new(forced=[IN_ORDER[::-1]])
    assert [each.terrain for each in look(backwards).hexes] == names[::-1]
    assert len(TILES) == 19


def test_c26_the_frame_pieces_go_into_the_slots_that_chance_gives_them(classic: Positions) -> None:
    match = classic.new(forced=[DRAWN, DRAWN, (5, 0, 1, 2, 3, 4)])
    at = {each.path: each.kind for each in look(match).harbours}
    assert at["H1-S1"] == "lumber"  # the last piece, in the first slot: k2
    assert at["H2-S3"] == "3:1"  # the first piece, in the second slot: k5 and k8
    assert at["H6-S5"] == "grain"


def test_c26_every_order_of_the_frame_pieces_is_as_likely() -> None:
    assert {chance for _, chance in Shuffle(6).outcomes()} == {1 / 720}


def test_cr5_given_each_of_the_720_frame_orders_then_nine_harbours_have_eighteen_sites() -> None:
    """C-9, C-19, C-20, C-26."""
    for frames in permutations(range(6)):
        match = inselreich.new("classic", seed=0, forced=[IN_ORDER, DRAWN, frames])
        harbours = look(match).harbours
        kinds = [each.kind for each in harbours]
        assert sorted(kinds) == sorted(["3:1"] * 4 + ["lumber", "brick", "wool", "grain", "ore"])
        sites = {corner for each in harbours for corner in ISLAND.edge_corners[ISLAND.edges[each.path]]}
        assert len(sites) == 18


def test_cr2_given_a_spiral_from_h0_and_the_desert_in_the_middle_then_the_tokens_lie_so(classic: Positions) -> None:
    """C-27."""
    match = classic.new(forced=[with_desert_on("H9"), spiral_from("H0")])
    assert numbers_of(match) == "5 10 8 / 2 9 11 4 / 6 4 – 3 11 / 3 5 6 12 / 8 10 9"


def test_cr3_given_a_spiral_from_h16_and_the_desert_on_h13_then_the_tokens_lie_so(classic: Positions) -> None:
    """C-27: the desert is skipped and uses up no token."""
    match = classic.new(forced=[with_desert_on("H13"), spiral_from("H16")])
    assert numbers_of(match) == "11 12 9 / 4 6 5 10 / 8 3 11 4 8 / 10 – 9 3 / 5 2 6"


def test_cr4_given_every_spiral_and_every_desert_then_no_two_red_numbers_are_neighbours() -> None:
    """C-28."""
    boards = 0
    for corner in ("H0", "H2", "H7", "H11", "H16", "H18"):
        for desert in LAND:
            match = inselreich.new("classic", seed=0, forced=[with_desert_on(desert), spiral_from(corner)])
            assert not red_neighbours([each.number for each in look(match).hexes])
            boards += 1
    assert boards == 114


def test_c29_the_robber_starts_in_the_desert_wherever_it_lies(classic: Positions) -> None:
    assert look(classic.new(forced=[with_desert_on("H14")])).robber == "H14"


# Preparation


def test_c30_the_deck_is_shuffled_once_and_drawn_from_the_top(classic: Positions) -> None:
    """The last five of the unshuffled cards are the victory points: here they come first."""
    match = classic.new(board="beginner", forced=[tuple(range(25)), *starting_with(3, 4, 5, 12)])
    assert roll(match, 4)[ORANGE] == "1 wool + 1 grain"
    match.play(ORANGE, BuyDevelopment())
    assert own(match, ORANGE).development == {"victory_point": 1}


def test_cr8_given_start_rolls_9_11_11_4_then_only_the_tied_roll_again(classic: Positions) -> None:
    """C-31."""
    match = classic.new(board="beginner", forced=[DRAWN, *starting_with(9, 11, 11, 4), *starting_with(6, 8)])
    rolls = [(event.seat, sum(event.dice)) for event in match.events if isinstance(event, StartRolled)]
    assert rolls == [(A, 9), (B, 11), (C, 11), (D, 4), (B, 6), (C, 8)]
    assert match.waiting_for == (C,)


def test_c31_a_tie_among_the_tied_is_rolled_again_and_low_ties_do_not_matter(classic: Positions) -> None:
    match = classic.new(
        board="beginner", forced=[DRAWN, *starting_with(10, 4, 10, 4), *starting_with(7, 7), *starting_with(3, 2)]
    )
    rolls = [event.seat for event in match.events if isinstance(event, StartRolled)]
    assert rolls == [A, B, C, D, A, C, A, C]
    assert match.waiting_for == (A,)


# Founding


def test_cr9_given_a_start_player_then_founding_goes_round_and_back_and_the_start_player_begins(
    classic: Positions,
) -> None:
    """C-32 to C-35, with B as the start player."""
    match = classic.new(forced=[DRAWN, DRAWN, DRAWN, DRAWN, *starting_with(5, 12, 7, 6)])
    order = []
    while look(match).phase == "founding":
        (seat,) = match.waiting_for
        order.append((seat, match.decisions[seat].why))
        match.play(seat, match.legal(seat)[0])
        assert match.waiting_for == (seat,)
        match.play(seat, match.legal(seat)[0])
    assert [seat for seat, _ in order] == [B, C, D, A, A, D, C, B]
    assert [why for _, why in order] == 4 * ["C-32"] + 4 * ["C-33"]
    assert match.waiting_for == (B,)
    assert look(match).phase == "before_roll"


def test_c32_the_first_settlement_may_stand_on_every_crossing_then_a_road_must_end_there(classic: Positions) -> None:
    match = classic.new()
    (seat,) = match.waiting_for
    assert len(match.legal(seat)) == 54
    refused(match, seat, BuildRoad("H0-H1"), rule="C-32")
    refused(match, seat, RollDice(), rule="C-32")
    match.play(seat, BuildSettlement("H4-H5-H9"))
    assert paths(match, seat) == {"H4-H5", "H4-H9", "H5-H9"}
    refused(match, seat, BuildRoad("H9-H10"), rule="C-32")
    refused(match, seat, BuildSettlement("H0-S0-S1"), rule="C-32")
    refused(match, seat, WaiveRoad(), rule="C-32")
    refused(match, seat, EndTurn(), rule="C-32")


def test_c34_only_the_second_settlement_pays_and_founding_costs_nothing(classic: Positions) -> None:
    """D, the last of round one, founds twice in a row."""
    match = classic(founding=[D, D, C, B, A])
    match.play(D, BuildSettlement("H0-H1-H4"))
    match.play(D, BuildRoad("H0-H1"))
    assert hand(match, D) == cards("")
    match.play(D, BuildSettlement("H5-H6-H10"))
    match.play(D, BuildRoad("H5-H6"))
    assert hand(match, D) == cards("1 lumber, 1 brick, 1 wool")


def test_cr10_given_a_second_settlement_by_the_desert_then_the_desert_pays_nothing(classic: Positions) -> None:
    """C-34: the yield comes at once, before the road."""
    match = classic(founding=[A])
    match.play(A, BuildSettlement("H4-H8-H9"))
    assert hand(match, A) == cards("1 brick, 1 lumber")
    assert [event.hex for event in match.events if isinstance(event, Yielded)] == ["H4", "H8"]


def test_cr11_given_a_second_settlement_on_the_coast_then_it_is_paid_by_its_only_land_hex(classic: Positions) -> None:
    """C-17, C-34."""
    match = classic(founding=[A])
    match.play(A, BuildSettlement("H0-S0-S1"))
    assert hand(match, A) == cards("1 ore")


def test_cr12_given_two_settlements_when_the_second_road_is_placed_at_the_first_then_it_is_refused(
    classic: Positions,
) -> None:
    """C-33."""
    match = classic(settlements={A: "H4-H8-H9"}, founding=[A])
    match.play(A, BuildSettlement("H10-H11-H15"))
    refused(match, A, BuildRoad("H4-H9"), rule="C-33")
    match.play(A, BuildRoad("H10-H11"))


def test_cr13_given_a_settlement_when_somebody_founds_next_to_it_then_it_is_refused_two_paths_away_it_is_not(
    classic: Positions,
) -> None:
    """C-72."""
    match = classic(settlements={A: "H4-H8-H9"}, founding=[B, A])
    refused(match, B, BuildSettlement("H4-H5-H9"), rule="C-72")
    refused(match, B, BuildSettlement("H4-H8-H9"), rule="C-71")
    match.play(B, BuildSettlement("H5-H9-H10"))


def test_cr14_given_a_founding_settlement_at_the_grain_harbour_then_it_works_in_the_first_turn(
    classic: Positions,
) -> None:
    """C-66."""
    match = classic(founding=[A], hands={A: "2 grain"})
    match.play(A, BuildSettlement("H1-H2-S2"))
    match.play(A, BuildRoad("H1-H2"))
    roll(match, 12)
    match.play(A, SeaTrade("grain", 2, "ore"))
    assert hand(match, A) == cards("1 lumber, 1 wool, 1 ore")


def test_c35_when_founding_is_over_the_start_player_rolls(classic: Positions) -> None:
    match = classic(settlements={A: "H0-H1-H4"}, founding=[B, A])
    for seat, crossing, road in ((B, "H5-H6-H10", "H5-H6"), (A, "H16-S11-S12", "H16-S11")):
        match.play(seat, BuildSettlement(crossing))
        match.play(seat, BuildRoad(road))
    assert match.waiting_for == (A,)
    assert kinds_of_moves(match, A) == {"roll_dice"}
    assert visible(match, A) == 2
