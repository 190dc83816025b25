"""Greedy in the games of two principalities: sensible in the positions that matter."""

from __future__ import annotations

import pytest

import inselreich
from inselreich.bots.cards1996.greedy import GreedyCards1996
from inselreich.core.chance import Seeded
from inselreich.core.perspective import Perspective
from inselreich.core.trade import AcceptTrade, RefuseProposal, RefuseTrade, TradeWith
from inselreich.principality.moves import (
    ArrangeRegions,
    BankTrade,
    Build,
    BuildCity,
    BuildRoad,
    BuildSettlement,
    ChooseCard,
    ChooseResource,
    EndTurn,
    LayRegions,
    NameNumber,
    OfferTrade,
    Pass,
    Pay,
    PlayCard,
    PutUnder,
    RegionTrade,
    RollDice,
    SearchStack,
    Store,
    SwapRegions,
    TakeCard,
)
from tests.cards1996 import positions as in_1996
from tests.duel import positions as in_duel
from tests.support.bots import answer
from tests.support.principalities import A, B, PrincipalityPositions, goods, play

THREE = "city -1"


@pytest.fixture
def cards1996() -> PrincipalityPositions:
    return in_1996.Positions()


@pytest.fixture
def duel() -> PrincipalityPositions:
    return in_duel.Positions()


# What it may know


@pytest.mark.parametrize("game", ["cards1996", "duel"])
@pytest.mark.parametrize("seed", range(3))
def test_what_its_seat_cannot_see_changes_nothing_it_does(game: str, seed: int) -> None:
    match = inselreich.new(game, seed=seed)
    stream = Seeded(seed)
    compared = 0
    for _ in range(50 + 40 * seed):
        seat = match.waiting_for[0]
        place = Perspective(match, seat)
        thinks_luck_through = any(isinstance(move, PlayCard) for move in place.legal())
        if not thinks_luck_through:
            compared += 1
            assert answer(match, seat) == answer(place.imagine(seed + 1), seat)
        match.play(seat, match.pick(seat, stream))
    assert compared > 20


# Setting up


def test_k18_it_lays_what_it_needs_where_most_sites_are() -> None:
    match = inselreich.new("cards1996", seed=1)
    move = answer(match)
    assert isinstance(move, ArrangeRegions)
    assert {region.split()[0] for region in (move.regions[1], move.regions[4])} <= {"mountains", "hills", "fields"}


def test_k21_it_takes_the_three_best_cards_of_the_stack(cards1996: PrincipalityPositions) -> None:
    match = inselreich.new("cards1996", seed=1)
    while match.decisions[next(iter(match.decisions))].why != "K-21":
        seat = match.waiting_for[0]
        match.play(seat, answer(match, seat))
    seat = match.waiting_for[0]
    match.play(seat, answer(match, seat))
    seen = match.view(seat).own.seen
    move = answer(match, seat)
    assert isinstance(move, TakeCard)
    assert move.card in seen


# Building


def test_it_builds_a_settlement_at_the_end_of_its_road(duel: PrincipalityPositions) -> None:
    match = duel(row={A: "road +2"}, stores={A: "1 lumber, 1 brick, 1 wool, 1 grain"})
    assert answer(match) == BuildSettlement(3)


def test_it_lays_a_road_towards_the_settlement_it_saves_for(duel: PrincipalityPositions) -> None:
    match = duel(stores={A: "2 lumber, 3 brick, 1 wool, 1 grain"})
    assert isinstance(answer(match), BuildRoad)


def test_d20_it_builds_a_city_when_it_can(duel: PrincipalityPositions) -> None:
    assert isinstance(answer(duel(stores={A: "2 grain, 3 ore"})), BuildCity)


def test_it_exchanges_for_the_last_resource_it_needs(duel: PrincipalityPositions) -> None:
    match = duel(row={A: "road +2"}, stores={A: "1 lumber, 1 brick, 1 wool, 3 ore"})
    assert answer(match) == BankTrade("ore", "grain")


def test_d68_it_exchanges_two_of_a_region_beside_its_large_trade_ship(duel: PrincipalityPositions) -> None:
    match = duel(
        row={A: "road +2"}, cards={A: "large_trade_ship below +1"}, stores={A: "1 lumber, 1 brick, 1 wool, 3 ore"}
    )
    assert answer(match) == RegionTrade("mountains 5", "grain")


def test_d43_it_builds_beside_the_region_that_a_card_improves(duel: PrincipalityPositions) -> None:
    match = duel(hands={A: "iron_foundry"}, stores={A: "1 brick, 1 ore"})
    assert answer(match) == Build("iron_foundry", "below +1")


def test_it_builds_what_wins_rather_than_what_is_useful(cards1996: PrincipalityPositions) -> None:
    match = cards1996(
        row={A: "city -1, city +1"},
        cards={A: "colossus above -1"},
        hands={A: "brick_factory, church"},
        stores={A: "1 brick, 2 grain, 3 ore"},
        points_to_win=7,
    )
    play(match, A, answer(match))
    assert match.result is not None
    assert match.result.winners == (A,)


