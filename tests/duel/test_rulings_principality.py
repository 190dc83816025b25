"""The principality and building: DX-14 to DX-23, DX-44, DX-73 to DX-75, D-10 to D-24, D-63 to D-72, D-81 to D-86."""

from __future__ import annotations

import pytest

from inselreich.games.duel.realm import REALM
from inselreich.principality.events import CardBuilt, CityBuilt, TokenMoved
from inselreich.principality.moves import (
    Build,
    BuildCity,
    BuildRoad,
    BuildSettlement,
    Demolish,
    LayRegions,
    Pay,
    PlayCard,
    RollDice,
    Store,
)
from tests.duel.positions import (
    A,
    B,
    Positions,
    build,
    cards_at,
    gained,
    has,
    kinds_of_moves,
    look,
    of,
    play,
    playing,
    points,
    refused,
    sites_for,
    stored,
    throw,
)

SETTLEMENT = "1 lumber, 1 brick, 1 wool, 1 grain"
CITY = "2 grain, 3 ore"


def beside(duel: Positions, at: str) -> list[str]:
    """The regions that a card at a site has beside it."""
    table = duel(row={A: "city -1"}, cards={A: f"storehouse {at}"}).table
    (place, _), *_ = table.placed[A]
    return [REALM.region_names[region] for region in table.beside(A, place)]


def test_dx14_d10_d11_d12_d14_a_storehouse_above_the_left_settlement_has_forest_and_gold_field_beside_it(
    duel: Positions,
) -> None:
    assert sorted(beside(duel, "above -1")) == ["forest 2", "gold field 1"]
    assert sorted(beside(duel, "below -1")) == ["hills 3", "pasture 4"]
    assert sorted(beside(duel, "above +1")) == ["fields 6", "gold field 1"]


def test_dx15_the_outer_site_of_a_city_has_the_same_regions(duel: Positions) -> None:
    match = duel(row={A: "city -1"}, hands={A: "grain_mill, storehouse"}, stores={A: "2 lumber, 1 wool, 1 grain"})
    build(match, A, "grain_mill", "above -1")
    build(match, A, "storehouse", "above -1")
    assert cards_at(match, A) == ["grain_mill above -1", "storehouse above -1"]


def test_dx16_d19_do9_the_builder_lays_the_two_top_regions_at_the_outer_end_as_he_likes(duel: Positions) -> None:
    match = duel(row={A: "road +2"}, stores={A: SETTLEMENT}, next_regions="fields 1, pasture 6")
    match.play(A, BuildSettlement(3))
    assert match.legal(A) == [LayRegions("fields 1", "pasture 6"), LayRegions("pasture 6", "fields 1")]
    assert match.legal(B) == []
    match.play(A, LayRegions("pasture 6", "fields 1"))
    lie = {each.at: (each.region, each.stored) for each in of(match, A).regions}
    assert lie["upper +4"] == ("pasture 6", 0)
    assert lie["lower +4"] == ("fields 1", 0)
    around = [REALM.region_names[region] for region in match.table.around(A, 3)]
    assert sorted(around) == ["fields 1", "fields 6", "mountains 5", "pasture 6"]


def test_dx17_d17_given_a_road_without_a_settlement_when_a_road_behind_it_is_wanted_then_it_is_refused(
    duel: Positions,
) -> None:
    match = duel(row={A: "road +2"}, stores={A: "1 lumber, 2 brick"})
    refused(match, A, BuildRoad(4), "D-17")
    refused(match, A, BuildRoad(0), "D-17")
    play(match, A, BuildRoad(-2))
    assert of(match, A).roads == (-2, 0, 2)
    assert has(match, A) == "nothing"


def test_d18_a_settlement_stands_at_the_open_end_of_a_road(duel: Positions) -> None:
    match = duel(stores={A: SETTLEMENT})
    refused(match, A, BuildSettlement(3), "D-18")
    assert "build_settlement" not in kinds_of_moves(match, A)


def test_dx18_d13_d20_given_both_sites_are_used_when_a_city_is_built_then_two_more_are_free(duel: Positions) -> None:
    cards = "austin above -1, harald below -1, inga above +1, osmund below +1"
    match = duel(cards={A: cards}, hands={A: "abbey"}, stores={A: CITY})
    assert sites_for(match, A, "abbey") == []
    play(match, A, BuildCity(-1))
    assert points(match, A) == 3 + 1  # strength 6
    assert len(cards_at(match, A)) == 4
    assert len(match.table.free[A][0]) == 2
    refused(match, A, BuildCity(-1), "D-20")


def test_d13_a_site_holds_one_card(duel: Positions) -> None:
    match = duel(cards={A: "austin above -1"}, hands={A: "harald"}, stores={A: "1 grain, 1 ore"})
    refused(match, A, Build("harald", "above -1"), "D-63")
    assert sites_for(match, A, "harald") == ["below -1", "above +1", "below +1"]


