"""Event cards: DX-35, DX-38, DX-63, DX-69, D-49, D-51, D-53, D-58, D-79, D-102, DO-18."""

from __future__ import annotations

import pytest

from inselreich import Match
from inselreich.games.duel.realm import REALM
from inselreich.principality.events import CardPutAway, CardPutUnder, EventRevealed, HandSeen, HandShown
from inselreich.principality.moves import ChooseCard, ChooseStack, DrawCard, EndTurn, Pass, Pay, PutUnder, Store
from tests.duel.positions import (
    A,
    B,
    Positions,
    cards_at,
    draw_and_keep,
    hand,
    has,
    kinds_of_moves,
    look,
    of,
    own,
    play,
    points,
    refused,
    store_in,
    stored,
    throw,
    why,
)

STRONG = "candamir above -1"


def event(match: Match, number: int = 6) -> None:
    throw(match, "event_card", number)


def revealed(match: Match) -> list[str]:
    return [each.card for each in match.events if isinstance(each, EventRevealed)]


def deck(match: Match) -> list[str]:
    """From the bottom up."""
    return [REALM.catalogue.cards[number].id for number in match.table.event_stack]


# The deck


def test_dx35_d49_given_an_event_is_resolved_then_it_lies_at_the_bottom(duel: Positions) -> None:
    match = duel(events="invention", rolled=False)
    event(match)
    assert revealed(match) == ["invention"]
    assert deck(match)[0] == "invention"
    assert match.table.events_seen == 1
    assert deck(match)[4] == "yule"


def test_dx38_d51_d58_do18_given_yule_then_the_deck_is_formed_anew_and_another_event_is_resolved(
    duel: Positions,
) -> None:
    match = duel(events="yule", rolled=False)
    order = tuple(range(8))
    before = [card for card in match.table.event_stack if REALM.catalogue.cards[card].id != "yule"]
    match.force((5, 6), order)
    match.play(A, match.legal(A)[0])
    last = REALM.catalogue.cards[before[-1]].id
    assert revealed(match) == ["yule", last]
    while why(match)[1] != "D-60":
        seat, _ = why(match)
        match.play(seat, match.legal(seat)[0])
    assert deck(match).index("yule") == 4  # the resolved one lies below the three
    assert len(deck(match)) == 9
    assert deck(match)[0] == last


def test_d53_everybody_knows_where_yule_lies_and_what_was_seen_and_nothing_else(duel: Positions) -> None:
    match = duel(events="invention, year_of_plenty", rolled=True)
    play(match, A, EndTurn())
    draw_and_keep(match, A, 1, 1, 1)
    event(match)
    orders = set()
    for seed in range(40):
        twin = match.redeal(A, seed)
        assert deck(twin)[0] == "invention"
        assert deck(twin)[4] == "yule"
        orders.add(tuple(deck(twin)))
    assert len(orders) > 20


# The cards


def test_fraternal_feuds_the_stronger_puts_two_cards_of_the_others_hand_under_stacks(duel: Positions) -> None:
    match = duel(cards={A: STRONG}, hands={B: "abbey, scout, harald"}, events="fraternal_feuds", active=B, rolled=False)
    event(match)
    assert why(match) == (A, "D-49")
    assert sorted(own(match, A).seen) == ["abbey", "harald", "scout"]
    assert look(match).searching == A
    refused(match, A, PutUnder("inga", 1), "D-49")
    refused(match, A, PutUnder("abbey", 5), "D-99")
    refused(match, A, Pass(), "D-49")
    play(match, A, PutUnder("abbey", 2), PutUnder("harald", 4))
    assert hand(match, B) == ["scout"]
    assert own(match, A).seen == ()
    bottoms = [REALM.catalogue.cards[stack[0]].id for stack in match.table.stacks]
    assert (bottoms[1], bottoms[3]) == ("abbey", "harald")


def test_fraternal_feuds_the_other_learns_only_which_stacks(duel: Positions) -> None:
    match = duel(cards={A: STRONG}, hands={B: "abbey, scout, harald"}, events="fraternal_feuds", rolled=False)
    event(match)
    assert any(isinstance(each, HandSeen) for each in match.events_for(A))
    assert not any(isinstance(each, HandSeen) for each in match.events_for(None))
    assert any(isinstance(each, HandShown) for each in match.events_for(None))
    play(match, A, PutUnder("abbey", 2), PutUnder("harald", 2))
    told = [each for each in match.events_for(B) if isinstance(each, CardPutUnder)]
    assert [(each.seat, each.of, each.stack) for each in told] == [(A, B, 2), (A, B, 2)]


