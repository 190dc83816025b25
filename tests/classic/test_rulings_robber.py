"""The seven and the robber: CR-27 to CR-39 and the rules C-46 to C-56."""

from __future__ import annotations

from itertools import permutations

import pytest

from inselreich import BadOutcome, MalformedMove, Match
from inselreich.core.chance import Draw
from inselreich.games.classic.events import Discarded, RobberMoved, Stole, StoleNothing
from inselreich.games.classic.moves import (
    BuildRoad,
    BuildSettlement,
    Discard,
    MoveRobber,
    PlayKnight,
    RollDice,
    SeaTrade,
    Steal,
    StealNothing,
)
from tests.classic.positions import (
    ORE,
    WOOL,
    A,
    B,
    C,
    D,
    Positions,
    cards,
    look,
    roll,
    supply,
)
from tests.support.words import gained, hand, kinds_of_moves, refused


def owed(match: Match) -> dict[int, tuple[int, int] | None]:
    """Who must discard how many: at least and at most."""
    return {seat: decision.bounds for seat, decision in match.decisions.items() if decision.why == "C-47"}


def victims(match: Match) -> set[int]:
    return {move.victim for move in match.legal(A) if isinstance(move, Steal)}


# The seven


def test_cr27_given_hands_6_7_8_11_when_a_seven_falls_then_0_0_4_5_are_owed(classic: Positions) -> None:
    """C-47."""
    match = classic(hands={A: "6 wool", B: "7 ore", C: "8 grain", D: "11 brick"}, rolled=False)
    assert roll(match, 7) == {}
    assert owed(match) == {C: (4, 4), D: (5, 5)}


def test_cr28_given_7_cards_and_3_development_cards_when_a_seven_falls_then_none_is_owed(classic: Positions) -> None:
    """C-47."""
    match = classic(hands={B: "7 ore"}, development={B: "2 knight, monopoly"}, rolled=False)
    roll(match, 7)
    assert owed(match) == {}
    assert match.decisions[A].why == "C-49"


def test_cr29_given_9_cards_when_their_owner_rolls_a_seven_then_4_are_discarded_before_the_robber_moves(
    classic: Positions,
) -> None:
    """C-46, C-47."""
    match = classic(hands={A: "9 wool"}, rolled=False)
    roll(match, 7)
    refused(match, A, MoveRobber("H0"), rule="C-47")
    match.play(A, Discard(cards("4 wool")))
    assert (hand(match, A), supply(match).wool) == (cards("5 wool"), 14)
    match.play(A, MoveRobber("H0"))


def test_cr30_given_an_open_discard_when_the_mover_moves_the_robber_then_it_is_refused(classic: Positions) -> None:
    """C-40, C-47."""
    match = classic(hands={B: "8 ore"}, rolled=False)
    roll(match, 7)
    refused(match, A, MoveRobber("H0"), rule="")
    match.play(B, Discard(cards("4 ore")))
    match.play(A, MoveRobber("H0"))


def test_c47_the_discard_is_exactly_half_of_cards_really_held_of_the_owners_choice(classic: Positions) -> None:
    match = classic(hands={B: "5 ore, 4 wool"}, rolled=False)
    roll(match, 7)
    refused(match, B, Discard(cards("3 ore")), rule="C-47")
    refused(match, B, Discard(cards("5 ore")), rule="C-47")
    refused(match, B, Discard(cards("4 grain")), rule="C-47")
    assert len(match.legal(B)) == 5
    match.play(B, Discard(cards("1 ore, 3 wool")))
    assert hand(match, B) == cards("4 ore, 1 wool")


def test_c47_discards_are_made_in_any_order_and_done_when_all_have_chosen(classic: Positions) -> None:
    match = classic(hands={B: "8 ore", C: "8 wool"}, rolled=False)
    roll(match, 7)
    match.play(C, Discard(cards("4 wool")))
    assert hand(match, C) == cards("8 wool")
    match.play(B, Discard(cards("4 ore")))
    assert hand(match, C) == cards("4 wool")
    assert [event for event in match.events if isinstance(event, Discarded)] == [
        Discarded(B, cards("4 ore")),
        Discarded(C, cards("4 wool")),
    ]


def test_cr36_given_8_cards_and_4_discarded_when_one_is_stolen_then_it_is_one_of_the_other_4(
    classic: Positions,
) -> None:
    """C-46."""
    match = classic(settlements={B: "H4-H8-H9"}, hands={B: "4 ore, 4 wool"}, rolled=False)
    roll(match, 7)
    match.play(B, Discard(cards("4 wool")))
    match.play(A, MoveRobber("H4"))
    impossible = match.fork()
    impossible.force(WOOL)
    with pytest.raises(BadOutcome):
        impossible.play(A, Steal(B))
    assert gained(match, lambda: match.play(A, Steal(B))) == {A: "1 ore"}


def test_cr37_given_a_seven_is_resolved_then_the_mover_trades_and_builds_as_usual(classic: Positions) -> None:
    """C-46."""
    match = classic(settlements={A: "H4-H8-H9"}, hands={A: "5 lumber, 1 brick"}, rolled=False)
    roll(match, 7)
    match.play(A, MoveRobber("H4"))
    match.play(A, SeaTrade("lumber", 4, "wool"))
    match.play(A, BuildRoad("H4-H8"))


# The robber


def test_cr31_given_the_robber_on_h5_when_it_shall_stay_or_go_to_sea_then_it_is_refused_the_desert_is_not(
    classic: Positions,
) -> None:
    """C-49."""
    match = classic(robber="H5", rolled=False)
    roll(match, 7)
    refused(match, A, MoveRobber("H5"), rule="C-49")
    with pytest.raises(MalformedMove):
        MoveRobber("S0")
    assert len(match.legal(A)) == 18
    match.play(A, MoveRobber("H9"))
    assert look(match).robber == "H9"


