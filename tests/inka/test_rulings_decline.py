"""Decline, founding of the next tribe, and the end: IR-89 to IR-102, IV-2, and the rules I-109 to I-130."""

from __future__ import annotations

from typing import Any

from inselreich import Match
from inselreich.games.inka.board import ISLAND
from inselreich.games.inka.events import BuildingRemoved, TribeDeclined, TribeFounded, TurnStarted, Won
from inselreich.games.inka.moves import (
    BuildCity,
    BuyDevelopment,
    EndTurn,
    FoundTribe,
    PlayMonopoly,
    PlayRoadBuilding,
)
from tests.inka.positions import (
    CITY,
    SETTLEMENT,
    A,
    B,
    C,
    D,
    Positions,
    X,
    cards,
    founding_sites,
    look,
    markers,
    next_turn,
    road,
    roll,
    settle,
    supply,
    swap,
)
from tests.support.hexes import BySeat, paths
from tests.support.words import gained, hand, kinds_of_moves, refused

THREE = "1.4-2.3-2.5, 3.4-3.6-4.5, 1.8-1.10-2.9"
"""Three markers."""
TO_X = "3.4-4.5, 3.4-4.3"
"""From 3.4-3.6-4.5 to X, where the fourth settlement stands."""
TWO = "1.4-2.3-2.5, 3.4-3.6-4.5"
NOBODY: BySeat = {}
AFAR = "2.11-2.13-3.12"
EVERYWHERE = {
    B: "0.1-1.0-1.2, 0.5-1.4-1.6, 0.9-1.8-1.10",
    C: "1.0-2.-1-1.-2, 1.6-1.8-2.7, 1.10-2.11-1.12",
}
EVERYWHERE_RUINED = {
    C: "2.-1-3.0-3.-2, 2.7-3.6-3.8, 2.9-2.11-3.10, 3.0-3.2-4.1",
    B: "3.4-3.6-4.5, 3.8-3.10-4.9, 2.11-2.13-3.12, 3.2-3.4-4.3",
}
"""With 1.2-1.4-2.3, 2.3-2.5-3.4 and 2.1-2.3-3.2 there is a building on or beside every crossing."""
MIDDLE = "1.2-1.4-2.3, 2.3-2.5-3.4, 2.1-2.3-3.2"


def at_the_goal(inka: Positions, others: BySeat = NOBODY, roads: BySeat = NOBODY, **more: Any) -> Match:
    """A builds the fourth settlement of tribe 1 on X and has to found."""
    match = inka(
        settlements={A: THREE, **others},
        roads={A: f"{TO_X}, 1.8-1.10", **roads},
        hands={A: "2 wood, 2 stone, 2 wool, 2 potato, 3 ore"},
        **more,
    )
    match.play(A, settle(X))
    return match


# The decline


def test_ir89_given_the_fourth_marker_then_the_tribe_declines_at_once_and_founding_ends_the_turn(
    inka: Positions,
) -> None:
    """I-109 to I-116, I-121, IQ-11."""
    match = at_the_goal(inka, development={A: "monopoly"})
    seat = look(match).seats[A]
    assert (seat.markers, seat.tribe, look(match).phase) == ((4, 0, 0), 2, "decline")
    assert (seat.roads, seat.roads_left, seat.thickets_left) == ((), 7, 0)
    assert sorted(seat.thickets) == sorted([*THREE.split(", "), X])
    assert kinds_of_moves(match, A) == {"found_tribe"}
    for move in (swap("2 wood", "ore"), road("3.2-3.4"), PlayMonopoly("ore"), BuyDevelopment(), EndTurn()):
        refused(match, A, move, rule="I-116")
    match.play(A, FoundTribe(AFAR))
    assert list(match.events)[-2:] == [TribeFounded(A, 2, AFAR), TurnStarted(B, 2)]
    assert (match.waiting_for, match.decisions[B].why) == ((B,), "I-39")
    refused(match, A, PlayMonopoly("ore"), rule="")