def test_d62_it_settles_with_the_help_of_a_scout(duel: PrincipalityPositions) -> None:
    match = duel(row={A: "road +2"}, hands={A: "scout"}, stores={A: "1 lumber, 1 brick, 1 wool, 1 grain"})
    assert answer(match) == BuildSettlement(3, "scout")


def test_it_lays_both_new_regions(duel: PrincipalityPositions) -> None:
    match = duel(row={A: "road +2"}, stores={A: "1 lumber, 1 brick, 1 wool, 1 grain"})
    play(match, A, BuildSettlement(3))
    assert isinstance(answer(match), LayRegions)


def test_it_ends_its_turn_when_nothing_can_be_done(duel: PrincipalityPositions) -> None:
    assert answer(duel()) == EndTurn()


# Resources


def test_it_pays_from_the_region_that_is_full(duel: PrincipalityPositions) -> None:
    match = duel(
        row={A: "road +2, settlement +3: hills 1 / fields 3"}, stores={A: "2 lumber, 3 hills 3, 1 hills 1"}, hands={}
    )
    play(match, A, BuildRoad(4))
    move = answer(match)
    assert isinstance(move, Pay)
    assert move.regions.count("hills 3") == 2


def test_d48_it_takes_what_its_plan_lacks(duel: PrincipalityPositions) -> None:
    match = duel(row={A: "road +2"}, stores={A: "1 lumber, 1 brick, 1 wool"}, rolled=False)
    in_duel.throw(match, "plentiful_harvest", 4)
    assert answer(match) == Store("fields 6")


def test_k28_it_demands_what_helps_it_and_hurts_the_other(cards1996: PrincipalityPositions) -> None:
    match = cards1996(
        row={A: "city -1, road +2"},
        cards={A: "marketplace above -1"},
        stores={A: "1 lumber, 1 brick, 1 wool", B: "1 gold, 2 grain, 2 ore"},
        rolled=False,
    )
    in_1996.throw(match, "trade_advantage", 1)
    assert answer(match) == ChooseResource("grain")


def test_d49_it_buys_of_the_travelling_merchant_what_its_plan_lacks_and_keeps_gold_otherwise(
    duel: PrincipalityPositions,
) -> None:
    match = duel(
        row={A: "road +2"}, stores={A: "1 lumber, 1 brick, 1 wool, 1 gold"}, events="traveling_merchant", rolled=False
    )
    in_duel.throw(match, "event_card", 4)
    assert answer(match) == Store("fields 6")


def test_d39_it_names_the_number_its_settlement_waits_for(duel: PrincipalityPositions) -> None:
    match = duel(
        row={A: "road +2, city -1"}, stores={A: "1 lumber, 1 brick, 1 wool"}, hands={A: "brigitta"}, rolled=False
    )
    play(match, A, PlayCard("brigitta"))
    assert answer(match) == NameNumber(6)


def test_it_rolls_when_it_holds_nothing_to_play_before(duel: PrincipalityPositions) -> None:
    assert answer(duel(rolled=False)) == RollDice()


# Cards


def test_k59_it_hands_in_the_card_that_is_worth_least(cards1996: PrincipalityPositions) -> None:
    match = cards1996(row={A: THREE}, hands={A: "library, herb_woman, town_hall"}, stores={A: "2 lumber, 1 brick"})
    play(match, A, EndTurn())
    move = answer(match)
    assert move == Pass() or (isinstance(move, PutUnder) and move.card == "herb_woman")


def test_ko8_a_spy_takes_the_best_card(cards1996: PrincipalityPositions) -> None:
    match = cards1996(row={A: THREE, B: THREE}, hands={A: "spy", B: "herb_woman, marketplace"})
    play(match, A, PlayCard("spy"))
    assert answer(match) == TakeCard("marketplace")


def test_d49_in_fraternal_feuds_the_best_cards_of_the_other_go(duel: PrincipalityPositions) -> None:
    match = duel(
        cards={A: "candamir above -1"},
        hands={B: "relocation, goldsmith, iron_foundry"},
        events="fraternal_feuds",
        rolled=False,
    )
    in_duel.throw(match, "event_card", 4)
    move = answer(match)
    assert isinstance(move, PutUnder)
    assert move.card != "relocation"


def test_k57_it_does_not_pay_for_a_search_when_it_has_a_use_for_its_resources(cards1996: PrincipalityPositions) -> None:
    match = cards1996(row={A: "road +2"}, hands={A: "library, abbey"}, stores={A: "1 lumber, 1 brick, 1 wool"})
    play(match, A, EndTurn())
    assert not isinstance(answer(match), SearchStack)


def test_k57_it_pays_for_a_search_when_a_card_would_win_but_not_for_any_good_card(
    cards1996: PrincipalityPositions,
) -> None:
    rich = "2 lumber, 2 brick, 2 wool, 2 grain, 3 ore, 2 gold"
    for points_to_win, searches in ((5, True), (12, False)):
        match = cards1996(
            row={A: "city -1, city +1"}, hands={A: "bishop, scout"}, stores={A: rich}, points_to_win=points_to_win
        )
        play(match, A, EndTurn())
        assert isinstance(answer(match), SearchStack) == searches


