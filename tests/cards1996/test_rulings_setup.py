"""Components and set-up: KX-1 to KX-5, K-1 to K-22."""

from __future__ import annotations

import inselreich
from inselreich.core.chance import Seeded
from inselreich.games.cards1996.pieces import CENTRAL_CARDS, FACES, REGION_STACK, REGIONS, START_REGIONS, TOKENS
from inselreich.games.cards1996.realm import REALM
from inselreich.principality.cards import Card
from inselreich.principality.moves import ArrangeRegions, ChooseStack, TakeCard
from inselreich.principality.resources import KINDS, RESOURCES
from tests.cards1996.positions import LAYOUT, A, B, Positions, look, of, own, play, points, refused, why

UNSHUFFLED = [tuple(range(10)), tuple(range(11)), tuple(range(62))]
ACTIONS = [card for card in REALM.catalogue.cards if card.action]
EVENTS = [card for card in REALM.catalogue.cards if card.event]
EXPANSIONS = [card for card in REALM.catalogue.cards if not card.event]
GREEN = [card for card in EXPANSIONS if card.facts.slot == "settlement_or_city"]
RED = [card for card in EXPANSIONS if card.facts.slot == "city"]


def copies(cards: list[Card]) -> int:
    return sum(card.facts.copies for card in cards)


def names(seat: int) -> tuple[str, ...]:
    return tuple(LAYOUT[seat].split(", "))


def laid_out(cards1996: Positions, *forced: object) -> inselreich.Match:
    """A new match, regions laid as in the other tests; chance is forced to this."""
    match = cards1996.new(forced=[*UNSHUFFLED, *forced])
    play(match, A, ArrangeRegions(names(A)))
    play(match, B, ArrangeRegions(names(B)))
    return match


def test_kx01_k1_the_inventory_has_120_cards() -> None:
    """K-1, K-3, KO-2 (3 Garrisons), KO-3 (one Civil War)"""
    assert (copies(ACTIONS), copies(GREEN), copies(RED), copies(EVENTS)) == (20, 26, 16, 10)
    assert REALM.catalogue["garrison"].facts.copies == 3
    assert REALM.catalogue["civil_war"].facts.copies == 1
    assert len(REGIONS) == 6 + 6 + 11
    roads, settlements, cities = CENTRAL_CARDS
    assert roads + settlements + cities + len(REGIONS) + copies(EXPANSIONS) + copies(EVENTS) == 120


def test_k2_each_start_set_has_a_region_of_each_kind() -> None:
    for regions in START_REGIONS.values():
        assert sorted(REGIONS[region].kind for region in regions) == list(KINDS)
        assert sorted(REGIONS[region].number for region in regions) == [1, 2, 3, 4, 5, 6]


def test_k4_the_ten_event_cards() -> None:
    counts = {card.id: card.facts.copies for card in EVENTS}
    assert counts == {
        "civil_war": 1,
        "conflict": 1,
        "master_builder": 1,
        "plague": 2,
        "productive_year": 2,
        "progress": 2,
        "year_end": 1,
    }


def test_k5_ko4_the_question_mark_is_on_two_faces_of_the_event_die() -> None:
    assert len(FACES) == 6
    assert FACES.count("event_card") == 2
    assert len(set(FACES)) == 5


def test_k6_there_are_a_knight_and_a_mill_and_both_lie_aside_at_first(cards1996: Positions) -> None:
    assert [token.name for token in TOKENS] == ["knight", "mill"]
    assert look(cards1996.new()).tokens == {"knight": None, "mill": None}


def test_k7_no_card_costs_gold() -> None:
    assert all(not card.facts.cost.gold for card in REALM.catalogue.cards)
    assert RESOURCES == ("lumber", "brick", "wool", "grain", "ore", "gold")


def test_k8_seven_roads_five_settlements_seven_cities_and_eleven_regions_are_shared(cards1996: Positions) -> None:
    view = look(cards1996.new())
    assert (view.roads_left, view.settlements_left, view.cities_left, view.regions_left) == (7, 5, 7, 11)


