"""Trade: IR-47 to IR-57 and the rules I-57 to I-70."""

from __future__ import annotations

from collections import Counter

import pytest

import inselreich
from inselreich.core.trade import AcceptTrade, TradeWith
from inselreich.games.inka.events import SupplyTraded, TradeRoadUsed
from inselreich.games.inka.moves import CounterTrade, SupplyTrade, UseTradeRoad
from tests.inka.positions import (
    POTATO,
    A,
    B,
    C,
    D,
    Positions,
    cards,
    look,
    next_turn,
    offer,
    road,
    roll,
    seven,
    supply,
    swap,
    two_for_one,
)
from tests.support.words import gained, hand, kinds_of_moves, refused

THREE_OF_A = "1.4-2.3, 2.3-2.5, 2.3-3.4"
"""A Longest Trade Road, west and south of the fields with the 10."""


# With the supply


def test_ir47_given_three_coca_then_three_or_two_of_them_buy_one_card(inka: Positions) -> None:
    """I-67, I-68."""
    match = inka(hands={A: "3 coca"})
    other = match.fork()
    assert gained(match, lambda: match.play(A, swap("3 coca", "ore"))) == {A: "1 ore"}
    assert hand(match, A) == cards("1 ore")
    assert gained(other, lambda: other.play(A, swap("2 coca", "ore"))) == {A: "1 ore"}
    assert hand(other, A) == cards("1 coca, 1 ore")
    assert supply(other) == cards("20 wood, 20 stone, 20 wool, 20 potato, 19 ore, 12 feather, 11 coca, 12 fish")
    assert other.events[-1] == SupplyTraded(A, cards("2 coca"), cards("1 ore"))


def test_ir48_given_two_wood_then_they_buy_nothing(inka: Positions) -> None:
    """I-65, I-68: there are no harbours."""
    match = inka(hands={A: "4 wood"})
    refused(match, A, swap("2 wood", "ore"), rule="I-68")
    refused(match, A, swap("4 wood", "ore"), rule="I-67")
    match.play(A, swap("3 wood", "ore"))


@pytest.mark.parametrize("take", ["wood, stone", "2 ore", "fish, potato", "2 fish", "feather, coca"])
def test_ir49_given_one_of_each_goods_then_they_buy_any_two_cards(inka: Positions, take: str) -> None:
    """I-69, IQ-7."""
    match = inka(hands={A: "feather, coca, fish, wool"})
    assert swap("feather, coca, fish", take) in match.legal(A)
    match.play(A, swap("feather, coca, fish", take))
    assert Counter(hand(match, A).counts) == Counter(cards(f"{take}, wool").counts)
    assert hand(match, A).wool == 1


def test_ir50_given_two_feathers_and_a_fish_then_3_for_2_is_refused(inka: Positions) -> None:
    """I-69."""
    match = inka(hands={A: "2 feather, 1 fish, 1 coca"})
    refused(match, A, swap("2 feather, fish", "2 ore"), rule="I-69")
    refused(match, A, swap("feather, coca, fish", "ore"), rule="I-69")
    refused(match, A, swap("feather, coca, fish", "3 ore"), rule="I-69")
    refused(match, A, swap("2 feather", "2 ore"), rule="I-68")


def test_ir51_given_three_wool_then_the_same_kind_is_not_bought_with_them(inka: Positions) -> None:
    """I-67, I-68, IQ-6."""
    match = inka(hands={A: "3 wool, 2 fish"})
    refused(match, A, swap("3 wool", "wool"), rule="I-67")
    refused(match, A, swap("2 fish", "fish"), rule="I-68")


def test_ir54_given_no_potato_in_the_supply_then_no_exchange_brings_one(inka: Positions) -> None:
    """I-63."""
    match = inka(hands={A: "3 wool, 2 fish, feather, coca", B: "potato"}, supply="0 potato", roads={A: THREE_OF_A})
    refused(match, A, swap("3 wool", "potato"), rule="I-63")
    refused(match, A, swap("2 fish", "potato"), rule="I-63")
    refused(match, A, swap("feather, coca, fish", "potato, wood"), rule="I-63")
    refused(match, A, two_for_one("wool, fish", "potato"), rule="I-63")
    assert not any(isinstance(move, SupplyTrade) and move.take.potato for move in match.legal(A))


