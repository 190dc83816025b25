"""Building: QX-16 to QX-29, the rules Q-28 to Q-43, and QO-2, QO-3, QO-5, QO-12, QO-13."""

from __future__ import annotations

from typing import Any

import pytest

from inselreich import IllegalMove, MalformedMove
from inselreich.games.quick.events import Built, CardsDrawn, DisplayFilled, DisplayLaid, Drew
from inselreich.games.quick.moves import Build, Discard, Replacement
from tests.quick.positions import A, B, C, D, Positions, build, cards, look, payments, points
from tests.support.words import hand, refused

ROADS = "road, road, road, road, knight"
SETTLED = "settlement, road, knight, city, road"


# Paying


def test_qx16_given_three_roads_when_grain_is_missing_then_two_wool_stand_for_it(quick: Positions) -> None:
    """Q-30, Q-31: wool is in the cost as well."""
    match = quick(roads={A: 3}, hands={A: "1 lumber, 1 brick, 3 wool"}, display=SETTLED, events="donation")
    assert payments(match, A, "settlement") == [("grain", "wool")]
    match.play(A, build("settlement", "grain", by="wool"))
    assert hand(match, A) == cards("")
    assert look(match).discards == ("lumber", "brick", "wool", "wool", "wool")
    assert look(match).replaced


def test_qx17_given_one_road_when_lumber_is_missing_then_four_wool_stand_for_it(quick: Positions) -> None:
    """Q-30."""
    match = quick(hands={A: "1 brick, 4 wool"}, display=ROADS)
    match.play(A, build("road", "lumber", by="wool"))
    assert (hand(match, A), look(match).seats[A].roads) == (cards(""), 2)


def test_q30_three_cards_are_too_few_with_one_road(quick: Positions) -> None:
    match = quick(hands={A: "1 brick, 3 wool"}, display=ROADS)
    refused(match, A, build("road", "lumber", by="wool"), rule="Q-30")
    refused(match, A, build("road"), rule="Q-29")


def test_qx18_given_two_roads_when_two_wool_and_an_ore_are_offered_for_a_grain_then_it_is_illegal(
    quick: Positions,
) -> None:
    """Q-30: it must be three of one kind; a mixture cannot even be said."""
    match = quick(roads={A: 2}, hands={A: "1 lumber, 1 brick, 3 wool, 1 ore"}, display=SETTLED)
    refused(match, A, build("settlement", "grain", by="wool"), rule="Q-30")
    refused(match, A, build("settlement", "grain", by="ore"), rule="Q-30")
    assert payments(match, A, "settlement") == []
    with pytest.raises(MalformedMove):
        match.game.reader.from_data(
            {"type": "build", "card": "settlement", "replace": {"resource": "grain", "by": ["wool", "wool", "ore"]}}
        )


def test_qx19_given_a_replacement_this_turn_when_the_next_build_is_short_then_none_is_left(quick: Positions) -> None:
    """Q-30."""
    match = quick(roads={A: 4}, hands={A: "2 brick, 2 wool"}, display=ROADS)
    match.play(A, build("road", "lumber", by="wool"))
    refused(match, A, build("road", "lumber", by="wool"), rule="Q-30")
    assert payments(match, A, "road") == []


def test_qx20_qo3_given_three_roads_when_the_fourth_is_paid_then_the_rate_is_two(quick: Positions) -> None:
    """Q-31: the roads before the build count."""
    short = quick(roads={A: 3}, hands={A: "1 brick, 1 wool"}, display=ROADS)
    refused(short, A, build("road", "lumber", by="wool"), rule="Q-30")
    match = quick(roads={A: 3}, hands={A: "1 brick, 2 wool"}, display=ROADS)
    assert look(match).seats[A].replacement_rate == 2
    match.play(A, build("road", "lumber", by="wool"))
    assert hand(match, A) == cards("")
    assert look(match).seats[A].replacement_rate == 1


@pytest.mark.parametrize(("roads", "rate"), [(1, 4), (2, 3), (3, 2), (4, 1), (5, 1), (6, 1)])
def test_qx21_so_many_cards_replace_one_and_more_than_four_roads_change_nothing(
    quick: Positions, roads: int, rate: int
) -> None:
    """Q-30."""
    match = quick(
        roads={A: roads}, hands={A: f"1 wool, 1 ore, {rate} lumber"}, display="road, city, knight, road, city"
    )
    assert look(match).seats[A].replacement_rate == rate
    assert payments(match, A, "knight") == [("grain", "lumber")]
    match.play(A, build("knight", "grain", by="lumber"))
    assert hand(match, A) == cards("")


