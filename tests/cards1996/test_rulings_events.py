"""Event cards: KX-53 to KX-64, K-49 to K-55."""

from __future__ import annotations

from inselreich.principality.events import EventRevealed
from inselreich.principality.moves import (
    ChooseCard,
    ChooseStack,
    Pass,
    PutUnder,
    TakeCard,
)
from tests.cards1996.positions import (
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
    refused,
    store_in,
    stored,
    throw,
    why,
)

REGIONS_OF_A = "1 forest 4, 1 gold field 6, 1 fields 1, 1 hills 5, 1 pasture 3, 1 mountains 2"
REGIONS_OF_B = "1 forest 5, 1 gold field 1, 1 fields 2, 1 hills 6, 1 pasture 4, 1 mountains 3"
NO_FIELDS = REGIONS_OF_A.replace("1 fields 1", "3 fields 1")
"""A roll of 1 adds nothing to these."""


# Plague


def test_kx53_k52_given_a_region_between_two_cities_one_with_a_bath_house_then_it_loses_nothing(
    cards1996: Positions,
) -> None:
    match = cards1996(
        row={A: "city -1, city +1"},
        cards={A: "bath_house above -1"},
        stores={A: REGIONS_OF_A},
        events="plague",
        rolled=False,
    )
    throw(match, "event_card", 4)
    assert (stored(match, "gold field 6"), stored(match, "pasture 3"), stored(match, "hills 5")) == (1, 1, 1)
    assert (stored(match, "fields 1"), stored(match, "mountains 2")) == (0, 0)


def test_kx54_k52_given_a_region_between_two_unprotected_cities_then_it_loses_one(cards1996: Positions) -> None:
    match = cards1996(row={A: "city -1, city +1"}, stores={A: "2 gold, 1 lumber"}, events="plague", rolled=False)
    throw(match, "event_card", 1)
    assert (stored(match, "gold field 6"), stored(match, "forest 4")) == (1, 0)


def test_kx55_k52_given_an_aqueduct_then_none_of_its_owners_regions_loses_anything_but_the_opponents_do(
    cards1996: Positions,
) -> None:
    match = cards1996(
        row={A: "city -1, city +1", B: "city +1"},
        cards={A: "aqueduct above -1"},
        stores={A: NO_FIELDS, B: REGIONS_OF_B},
        events="plague",
        rolled=False,
    )
    throw(match, "event_card", 1)
    assert has(match, A) == "1 lumber + 1 brick + 1 wool + 3 grain + 1 ore + 1 gold"
    assert has(match, B) == "1 lumber + 1 brick + 1 gold"  # the gold field produced again


def test_k52_settlements_are_not_affected(cards1996: Positions) -> None:
    match = cards1996(stores={A: NO_FIELDS}, events="plague", rolled=False)
    throw(match, "event_card", 1)
    assert has(match, A) == "1 lumber + 1 brick + 1 wool + 3 grain + 1 ore + 1 gold"


# Productive Year, Progress, Year End


def test_kx56_k53_given_a_region_between_two_garrisons_then_it_gains_two(cards1996: Positions) -> None:
    match = cards1996(
        cards={A: "garrison above -1, garrison above +1"},
        stores={A: "1 gold"},
        events="productive_year",
        rolled=False,
    )
    throw(match, "event_card", 2)
    assert (stored(match, "gold field 6"), stored(match, "forest 4"), stored(match, "fields 1")) == (3, 1, 1)


def test_k53_a_productive_year_fills_no_region_beyond_three(cards1996: Positions) -> None:
    match = cards1996(cards={B: "garrison below -1"}, stores={B: "3 wool"}, events="productive_year", rolled=False)
    throw(match, "event_card", 1)
    assert has(match, B) == "1 brick + 3 wool + 1 gold"


