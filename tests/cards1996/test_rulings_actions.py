"""Action cards: KX-22 to KX-45, K-34 to K-40."""

from __future__ import annotations

from typing import Any

import pytest

from inselreich import NotYourTurn
from inselreich.games.cards1996.events import AttackRolled
from inselreich.principality.moves import (
    BuildSettlement,
    ChooseCard,
    ChooseResource,
    LayRegions,
    NameNumber,
    Pass,
    Pay,
    PlayCard,
    PutUnder,
    RollDice,
    Store,
    TakeCard,
)
from tests.cards1996.positions import (
    THREE_POINTS,
    A,
    B,
    Positions,
    build,
    cards_at,
    end_turn,
    hand,
    has,
    look,
    of,
    own,
    play,
    playing,
    points,
    refused,
    store_in,
    stored,
    why,
)

EACH_THREE = {A: THREE_POINTS, B: THREE_POINTS}
SETTLEMENT = "1 lumber, 1 brick, 1 wool, 1 grain"
ELEVEN_POINTS: dict[str, Any] = {
    "row": {A: THREE_POINTS, B: "city -1, city +1"},
    "cards": {
        B: "library above -1, colossus above +1, church below -1, bath_house below +1, "
        "town_hall below +1, aqueduct above +1"
    },
}


def test_k34_a_played_card_lies_open_on_its_owners_pile_and_is_out_of_the_game(cards1996: Positions) -> None:
    match = cards1996(row=EACH_THREE, hands={A: "caravan"}, stores={A: "2 lumber"})
    playing(match, A, "caravan", Store("fields 1"), Store("fields 1"))
    assert look(match, B).discards == (("caravan",), ())
    assert has(match, A) == "2 grain"


def test_kx22_k35_given_four_points_and_two_when_a_card_is_to_be_played_then_it_is_refused(
    cards1996: Positions,
) -> None:
    match = cards1996(row={A: "city -1, city +1"}, hands={A: "caravan"}, stores={A: "2 lumber"})
    assert (points(match, A), points(match, B)) == (4, 2)
    refused(match, A, PlayCard("caravan"), "K-35")


def test_ko9_given_seven_points_together_but_two_on_one_side_then_it_is_refused(cards1996: Positions) -> None:
    match = cards1996(
        row={A: "city -1, city +1, road +2, settlement +3: hills 3 / fields 3"},
        hands={A: "caravan"},
        stores={A: "2 lumber"},
    )
    assert points(match, A) + points(match, B) == 7
    refused(match, A, PlayCard("caravan"), "K-35")


def test_kx23_k35_given_both_have_two_points_when_a_scout_is_played_with_a_settlement_then_it_is_allowed(
    cards1996: Positions,
) -> None:
    match = cards1996(row={A: "road +2"}, hands={A: "scout"}, stores={A: SETTLEMENT})
    play(match, A, BuildSettlement(3, "scout"))
    assert why(match) == (A, "K-15")


def test_kx24_k35_given_the_third_settlement_then_from_that_moment_cards_may_be_played(cards1996: Positions) -> None:
    match = cards1996(
        row={A: "road +2", B: THREE_POINTS},
        hands={A: "caravan"},
        stores={A: f"{SETTLEMENT}, 2 ore"},
        next_regions="hills 3, forest 2",
    )
    refused(match, A, PlayCard("caravan"), "K-35")
    play(match, A, BuildSettlement(3), LayRegions("hills 3", "forest 2"))
    assert PlayCard("caravan") in match.legal(A)


def test_k36_given_the_wrong_moment_then_a_card_is_refused(cards1996: Positions) -> None:
    match = cards1996(row=EACH_THREE, hands={A: "scout, bishop, herb_woman, alchemist, caravan"}, stores={A: "2 ore"})
    for card in ("scout", "bishop", "herb_woman", "alchemist"):
        refused(match, A, PlayCard(card), "K-36")
    before = cards1996(row=EACH_THREE, hands={A: "caravan"}, stores={A: "2 ore"}, rolled=False)
    refused(before, A, PlayCard("caravan"), "K-36")


