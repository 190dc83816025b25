"""Components, board, start and founding: IR-7 to IR-11, IV-1, and the rules I-1 to I-37."""

from __future__ import annotations

from collections import Counter

import pytest

import inselreich
from inselreich.core.match import DRAWN
from inselreich.games.inka.board import ISLAND, LAND, STANDARD_BOARD, TERRAINS
from inselreich.games.inka.events import StartRolled, Yielded
from inselreich.games.inka.moves import BuildRoad, BuildSettlement
from inselreich.games.inka.pieces import KINDS
from inselreich.hexes import bits
from tests.inka.positions import (
    BLUE,
    A,
    B,
    C,
    D,
    Positions,
    X,
    cards,
    look,
    markers,
    road,
    settle,
    supply,
)
from tests.support.hexes import paths
from tests.support.words import gained, hand, kinds_of_moves, refused

A_BEGINS = (DRAWN, DRAWN, (6, 6), (1, 1), (1, 2), (1, 3))
"""The two stacks in any order, then the rolls for the start."""


# Components


def test_i1_there_are_three_or_four_seats_and_three_leave_grey_out(inka: Positions) -> None:
    assert [seat.colour for seat in look(inka(seats=3)).seats] == ["red", "orange", "blue"]
    assert [seat.colour for seat in look(inka()).seats] == ["red", "orange", "blue", "grey"]
    for seats in (2, 5):
        with pytest.raises(inselreich.BadOption, match="3 or 4"):
            inselreich.new("inka", seats=seats)


def test_i5_there_are_twenty_cards_of_each_resource_and_twelve_of_each_goods(inka: Positions) -> None:
    assert supply(inka()).counts == (20, 20, 20, 20, 20, 12, 12, 12)


def test_i6_two_stacks_of_ten_with_seven_combat_arts_and_one_of_each_progress_card(inka: Positions) -> None:
    match = inka.new()
    for stack, first in ((match.table.deck, 0), (match.table.aside, 4)):
        assert Counter(card - first for card in stack) == {0: 7, 1: 1, 2: 1, 3: 1}
    assert (look(match).deck_size, look(match).second_stack_left) == (10, 10)


def test_i7_the_advantages_give_no_points(inka: Positions) -> None:
    match = inka(combat_arts={A: 2}, roads={A: "3.4-3.6, 3.4-4.5, 3.4-4.3"})
    assert (look(match).longest_road, look(match).greatest_combat_arts) == (A, A)
    assert look(match).seats[A].points == 0


def test_i8_everybody_has_seven_roads_eight_settlements_two_cities_four_thickets(inka: Positions) -> None:
    for seat in look(inka()).seats:
        left = seat.roads_left, seat.settlements_left, seat.cities_left, seat.thickets_left
        assert left == (7, 8, 2, 4)


def test_i9_there_is_one_robber_and_two_dice(inka: Positions) -> None:
    """I-48: they make a seven, and the robber goes from one place to another."""
    match = inka(rolled=False)
    match.force((3, 4))
    match.play(A, match.legal(A)[0])
    assert match.events[-1].dice == (3, 4)  # type: ignore[attr-defined]


# The board


def test_i3_each_landscape_yields_its_card() -> None:
    found = {
        TERRAINS[terrain]: None if (kind := STANDARD_BOARD.yield_of(hex_)) is None else KINDS[kind]
        for hex_, terrain in (
            (ISLAND.hexes[ISLAND.hex_names[at]], each) for at, each in enumerate(STANDARD_BOARD.terrain)
        )
    }
    assert found == {
        "forest": "wood",
        "quarry": "stone",
        "pasture": "wool",
        "fields": "potato",
        "mountains": "ore",
        "jungle": "feather",
        "plantation": "coca",
        "coast": "fish",
        "ocean": None,
    }


def test_i11_a_hex_has_its_neighbours_above_below_and_in_the_columns_beside() -> None:
    beside = {ISLAND.hex_names[other] for other in ISLAND.hex_neighbours[ISLAND.hexes["2.5"]]}
    assert beside == {"2.3", "2.7", "3.4", "3.6", "1.4", "1.6"}


def test_i4_i12_i13_landscape_and_number_of_every_place(inka: Positions) -> None:
    columns: dict[str, list[tuple[str, int]]] = {}
    for each in look(inka.new()).hexes:
        columns.setdefault(each.hex.split(".")[0], []).append((each.terrain, each.number))
    assert columns == {
        "0": [("coast", 6), ("ocean", 0), ("coast", 3), ("ocean", 0), ("coast", 9)],
        "1": [("pasture", 4), ("forest", 5), ("quarry", 8), ("mountains", 11), ("mountains", 8), ("pasture", 10)],
        "2": [
            *(("quarry", 11), ("fields", 6), ("fields", 10), ("pasture", 12), ("pasture", 3), ("fields", 5)),
            ("fields", 3),
        ],
        "3": [("forest", 2), ("forest", 9), ("quarry", 4), ("mountains", 9), ("forest", 6), ("plantation", 9)],
        "4": [("jungle", 8), ("plantation", 11), ("jungle", 10), ("plantation", 5), ("jungle", 4)],
    }