def test_d170_fraternal_feuds_the_other_cannot_tell_which_card_went_under_which_stack(duel: Positions) -> None:
    hands = {B: "abbey, scout, harald"}
    one, other = (duel(cards={A: STRONG}, hands=hands, events="fraternal_feuds", rolled=False) for _ in range(2))
    for match in (one, other):
        event(match)
    before = one.view(B), one.events_for(B), one.view(None)
    play(one, A, PutUnder("abbey", 4))
    assert (one.view(B), one.events_for(B), one.view(None)) == before
    refused(one, A, PutUnder("abbey", 2), "D-49")
    play(one, A, PutUnder("harald", 2))
    play(other, A, PutUnder("abbey", 2), PutUnder("harald", 4))
    assert [each.stack for each in one.events_for(B) if isinstance(each, CardPutUnder)] == [2, 4]
    assert (one.view(B), one.events_for(B)) == (other.view(B), other.events_for(B))


def test_fraternal_feuds_given_two_equal_cards_then_both_may_go(duel: Positions) -> None:
    match = duel(cards={A: STRONG}, hands={B: "scout, abbey, scout"}, events="fraternal_feuds", rolled=False)
    event(match)
    play(match, A, PutUnder("scout", 3), PutUnder("scout", 3))
    assert hand(match, B) == ["abbey"]
    assert [REALM.catalogue.cards[number].id for number in match.table.stacks[2][:2]] == ["scout", "scout"]


@pytest.mark.parametrize("seat", [A, B, None])
def test_fraternal_feuds_redealt_between_the_two_cards_go_on(duel: Positions, seat: int | None) -> None:
    match = duel(cards={A: STRONG}, hands={B: "abbey, scout, harald"}, events="fraternal_feuds", rolled=False)
    event(match)
    play(match, A, PutUnder("abbey", 4))
    for seed in range(5):
        twin = match.redeal(seat, seed).fork()
        play(twin, A, next(move for move in twin.legal(A) if isinstance(move, PutUnder)))
        assert of(twin, B).hand_size == 1
        assert "end_turn" in kinds_of_moves(twin, A)


def test_fraternal_feuds_given_one_card_then_that_one_goes(duel: Positions) -> None:
    match = duel(cards={A: STRONG}, hands={B: "abbey"}, events="fraternal_feuds", rolled=False)
    event(match)
    play(match, A, PutUnder("abbey", 1))
    assert hand(match, B) == []
    assert "end_turn" in kinds_of_moves(match, A)


@pytest.mark.parametrize("cards", [{}, {A: STRONG, B: "candamir above -1"}])
@pytest.mark.parametrize("card", ["fraternal_feuds", "feud"])
def test_given_nobody_has_the_strength_advantage_then_feuds_do_nothing(
    duel: Positions, cards: dict[int, str], card: str
) -> None:
    match = duel(cards={B: "abbey above -1"}, hands={B: "scout"}, events=card, rolled=False)
    event(match)
    assert hand(match, B) == ["scout"]
    assert cards_at(match, B) == ["abbey above -1"]


def test_dx69_d79_the_active_player_draws_up_in_this_turn_the_other_in_his_own(duel: Positions) -> None:
    hands = {A: "abbey, scout, harald"}
    match = duel(cards={B: STRONG}, hands=hands, events="fraternal_feuds", rolled=False)
    event(match)
    play(match, B, PutUnder("abbey", 2), PutUnder("harald", 2))
    play(match, A, EndTurn())
    assert why(match) == (A, "D-74")
    draw_and_keep(match, A, 1, 3)
    assert of(match, A).hand_size == 3
    other = duel(
        cards={B: STRONG}, hands={A: "abbey, scout, harald", B: "relocation, inga, osmund"}, events="fraternal_feuds",
        active=B, rolled=False,
    )  # fmt: skip
    event(other)
    play(other, B, PutUnder("abbey", 2), PutUnder("harald", 2), EndTurn(), Pass())
    assert of(other, A).hand_size == 1
    throw(other, "trade", 6)
    play(other, A, EndTurn())
    assert why(other) == (A, "D-74")


