"""Development cards and the second stack: IR-72 to IR-79, IR-105, and the rules I-82 to I-95."""

from __future__ import annotations

import pytest

from inselreich import Match
from inselreich.games.inka.events import Built, MonopolyNamed, MonopolyTaken, SecondStackEntered
from inselreich.games.inka.moves import (
    BuildCity,
    BuyDevelopment,
    EndTurn,
    FoundTribe,
    MoveRobber,
    PlayCombatArts,
    PlayInvention,
    PlayMonopoly,
    PlayRoadBuilding,
    RollDice,
    WaiveRoad,
)
from tests.inka.positions import (
    CITY,
    A,
    B,
    C,
    D,
    Positions,
    X,
    cards,
    look,
    next_turn,
    own,
    road,
    roll,
    supply,
)
from tests.support.hexes import length, paths
from tests.support.words import gained, hand, kinds_of_moves, refused

CARD = "wool, potato, ore"
LATER = {A: "0.1-1.0-1.2", B: "0.9-1.8-1.10", C: "2.9-3.8-3.10"}
"""What second tribes have founded."""
READY = "1.4-1.6-2.5, 2.7-3.6-3.8, 3.0-3.2-4.1"
"""Three markers: a city is the fourth."""
SIX_ROADS = "1.4-2.3, 2.3-2.5, 2.3-3.4, 2.3-3.2, 2.1-2.3, 1.2-2.3"


# Buying


def test_i82_the_top_card_is_bought_unseen(inka: Positions) -> None:
    """I-83: any number a turn."""
    match = inka(hands={A: "3 wool, 3 potato, 3 ore"}, deck="monopoly, combat arts")
    match.play(A, BuyDevelopment())
    match.play(A, BuyDevelopment())
    assert own(match, A).development == own(match, A).bought_this_turn == {"combat_arts": 1, "monopoly": 1}
    assert (look(match, B).seats[A].development_size, look(match).deck_size) == (2, 8)
    assert hand(match, A) == cards(CARD)


def test_ir72_given_a_card_bought_this_turn_then_it_is_not_played_but_an_older_one_is(inka: Positions) -> None:
    """I-84."""
    bought = inka(hands={A: CARD}, deck="combat arts")
    bought.play(A, BuyDevelopment())
    refused(bought, A, PlayCombatArts(), rule="I-84")
    older = inka(hands={A: CARD}, deck="combat arts", development={A: "combat arts"})
    older.play(A, BuyDevelopment())
    older.play(A, PlayCombatArts())
    older.play(A, MoveRobber("5.2"))
    assert own(older, A).development == {"combat_arts": 1}
    assert next_turn(bought) == B


def test_ir73_given_monopoly_before_the_roll_then_no_second_card_after_it(inka: Positions) -> None:
    """I-84."""
    match = inka(development={A: "monopoly, combat arts"}, rolled=False)
    match.play(A, PlayMonopoly("ore"))
    refused(match, A, PlayCombatArts(), rule="I-84")
    roll(match, 2)
    refused(match, A, PlayCombatArts(), rule="I-84")


def test_i84_a_card_is_played_in_the_own_turn_and_only_one_that_is_held(inka: Positions) -> None:
    match = inka(development={A: "invention", B: "monopoly"})
    refused(match, A, PlayMonopoly("ore"), rule="I-84")
    refused(match, B, PlayMonopoly("ore"), rule="I-59")


def test_i83_development_cards_are_no_cards_in_hand(inka: Positions) -> None:
    """I-54: nobody is robbed of them."""
    match = inka(development={A: "combat arts", B: "monopoly"}, settlements={B: X})
    match.play(A, PlayCombatArts())
    assert gained(match, lambda: match.play(A, MoveRobber("3.2"))) == {}
    assert own(match, B).development == {"monopoly": 1}


# Progress cards


def test_ir74_given_five_one_and_no_fish_then_monopoly_takes_two_one_and_none(inka: Positions) -> None:
    """I-93."""
    match = inka(development={A: "monopoly"}, hands={A: "1 fish", B: "5 fish, 2 ore", C: "1 fish", D: "4 coca"})
    assert gained(match, lambda: match.play(A, PlayMonopoly("fish"))) == {A: "3 fish"}
    assert [hand(match, seat) for seat in range(4)] == [
        cards("4 fish"),
        cards("3 fish, 2 ore"),
        cards(""),
        cards("4 coca"),
    ]
    assert list(match.events)[-3:] == [
        MonopolyNamed(A, "fish"),
        MonopolyTaken(A, B, "fish", 2),
        MonopolyTaken(A, C, "fish", 1),
    ]


def test_i93_each_of_the_eight_kinds_may_be_named_and_a_resource_is_taken_at_most_twice_too(inka: Positions) -> None:
    match = inka(development={A: "monopoly"}, hands={B: "5 ore", C: "2 ore", D: "3 ore"})
    assert len([move for move in match.legal(A) if isinstance(move, PlayMonopoly)]) == 8
    assert gained(match, lambda: match.play(A, PlayMonopoly("ore"))) == {A: "6 ore"}


