"""The principality and building: KX-49 to KX-52, K-9 to K-17, K-45 to K-48."""

from __future__ import annotations

from inselreich.games.cards1996.realm import REALM
from inselreich.principality.moves import Build, BuildCity, BuildRoad, BuildSettlement, LayRegions, Pay
from tests.cards1996.positions import (
    A,
    B,
    Positions,
    build,
    cards_at,
    has,
    kinds_of_moves,
    look,
    of,
    play,
    points,
    refused,
    sites_for,
    stored,
    why,
)

ROAD = "1 lumber, 2 brick"
SETTLEMENT = "1 lumber, 1 brick, 1 wool, 1 grain"
CITY = "3 ore, 2 grain"


def test_k9_k10_the_start_has_a_road_two_places_and_six_regions(cards1996: Positions) -> None:
    seat = of(cards1996(), A)
    assert (seat.roads, seat.settlements) == ((0,), (-1, 1))
    assert {region.at for region in seat.regions} == {
        f"{row} {at}" for row in ("upper", "lower") for at in ("-2", "0", "+2")
    }


def test_k10_a_place_has_four_regions_and_neighbours_share_two(cards1996: Positions) -> None:
    table = cards1996().table
    left = {REALM.region_names[region] for region in table.around(A, -1)}
    right = {REALM.region_names[region] for region in table.around(A, 1)}
    assert left == {"forest 4", "hills 5", "gold field 6", "pasture 3"}
    assert left & right == {"gold field 6", "pasture 3"}


def test_k11_a_settlement_has_two_sites_and_a_city_four(cards1996: Positions) -> None:
    match = cards1996(row={A: "city -1"}, hands={A: "abbey, siegfried, hagen, conrad"}, stores={A: "3 ore, 2 grain"})
    assert sites_for(match, A, "siegfried") == ["above -1", "below -1", "above +1", "below +1"]
    build(match, A, "siegfried", "above -1")
    build(match, A, "hagen", "above -1")
    refused(match, A, Build("conrad", "above -1"), "K-46")
    assert sites_for(match, A, "conrad") == ["below -1", "above +1", "below +1"]


def test_k12_given_more_than_three_then_the_rest_is_lost(cards1996: Positions) -> None:
    match = cards1996(stores={A: "3 lumber"})
    assert match.table.store(REALM.region_number["forest 4"], 2) == 0
    assert stored(match, "forest 4") == 3


def test_k12_the_owner_chooses_from_which_regions_he_pays_where_there_is_a_choice(cards1996: Positions) -> None:
    match = cards1996(
        row={A: "road +2, settlement +3: forest 2 / hills 3"}, stores={A: "1 forest 4, 1 forest 2, 2 brick"}
    )
    play(match, A, BuildRoad(-2))
    assert why(match) == (A, "K-13")
    assert len(match.legal(A)) == 2
    refused(match, A, Pay(("forest 4", "forest 2", "hills 5")), "K-45")
    refused(match, A, Pay(("forest 5", "hills 5", "hills 5")), "K-45")
    refused(match, A, Pay(("forest 2", "forest 2", "hills 5")), "K-45")
    refused(match, A, Pay(("forest 2", "hills 5", "hills 5", "forest 4")), "K-45")
    refused(match, A, BuildRoad(-2), "K-45")
    play(match, A, Pay(("hills 5", "forest 2", "hills 5")))
    assert (stored(match, "forest 4"), stored(match, "forest 2"), has(match, A)) == (1, 0, "1 lumber")


def test_k12_given_only_one_way_to_pay_then_nothing_is_asked(cards1996: Positions) -> None:
    match = cards1996(
        row={A: "road +2, settlement +3: forest 2 / hills 3"}, stores={A: "1 forest 4, 1 hills 5, 1 hills 3"}
    )
    play(match, A, BuildRoad(-2))
    assert has(match, A) == "nothing"
    assert of(match, A).roads == (-2, 0, 2)


def test_kx49_k13_given_a_road_at_the_right_end_when_a_second_is_to_follow_then_it_is_refused(
    cards1996: Positions,
) -> None:
    match = cards1996(row={A: "road +2"}, stores={A: ROAD})
    refused(match, A, BuildRoad(4), "K-13")
    refused(match, A, BuildRoad(3), "K-13")
    play(match, A, BuildRoad(-2))


def test_k14_a_settlement_lies_at_the_open_end_of_a_road(cards1996: Positions) -> None:
    match = cards1996(row={A: "road +2"}, stores={A: SETTLEMENT})
    refused(match, A, BuildSettlement(-3), "K-14")
    refused(match, A, BuildSettlement(5), "K-14")
    assert [move for move in match.legal(A) if isinstance(move, BuildSettlement)] == [BuildSettlement(3)]


def test_kx50_k15_given_a_settlement_right_of_a_road_then_its_regions_lie_outside_and_two_are_shared(
    cards1996: Positions,
) -> None:
    match = cards1996(row={A: "road +2"}, stores={A: SETTLEMENT}, next_regions="hills 3, pasture 5, forest 2")
    play(match, A, BuildSettlement(3))
    assert why(match) == (A, "K-15")
    assert match.view(A).own.seen == ("hills 3", "pasture 5")
    assert match.view(B).own.seen == ()
    refused(match, A, LayRegions("hills 3", "forest 2"), "K-15")
    refused(match, A, LayRegions("hills 3", "hills 3"), "K-15")
    refused(match, A, BuildRoad(-2), "K-15")
    play(match, A, LayRegions("pasture 5", "hills 3"))
    at = {region.at: (region.region, region.stored) for region in of(match, A).regions}
    assert (at["upper +4"], at["lower +4"]) == (("pasture 5", 0), ("hills 3", 0))
    assert {REALM.region_names[region] for region in match.table.around(A, 3)} == {
        "fields 1",
        "mountains 2",
        "pasture 5",
        "hills 3",
    }
    assert points(match, A) == 3