def test_i111_the_decline_tells_of_its_roads_and_thickets(inka: Positions) -> None:
    """I-113, I-114."""
    match = at_the_goal(inka)
    (told,) = [event for event in match.events if isinstance(event, TribeDeclined)]
    assert (told.seat, told.tribe) == (A, 1)
    assert set(told.roads) == {"3.4-4.5", "3.4-4.3", "1.8-1.10"}
    assert set(told.crossings) == {*THREE.split(", "), X}


def test_ir90_given_a_city_as_the_fourth_marker_then_three_buildings_are_under_thicket(inka: Positions) -> None:
    """I-110, I-114."""
    match = inka(settlements={A: THREE}, hands={A: CITY})
    match.play(A, BuildCity("1.4-2.3-2.5"))
    seat = look(match).seats[A]
    assert (len(seat.thickets), seat.thickets_left, seat.cities) == (3, 1, ("1.4-2.3-2.5",))
    assert kinds_of_moves(match, A) == {"found_tribe"}


def test_i111_nothing_but_the_goal_makes_a_tribe_decline(inka: Positions) -> None:
    """It is no choice: three markers are not enough, four always are."""
    match = inka(settlements={A: TWO}, roads={A: TO_X}, hands={A: SETTLEMENT})
    match.play(A, settle(X))
    assert (markers(match, A), look(match).seats[A].tribe) == ((3, 0, 0), 1)
    assert kinds_of_moves(match, A) == {"end_turn"}


# Founding the next tribe


def test_ir91_given_a_founding_then_there_is_no_card_no_road_and_one_marker(inka: Positions) -> None:
    """I-117."""
    match = at_the_goal(inka)
    before = supply(match)
    assert gained(match, lambda: match.play(A, FoundTribe("2.7-2.9-3.8"))) == {}
    seat = look(match).seats[A]
    assert (seat.markers, seat.points, seat.roads, supply(match)) == ((4, 1, 0), 5, (), before)
    assert (seat.settlements_left, seat.thickets) == (3, tuple(seat.thickets))


def test_ir92_given_a_foreign_road_that_ends_there_then_no_tribe_is_founded_there(inka: Positions) -> None:
    """I-116."""
    match = at_the_goal(inka, roads={B: "2.7-3.8"})
    refused(match, A, FoundTribe("2.7-2.9-3.8"), rule="I-116")
    refused(match, A, FoundTribe("2.7-3.6-3.8"), rule="I-116")


def test_ir93_given_a_crossing_where_only_an_own_road_ended_then_a_tribe_is_founded_there(inka: Positions) -> None:
    """I-113, I-116."""
    match = inka(
        settlements={A: "1.4-2.3-2.5, 1.8-1.10-2.9, 0.1-1.0-1.2"},
        roads={A: "1.4-2.5, 1.6-2.5, 2.5-2.7"},
        hands={A: CITY},
    )
    match.play(A, BuildCity("1.4-2.3-2.5"))
    match.play(A, FoundTribe("2.5-2.7-3.6"))
    assert "2.5-2.7-3.6" in look(match).seats[A].settlements


def test_ir94_given_other_crossings_then_no_tribe_is_founded_on_a_thicket(inka: Positions) -> None:
    """I-119, IQ-26."""
    match = at_the_goal(inka, {B: "2.7-3.6-3.8"})
    refused(match, A, FoundTribe(X), rule="I-119")
    refused(match, A, FoundTribe("2.7-3.6-3.8"), rule="I-119")
    refused(match, A, FoundTribe("2.3-3.2-3.4"), rule="I-77")


def test_i116_the_sites_are_all_empty_crossings_that_keep_the_distance_and_to_which_no_road_leads(
    inka: Positions,
) -> None:
    """I-19: every crossing has a path. Worked out with plainer means."""
    match = at_the_goal(inka, {B: "0.1-1.0-1.2"}, roads={B: "1.2-2.1, 0.1-1.2, 0.3-1.2"})
    built = {*THREE.split(", "), X, "0.1-1.0-1.2"}
    near = {ISLAND.corner_names[n] for name in built for n in ISLAND.corner_neighbours[ISLAND.corners[name]]}
    led_to = {"1.0-1.2-2.1", "1.2-2.1-2.3", "0.1-0.3-1.2", "0.1-1.0-1.2", "0.3-1.2-1.4"}
    assert founding_sites(match, A) == set(ISLAND.corners) - built - near - led_to