def test_feud_of_three_selected_buildings_the_owner_gives_up_one(duel: Positions) -> None:
    mine = "abbey above -1, storehouse below -1, grain_mill above +1, toll_bridge below +1, harald below +3"
    row = {B: "road +2, settlement +3: fields 1 / fields 3"}
    match = duel(row=row, cards={A: STRONG, B: mine}, events="feud", rolled=False)
    event(match)
    assert why(match) == (A, "D-49")
    refused(match, A, ChooseCard("harald", "below +3"), "D-49")  # a unit
    play(match, A, ChooseCard("abbey", "above -1"), ChooseCard("grain_mill", "above +1"))
    refused(match, A, ChooseCard("abbey", "above -1"), "D-49")
    play(match, A, ChooseCard("toll_bridge", "below +1"))
    assert why(match) == (B, "D-49")
    refused(match, B, ChooseCard("storehouse", "below -1"), "D-49")
    play(match, B, ChooseCard("toll_bridge", "below +1"))
    assert why(match) == (B, "D-99")
    play(match, B, ChooseStack(3))
    assert "toll_bridge below +1" not in cards_at(match, B)
    assert REALM.catalogue.cards[match.table.stacks[2][0]].id == "toll_bridge"
    told = [each for each in match.events_for(None) if isinstance(each, CardPutAway)]
    assert [(each.seat, each.card, each.at, each.stack) for each in told] == [(B, "toll_bridge", "below +1", 3)]


def test_feud_of_three_or_fewer_buildings_all_are_selected(duel: Positions) -> None:
    match = duel(cards={A: STRONG, B: "abbey above -1, storehouse below -1"}, events="feud", rolled=False)
    event(match)
    assert why(match) == (B, "D-49")
    play(match, B, ChooseCard("storehouse", "below -1"), ChooseStack(1))
    assert cards_at(match, B) == ["abbey above -1"]
    none = duel(cards={A: STRONG, B: "harald above -1"}, events="feud", rolled=False)
    event(none)
    assert cards_at(none, B) == ["harald above -1"]


def test_feud_takes_the_trade_token_at_once(duel: Positions) -> None:
    trader = "ore_ship above -1, wool_ship below -1, toll_bridge above +1"
    match = duel(cards={A: STRONG, B: trader}, events="feud", rolled=False)
    assert points(match, B) == 3
    event(match)
    play(match, B, ChooseStack(1))
    assert points(match, B) == 2
    assert look(match).tokens["trade"] is None


def test_dx63_d73_do12_given_the_abbey_is_lost_in_the_others_turn_then_the_surplus_goes_at_the_own_next_end(
    duel: Positions,
) -> None:
    match = duel(
        cards={A: STRONG, B: "abbey above -1"},
        hands={A: "austin, inga, harald", B: "scout, osmund, siglind, goldsmith"},
        events="feud", rolled=False,
    )  # fmt: skip
    event(match)
    play(match, B, ChooseStack(1))
    assert of(match, B).hand_limit == 3
    assert of(match, B).hand_size == 4
    play(match, A, EndTurn(), Pass())
    throw(match, "trade", 6)
    assert of(match, B).hand_size == 4
    play(match, B, EndTurn())
    assert why(match) == (B, "D-75")
    play(match, B, PutUnder("goldsmith", 2))
    assert why(match) == (B, "D-76")
    assert of(match, B).hand_size == 3


def test_invention_gives_one_resource_for_each_building_with_a_progress_point(duel: Positions) -> None:
    match = duel(cards={A: "abbey above -1", B: "harald above -1"}, events="invention", rolled=False)
    event(match)
    assert why(match) == (A, "D-49")
    play(match, A, Store("mountains 5"))
    assert has(match, A) == "1 grain + 1 ore"
    assert has(match, B) == "1 ore"
    assert "end_turn" in kinds_of_moves(match, A)


