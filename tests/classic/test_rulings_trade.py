"""Trade over sea and among the seats: CR-40 to CR-51 and the rules C-57 to C-66."""

from __future__ import annotations

import pytest

from inselreich import MalformedMove
from inselreich.core.trade import AcceptTrade, RefuseProposal, RefuseTrade, TradeFailed, TradeWith, WithdrawTrade
from inselreich.games.classic.events import Traded
from inselreich.games.classic.moves import (
    BuildCity,
    BuildRoad,
    BuildSettlement,
    BuyDevelopment,
    CounterTrade,
    OfferTrade,
    PlayMonopoly,
    SeaTrade,
)
from tests.classic.positions import (
    A,
    B,
    C,
    D,
    Positions,
    cards,
    look,
    next_turn,
    supply,
)
from tests.support.words import hand, kinds_of_moves, refused


def offer(give: str, take: str, *to: int) -> OfferTrade:
    return OfferTrade(cards(give), cards(take), to)


# Sea trade


def test_cr40_given_four_ore_and_no_harbour_then_four_buy_a_lumber_and_three_do_not(classic: Positions) -> None:
    """C-61."""
    match = classic(hands={A: "4 ore"})
    refused(match, A, SeaTrade("ore", 3, "lumber"), rule="C-61")
    match.play(A, SeaTrade("ore", 4, "lumber"))
    assert hand(match, A) == cards("1 lumber")
    assert (supply(match).ore, supply(match).lumber) == (19, 18)


def test_c61_cards_that_are_not_held_cannot_be_returned(classic: Positions) -> None:
    match = classic(hands={A: "3 ore"})
    refused(match, A, SeaTrade("ore", 4, "lumber"), rule="C-61")


def test_cr41_given_a_harbour_3_to_1_then_three_of_a_kind_buy_one_and_a_mixture_does_not(classic: Positions) -> None:
    """C-62: a mixture cannot even be said; two of a kind are too few."""
    match = classic(settlements={A: "H11-S5-S6"}, hands={A: "5 wool, 1 ore"})
    refused(match, A, SeaTrade("wool", 2, "grain"), rule="C-62")
    match.play(A, SeaTrade("wool", 3, "ore"))
    assert hand(match, A) == cards("2 wool, 2 ore")
    refused(match, A, SeaTrade("wool", 3, "grain"), rule="C-61")
    with pytest.raises(MalformedMove):
        match.game.reader.from_data({"type": "sea_trade", "give": ["wool", "wool", "ore"], "count": 3, "take": "grain"})


def test_cr42_given_only_the_wool_harbour_then_three_ore_buy_nothing(classic: Positions) -> None:
    """C-63: no right to 3:1 for other kinds."""
    match = classic(settlements={A: "H15-S7-S8"}, hands={A: "2 wool, 7 ore"})
    refused(match, A, SeaTrade("ore", 3, "grain"), rule="C-61")
    match.play(A, SeaTrade("wool", 2, "grain"))
    match.play(A, SeaTrade("ore", 4, "grain"))
    assert hand(match, A) == cards("2 grain, 3 ore")


def test_c63_given_a_3_to_1_and_a_2_to_1_harbour_then_each_kind_has_its_rate(classic: Positions) -> None:
    match = classic(settlements={A: "H15-S7-S8, H11-S5-S6"})
    assert look(match).seats[A].sea_rates == {"lumber": 3, "brick": 3, "wool": 2, "grain": 3, "ore": 3}


def test_c63_given_all_five_special_harbours_then_three_of_a_kind_still_need_a_3_to_1(classic: Positions) -> None:
    """C-62: five times 2:1 is no 3:1."""
    special = "H1-H2-S2, H6-S4-S5, H15-S7-S8, H12-S13-S14, H3-S16-S17"
    match = classic(settlements={A: special}, hands={A: "3 wool"})
    refused(match, A, SeaTrade("wool", 3, "ore"), rule="C-63")
    match = classic(settlements={A: special}, cities={A: "H16-S11-S12"}, hands={A: "3 wool"})
    match.play(A, SeaTrade("wool", 3, "ore"))
    assert hand(match, A) == cards("1 ore")


@pytest.mark.parametrize("count", [2, 3, 4])
def test_c61_a_worse_rate_than_the_best_stays_open(classic: Positions, count: int) -> None:
    """C-62: nobody is forced to use a harbour, but only the best rate is listed."""
    match = classic(settlements={A: "H15-S7-S8, H11-S5-S6"}, hands={A: "4 wool"})
    assert {move.count for move in match.legal(A) if isinstance(move, SeaTrade)} == {2}
    match.play(A, SeaTrade("wool", count, "ore"))
    assert hand(match, A).wool == 4 - count