def test_ko1_the_numbers_of_the_regions() -> None:
    """Mountains 5 and 2 in one hand, as in the booklet's example, are possible."""
    found = {region.name for region in REGIONS}
    assert len(found) == 23
    assert {"mountains 2", "mountains 5"} <= found
    stack = {REGIONS[region].name for region in REGION_STACK}
    assert {"fields 3", "fields 4", "mountains 5", "mountains 6", "gold field 2"} <= stack


def test_kx02_k18_k22_given_a_new_game_then_each_has_one_of_each_kind_and_two_points(cards1996: Positions) -> None:
    match = laid_out(cards1996, (5, 2))
    for seat in (A, B):
        assert of(match, seat).resources.counts == (1, 1, 1, 1, 1, 1)
        assert points(match, seat) == 2


def test_k18_the_six_regions_may_lie_in_any_order_and_each_seat_lays_unseen_by_the_other(cards1996: Positions) -> None:
    match = cards1996.new()
    assert match.waiting_for == (A, B)
    mirrored = names(A)[::-1]
    match.play(A, ArrangeRegions(mirrored))
    assert of(match, A).regions == ()
    refused(match, B, ArrangeRegions(names(A)), "K-18")
    match.play(B, ArrangeRegions(names(B)))
    upper = {region.at: region.region for region in of(match, A).regions}
    assert upper["upper -2"] == mirrored[0]
    assert upper["lower +2"] == mirrored[5]


def test_k18_the_list_names_each_neighbourhood_once(cards1996: Positions) -> None:
    match = cards1996.new()
    listed = match.legal(A)
    assert len(listed) == 720 // 4
    assert match.pick(A, Seeded(1)) in listed


def test_kx03_ko5_given_62_expansions_then_the_stacks_have_13_13_12_12_12(cards1996: Positions) -> None:
    """K-19"""
    view = look(cards1996.new())
    assert view.stacks == (13, 13, 12, 12, 12)
    assert (view.events_left, view.regions_left) == (10, 11)


def test_k20_given_the_higher_roll_then_that_seat_begins_and_ties_roll_again(cards1996: Positions) -> None:
    match = laid_out(cards1996, (3, 3), (2, 5))
    assert why(match) == (B, "K-21")


def test_kx04_k21_given_a_stack_searched_at_set_up_when_the_other_chooses_it_then_it_is_refused(
    cards1996: Positions,
) -> None:
    match = laid_out(cards1996, (6, 1))
    play(match, A, ChooseStack(2))
    for _ in range(3):
        play(match, A, match.legal(A)[0])
    assert why(match) == (B, "K-21")
    refused(match, B, ChooseStack(2), "K-21")
    play(match, B, ChooseStack(1))


def test_kx05_given_three_cards_are_taken_then_the_stack_keeps_the_order_of_the_others(cards1996: Positions) -> None:
    match = laid_out(cards1996, (6, 1))
    play(match, A, ChooseStack(2))
    before = list(own(match, A).seen)
    assert len(before) == 13
    for place in (3, 6, 8):
        play(match, A, TakeCard(before[place]))
    left = before[:]
    for place in (3, 6, 8):
        left.remove(before[place])
    table = match.table
    assert [REALM.catalogue.cards[number].id for number in table.stacks[1]][::-1] == left
    assert look(match).stacks == (13, 10, 12, 12, 12)
    assert sorted(own(match, A).hand) == sorted(before[place] for place in (3, 6, 8))


def test_ko27_the_first_seat_may_have_either_start_set(cards1996: Positions) -> None:
    for first, number in (("A", 1), ("B", 2)):
        match = cards1996.new(first_set=first)
        (move, *_) = match.legal(A)
        assert isinstance(move, ArrangeRegions)
        assert f"fields {number}" in move.regions
