"""The seven and the robber: IR-22 to IR-33, IV-3, IV-4, and the rules I-48 to I-56."""

from __future__ import annotations

import pytest

from inselreich import BadOutcome, Match
from inselreich.games.inka.events import Discarded, RobberMoved, Stole, StoleNothing
from inselreich.games.inka.moves import Discard, MoveRobber, PlayCombatArts, RollDice
from tests.inka.positions import (
    COCA,
    ORE,
    WOOD,
    A,
    B,
    C,
    D,
    Positions,
    X,
    cards,
    look,
    places,
    robber,
    roll,
    settle,
    seven,
    supply,
    swap,
    victims,
)
from tests.support.words import gained, hand, kinds_of_moves, refused

LAND = {
    *("1.0", "1.2", "1.4", "1.6", "1.8", "1.10", "2.-1", "2.1", "2.3", "2.5", "2.7", "2.9", "2.11"),
    *("3.0", "3.2", "3.4", "3.6", "3.8"),
}
FRAME = {"4.-1", "5.2", "5.6", "5.10", "4.11"}


def owed(match: Match) -> dict[int, tuple[int, int] | None]:
    """Who must discard how many: at least and at most."""
    return {seat: decision.bounds for seat, decision in match.decisions.items() if decision.why == "I-50"}


# Discards


def test_ir22_given_hands_7_8_9_11_when_a_seven_falls_then_0_4_4_5_are_owed(inka: Positions) -> None:
    """I-50."""
    match = inka(hands={A: "7 wool", B: "8 ore", C: "9 coca", D: "11 fish"}, rolled=False)
    assert roll(match, 7) == {}
    assert owed(match) == {B: (4, 4), C: (4, 4), D: (5, 5)}


def test_ir23_given_open_combat_arts_then_each_raises_the_limit_by_one(inka: Positions) -> None:
    """I-49, I-50."""
    match = inka(hands={A: "8 wool", B: "11 ore"}, combat_arts={A: 1, B: 2}, rolled=False)
    assert [seat.hand_limit for seat in look(match).seats] == [8, 9, 7, 7]
    roll(match, 7)
    assert owed(match) == {B: (5, 5)}


@pytest.mark.parametrize(("size", "owing"), [(10, {}), (11, {B: (5, 5)})])
def test_ir24_given_three_open_combat_arts_then_ten_cards_are_safe(
    inka: Positions, size: int, owing: dict[int, tuple[int, int]]
) -> None:
    """I-49."""
    match = inka(hands={B: f"{size} ore"}, combat_arts={B: 3}, rolled=False)
    roll(match, 7)
    assert owed(match) == owing


def test_ir25_given_resources_goods_and_development_cards_then_goods_count_and_the_others_do_not(
    inka: Positions,
) -> None:
    """I-50, I-83."""
    match = inka(hands={B: "5 ore, 3 fish"}, development={B: "2 combat arts"}, rolled=False)
    roll(match, 7)
    assert owed(match) == {B: (4, 4)}
    match.play(B, Discard(cards("1 ore, 3 fish")))
    assert hand(match, B) == cards("4 ore")


def test_ir26_given_eight_cards_and_a_first_combat_arts_card_then_eight_are_safe_from_the_seven(
    inka: Positions,
) -> None:
    """I-88; with a stolen card besides it is nine, and four are owed."""
    match = inka(
        hands={A: "8 wool", B: "1 ore"}, development={A: "combat arts"}, settlements={B: "0.5-1.4-1.6"}, rolled=False
    )
    match.play(A, PlayCombatArts())
    thief = match.fork()
    match.play(A, MoveRobber("5.2"))
    roll(match, 7)
    assert (owed(match), match.decisions[A].why) == ({}, "I-52")
    assert gained(thief, lambda: thief.play(A, MoveRobber("1.4"))) == {A: "1 ore"}
    roll(thief, 7)
    assert owed(thief) == {A: (4, 4)}


def test_i50_the_discard_is_exactly_half_of_cards_really_held(inka: Positions) -> None:
    match = inka(hands={B: "5 ore, 4 fish"}, rolled=False)
    roll(match, 7)
    for wrong in ("3 ore", "5 ore", "4 wood"):
        refused(match, B, Discard(cards(wrong)), rule="I-50")
    assert len(match.legal(B)) == 5
    match.play(B, Discard(cards("1 ore, 3 fish")))
    assert (hand(match, B), supply(match).fish) == (cards("4 ore, 1 fish"), 11)


