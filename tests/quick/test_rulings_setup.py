"""Components and set-up: QX-1 to QX-4, the rules Q-1 to Q-16, and QO-1."""

from __future__ import annotations

from itertools import permutations

import pytest

import inselreich
from inselreich.core.resources import RESOURCES
from inselreich.games.quick.events import DisplayLaid, Drew, StartSettlementsRevealed
from inselreich.games.quick.moves import EndTurn
from inselreich.games.quick.pieces import BUILD_CARDS, COSTS, EVENT_CARDS, EVENT_NAMES, RESOURCE_CARDS, STACKS
from tests.quick.positions import A, B, C, Positions, cards, hand_sizes, look, points
from tests.support.words import hand

SORTED = tuple(range(34))
"""Build cards in the order roads, settlements, cities, knights: the top five are knights."""
MIXED = (*(place for place in SORTED if place not in (0, 10, 21, 26, 1)), 1, 26, 21, 10, 0)
"""With a road, a settlement, a city, a knight and a road on top."""
DEAL = MIXED, tuple(range(7)), tuple(range(61))
"""Build cards, events and resources: the top resources are ores."""


def test_qx1_given_the_full_box_when_cards_are_counted_then_there_are_120() -> None:
    """Q-1; the overviews (Q-8) say nothing that a view does not."""
    resources, start, build, metropolises, events = sum(RESOURCE_CARDS), 4 + 4, sum(BUILD_CARDS), 4, sum(EVENT_CARDS)
    overviews, special = 4, 2
    assert (resources, build, len(STACKS["A"]), len(STACKS["B"]), events) == (61, 34, 4, 4, 7)
    assert resources + start + build + metropolises + events + overviews + special == 120


def test_q2_q4_q5_q6_so_many_cards_of_each_kind_at_their_costs(quick: Positions) -> None:
    assert dict(zip(RESOURCES, RESOURCE_CARDS, strict=True)) == {
        "brick": 11, "lumber": 11, "wool": 14, "grain": 12, "ore": 13,
    }  # fmt: skip
    assert BUILD_CARDS == (10, 11, 5, 8)
    assert dict(zip(EVENT_NAMES, EVENT_CARDS, strict=True)) == {
        "robber": 3, "donation": 1, "harvest_festival": 1, "subsidy": 1, "new_year": 1,
    }  # fmt: skip
    costs = [dict(zip(RESOURCES, cost, strict=True)) for cost in COSTS]
    road, settlement, city, knight, *metropolises = [
        {name: count for name, count in cost.items() if count} for cost in costs
    ]
    assert road == {"brick": 1, "lumber": 1}
    assert settlement == {"brick": 1, "lumber": 1, "wool": 1, "grain": 1}
    assert city == {"grain": 2, "ore": 3}
    assert knight == {"wool": 1, "grain": 1, "ore": 1}
    assert metropolises == [{"wool": 3, "ore": 1}] * 5


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_qx2_qx3_the_start_settlements_are_as_many_as_the_seats_and_one_says_who_begins(
    quick: Positions, seats: int
) -> None:
    """Q-15, Q-3, QO-1: every order of them is possible, and each seat can be the one to begin."""
    begins = []
    for order in permutations(range(seats)):
        match = quick.new(seats=seats, forced=(*DEAL, order))
        assert look(match).active == order.index(0)
        assert StartSettlementsRevealed(order.index(0)) in match.events
        begins.append(look(match).active)
    assert {begins.count(seat) for seat in range(seats)} == {len(begins) // seats}


def test_qx4_given_a_new_game_then_everybody_has_a_point_a_road_no_knight_and_two_cards(quick: Positions) -> None:
    """Q-16, Q-14: production has already brought one card more."""
    match = quick.new(seats=4)
    assert points(match) == [1, 1, 1, 1]
    assert [(seat.roads, seat.knights, seat.settlements) for seat in look(match).seats] == [(1, 0, 1)] * 4
    assert hand_sizes(match) == [2 + 1] * 4
    assert match.view(None).supply_size == 61 - 4 * (2 + 1)
    assert match.view(None).discards == ()


def test_q9_the_top_five_build_cards_are_the_display(quick: Positions) -> None:
    match = quick.new(forced=[MIXED])
    assert look(match).display == ("road", "settlement", "city", "knight", "road")
    assert look(match).pile_size == 29


def test_q9_given_five_alike_at_the_start_then_they_are_shuffled_in_until_they_are_not(quick: Positions) -> None:
    """Q-35: the first order turns up five knights, the second those very five again."""
    match = quick.new(forced=[SORTED, SORTED, MIXED])
    laid = [event.cards for event in match.events if isinstance(event, DisplayLaid)]
    assert laid[:2] == [("knight",) * 5] * 2
    assert len(laid) == 3
    assert look(match).display == laid[2] == ("road", "settlement", "city", "knight", "road")
    assert look(match).pile_size == 29


def test_q10_the_display_for_a_first_game_is_known(quick: Positions) -> None:
    match = quick.new(first_display=True)
    assert look(match).display == ("settlement", "settlement", "knight", "road", "city")
    assert look(match).pile_size == 29
    assert len(match.outcomes[0]) == 29


@pytest.mark.parametrize(("side", "names"), [
    ("A", ("metropolis_a",) * 4),
    ("B", ("metropolis_b1", "metropolis_b2", "metropolis_b3", "metropolis_b4")),
])  # fmt: skip
def test_q11_all_four_metropolises_show_the_side_agreed_on(quick: Positions, side: str, names: tuple[str, ...]) -> None:
    assert look(quick.new(metropolis=side)).metropolises == names
    assert look(quick.new()).metropolises == ("metropolis_a",) * 4


def test_q12_q13_the_events_lie_face_down_and_nobody_holds_a_special_card(quick: Positions) -> None:
    view = look(quick.new())
    assert (view.events_size, view.past_events, view.event) == (7, (), None)
    assert (view.trade_route, view.knight_force) == (None, None)


def test_q14_q18_two_cards_each_are_dealt_then_the_start_player_produces(quick: Positions) -> None:
    """The top cards of the supply are ores; Q-16."""
    match = quick.new(seats=3, forced=(*DEAL, (1, 0, 2)))
    assert look(match).active == B
    assert [hand(match, seat) for seat in (A, B, C)] == [cards("3 ore")] * 3
    drawn = [(event.seat, event.count, event.cause) for event in match.events if isinstance(event, Drew)]
    assert drawn == [
        (A, 2, "deal"), (B, 2, "deal"), (C, 2, "deal"),
        (B, 1, "production"), (C, 1, "production"), (A, 1, "production"),
    ]  # fmt: skip


def test_q15_chance_says_who_begins_and_it_goes_on_clockwise(quick: Positions) -> None:
    """Q-17."""
    match = quick.new(seats=3, forced=(*DEAL, (1, 2, 0)))
    order = []
    for _ in range(4):
        order.append(look(match).active)
        match.play(look(match).active, EndTurn())
    assert order == [C, A, B, C]


def test_there_is_no_game_for_one_or_five() -> None:
    for seats in (1, 5):
        with pytest.raises(inselreich.BadOption, match="2, 3 or 4"):
            inselreich.new("quick", seats=seats)
