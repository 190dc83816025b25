"""Exchange of resources: KX-46 to KX-48, K-41 to K-44."""

from __future__ import annotations

from inselreich.core.trade import AcceptTrade, RefuseTrade, TradeWith
from inselreich.principality.moves import BankTrade, CounterTrade, OfferTrade, Pay, Store
from tests.cards1996.positions import A, B, Positions, goods, has, of, play, refused, stored, why

TWO_MOUNTAINS = {A: "road +2, settlement +3: hills 3 / mountains 5"}


def test_kx46_k42_given_two_and_one_lumber_when_three_are_paid_then_one_of_another_kind_is_gained(
    cards1996: Positions,
) -> None:
    match = cards1996(
        row={A: "road +2, settlement +3: forest 2 / hills 3"}, stores={A: "2 forest 4, 1 forest 2, 3 ore"}
    )
    refused(match, A, BankTrade("lumber", "lumber"), "K-42")
    refused(match, A, BankTrade("brick", "wool"), "K-42")
    refused(match, A, BankTrade("lumber", "ore"), "K-12")
    play(match, A, BankTrade("lumber", "wool"))
    assert has(match, A) == "1 wool + 3 ore"


def test_k42_given_several_regions_then_the_owner_chooses_where_it_comes_from_and_goes_to(cards1996: Positions) -> None:
    match = cards1996(row={A: "road +2, settlement +3: forest 2 / mountains 5"}, stores={A: "2 forest 4, 2 forest 2"})
    play(match, A, BankTrade("lumber", "ore"), Pay(("forest 2", "forest 2", "forest 4")))
    refused(match, A, Store("forest 4"), "K-42")
    play(match, A, Store("mountains 5"))
    assert (stored(match, "forest 4"), stored(match, "forest 2"), stored(match, "mountains 5")) == (1, 0, 1)


def test_kx47_k43_given_a_wool_fleet_between_two_mountains_then_two_wool_make_one_of_another_kind_as_often_as_wanted(
    cards1996: Positions,
) -> None:
    match = cards1996(row=TWO_MOUNTAINS, cards={A: "wool_fleet below +3"}, stores={A: "3 wool, 3 lumber"})
    assert of(match, A).rates == {"lumber": 3, "brick": 3, "wool": 2, "grain": 3, "ore": 3, "gold": 3}
    play(match, A, BankTrade("wool", "gold"))
    assert has(match, A) == "3 lumber + 1 wool + 1 gold"
    play(match, A, BankTrade("lumber", "wool"), BankTrade("wool", "gold"))
    assert has(match, A) == "2 gold"


def test_kx48_k44_given_a_mint_and_three_gold_then_three_exchanges_in_one_turn(cards1996: Positions) -> None:
    match = cards1996(row={A: "city -1"}, cards={A: "mint above -1"}, stores={A: "3 gold"})
    for move in (BankTrade("gold", "ore"), BankTrade("gold", "wool"), BankTrade("gold", "grain")):
        play(match, A, move)
    assert has(match, A) == "1 wool + 1 grain + 1 ore"


def test_k44_a_gold_fleet_does_not_spoil_the_mint(cards1996: Positions) -> None:
    match = cards1996(row={A: "city -1"}, cards={A: "gold_fleet above -1, mint above -1"}, stores={A: "1 gold"})
    play(match, A, BankTrade("gold", "ore"))
    assert has(match, A) == "1 ore"


def test_k41_given_terms_both_accept_then_resources_change_hands(cards1996: Positions) -> None:
    match = cards1996(stores={A: "2 lumber, 1 gold", B: "1 ore"})
    play(match, A, OfferTrade(goods("2 lumber, 1 gold"), goods("1 ore")))
    assert why(match) == (B, "K-41")
    play(match, B, AcceptTrade())
    assert (has(match, A), has(match, B)) == ("1 ore", "2 lumber + 1 gold")
    assert why(match) == (A, "K-25")