@pytest.mark.parametrize(("site", "count"), [("H11-S5-S6", 3), ("H11-S6-S7", 3), ("H11-H15-S7", 4), ("H6-H11-S5", 4)])
def test_c64_a_harbour_has_two_sites_and_works_from_either(classic: Positions, site: str, count: int) -> None:
    match = classic(cities={A: site}, hands={A: "4 wool"})
    assert {move.count for move in match.legal(A) if isinstance(move, SeaTrade)} == {count}


def test_cr43_given_a_new_settlement_at_a_3_to_1_harbour_then_it_works_from_the_owners_next_turn(
    classic: Positions,
) -> None:
    """C-66."""
    match = classic(
        settlements={A: "H6-H11-S5"}, roads={A: "H11-S5, H11-S6"}, hands={A: "4 lumber, 1 brick, 4 wool, 1 grain"}
    )
    match.play(A, BuildSettlement("H11-S6-S7"))
    refused(match, A, SeaTrade("wool", 3, "ore"), rule="C-61")
    assert look(match).seats[A].sea_rates["wool"] == 4
    for _ in (B, C, D, A):
        next_turn(match, 12)
    match.play(A, SeaTrade("wool", 3, "ore"))


def test_cr44_given_an_older_3_to_1_harbour_then_3_to_1_goes_on_in_the_turn_of_the_new_one(
    classic: Positions,
) -> None:
    """C-66."""
    match = classic(
        settlements={A: "H6-H11-S5, H0-S0-S1"}, roads={A: "H11-S5, H11-S6"},
        hands={A: "1 lumber, 1 brick, 4 wool, 1 grain"},
    )  # fmt: skip
    match.play(A, BuildSettlement("H11-S6-S7"))
    match.play(A, SeaTrade("wool", 3, "ore"))


def test_c66_given_an_older_3_to_1_harbour_then_a_new_2_to_1_harbour_still_waits(classic: Positions) -> None:
    match = classic(
        settlements={A: "H0-S0-S1"}, roads={A: "H11-H15, H15-S7"}, hands={A: "1 lumber, 1 brick, 4 wool, 1 grain"}
    )
    match.play(A, BuildSettlement("H15-S7-S8"))
    refused(match, A, SeaTrade("wool", 2, "ore"), rule="C-62")
    match.play(A, SeaTrade("wool", 3, "ore"))


def test_cr45_given_an_old_harbour_settlement_when_it_becomes_a_city_then_the_harbour_works_on(
    classic: Positions,
) -> None:
    """C-66."""
    match = classic(settlements={A: "H11-S6-S7"}, hands={A: "3 ore, 2 grain, 3 wool"})
    match.play(A, BuildCity("H11-S6-S7"))
    match.play(A, SeaTrade("wool", 3, "ore"))


def test_c66_a_city_in_place_of_a_settlement_of_this_turn_does_not_open_its_harbour(classic: Positions) -> None:
    """C-74."""
    match = classic(
        settlements={A: "H6-H11-S5"}, roads={A: "H11-S5, H11-S6"},
        hands={A: "1 lumber, 1 brick, 4 wool, 3 grain, 3 ore"},
    )  # fmt: skip
    match.play(A, BuildSettlement("H11-S6-S7"))
    match.play(A, BuildCity("H11-S6-S7"))
    refused(match, A, SeaTrade("wool", 3, "ore"), rule="C-61")


def test_cr46_given_no_grain_in_the_supply_when_four_ore_shall_buy_it_then_nothing_changes(classic: Positions) -> None:
    """C-65."""
    match = classic(hands={A: "4 ore"}, supply="0 grain")
    refused(match, A, SeaTrade("ore", 4, "grain"), rule="C-65")


def test_cr47_four_ore_for_an_ore_is_no_trade(classic: Positions) -> None:
    """C-65."""
    match = classic(hands={A: "4 ore"})
    refused(match, A, SeaTrade("ore", 4, "ore"), rule="C-65")


# Trade among the seats


def test_c57_only_the_seat_whose_turn_it_is_trades_with_the_supply(classic: Positions) -> None:
    match = classic(hands={B: "4 ore"})
    refused(match, B, SeaTrade("ore", 4, "wool"), rule="C-58")