def test_ir55_given_no_fish_in_the_supply_then_the_one_that_is_given_may_be_taken_back(inka: Positions) -> None:
    """I-63."""
    match = inka(hands={A: "feather, coca, fish"}, supply="0 fish")
    trade = swap("feather, coca, fish", "fish, wood")
    assert trade in match.legal(A)
    refused(match, A, swap("feather, coca, fish", "2 fish"), rule="I-63")
    match.play(A, trade)
    assert hand(match, A) == cards("fish, wood")


def test_i64_given_goods_for_two_exchanges_then_each_is_an_action_of_its_own(inka: Positions) -> None:
    match = inka(hands={A: "4 coca, 1 fish"}, roads={A: THREE_OF_A})
    refused(match, A, swap("4 coca", "2 ore"), rule="I-68")
    match.play(A, swap("2 coca", "ore"))
    match.play(A, swap("2 coca", "ore"))
    match.play(A, two_for_one("ore, fish", "wool"))
    assert hand(match, A) == cards("ore, wool")


def test_i68_the_listed_trades_are_those_at_the_best_rate(inka: Positions) -> None:
    """I-67: seven kinds for three wool, seven for two fish; I-69: 36 pairs for one of each goods."""
    match = inka(hands={A: "4 wool, 2 fish"})
    assert len([move for move in match.legal(A) if isinstance(move, SupplyTrade)]) == 14
    match = inka(hands={A: "1 feather, 1 coca, 1 fish"})
    assert len([move for move in match.legal(A) if isinstance(move, SupplyTrade)]) == 36


def test_i57_trade_is_for_the_trade_and_build_phase_of_the_current_seat(inka: Positions) -> None:
    """I-39."""
    match = inka(hands={A: "3 wood", B: "3 wood"}, rolled=False)
    refused(match, A, swap("3 wood", "ore"), rule="I-39")
    refused(match, A, offer("wood", "ore"), rule="I-39")
    assert match.legal(B) == []
    roll(match, 2)
    match.play(A, swap("3 wood", "ore"))
    refused(match, B, swap("3 wood", "ore"), rule="I-59")


# The advantage of the Longest Trade Road


def test_ir52_given_the_longest_trade_road_then_any_two_cards_buy_one_once_a_turn(inka: Positions) -> None:
    """I-40, I-70."""
    match = inka(hands={A: "2 feather, 2 stone"}, roads={A: THREE_OF_A}, rolled=False)
    refused(match, A, two_for_one("feather, stone", "potato"), rule="I-39")
    roll(match, 2)
    assert gained(match, lambda: match.play(A, two_for_one("feather, stone", "potato"))) == {A: "1 potato"}
    assert match.events[-1] == TradeRoadUsed(A, cards("feather, stone"), "potato")
    assert hand(match, A) == cards("feather, stone, potato")
    refused(match, A, two_for_one("feather, stone", "potato"), rule="I-40")
    assert "use_trade_road" not in kinds_of_moves(match, A)
    for _ in range(3):
        next_turn(match, 2)
    next_turn(match, 2)
    match.play(A, two_for_one("feather, stone", "potato"))


def test_ir53_given_wood_and_stone_then_they_buy_neither_of_both(inka: Positions) -> None:
    """I-70, IQ-6."""
    match = inka(hands={A: "wood, stone"}, roads={A: THREE_OF_A})
    refused(match, A, two_for_one("wood, stone", "wood"), rule="I-70")
    refused(match, A, two_for_one("wood, stone", "stone"), rule="I-70")
    takes = [move.take for move in match.legal(A) if isinstance(move, UseTradeRoad)]
    assert takes == ["wool", "potato", "ore", "feather", "coca", "fish"]


def test_i70_it_takes_two_cards_that_are_held_alike_or_not_from_the_owner_only(inka: Positions) -> None:
    match = inka(hands={A: "2 wood, fish"}, roads={A: THREE_OF_A})
    refused(match, A, two_for_one("2 wood, fish", "ore"), rule="I-70")
    refused(match, A, two_for_one("2 fish", "ore"), rule="I-70")
    assert len([move for move in match.legal(A) if isinstance(move, UseTradeRoad)]) == 7 + 6
    match.play(A, two_for_one("2 wood", "ore"))
    without = inka(hands={A: "2 wood"})
    refused(without, A, two_for_one("2 wood", "ore"), rule="I-70")


