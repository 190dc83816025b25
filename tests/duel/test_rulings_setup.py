"""Set-up: DX-2 to DX-9, D-5 to D-9, D-28 to D-33, D-53, D-54."""

from __future__ import annotations

from collections import Counter
from functools import partial

from inselreich import Match
from inselreich.games.duel.pieces import REGION_STACK, START_SETS
from inselreich.games.duel.realm import REALM
from inselreich.principality.events import CardDrawn, CardGot, DiceRolled, StartRolled
from inselreich.principality.moves import ArrangeRegions, BuildSettlement, ChooseStack, RollDice
from tests.duel.positions import LAYOUT, A, B, Positions, gained, look, of, own, play, refused, throw, why
from tests.support.words import listed

CARDS = REALM.catalogue.cards


def begun(duel: Positions, **options: object) -> Match:
    """Seat A begins; A takes of stack 1, B of stack 4."""
    match = duel.new(forced=((6, 1),), **options)
    play(match, A, ChooseStack(1))
    play(match, B, ChooseStack(4))
    return match


def test_d5_the_base_set_has_45_cards_besides_the_49_central_ones() -> None:
    kinds = Counter[str]()
    for card in CARDS:
        kinds[card.facts.kind] += card.facts.copies
    assert kinds == {"action_neutral": 9, "building": 14, "hero": 6, "trade_ship": 7, "event": 9}
    assert sum(kinds.values()) == 45
    assert len(REALM.regions) == 24


def test_d6_d22_of_49_central_cards_seven_roads_five_settlements_and_seven_cities_lie_in_stacks(
    duel: Positions,
) -> None:
    view = look(begun(duel))
    assert (view.roads_left, view.settlements_left, view.cities_left, view.regions_left) == (7, 5, 7, 12)
    assert [len(seat.roads) for seat in view.seats] == [1, 1]
    assert [len(seat.settlements) for seat in view.seats] == [2, 2]
    assert [len(seat.regions) for seat in view.seats] == [6, 6]


def test_d7_d8_do2_the_event_die_has_six_faces_two_of_them_the_event_card(duel: Positions) -> None:
    faces = []
    for number in range(1, 7):
        match = duel(rolled=False)
        match.force((number, 1))
        match.play(A, RollDice())
        faces += [event.face for event in match.events if isinstance(event, DiceRolled)]
    once = {"brigand_attack": 1, "trade": 1, "celebration": 1, "plentiful_harvest": 1}
    assert Counter(faces) == {**once, "event_card": 2}


def test_d9_what_roads_settlements_and_cities_cost(duel: Positions) -> None:
    match = duel(row={A: "road +2"}, stores={A: "1 lumber, 1 brick, 1 wool, 1 grain"})
    assert BuildSettlement(3) in match.legal(A)
    for less in ("1 brick, 1 wool, 1 grain", "1 lumber, 1 wool, 1 grain", "1 lumber, 1 brick, 1 grain"):
        refused(duel(row={A: "road +2"}, stores={A: less}), A, BuildSettlement(3), "D-24")


def test_dx2_d29_given_a_new_game_then_each_has_five_resources_no_gold_and_two_points(duel: Positions) -> None:
    match = begun(duel)
    for seat in (A, B):
        assert of(match, seat).resources.counts == (1, 1, 1, 1, 1, 0)
        assert of(match, seat).victory_points == 2
        assert of(match, seat).hand_limit == 3


def test_dx3_do1_every_number_occurs_once_for_each_player_and_twice_in_the_stack() -> None:
    for numbers in START_SETS.values():
        assert sorted(numbers) == [1, 2, 3, 4, 5, 6]
    stack = [REALM.regions[region] for region in REGION_STACK]
    assert Counter(region.number for region in stack) == dict.fromkeys(range(1, 7), 2)
    assert len(set(REALM.region_names)) == 24  # no kind has a number twice


def test_dx4_given_red_lays_mountains_4_and_gold_field_2_then_a_4_and_a_2_give_two_resources(duel: Positions) -> None:
    row = {A: "road +2, settlement +3: mountains 4 / gold field 2"}
    for number, gain in ((4, "1 wool + 1 ore"), (2, "1 lumber + 1 gold")):
        match = duel(row=row, rolled=False)
        assert gained(match, partial(throw, match, "trade", number))[A] == gain