ALL_ROADS_AND_SETTLEMENTS = {
    A: "road +2, settlement +3: fields 1 / fields 3, road +4, settlement +5: mountains 2 / mountains 4, road +6",
    B: "road +2, settlement +3: pasture 5 / pasture 6, road +4, settlement +5: hills 1 / hills 5, road +6, "
    "road -2, settlement -3: forest 4 / forest 6",
}
SEVEN_CITIES = {A: "city -1, city +1, city +3, city +5", B: "city -1, city +1, city +3"}


def test_dx22_d22_given_all_roads_settlements_or_cities_are_built_then_another_is_refused_to_both(
    duel: Positions,
) -> None:
    row = {seat: f"{ALL_ROADS_AND_SETTLEMENTS[seat]}, {SEVEN_CITIES[seat]}" for seat in (A, B)}
    for seat in (A, B):
        match = duel(row=row, stores={seat: f"{SETTLEMENT}, 1 brick, 1 grain, 3 ore"}, active=seat)
        refused(match, seat, BuildSettlement(7), "D-22")
        refused(match, seat, BuildRoad(-4), "D-22")
        refused(match, seat, BuildCity(5), "D-22")


def test_dx23_d23_given_a_full_forest_then_what_it_produces_is_lost(duel: Positions) -> None:
    row = {B: "road +2, settlement +3: forest 4 / forest 6"}
    match = duel(row=row, stores={B: "3 forest 3"}, rolled=False)
    assert gained(match, lambda: throw(match, "trade", 3)) == {A: "1 brick"}
    assert stored(match, "forest 4") == 0


def test_d24_a_cost_is_paid_from_any_regions_of_the_kind(duel: Positions) -> None:
    row = {A: "road +2, settlement +3: hills 1 / hills 5"}
    match = duel(row=row, stores={A: "1 lumber, 1 hills 1, 2 hills 5"})
    play(match, A, BuildRoad(4))
    refused(match, A, Pay(("forest 2", "hills 5")), "D-24")
    refused(match, A, Pay(("hills 1", "hills 1", "forest 2")), "D-24")
    play(match, A, Pay(("forest 2", "hills 1", "hills 5")))
    assert (stored(match, "hills 1"), stored(match, "hills 5")) == (0, 1)


def test_d25_what_is_gained_by_choice_goes_to_any_region_with_room(duel: Positions) -> None:
    match = duel(stores={A: "3 lumber, 2 gold"}, rolled=False)
    throw(match, "plentiful_harvest", 6)
    refused(match, A, Store("forest 2"), "D-48")
    refused(match, A, Store("forest 3"), "D-48")
    play(match, A, Store("gold field 1"))
    assert stored(match, "gold field 1") == 3


def test_d63_d65_expansions_come_from_the_hand_central_cards_from_their_stacks(duel: Positions) -> None:
    match = duel(hands={A: "marketplace"}, stores={A: "1 wool, 3 grain, 3 ore"})
    refused(match, A, Build("harald", "above -1"), "D-63")
    refused(match, A, PlayCard("marketplace"), "D-63")
    play(match, A, BuildCity(1), Build("marketplace", "above +1"))
    assert has(match, A) == "nothing"
    assert of(match, A).hand_size == 0
    assert any(isinstance(event, CityBuilt) for event in match.events_for(B))
    assert any(isinstance(event, CardBuilt) for event in match.events_for(None))


@pytest.mark.parametrize("card", ["abbey", "marketplace", "parish_hall"])
def test_dx44_d64_given_a_card_of_which_one_may_lie_there_when_a_second_is_to_be_built_then_it_is_refused(
    duel: Positions, card: str
) -> None:
    stores = {A: "3 lumber, 3 brick, 3 wool, 3 grain, 3 ore"}
    match = duel(cards={A: f"{card} above -1"}, hands={A: card}, stores=stores)
    refused(match, A, Build(card, "above +1"), "D-64")
    assert sites_for(match, A, card) == []
    other = duel(cards={B: f"{card} above -1"}, hands={A: card}, stores=stores)
    build(other, A, card, "above +1")
    assert cards_at(other, A) == [f"{card} above +1"]


def test_d64_other_expansions_may_lie_there_twice(duel: Positions) -> None:
    match = duel(cards={A: "storehouse above -1"}, hands={A: "storehouse"}, stores={A: "1 lumber, 1 wool"})
    build(match, A, "storehouse", "above +1")
    assert cards_at(match, A) == ["storehouse above -1", "storehouse above +1"]


def test_dx45_d72_given_one_gold_is_missing_then_what_the_card_would_give_does_not_help(duel: Positions) -> None:
    match = duel(hands={A: "goldsmith"}, stores={A: "2 gold"})
    refused(match, A, PlayCard("goldsmith"), "D-95")


