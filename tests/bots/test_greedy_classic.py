"""Greedy in the classic game: sensible in the positions that matter."""

from __future__ import annotations

import pytest

from inselreich.core.trade import AcceptTrade, RefuseTrade, TradeWith
from inselreich.games.classic.moves import (
    BuildCity,
    BuildRoad,
    BuildSettlement,
    BuyDevelopment,
    CounterTrade,
    Discard,
    EndTurn,
    MoveRobber,
    OfferTrade,
    PlaceNeutral,
    PlayInvention,
    PlayKnight,
    PlayMonopoly,
    PlayRoadBuilding,
    RollDice,
    SeaTrade,
    Steal,
)
from tests.classic.positions import A, B, C, D, Positions, cards, look, roll
from tests.support.bots import answer


@pytest.fixture
def classic() -> Positions:
    return Positions()


# Founding


def test_it_founds_where_three_rich_hexes_meet(classic: Positions) -> None:
    match = classic(founding=(A, B, C, D, D, C, B, A))
    move = answer(match)
    assert isinstance(move, BuildSettlement)
    assert move.crossing == "H12-H13-H16", "lumber on 8, brick on 5, ore on 3"
    match.play(A, move)
    assert isinstance(answer(match), BuildRoad)


def test_cv6_it_puts_the_neutral_settlement_in_the_others_way(classic: Positions) -> None:
    match = classic(seats=2, two_seats="neutral", founding=(A, B, B, A), settlements={B: "H4-H8-H9"})
    match.play(A, BuildSettlement("H10-H11-H15"))
    match.play(A, BuildRoad("H10-H11"))
    neutral = answer(match)
    match.play(A, neutral)
    assert isinstance(neutral, PlaceNeutral)
    assert look(match).neutral_settlements == (neutral.crossing,)


# Building

WELL_OFF = {A: "H10-H11-H15, H3-H4-H8"}
ITS_ROADS = {A: "H10-H11, H3-H8"}


def test_it_builds_the_city_that_yields_more(classic: Positions) -> None:
    match = classic(settlements=WELL_OFF, roads=ITS_ROADS, hands={A: "2 grain, 3 ore"})
    assert answer(match) == BuildCity("H10-H11-H15")


def test_it_wins_at_once_when_it_can(classic: Positions) -> None:
    match = classic(
        cities={A: "H10-H11-H15, H3-H4-H8, H1-H4-H5"},
        settlements={A: "H13-H14-H17, H7-H12-S14"},
        roads={A: "H3-H8, H4-H8, H8-H9, H8-H13"},
        hands={A: "1 lumber, 1 brick, 2 grain, 3 ore, 1 wool"},
        development={A: "1 victory_point"},
    )
    match.play(A, answer(match))
    assert match.result is not None
    assert match.result.winners == (A,)


def test_it_builds_a_road_towards_the_next_site(classic: Positions) -> None:
    match = classic(settlements=WELL_OFF, roads=ITS_ROADS, hands={A: "1 lumber, 1 brick"})
    assert isinstance(answer(match), BuildRoad)


def test_it_buys_a_development_card_when_nothing_else_can_be_built(classic: Positions) -> None:
    match = classic(
        cities={A: "H10-H11-H15, H3-H4-H8, H1-H4-H5, H13-H14-H17"},
        settlements={A: "H7-H12-S14"},
        hands={A: "1 wool, 1 grain, 1 ore"},
        points_to_win=14,
    )
    assert answer(match) == BuyDevelopment()


def test_it_ends_its_turn_when_nothing_is_left_to_do(classic: Positions) -> None:
    assert answer(classic(settlements=WELL_OFF, roads=ITS_ROADS)) == EndTurn()


# Trade


def test_c61_it_swaps_what_it_has_too_much_of_for_what_its_goal_lacks(classic: Positions) -> None:
    match = classic(settlements=WELL_OFF, roads=ITS_ROADS, hands={A: "4 wool, 2 grain, 2 ore"})
    assert answer(match) == SeaTrade("wool", 4, "ore")


def test_c58_it_offers_what_it_does_not_need(classic: Positions) -> None:
    match = classic(settlements=WELL_OFF, roads=ITS_ROADS, hands={A: "2 wool, 2 grain, 2 ore", B: "2 ore"})
    move = answer(match)
    assert isinstance(move, OfferTrade)
    assert (move.give, move.take) == (cards("1 wool"), cards("1 ore"))
    assert move.to == (B,), "C and D hold no cards"


def test_c60_it_accepts_what_brings_its_goal_nearer_and_refuses_what_does_not(classic: Positions) -> None:
    match = classic(
        settlements={B: "H10-H11-H15, H3-H4-H8"},
        roads={B: "H10-H11, H3-H8"},
        hands={A: "1 wool, 1 ore", B: "3 wool, 2 grain, 2 ore"},
    )
    match.play(A, OfferTrade(cards("1 ore"), cards("1 wool"), (B,)))
    assert answer(match, B) == AcceptTrade()
    match.play(B, RefuseTrade())
    match.play(A, OfferTrade(cards("1 wool"), cards("1 ore"), (B,)))
    assert not isinstance(answer(match, B), AcceptTrade)