# Attacks


def test_k38_it_answers_an_attack_with_the_card_against_it(cards1996: PrincipalityPositions) -> None:
    match = cards1996(
        row={A: THREE, B: THREE}, hands={A: "arsonist", B: "bishop"}, cards={B: "abbey above -1, garrison below -1"}
    )
    play(match, A, PlayCard("arsonist"))
    assert answer(match, B) == PlayCard("bishop")


def test_k39_it_burns_what_the_other_misses_most(cards1996: PrincipalityPositions) -> None:
    match = cards1996(
        row={A: THREE, B: THREE}, hands={A: "arsonist"}, cards={B: "colossus above -1, brick_factory below +1"}
    )
    match.force((1,))
    play(match, A, PlayCard("arsonist"))
    play(match, B, Pass())
    assert answer(match) == ChooseCard("colossus", "above -1")


def test_d49_in_a_feud_it_gives_up_what_it_misses_least(duel: PrincipalityPositions) -> None:
    match = duel(
        row={B: "city -1"},
        cards={A: "candamir above -1", B: "grain_mill below -1, storehouse above -1, abbey above +1"},
        events="feud",
        rolled=False,
    )
    in_duel.throw(match, "event_card", 4)
    assert answer(match, B) == ChooseCard("grain_mill", "below -1"), "there are no fields beside it"


def test_it_plays_a_card_that_brings_it_what_it_needs(duel: PrincipalityPositions) -> None:
    match = duel(hands={A: "goldsmith"}, row={A: "road +2"}, stores={A: "1 lumber, 1 brick, 3 gold"})
    assert answer(match) == PlayCard("goldsmith")


def test_d61_it_moves_the_fields_beside_its_mill(duel: PrincipalityPositions) -> None:
    match = duel(cards={A: "grain_mill below -1"}, hands={A: "relocation"})
    assert answer(match) == PlayCard("relocation")
    play(match, A, PlayCard("relocation"))
    move = answer(match)
    assert isinstance(move, SwapRegions)
    assert "fields 6" in (move.region, move.other)


def test_it_plays_brigands_against_a_rich_opponent(cards1996: PrincipalityPositions) -> None:
    match = cards1996(row={A: THREE, B: THREE}, hands={A: "brigands"}, stores={B: "1 lumber, 2 grain, 2 ore"})
    assert answer(match) == PlayCard("brigands")


# Trade with the opponent


def test_k41_it_accepts_what_completes_its_settlement(cards1996: PrincipalityPositions) -> None:
    match = cards1996(row={B: "road +2"}, stores={A: "3 grain, 1 lumber", B: "1 lumber, 1 brick, 1 wool, 2 gold"})
    play(match, A, OfferTrade(goods("1 grain"), goods("1 gold")))
    assert answer(match, B) == AcceptTrade()


def test_k41_it_refuses_what_helps_only_the_other(cards1996: PrincipalityPositions) -> None:
    match = cards1996(row={A: "road +2"}, stores={A: "1 lumber, 1 brick, 1 wool, 1 gold", B: "1 grain, 1 ore"})
    play(match, A, OfferTrade(goods("1 gold"), goods("1 grain")))
    assert answer(match, B) == RefuseTrade()


def test_k41_it_takes_no_proposal_for_which_there_is_no_room(cards1996: PrincipalityPositions) -> None:
    for wool, taken in (("1 wool", TradeWith(B)), ("3 wool", RefuseProposal(B))):
        match = cards1996(
            row={A: "road +2"}, stores={A: f"1 lumber, 1 brick, {wool}, 2 gold", B: "1 lumber, 1 wool, 1 grain, 1 gold"}
        )
        play(match, B, OfferTrade(goods("1 wool, 1 grain"), goods("1 gold")))
        assert answer(match) == taken


def test_it_trades_with_nobody_who_is_about_to_win(cards1996: PrincipalityPositions) -> None:
    match = cards1996(
        row={A: "city -1, city +1", B: "road +2"},
        stores={A: "3 grain, 1 lumber", B: "1 lumber, 1 brick, 1 wool, 2 gold"},
        points_to_win=5,
    )
    play(match, A, OfferTrade(goods("1 grain"), goods("1 gold")))
    assert answer(match, B) == RefuseTrade()


def test_the_end_draws_near_and_a_point_is_still_worth_its_price(cards1996: PrincipalityPositions) -> None:
    match = cards1996(
        row={A: "road -2, settlement -3: mountains 5 / fields 3, city -1, road +2, settlement +3: hills 3 / pasture 1"},
        cards={A: "grain_mill above -1, foundry below +1"},
        stores={A: "3 fields 3, 3 mountains 5"},
        points_to_win=8,
    )
    assert isinstance(answer(match), BuildCity)
    city = next(goal for goal in GreedyCards1996().look(Perspective(match, A)).own.goals if goal.name == "a city")
    assert city.gain >= 1