def test_kx57_k54_given_two_abbeys_and_a_library_then_three_resources_of_choice(cards1996: Positions) -> None:
    match = cards1996(
        row={A: "city -1", B: "city -1"},
        cards={A: "abbey above -1, abbey below -1, library above -1", B: "library above -1"},
        events="progress",
        rolled=False,
    )
    throw(match, "event_card", 6)
    store_in(match, A, "mountains 2", "mountains 2", "fields 1")
    assert why(match) == (B, "K-54")
    store_in(match, B, "fields 2")
    assert has(match, A) == "1 grain + 2 ore + 1 gold"
    assert has(match, B) == "1 brick + 1 grain"


def test_kx64_k55_ko24_given_year_end_then_all_ten_events_are_shuffled_and_no_other_is_drawn(
    cards1996: Positions,
) -> None:
    match = cards1996(events="year_end, plague", rolled=False)
    match.force((5, 1), tuple(range(10)))
    play(match, A, match.legal(A)[0])
    assert [event.card for event in match.events_for(A) if isinstance(event, EventRevealed)] == ["year_end"]
    assert (look(match).events_left, look(match).event) == (10, None)
    cards = match.table.realm.catalogue.cards
    assert cards[match.table.event_stack[-1]].id == "year_end"  # the forced order left it on top
    assert why(match) == (A, "K-25")


# Civil War


def test_kx58_k49_given_a_church_then_its_units_cannot_be_chosen(cards1996: Positions) -> None:
    match = cards1996(
        row={B: "city -1"},
        cards={A: "karl above -1, ore_fleet below -1", B: "wool_fleet above -1, church below -1"},
        events="civil_war",
        rolled=False,
    )
    throw(match, "event_card", 1)
    assert why(match)[0] == B
    play(match, B, ChooseCard("karl", "above -1"))
    assert cards_at(match, A) == ["ore_fleet below -1"]
    assert sorted(cards_at(match, B)) == ["church below -1", "wool_fleet above -1"]
    assert hand(match, A) == ["karl"]


def test_ko7_k49_the_other_player_chooses_the_unit_and_the_active_seat_chooses_first(cards1996: Positions) -> None:
    match = cards1996(
        cards={A: "karl above -1, ore_fleet below -1", B: "wool_fleet above -1, conrad below -1"},
        events="civil_war",
        rolled=False,
    )
    throw(match, "event_card", 1)
    assert why(match)[0] == A
    refused(match, A, ChooseCard("karl", "above -1"), "K-49")
    play(match, A, ChooseCard("conrad", "below -1"))
    assert why(match)[0] == B
    play(match, B, ChooseCard("ore_fleet", "below -1"))
    assert (hand(match, A), hand(match, B)) == (["ore_fleet"], ["conrad"])


def test_kx59_ko26_given_three_cards_when_a_knight_is_taken_back_then_one_goes_under_and_he_may_be_rebuilt(
    cards1996: Positions,
) -> None:
    match = cards1996(
        hands={A: "spy, scout, merchant"},
        cards={A: "conrad above -1"},
        stores={A: "1 ore"},
        events="civil_war",
        rolled=False,
    )
    throw(match, "event_card", 1)
    assert why(match) == (A, "K-61")
    play(match, A, PutUnder("spy", 5))
    assert hand(match, A) == ["conrad", "merchant", "scout"]
    build(match, A, "conrad", "below +1")
    assert cards_at(match, A) == ["conrad below +1"]


# Conflict


def test_kx60_k50_given_nobody_holds_the_knight_then_nothing_happens(cards1996: Positions) -> None:
    match = cards1996(hands={A: "spy", B: "scout"}, events="conflict", rolled=False)
    throw(match, "event_card", 1)
    assert (hand(match, A), hand(match, B)) == (["spy"], ["scout"])
    assert why(match) == (A, "K-25")


def test_kx61_k50_given_the_victim_has_one_card_then_that_card_is_taken(cards1996: Positions) -> None:
    match = cards1996(hands={B: "scout"}, cards={A: "conrad above -1"}, events="conflict", rolled=False)
    throw(match, "event_card", 1)
    assert own(match, A).seen == ("scout",)
    play(match, A, ChooseStack(3), TakeCard("scout"))
    assert hand(match, B) == []
    table = match.table
    assert table.realm.catalogue.cards[table.stacks[2][0]].id == "scout"
    assert own(match, A).seen == ()