@pytest.mark.parametrize("taken", ["coca, ore", "2 ore", "feather, fish", "2 fish"])
def test_ir75_invention_takes_any_two_cards(inka: Positions, taken: str) -> None:
    """I-92."""
    match = inka(development={A: "invention"}, rolled=False)
    assert gained(match, lambda: match.play(A, PlayInvention(cards(taken)))) == {A: str(cards(taken))}
    assert supply(match).total == 136 - 2


def test_i92_invention_takes_two_cards_that_are_there(inka: Positions) -> None:
    match = inka(development={A: "invention"}, supply="1 fish, 0 coca")
    for wrong in ("ore", "3 ore", "2 fish", "coca, ore"):
        refused(match, A, PlayInvention(cards(wrong)), rule="I-92")
    assert len([move for move in match.legal(A) if isinstance(move, PlayInvention)]) == 7 * 8 // 2 - 1
    match.play(A, PlayInvention(cards("fish, ore")))


def test_i92_given_a_single_card_or_none_in_the_supply_then_one_is_taken_or_the_card_not_played(
    inka: Positions,
) -> None:
    """IQ-18."""
    nothing = "0 wood, 0 stone, 0 wool, 0 potato, 0 ore, 0 feather, 0 coca"
    one = inka(development={A: "invention"}, supply=f"{nothing}, 1 fish")
    refused(one, A, PlayInvention(cards("2 fish")), rule="I-92")
    assert gained(one, lambda: one.play(A, PlayInvention(cards("fish")))) == {A: "1 fish"}
    none = inka(development={A: "invention"}, supply=f"{nothing}, 0 fish")
    refused(none, A, PlayInvention(cards("fish")), rule="I-92")
    assert "play_invention" not in kinds_of_moves(none, A)


def test_i90_a_progress_card_that_was_played_leaves_the_game(inka: Positions) -> None:
    match = inka(development={A: "invention"})
    match.play(A, PlayInvention(cards("2 ore")))
    held = sum(look(match).seats[seat].development_size for seat in range(4))
    assert (held, look(match).deck_size + look(match).second_stack_left) == (0, 19)


# Road Building


def test_i94_road_building_places_two_roads_for_free_with_nothing_between(inka: Positions) -> None:
    """I-73: the second may go on from the first."""
    match = inka(development={A: "road building"}, settlements={A: X}, hands={A: "3 ore"})
    match.play(A, PlayRoadBuilding())
    assert kinds_of_moves(match, A) == {"build_road"}
    refused(match, A, road("2.3-3.2"), rule="I-73")
    refused(match, A, WaiveRoad(), rule="I-95")
    match.play(A, road("3.2-3.4"))
    refused(match, A, EndTurn(), rule="I-95")
    match.play(A, road("2.3-3.2"))
    assert (look(match).seats[A].roads_left, hand(match, A)) == (5, cards("3 ore"))
    assert "end_turn" in kinds_of_moves(match, A)


def test_ir68_given_six_roads_on_the_board_then_one_is_placed(inka: Positions) -> None:
    """I-94."""
    match = inka(roads={A: SIX_ROADS}, development={A: "road building"})
    match.play(A, PlayRoadBuilding())
    match.play(A, road("2.1-3.2"))
    assert (look(match).seats[A].roads_left, "end_turn" in kinds_of_moves(match, A)) == (0, True)


def test_i95_the_second_road_may_be_waived_or_lapses(inka: Positions) -> None:
    """IQ-20."""
    match = inka(development={A: "road building"}, settlements={A: X})
    match.play(A, PlayRoadBuilding())
    match.play(A, road("3.2-3.4"))
    match.play(A, WaiveRoad())
    assert "end_turn" in kinds_of_moves(match, A)
    hemmed_in = inka(
        development={A: "road building"},
        settlements={A: X, B: "2.3-2.5-3.4, 2.1-2.3-3.2"},
        roads={B: "3.2-4.3, 3.4-4.3, 2.3-3.4, 2.3-3.2"},
    )
    hemmed_in.play(A, PlayRoadBuilding())
    assert paths(hemmed_in, A) == {"3.2-3.4"}
    hemmed_in.play(A, road("3.2-3.4"))
    assert "end_turn" in kinds_of_moves(hemmed_in, A)


def test_i95_given_no_path_then_road_building_is_not_played(inka: Positions) -> None:
    match = inka(development={A: "road building"}, ruins={A: X})
    refused(match, A, PlayRoadBuilding(), rule="I-95")