def test_qx22_given_two_roads_and_six_wool_then_they_pay_for_a_metropolis(quick: Positions) -> None:
    """Q-32, Q-31."""
    match = quick(roads={A: 2}, cities={A: 1}, hands={A: "6 wool"})
    assert payments(match, A, "metropolis_a") == [("ore", "wool")]
    match.play(A, build("metropolis_a", "ore", by="wool"))
    assert hand(match, A) == cards("")
    assert look(match).seats[A].metropolises == ("metropolis_a",)


def test_qo2_a_resource_that_one_holds_may_be_replaced_all_the_same(quick: Positions) -> None:
    """Q-30: all ways are listed."""
    match = quick(roads={A: 4}, hands={A: "1 lumber, 1 brick, 2 ore"}, display=ROADS)
    assert payments(match, A, "road") == [None, ("lumber", "ore"), ("brick", "ore")]
    match.play(A, build("road", "brick", by="ore"))
    assert hand(match, A) == cards("1 brick, 1 ore")


def test_q30_several_of_a_kind_that_the_cost_needs_twice_are_replaced_once_only(quick: Positions) -> None:
    match = quick(roads={A: 4}, hands={A: "2 grain, 1 ore, 9 wool"}, display="city, road, knight, road, road")
    assert payments(match, A, "city") == []
    refused(match, A, build("city", "ore", by="wool"), rule="Q-30")
    match = quick(roads={A: 4}, hands={A: "2 grain, 2 ore, 1 wool"}, display="city, road, knight, road, road")
    match.play(A, build("city", "ore", by="wool"))
    assert hand(match, A) == cards("")


@pytest.mark.parametrize(("resource", "by"), [("ore", "wool"), ("wool", "grain"), ("lumber", "lumber")])
def test_q30_only_what_the_card_costs_is_replaced_and_by_another_kind(quick: Positions, resource: str, by: str) -> None:
    match = quick(hands={A: "9 lumber, 9 brick, 9 wool, 6 grain"}, display=ROADS)
    refused(match, A, Build("road", Replacement(resource, by)), rule="Q-30")  # type: ignore[arg-type]


def test_what_is_no_card_and_no_resource_is_no_move() -> None:
    wrong = (("castle", None), ("road", {"resource": "grain", "by": "wool"}), (7, None))
    for card, replace in wrong:
        with pytest.raises(MalformedMove):
            Build(card, replace)  # type: ignore[arg-type]
    for resource, by in (("gold", "wool"), ("wool", "gold"), (None, "wool")):
        with pytest.raises(MalformedMove):
            Replacement(resource, by)  # type: ignore[arg-type]


def test_moves_say_what_they_are() -> None:
    assert str(build("metropolis_b2", "ore", by="wool")) == "build metropolis b2 with wool for ore"
    assert str(build("road")) == "build road"


# The offer and the conditions


def test_q28_qo5_any_number_of_cards_one_after_another(quick: Positions) -> None:
    match = quick(hands={A: "3 lumber, 3 brick, 1 wool, 1 grain, 1 ore"}, display=ROADS, pile="city")
    for _ in range(3):
        match.play(A, build("road"))
    match.play(A, build("knight"))
    seat = look(match).seats[A]
    assert (seat.roads, seat.knights, seat.hand_size) == (4, 1, 0)


def test_q28_only_what_is_in_the_open_offer_can_be_built(quick: Positions) -> None:
    """Q-11: display and metropolises."""
    match = quick(
        cities={A: 1}, hands={A: "9 lumber, 9 brick, 9 wool, 9 grain, 9 ore"}, display="city, city, knight, city, city"
    )
    refused(match, A, build("road"), rule="Q-28")
    refused(match, A, build("settlement"), rule="Q-28")
    refused(match, A, build("metropolis_b1"), rule="Q-28")


def test_q29_the_cost_goes_on_the_discard_pile_and_the_card_before_the_seat(quick: Positions) -> None:
    match = quick(hands={A: "1 wool, 2 grain, 1 ore"}, discards="1 brick", display="road, knight, city, road, city")
    match.play(A, build("knight"))
    assert Built(A, "knight", cards("1 wool, 1 grain, 1 ore")) in match.events
    assert look(match).discards == ("brick", "wool", "grain", "ore")
    assert (look(match).seats[A].knights, hand(match, A)) == (1, cards("1 grain"))


def test_qx23_given_all_settlements_are_covered_when_a_city_is_to_be_built_then_it_is_illegal(
    quick: Positions,
) -> None:
    """Q-39."""
    match = quick(cities={A: 2}, hands={A: "2 grain, 3 ore"})
    refused(match, A, build("city"), rule="Q-39")


def test_qx24_given_only_the_start_settlement_then_a_city_is_built_on_it(quick: Positions) -> None:
    """Q-39, Q-42."""
    match = quick(hands={A: "2 grain, 3 ore"})
    match.play(A, build("city"))
    seat = look(match).seats[A]
    assert (seat.settlements, seat.cities, seat.points, seat.production) == (0, 1, 2, 2)


