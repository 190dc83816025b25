"""The dice: DX-24 to DX-34, DX-40 to DX-42, D-38 to D-48, D-52, D-67, D-68."""

from __future__ import annotations

import pytest

from inselreich.principality.events import BankTraded, DiceRolled
from inselreich.principality.moves import (
    BankTrade,
    Build,
    ChooseResource,
    NameNumber,
    Pay,
    PlayCard,
    RegionTrade,
    RollDice,
    Store,
)
from inselreich.principality.resources import RESOURCES
from tests.duel.positions import (
    A,
    B,
    Positions,
    build,
    gained,
    has,
    kinds_of_moves,
    look,
    of,
    play,
    playing,
    refused,
    store_in,
    stored,
    throw,
    why,
)

MOUNTAINS_4 = {A: "road +2, settlement +3: mountains 4 / mountains 2"}
TRADER = "ore_ship above -1, wool_ship below -1, toll_bridge above +1"
"""Three commerce points."""
TRADE_FACE = 2


# Exchange


def test_dx24_d67_three_equal_resources_of_several_regions_are_exchanged_for_one_of_another_kind(
    duel: Positions,
) -> None:
    match = duel(row=MOUNTAINS_4, stores={A: "2 mountains 5, 1 mountains 4"})
    refused(match, A, BankTrade("ore", "ore"), "D-67")
    refused(match, A, BankTrade("wool", "ore"), "D-67")
    play(match, A, BankTrade("ore", "wool"))
    assert has(match, A) == "1 wool"


def test_dx25_d68_given_an_ore_ship_anywhere_then_four_ore_are_two_exchanges(duel: Positions) -> None:
    match = duel(row=MOUNTAINS_4, cards={A: "ore_ship above -1"}, stores={A: "2 mountains 5, 2 mountains 4"})
    play(match, A, BankTrade("ore", "wool"), Pay(("mountains 5", "mountains 4")), BankTrade("ore", "grain"))
    assert has(match, A) == "1 wool + 1 grain"


def test_d68_the_players_exchange_nothing_with_each_other(duel: Positions) -> None:
    match = duel(stores={A: "3 ore", B: "3 wool"})
    assert not {"offer_trade", "counter_trade"} & {kind.named() for kind in match.game.move_types}
    assert match.invitations == {}


def test_d23_given_no_room_for_a_kind_then_it_is_not_exchanged_for(duel: Positions) -> None:
    match = duel(stores={A: "3 ore, 3 wool"})
    refused(match, A, BankTrade("ore", "wool"), "D-23")


def test_large_trade_ship_exchanges_two_of_the_region_on_its_left_or_on_its_right_as_often_as_wanted(
    duel: Positions,
) -> None:
    match = duel(cards={A: "large_trade_ship above -1"}, stores={A: "2 lumber, 3 gold, 2 grain"})
    refused(match, A, RegionTrade("fields 6", "ore"), "D-68")  # not beside it
    refused(match, A, RegionTrade("forest 2", "lumber"), "D-68")
    refused(match, A, RegionTrade("forest 3", "ore"), "D-68")
    play(match, A, RegionTrade("forest 2", "ore"), RegionTrade("gold field 1", "wool"))
    refused(match, A, RegionTrade("gold field 1", "ore"), "D-68")  # one is left
    assert has(match, A) == "1 wool + 2 grain + 1 ore + 1 gold"
    traded = [(event.give, event.count, event.take) for event in match.events if isinstance(event, BankTraded)]
    assert traded == [("lumber", 2, "ore"), ("gold", 2, "wool")]


def test_large_trade_ship_never_takes_one_from_each_side(duel: Positions) -> None:
    match = duel(cards={A: "large_trade_ship above -1"}, stores={A: "1 lumber, 1 gold"})
    assert "region_trade" not in kinds_of_moves(match, A)


