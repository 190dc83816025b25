"""Greedy in the quick card game: sensible in the positions that matter."""

from __future__ import annotations

import pytest

from inselreich.bots.quick import weights
from inselreich.bots.quick.greedy import GreedyQuick
from inselreich.core.perspective import Perspective
from inselreich.core.trade import AcceptTrade, RefuseTrade, TradeWith
from inselreich.games.quick.moves import Build, Discard, Donate, EndTurn, OfferTrade
from tests.quick.positions import A, B, C, D, Positions, build, cards, offer
from tests.support.bots import answer


@pytest.fixture
def quick() -> Positions:
    return Positions()


# Building


def test_q54_it_wins_at_once_when_it_can(quick: Positions) -> None:
    match = quick(settlements={A: 5}, roads={A: 2}, hands={A: "1 lumber, 1 brick, 1 wool, 1 grain"})
    assert answer(match) == build("road"), "the third road takes the Longest Trade Route: 7 points"


def test_q54_it_wins_by_several_builds_and_a_replacement(quick: Positions) -> None:
    match = quick(
        settlements={A: 1}, cities={A: 2}, roads={A: 4, B: 5}, hands={A: "3 wool, 3 grain, 3 ore"}, points_to_win=7
    )
    for _ in range(3):
        if match.over:
            break
        match.play(A, answer(match))
    assert match.result is not None
    assert match.result.winners == (A,)


def test_q44_it_takes_the_longest_trade_route(quick: Positions) -> None:
    match = quick(roads={A: 2}, hands={A: "1 lumber, 1 brick"})
    assert answer(match) == build("road")


def test_q39_it_builds_a_city_early(quick: Positions) -> None:
    match = quick(hands={A: "2 grain, 3 ore"})
    assert answer(match) == build("city")


def test_q43_of_the_metropolises_it_takes_the_one_that_brings_most(quick: Positions) -> None:
    hand = {A: "3 wool, 1 ore"}
    many_roads = quick(cities={A: 1}, roads={A: 6}, hands=hand, metropolis="B")
    assert answer(many_roads) == build("metropolis_b1")
    many_knights = quick(cities={A: 1}, knights={A: 4}, hands=hand, metropolis="B")
    assert answer(many_knights) == build("metropolis_b3")
    a_tie = quick(cities={A: 1}, roads={B: 3, A: 3}, hands=hand, metropolis="B")
    assert answer(a_tie) == build("metropolis_b2")


def test_q30_it_replaces_what_it_lacks_by_what_it_has_too_much_of(quick: Positions) -> None:
    match = quick(roads={A: 2}, hands={A: "1 lumber, 3 wool"})
    assert answer(match) == build("road", "brick", "wool")


def test_q55_it_ends_its_turn_when_nothing_can_be_done(quick: Positions) -> None:
    assert answer(quick()) == EndTurn()


# Trade


def test_q25_it_asks_for_two_cards_at_first_then_for_one_and_then_no_more(quick: Positions) -> None:
    match = quick(hands={A: "2 grain, 2 ore, 1 lumber", B: "2 ore", C: "1 wool"}, settlements={D: 6})
    bot, asked_for = GreedyQuick(), []
    while isinstance(move := bot.answer(Perspective(match, A)), OfferTrade):
        assert set(move.to) == {B, C}, "D has no cards, and is about to win"
        asked_for.append(move.take.total)
        match.play(A, move)
        for seat in move.to:
            match.play(seat, RefuseTrade())
    assert asked_for[: weights.BOLD_OFFERS] == [2] * weights.BOLD_OFFERS
    assert asked_for[weights.BOLD_OFFERS :] == [1] * (weights.OFFERS_A_TURN - weights.BOLD_OFFERS)
    assert isinstance(move, EndTurn)


def test_q26_it_accepts_what_helps_and_refuses_what_does_not(quick: Positions) -> None:
    match = quick(hands={A: "1 ore, 1 brick", B: "3 wool, 2 grain, 2 ore"})
    match.play(A, offer("1 ore", "1 wool", B))
    assert answer(match, B) == AcceptTrade()
    match.play(B, RefuseTrade())
    match.play(A, offer("1 brick", "2 ore", B))
    assert answer(match, B) != AcceptTrade()


def test_it_trades_with_nobody_who_is_about_to_win(quick: Positions) -> None:
    match = quick(settlements={A: 6}, hands={A: "1 ore", B: "3 wool, 2 grain, 2 ore"})
    match.play(A, offer("1 ore", "1 wool", B))
    assert answer(match, B) == RefuseTrade()


def test_q24_it_chooses_the_weakest_of_those_who_accept(quick: Positions) -> None:
    match = quick(settlements={B: 3, C: 2}, hands={A: "2 wool", B: "1 ore", C: "1 ore"})
    match.play(A, offer("1 wool", "1 ore", B, C))
    for seat in (B, C):
        match.play(seat, AcceptTrade())
    assert answer(match) == TradeWith(C)


def test_q24_after_a_trade_it_offers_no_more(quick: Positions) -> None:
    match = quick(hands={A: "2 grain, 2 ore, 2 wool", B: "2 ore"})
    match.play(A, offer("1 wool", "1 ore", B))
    match.play(B, AcceptTrade())
    assert isinstance(answer(match), Build | EndTurn)


# Events


def test_q48_it_lays_down_what_its_goal_needs_least(quick: Positions) -> None:
    match = quick(hands={A: "1 lumber, 1 brick, 1 wool, 1 grain", B: "4 lumber, 2 grain, 3 ore"}, events="robber")
    match.play(A, build("settlement"))
    given = answer(match, B)
    assert isinstance(given, Discard)
    assert given.cards == cards("4 lumber")


def test_q49_it_donates_to_the_weakest_what_it_misses_least(quick: Positions) -> None:
    match = quick(
        settlements={A: 3, B: 3, C: 2},
        hands={A: "1 lumber, 1 brick, 1 wool, 3 grain, 3 ore, 2 lumber"},
        events="donation",
    )
    match.play(A, build("settlement"))
    gift = answer(match)
    assert isinstance(gift, Donate)
    assert gift == Donate("lumber", D)