def test_i15_frame_beside_a_spot_holds_nobody_and_closes_a_crossing() -> None:
    assert "3.-2" in ISLAND.hexes
    with pytest.raises(inselreich.MalformedMove):
        inselreich.game("inka").reader.from_data({"type": "move_robber", "hex": "3.-2"})
    assert ISLAND.corner_hexes[ISLAND.corners["2.-1-3.0-3.-2"]] == (ISLAND.hexes["2.-1"], ISLAND.hexes["3.0"])


def test_i16_the_ends_of_a_path_are_the_crossings_that_name_both_its_places() -> None:
    for name, edge in ISLAND.edges.items():
        both = ISLAND.edge_hexes[edge]
        ends = {ISLAND.corner_names[corner] for corner in ISLAND.edge_corners[edge]}
        assert len(ends) == 2
        for end in ends:
            assert all(ISLAND.hex_names[hex_] in _places(end) for hex_ in both), (name, end)


def _places(crossing: str) -> list[str]:
    """`1.0-0.-1-1.-2` is 1.0, 0.-1 and 1.-2."""
    found = [name for name in ISLAND.hexes if f"-{name}-" in f"-{crossing}-"]
    return [name for name in found if len(name) > 1]


def test_i17_i18_every_edge_of_a_land_hex_is_one_path_and_there_are_no_others() -> None:
    """I-18: also where two land hexes lie side by side."""
    at_land = {edge for edge, hexes in enumerate(ISLAND.edge_hexes) if set(hexes) & set(LAND)}
    assert at_land == set(range(ISLAND.edge_count))
    for hex_ in LAND:
        assert len([edge for edge in at_land if hex_ in ISLAND.edge_hexes[edge]]) == 6


def test_i19_i22_crossings_are_where_paths_end_and_neighbours_are_joined_by_them() -> None:
    for corner in range(ISLAND.corner_count):
        ends = {end for edge in ISLAND.corner_edges[corner] for end in ISLAND.edge_corners[edge]} - {corner}
        assert ends == set(ISLAND.corner_neighbours[corner])
        assert 2 <= len(ends) <= 3


# The beginner start


def test_i24_i25_the_beginner_start_has_its_pieces_and_the_dice_say_who_begins(inka: Positions) -> None:
    """I-32, IQ-23: everybody has two markers on the first tribe; no founding."""
    match = inka.new(forced=(DRAWN, DRAWN, (1, 1), (1, 2), (6, 6), (1, 3)))
    seats = look(match).seats
    assert [(seat.settlements, seat.roads) for seat in seats] == [
        (("0.5-1.4-1.6", "1.0-1.2-2.1"), ("0.5-1.6", "1.0-2.1")),
        (("1.8-1.10-2.9", X), ("1.8-1.10", "3.2-4.3")),
        (("2.7-2.9-3.8", "3.4-3.6-4.5"), ("2.9-3.8", "3.4-3.6")),
        (("1.4-2.3-2.5", "3.6-3.8-4.7"), ("1.4-2.3", "3.6-3.8")),
    ]
    assert [markers(match, seat) for seat in range(4)] == [(2, 0, 0)] * 4
    assert (look(match).active, match.decisions[BLUE].why) == (BLUE, "I-39")


# The variable board


def test_i26_i27_given_an_order_of_the_land_then_only_land_moves(inka: Positions) -> None:
    """IQ-3: coast, ocean, jungle and plantation lie where they always do; so do all numbers."""
    order = (1, 0, *range(2, 18))
    match = inka.new(start="variable", forced=(order,))
    standard = {each.hex: each for each in look(inka.new(start="standard")).hexes}
    changed = {each.hex: each.terrain for each in look(match).hexes if each != standard[each.hex]}
    assert changed == {"1.0": "forest", "1.2": "pasture"}
    assert [each.number for each in look(match).hexes] == [each.number for each in standard.values()]


def test_iv1_given_each_start_then_founding_or_not_and_land_at_random_or_not(inka: Positions) -> None:
    """I-28."""
    beginner, standard = look(inka.new()), look(inka.new(start="standard"))
    shuffled = look(inka.new(start="variable"))
    assert (beginner.phase, standard.phase, shuffled.phase) == ("before_roll", "founding", "founding")
    assert beginner.hexes == standard.hexes != shuffled.hexes
    assert inselreich.new("inka").options.start == "beginner"


# Preparation