def test_k36_only_a_scout_is_played_with_a_settlement(cards1996: Positions) -> None:
    match = cards1996(row={A: "road +2, city -1"}, hands={A: "caravan"}, stores={A: SETTLEMENT})
    refused(match, A, BuildSettlement(3, "caravan"), "K-36")
    refused(match, A, BuildSettlement(3, "scout"), "K-37")


def test_k37_given_a_card_that_is_not_held_or_built_then_playing_it_is_refused(cards1996: Positions) -> None:
    match = cards1996(row=EACH_THREE, hands={A: "abbey"}, stores={A: "1 ore"})
    refused(match, A, PlayCard("caravan"), "K-37")
    refused(match, A, PlayCard("abbey"), "K-46")


# Alchemist


def test_kx25_ko20_given_the_named_number_4_and_the_club_then_the_attack_comes_first(cards1996: Positions) -> None:
    match = cards1996(
        row=EACH_THREE,
        hands={A: "alchemist"},
        stores={A: "3 ore, 3 wool, 1 lumber", B: "3 ore, 3 wool, 2 grain"},
        rolled=False,
    )
    playing(match, A, "alchemist")
    assert why(match) == (A, "KO-20")
    match.force((3,))
    play(match, A, NameNumber(4))
    assert has(match, A) == "2 lumber + 3 wool + 3 ore"
    assert has(match, B) == "1 wool + 2 grain"
    assert why(match) == (A, "K-25")


def test_kx26_k36_given_the_dice_are_rolled_when_an_alchemist_is_to_be_played_then_it_is_refused(
    cards1996: Positions,
) -> None:
    match = cards1996(row=EACH_THREE, hands={A: "alchemist"})
    refused(match, A, PlayCard("alchemist"), "K-36")


# Black Knight


def test_kx27_k37_given_no_knight_then_a_black_knight_is_refused(cards1996: Positions) -> None:
    match = cards1996(row=EACH_THREE, hands={A: "black_knight"}, cards={B: "abbey above -1, ore_fleet below -1"})
    refused(match, A, PlayCard("black_knight"), "K-37")


def test_kx28_given_the_attacker_has_no_knight_and_rolls_6_then_he_loses_nothing(cards1996: Positions) -> None:
    match = cards1996(row=EACH_THREE, hands={A: "black_knight"}, cards={A: "abbey above -1", B: "conrad above -1"})
    match.force((6,))
    playing(match, A, "black_knight")
    play(match, B, Pass())
    assert cards_at(match, A) == ["abbey above -1"]
    assert cards_at(match, B) == ["conrad above -1"]
    assert look(match).discards[A] == ("black_knight",)
    assert AttackRolled(A, 6, won=False) in match.events_for(None)


def test_kx29_k39_given_a_herb_woman_and_a_3_then_the_attacker_takes_a_knight_back(cards1996: Positions) -> None:
    match = cards1996(
        row=EACH_THREE,
        hands={A: "black_knight", B: "herb_woman"},
        cards={A: "karl above -1, hagen below -1", B: "conrad above -1"},
    )
    match.force((3,))
    playing(match, A, "black_knight")
    assert why(match) == (B, "K-38")
    play(match, B, PlayCard("herb_woman"))
    assert why(match) == (B, "K-39")
    play(match, B, ChooseCard("karl", "above -1"))
    assert hand(match, A) == ["karl"]
    assert cards_at(match, A) == ["hagen below -1"]
    assert look(match).discards == (("black_knight",), ("herb_woman",))


def test_kx30_k39_k40_given_a_herb_woman_and_a_2_then_the_defenders_knight_goes_back(cards1996: Positions) -> None:
    match = cards1996(
        row=EACH_THREE, hands={A: "black_knight", B: "herb_woman"}, cards={B: "conrad above -1"}, stores={B: "1 ore"}
    )
    match.force((2,))
    playing(match, A, "black_knight")
    play(match, B, PlayCard("herb_woman"))
    assert hand(match, B) == ["conrad"]
    assert cards_at(match, B) == []
    assert has(match, B) == "1 ore"


