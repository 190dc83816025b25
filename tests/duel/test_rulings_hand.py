"""The end of the turn, hand and stacks: DX-62 to DX-72, D-73 to D-80, D-99 to D-101."""

from __future__ import annotations

from inselreich.games.duel.realm import REALM
from inselreich.principality.events import CardGot, CardPutUnder, StackSearched
from inselreich.principality.moves import (
    BuildSettlement,
    DrawCard,
    EndTurn,
    Pass,
    Pay,
    PlayCard,
    PutUnder,
    SearchStack,
    Store,
    TakeCard,
)
from tests.duel.positions import (
    A,
    B,
    Positions,
    draw_and_keep,
    hand,
    has,
    kinds_of_moves,
    look,
    of,
    own,
    play,
    playing,
    refused,
    throw,
    why,
)

THREE = "austin, inga, harald"


def test_dx62_d73_an_abbey_allows_four_cards(duel: Positions) -> None:
    match = duel(cards={A: "abbey above -1"}, hands={A: THREE})
    assert of(match, A).hand_limit == 4
    play(match, A, EndTurn())
    assert why(match) == (A, "D-74")
    play(match, A, DrawCard(2))
    assert of(match, A).hand_size == 4
    assert why(match) == (A, "D-76")


def test_dx64_d74_do13_two_missing_cards_are_drawn_from_any_stacks_and_none_is_searched(duel: Positions) -> None:
    match = duel(hands={A: "austin"}, stores={A: "3 ore"}, stacks={1: "scout", 3: "abbey"})
    play(match, A, EndTurn())
    refused(match, A, SearchStack(1), "D-74")
    refused(match, A, Pass(), "D-74")
    assert kinds_of_moves(match, A) == {"draw_card"}
    play(match, A, DrawCard(1), DrawCard(3))
    assert hand(match, A) == ["abbey", "austin", "scout"]


def test_d75_the_surplus_goes_under_stacks_by_own_choice(duel: Positions) -> None:
    match = duel(hands={A: f"{THREE}, siglind, osmund"})
    play(match, A, EndTurn())
    assert why(match) == (A, "D-75")
    refused(match, A, Pass(), "D-75")
    play(match, A, PutUnder("osmund", 4), PutUnder("inga", 1))
    assert hand(match, A) == ["austin", "harald", "siglind"]
    assert REALM.catalogue.cards[match.table.stacks[3][0]].id == "osmund"
    assert why(match) == (A, "D-76")


def test_dx65_d76_given_three_drawn_cards_then_one_may_still_be_exchanged(duel: Positions) -> None:
    match = duel(stacks={1: "scout, abbey, inga"})
    play(match, A, EndTurn(), *[DrawCard(1)] * 3)
    assert PutUnder("abbey", 2) in match.legal(A)
    play(match, A, PutUnder("abbey", 2), DrawCard(4))
    assert look(match).active == B
    assert of(match, A).hand_size == 3
    assert "abbey" not in hand(match, A)


def test_dx66_do14_do15_given_two_resources_then_any_stack_is_searched_also_the_one_just_used(
    duel: Positions,
) -> None:
    match = duel(hands={A: THREE}, stores={A: "1 lumber, 2 ore"})
    play(match, A, EndTurn(), PutUnder("inga", 1), SearchStack(1), Pay(("forest 2", "mountains 5")))
    assert why(match) == (A, "D-76")
    refused(match, A, Pass(), "D-76")  # DO-14: a card must be taken
    order = match.table.stacks[0][:]
    assert list(own(match, A).seen)[-1] == "inga"
    assert own(match, B).seen == ()
    play(match, A, TakeCard("inga"))
    assert hand(match, A) == ["austin", "harald", "inga"]
    assert match.table.stacks[0] == order[1:]
    assert has(match, A) == "1 ore"


def test_d80_a_search_keeps_the_order_of_the_stack(duel: Positions) -> None:
    match = duel(hands={A: THREE}, stores={A: "2 ore"}, stacks={2: "scout, abbey, goldsmith"})
    before = match.table.stacks[1][:]
    play(match, A, EndTurn(), PutUnder("inga", 1), SearchStack(2), TakeCard("abbey"))
    before.remove(REALM.catalogue["abbey"].number)
    assert match.table.stacks[1] == before