def test_k41_each_side_chooses_its_regions(cards1996: Positions) -> None:
    match = cards1996(
        row={A: "road +2, settlement +3: forest 2 / hills 3", B: "road +2, settlement +3: mountains 5 / pasture 1"},
        stores={A: "1 forest 4, 1 forest 2", B: "1 mountains 3, 1 mountains 5"},
    )
    play(match, A, OfferTrade(goods("1 lumber"), goods("1 ore")))
    play(match, B, AcceptTrade())
    play(match, A, Pay(("forest 2",)))
    play(match, B, Pay(("mountains 3",)))
    assert (stored(match, "forest 4"), stored(match, "forest 5")) == (1, 1)
    assert (stored(match, "mountains 2"), stored(match, "mountains 5")) == (1, 1)


def test_k41_only_what_is_there_and_fits_may_be_exchanged(cards1996: Positions) -> None:
    match = cards1996(stores={A: "2 lumber, 3 ore", B: "3 lumber, 1 ore, 1 wool"})
    refused(match, A, OfferTrade(goods("3 lumber"), goods("1 wool")), "K-41")
    refused(match, A, OfferTrade(goods("1 lumber"), goods("1 ore")), "K-41")
    play(match, A, OfferTrade(goods("1 lumber"), goods("1 wool")))
    refused(match, B, AcceptTrade(), "K-41")
    play(match, B, RefuseTrade())
    play(match, A, OfferTrade(goods("1 ore"), goods("1 gold")))
    refused(match, B, AcceptTrade(), "K-41")
    refused(match, B, CounterTrade(goods("1 wool"), goods("3 lumber")), "K-41")
    play(match, B, CounterTrade(goods("1 wool"), goods("2 ore")))
    play(match, A, TradeWith(B))
    assert (has(match, A), has(match, B)) == ("2 lumber + 1 wool + 1 ore", "3 lumber + 3 ore")


def test_ko23_each_side_gives_at_least_one_resource(cards1996: Positions) -> None:
    match = cards1996(stores={A: "2 lumber", B: "1 ore"})
    refused(match, A, OfferTrade(goods(""), goods("1 ore")), "KO-23")
    refused(match, A, OfferTrade(goods("1 lumber"), goods("")), "KO-23")


def test_k41_terms_are_free_so_a_kind_may_be_on_both_sides(cards1996: Positions) -> None:
    match = cards1996(stores={A: "3 lumber, 1 ore", B: "3 lumber, 2 wool"})
    play(match, A, OfferTrade(goods("2 lumber, 1 ore"), goods("1 lumber, 2 wool")))
    refused(match, B, AcceptTrade(), "K-41")  # 3 - 1 + 2 lumber do not fit
    play(match, B, CounterTrade(goods("2 lumber, 1 wool"), goods("1 lumber, 1 ore")))
    assert TradeWith(B) not in match.legal(A)  # nor do 3 - 1 + 2 on this side
    play(match, B, OfferTrade(goods("2 lumber, 1 wool"), goods("2 lumber, 1 ore")))
    play(match, A, TradeWith(B))
    assert (has(match, A), has(match, B)) == ("3 lumber + 1 wool", "3 lumber + 1 wool + 1 ore")


def test_k41_a_proposal_that_does_not_fit_any_more_cannot_be_taken(cards1996: Positions) -> None:
    match = cards1996(stores={A: "3 ore, 3 lumber, 2 wool", B: "3 ore, 1 gold"})
    play(match, B, OfferTrade(goods("1 ore"), goods("1 wool")))
    assert TradeWith(B) not in match.legal(A)
    refused(match, A, TradeWith(B), "K-41")
    play(match, A, BankTrade("ore", "brick"))
    play(match, A, TradeWith(B))
    assert (has(match, A), has(match, B)) == ("3 lumber + 1 brick + 1 wool + 1 ore", "1 wool + 2 ore + 1 gold")


def test_k41_the_other_may_propose_in_the_active_seats_main_phase(cards1996: Positions) -> None:
    match = cards1996(stores={A: "2 lumber", B: "1 ore"})
    play(match, B, OfferTrade(goods("1 ore"), goods("1 lumber")))
    assert why(match) == (A, "K-25")
    play(match, A, TradeWith(B))
    assert (has(match, A), has(match, B)) == ("1 lumber + 1 ore", "1 lumber")


def test_k12_what_is_gained_by_choice_goes_to_any_region_with_room(cards1996: Positions) -> None:
    match = cards1996(row=TWO_MOUNTAINS, stores={A: "3 lumber, 3 mountains 2"})
    play(match, A, BankTrade("lumber", "ore"))
    assert stored(match, "mountains 5") == 1
