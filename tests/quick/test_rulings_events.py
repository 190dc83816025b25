"""The events: QX-30 to QX-40, the rules Q-38 and Q-48 to Q-52, and QO-8, QO-9, QO-10, QO-15."""

from __future__ import annotations

from typing import Any

import pytest

from inselreich import Match
from inselreich.games.quick.events import Discarded, Donated, DrawLost, Drew, EventDrawn, EventsShuffled, SupplyShuffled
from inselreich.games.quick.moves import Discard, Donate
from tests.quick.positions import A, B, C, D, Positions, build, cards, hand_sizes, look
from tests.support.words import hand, refused

PRICE = "1 lumber, 1 brick, 1 wool, 1 grain"
"""What A has in hand to build the settlement that brings the event."""


def before(quick: Positions, event: str, *, hands: dict[int, str] | None = None, **position: Any) -> Match:
    """A can build a settlement, and this event is the next."""
    hands = hands or {}
    more = f", {hands[A]}" if A in hands else ""
    position.setdefault("display", "settlement, road, knight, city, road")
    return quick(events=event, hands={**hands, A: PRICE + more}, **position)


def given(quick: Positions, event: str, **position: Any) -> Match:
    """A has just built a settlement, and this event is drawn."""
    match = before(quick, event, **position)
    match.play(A, build("settlement"))
    return match


def test_q38_a_built_settlement_brings_the_top_event_and_then_it_is_discarded(quick: Positions) -> None:
    match = given(quick, "subsidy", past_events="robber")
    assert EventDrawn(A, "subsidy") in match.events
    assert (look(match).past_events, look(match).events_size) == (("robber", "subsidy"), 5)


# Robber


def test_qx30_given_two_knights_then_eight_cards_are_safe_and_of_ten_five_are_discarded(quick: Positions) -> None:
    """Q-48."""
    match = given(quick, "robber", knights={B: 2, C: 2}, hands={B: "8 ore", C: "5 wool, 5 lumber"})
    assert look(match).seats[B].safe_hand == 9
    assert match.waiting_for == (C,)
    assert match.decisions[C].bounds == (5, 5)
    match.play(C, Discard(cards("5 wool")))
    assert hand_sizes(match) == [0, 8, 5, 0]


def test_qx31_given_nine_cards_and_no_knight_then_four_are_discarded(quick: Positions) -> None:
    """Q-48."""
    match = given(quick, "robber", hands={B: "9 ore"})
    assert match.decisions[B].bounds == (4, 4)
    refused(match, B, Discard(cards("5 ore")), rule="Q-48")
    refused(match, B, Discard(cards("3 ore")), rule="Q-48")
    match.play(B, Discard(cards("4 ore")))
    assert hand(match, B) == cards("5 ore")


def test_qx32_given_exactly_seven_cards_then_nothing_is_lost(quick: Positions) -> None:
    """Q-48, Q-23."""
    match = given(quick, "robber", hands={A: "7 ore", B: "7 wool"})
    assert match.waiting_for == (A,)
    assert match.decisions[A].why == "Q-17"
    assert hand_sizes(match) == [7, 7, 0, 0]


def test_qo8_the_owner_chooses_and_the_cards_go_face_up_on_the_discard_pile(quick: Positions) -> None:
    """Q-48."""
    match = given(quick, "robber", hands={B: "4 ore, 2 lumber, 2 wool"})
    refused(match, B, Discard(cards("4 brick")), rule="Q-48")
    match.play(B, Discard(cards("1 ore, 2 lumber, 1 wool")))
    assert look(match).discards[-4:] == ("lumber", "lumber", "wool", "ore")
    assert Discarded(B, cards("1 ore, 2 lumber, 1 wool")) in match.events_for(None)


def test_qo15_the_active_seat_discards_first_and_it_goes_on_clockwise(quick: Positions) -> None:
    """Q-48: B is active, so B, D, A."""
    match = quick(
        hands={A: "8 ore", B: f"{PRICE}, 7 wool, 1 lumber", D: "8 lumber"},
        display="settlement, road, knight, city, road",
        events="robber",
        active=B,
    )
    match.play(B, build("settlement"))
    for seat, pile in ((B, "4 wool"), (D, "4 lumber"), (A, "4 ore")):
        assert match.waiting_for == (seat,)
        match.play(seat, Discard(cards(pile)))
    assert match.decisions[B].why == "Q-17"


# Donation


def test_qx33_given_two_leaders_then_both_give_a_card_to_the_third(quick: Positions) -> None:
    """Q-49: 4, 4 and 2 points; QO-15: first the active seat. QO-10: the new settlement counts already."""
    match = given(quick, "donation", seats=3, settlements={A: 3, B: 4, C: 2}, hands={A: "1 ore", B: "2 wool"})
    assert match.waiting_for == (A,)
    match.play(A, Donate("ore", C))
    assert match.waiting_for == (B,)
    assert match.legal(B) == [Donate("wool", C)]
    match.play(B, Donate("wool", C))
    assert hand(match, C) == cards("1 ore, 1 wool")
    assert hand_sizes(match) == [0, 1, 2]


def test_qx34_given_five_three_and_two_points_then_the_leader_chooses_who_receives(quick: Positions) -> None:
    """Q-49, QO-9."""
    match = given(quick, "donation", seats=3, settlements={A: 4, B: 3, C: 2}, hands={A: "1 ore, 1 wool"})
    assert match.legal(A) == [Donate("wool", B), Donate("wool", C), Donate("ore", B), Donate("ore", C)]
    refused(match, A, Donate("ore", A), rule="Q-49")
    refused(match, A, Donate("lumber", B), rule="Q-49")
    refused(match, A, build("road"), rule="Q-49")
    match.play(A, Donate("ore", B))
    assert (hand(match, B), hand(match, C)) == (cards("1 ore"), cards(""))
    assert Donated(A, B) in match.events