def test_dx67_d77_given_a_parish_hall_then_the_search_costs_one(duel: Positions) -> None:
    match = duel(cards={A: "parish_hall above -1"}, hands={A: THREE}, stores={A: "1 ore"})
    play(match, A, EndTurn(), PutUnder("inga", 1), SearchStack(2))
    assert has(match, A) == "nothing"
    without = duel(hands={A: THREE}, stores={A: "1 ore"})
    play(without, A, EndTurn(), PutUnder("inga", 1))
    refused(without, A, SearchStack(2), "D-76")


def test_d76_given_a_gold_and_an_ore_then_any_two_resources_pay(duel: Positions) -> None:
    match = duel(hands={A: THREE}, stores={A: "1 gold, 2 wool"})
    play(match, A, EndTurn(), PutUnder("inga", 1), SearchStack(2), Pay(("gold field 1", "pasture 4")))
    assert has(match, A) == "1 wool"


def test_dx68_d78_given_a_scout_is_drawn_at_the_end_then_it_serves_in_the_next_own_turn(duel: Positions) -> None:
    stores = {A: "1 lumber, 1 brick, 1 wool, 1 grain"}
    match = duel(row={A: "road +2"}, hands={A: "austin, inga"}, stores=stores, stacks={1: "scout"})
    play(match, A, EndTurn(), DrawCard(1))
    refused(match, A, PlayCard("scout"), "D-76")
    refused(match, A, BuildSettlement(3, played_with="scout"), "D-76")
    play(match, A, Pass())
    throw(match, "trade", 5)
    play(match, B, EndTurn())
    draw_and_keep(match, B, 2, 2, 2)
    throw(match, "trade", 5)
    assert BuildSettlement(3, played_with="scout") in match.legal(A)


def test_dx71_d100_given_empty_stacks_then_nothing_is_drawn_and_a_card_makes_a_new_stack(duel: Positions) -> None:
    match = duel(hands={A: "austin, inga"}, stacks_are_empty=True)
    play(match, A, EndTurn())
    assert why(match) == (A, "D-76")
    play(match, A, PutUnder("inga", 3))
    refused(match, A, DrawCard(1), "D-74")
    assert match.legal(A) == [DrawCard(3)]
    play(match, A, DrawCard(3))
    assert hand(match, A) == ["austin", "inga"]


def test_dx72_d101_d171_players_see_only_the_last_of_the_discards(duel: Positions) -> None:
    match = duel(hands={A: "merchant_caravan, goldsmith"}, stores={A: "3 gold, 2 ore"})
    playing(match, A, "goldsmith", Store("forest 2"), Store("forest 2"))
    playing(match, A, "merchant_caravan", Pay(("forest 2", "forest 2")), Store("hills 3"), Store("hills 3"))
    for seat in (A, B, None):
        assert look(match, seat).discards == (("merchant_caravan",),)
        assert look(match, seat).discard_sizes == (2,)


def test_d99_in_the_introductory_game_all_stacks_take_all_cards(duel: Positions) -> None:
    match = duel(hands={A: THREE})
    play(match, A, EndTurn())
    stacks = {move.stack for move in match.legal(A) if isinstance(move, PutUnder)}
    assert stacks == {1, 2, 3, 4}
    refused(match, A, PutUnder("inga", 5), "D-99")
    refused(match, A, PutUnder("siglind", 1), "D-76")


def test_d170_the_other_learns_which_stack_and_never_which_card(duel: Positions) -> None:
    match = duel(hands={A: THREE}, stores={A: "2 ore"}, stacks={2: "scout"})
    play(match, A, EndTurn(), PutUnder("inga", 1), SearchStack(2), TakeCard("scout"))
    told = match.events_for(B)
    assert [each.stack for each in told if isinstance(each, StackSearched)] == [2]
    assert [each.stack for each in told if isinstance(each, CardPutUnder)] == [1]
    assert not any(isinstance(each, CardGot) for each in told)


def test_d169_d172_d174_hands_are_secret_and_all_else_is_public(duel: Positions) -> None:
    match = duel(hands={A: THREE, B: "scout"}, cards={B: "abbey above -1"}, stores={B: "2 ore"})
    seen = look(match, A)
    assert seen.own is not None
    assert sorted(seen.own.hand) == sorted(THREE.split(", "))
    other = seen.seats[B]
    assert (other.hand_size, other.resources.counts[4]) == (1, 2)
    assert [each.card for each in other.cards] == ["abbey"]
    assert look(match).own is None
    hands = {tuple(sorted(match.redeal(A, seed).table.hands[B])) for seed in range(30)}
    assert len(hands) > 5
