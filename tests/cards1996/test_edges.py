"""Edges between the rules: empty stacks and hands, limits in both turns, the end in the middle of an effect."""

from __future__ import annotations

import pytest

from inselreich.core.moves import Move
from inselreich.principality.moves import (
    BuildSettlement,
    ChooseResource,
    ChooseStack,
    DrawCard,
    LayRegions,
    NameNumber,
    Pass,
    Pay,
    PutUnder,
    SearchStack,
    Store,
    TakeCard,
)
from tests.cards1996.positions import (
    THREE_POINTS,
    A,
    B,
    Positions,
    cards_at,
    end_turn,
    hand,
    has,
    look,
    of,
    play,
    playing,
    points,
    refused,
    stored,
    throw,
    why,
)

EACH_THREE = {A: THREE_POINTS, B: THREE_POINTS}
TEN_POINTS = "library above -1, colossus above +1, church below -1, bath_house below +1, aqueduct above +1"


def test_k24_k67_given_an_event_brings_the_twelfth_point_then_there_is_no_production_any_more(
    cards1996: Positions,
) -> None:
    match = cards1996(
        row={A: "city -1, city +1"},
        cards={A: f"{TEN_POINTS}, town_hall below +1, hagen below -1", B: "conrad above -1"},
        events="civil_war",
        rolled=False,
    )
    assert points(match, A) == 11
    throw(match, "event_card", 4)
    assert (match.over, points(match, A), stored(match, "forest 4")) == (True, 12, 0)
    assert (cards_at(match, B), "hagen below -1" in cards_at(match, A)) == ([], True)


def test_k54_alchemist_given_the_question_mark_then_the_event_comes_before_the_named_number(
    cards1996: Positions,
) -> None:
    match = cards1996(
        row=EACH_THREE, hands={A: "alchemist"}, cards={B: "abbey above -1"}, events="progress", rolled=False
    )
    match.force((6,))
    playing(match, A, "alchemist", NameNumber(4))
    assert why(match) == (B, "K-54")
    assert stored(match, "forest 4") == 0
    play(match, B, Store("mountains 3"))
    assert (stored(match, "forest 4"), stored(match, "pasture 4")) == (1, 1)


def test_k61_given_the_attacker_loses_his_abbey_then_he_puts_cards_under_stacks_in_his_own_turn(
    cards1996: Positions,
) -> None:
    match = cards1996(
        row=EACH_THREE,
        hands={A: "arsonist, spy, karl, otto"},
        cards={A: "abbey above -1", B: "smithy above +1"},
    )
    match.force((6,))
    playing(match, A, "arsonist")
    play(match, B, Pass())
    assert (why(match), of(match, A).hand_size, of(match, A).hand_limit) == ((A, "K-61"), 4, 3)
    play(match, A, PutUnder("abbey", 1))
    assert why(match) == (A, "K-25")


def test_k65_given_a_smithy_burns_then_the_knight_is_looked_at_again_at_once(cards1996: Positions) -> None:
    match = cards1996(
        row=EACH_THREE, hands={A: "arsonist"}, cards={A: "otto above +1", B: "walther above +1, smithy below +1"}
    )
    assert look(match).tokens["knight"] == B
    match.force((1,))
    playing(match, A, "arsonist")
    play(match, B, Pass())
    assert look(match).tokens["knight"] is None


def test_k51_given_an_empty_hand_then_the_card_taken_is_the_only_one_to_hand_in(cards1996: Positions) -> None:
    match = cards1996(events="master_builder", stacks={2: "karl"}, rolled=False)
    throw(match, "event_card", 1)
    play(match, A, ChooseStack(2), TakeCard("karl"))
    assert match.legal(A) == [PutUnder("karl", 2)]


def test_k51_given_a_full_hand_then_the_card_taken_is_no_surplus(cards1996: Positions) -> None:
    match = cards1996(events="master_builder", hands={A: "spy, otto, scout"}, stacks={2: "karl"}, rolled=False)
    throw(match, "event_card", 1)
    play(match, A, ChooseStack(2), TakeCard("karl"))
    assert why(match) == (A, "KO-17")
    assert len(match.legal(A)) == 4


def test_k62_given_no_cards_in_the_stacks_then_a_master_builder_finds_nothing(cards1996: Positions) -> None:
    match = cards1996(events="master_builder", stacks_are_empty=True, rolled=False)
    throw(match, "event_card", 1)
    assert why(match) == (A, "K-25")


