"""The hand: KX-65 to KX-69, K-56 to K-62."""

from __future__ import annotations

import pytest

from inselreich import NotYourTurn
from inselreich.principality.moves import Build, DrawCard, Pass, Pay, PutUnder, SearchStack, TakeCard
from tests.cards1996.positions import (
    A,
    B,
    Positions,
    end_turn,
    hand,
    has,
    look,
    of,
    own,
    play,
    refused,
    why,
)


def test_k56_the_limit_is_three_and_one_more_for_each_abbey_and_library(cards1996: Positions) -> None:
    match = cards1996(
        row={A: "city -1", B: "city +1"},
        cards={A: "abbey above -1, abbey below -1, library above -1", B: "library above +1"},
    )
    assert (of(match, A).hand_limit, of(match, B).hand_limit) == (6, 4)


def test_kx65_k57_given_the_first_card_is_searched_then_the_second_may_be_drawn_free_from_the_same_stack(
    cards1996: Positions,
) -> None:
    match = cards1996(hands={A: "spy"}, stacks={3: "karl, abbey, otto"}, stores={A: "1 lumber, 1 ore"})
    end_turn(match)
    assert why(match) == (A, "K-57")
    play(match, A, SearchStack(3))
    assert has(match, A) == "nothing"
    assert own(match, A).seen[:3] == ("karl", "abbey", "otto")
    play(match, A, TakeCard("abbey"))
    refused(match, A, SearchStack(3), "K-57")
    play(match, A, DrawCard(3))
    assert hand(match, A) == ["abbey", "karl", "spy"]
    assert why(match) == (B, "K-23")


def test_k57_the_price_may_be_mixed_and_the_seat_chooses_what_it_pays(cards1996: Positions) -> None:
    match = cards1996(hands={A: "spy, otto"}, stores={A: "2 lumber, 1 ore"})
    end_turn(match)
    play(match, A, SearchStack(1))
    assert why(match) == (A, "K-57")
    refused(match, A, Pay(("mountains 2",)), "K-57")
    refused(match, A, Pay(("mountains 2", "mountains 2")), "K-57")
    play(match, A, Pay(("forest 4", "mountains 2")))
    assert has(match, A) == "1 lumber"
    assert own(match, A).looking_at == "stack 1"


def test_k58_searching_keeps_the_order_of_the_stack(cards1996: Positions) -> None:
    match = cards1996(hands={A: "spy, otto"}, stores={A: "2 lumber"})
    before = match.table.stacks[3][:]
    end_turn(match)
    play(match, A, SearchStack(4))
    card = own(match, A).seen[4]
    play(match, A, TakeCard(card))
    before.remove(before[-5])
    assert match.table.stacks[3] == before


@pytest.mark.parametrize("halls", ["town_hall above -1", "town_hall above -1, town_hall below -1"])
def test_kx66_k57_given_town_halls_then_a_search_costs_one(cards1996: Positions, halls: str) -> None:
    match = cards1996(row={A: "city -1"}, cards={A: halls}, hands={A: "spy, otto"}, stores={A: "1 ore"})
    end_turn(match)
    play(match, A, SearchStack(1))
    assert has(match, A) == "nothing"


def test_kx67_k59_given_nothing_to_draw_then_one_card_may_be_exchanged(cards1996: Positions) -> None:
    match = cards1996(hands={A: "spy, otto, scout"}, stacks={2: "karl"})
    end_turn(match)
    assert why(match) == (A, "K-59")
    play(match, A, PutUnder("otto", 5), DrawCard(2))
    assert hand(match, A) == ["karl", "scout", "spy"]
    assert why(match) == (B, "K-23")


def test_k59_the_exchange_is_optional(cards1996: Positions) -> None:
    match = cards1996(hands={A: "spy, otto, scout"})
    end_turn(match)
    play(match, A, Pass())
    assert hand(match, A) == ["otto", "scout", "spy"]


def test_ko10_the_card_goes_under_one_stack_and_the_new_one_comes_from_any_other(cards1996: Positions) -> None:
    match = cards1996(hands={A: "spy, otto, scout"}, stacks={1: "hagen"}, stores={A: "2 ore"})
    end_turn(match)
    play(match, A, PutUnder("otto", 5), SearchStack(1), TakeCard("hagen"))
    assert hand(match, A) == ["hagen", "scout", "spy"]


def test_kx68_ko14_given_a_card_was_drawn_when_an_exchange_is_wanted_then_it_is_refused(cards1996: Positions) -> None:
    match = cards1996(hands={A: "spy, otto"})
    end_turn(match)
    refused(match, A, Pass(), "K-57")
    refused(match, A, PutUnder("spy", 1), "K-57")
    play(match, A, DrawCard(1))
    assert why(match) == (B, "K-23")
    with pytest.raises(NotYourTurn):
        match.play(A, PutUnder("spy", 1))


def test_kx69_k60_given_a_knight_was_drawn_then_he_is_built_in_a_later_turn_only(cards1996: Positions) -> None:
    match = cards1996(hands={A: "spy, otto"}, stacks={1: "siegfried"}, stores={A: "1 ore"})
    end_turn(match)
    play(match, A, DrawCard(1))
    with pytest.raises(NotYourTurn):
        match.play(A, Build("siegfried", "above -1"))


def test_k61_surplus_goes_under_any_stacks_of_the_owners_choice(cards1996: Positions) -> None:
    match = cards1996(hands={A: "spy, otto, scout"}, cards={A: "conrad above -1"}, events="civil_war", rolled=False)
    match.force((5, 1))
    play(match, A, match.legal(A)[0])
    assert why(match) == (A, "K-61")
    assert len(match.legal(A)) == 4 * 5
    play(match, A, PutUnder("conrad", 2))
    assert of(match, A).hand_size == 3


def test_k62_an_empty_stack_stays_a_stack_and_if_all_are_empty_no_card_is_drawn(cards1996: Positions) -> None:
    match = cards1996(hands={A: "spy"}, stacks_are_empty=True)
    end_turn(match)
    assert why(match) == (B, "K-23")
    assert hand(match, A) == ["spy"]
    assert look(match).stacks == (0, 0, 0, 0, 0)
    full = cards1996(active=B, hands={B: "spy, otto, scout"}, stacks_are_empty=True)
    end_turn(full)
    play(full, B, PutUnder("otto", 4))
    assert full.legal(B) == [DrawCard(4)]
    refused(full, B, DrawCard(1), "K-57")
    play(full, B, DrawCard(4))
    assert hand(full, B) == ["otto", "scout", "spy"]
