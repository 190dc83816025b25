"""Trade: QX-12 to QX-15, the rules Q-24 to Q-27, and QO-4."""

from __future__ import annotations

import pytest

from inselreich.core.trade import AcceptTrade, RefuseProposal, RefuseTrade, TradeFailed, TradeWith, WithdrawTrade
from inselreich.games.quick.events import Drew, Traded
from inselreich.games.quick.moves import Build, CounterTrade, Discard, EndTurn, OfferTrade
from tests.quick.positions import A, B, C, D, Positions, build, cards, look, offer
from tests.support.words import hand, kinds_of_moves, refused


def test_qx12_given_two_wool_for_an_ore_then_the_partner_draws_a_card_and_the_active_seat_none(
    quick: Positions,
) -> None:
    """Q-26."""
    match = quick(hands={A: "2 wool", C: "1 ore"}, supply="grain")
    match.play(A, offer("2 wool", "1 ore", C))
    match.play(C, AcceptTrade())
    assert (hand(match, A), hand(match, C)) == (cards("1 ore"), cards("2 wool, 1 grain"))
    assert Traded(A, C, cards("2 wool"), cards("1 ore")) in match.events
    assert Drew(C, 1, "trade") in match.events
    assert look(match).traded


def test_qx13_given_a_trade_this_turn_when_another_offer_is_accepted_then_it_is_refused(quick: Positions) -> None:
    """Q-24: whatever was proposed before is void."""
    match = quick(hands={A: "2 wool", B: "1 ore", C: "1 ore"}, supply="grain")
    match.play(C, offer("1 ore", "1 wool"))
    match.play(A, offer("1 wool", "1 ore", B))
    match.play(B, AcceptTrade())
    refused(match, A, TradeWith(C), rule="Q-24")
    refused(match, A, offer("1 wool", "1 ore"), rule="Q-24")
    refused(match, C, offer("1 ore", "1 wool"), rule="Q-24")
    assert look(match).proposals == ()
    assert kinds_of_moves(match, A) == {"end_turn"}
    assert all(match.legal(seat) == [] for seat in (B, C, D))


def test_q24_the_next_turn_brings_a_trade_again(quick: Positions) -> None:
    match = quick(seats=2, hands={A: "2 wool", B: "2 ore"}, supply="grain")
    match.play(A, offer("1 wool", "1 ore"))
    match.play(B, AcceptTrade())
    match.play(A, EndTurn())
    match.play(B, offer("1 ore", "1 wool"))
    match.play(A, AcceptTrade())
    assert [type(event) for event in match.events].count(Traded) == 2


def test_qx14_given_a_road_was_built_when_the_first_trade_follows_then_building_goes_on_after_it(
    quick: Positions,
) -> None:
    """Q-24, Q-28: the trade brings what the second road needs."""
    match = quick(hands={A: "2 lumber, 1 brick, 1 wool", B: "1 brick"}, display="road, road, knight, city, settlement")
    match.play(A, build("road"))
    match.play(A, offer("1 wool", "1 brick", B))
    match.play(B, AcceptTrade())
    match.play(A, build("road"))
    assert look(match).seats[A].roads == 3


@pytest.mark.parametrize(("give", "take"), [("", "1 ore"), ("1 wool", ""), ("", "")])
def test_qx15_given_an_offer_of_nothing_or_for_nothing_then_it_is_illegal(
    quick: Positions, give: str, take: str
) -> None:
    """Q-25, QO-4: offered, proposed or answered."""
    match = quick(hands={A: "1 wool", B: "1 wool, 1 ore"})
    refused(match, A, offer(give, take), rule="Q-25")
    refused(match, B, offer(give, take), rule="Q-25")
    match.play(A, offer("1 wool", "1 ore", B))
    refused(match, B, CounterTrade(cards(give), cards(take)), rule="Q-25")


def test_qo4_like_for_like_is_a_trade(quick: Positions) -> None:
    """Q-25: it brings the partner a card (Q-26)."""
    match = quick(hands={A: "1 wool", B: "2 wool"}, supply="grain")
    match.play(A, offer("1 wool", "2 wool", B))
    match.play(B, AcceptTrade())
    assert (hand(match, A), hand(match, B)) == (cards("2 wool"), cards("1 wool, 1 grain"))


def test_q25_any_number_for_any_number(quick: Positions) -> None:
    match = quick(hands={A: "5 wool, 2 ore", B: "1 brick, 3 grain"}, supply="grain")
    match.play(A, offer("5 wool, 2 ore", "1 brick", B))
    match.play(B, CounterTrade(cards("1 brick, 3 grain"), cards("5 wool, 1 ore")))
    match.play(A, TradeWith(B))
    assert (hand(match, A), hand(match, B)) == (cards("1 ore, 1 brick, 3 grain"), cards("5 wool, 1 ore, 1 grain"))