def test_qx25_given_no_visible_city_when_a_metropolis_is_to_be_built_then_it_is_illegal(quick: Positions) -> None:
    """Q-40."""
    match = quick(metropolises={A: "metropolis_a"}, settlements={A: 2}, hands={A: "3 wool, 1 ore"})
    refused(match, A, build("metropolis_a"), rule="Q-40")


def test_q36_q37_q41_roads_settlements_and_knights_have_no_condition(quick: Positions) -> None:
    match = quick(
        hands={A: "2 lumber, 2 brick, 2 wool, 2 grain, 1 ore"}, display=SETTLED, events="subsidy", pile="city, city"
    )
    match.play(A, build("road"))
    match.play(A, build("knight"))
    match.play(A, build("settlement"))
    seat = look(match).seats[A]
    assert (seat.roads, seat.knights, seat.settlements) == (2, 1, 2)
    assert points(match) == [2, 1, 1, 1]


def test_q40_on_side_b_the_builder_takes_the_one_he_wants_and_it_is_gone(quick: Positions) -> None:
    match = quick(cities={A: 2}, hands={A: "6 wool, 2 ore"}, metropolis="B")
    match.play(A, build("metropolis_b3"))
    assert look(match).metropolises == ("metropolis_b1", "metropolis_b2", "metropolis_b4")
    refused(match, A, build("metropolis_b3"), rule="Q-28")
    match.play(A, build("metropolis_b2"))
    assert look(match).seats[A].metropolises == ("metropolis_b3", "metropolis_b2")


def test_q40_when_the_stack_is_used_up_there_are_no_more(quick: Positions) -> None:
    match = quick(
        seats=4,
        metropolises={B: "metropolis_a, metropolis_a", C: "metropolis_a, metropolis_a"},
        cities={A: 1},
        hands={A: "3 wool, 1 ore"},
    )
    assert look(match).metropolises == ()
    refused(match, A, build("metropolis_a"), rule="Q-28")


# The display


def test_qx26_given_a_settlement_is_built_then_the_display_is_refilled_after_its_event(quick: Positions) -> None:
    """Q-33, Q-38."""
    match = quick(
        hands={A: "1 lumber, 1 brick, 1 wool, 1 grain", B: "8 ore"},
        display="road, settlement, knight, city, road",
        pile="knight",
        events="robber",
    )
    match.play(A, build("settlement"))
    view = look(match)
    assert (view.display, view.event, view.phase) == (("road", "knight", "city", "road"), "robber", "event")
    match.play(B, Discard(cards("4 ore")))
    view = look(match)
    assert view.display == ("road", "knight", "knight", "city", "road")
    assert (view.event, view.past_events, view.phase) == (None, ("robber",), "trade_and_build")


def test_qx27_given_a_metropolis_is_built_then_no_card_is_turned_up(quick: Positions) -> None:
    """Q-33."""
    match = quick(cities={A: 1}, hands={A: "3 wool, 1 ore"})
    before = look(match)
    match.play(A, build("metropolis_a"))
    after = look(match)
    assert (after.display, after.pile_size) == (before.display, before.pile_size)
    assert after.metropolises == ("metropolis_a",) * 3


def test_q33_the_top_card_fills_the_gap(quick: Positions) -> None:
    match = quick(hands={A: "1 lumber, 1 brick"}, display="city, knight, road, settlement, city", pile="settlement")
    match.play(A, build("road"))
    assert look(match).display == ("city", "knight", "settlement", "settlement", "city")
    assert match.events[-1] == DisplayFilled("settlement", 2)


def test_qx28_given_the_refill_makes_five_settlements_then_they_are_shuffled_in_and_five_turned_up(
    quick: Positions,
) -> None:
    """Q-35: the pile holds 12 cards of mixed kinds."""
    match = quick(
        roads={A: 3, B: 3, C: 3},
        knights={B: 2, C: 2, D: 2},
        settlements={A: 2},
        cities={B: 1, C: 1, D: 1},
        hands={A: "1 lumber, 1 brick"},
        display="4 settlement, road",
        pile="settlement",
    )
    match.force(tuple(range(17)), (16, 0, 15, 1, 14, 2, 13, 3, 12, 4, 11, 5, 10, 6, 9, 7, 8))
    match.play(A, build("road"))
    laid = [event.cards for event in match.events if isinstance(event, DisplayLaid)][1:]
    assert laid == [("settlement",) * 5, look(match).display], "the first time the five are on top again"
    assert len(set(look(match).display)) > 1
    assert look(match).pile_size == 12
    assert [len(outcome) for outcome in match.outcomes] == [17, 17]


ALMOST_ALL_BUILT: dict[str, Any] = {
    "roads": {A: 4, B: 3, C: 3, D: 3},
    "settlements": {A: 2, B: 2, C: 2, D: 4},
    "cities": {A: 1, B: 1, C: 2, D: 1},
}
"""Of the build cards a road and knights are left."""