def test_k62_given_the_last_card_is_drawn_then_the_turn_is_over_below_the_limit(cards1996: Positions) -> None:
    match = cards1996(hands={A: "spy"}, stacks_are_empty=True)
    match.table.stacks[2] = [match.table.hands[B].pop()]
    end_turn(match)
    assert match.legal(A) == [DrawCard(3)]
    play(match, A, DrawCard(3))
    assert (why(match), of(match, A).hand_size) == ((B, "K-23"), 2)


def test_k50_given_the_active_seat_holds_the_knight_then_it_chooses_and_the_victim_waits_for_its_own_turn(
    cards1996: Positions,
) -> None:
    match = cards1996(
        hands={A: "spy", B: "karl, otto, hagen"}, cards={A: "conrad above -1"}, events="conflict", rolled=False
    )
    throw(match, "event_card", 1)
    play(match, A, ChooseStack(5), TakeCard("karl"), TakeCard("otto"))
    assert (hand(match, B), why(match)) == (["hagen"], (A, "K-25"))


def test_ko18_given_room_for_one_of_the_only_kind_then_a_merchant_gives_that_one_back(cards1996: Positions) -> None:
    match = cards1996(row=EACH_THREE, hands={A: "merchant"}, stores={A: "2 ore", B: "3 ore"})
    playing(match, A, "merchant")
    assert (has(match, A), has(match, B)) == ("2 ore", "3 ore")


def test_k39_given_brigands_lose_and_have_nothing_then_nothing_is_taken(cards1996: Positions) -> None:
    match = cards1996(row=EACH_THREE, hands={A: "brigands"}, stores={B: "1 ore"})
    match.force((6,))
    playing(match, A, "brigands")
    play(match, B, Pass())
    assert (has(match, A), has(match, B)) == ("nothing", "1 ore")


def test_ko21_given_brigands_win_then_the_loser_chooses_each_region(cards1996: Positions) -> None:
    match = cards1996(
        row={A: THREE_POINTS, B: "city -1, road +2, settlement +3: mountains 5 / hills 3"},
        hands={A: "brigands"},
        stores={B: "2 mountains 3, 2 mountains 5"},
    )
    match.force((1,))
    playing(match, A, "brigands")
    play(match, B, Pass())
    assert why(match) == (B, "KO-21")
    play(match, B, Pay(("mountains 3",)), Pay(("mountains 5",)))
    assert (has(match, A), stored(match, "mountains 3"), stored(match, "mountains 5")) == ("2 ore", 1, 1)


def test_k38_spy_and_merchant_are_no_attacks_that_a_bishop_answers(cards1996: Positions) -> None:
    match = cards1996(row=EACH_THREE, hands={A: "spy, merchant", B: "bishop"}, stores={B: "1 ore, 1 wool"})
    playing(match, A, "merchant")
    assert why(match) == (A, "KO-21")
    play(match, A, ChooseResource("ore"), Pass())
    playing(match, A, "spy")
    assert why(match) == (A, "KO-8")


def test_k14_k15_a_settlement_at_the_left_end_has_its_regions_further_left(cards1996: Positions) -> None:
    match = cards1996(
        row={A: "road -2, road +2"},
        stores={A: "1 lumber, 1 brick, 1 wool, 1 grain"},
        next_regions="hills 3, forest 2",
    )
    assert {BuildSettlement(-3), BuildSettlement(3)} <= {*match.legal(A)}
    play(match, A, BuildSettlement(-3), LayRegions("forest 2", "hills 3"))
    places = {region.region: region.at for region in of(match, A).regions}
    assert (places["forest 2"], places["hills 3"]) == ("upper -4", "lower -4")


REFUSALS: list[tuple[Move, str]] = [
    (Pass(), "'pass' is not possible now: first draw a card"),
    (DrawCard(6), "no card lies in stack 6, but in 1, 2, 3, 4, 5"),
    (SearchStack(1), "looking through a stack costs 2 resources, you have fewer"),
]


@pytest.mark.parametrize(("move", "sentence"), REFUSALS)
def test_k57_what_cannot_be_done_while_refilling_is_told(cards1996: Positions, move: Move, sentence: str) -> None:
    match = cards1996(hands={A: "spy"}, stores={A: "1 ore"})
    end_turn(match)
    assert refused(match, A, move, "K-57").sentence == sentence


def test_k59_the_refusal_of_an_exchange_says_what_is_possible(cards1996: Positions) -> None:
    match = cards1996(hands={A: "spy, karl, otto"})
    end_turn(match)
    told = refused(match, A, DrawCard(1), "K-59").sentence
    assert told == "'draw card 1' is not possible now: first put a card under a stack, or do without"
    told = refused(match, A, PutUnder("spy", 6), "K-59").sentence
    assert told == "this card does not go under stack 6, but under 1, 2, 3, 4, 5"