def test_q25_the_others_make_offers_to_the_active_seat(quick: Positions) -> None:
    """Q-26: the partner is the one who is not active, whoever made the offer."""
    match = quick(hands={A: "1 wool", B: "1 ore", C: "1 grain"}, supply="brick")
    match.play(B, offer("1 ore", "1 wool"))
    match.play(C, offer("1 grain", "1 wool"))
    assert match.waiting_for == (A,)
    match.play(A, RefuseProposal(C))
    match.play(A, TradeWith(B))
    assert (hand(match, A), hand(match, B)) == (cards("1 ore"), cards("1 wool, 1 brick"))


def test_q24_seats_that_are_not_active_never_trade_with_each_other(quick: Positions) -> None:
    match = quick(hands={A: "1 ore", B: "1 wool", C: "1 ore"})
    refused(match, B, offer("1 wool", "1 ore", C), rule="Q-24")
    refused(match, B, offer("1 wool", "1 ore", A, C), rule="Q-24")
    match.play(B, offer("1 wool", "1 ore"))
    refused(match, C, TradeWith(B), rule="Q-24")


def test_q24_given_several_who_accept_then_the_active_seat_trades_with_one_of_them(quick: Positions) -> None:
    match = quick(hands={A: "1 ore", B: "1 wool", C: "1 wool", D: "1 wool"}, supply="brick")
    match.play(A, offer("1 ore", "1 wool"))
    match.play(B, AcceptTrade())
    match.play(C, AcceptTrade())
    match.play(D, RefuseTrade())
    refused(match, A, TradeWith(D), rule="Q-24")
    match.play(A, TradeWith(C))
    assert hand(match, B) == cards("1 wool")
    assert hand(match, C) == cards("1 ore, 1 brick")


def test_q24_an_offer_that_comes_to_nothing_does_not_count(quick: Positions) -> None:
    match = quick(hands={A: "1 ore", B: "1 wool"})
    match.play(A, offer("1 ore", "1 wool", B))
    match.play(B, RefuseTrade())
    match.play(A, offer("1 ore", "1 wool", B))
    match.play(A, WithdrawTrade())
    match.play(A, offer("1 ore", "1 wool", B))
    match.play(B, AcceptTrade())
    assert look(match).traded


def test_q25_nobody_offers_or_accepts_what_he_does_not_hold(quick: Positions) -> None:
    match = quick(hands={A: "1 ore", B: "1 wool"})
    refused(match, A, offer("2 ore", "1 wool"), rule="Q-25")
    refused(match, B, offer("2 wool", "1 ore"), rule="Q-25")
    match.play(A, offer("1 ore", "2 wool", B))
    refused(match, B, AcceptTrade(), rule="Q-25")


def test_q25_given_a_proposal_whose_cards_are_gone_when_it_is_taken_then_nothing_changes_hands(
    quick: Positions,
) -> None:
    """B laid its wool down for the Robber; the trade of the turn is still to come (Q-24)."""
    match = quick(
        hands={A: "1 lumber, 1 brick, 1 wool, 1 grain, 1 ore", B: "1 wool, 8 grain"},
        display="settlement, road, knight, city, road",
        events="robber",
    )
    match.play(B, offer("1 wool", "1 ore"))
    match.play(A, build("settlement"))
    match.play(B, Discard(cards("1 wool, 3 grain")))
    match.play(A, TradeWith(B))
    assert match.events[-1] == TradeFailed(A, B)
    assert (hand(match, A), hand(match, B)) == (cards("1 ore"), cards("5 grain"))
    assert not look(match).traded


def test_q26_given_an_empty_supply_then_the_discards_are_shuffled_for_the_partner(quick: Positions) -> None:
    """Q-22."""
    match = quick(seats=2, hands={A: "1 ore"}, supply="", discards="2 grain", rest="last seat")
    match.play(A, offer("1 ore", "1 wool"))
    match.force((0, 1))
    grain = hand(match, B).grain
    match.play(B, AcceptTrade())
    assert hand(match, B).grain == grain + 1
    assert (look(match).supply_size, look(match).discards) == (1, ())


def test_q27_there_is_no_trade_with_the_supply(quick: Positions) -> None:
    """Nothing but trading with the others, building and ending the turn is ever possible."""
    match = quick(hands={A: "11 lumber, 14 wool"})
    assert {type(move) for move in match.legal(A)} <= {EndTurn, Build, OfferTrade}
    assert {kind.named() for kind in match.game.move_types} == {
        "end_turn", "build", "discard", "donate", "offer_trade", "counter_trade", "accept_trade", "refuse_trade",
        "trade_with", "refuse_proposal", "withdraw_trade",
    }  # fmt: skip