def test_ir33_given_an_open_discard_when_the_robber_is_moved_then_it_is_refused(inka: Positions) -> None:
    """I-51; the roller discards, too."""
    match = inka(hands={A: "8 ore", B: "8 wool"}, rolled=False)
    roll(match, 7)
    refused(match, A, MoveRobber("3.2"), rule="I-50")
    match.play(A, Discard(cards("4 ore")))
    refused(match, A, MoveRobber("3.2"), rule="")
    match.play(B, Discard(cards("4 wool")))
    match.play(A, MoveRobber("3.2"))


def test_iq27_discards_are_shown_when_all_have_chosen(inka: Positions) -> None:
    """I-133."""
    match = inka(hands={B: "8 ore", C: "8 wool"}, rolled=False)
    roll(match, 7)
    match.play(C, Discard(cards("4 wool")))
    assert not any(isinstance(event, Discarded) for event in match.events)
    assert look(match, A).seats[C].hand_size == 8
    match.play(B, Discard(cards("4 ore")))
    shown = [event for event in match.events_for(A) if isinstance(event, Discarded)]
    assert shown == [Discarded(B, cards("4 ore")), Discarded(C, cards("4 wool"))]


# Where the robber goes


def test_ir27_given_the_robber_on_a_hex_then_a_seven_sends_him_to_another_land_hex_only(inka: Positions) -> None:
    """I-52, IQ-1, IQ-2: not to goods, not to the ocean, not to the frame."""
    match = inka(robber="3.6", rolled=False)
    roll(match, 7)
    for wrong in ("3.6", "4.5", "0.1", "0.3", "5.6"):
        refused(match, A, MoveRobber(wrong), rule="I-52")
    assert places(match, A) == LAND - {"3.6"}
    match.play(A, MoveRobber("3.8"))
    assert robber(match) == "3.8"


def test_ir28_given_the_robber_on_the_frame_then_a_seven_sends_him_to_one_of_18_land_hexes(inka: Positions) -> None:
    """I-52."""
    match = inka(robber="5.6", rolled=False)
    roll(match, 7)
    assert places(match, A) == LAND


def test_i48_the_steps_of_a_seven_and_then_trade_and_build(inka: Positions) -> None:
    match = inka(hands={A: "3 ore", B: "9 wool"}, settlements={B: X}, rolled=False)
    assert roll(match, 7) == {}
    match.play(B, Discard(cards("4 wool")))
    refused(match, A, swap("3 ore", "wood"), rule="I-52")
    match.play(A, MoveRobber("3.2"))
    assert hand(match, A) == cards("3 ore, 1 wool")
    assert {"end_turn", "supply_trade"} <= kinds_of_moves(match, A)


def test_i56_the_robber_stays_when_the_buildings_at_his_hex_leave(inka: Positions) -> None:
    """I-55, I-112: A's first tribe leaves the board; the robber does not."""
    match = inka(
        ruins={A: X},
        settlements={A: "1.8-1.10-2.9, 1.6-2.5-2.7, 2.7-3.6-3.8"},
        roads={A: "1.8-2.9, 1.10-2.9, 2.9-2.11"},
        robber="3.2",
        hands={A: "1 wood, 1 stone, 1 wool, 1 potato"},
    )
    match.play(A, settle("2.9-2.11-3.10"))
    assert robber(match) == "3.2"


# Theft


def test_ir29_given_only_a_building_under_thicket_at_the_hex_then_its_owner_is_robbed(inka: Positions) -> None:
    """I-53, I-123."""
    match = inka(ruins={B: X}, hands={B: "1 ore"}, rolled=False)
    roll(match, 7)
    assert gained(match, lambda: match.play(A, MoveRobber("3.2"))) == {A: "1 ore"}
    assert Stole(A, B) in list(match.events)


def test_ir30_given_an_empty_handed_neighbour_then_the_other_is_robbed_and_must_be(inka: Positions) -> None:
    """I-53, I-54, IQ-4, IQ-5."""
    match = inka(settlements={B: X, C: "3.4-3.6-4.5"}, hands={C: "2 wood"}, rolled=False)
    seven(match, "3.4")
    assert Stole(A, C) in list(match.events)
    assert [hand(match, seat).total for seat in range(4)] == [1, 0, 1, 0]


def test_i53_given_two_with_cards_then_the_roller_chooses_one_and_may_not_decline(inka: Positions) -> None:
    match = inka(settlements={B: X, C: "3.4-3.6-4.5"}, hands={B: "1 ore", C: "2 wood", D: "1 fish"}, rolled=False)
    seven(match, "3.4")
    assert (victims(match, A), kinds_of_moves(match, A)) == ({B, C}, {"steal"})
    assert match.decisions[A].why == "I-53"
    match.force(WOOD)
    assert gained(match, lambda: match.play(A, match.legal(A)[1])) == {A: "1 wood"}


