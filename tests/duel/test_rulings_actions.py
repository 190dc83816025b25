"""Action cards: DX-56, D-61, D-62, D-95, D-97, Relocation."""

from __future__ import annotations

from inselreich.principality.events import RegionsSearched
from inselreich.principality.moves import (
    BuildSettlement,
    LayRegions,
    NameNumber,
    Pay,
    PlayCard,
    Store,
    SwapCards,
    SwapRegions,
)
from tests.duel.positions import (
    A,
    B,
    Positions,
    cards_at,
    gained,
    has,
    kinds_of_moves,
    look,
    of,
    own,
    play,
    playing,
    refused,
    stored,
    throw,
    why,
)

SETTLEMENT = "1 lumber, 1 brick, 1 wool, 1 grain"


def test_goldsmith_turns_three_gold_of_any_gold_fields_into_two_resources(duel: Positions) -> None:
    row = {A: "road +2, settlement +3: gold field 2 / gold field 3"}
    stores = {A: "1 gold field 1, 2 gold field 2, 1 gold field 3"}
    match = duel(row=row, hands={A: "goldsmith"}, stores=stores)
    play(match, A, PlayCard("goldsmith"), Pay(("gold field 1", "gold field 2", "gold field 3")))
    play(match, A, Store("mountains 5"), Store("mountains 5"))
    assert has(match, A) == "2 ore + 1 gold"
    assert look(match).discards == (("goldsmith",),)


def test_d95_given_two_gold_then_the_goldsmith_is_not_played(duel: Positions) -> None:
    match = duel(hands={A: "goldsmith"}, stores={A: "2 gold, 3 ore"})
    refused(match, A, PlayCard("goldsmith"), "D-95")
    assert "play_card" not in kinds_of_moves(match, A)


def test_merchant_caravan_gives_two_alike_or_different_and_takes_any_two_even_the_same(duel: Positions) -> None:
    match = duel(hands={A: "merchant_caravan"}, stores={A: "2 wool, 1 ore"})
    play(match, A, PlayCard("merchant_caravan"), Pay(("pasture 4", "mountains 5")))
    play(match, A, Store("pasture 4"), Store("gold field 1"))
    assert has(match, A) == "2 wool + 1 gold"


def test_d95_given_one_resource_then_the_caravan_is_not_played(duel: Positions) -> None:
    match = duel(hands={A: "merchant_caravan"}, stores={A: "1 wool"})
    refused(match, A, PlayCard("merchant_caravan"), "D-95")


def test_dx56_the_scout_chooses_two_of_all_regions_and_the_rest_is_shuffled(duel: Positions) -> None:
    match = duel(row={A: "road +2"}, hands={A: "scout"}, stores={A: SETTLEMENT})
    refused(match, A, PlayCard("scout"), "D-62")
    play(match, A, BuildSettlement(3, played_with="scout"))
    assert len(own(match, A).seen) == 12
    assert of(match, A).hand_size == 0
    assert look(match, B).own is not None
    assert own(match, B).seen == ()
    play(match, A, LayRegions("fields 1", "mountains 2"))
    lie = {each.at: each.region for each in of(match, A).regions}
    assert (lie["upper +4"], lie["lower +4"]) == ("fields 1", "mountains 2")
    assert look(match).regions_left == 10
    assert sum(isinstance(event, RegionsSearched) for event in match.events_for(B)) == 1
    assert [len(outcome) for outcome in match.outcomes] == [10]


def test_dx56_given_the_settlement_is_built_then_the_scout_comes_too_late(duel: Positions) -> None:
    match = duel(row={A: "road +2"}, hands={A: "scout"}, stores={A: SETTLEMENT}, next_regions="fields 1, fields 3")
    play(match, A, BuildSettlement(3))
    refused(match, A, PlayCard("scout"), "D-19")
    refused(match, A, LayRegions("mountains 2", "fields 3"), "D-19")
    play(match, A, LayRegions("fields 3", "fields 1"))
    refused(match, A, PlayCard("scout"), "D-62")


def test_d62_a_card_with_a_moment_of_its_own_is_played_then(duel: Positions) -> None:
    match = duel(hands={A: "brigitta", B: "brigitta"}, rolled=False)
    assert kinds_of_moves(match, A) == {"roll_dice", "play_card"}
    assert match.legal(B) == []
    playing(match, A, "brigitta", NameNumber(2))
    assert kinds_of_moves(match, A) == {"roll_dice"}


def test_relocation_exchanges_two_regions_with_all_that_they_store(duel: Positions) -> None:
    match = duel(hands={A: "relocation"}, stores={A: "2 lumber, 1 ore"}, cards={A: "lumber_camp below +1"})
    playing(match, A, "relocation", SwapRegions("mountains 5", "forest 2"))
    lie = {each.at: (each.region, each.stored) for each in of(match, A).regions}
    assert lie["lower +2"] == ("forest 2", 2)
    assert lie["upper -2"] == ("mountains 5", 1)
    play_on = match.table.income[2]
    assert [amount for _, amount in play_on if amount == 2] == [2]  # the camp now lies beside the forest


def test_relocation_exchanges_two_cards_and_what_they_do_goes_along(duel: Positions) -> None:
    match = duel(cards={A: "grain_mill above -1, austin above +1"}, hands={A: "relocation"})
    playing(match, A, "relocation", SwapCards("austin", "above +1", "grain_mill", "above -1"))
    assert cards_at(match, A) == ["austin above -1", "grain_mill above +1"]
    assert [amount for _, amount in match.table.income[6] if amount == 2] == [2]


def test_relocation_takes_two_own_cards_or_two_own_regions_on_different_spots(duel: Positions) -> None:
    cards = {A: "grain_mill above -1, austin above -1, inga above +1", B: "harald above -1"}
    match = duel(row={A: "city -1"}, cards=cards, hands={A: "relocation"})
    play(match, A, PlayCard("relocation"))
    assert why(match) == (A, "D-61")
    refused(match, A, SwapRegions("forest 2", "forest 3"), "D-61")
    refused(match, A, SwapRegions("forest 2", "forest 2"), "D-61")
    refused(match, A, SwapCards("inga", "above +1", "harald", "above -1"), "D-61")
    refused(match, A, SwapCards("inga", "above +1", "austin", "below -1"), "D-61")
    refused(match, A, SwapCards("grain_mill", "above -1", "austin", "above -1"), "D-61")
    refused(match, A, Store("forest 2"), "D-61")
    play(match, A, SwapCards("inga", "above +1", "austin", "above -1"))
    assert cards_at(match, A) == ["grain_mill above -1", "inga above -1", "austin above +1"]


def test_relocation_can_always_be_played(duel: Positions) -> None:
    assert PlayCard("relocation") in duel(hands={A: "relocation"}).legal(A)


def test_given_a_settlement_and_new_regions_when_regions_are_exchanged_then_the_numbers_go_along(
    duel: Positions,
) -> None:
    row = {A: "road +2, settlement +3: fields 1 / pasture 6"}
    match = duel(row=row, hands={A: "relocation"}, active=B, rolled=False)
    throw(match, "trade", 6)
    assert stored(match, "pasture 6") == 1
    assert gained(match, lambda: None) == {}
