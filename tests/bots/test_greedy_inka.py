"""Greedy in Rise of the Inkas: sensible in the positions that matter."""

from __future__ import annotations

import pytest

from inselreich import Move
from inselreich.bots.inka.supply import swap, swaps
from inselreich.core.trade import AcceptTrade, RefuseTrade
from inselreich.games.inka.moves import (
    BuildCity,
    BuildRoad,
    BuildSettlement,
    BuyDevelopment,
    Discard,
    EndTurn,
    FoundTribe,
    MoveRobber,
    OfferTrade,
    PlayCombatArts,
    PlayInvention,
    PlayMonopoly,
    PlayRoadBuilding,
    RollDice,
    Steal,
    SupplyTrade,
    UseCombatArts,
    UseTradeRoad,
)
from tests.inka.positions import CITY, SETTLEMENT, A, B, C, D, Positions, X, cards, look, offer, roll, settle
from tests.inka.test_rulings_decline import no_room
from tests.support.bots import answer


@pytest.fixture
def inka() -> Positions:
    return Positions()


# Founding, and the tribes


def test_i34_it_founds_where_rich_hexes_meet_and_a_road_follows(inka: Positions) -> None:
    match = inka(founding=(A, B, C, D, D, C, B, A))
    first = answer(match)
    assert isinstance(first, BuildSettlement)
    assert first.crossing == "2.9-3.8-3.10", "wood on 6, potato on 5, coca on 9"
    match.play(A, first)
    assert isinstance(answer(match), BuildRoad)


def test_i111_it_completes_its_tribe_and_founds_the_next_where_it_is_rich(inka: Positions) -> None:
    match = inka(settlements={A: "0.9-1.8-1.10, 1.0-1.2-2.1, 2.11-2.13-1.12"}, hands={A: CITY})
    city = answer(match)
    assert isinstance(city, BuildCity)
    match.play(A, city)
    founding = answer(match)
    assert founding == FoundTribe("2.9-3.8-3.10"), "wood on 6, potato on 5, coca on 9"
    match.play(A, founding)
    assert look(match).seats[A].tribe == 2


def test_i118_without_a_free_crossing_it_gives_up_a_settlement_rather_than_its_city(inka: Positions) -> None:
    match = no_room(inka)
    assert match.decisions[A].why == "I-118"
    move = answer(match)
    assert isinstance(move, FoundTribe)
    assert move.crossing not in look(match).seats[A].cities


def test_i79_a_tribe_with_a_city_saves_for_no_second_one(inka: Positions) -> None:
    match = inka(cities={A: X}, settlements={A: "1.2-1.4-2.3"}, hands={A: CITY})
    assert not isinstance(answer(match), BuildCity)


def test_i78_it_builds_the_city_that_yields_more(inka: Positions) -> None:
    match = inka(settlements={A: "0.9-1.8-1.10, 1.2-1.4-2.3"}, hands={A: CITY})
    assert answer(match) == BuildCity("1.2-1.4-2.3")


def test_i129_it_wins_at_once_when_it_can(inka: Positions) -> None:
    match = inka(lost=(A, A), hands={A: CITY}, settlements={A: f"{X}, 1.2-1.4-2.3"})
    match.play(A, answer(match))
    assert match.result is not None
    assert match.result.winners == (A,)


def test_i125_it_builds_over_a_thicket_of_another_when_that_is_the_best_site(inka: Positions) -> None:
    match = inka(
        ruins={B: "1.2-1.4-2.3"}, settlements={A: "2.3-2.5-3.4"}, roads={A: "2.3-2.5, 1.4-2.3"}, hands={A: SETTLEMENT}
    )
    assert answer(match) == settle("1.2-1.4-2.3")


def test_i117_a_tribe_that_begins_builds_roads_from_its_settlement(inka: Positions) -> None:
    match = inka(lost=(A,), settlements={A: X}, hands={A: "2 wood, 2 stone, wool, potato"})
    assert isinstance(answer(match), BuildRoad)


# Trade

WAITS = [9.0] * 8


def spare(words: str) -> tuple[int, ...]:
    return cards(words).counts


@pytest.mark.parametrize(
    ("words", "trade_road", "count"),
    [
        ("2 wood", False, 0),
        ("3 wood", False, 1),
        ("2 fish", False, 1),
        ("feather, coca, fish", False, 2),
        ("2 feather, 2 coca, 2 fish", False, 4),
        ("3 feather, coca, fish", False, 3),
        ("wood, ore", True, 1),
        ("wood", True, 0),
        ("4 wood, ore", True, 2),
    ],
)
def test_i67_it_knows_how_many_cards_the_supply_gives(words: str, trade_road: bool, count: int) -> None:
    assert swaps(spare(words), trade_road=trade_road) == count


@pytest.mark.parametrize(
    ("words", "missing", "trade_road", "move"),
    [
        ("3 wood", "ore", False, SupplyTrade(cards("3 wood"), cards("ore"))),
        ("2 fish, 3 wood", "ore", False, SupplyTrade(cards("2 fish"), cards("ore"))),
        ("feather, coca, fish", "2 ore", False, SupplyTrade(cards("feather, coca, fish"), cards("2 ore"))),
        ("2 feather, coca, fish", "ore", False, SupplyTrade(cards("2 feather"), cards("ore"))),
        ("wood, fish", "ore", True, UseTradeRoad(cards("wood, fish"), "ore")),
    ],
)
def test_i69_it_takes_the_cheapest_way(words: str, missing: str, trade_road: bool, move: Move) -> None:
    assert swap(spare(words), spare(missing), 4, WAITS, trade_road=trade_road) == move