def no_room(inka: Positions, **more: Any) -> Match:
    """A has the three settlements in the middle and buildings stand on or beside every crossing; a city is A's goal."""
    match = inka(
        settlements={A: MIDDLE, **EVERYWHERE},
        ruins=EVERYWHERE_RUINED,
        hands={A: CITY},
        **more,
    )
    match.play(A, BuildCity("2.3-2.5-3.4"))
    return match


def test_ir95_given_no_crossing_is_free_then_the_tribe_is_founded_in_place_of_an_own_building(
    inka: Positions,
) -> None:
    """I-118, IQ-22: the player chooses; roads of others may lead there."""
    match = no_room(inka, roads={B: "2.3-3.4, 2.3-2.5"})
    assert (match.decisions[A].why, founding_sites(match, A)) == ("I-118", set(MIDDLE.split(", ")))
    refused(match, A, FoundTribe("0.1-1.0-1.2"), rule="I-118")
    refused(match, A, FoundTribe(X), rule="I-118")
    refused(match, A, FoundTribe("2.3-3.2-3.4"), rule="I-118")
    match.play(A, FoundTribe("2.3-2.5-3.4"))
    seat = look(match).seats[A]
    assert BuildingRemoved("city", "2.3-2.5-3.4", A) in list(match.events)
    assert (seat.markers, seat.cities_left, seat.thickets_left, seat.settlements_left) == ((4, 1, 0), 2, 2, 5)
    assert sorted(seat.thickets) == ["1.2-1.4-2.3", "2.1-2.3-3.2"]
    assert sorted(seat.settlements) == sorted(MIDDLE.split(", "))
    assert len(look(match).seats[B].roads) == 2


def test_i118_given_the_place_was_a_city_then_the_new_settlement_draws_one_card(inka: Positions) -> None:
    """I-43."""
    match = no_room(inka)
    match.play(A, FoundTribe("2.3-2.5-3.4"))
    assert roll(match, 12) == {A: "1 wool"}


def test_i118_given_only_roads_leave_no_crossing_then_it_is_the_same(inka: Positions) -> None:
    """I-116: the one crossing that keeps the distance has a road of B."""
    kept = {**EVERYWHERE_RUINED, B: "3.4-3.6-4.5, 3.8-3.10-4.9, 3.2-3.4-4.3"}
    match = inka(settlements={A: MIDDLE, **EVERYWHERE}, ruins=kept, roads={B: "2.11-2.13, 2.11-1.12"}, hands={A: CITY})
    match.play(A, BuildCity("2.3-2.5-3.4"))
    assert founding_sites(match, A) == set(MIDDLE.split(", "))
    free = inka(settlements={A: MIDDLE, **EVERYWHERE}, ruins=kept, hands={A: CITY})
    free.play(A, BuildCity("2.3-2.5-3.4"))
    assert founding_sites(free, A) == {"2.11-2.13-3.12"}
    refused(free, A, FoundTribe("2.3-2.5-3.4"), rule="I-119")


def test_ir102_given_a_decline_in_the_last_turn_then_roads_start_at_the_new_settlement_only(inka: Positions) -> None:
    """I-72, I-73, I-113."""
    match = at_the_goal(inka)
    match.play(A, FoundTribe("2.7-2.9-3.8"))
    roll(match, 2)
    for _ in range(2):
        next_turn(match, 2)
    next_turn(match, 2)
    assert paths(match, A) == {"2.7-2.9", "2.7-3.8", "2.9-3.8"}


def test_i38_i41_a_turn_ends_by_choice_and_the_left_neighbours_begins(inka: Positions) -> None:
    """I-121, I-129: or by founding, or by winning."""
    match = inka(active=D)
    match.play(D, EndTurn())
    assert (match.events[-1], match.waiting_for) == (TurnStarted(A, 2), (A,))
    refused(match, A, EndTurn(), rule="I-38")