def test_large_trade_ship_finds_no_room_then_it_is_refused(duel: Positions) -> None:
    match = duel(cards={A: "large_trade_ship above -1"}, stores={A: "2 lumber, 3 ore"})
    refused(match, A, RegionTrade("forest 2", "ore"), "D-23")
    other = duel(row=MOUNTAINS_4, cards={A: "large_trade_ship above -1"}, stores={A: "2 lumber"})
    play(other, A, RegionTrade("forest 2", "ore"), Store("mountains 2"))
    assert stored(other, "mountains 2") == 1


# Order


def test_d40_both_dice_are_rolled_at_once(duel: Positions) -> None:
    match = duel(rolled=False)
    throw(match, "trade", 3)
    assert [(event.face, event.number) for event in match.events if isinstance(event, DiceRolled)] == [("trade", 3)]
    assert [len(outcome) for outcome in match.outcomes] == [2]


def test_dx26_d41_given_seven_resources_and_the_club_then_nothing_is_lost_and_production_follows(
    duel: Positions,
) -> None:
    match = duel(stores={A: "3 wool, 3 ore, 1 gold"}, rolled=False)
    throw(match, "brigand_attack", 6)
    assert has(match, A) == "3 wool + 1 grain + 3 ore + 1 gold"


def test_dx27_d41_d46_given_production_brings_the_only_ore_then_it_can_be_demanded(duel: Positions) -> None:
    match = duel(cards={A: TRADER}, rolled=False)
    throw(match, "trade", 6)
    assert has(match, A) == "1 grain + 1 ore"
    assert has(match, B) == "nothing"


def test_dx28_d45_given_eight_resources_and_the_club_then_all_wool_and_gold_are_lost(duel: Positions) -> None:
    match = duel(stores={A: "2 wool, 3 gold, 3 ore"}, rolled=False)
    throw(match, "brigand_attack", 2)
    assert has(match, A) == "1 lumber + 3 ore"


def test_dx29_d45_given_nine_and_three_of_them_wool_beside_a_storehouse_then_nothing_is_lost(duel: Positions) -> None:
    match = duel(cards={A: "storehouse below -1"}, stores={A: "3 wool, 3 gold, 3 ore"}, rolled=False)
    throw(match, "brigand_attack", 6)
    assert has(match, A) == "3 wool + 1 grain + 3 ore + 3 gold"


def test_dx30_d45_given_eleven_and_three_of_them_wool_beside_a_storehouse_then_that_wool_is_lost_too(
    duel: Positions,
) -> None:
    stores = {A: "3 wool, 3 gold, 3 ore, 2 grain"}
    match = duel(cards={A: "storehouse below -1"}, stores=stores, rolled=False)
    throw(match, "brigand_attack", 2)
    assert has(match, A) == "1 lumber + 2 grain + 3 ore"


def test_dx32_dx33_d46_do10_do11_trade_takes_what_fits_whoever_rolls(duel: Positions) -> None:
    cards = {A: TRADER, B: "gold_ship above -1, marketplace below +1"}
    match = duel(cards=cards, stores={A: "3 ore", B: "2 ore, 1 wool, 1 lumber"}, active=B, rolled=False)
    throw(match, "trade", 6)  # A: grain; B: ore
    assert why(match) == (A, "D-46")
    assert match.legal(A) == [ChooseResource("lumber"), ChooseResource("wool")]  # DX-33: no room for ore
    play(match, A, ChooseResource("wool"))
    assert has(match, A) == "1 wool + 1 grain + 3 ore"
    assert has(match, B) == "1 lumber + 3 ore"


def test_dx33_given_no_room_for_anything_the_other_owns_then_he_keeps_it(duel: Positions) -> None:
    match = duel(cards={A: TRADER}, stores={A: "3 ore", B: "2 ore"}, rolled=False)
    throw(match, "trade", 6)
    assert has(match, B) == "3 ore"


def test_d26_the_giver_chooses_the_region(duel: Positions) -> None:
    match = duel(
        row={B: "road +2, settlement +3: mountains 4 / mountains 2"},
        cards={A: TRADER},
        stores={B: "1 mountains 6, 1 mountains 4"},
        rolled=False,
    )
    throw(match, "trade", 1)
    play(match, A, ChooseResource("ore"))
    assert why(match) == (B, "D-46")
    play(match, B, Pay(("mountains 4",)))
    assert stored(match, "mountains 6") == 1
    assert has(match, A) == "1 ore + 1 gold"