@pytest.mark.parametrize(("number", "won"), [(1, True), (5, True), (6, False)])
def test_k39_ko6_without_protection_1_to_5_wins(cards1996: Positions, number: int, won: bool) -> None:
    match = cards1996(row=EACH_THREE, hands={A: "black_knight"}, cards={A: "hagen above -1", B: "conrad above -1"})
    match.force((number,))
    playing(match, A, "black_knight")
    play(match, B, Pass())
    assert (hand(match, A), hand(match, B)) == (([], ["conrad"]) if won else (["hagen"], []))


def test_kx31_k38_given_the_die_is_rolled_when_a_protection_is_to_be_played_then_it_is_too_late(
    cards1996: Positions,
) -> None:
    match = cards1996(
        row=EACH_THREE, hands={A: "arsonist", B: "bishop"}, cards={B: "abbey above -1, garrison below -1"}
    )
    match.force((1,))
    playing(match, A, "arsonist")
    play(match, B, Pass())
    assert why(match) == (A, "K-39")
    with pytest.raises(NotYourTurn):
        match.play(B, PlayCard("bishop"))


def test_k38_the_defender_is_asked_whether_or_not_he_holds_a_protection(cards1996: Positions) -> None:
    for held in ("herb_woman", "bishop", "scout"):
        match = cards1996(row=EACH_THREE, hands={A: "black_knight", B: held}, cards={B: "conrad above -1"})
        playing(match, A, "black_knight")
        assert why(match) == (B, "K-38")
        answers = [Pass(), PlayCard("herb_woman")] if held == "herb_woman" else [Pass()]
        assert match.legal(B) == answers
        twin = match.redeal(A, seed=1)
        assert why(twin) == (B, "K-38")


def test_k38_the_wrong_protection_is_refused(cards1996: Positions) -> None:
    match = cards1996(row=EACH_THREE, hands={A: "black_knight", B: "bishop"}, cards={B: "conrad above -1"})
    playing(match, A, "black_knight")
    refused(match, B, PlayCard("bishop"), "K-38")
    refused(match, B, PlayCard("herb_woman"), "K-37")


def test_kx32_k61_given_three_cards_in_hand_when_a_knight_returns_then_one_card_goes_under_a_stack_at_once(
    cards1996: Positions,
) -> None:
    match = cards1996(row=EACH_THREE, hands={A: "black_knight", B: "abbey, spy, scout"}, cards={B: "conrad above -1"})
    match.force((1,))
    playing(match, A, "black_knight")
    play(match, B, Pass())
    assert why(match) == (B, "K-61")
    refused(match, B, PutUnder("caravan", 1), "K-61")
    refused(match, B, PutUnder("scout", 6), "K-61")
    refused(match, B, Pass(), "K-61")
    play(match, B, PutUnder("scout", 4))
    assert hand(match, B) == ["abbey", "conrad", "spy"]
    assert why(match) == (A, "K-25")


# Arsonist


def test_kx33_k48_given_only_fleets_and_knights_then_an_arsonist_is_refused(cards1996: Positions) -> None:
    match = cards1996(row=EACH_THREE, hands={A: "arsonist"}, cards={B: "conrad above -1, ore_fleet below -1"})
    refused(match, A, PlayCard("arsonist"), "K-37")


def test_kx34_ko15_given_four_cards_when_the_only_abbey_burns_then_two_go_under_stacks(cards1996: Positions) -> None:
    match = cards1996(
        row=EACH_THREE, hands={A: "arsonist", B: "spy, scout, merchant, karl"}, cards={B: "abbey above -1"}
    )
    assert of(match, B).hand_limit == 4
    match.force((4,))
    playing(match, A, "arsonist")
    play(match, B, Pass())
    assert (of(match, B).hand_limit, of(match, B).hand_size) == (3, 5)
    play(match, B, PutUnder("abbey", 1), PutUnder("karl", 2))
    assert of(match, B).hand_size == 3
    assert why(match) == (A, "K-25")


def test_kx35_given_eleven_points_when_a_library_burns_then_ten_are_left(cards1996: Positions) -> None:
    match = cards1996(**ELEVEN_POINTS, hands={A: "arsonist"})
    assert points(match, B) == 11
    match.force((1,))
    playing(match, A, "arsonist")
    play(match, B, Pass())
    play(match, A, ChooseCard("library", "above -1"))
    assert points(match, B) == 10
    assert hand(match, B) == ["library"]