def test_i121_unused_rights_of_the_turn_lapse(inka: Positions) -> None:
    """I-40: B's turn begins with all of B's own."""
    match = at_the_goal(inka, combat_arts={B: 2}, ruins={B: "0.5-1.4-1.6"}, robber="1.4")
    match.play(A, FoundTribe("2.7-2.9-3.8"))
    assert kinds_of_moves(match, B) == {"roll_dice", "use_combat_arts"}


# The second decline


def second_decline(inka: Positions, roads: BySeat = NOBODY) -> Match:
    """A's tribe 2 is about to reach its goal with a settlement on X; two buildings of tribe 1 remain."""
    return inka(
        ruins={A: "0.1-1.0-1.2, 0.5-0.7-1.6"},
        settlements={A: THREE},
        roads={A: TO_X, **roads},
        hands={A: SETTLEMENT},
    )


def test_ir96_given_the_second_tribe_declines_then_the_first_leaves_the_board_before_anything_else(
    inka: Positions,
) -> None:
    """I-112, I-116, IQ-12."""
    match = second_decline(inka)
    match.play(A, settle(X))
    told = [event for event in match.events if isinstance(event, BuildingRemoved | TribeDeclined)]
    assert [type(event) for event in told[-3:]] == [BuildingRemoved, BuildingRemoved, TribeDeclined]
    seat = look(match).seats[A]
    assert (seat.markers, seat.tribe) == ((4, 4, 0), 3)
    assert sorted(seat.settlements) == sorted(seat.thickets) == sorted([*THREE.split(", "), X])
    assert (seat.settlements_left, seat.thickets_left) == (4, 0)
    assert {"0.1-1.0-1.2", "0.5-0.7-1.6", "0.1-0.3-1.2"} <= founding_sites(match, A)
    match.play(A, FoundTribe("0.1-1.0-1.2"))
    assert markers(match, A) == (4, 4, 1)


def test_i112_given_a_foreign_road_at_a_freed_crossing_then_no_tribe_is_founded_there(inka: Positions) -> None:
    """I-116; buildings that left pay nothing more."""
    match = second_decline(inka, {B: "0.1-1.2"})
    match.play(A, settle(X))
    refused(match, A, FoundTribe("0.1-1.0-1.2"), rule="I-116")
    match.play(A, FoundTribe(AFAR))
    assert roll(match, 5) == {A: "1 potato"}


def test_ir97_given_all_of_the_first_tribe_was_built_over_then_nothing_more_leaves(inka: Positions) -> None:
    """I-112, I-126."""
    match = inka(lost=[A], settlements={A: THREE}, roads={A: TO_X}, hands={A: SETTLEMENT})
    gone = sum(isinstance(event, BuildingRemoved) for event in match.events)
    match.play(A, settle(X))
    assert sum(isinstance(event, BuildingRemoved) for event in match.events) == gone
    assert markers(match, A) == (4, 4, 0)


def test_i112_given_an_own_thicket_is_built_over_as_the_fourth_marker_then_the_tribe_declines_with_it(
    inka: Positions,
) -> None:
    """I-125: that crossing belongs to tribe 2 and stays, the other of tribe 1 leaves."""
    match = inka(ruins={A: f"{X}, 0.1-1.0-1.2"}, settlements={A: THREE}, roads={A: TO_X}, hands={A: SETTLEMENT})
    match.play(A, settle(X))
    seat = look(match).seats[A]
    assert sorted(seat.thickets) == sorted([*THREE.split(", "), X])
    assert (seat.markers, seat.settlements_left, seat.thickets_left) == ((4, 4, 0), 4, 0)
    removed = [event.crossing for event in match.events if isinstance(event, BuildingRemoved)]
    assert removed[-2:] == [X, "0.1-1.0-1.2"]
    match.play(A, FoundTribe(AFAR))


def test_i112_only_the_second_decline_removes_buildings(inka: Positions) -> None:
    match = at_the_goal(inka, ruins={B: "0.1-1.0-1.2"})
    assert not any(isinstance(event, BuildingRemoved) and event.seat == A for event in match.events)
    assert look(match).seats[B].settlements == ("0.1-1.0-1.2",)