def test_qx35_given_equal_points_then_nothing_happens(quick: Positions) -> None:
    """Q-49, QO-10: with the settlement just built all have two."""
    match = given(quick, "donation", settlements={B: 2, C: 2, D: 2}, hands={A: "1 ore", B: "1 ore"})
    assert match.decisions[A].why == "Q-17"
    assert hand_sizes(match) == [1, 1, 0, 0]


def test_qx36_given_a_leader_without_cards_then_nothing_is_given_for_him(quick: Positions) -> None:
    """Q-49: the other leader gives all the same."""
    match = given(quick, "donation", settlements={B: 2}, hands={B: "1 ore"})
    assert match.waiting_for == (B,)
    match.play(B, Donate("ore", D))
    assert hand_sizes(match) == [0, 0, 0, 1]


def test_qo9_only_those_with_fewer_points_receive(quick: Positions) -> None:
    match = given(quick, "donation", settlements={B: 2}, hands={A: "1 ore"})
    refused(match, A, Donate("ore", B), rule="Q-49")
    assert match.legal(A) == [Donate("ore", C), Donate("ore", D)]


# Harvest festival, subsidy, new year


def test_qx37_given_a_harvest_festival_then_there_is_a_card_for_every_visible_settlement(quick: Positions) -> None:
    """Q-50, Q-38: A has two settlements with the new one, and a city that brings nothing."""
    match = before(quick, "harvest_festival", seats=2, cities={A: 1}, settlements={A: 1}, supply="ore, wool, grain")
    match.play(A, build("settlement"))
    assert (hand(match, A), hand(match, B)) == (cards("1 ore, 1 wool"), cards("1 grain"))
    assert [event for event in match.events if isinstance(event, Drew)][-2:] == [
        Drew(A, 2, "harvest_festival"), Drew(B, 1, "harvest_festival"),
    ]  # fmt: skip


def test_q50_a_seat_whose_settlements_are_covered_draws_nothing(quick: Positions) -> None:
    match = given(quick, "harvest_festival", cities={B: 1}, settlements={C: 3})
    assert hand_sizes(match) == [2, 0, 3, 1]


def test_qx38_given_both_special_cards_then_the_subsidy_passes_the_holder_by(quick: Positions) -> None:
    """Q-51."""
    match = given(quick, "subsidy", roads={A: 3}, knights={A: 2})
    assert hand_sizes(match) == [0, 2, 2, 2]


@pytest.mark.parametrize("held", [{"roads": {B: 3}}, {"knights": {B: 2}}])
def test_q51_one_special_card_is_enough(quick: Positions, held: dict[str, dict[int, int]]) -> None:
    assert hand_sizes(given(quick, "subsidy", **held)) == [2, 0, 2, 2]


def test_qx39_given_four_past_events_when_new_year_is_drawn_then_all_seven_are_shuffled(quick: Positions) -> None:
    """Q-52: New Year itself included; everybody draws a card first."""
    match = before(quick, "new_year", past_events="robber, robber, donation, subsidy", supply="ore, wool, grain, brick")
    match.force((6, 5, 4, 3, 2, 1, 0))
    match.play(A, build("settlement"))
    assert [hand(match, seat) for seat in (A, B, C, D)] == [
        cards("1 ore"), cards("1 wool"), cards("1 grain"), cards("1 brick"),
    ]  # fmt: skip
    assert (look(match).events_size, look(match).past_events) == (7, ())
    assert EventsShuffled() in match.events
    assert len(match.outcomes[-1]) == 7


def test_qx40_given_all_other_events_are_past_then_new_year_is_still_there(quick: Positions) -> None:
    """Q-52: so the pile never runs out."""
    match = given(
        quick,
        "new_year",
        past_events="robber, robber, robber, donation, harvest_festival, subsidy",
        hands={A: PRICE},
        display="settlement, settlement, knight, city, road",
    )
    assert look(match).events_size == 7
    match.play(A, build("settlement"))
    assert look(match).events_size in (6, 7)


def test_q22_given_the_supply_runs_out_in_an_event_then_it_is_shuffled_once_and_drawing_goes_on(
    quick: Positions,
) -> None:
    """Q-51: with two cards in the supply, and the price of the settlement on the discard pile."""
    match = before(quick, "subsidy", seats=3, supply="ore, wool", rest="last seat")
    match.force((3, 2, 1, 0))
    match.play(A, build("settlement"))
    assert (hand(match, A), hand(match, B)) == (cards("1 ore, 1 wool"), cards("1 lumber, 1 brick"))
    assert SupplyShuffled(4) in match.events
    assert look(match).supply_size == 0
    assert not any(isinstance(event, DrawLost) for event in match.events)
    assert match.events[-1] != EventDrawn(A, "subsidy")


def test_q33_the_display_is_refilled_after_new_year_has_been_shuffled(quick: Positions) -> None:
    match = given(quick, "new_year")
    kinds = [type(event).__name__ for event in match.events]
    assert kinds.index("EventsShuffled") < len(kinds) - 1 - kinds[::-1].index("DisplayFilled")


def test_an_event_can_be_forked_in_the_middle(quick: Positions) -> None:
    """Both leaders give, in the fork other cards than here."""
    match = given(quick, "donation", seats=3, settlements={A: 2, B: 3}, hands={A: "1 ore, 1 wool", B: "1 ore, 1 wool"})
    match.play(A, Donate("ore", C))
    fork = match.fork()
    match.play(B, Donate("ore", C))
    fork.play(B, Donate("wool", C))
    assert (hand(match, C), hand(fork, C)) == (cards("2 ore"), cards("1 ore, 1 wool"))
