"""The dice: KX-6 to KX-21, K-23 to K-33."""

from __future__ import annotations

import pytest

from inselreich import Match
from inselreich.principality.moves import ChooseResource, EndTurn, Pay, RollDice, Store
from inselreich.principality.resources import RESOURCES
from tests.cards1996.positions import (
    A,
    B,
    Positions,
    gained,
    has,
    look,
    play,
    refused,
    store_in,
    stored,
    throw,
    why,
)

FULL = ", ".join(f"3 {resource}" for resource in RESOURCES)


def club(match: Match, number: int = 1) -> None:
    throw(match, "brigand_attack", number)


def test_k23_a_turn_begins_with_the_roll_and_it_is_made_once(cards1996: Positions) -> None:
    match = cards1996(rolled=False)
    refused(match, A, EndTurn(), "K-23")
    throw(match, "tournament", 4)
    refused(match, A, RollDice(), "K-23")
    assert (stored(match, "forest 4"), stored(match, "pasture 4")) == (1, 1)


def test_kx06_k24_given_the_club_and_a_number_that_adds_grain_then_the_attack_comes_first(cards1996: Positions) -> None:
    match = cards1996(stores={A: "3 wool, 3 ore, 1 grain"}, rolled=False)
    club(match, 1)
    assert has(match, A) == "3 wool + 2 grain + 3 ore"


def test_k25_the_main_phase_goes_on_until_its_seat_ends_it(cards1996: Positions) -> None:
    match = cards1996(stores={A: "3 lumber"})
    assert why(match) == (A, "K-25")
    assert {"end_turn", "bank_trade"} <= {move.named() for move in match.legal(A)}


def test_kx07_k29_given_eight_counted_when_the_club_falls_then_ore_and_wool_are_lost(cards1996: Positions) -> None:
    match = cards1996(stores={A: "3 ore, 2 wool, 3 grain"}, rolled=False)
    club(match)
    assert has(match, A) == "3 grain"


def test_kx08_k29_given_exactly_seven_then_nothing_is_lost(cards1996: Positions) -> None:
    match = cards1996(stores={A: "3 ore, 1 wool, 3 grain"}, rolled=False)
    club(match)
    assert has(match, A) == "1 wool + 3 grain + 3 ore"


def test_kx09_k29_given_ore_beside_a_garrison_then_it_is_not_counted(cards1996: Positions) -> None:
    match = cards1996(cards={A: "garrison below +1"}, stores={A: "3 ore, 3 grain, 3 brick, 1 lumber"}, rolled=False)
    club(match)
    assert has(match, A) == "1 lumber + 3 brick + 3 grain + 3 ore"


def test_kx10_k29_given_nine_counted_then_wool_beside_a_garrison_is_lost_too(cards1996: Positions) -> None:
    match = cards1996(cards={A: "garrison below -1"}, stores={A: "3 wool, 3 ore, 3 grain, 3 lumber"}, rolled=False)
    club(match)
    assert has(match, A) == "3 lumber + 3 grain"


def test_k29_both_players_suffer_the_attack(cards1996: Positions) -> None:
    match = cards1996(stores={B: "3 ore, 3 wool, 3 gold"}, rolled=False)
    club(match)
    assert has(match, B) == "3 gold"


def test_ko11_the_club_strikes_in_the_first_turn_already(cards1996: Positions) -> None:
    match = cards1996(stores={A: "3 ore, 2 wool, 3 grain"}, rolled=False)
    assert look(match).turn == 1
    club(match)
    assert has(match, A) == "3 grain"


def test_kx11_k27_given_more_skill_then_one_resource_of_choice(cards1996: Positions) -> None:
    match = cards1996(cards={A: "pippin above -1", B: "conrad above -1, siegfried below -1"}, rolled=False)
    throw(match, "tournament", 1)
    assert why(match) == (A, "K-27")
    assert gained(match, lambda: store_in(match, A, "mountains 2")) == {A: "1 grain + 1 ore", B: "1 gold"}


@pytest.mark.parametrize(
    "cards", [{}, {A: "conrad above -1, siegfried below -1", B: "hagen above -1"}], ids=["none", "two each"]
)
def test_kx12_k27_given_equal_skill_then_nobody_gets_anything(cards1996: Positions, cards: dict[int, str]) -> None:
    match = cards1996(cards=cards, rolled=False)
    assert gained(match, lambda: throw(match, "tournament", 1)) == {A: "1 grain", B: "1 gold"}


def test_kx13_k28_given_nobody_holds_the_mill_then_it_has_no_effect(cards1996: Positions) -> None:
    match = cards1996(stores={B: "3 ore"}, rolled=False)
    throw(match, "trade_advantage", 1)
    assert has(match, B) == "3 ore + 1 gold"


MILL = {"row": {A: "city -1"}, "cards": {A: "brick_fleet above -1"}, "rolled": False}