def test_c48_no_other_roll_moves_the_robber(classic: Positions) -> None:
    for number in (2, 3, 4, 5, 6, 8, 9, 10, 11, 12):
        match = classic(robber="H5", rolled=False)
        roll(match, number)
        assert look(match).robber == "H5"
        assert match.decisions[A].why == "C-37"


def test_c50_the_robber_stops_the_yield_of_its_hex_and_nothing_else(classic: Positions) -> None:
    """Building beside it and the harbour there go on."""
    match = classic(
        settlements={A: "H11-S5-S6"}, roads={A: "H11-S6, H11-S7"}, hands={A: "1 brick, 1 wool, 1 grain, 4 lumber"},
        robber="H11", rolled=False,
    )  # fmt: skip
    assert roll(match, 8) == {}
    match.play(A, SeaTrade("lumber", 3, "ore"))
    match.play(A, BuildSettlement("H11-H15-S7"))


def test_cr32_given_only_buildings_of_the_mover_on_the_hex_then_there_is_no_theft(classic: Positions) -> None:
    """C-52, C-54."""
    match = classic(settlements={A: "H4-H8-H9"}, hands={A: "2 ore", B: "3 ore"}, rolled=False)
    roll(match, 7)
    match.play(A, MoveRobber("H4"))
    assert match.decisions[A].why == "C-37"
    assert match.events[-1] == StoleNothing(A)


def test_cr33_given_an_empty_handed_and_a_rich_neighbour_then_only_the_rich_can_be_chosen(classic: Positions) -> None:
    """C-52; C-79: development cards do not make B rich."""
    match = classic(
        settlements={B: "H4-H8-H9", C: "H0-H1-H4"}, hands={C: "3 ore", D: "3 ore"}, development={B: "knight"},
        rolled=False,
    )  # fmt: skip
    roll(match, 7)
    match.play(A, MoveRobber("H4"))
    assert victims(match) == {C}
    refused(match, A, Steal(B), rule="C-52")
    refused(match, A, Steal(D), rule="C-52")
    refused(match, A, Steal(A), rule="C-52")


def test_cr34_given_a_settlement_and_a_city_of_one_victim_then_exactly_one_card_is_stolen(classic: Positions) -> None:
    """C-53: the thief keeps it."""
    match = classic(settlements={B: "H4-H8-H9"}, cities={B: "H0-H1-H4"}, hands={B: "3 ore, 2 wool"}, rolled=False)
    roll(match, 7)
    match.play(A, MoveRobber("H4"))
    match.force(ORE)
    match.play(A, Steal(B))
    assert (hand(match, A), hand(match, B)) == (cards("1 ore"), cards("2 ore, 2 wool"))
    assert Stole(A, B) in match.events


def test_c53_every_card_in_the_hand_is_as_likely_to_be_stolen() -> None:
    hand_of_the_victim = cards("1 brick, 3 ore").counts
    assert Draw(hand_of_the_victim).outcomes() == [(1, 0.25), (4, 0.75)]


def test_cr35_given_two_candidates_when_the_mover_declines_then_no_card_moves(classic: Positions) -> None:
    """C-56."""
    match = classic(settlements={B: "H4-H8-H9", C: "H0-H1-H4"}, hands={B: "2 ore", C: "3 wool"}, rolled=False)
    roll(match, 7)
    match.play(A, MoveRobber("H4"))
    assert victims(match) == {B, C}
    assert gained(match, lambda: match.play(A, StealNothing())) == {}
    assert match.events[-1] == StoleNothing(A)


def test_cr38_given_12_cards_when_another_plays_a_knight_then_none_is_discarded(classic: Positions) -> None:
    """C-55."""
    match = classic(hands={B: "12 ore"}, development={A: "knight"})
    match.play(A, PlayKnight())
    assert match.waiting_for == (A,)
    match.play(A, MoveRobber("H0"))
    assert hand(match, B) == cards("12 ore")


def test_cr39_given_a_knight_before_the_roll_when_a_seven_follows_then_the_robber_moves_twice(
    classic: Positions,
) -> None:
    """C-46, C-80."""
    match = classic(development={A: "knight"}, rolled=False)
    match.play(A, PlayKnight())
    match.play(A, MoveRobber("H4"))
    roll(match, 7)
    refused(match, A, MoveRobber("H4"), rule="C-49")
    match.play(A, MoveRobber("H9"))
    assert [event.hex for event in match.events if isinstance(event, RobberMoved)] == ["H4", "H9"]


def test_c46_after_a_seven_nothing_else_happens_before_it_is_resolved(classic: Positions) -> None:
    match = classic(settlements={B: "H4-H8-H9"}, hands={B: "1 ore"}, rolled=False)
    roll(match, 7)
    assert kinds_of_moves(match, A) == {"move_robber"}
    refused(match, A, RollDice(), rule="C-49")
    match.play(A, MoveRobber("H4"))
    assert kinds_of_moves(match, A) == {"steal", "steal_nothing"}
    assert match.decisions[A].why == "C-51"


def test_c47_the_order_of_the_discards_makes_no_difference(classic: Positions) -> None:
    boards = set()
    for order in permutations((B, C, D)):
        match = classic(hands={B: "8 ore", C: "9 wool", D: "10 brick"}, rolled=False)
        roll(match, 7)
        for seat in order:
            match.play(seat, match.legal(seat)[0])
        boards.add((repr(look(match)), repr(list(match.events))))
    assert len(boards) == 1