def test_qx29_given_five_knights_and_an_empty_pile_then_nothing_happens(quick: Positions) -> None:
    """Q-35, QO-12; Q-34, QO-13: from then on the display shrinks."""
    match = quick(
        **ALMOST_ALL_BUILT,
        knights={B: 2, C: 1},
        hands={A: "1 lumber, 1 brick, 1 wool, 1 grain, 1 ore"},
        display="4 knight, road",
    )
    assert look(match).pile_size == 1
    match.play(A, build("road"))
    assert (look(match).display, look(match).pile_size) == (("knight",) * 5, 0)
    match.play(A, build("knight"))
    assert look(match).display == ("knight",) * 4
    assert match.outcomes == []


def test_q35_qo12_given_nothing_but_knights_in_the_pile_either_then_nothing_happens(quick: Positions) -> None:
    match = quick(**ALMOST_ALL_BUILT, knights={B: 2}, hands={A: "1 lumber, 1 brick"}, display="4 knight, road")
    match.play(A, build("road"))
    assert (look(match).display, look(match).pile_size) == (("knight",) * 5, 1)
    assert match.outcomes == []


def test_q34_qo13_given_an_empty_pile_then_the_display_shrinks_and_stays_in_order(quick: Positions) -> None:
    match = quick(
        **ALMOST_ALL_BUILT, knights={B: 2, C: 2}, hands={A: "1 lumber, 1 brick"}, display="2 knight, road, 2 knight"
    )
    match.play(A, build("road"))
    assert (look(match).display, look(match).pile_size) == (("knight",) * 4, 0)


# What cards do


def test_q42_only_the_top_card_of_a_site_counts(quick: Positions) -> None:
    match = quick(hands={A: "2 grain, 4 ore, 3 wool"})
    seen = [(look(match).seats[A].points, look(match).seats[A].production)]
    for card in ("city", "metropolis_a"):
        match.play(A, Build(card))
        seen.append((look(match).seats[A].points, look(match).seats[A].production))
    assert seen == [(1, 1), (2, 2), (3, 3)]


def test_qx45_given_three_roads_when_b1_is_built_then_three_cards_are_drawn(quick: Positions) -> None:
    """Q-43: the start road counts."""
    match = quick(
        roads={A: 3}, cities={A: 1}, hands={A: "3 wool, 1 ore"}, supply="ore, ore, grain, lumber", metropolis="B"
    )
    match.play(A, build("metropolis_b1"))
    assert hand(match, A) == cards("2 ore, 1 grain")
    assert list(match.events)[-2:] == [Drew(A, 3, "metropolis"), CardsDrawn(A, cards("2 ore, 1 grain"))]


def test_qx46_given_no_knight_when_b3_is_built_then_nothing_is_drawn(quick: Positions) -> None:
    """Q-43."""
    match = quick(cities={A: 1}, hands={A: "3 wool, 1 ore"}, metropolis="B")
    match.play(A, build("metropolis_b3"))
    assert hand(match, A) == cards("")
    assert not any(isinstance(event, Drew) and event.cause == "metropolis" for event in match.events)


def test_q43_b3_brings_a_card_for_each_knight(quick: Positions) -> None:
    match = quick(
        knights={A: 2}, cities={A: 1}, hands={A: "3 wool, 1 ore"}, supply="brick, wool, lumber", metropolis="B"
    )
    match.play(A, build("metropolis_b3"))
    assert hand(match, A) == cards("1 brick, 1 wool")


def test_q43_given_an_empty_supply_then_b1_draws_from_the_shuffled_discards(quick: Positions) -> None:
    """Q-22: the price of the metropolis itself is among them (Q-29)."""
    match = quick(seats=2, cities={A: 1}, hands={A: "3 wool, 1 ore"}, rest="last seat", metropolis="B", supply="")
    match.force((0, 1, 2, 3))
    match.play(A, build("metropolis_b1"))
    assert hand(match, A) == cards("1 ore")
    assert look(match).supply_size == 3


def test_q43_b2_and_b4_bring_no_cards(quick: Positions) -> None:
    match = quick(roads={A: 2}, knights={A: 1}, cities={A: 2}, hands={A: "6 wool, 2 ore"}, metropolis="B")
    match.play(A, build("metropolis_b2"))
    match.play(A, build("metropolis_b4"))
    assert hand(match, A) == cards("")


def test_an_illegal_build_says_what_it_costs(quick: Positions) -> None:
    match = quick(hands={A: "1 ore"}, display=ROADS)
    with pytest.raises(IllegalMove, match=r"Q-29: that costs 1 lumber \+ 1 brick; you hold 1 ore"):
        match.play(A, build("road"))