def test_k39_given_an_arsonist_fails_then_the_defender_chooses_a_building_of_the_attacker(
    cards1996: Positions,
) -> None:
    match = cards1996(
        row=EACH_THREE,
        hands={A: "arsonist"},
        cards={A: "abbey above -1, garrison below -1, conrad above +1", B: "abbey above -1"},
    )
    match.force((6,))
    playing(match, A, "arsonist")
    play(match, B, Pass())
    refused(match, B, ChooseCard("conrad", "above +1"), "K-39")
    play(match, B, ChooseCard("garrison", "below -1"))
    assert hand(match, A) == ["garrison"]


def test_k40_a_lost_card_may_be_built_again_at_full_cost(cards1996: Positions) -> None:
    match = cards1996(
        row=EACH_THREE,
        hands={A: "arsonist"},
        cards={A: "garrison above -1", B: "abbey above -1"},
        stores={A: "1 lumber, 1 brick"},
    )
    match.force((6,))
    playing(match, A, "arsonist")
    play(match, B, Pass())
    assert hand(match, A) == ["garrison"]
    build(match, A, "garrison", "below +1")
    assert (cards_at(match, A), has(match, A)) == (["garrison below +1"], "nothing")


# Brigands


def test_kx36_given_the_opponent_owns_one_resource_then_that_one_is_taken(cards1996: Positions) -> None:
    match = cards1996(row=EACH_THREE, hands={A: "brigands"}, stores={B: "1 ore"})
    match.force((4,))
    playing(match, A, "brigands")
    play(match, B, Pass())
    assert (has(match, A), has(match, B)) == ("1 ore", "nothing")


def test_kx37_k37_given_no_room_for_anything_the_opponent_owns_then_brigands_are_refused(
    cards1996: Positions,
) -> None:
    match = cards1996(row=EACH_THREE, hands={A: "brigands"}, stores={A: "3 ore", B: "2 ore"})
    refused(match, A, PlayCard("brigands"), "K-37")


def test_kx38_given_a_bishop_and_a_5_then_the_defender_takes_two_of_his_choice(cards1996: Positions) -> None:
    match = cards1996(row=EACH_THREE, hands={A: "brigands", B: "bishop"}, stores={A: "2 ore, 2 wool", B: "1 gold"})
    match.force((5,))
    playing(match, A, "brigands")
    play(match, B, PlayCard("bishop"), ChooseResource("ore"), ChooseResource("wool"))
    assert has(match, A) == "1 wool + 1 ore"
    assert has(match, B) == "1 wool + 1 ore + 1 gold"


def test_ko6_given_brigands_win_then_two_resources_of_choice_are_taken_one_after_the_other(
    cards1996: Positions,
) -> None:
    match = cards1996(row=EACH_THREE, hands={A: "brigands"}, stores={A: "2 ore", B: "2 ore, 2 wool"})
    match.force((1,))
    playing(match, A, "brigands")
    play(match, B, Pass())
    play(match, A, ChooseResource("ore"))
    assert has(match, A) == "1 wool + 3 ore"  # room for ore is used up, so the second can only be wool
    assert has(match, B) == "1 wool + 1 ore"


# Spy


def test_kx39_k37_given_an_empty_hand_then_a_spy_is_refused(cards1996: Positions) -> None:
    match = cards1996(row=EACH_THREE, hands={A: "spy"})
    refused(match, A, PlayCard("spy"), "K-37")


def test_kx40_ko8_given_a_karl_is_taken_then_he_may_be_built_at_once(cards1996: Positions) -> None:
    match = cards1996(
        row=EACH_THREE, hands={A: "spy", B: "karl, colossus, scout"}, stores={A: "2 grain, 2 ore, 3 wool"}
    )
    playing(match, A, "spy")
    assert sorted(own(match, A).seen) == ["colossus", "karl", "scout"]
    assert TakeCard("colossus") in match.legal(A)
    refused(match, A, TakeCard("abbey"), "KO-8")
    play(match, A, TakeCard("karl"))
    assert own(match, A).seen == ()
    build(match, A, "karl", "above -1")
    assert cards_at(match, A) == ["karl above -1"]
    assert hand(match, B) == ["colossus", "scout"]