def test_ir31_given_only_own_buildings_at_the_hex_then_nothing_is_stolen(inka: Positions) -> None:
    """I-54."""
    match = inka(settlements={A: X, B: "0.5-1.4-1.6"}, hands={A: "1 wool", B: "1 ore"}, rolled=False)
    roll(match, 7)
    assert gained(match, lambda: match.play(A, MoveRobber("3.2"))) == {}
    assert match.events[-1] == StoleNothing(A)


def test_ir32_given_two_buildings_of_one_seat_then_exactly_one_card_is_stolen(inka: Positions) -> None:
    """I-54."""
    match = inka(settlements={B: f"{X}, 2.5-3.4-3.6"}, hands={B: "2 ore, 3 coca"}, rolled=False)
    roll(match, 7)
    match.force(COCA)
    assert gained(match, lambda: match.play(A, MoveRobber("3.4"))) == {A: "1 coca"}
    assert hand(match, B) == cards("2 ore, 2 coca")


def test_i54_only_a_card_in_the_hand_can_be_drawn(inka: Positions) -> None:
    match = inka(settlements={B: X}, hands={B: "2 ore"}, rolled=False)
    roll(match, 7)
    impossible = match.fork()
    impossible.force(WOOD)
    with pytest.raises(BadOutcome):
        impossible.play(A, MoveRobber("3.2"))
    match.force(ORE)
    match.play(A, MoveRobber("3.2"))
    assert hand(match, A) == cards("1 ore")


def test_i55_given_the_robber_on_a_hex_when_he_leaves_then_it_pays_again(inka: Positions) -> None:
    match = inka(settlements={A: X}, robber="3.2", rolled=False)
    match.force((4, 5))
    assert gained(match, lambda: match.play(A, RollDice())) == {}
    match = inka(settlements={A: X}, robber="3.2", development={A: "combat arts"}, rolled=False)
    match.play(A, PlayCombatArts())
    match.play(A, MoveRobber("3.0"))
    assert roll(match, 9) == {A: "1 wood"}


# Friendly robber and frame on a seven


def test_iv3_given_opponents_with_two_markers_then_their_hexes_are_spared(inka: Positions) -> None:
    """IQ-25: only a variant."""
    match = inka(beginner=True, friendly_robber=True, rolled=False)
    roll(match, 7)
    assert places(match, A) == {"1.0", "1.2", "1.6", "2.-1", "2.1", "2.11", "3.0"}
    refused(match, A, MoveRobber("3.2"), rule="IV-3")
    usual = inka(beginner=True, rolled=False)
    roll(usual, 7)
    assert places(usual, A) == LAND


def test_iv3_given_a_third_marker_then_its_owner_is_spared_no_longer(inka: Positions) -> None:
    match = inka(beginner=True, settlements={B: "3.0-4.1-4.-1"}, friendly_robber=True, rolled=False)
    roll(match, 7)
    assert "3.2" in places(match, A)
    assert "3.6" not in places(match, A)
    match.play(A, MoveRobber("3.2"))
    assert Stole(A, B) in list(match.events)


def test_iv3_given_buildings_under_thicket_then_the_markers_of_all_tribes_count(inka: Positions) -> None:
    match = inka(ruins={B: X}, settlements={C: "2.7-3.6-3.8"}, friendly_robber=True, rolled=False)
    roll(match, 7)
    assert places(match, A) == LAND - {"2.7", "3.6", "3.8"}


def test_iv3_given_no_other_hex_then_a_seven_sends_the_robber_to_the_frame(inka: Positions) -> None:
    spread = {
        B: "0.1-1.0-1.2, 1.4-1.6-2.5",
        C: "1.10-2.9-2.11, 2.-1-2.1-3.0",
        D: "2.3-3.2-3.4, 2.7-3.6-3.8",
    }
    match = inka(settlements=spread, hands={B: "1 ore"}, robber="1.8", friendly_robber=True, rolled=False)
    roll(match, 7)
    assert places(match, A) == FRAME
    refused(match, A, MoveRobber("1.0"), rule="IV-3")
    match.play(A, MoveRobber("5.6"))
    assert match.events[-1] == StoleNothing(A)


def test_iv4_given_the_frame_on_a_seven_then_the_robber_may_go_there_and_steals_nothing(inka: Positions) -> None:
    """IQ-1."""
    match = inka(frame_on_seven=True, robber="5.2", settlements={B: X}, hands={B: "1 ore"}, rolled=False)
    roll(match, 7)
    assert places(match, A) == LAND | FRAME - {"5.2"}
    for wrong in ("5.2", "4.5", "0.3"):
        refused(match, A, MoveRobber(wrong), rule="I-52")
    match.play(A, MoveRobber("4.11"))
    assert list(match.events)[-2:] == [RobberMoved(A, "4.11"), StoleNothing(A)]