def test_c57_only_resource_cards_can_be_named_in_a_trade(classic: Positions) -> None:
    read = classic().game.reader.from_data
    read({"type": "offer_trade", "give": {"ore": 1}, "take": {"wool": 1}, "to": []})
    for thing in ("knight", "road", "longest_road", "promise"):
        with pytest.raises(MalformedMove):
            read({"type": "offer_trade", "give": {"ore": 1}, "take": {thing: 1}, "to": []})


def test_c58_one_seat_is_asked_says_yes_and_the_cards_change_hands_at_once(classic: Positions) -> None:
    """C-60: an offer to a single seat needs no second word."""
    match = classic(hands={A: "2 ore", B: "3 wool"})
    match.play(A, offer("2 ore", "3 wool", B))
    assert match.waiting_for == (B,)
    match.play(B, AcceptTrade())
    assert (hand(match, A), hand(match, B)) == (cards("3 wool"), cards("2 ore"))
    assert match.events[-1] == Traded(A, B, cards("2 ore"), cards("3 wool"))


def test_c58_of_several_who_accept_the_seat_chooses_its_partner(classic: Positions) -> None:
    match = classic(hands={A: "1 ore", B: "1 wool", C: "1 wool", D: "1 grain"})
    match.play(A, offer("1 ore", "1 wool"))
    assert match.waiting_for == (B, C, D)
    match.play(C, AcceptTrade())
    refused(match, A, TradeWith(B), rule="C-58")
    match.play(B, AcceptTrade())
    match.play(D, RefuseTrade())
    assert match.legal(A) == [TradeWith(B), TradeWith(C), WithdrawTrade()]
    match.play(A, TradeWith(C))
    assert [str(hand(match, seat)) for seat in (A, B, C)] == ["1 wool", "1 wool", "1 ore"]
    assert look(match).deal is None


def test_c58_an_offer_that_nobody_wants_is_over_and_the_turn_goes_on(classic: Positions) -> None:
    match = classic(hands={A: "1 ore", B: "1 wool"})
    match.play(A, offer("1 ore", "1 wool", B, C))
    match.play(B, RefuseTrade())
    match.play(C, RefuseTrade())
    assert look(match).deal is None
    assert match.decisions[A].why == "C-37"


def test_c58_an_offer_can_be_taken_back_before_all_have_answered(classic: Positions) -> None:
    match = classic(hands={A: "1 ore", B: "1 wool"})
    match.play(A, offer("1 ore", "1 wool"))
    match.play(B, AcceptTrade())
    match.play(A, WithdrawTrade())
    assert (hand(match, A), hand(match, B)) == (cards("1 ore"), cards("1 wool"))
    refused(match, A, TradeWith(B), rule="C-58")


def test_c58_an_answer_may_be_an_offer_of_ones_own(classic: Positions) -> None:
    match = classic(hands={A: "2 ore", B: "1 grain"})
    match.play(A, offer("1 ore", "1 wool", B))
    match.play(B, CounterTrade(cards("1 grain"), cards("2 ore")))
    assert [(each.seat, each.give) for each in look(match).proposals] == [(B, cards("1 grain"))]
    match.play(A, TradeWith(B))
    assert (hand(match, A), hand(match, B)) == (cards("1 grain"), cards("2 ore"))
    assert look(match).proposals == ()


def test_c58_a_proposal_can_be_refused_withdrawn_and_ends_with_the_turn(classic: Positions) -> None:
    match = classic(hands={A: "1 ore", B: "1 wool"})
    match.play(B, offer("1 wool", "1 ore"))
    match.play(A, RefuseProposal(B))
    refused(match, A, TradeWith(B), rule="C-58")
    match.play(B, offer("1 wool", "1 ore"))
    match.play(B, WithdrawTrade())
    refused(match, B, WithdrawTrade(), rule="C-58")
    match.play(B, offer("1 wool", "1 ore"))
    next_turn(match, 12)
    assert look(match).proposals == ()


def test_c58_nobody_trades_with_himself_or_with_a_seat_twice(classic: Positions) -> None:
    match = classic(seats=3, hands={A: "1 ore", B: "1 wool"})
    refused(match, A, offer("1 ore", "1 wool", A), rule="C-58")
    refused(match, A, offer("1 ore", "1 wool", B, B), rule="C-58")
    refused(match, A, offer("1 ore", "1 wool", D), rule="C-58")
    refused(match, A, TradeWith(A), rule="C-58")
    refused(match, A, TradeWith(D), rule="C-58")