def test_kx41_given_a_card_is_stolen_then_the_victim_refills_at_the_end_of_his_own_next_turn(
    cards1996: Positions,
) -> None:
    match = cards1996(row=EACH_THREE, hands={A: "spy, karl, otto", B: "pippin, colossus, scout"})
    playing(match, A, "spy", TakeCard("pippin"))
    end_turn(match)
    assert why(match) == (A, "K-59")
    play(match, A, Pass())
    assert of(match, B).hand_size == 2
    match.force((1, 1))
    play(match, B, RollDice())
    end_turn(match)
    assert why(match) == (B, "K-57")


# Scout


def test_kx42_given_nine_regions_when_a_scout_is_used_then_two_are_chosen_and_seven_shuffled(
    cards1996: Positions,
) -> None:
    match = cards1996(
        row={A: "road +2", B: "road +2, settlement +3: hills 3 / forest 2"},
        hands={A: "scout"},
        stores={A: SETTLEMENT},
        next_regions="gold field 2, pasture 1, pasture 5",
    )
    play(match, A, BuildSettlement(3, "scout"))
    assert len(own(match, A).seen) == 9
    assert own(match, B).seen == ()
    match.force((6, 5, 4, 3, 2, 1, 0))
    play(match, A, LayRegions("mountains 5", "gold field 2"))
    assert look(match).regions_left == 7
    assert (stored(match, "mountains 5"), stored(match, "gold field 2")) == (0, 0)
    top = match.table.region_stack
    assert {match.table.realm.region_names[region] for region in top[:2]} == {"pasture 1", "pasture 5"}


# Merchant


def test_kx43_given_the_opponent_owns_one_resource_then_one_is_taken_and_one_given_back(
    cards1996: Positions,
) -> None:
    match = cards1996(row=EACH_THREE, hands={A: "merchant"}, stores={A: "1 wool", B: "1 ore"})
    playing(match, A, "merchant")
    assert why(match) == (A, "KO-18")
    play(match, A, Pay(("pasture 3",)))
    assert (has(match, A), has(match, B)) == ("1 ore", "1 wool")


def test_ko18_the_resource_just_taken_may_be_given_back(cards1996: Positions) -> None:
    match = cards1996(row=EACH_THREE, hands={A: "merchant"}, stores={B: "1 ore, 1 wool"})
    playing(match, A, "merchant", ChooseResource("ore"), ChooseResource("wool"), Pay(("mountains 2",)))
    assert (has(match, A), has(match, B)) == ("1 wool", "1 ore")


def test_ko18_the_second_resource_need_not_be_taken(cards1996: Positions) -> None:
    match = cards1996(row=EACH_THREE, hands={A: "merchant"}, stores={A: "1 gold", B: "1 ore, 1 wool"})
    playing(match, A, "merchant", ChooseResource("ore"), Pass(), Pay(("gold field 6",)))
    assert (has(match, A), has(match, B)) == ("1 ore", "1 wool + 1 gold")


def test_kx44_given_the_opponents_fields_are_full_then_another_kind_must_be_given(cards1996: Positions) -> None:
    match = cards1996(row=EACH_THREE, hands={A: "merchant"}, stores={A: "1 grain, 1 lumber", B: "1 ore, 3 grain"})
    playing(match, A, "merchant", ChooseResource("ore"), Pass())
    refused(match, A, Pay(("fields 1",)), "KO-18")
    play(match, A, Pay(("forest 4",)))
    assert has(match, B) == "1 lumber + 3 grain"


# Caravan


def test_kx45_ko19_given_three_lumber_when_two_are_paid_then_two_of_any_kind_are_gained(
    cards1996: Positions,
) -> None:
    match = cards1996(row=EACH_THREE, hands={A: "caravan"}, stores={A: "3 lumber"})
    playing(match, A, "caravan")
    store_in(match, A, "mountains 2", "fields 1")
    assert has(match, A) == "1 lumber + 1 grain + 1 ore"


def test_ko19_given_one_resource_then_a_caravan_is_refused(cards1996: Positions) -> None:
    match = cards1996(row=EACH_THREE, hands={A: "caravan"}, stores={A: "1 lumber"})
    refused(match, A, PlayCard("caravan"), "K-37")