def test_d61_an_action_card_costs_nothing_and_lies_open_on_the_shared_pile(duel: Positions) -> None:
    match = duel(hands={A: "merchant_caravan"}, stores={A: "2 lumber"})
    playing(match, A, "merchant_caravan", Store("fields 6"), Store("fields 6"))
    assert look(match).discards == (("merchant_caravan",),)
    assert has(match, A) == "2 grain"


def test_d62_d71_a_card_just_built_may_be_used_at_once(duel: Positions) -> None:
    match = duel(hands={A: "ore_ship"}, stores={A: "1 lumber, 1 wool, 2 ore"})
    assert "bank_trade" not in kinds_of_moves(match, A)
    build(match, A, "ore_ship", "above -1")
    assert "bank_trade" in kinds_of_moves(match, A)


def test_d60_d38_the_action_phase_comes_after_the_roll(duel: Positions) -> None:
    match = duel(hands={A: "austin"}, stores={A: "1 grain, 1 ore"}, rolled=False)
    assert kinds_of_moves(match, A) == {"roll_dice"}
    refused(match, A, Build("austin", "above -1"), "D-39")
    throw(match, "trade", 1)
    refused(match, A, RollDice(), "D-38")
    assert {"build", "end_turn"} <= kinds_of_moves(match, A)


def test_do5_d70_nothing_is_demolished_unless_it_was_agreed(duel: Positions) -> None:
    cards = {A: "candamir above -1, austin below -1"}
    refused(duel(cards=cards), A, Demolish("candamir", "above -1"), "DO-5")
    match = duel(cards=cards, demolition=True)
    refused(match, A, Demolish("candamir", "above +1"), "D-70")
    assert points(match, A) == 3
    play(match, A, Demolish("candamir", "above -1"))
    assert look(match).discards == (("candamir",),)
    assert points(match, A) == 2
    assert cards_at(match, A) == ["austin below -1"]


# Points and tokens


def tokens(duel: Positions, mine: str, theirs: str) -> dict[str, int | None]:
    return look(duel(cards={A: mine, B: theirs})).tokens


def test_dx73_d82_three_points_and_strictly_more_are_needed_for_the_hero_token(duel: Positions) -> None:
    assert tokens(duel, "harald above -1", "")["hero"] is None  # 2:0
    assert tokens(duel, "harald above -1, austin above +1", "osmund above -1")["hero"] == A  # 3:2
    even = tokens(duel, "harald above -1, austin above +1", "osmund above -1, inga above +1")
    assert even["hero"] is None  # 3:3


def test_dx74_d84_given_the_holder_falls_behind_then_the_other_gets_the_token_at_once(duel: Positions) -> None:
    match = duel(cards={A: "harald above -1, osmund below -1", B: "siglind above -1, austin below -1"}, demolition=True)
    assert look(match).tokens["hero"] == A  # 4:3
    assert (points(match, A), points(match, B)) == (3, 2)
    play(match, A, Demolish("harald", "above -1"))
    assert look(match).tokens["hero"] == B  # 2:3
    assert (points(match, A), points(match, B)) == (2, 3)
    assert [event.seat for event in match.events if isinstance(event, TokenMoved)][-1] == B


def test_d83_three_commerce_points_and_strictly_more_are_needed_for_the_trade_token(duel: Positions) -> None:
    assert tokens(duel, "ore_ship above -1, wool_ship above +1", "")["trade"] is None
    three = "ore_ship above -1, wool_ship above +1, toll_bridge below -1"
    assert tokens(duel, three, "marketplace above -1, gold_ship above +1")["trade"] == A
    assert tokens(duel, three, "marketplace above -1, gold_ship above +1, brick_ship below +1")["trade"] is None


def test_dx75_d85_d86_two_cities_a_settlement_and_both_tokens_are_seven_points(duel: Positions) -> None:
    match = duel(
        row={A: "city -1, city +1, road +2, settlement +3: fields 1 / fields 3"},
        cards={A: "candamir above -1, ore_ship below -1, wool_ship above +1, toll_bridge below +1"},
    )
    assert points(match, A) == 7


def test_d81_points_are_those_printed_on_what_lies_there(duel: Positions) -> None:
    match = duel(cards={A: "siglind above -1, abbey above +1, marketplace below +1"})
    assert of(match, A).points == {"victory": 0, "strength": 2, "commerce": 1, "skill": 3, "progress": 1}


def test_d2_d3_d4_stacks_and_the_discard_pile_are_shared(duel: Positions) -> None:
    """What cards say of own ones in brackets is for the tournament."""
    match = duel(hands={A: "merchant_caravan", B: "relocation"}, stores={A: "2 ore"})
    playing(match, A, "merchant_caravan", Store("forest 2"), Store("forest 2"))
    assert len(look(match).discards) == 1
    assert look(match).discard_sizes == (1,)