def test_kx14_k28_given_full_forests_when_the_holder_wants_lumber_then_it_is_refused(cards1996: Positions) -> None:
    match = cards1996(**MILL, stores={A: "3 lumber", B: "1 lumber, 1 ore, 1 wool"})  # type: ignore[arg-type]
    throw(match, "trade_advantage", 1)
    assert why(match) == (A, "K-28")
    refused(match, A, ChooseResource("lumber"), "K-28")
    play(match, A, ChooseResource("ore"))
    assert has(match, A) == "3 lumber + 1 grain + 1 ore"
    assert has(match, B) == "1 lumber + 1 wool + 1 gold"


def test_kx14_ko22_given_nothing_fits_then_the_opponent_loses_nothing(cards1996: Positions) -> None:
    match = cards1996(**MILL, stores={A: "3 lumber", B: "1 lumber"})  # type: ignore[arg-type]
    throw(match, "trade_advantage", 1)
    assert has(match, B) == "1 lumber + 1 gold"


def test_ko21_the_taker_names_the_kind_and_the_loser_the_region(cards1996: Positions) -> None:
    match = cards1996(
        row={A: "city -1", B: "road +2, settlement +3: mountains 5 / hills 3"},
        cards={A: "brick_fleet above -1"},
        stores={B: "1 mountains 3, 1 mountains 5, 1 wool"},
        rolled=False,
    )
    throw(match, "trade_advantage", 1)
    play(match, A, ChooseResource("ore"))
    assert why(match) == (B, "K-28")
    play(match, B, Pay(("mountains 5",)))
    assert (stored(match, "mountains 2"), stored(match, "mountains 3"), stored(match, "mountains 5")) == (1, 1, 0)


def test_kx15_k30_given_all_regions_are_full_then_the_sun_brings_nothing(cards1996: Positions) -> None:
    match = cards1996(stores={A: FULL}, rolled=False)
    throw(match, "good_year", 1)
    assert why(match) == (B, "K-30")
    store_in(match, B, "forest 5")
    assert has(match, B) == "1 lumber + 1 gold"
    assert has(match, A) == "3 lumber + 3 brick + 3 wool + 3 grain + 3 ore + 3 gold"


def test_k26_k30_given_the_sun_then_the_active_seat_chooses_first(cards1996: Positions) -> None:
    match = cards1996(active=B, rolled=False)
    throw(match, "good_year", 1)
    assert why(match) == (B, "K-30")
    refused(match, B, Store("forest 4"), "K-30")
    store_in(match, B, "gold field 1")
    assert why(match) == (A, "K-30")


def test_kx16_k32_given_a_full_region_then_its_yield_goes_nowhere_else(cards1996: Positions) -> None:
    match = cards1996(
        row={A: "road +2, settlement +3: mountains 5 / hills 3"},
        stores={A: "3 mountains 5, 1 mountains 2"},
        rolled=False,
    )
    throw(match, "tournament", 5)
    assert (stored(match, "mountains 5"), stored(match, "mountains 2"), stored(match, "hills 5")) == (3, 1, 1)


def test_kx17_k32_given_both_own_a_region_with_the_number_then_both_gain(cards1996: Positions) -> None:
    match = cards1996(rolled=False)
    assert gained(match, lambda: throw(match, "tournament", 6)) == {A: "1 gold", B: "1 brick"}


BETWEEN_FIELDS = {A: "road +2, settlement +3: fields 3 / hills 3"}


def test_kx18_k33_given_a_mill_between_two_fields_then_only_the_one_rolled_gains_two(cards1996: Positions) -> None:
    match = cards1996(row=BETWEEN_FIELDS, cards={A: "grain_mill above +3"}, rolled=False)
    throw(match, "tournament", 3)
    assert (stored(match, "fields 3"), stored(match, "fields 1"), stored(match, "hills 3")) == (2, 0, 1)


def test_kx19_k33_given_that_field_holds_two_then_it_ends_at_three(cards1996: Positions) -> None:
    match = cards1996(row=BETWEEN_FIELDS, cards={A: "grain_mill above +3"}, stores={A: "2 fields 3"}, rolled=False)
    throw(match, "tournament", 3)
    assert stored(match, "fields 3") == 3


def test_kx20_k33_given_the_mill_on_the_lower_site_then_the_upper_field_gains_one(cards1996: Positions) -> None:
    match = cards1996(row=BETWEEN_FIELDS, cards={A: "grain_mill below +3"}, rolled=False)
    throw(match, "tournament", 3)
    assert stored(match, "fields 3") == 1


def test_kx21_k33_given_the_sun_then_a_boosted_field_gains_one(cards1996: Positions) -> None:
    match = cards1996(row=BETWEEN_FIELDS, cards={A: "grain_mill above +3"}, rolled=False)
    throw(match, "good_year", 6)
    store_in(match, A, "fields 3")
    assert stored(match, "fields 3") == 1


def test_k31_an_event_card_is_carried_out_and_goes_under_the_stack(cards1996: Positions) -> None:
    match = cards1996(events="conflict, plague", rolled=False)
    throw(match, "event_card", 1)
    table = match.table
    assert table.realm.catalogue.cards[table.event_stack[0]].id == "conflict"
    assert look(match).events_left == 10
    assert look(match).event is None