def test_cr48_given_the_turn_of_another_then_two_others_cannot_trade_but_may_offer_to_that_seat(
    classic: Positions,
) -> None:
    """C-58."""
    match = classic(hands={A: "1 ore", B: "1 wool", C: "1 ore"})
    refused(match, B, offer("1 wool", "1 ore", C), rule="C-58")
    refused(match, C, TradeWith(B), rule="C-58")
    match.play(B, offer("1 wool", "1 ore", A))
    refused(match, C, TradeWith(B), rule="C-58")
    match.play(A, TradeWith(B))
    assert (hand(match, A), hand(match, B)) == (cards("1 wool"), cards("1 ore"))


@pytest.mark.parametrize(
    ("give", "take"), [("1 ore", ""), ("", "1 ore"), ("2 ore", "1 ore"), ("1 ore, 1 wool", "1 ore"), ("", "")]
)
def test_cr49_gifts_and_the_same_kind_on_both_sides_are_refused(classic: Positions, give: str, take: str) -> None:
    """C-59: offered, proposed or answered."""
    match = classic(hands={A: "2 ore, 1 wool", B: "2 ore, 1 wool"})
    refused(match, A, offer(give, take), rule="C-59")
    refused(match, B, offer(give, take), rule="C-59")
    match.play(A, offer("1 ore", "1 wool", B))
    refused(match, B, CounterTrade(cards(give), cards(take)), rule="C-59")


def test_cr50_given_an_agreed_trade_when_one_side_has_lost_the_cards_then_none_change_hands(
    classic: Positions,
) -> None:
    """C-60: B proposed a wool, and then lost it to a monopoly."""
    match = classic(hands={A: "1 ore", B: "1 wool"}, development={A: "monopoly"})
    match.play(B, offer("1 wool", "1 ore"))
    match.play(A, PlayMonopoly("wool"))
    match.play(A, TradeWith(B))
    assert match.events[-1] == TradeFailed(A, B)
    assert (hand(match, A), hand(match, B)) == (cards("1 ore, 1 wool"), cards(""))
    refused(match, A, TradeWith(B), rule="C-58")


def test_c60_nobody_offers_or_accepts_what_he_does_not_hold(classic: Positions) -> None:
    match = classic(hands={A: "1 ore", B: "1 wool"})
    refused(match, A, offer("2 ore", "1 wool"), rule="C-60")
    refused(match, B, offer("2 wool", "1 ore"), rule="C-60")
    match.play(A, offer("1 ore", "2 wool", B))
    refused(match, B, AcceptTrade(), rule="C-60")
    refused(match, B, CounterTrade(cards("1 grain"), cards("1 ore")), rule="C-60")
    assert RefuseTrade() in match.legal(B)


def test_c60_a_proposal_that_the_seat_cannot_pay_cannot_be_taken(classic: Positions) -> None:
    match = classic(hands={B: "1 wool"})
    match.play(B, offer("1 wool", "3 ore"))
    refused(match, A, TradeWith(B), rule="C-58")


def test_cr51_given_a_road_was_built_then_the_builder_still_trades_if_the_phases_are_combined(
    classic: Positions,
) -> None:
    """C-36, C-37."""
    combined = classic(settlements={A: "H4-H8-H9"}, hands={A: "1 lumber, 1 brick, 4 ore", B: "1 wool"})
    combined.play(A, BuildRoad("H4-H8"))
    combined.play(A, SeaTrade("ore", 4, "wool"))


def test_cr51_given_a_road_was_built_then_all_trade_is_over_if_the_phases_are_separated(classic: Positions) -> None:
    """C-36, CV-4."""
    match = classic(settlements={A: "H4-H8-H9"}, hands={A: "1 lumber, 1 brick, 4 ore", B: "1 wool"}, phases="separated")
    match.play(B, offer("1 wool", "1 ore"))
    match.play(A, BuildRoad("H4-H8"))
    refused(match, A, SeaTrade("ore", 4, "wool"), rule="C-36")
    refused(match, A, offer("1 ore", "1 wool"), rule="C-36")
    refused(match, A, TradeWith(B), rule="C-36")
    refused(match, B, offer("1 wool", "2 ore"), rule="C-36")
    refused(match, A, RefuseProposal(B), rule="C-36")
    assert kinds_of_moves(match, A) == {"end_turn"}


def test_c77_given_separated_phases_then_buying_a_development_card_ends_trading(classic: Positions) -> None:
    """C-36."""
    match = classic(hands={A: "1 wool, 1 grain, 5 ore"}, phases="separated")
    match.play(A, BuyDevelopment())
    refused(match, A, SeaTrade("ore", 4, "wool"), rule="C-36")