def test_i39_the_trade_road_is_not_used_before_the_roll(inka: Positions) -> None:
    match = inka(hands={A: "2 wood"}, roads={A: THREE_OF_A}, rolled=False)
    assert kinds_of_moves(match, A) == {"roll_dice"}
    seven(match, "3.2")
    assert "use_trade_road" in kinds_of_moves(match, A)


# With each other


def test_ir56_given_a_turn_then_others_do_not_trade_and_nothing_is_given_away(inka: Positions) -> None:
    """I-58 to I-61, IQ-8."""
    match = inka(hands={A: "3 ore", B: "2 wood", C: "wool"})
    refused(match, B, offer("wood", "wool", C), rule="I-59")
    refused(match, A, offer("ore", ""), rule="I-60")
    refused(match, A, offer("", "ore"), rule="I-60")
    refused(match, A, offer("2 ore", "ore"), rule="I-61")
    refused(match, A, offer("2 ore, wool", "ore, wool"), rule="I-61")
    with pytest.raises(inselreich.MalformedMove, match="monopoly"):
        match.game.reader.from_data({"type": "offer_trade", "give": {"monopoly": 1}, "take": {"ore": 1}})


def test_i59_the_current_seat_trades_with_one_other_on_free_terms(inka: Positions) -> None:
    """I-58, I-62: resources and goods, executed in one step."""
    match = inka(hands={A: "2 wood, 3 ore", B: "stone", C: "stone, coca"})
    match.play(A, offer("ore", "stone"))
    match.play(B, CounterTrade(cards("stone"), cards("3 ore")))
    match.play(C, CounterTrade(cards("stone, coca"), cards("wood, ore")))
    match.play(D, match.legal(D)[0])
    assert gained(match, lambda: match.play(A, TradeWith(C))) == {A: "1 stone + 1 coca", C: "1 wood + 1 ore"}
    assert [str(hand(match, seat)) for seat in (A, B, C)] == [
        "1 wood + 1 stone + 2 ore + 1 coca",
        "1 stone",
        "1 wood + 1 ore",
    ]
    assert "end_turn" in kinds_of_moves(match, A)


def test_i62_only_who_holds_the_cards_can_agree(inka: Positions) -> None:
    """I-135: the others do not learn it."""
    match = inka(hands={A: "ore", B: "wood", C: "stone"})
    match.play(A, offer("ore", "stone"))
    refused(match, B, AcceptTrade(), rule="I-62")
    before = [match.view(viewer) for viewer in (A, C, D)]
    assert [match.view(viewer) for viewer in (A, C, D)] == before
    assert look(match, A).deal.pending == (B, C, D)  # type: ignore[union-attr]
    match.play(C, AcceptTrade())
    refused(match, A, offer("ore, wood", "stone"), rule="I-59")


def test_i62_given_the_cards_are_gone_when_the_proposal_is_taken_then_it_is_refused(inka: Positions) -> None:
    match = inka(hands={A: "3 ore", B: "wood"})
    match.play(B, offer("wood", "3 ore"))
    match.play(A, swap("3 ore", "wool"))
    refused(match, A, TradeWith(B), rule="I-59")


def test_i60_a_proposal_and_a_counter_offer_are_no_gifts_either(inka: Positions) -> None:
    """I-61."""
    match = inka(hands={A: "2 ore", B: "2 wood"})
    refused(match, B, offer("wood", ""), rule="I-60")
    refused(match, B, offer("2 wood", "wood"), rule="I-61")
    match.play(A, offer("ore", "wool", B))
    refused(match, B, CounterTrade(cards(""), cards("ore")), rule="I-60")
    refused(match, B, CounterTrade(cards("wood"), cards("wood")), rule="I-61")


# What goods are for


def test_ir57_given_a_fish_for_a_stone_then_a_road_is_not_paid_with_it(inka: Positions) -> None:
    """I-66, I-71."""
    match = inka(hands={A: "wood, fish"}, roads={A: THREE_OF_A})
    refused(match, A, road("2.3-3.2"), rule="I-71")
    assert match.table.supply[POTATO] == 20