def test_dx5_d42_given_the_start_when_a_6_is_rolled_then_red_gains_grain_and_blue_ore(duel: Positions) -> None:
    match = begun(duel)
    assert gained(match, lambda: throw(match, "trade", 6)) == {A: "1 grain", B: "1 ore"}


def test_dx6_d32_four_stacks_of_nine_and_an_event_deck_of_nine(duel: Positions) -> None:
    match = duel.new(forced=((6, 1),))
    assert look(match).stacks == (9, 9, 9, 9)
    assert look(match).events_left == 9
    assert look(match).discards == ((),)


def test_dx9_d53_d54_yule_is_the_sixth_card_from_the_top(duel: Positions) -> None:
    table = begun(duel).table
    assert table.event_stack[::-1].index(REALM.catalogue["yule"].number) == 5
    assert table.event_stack.index(REALM.catalogue["yule"].number) == 3


def test_d28_the_higher_number_begins_and_a_tie_is_rolled_again(duel: Positions) -> None:
    match = duel.new(forced=((4, 4), (2, 5)))
    rolls = [event.dice for event in match.events if isinstance(event, StartRolled)]
    assert rolls == [(4, 4), (2, 5)]
    assert why(match) == (B, "D-33")


def test_d30_do3_the_regions_lie_where_the_rules_say(duel: Positions) -> None:
    match = begun(duel)
    for seat in (A, B):
        lie = {each.at: each.region for each in of(match, seat).regions}
        order = ["upper -2", "upper 0", "upper +2", "lower -2", "lower 0", "lower +2"]
        assert [lie[at] for at in order] == listed(LAYOUT[seat])


def test_d31_regions_cards_and_events_are_shuffled(duel: Positions) -> None:
    match = duel.new(forced=((6, 1), tuple(range(12)), tuple(range(36))[::-1], tuple(range(8))))
    in_order = REALM.catalogue.numbers(event=False)
    assert match.table.region_stack == list(REGION_STACK)
    assert [card for stack in match.table.stacks for card in stack] == in_order[::-1]
    assert [len(outcome) for outcome in match.outcomes] == [2, 12, 36, 8]


def test_d33_each_takes_the_top_three_cards_of_a_stack_and_only_its_owner_learns_them(duel: Positions) -> None:
    match = duel.new(forced=((6, 1),))
    top = [CARDS[number].id for number in match.table.stacks[0][-3:]]
    play(match, A, ChooseStack(1))
    assert sorted(own(match, A).hand) == sorted(top)
    assert [event.card for event in match.events_for(A) if isinstance(event, CardGot)] == top[::-1]
    assert not any(isinstance(event, CardGot) for event in match.events_for(B))
    assert sum(isinstance(event, CardDrawn) for event in match.events_for(None)) == 3


def test_d33_dx8_given_the_other_took_of_stack_1_when_the_second_wants_it_too_then_it_is_refused(
    duel: Positions,
) -> None:
    match = duel.new(forced=((6, 1),))
    play(match, A, ChooseStack(1))
    refused(match, B, ChooseStack(1), "D-33")


def test_do4_who_is_red_can_be_agreed(duel: Positions) -> None:
    match = begun(duel, red=1)
    assert {each.region for each in of(match, B).regions} == set(listed(LAYOUT[A]))
    assert {each.region for each in of(match, A).regions} == set(listed(LAYOUT[B]))


def test_d36_do27_given_free_regions_then_each_lays_them_out_after_the_hands_the_start_player_first(
    duel: Positions,
) -> None:
    match = begun(duel, regions="free")
    assert why(match) == (A, "D-36")
    refused(match, A, ArrangeRegions(tuple(listed(LAYOUT[B]))), "D-36")
    play(match, A, ArrangeRegions(tuple(listed(LAYOUT[A])[::-1])))
    assert why(match) == (B, "D-36")
    play(match, B, ArrangeRegions(tuple(listed(LAYOUT[B]))))
    assert {each.at: each.region for each in of(match, A).regions}["upper -2"] == "mountains 5"
    assert of(match, A).resources.counts == (1, 1, 1, 1, 1, 0)