def test_ko16_k50_both_cards_go_under_one_stack_and_the_active_victim_refills_this_turn(
    cards1996: Positions,
) -> None:
    match = cards1996(hands={A: "spy, karl, abbey"}, cards={B: "conrad above -1"}, events="conflict", rolled=False)
    throw(match, "event_card", 1)
    assert why(match) == (B, "KO-16")
    play(match, B, ChooseStack(2), TakeCard("karl"))
    refused(match, B, TakeCard("karl"), "K-50")
    play(match, B, TakeCard("spy"))
    cards = match.table.realm.catalogue.cards
    assert [cards[number].id for number in match.table.stacks[1][:2]] == ["spy", "karl"]
    assert hand(match, A) == ["abbey"]
    end_turn(match)
    assert why(match) == (A, "K-57")


def test_k69_k50_the_victim_does_not_learn_in_which_order_the_cards_lie_under_the_stack(cards1996: Positions) -> None:
    told = []
    for order in (("karl", "spy"), ("spy", "karl")):
        match = cards1996(hands={A: "spy, karl, abbey"}, cards={B: "conrad above -1"}, events="conflict", rolled=False)
        throw(match, "event_card", 1)
        play(match, B, ChooseStack(2), TakeCard(order[0]))
        between = match.view(A)
        play(match, B, TakeCard(order[1]))
        told.append((between, match.view(A), list(match.events_for(A))))
    assert told[0] == told[1]


def test_k50_given_two_equal_cards_then_both_may_be_chosen(cards1996: Positions) -> None:
    match = cards1996(hands={A: "spy, spy, abbey"}, cards={B: "conrad above -1"}, events="conflict", rolled=False)
    throw(match, "event_card", 1)
    play(match, B, ChooseStack(2), TakeCard("spy"))
    assert {*match.legal(B)} == {TakeCard("abbey"), TakeCard("spy")}
    play(match, B, TakeCard("spy"))
    assert hand(match, A) == ["abbey"]


# Master Builder


def test_kx62_k51_given_a_stack_the_active_seat_chose_then_the_opponent_must_choose_another(
    cards1996: Positions,
) -> None:
    match = cards1996(events="master_builder", stacks={1: "karl, abbey"}, rolled=False)
    throw(match, "event_card", 1)
    play(match, A, ChooseStack(1), TakeCard("karl"), PutUnder("karl", 1))
    assert why(match) == (B, "K-51")
    refused(match, B, ChooseStack(1), "K-51")
    play(match, B, Pass())
    assert why(match) == (A, "K-25")


def test_kx63_k51_given_a_card_is_taken_when_that_very_card_is_handed_in_then_the_hand_is_unchanged(
    cards1996: Positions,
) -> None:
    match = cards1996(events="master_builder", hands={A: "spy, scout"}, stacks={1: "karl"}, rolled=False)
    throw(match, "event_card", 1)
    play(match, A, ChooseStack(1), TakeCard("karl"))
    play(match, A, PutUnder("karl", 1))
    assert hand(match, A) == ["scout", "spy"]


def test_ko17_k51_a_card_is_handed_in_under_the_stack_that_was_searched_and_taking_is_optional(
    cards1996: Positions,
) -> None:
    match = cards1996(events="master_builder", hands={A: "spy"}, stacks={1: "karl", 2: "otto"}, rolled=False)
    sizes = look(match).stacks
    throw(match, "event_card", 1)
    play(match, A, ChooseStack(1), TakeCard("karl"))
    assert why(match) == (A, "KO-17")
    refused(match, A, PutUnder("spy", 2), "KO-17")
    play(match, A, PutUnder("spy", 1))
    play(match, B, ChooseStack(2), Pass())
    assert (hand(match, A), of(match, B).hand_size) == (["karl"], 0)
    assert look(match).stacks == sizes