def test_d46_given_nobody_has_the_trade_advantage_then_trade_does_nothing(duel: Positions) -> None:
    match = duel(stores={B: "2 ore"}, rolled=False)
    throw(match, "trade", 5)
    assert has(match, A) == "1 ore"
    assert has(match, B) == "1 grain + 2 ore"


def test_dx34_d47_given_as_much_skill_then_both_gain_given_more_then_one_alone(duel: Positions) -> None:
    even = duel(cards={A: "austin above -1", B: "osmund above -1"}, rolled=False)
    throw(even, "celebration", 6)
    assert why(even) == (A, "D-47")  # DO-16, D-44: the active player first
    play(even, A, Store("forest 2"))
    play(even, B, Store("forest 3"))
    assert (has(even, A), has(even, B)) == ("1 lumber + 1 grain", "1 lumber + 1 ore")
    none = duel(rolled=False, active=B)
    throw(none, "celebration", 6)
    assert why(none) == (B, "D-47")
    more = duel(cards={A: "austin above -1", B: "inga above -1"}, rolled=False)
    throw(more, "celebration", 6)
    assert why(more) == (B, "D-47")
    play(more, B, Store("forest 3"))
    assert has(more, A) == "1 grain"
    assert "end_turn" in kinds_of_moves(more, A)


def test_d48_do16_a_plentiful_harvest_gives_each_one_resource_the_active_player_first(duel: Positions) -> None:
    match = duel(active=B, rolled=False)
    throw(match, "plentiful_harvest", 6)
    assert why(match) == (B, "D-48")
    store_in(match, B, "pasture 1")
    store_in(match, A, "hills 3")
    assert (has(match, A), has(match, B)) == ("1 brick + 1 grain", "1 wool + 1 ore")


# Cards at production


@pytest.mark.parametrize(
    ("card", "at", "number", "gain"),
    [
        ("brick_factory", "below -1", 3, "2 brick"),
        ("grain_mill", "above +1", 6, "2 grain"),
        ("iron_foundry", "below +1", 5, "2 ore"),
        ("lumber_camp", "above -1", 2, "2 lumber"),
        ("weavers_shop", "below +1", 4, "2 wool"),
    ],
)
def test_d43_a_region_beside_its_booster_produces_two(
    duel: Positions, card: str, at: str, number: int, gain: str
) -> None:
    match = duel(cards={A: f"{card} {at}"}, rolled=False)
    assert gained(match, lambda: throw(match, "trade", number))[A] == gain
    other = "above" if at.startswith("below") else "below"
    elsewhere = duel(cards={A: f"{card} {other} {at[-2:]}"}, rolled=False)
    assert gained(elsewhere, lambda: throw(elsewhere, "trade", number))[A] == gain.replace("2", "1")


def test_dx40_d43_a_grain_mill_works_at_production_and_not_at_a_harvest(duel: Positions) -> None:
    match = duel(cards={A: "grain_mill above +1"}, stores={A: "1 grain"}, rolled=False)
    throw(match, "trade", 6)
    assert has(match, A) == "3 grain"
    harvest = duel(cards={A: "grain_mill above +1"}, rolled=False)
    throw(harvest, "plentiful_harvest", 1)
    play(harvest, A, Store("fields 6"))
    assert has(harvest, A) == "1 grain + 1 gold"


def test_dx41_d39_given_brigitta_names_the_number_then_boosters_work_and_only_the_event_die_is_rolled(
    duel: Positions,
) -> None:
    match = duel(cards={A: "grain_mill above +1"}, hands={A: "brigitta, brigitta"}, rolled=False)
    playing(match, A, "brigitta", NameNumber(6))
    assert look(match).number == 6
    refused(match, A, PlayCard("brigitta"), "D-95")
    match.force((TRADE_FACE,))
    play(match, A, RollDice())
    assert has(match, A) == "2 grain"
    assert has(match, B) == "1 ore"
    assert [len(outcome) for outcome in match.outcomes] == [1]