def test_ir105_given_two_roads_left_before_the_roll_then_road_building_is_played_and_no_road_bought(
    inka: Positions,
) -> None:
    """I-39, I-95, IQ-19."""
    match = inka(
        development={A: "road building"},
        roads={A: "1.4-2.3, 2.3-2.5, 2.3-3.4, 2.3-3.2, 2.1-2.3"},
        hands={A: "wood, stone"},
        rolled=False,
    )
    refused(match, A, road("1.2-2.3"), rule="I-39")
    match.play(A, PlayRoadBuilding())
    match.play(A, road("1.2-2.3"))
    match.play(A, road("2.1-3.2"))
    assert (length(match, A), hand(match, A)) == (7, cards("wood, stone"))
    refused(match, A, road("3.2-3.4"), rule="I-39")
    assert [event.place for event in match.events if isinstance(event, Built)][-2:] == ["1.2-2.3", "2.1-3.2"]


# The second stack


def test_ir76_given_the_first_stack_is_sold_and_one_seat_in_its_first_tribe_then_nothing_is_for_sale(
    inka: Positions,
) -> None:
    """I-82, I-91."""
    match = inka(ruins={A: "", B: "", C: ""}, settlements=LATER, hands={A: CARD}, sold_out=True)
    assert (look(match).deck_size, look(match).second_stack_left) == (0, 10)
    refused(match, A, BuyDevelopment(), rule="I-82")


def found_second_tribe(match: Match, seat: int, crossing: str) -> None:
    """With the city as the fourth marker."""
    match.play(seat, BuildCity(READY.split(", ", maxsplit=1)[0]))
    match.play(seat, FoundTribe(crossing))


def test_ir77_given_three_cards_left_when_the_last_seat_founds_its_second_tribe_then_ten_go_below_them(
    inka: Positions,
) -> None:
    """I-91."""
    match = inka(
        ruins={A: "", B: "", C: ""},
        settlements={**LATER, D: READY},
        hands={A: "4 wool, 4 potato, 4 ore", D: CITY},
        deck="monopoly, combat arts, invention",
        sold_out=True,
        active=D,
    )
    assert (look(match).deck_size, look(match).second_stack_entered) == (3, False)
    match.play(D, BuildCity("2.7-3.6-3.8"))
    assert (look(match).deck_size, look(match).second_stack_entered) == (3, False)
    match.play(D, FoundTribe("1.10-2.11-1.12"))
    assert SecondStackEntered(13) in list(match.events)
    assert (look(match).deck_size, look(match).second_stack_entered) == (13, True)
    roll(match, 2)
    for _ in range(3):
        match.play(A, BuyDevelopment())
    assert own(match, A).development == {"combat_arts": 1, "monopoly": 1, "invention": 1}
    assert look(match).seats[A].second_stack_size == 0
    match.play(A, BuyDevelopment())
    assert (look(match).seats[A].second_stack_size, look(match).second_stack_left) == (1, 9)


@pytest.mark.parametrize(("seats", "last"), [(3, C), (4, D)])
def test_ir78_given_one_seat_is_missing_then_the_second_stack_stays_aside(
    inka: Positions, seats: int, last: int
) -> None:
    """I-91: with the last one it enters, also when the first is sold out."""
    founded = {seat: LATER[seat] for seat in range(last)}
    match = inka(
        seats=seats,
        ruins=dict.fromkeys(founded, ""),
        settlements={**founded, last: READY},
        hands={last: CITY},
        sold_out=True,
        active=last,
    )
    assert (look(match).deck_size, look(match).second_stack_entered) == (0, False)
    found_second_tribe(match, last, "1.10-2.11-1.12")
    assert (look(match).deck_size, look(match).second_stack_entered) == (10, True)


def test_i91_given_the_short_game_then_the_second_stack_enters_all_the_same(inka: Positions) -> None:
    """IV-2."""
    match = inka(
        seats=3,
        length="short",
        ruins={A: "", B: ""},
        settlements={A: LATER[A], B: LATER[B], C: READY},
        hands={C: CITY},
        active=C,
    )
    found_second_tribe(match, C, "1.10-2.11-1.12")
    assert (look(match).deck_size, look(match).second_stack_entered) == (20, True)


def test_ir79_given_a_decline_then_cards_and_advantage_stay(inka: Positions) -> None:
    """I-98, I-120."""
    match = inka(
        settlements={A: READY},
        combat_arts={A: 2},
        development={A: "monopoly, combat arts"},
        hands={A: "2 potato, 3 ore, 2 fish, wood"},
        robber="2.7",
    )
    found_second_tribe(match, A, "1.10-2.11-1.12")
    seat = look(match).seats[A]
    assert (seat.open_combat_arts, seat.development_size, seat.hand_limit) == (2, 2, 9)
    assert (look(match).greatest_combat_arts, hand(match, A)) == (A, cards("2 fish, wood"))
    assert own(match, A).development == {"combat_arts": 1, "monopoly": 1}
    assert match.decisions[B].why == "I-39"
    match.force((1, 1))
    match.play(B, RollDice())