def test_c58_it_may_propose_another_card_instead(classic: Positions) -> None:
    match = classic(
        settlements={B: "H10-H11-H15, H3-H4-H8"},
        roads={B: "H10-H11, H3-H8"},
        hands={A: "1 ore", B: "4 wool, 2 grain, 2 ore"},
    )
    match.play(A, OfferTrade(cards("1 ore"), cards("1 grain"), (B,)))
    assert answer(match, B) == CounterTrade(cards("1 wool"), cards("1 ore"))


def test_it_trades_with_nobody_who_is_about_to_win(classic: Positions) -> None:
    match = classic(
        settlements={B: "H10-H11-H15"},
        cities={A: "H3-H4-H8, H1-H4-H5, H13-H14-H17, H2-H6-S4"},
        hands={A: "1 ore", B: "4 wool, 2 grain, 2 ore"},
    )
    match.play(A, OfferTrade(cards("1 ore"), cards("1 wool"), (B,)))
    assert answer(match, B) == RefuseTrade()


def test_c58_it_chooses_the_weakest_of_those_who_accept(classic: Positions) -> None:
    match = classic(
        settlements={A: "H10-H11-H15", B: "H3-H4-H8", C: "H1-H4-H5"},
        cities={B: "H13-H14-H17"},
        hands={A: "2 wool", B: "1 ore", C: "1 ore"},
    )
    match.play(A, OfferTrade(cards("1 wool"), cards("1 ore"), (B, C)))
    for seat in (B, C):
        match.play(seat, AcceptTrade())
    assert answer(match) == TradeWith(C)


def test_c36_with_separated_phases_it_no_longer_trades_after_building(classic: Positions) -> None:
    match = classic(settlements=WELL_OFF, roads=ITS_ROADS, hands={A: "1 lumber, 1 brick, 9 wool"}, phases="separated")
    match.play(A, BuildRoad("H11-H15"))
    assert answer(match) == EndTurn()


# Seven and robber


def test_c47_it_gives_back_what_its_goal_needs_least(classic: Positions) -> None:
    match = classic(settlements=WELL_OFF, roads=ITS_ROADS, hands={A: "4 wool, 1 lumber, 2 grain, 3 ore"}, rolled=False)
    roll(match, 7)
    given = answer(match)
    assert isinstance(given, Discard)
    assert (given.cards.grain, given.cards.ore) == (0, 0)


def test_c49_it_sends_the_robber_to_the_leader_and_spares_itself(classic: Positions) -> None:
    match = classic(
        settlements={A: "H13-H14-H17", B: "H10-H11-H15"},
        cities={C: "H1-H4-H5"},
        hands={B: "1 ore", C: "1 ore"},
        rolled=False,
    )
    roll(match, 7)
    assert answer(match) == MoveRobber("H4")


def test_c51_it_robs_the_richer_of_two_equals(classic: Positions) -> None:
    match = classic(
        settlements={B: "H10-H11-H15", C: "H6-H11-S5"},
        hands={B: "1 ore", C: "6 ore"},
        rolled=False,
    )
    roll(match, 7)
    match.play(A, MoveRobber("H11"))
    assert answer(match) == Steal(C)


# Development cards


def test_c86_it_drives_the_robber_away_before_the_roll(classic: Positions) -> None:
    match = classic(settlements=WELL_OFF, roads=ITS_ROADS, development={A: "1 knight"}, robber="H11", rolled=False)
    assert answer(match) == PlayKnight()


def test_it_keeps_its_only_knight_while_the_army_is_far_and_the_robber_elsewhere(classic: Positions) -> None:
    match = classic(
        settlements=WELL_OFF, roads=ITS_ROADS, development={A: "1 knight"}, knights={B: 5}, robber="H0", rolled=False
    )
    assert answer(match) == RollDice()
    roll(match, 12)
    assert answer(match) == EndTurn()


def test_c106_it_takes_the_largest_army(classic: Positions) -> None:
    match = classic(settlements=WELL_OFF, development={A: "1 knight"}, knights={A: 2}, rolled=False)
    assert answer(match) == PlayKnight()


def test_c83_it_names_the_kind_the_others_hold_most_of(classic: Positions) -> None:
    match = classic(
        settlements=WELL_OFF,
        roads=ITS_ROADS,
        development={A: "1 monopoly"},
        hands={B: "3 ore", C: "4 ore", D: "1 wool"},
    )
    assert answer(match) == PlayMonopoly("ore")


def test_c84_it_invents_what_its_goal_lacks(classic: Positions) -> None:
    match = classic(settlements=WELL_OFF, roads=ITS_ROADS, development={A: "1 invention"}, hands={A: "2 grain, 1 ore"})
    assert answer(match) == PlayInvention(cards("2 ore"))


def test_c81_it_builds_free_roads_where_it_wants_to_settle(classic: Positions) -> None:
    match = classic(settlements=WELL_OFF, roads=ITS_ROADS, development={A: "1 road_building"})
    assert answer(match) == PlayRoadBuilding()
    match.play(A, PlayRoadBuilding())
    first = answer(match)
    assert isinstance(first, BuildRoad)
    match.play(A, first)
    match.play(A, answer(match))
    assert match.decisions[A].why == "C-37"