def test_ir101_given_the_third_tribe_is_founded_then_there_are_nine_markers_and_two_are_missing(
    inka: Positions,
) -> None:
    """I-110, I-117."""
    match = second_decline(inka)
    match.play(A, settle(X))
    match.play(A, FoundTribe(AFAR))
    seat = look(match).seats[A]
    assert (seat.points, seat.markers, look(match).points_to_win) == (9, (4, 4, 1), 11)


# The end


def third_tribe(inka: Positions, **more: Any) -> Match:
    """A's tribe 3 has two markers and can build on X."""
    return inka(
        lost=[A],
        ruins={A: "0.1-1.0-1.2, 0.5-0.7-1.6"},
        settlements={A: TWO},
        roads={A: TO_X},
        hands={A: "wood, stone, wool, 3 potato, 3 ore"},
        **more,
    )


def test_ir100_given_two_markers_on_the_third_tribe_then_one_more_wins_at_once(inka: Positions) -> None:
    """I-129, I-130."""
    for move in (settle(X), BuildCity("1.4-2.3-2.5")):
        match = third_tribe(inka)
        match.play(A, move)
        assert (match.over, look(match).phase, match.legal(A)) == (True, "over", [])
        assert match.result is not None
        assert (match.result.winners, match.result.points[A]) == ((A,), 11)
        assert match.events[-1] == Won(A, (11, 0, 0, 0))
        assert look(match).seats[A].roads == ("3.4-4.3", "3.4-4.5")
        assert look(match).seats[A].thickets == ("0.1-1.0-1.2", "0.5-0.7-1.6")


def test_i129_one_wins_in_the_own_turn_only_and_not_with_roads_or_cards(inka: Positions) -> None:
    match = third_tribe(inka, development={A: "road building"}, combat_arts={A: 2})
    match.play(A, PlayRoadBuilding())
    match.play(A, road("3.6-4.5"))
    match.play(A, road("3.4-3.6"))
    assert (look(match).longest_road, look(match).greatest_combat_arts, match.over) == (A, A, False)


def test_i126_given_buildings_of_a_declining_tribe_are_gone_then_its_markers_still_win(inka: Positions) -> None:
    match = inka(lost=[A], ruins={A: ""}, settlements={A: TWO}, roads={A: TO_X}, hands={A: SETTLEMENT})
    match.play(A, settle(X))
    assert match.over


# Other lengths


def test_iv2_given_the_short_game_then_the_second_tribe_wins_with_three(inka: Positions) -> None:
    """Seven markers; nothing of tribe 1 is ever removed."""
    match = inka(length="short", ruins={A: "0.1-1.0-1.2"}, settlements={A: TWO}, roads={A: TO_X}, hands={A: SETTLEMENT})
    assert (look(match).goals, look(match).points_to_win, markers(match, A)) == ((4, 3), 7, (4, 2))
    match.play(A, settle(X))
    assert (match.over, markers(match, A)) == (True, (4, 3))
    assert "0.1-1.0-1.2" in look(match).seats[A].settlements


def test_iv2_given_the_long_game_then_the_third_tribe_wins_with_four(inka: Positions) -> None:
    match = third_tribe(inka, length="long")
    assert (look(match).goals, look(match).points_to_win) == ((4, 4, 4), 12)
    match.play(A, settle(X))
    assert (match.over, markers(match, A)) == (False, (4, 4, 3))
    match.play(A, swap("3 ore", "coca"))
    assert hand(match, A) == cards("2 potato, coca")


def test_iv2_given_the_usual_game_then_nobody_wins_with_seven(inka: Positions) -> None:
    """IQ-25."""
    match = inka(ruins={A: ""}, settlements={A: TWO}, roads={A: TO_X}, hands={A: SETTLEMENT})
    match.play(A, settle(X))
    assert (match.over, markers(match, A)) == (False, (4, 3, 0))
    assert [look(match).seats[seat].points for seat in (B, C, D)] == [0, 0, 0]