def test_brigitta_is_not_played_after_the_roll(duel: Positions) -> None:
    match = duel(hands={A: "brigitta"})
    refused(match, A, PlayCard("brigitta"), "D-62")


def test_given_brigitta_and_the_club_then_the_attack_comes_before_production(duel: Positions) -> None:
    match = duel(hands={A: "brigitta"}, stores={A: "2 wool, 3 gold, 3 ore"}, rolled=False)
    playing(match, A, "brigitta", NameNumber(1))
    match.force((1,))
    play(match, A, RollDice())
    assert has(match, A) == "3 ore + 1 gold"


THREES = {B: "road +2, settlement +3: fields 3 / gold field 3"}


def test_dx42_given_the_other_has_more_threes_then_the_marketplace_gains_one_of_their_kinds(duel: Positions) -> None:
    match = duel(row=THREES, cards={A: "marketplace above -1"}, stores={B: "3 fields 3"}, active=B, rolled=False)
    throw(match, "trade", 3)
    assert why(match) == (A, "D-43")
    regions = {move.region for move in match.legal(A) if isinstance(move, Store)}
    assert regions == {"forest 2", "fields 6", "gold field 1"}  # grain too, although the other's Fields were full
    store_in(match, A, "fields 6")
    assert has(match, A) == "1 brick + 1 grain"


def test_given_as_many_regions_with_the_number_then_the_marketplace_gains_nothing(duel: Positions) -> None:
    match = duel(cards={A: "marketplace above -1"}, rolled=False)
    throw(match, "trade", 3)
    assert has(match, A) == "1 brick"
    assert "end_turn" in kinds_of_moves(match, A)


def test_given_no_room_for_the_kinds_then_the_marketplace_gains_nothing(duel: Positions) -> None:
    stores = {A: "3 lumber, 3 grain, 3 gold"}
    match = duel(row=THREES, cards={A: "marketplace above -1"}, stores=stores, rolled=False)
    throw(match, "trade", 3)
    assert has(match, A) == "3 lumber + 1 brick + 3 grain + 3 gold"


@pytest.mark.parametrize(("before", "after"), [("", 2), ("1 gold", 3), ("2 gold", 3), ("3 gold", 3)])
def test_toll_bridge_gains_two_gold_at_a_harvest_as_far_as_there_is_room(
    duel: Positions, before: str, after: int
) -> None:
    match = duel(cards={A: "toll_bridge above -1"}, stores={A: before}, active=B, rolled=False)
    throw(match, "plentiful_harvest", 6)
    store_in(match, B, "pasture 1")
    store_in(match, A, "pasture 4")
    assert stored(match, "gold field 1") == after


def test_d52_the_number_of_the_die_stays_known_until_the_turn_ends(duel: Positions) -> None:
    match = duel(rolled=False)
    assert look(match).number == 0
    throw(match, "trade", 5)
    assert look(match).number == 5


@pytest.mark.parametrize("resource", RESOURCES)
def test_each_ship_exchanges_its_kind_two_to_one(duel: Positions, resource: str) -> None:
    rates = of(duel(cards={A: f"{resource}_ship above -1"}), A).rates
    assert rates == {each: 2 if each == resource else 3 for each in RESOURCES}


def test_d42_regions_of_both_players_produce(duel: Positions) -> None:
    match = duel(rolled=False, active=B)
    assert gained(match, lambda: throw(match, "trade", 1)) == {A: "1 gold", B: "1 wool"}


def test_d72_the_price_is_paid_before_the_card_helps(duel: Positions) -> None:
    match = duel(hands={A: "ore_ship"}, stores={A: "1 lumber, 2 ore"})
    refused(match, A, Build("ore_ship", "above -1"), "D-63")
    other = duel(hands={A: "ore_ship"}, stores={A: "1 lumber, 3 ore"})
    play(other, A, BankTrade("ore", "wool"))
    build(other, A, "ore_ship", "above -1")
    assert has(other, A) == "nothing"