def test_i29_at_first_only_the_first_stack_is_in_play(inka: Positions) -> None:
    match = inka.new()
    assert (look(match).deck_size, look(match).second_stack_entered) == (10, False)
    assert all(card < 4 for card in match.table.deck)
    assert all(card >= 4 for card in match.table.aside)


def test_i30_the_goals_are_four_four_and_three(inka: Positions) -> None:
    assert (look(inka.new()).goals, look(inka.new()).points_to_win) == ((4, 4, 3), 11)


def test_i31_the_robber_starts_on_the_first_frame_spot(inka: Positions) -> None:
    """IQ-10."""
    assert look(inka.new()).robber == look(inka.new(start="variable")).robber == "4.-1"


# The founding phase


def test_i33_given_a_tie_when_the_tied_roll_again_then_the_higher_of_them_begins(inka: Positions) -> None:
    dice = ((5, 5), (1, 2), (4, 6), (2, 2), (1, 1), (1, 2))
    match = inka.new(start="standard", forced=(DRAWN, DRAWN, *dice))
    rolls = [(event.seat, event.dice) for event in match.events if isinstance(event, StartRolled)]
    assert rolls == list(zip((A, B, C, D, A, C), dice, strict=True))
    assert match.waiting_for == (C,)


def test_ir7_given_a_begins_then_founding_goes_round_and_back_and_a_has_the_first_turn(inka: Positions) -> None:
    """I-34, I-35, I-37."""
    match = inka.new(start="standard", forced=A_BEGINS)
    order, reasons = [], []
    while look(match).phase == "founding":
        (seat,) = match.waiting_for
        order.append(seat)
        reasons.append(match.decisions[seat].why)
        match.play(seat, match.legal(seat)[0])
        assert all(isinstance(move, BuildRoad) for move in match.legal(seat))
        match.play(seat, match.legal(seat)[0])
    assert order == [A, B, C, D, D, C, B, A]
    assert reasons == ["I-34"] * 4 + ["I-35"] * 4
    assert (match.waiting_for, look(match).phase, look(match).turn) == ((A,), "before_roll", 1)
    assert [markers(match, seat) for seat in range(4)] == [(2, 0, 0)] * 4


def test_i34_founding_keeps_the_distance_and_the_road_ends_at_the_settlement(inka: Positions) -> None:
    """I-19: 54 crossings are open to the first."""
    match = inka.new(start="standard", forced=A_BEGINS)
    assert len(match.legal(A)) == 54
    refused(match, A, road("3.2-3.4"), rule="I-34")
    match.play(A, settle(X))
    assert paths(match, A) == {"3.2-3.4", "3.2-4.3", "3.4-4.3"}
    refused(match, A, road("2.3-3.2"), rule="I-34")
    match.play(A, road("3.2-3.4"))
    refused(match, B, settle(X), rule="I-128")
    refused(match, B, settle("2.3-3.2-3.4"), rule="I-77")
    assert len(match.legal(B)) == 50
    match.play(B, settle("2.1-2.3-3.2"))
    match.play(B, road("2.3-3.2"))


@pytest.mark.parametrize(
    ("crossing", "start_hand"),
    [
        pytest.param("0.3-1.2-1.4", "1 wood, 1 stone", id="ocean, forest, quarry"),
        pytest.param("3.4-4.3-4.5", "1 stone, 1 coca, 1 feather", id="two goods"),
        pytest.param("3.0-4.1-4.-1", "1 wood, 1 feather", id="frame spot"),
    ],
)
def test_ir8_ir9_ir10_given_the_second_settlement_then_each_hex_that_yields_pays_one_card(
    inka: Positions, crossing: str, start_hand: str
) -> None:
    """I-19, I-36."""
    match = inka(founding=[C])
    assert gained(match, lambda: match.play(C, settle(crossing))) == {C: str(cards(start_hand))}


def test_i36_the_first_settlement_pays_nothing(inka: Positions) -> None:
    match = inka.new(start="standard", forced=A_BEGINS)
    match.play(A, settle(X))
    assert hand(match, A).total == 0
    assert not any(isinstance(event, Yielded) for event in match.events)


def test_ir11_given_the_second_settlement_when_the_road_is_placed_at_the_first_then_it_is_refused(
    inka: Positions,
) -> None:
    """I-35."""
    match = inka(founding=[A], settlements={A: X}, roads={A: "3.2-3.4"})
    match.play(A, settle("1.8-1.10-2.9"))
    refused(match, A, road("3.2-4.3"), rule="I-35")
    assert paths(match, A) == {"1.8-1.10", "1.8-2.9", "1.10-2.9"}
    match.play(A, road("1.8-2.9"))
    assert kinds_of_moves(match, A) == {"roll_dice"}


def test_i34_the_founding_settlement_is_no_other_move(inka: Positions) -> None:
    match = inka(founding=[A, B])
    assert all(isinstance(move, BuildSettlement) for move in match.legal(A))
    assert len(bits(match.table.occupied)) == 0