def test_invention_asks_the_active_player_first(duel: Positions) -> None:
    match = duel(cards={A: "abbey above -1", B: "abbey above -1"}, events="invention", active=B, rolled=False)
    event(match)
    assert why(match) == (B, "D-49")
    store_in(match, B, "forest 3")
    store_in(match, A, "forest 2")
    assert "end_turn" in kinds_of_moves(match, B)


def test_year_of_plenty_each_abbey_and_storehouse_gives_one_to_each_region_beside_it(duel: Positions) -> None:
    cards = {A: "abbey above -1, storehouse above +1, grain_mill below +1", B: "storehouse below -1"}
    match = duel(cards=cards, stores={A: "3 lumber"}, events="year_of_plenty", rolled=False)
    event(match, 3)
    assert has(match, A) == "3 lumber + 1 brick + 1 grain + 2 gold"
    assert has(match, B) == "1 lumber + 1 brick + 1 wool"


def test_traveling_merchant_sells_up_to_two_resources_for_one_gold_each(duel: Positions) -> None:
    match = duel(stores={A: "2 gold, 3 ore", B: "1 gold"}, events="traveling_merchant", rolled=False)
    event(match)
    assert why(match) == (A, "D-49")
    refused(match, A, Store("mountains 5"), "D-49")
    play(match, A, Store("forest 2"))
    play(match, A, Store("forest 2"))
    assert has(match, A) == "2 lumber + 1 grain + 3 ore"
    play(match, B, Store("forest 3"))
    assert has(match, B) == "1 lumber + 1 ore"
    assert "end_turn" in kinds_of_moves(match, A)


def test_d97_traveling_merchant_sells_none_to_who_wants_none_and_takes_gold_just_produced(duel: Positions) -> None:
    match = duel(stores={B: "2 gold"}, events="traveling_merchant", rolled=False)
    event(match, 1)  # a gold for A
    play(match, A, Store("hills 3"))
    play(match, B, Pass())
    assert has(match, A) == "1 brick"
    assert has(match, B) == "1 wool + 2 gold"


def test_traveling_merchant_is_paid_from_the_gold_field_one_chooses(duel: Positions) -> None:
    row = {A: "road +2, settlement +3: gold field 2 / gold field 3"}
    match = duel(row=row, stores={A: "1 gold field 1, 1 gold field 2"}, events="traveling_merchant", rolled=False)
    event(match)
    play(match, A, Store("hills 3"), Pay(("gold field 2",)), Pass())
    assert (stored(match, "gold field 1"), stored(match, "gold field 2")) == (1, 0)


SHIPS = "ore_ship above -1, wool_ship below -1"


@pytest.mark.parametrize(
    ("mine", "theirs", "gaining"),
    [
        ("", "", []),
        ("ore_ship above -1", "", [A]),
        ("marketplace above -1", "", []),
        (SHIPS, "large_trade_ship above -1", [A]),
        (SHIPS, "large_trade_ship above -1, gold_ship above +1", [A, B]),
        ("ore_ship above -1", "large_trade_ship above -1, gold_ship above +1", [B]),
    ],
)
def test_trade_ships_race_the_most_ships_gain_one_on_a_tie_both(
    duel: Positions, mine: str, theirs: str, gaining: list[int]
) -> None:
    match = duel(cards={A: mine, B: theirs}, events="trade_ships_race", rolled=False)
    event(match)
    asked = []
    while why(match)[1] == "D-49":
        asked.append(why(match)[0])
        match.play(asked[-1], match.legal(asked[-1])[0])
    assert asked == gaining


def test_d102_a_building_lost_goes_where_the_event_says(duel: Positions) -> None:
    match = duel(cards={A: STRONG, B: "abbey above -1"}, events="feud", rolled=False)
    event(match)
    play(match, B, ChooseStack(2))
    assert look(match).discard_sizes == (0,)


def test_d100_given_an_empty_stack_then_a_card_may_go_under_it_and_be_drawn(duel: Positions) -> None:
    match = duel(
        cards={A: STRONG, B: "abbey above -1"}, hands={A: "austin, inga"}, events="feud", stacks_are_empty=True,
        rolled=False,
    )  # fmt: skip
    event(match)
    play(match, B, ChooseStack(3))
    assert look(match).stacks == (0, 0, 1, 0)
    play(match, A, EndTurn(), DrawCard(3))
    assert "abbey" in hand(match, A)