def test_k15_the_row_grows_to_the_left_as_well(cards1996: Positions) -> None:
    match = cards1996(row={A: "road +2, road -2"}, stores={A: SETTLEMENT}, next_regions="hills 3, pasture 5")
    play(match, A, BuildSettlement(-3), LayRegions("hills 3", "pasture 5"))
    assert {region.at for region in of(match, A).regions if region.region == "hills 3"} == {"upper -4"}


def test_kx51_k16_given_a_settlement_with_an_abbey_when_it_becomes_a_city_then_the_abbey_stays(
    cards1996: Positions,
) -> None:
    match = cards1996(cards={A: "abbey above -1"}, stores={A: CITY}, hands={A: "scout, siegfried"})
    play(match, A, BuildCity(-1))
    assert cards_at(match, A) == ["abbey above -1"]
    assert len(match.table.free[A][1]) == 2  # the spots above and below: one site is free above, two are below
    assert (points(match, A), of(match, A).cities, of(match, A).settlements) == (3, (-1,), (1,))
    match.table.store(REALM.region_number["mountains 2"], 2)
    build(match, A, "siegfried", "above -1")
    assert cards_at(match, A) == ["abbey above -1", "siegfried above -1"]


def test_k16_a_city_needs_an_own_settlement(cards1996: Positions) -> None:
    match = cards1996(row={A: "city -1"}, stores={A: CITY})
    refused(match, A, BuildCity(-1), "K-16")
    refused(match, A, BuildCity(3), "K-16")


def test_k17_ko12_placed_cards_are_never_removed_by_choice(cards1996: Positions) -> None:
    match = cards1996(row={A: "city -1"}, cards={A: "abbey above -1, conrad below -1"}, stores={A: "3 ore, 3 grain"})
    assert kinds_of_moves(match, A) <= {"end_turn", "build_city", "bank_trade", "offer_trade"}


def test_k8_given_an_empty_stack_then_that_card_cannot_be_built(cards1996: Positions) -> None:
    match = cards1996(row={A: "road +2"}, stores={A: "3 lumber, 3 brick, 3 wool, 3 grain, 3 ore"})
    table = match.table
    for field in ("roads_left", "settlements_left", "cities_left"):
        kept = getattr(table, field)
        setattr(table, field, 0)
        move = {
            "roads_left": BuildRoad(-2),
            "settlements_left": BuildSettlement(3),
            "cities_left": BuildCity(1),
        }[field]
        refused(match, A, move, "K-8")
        setattr(table, field, kept)


def test_k45_what_roads_settlements_and_cities_cost(cards1996: Positions) -> None:
    for move, price, left in (
        (BuildRoad(-2), ROAD, "nothing"),
        (BuildSettlement(3), SETTLEMENT, "nothing"),
        (BuildCity(1), CITY, "nothing"),
    ):
        match = cards1996(row={A: "road +2"}, stores={A: price})
        play(match, A, move)
        assert has(match, A) == left
        poor = cards1996(row={A: "road +2"}, stores={A: price.rpartition(", ")[0]})
        refused(poor, A, move, "K-45")


def test_kx52_k46_given_only_settlements_when_a_red_card_is_to_be_built_then_it_is_refused(
    cards1996: Positions,
) -> None:
    match = cards1996(hands={A: "marketplace"}, stores={A: "1 grain, 1 wool"})
    refused(match, A, Build("marketplace", "above -1"), "K-46")
    assert "city" in str(refused(match, A, Build("marketplace", "below +1"), "K-46"))


def test_k46_given_no_such_card_in_hand_or_no_such_site_then_building_is_refused(cards1996: Positions) -> None:
    match = cards1996(hands={A: "siegfried, scout"}, stores={A: "1 ore"})
    refused(match, A, Build("abbey", "above -1"), "K-46")
    refused(match, A, Build("siegfried", "above +3"), "K-46")
    refused(match, A, Build("siegfried", "road 0"), "K-46")
    refused(match, A, Build("scout", "above -1"), "K-37")
    build(match, A, "siegfried", "above -1")
    assert has(match, A) == "nothing"


def test_k46_while_the_price_is_chosen_the_card_lies_open(cards1996: Positions) -> None:
    match = cards1996(
        row={A: "road +2, settlement +3: mountains 5 / hills 3"},
        hands={A: "siegfried"},
        stores={A: "1 mountains 2, 1 mountains 5"},
    )
    build(match, A, "siegfried", "above +3")
    assert why(match) == (A, "K-46")
    assert look(match).open_card == "siegfried"
    assert of(match, A).hand_size == 0
    play(match, A, Pay(("mountains 5",)))
    assert (look(match).open_card, cards_at(match, A)) == (None, ["siegfried above +3"])


def test_k47_equal_expansions_may_be_built_several_times_in_a_turn(cards1996: Positions) -> None:
    match = cards1996(hands={A: "abbey, abbey"}, stores={A: "2 lumber, 2 ore, 2 brick"})
    build(match, A, "abbey", "above -1")
    build(match, A, "abbey", "above +1")
    assert of(match, A).hand_limit == 5


def test_k48_knights_and_fleets_are_units_and_all_else_is_buildings() -> None:
    units = {card.id for card in REALM.catalogue.cards if card.unit}
    assert len(units) == 15
    assert units == {card.id for card in REALM.catalogue.cards if card.facts.kind in ("knight", "fleet")}