def test_i68_it_swaps_goods_for_what_its_goal_lacks(inka: Positions) -> None:
    match = inka(settlements={A: X}, hands={A: "2 fish, 2 potato, 2 ore"})
    assert answer(match) == SupplyTrade(cards("2 fish"), cards("ore"))


def test_i70_it_uses_the_trade_road_for_the_last_card(inka: Positions) -> None:
    match = inka(
        settlements={A: "1.2-1.4-2.3"}, roads={A: "1.4-2.3, 1.4-2.5, 1.4-1.6"}, hands={A: "wool, fish, 2 potato, 2 ore"}
    )
    assert look(match).longest_road == A
    assert answer(match) == UseTradeRoad(cards("wool, fish"), "ore")


def test_i59_it_offers_what_it_does_not_need_and_accepts_what_it_does(inka: Positions) -> None:
    match = inka(settlements={A: X}, hands={A: "fish, 2 potato, 2 ore", B: "ore, wood"})
    move = answer(match)
    assert isinstance(move, OfferTrade)
    assert (move.give, move.take, move.to) == (cards("fish"), cards("ore"), (B,))
    match = inka(settlements={B: X}, hands={A: "ore, fish", B: "fish, 2 potato, 2 ore"})
    match.play(A, offer("ore", "fish", B))
    assert answer(match, B) == AcceptTrade()


def test_it_trades_with_nobody_who_is_about_to_win(inka: Positions) -> None:
    match = inka(lost=(A, A), settlements={A: "0.9-1.8-1.10", B: X}, hands={A: "ore", B: "fish, 2 potato, 2 ore"})
    match.play(A, offer("ore", "fish", B))
    assert answer(match, B) == RefuseTrade()


# Seven, robber and development cards


def test_i50_it_gives_back_what_its_goal_needs_least(inka: Positions) -> None:
    match = inka(settlements={A: X}, hands={A: "4 fish, wool, 2 potato, 3 ore"}, rolled=False)
    roll(match, 7)
    given = answer(match)
    assert isinstance(given, Discard)
    assert (given.cards.potato, given.cards.ore) == (0, 0)


def test_i52_it_sends_the_robber_to_the_leader_and_spares_itself(inka: Positions) -> None:
    match = inka(
        settlements={A: "0.9-1.8-1.10", B: "2.3-2.5-3.4"}, cities={C: "1.2-1.4-2.3"}, hands={C: "ore"}, rolled=False
    )
    roll(match, 7)
    assert answer(match) == MoveRobber("1.4")


def test_i85_with_combat_arts_it_goes_to_the_frame_where_nobody_else_stands(inka: Positions) -> None:
    match = inka(settlements={A: X}, development={A: "combat arts"}, robber="3.2", rolled=False)
    assert answer(match) == PlayCombatArts()
    match.play(A, PlayCombatArts())
    move = answer(match)
    assert isinstance(move, MoveRobber)
    assert move.hex not in ("3.2", "3.4")


def test_i53_it_robs_the_richer_of_two_equals(inka: Positions) -> None:
    match = inka(settlements={B: "1.2-1.4-2.3", C: "0.5-1.4-1.6"}, hands={B: "ore", C: "6 ore"}, rolled=False)
    roll(match, 7)
    match.play(A, MoveRobber("1.4"))
    assert answer(match) == Steal(C)


def test_i99_the_advantage_drives_the_robber_away_before_a_card_does(inka: Positions) -> None:
    match = inka(settlements={A: X}, combat_arts={A: 2}, development={A: "combat arts"}, robber="3.4", rolled=False)
    move = answer(match)
    assert isinstance(move, UseCombatArts)
    match.play(A, move)
    assert answer(match) == RollDice()


def test_i96_it_takes_the_greatest_combat_arts(inka: Positions) -> None:
    match = inka(settlements={A: X}, combat_arts={A: 1}, development={A: "combat arts"}, rolled=False)
    assert answer(match) == PlayCombatArts()


def test_i93_it_names_the_kind_that_brings_most(inka: Positions) -> None:
    match = inka(
        settlements={A: X}, development={A: "monopoly"}, hands={A: "2 potato, ore", B: "3 ore", C: "4 ore", D: "wool"}
    )
    assert answer(match) == PlayMonopoly("ore")


def test_i92_it_invents_what_its_goal_lacks(inka: Positions) -> None:
    match = inka(settlements={A: "1.8-2.7-2.9"}, development={A: "invention"}, hands={A: "2 potato, ore"})
    assert answer(match) == PlayInvention(cards("2 ore"))


def test_i94_it_builds_free_roads_where_it_wants_to_settle(inka: Positions) -> None:
    match = inka(settlements={A: X}, development={A: "road building"})
    assert answer(match) == PlayRoadBuilding()
    match.play(A, PlayRoadBuilding())
    for _ in range(2):
        match.play(A, answer(match))
    assert len(look(match).seats[A].roads) == 2


def test_i82_it_buys_a_development_card_when_nothing_else_can_be_built(inka: Positions) -> None:
    match = inka(cities={A: X}, hands={A: "wool, potato, ore"})
    assert answer(match) == BuyDevelopment()


def test_it_ends_its_turn_when_nothing_is_left_to_do(inka: Positions) -> None:
    assert answer(inka(settlements={A: X})) == EndTurn()
