"""Combat arts and their advantage: IR-34 to IR-46 and the rules I-85 to I-89, I-96 to I-101."""

from __future__ import annotations

from inselreich import Match
from inselreich.games.inka.events import CombatArtsMoved, CombatArtsUsed, RobberMoved, StoleNothing
from inselreich.games.inka.moves import (
    BuildRoad,
    MoveRobber,
    PlayCombatArts,
    PlayMonopoly,
    PlayRoadBuilding,
    UseCombatArts,
)
from tests.inka.positions import (
    ORE,
    A,
    B,
    C,
    D,
    Positions,
    X,
    cards,
    look,
    next_turn,
    places,
    robber,
    roll,
    seven,
    supply,
)
from tests.support.words import gained, hand, kinds_of_moves, refused

FOREST_6 = "2.7-3.6-3.8"


def holder(match: Match) -> int | None:
    return look(match).greatest_combat_arts


def plays(match: Match, seat: int, place: str) -> None:
    """The seat lays a combat arts card open, and the robber goes there."""
    match.play(seat, PlayCombatArts())
    match.play(seat, MoveRobber(place))


# The card


def test_ir34_given_a_combat_arts_card_when_the_robber_goes_to_the_frame_then_nothing_is_stolen(
    inka: Positions,
) -> None:
    """I-85, I-87."""
    match = inka(development={A: "combat arts"}, settlements={B: X}, hands={B: "1 ore"})
    plays(match, A, "5.6")
    assert list(match.events)[-2:] == [RobberMoved(A, "5.6"), StoleNothing(A)]
    assert (robber(match), hand(match, B)) == ("5.6", cards("1 ore"))


def test_ir35_given_the_robber_on_a_frame_spot_then_he_may_go_to_another_and_not_stay(inka: Positions) -> None:
    """I-85, I-86, IQ-9."""
    match = inka(development={A: "combat arts"}, robber="5.6")
    match.play(A, PlayCombatArts())
    refused(match, A, MoveRobber("5.6"), rule="I-85")
    assert len(places(match, A)) == 18 + 4
    match.play(A, MoveRobber("5.2"))
    assert robber(match) == "5.2"


def test_ir36_given_a_combat_arts_card_then_the_robber_goes_neither_to_goods_nor_to_the_ocean(inka: Positions) -> None:
    """I-85, IQ-2."""
    match = inka(development={A: "combat arts"})
    match.play(A, PlayCombatArts())
    for wrong in ("4.7", "0.1", "4.5", "0.3", "0.7"):
        refused(match, A, MoveRobber(wrong), rule="I-85")


def test_ir37_given_fifteen_cards_when_combat_arts_are_played_then_nothing_is_discarded(inka: Positions) -> None:
    """I-88."""
    match = inka(development={A: "combat arts"}, hands={A: "15 wool", B: "15 ore"})
    plays(match, A, "5.6")
    assert (hand(match, A), hand(match, B)) == (cards("15 wool"), cards("15 ore"))


def test_i87_given_a_land_hex_then_one_must_steal(inka: Positions) -> None:
    """IQ-4."""
    match = inka(development={A: "combat arts"}, settlements={B: X}, hands={B: "2 ore, 1 coca"}, rolled=False)
    match.play(A, PlayCombatArts())
    match.force(ORE)
    assert gained(match, lambda: match.play(A, MoveRobber("3.2"))) == {A: "1 ore"}


def test_i88_the_limit_rises_when_the_card_lies_open(inka: Positions) -> None:
    """IQ-16: before the robber has moved."""
    match = inka(development={A: "combat arts"})
    match.play(A, PlayCombatArts())
    assert (look(match).seats[A].hand_limit, look(match).seats[A].open_combat_arts) == (8, 1)


def test_iq24_combat_arts_stay_open_and_progress_cards_leave(inka: Positions) -> None:
    """I-85, I-90."""
    match = inka(development={A: "combat arts, monopoly"})
    plays(match, A, "5.6")
    next_turn(match)
    assert (look(match).seats[A].open_combat_arts, look(match).seats[A].development_size) == (1, 1)
    for number in (2, 2, 2):
        roll(match, number)
        next_turn(match)
    match.play(A, PlayMonopoly("ore"))
    assert (look(match).seats[A].open_combat_arts, look(match).seats[A].development_size) == (1, 0)


# Who has the advantage


def test_ir38_given_a_second_open_card_then_its_owner_takes_the_advantage_after_the_robber(inka: Positions) -> None:
    """I-89, I-96, IQ-16."""
    match = inka(combat_arts={A: 1}, development={A: "combat arts"}, settlements={B: X}, hands={B: "1 ore"})
    match.play(A, PlayCombatArts())
    assert holder(match) is None
    match.play(A, MoveRobber("3.2"))
    assert (holder(match), match.events[-1]) == (A, CombatArtsMoved(A, 2))


def test_ir39_given_two_open_cards_of_the_owner_then_another_needs_three(inka: Positions) -> None:
    """I-97."""
    match = inka(combat_arts={A: 2, B: 1}, development={B: "2 combat arts"}, active=B)
    plays(match, B, "5.6")
    assert holder(match) == A
    for number in (2, 2, 2):
        next_turn(match, number)
    assert next_turn(match) == B
    plays(match, B, "5.2")
    assert holder(match) == B


def test_i96_one_open_card_is_not_enough(inka: Positions) -> None:
    match = inka(development={A: "combat arts"})
    plays(match, A, "5.6")
    assert holder(match) is None


# What it allows


def test_ir40_given_the_robber_beside_an_own_building_then_he_is_sent_away_before_the_roll(inka: Positions) -> None:
    """I-39, I-99."""
    match = inka(combat_arts={A: 2}, settlements={A: FOREST_6}, robber="3.8", rolled=False)
    assert gained(match, lambda: match.play(A, UseCombatArts("4.11"))) == {A: "1 wood"}
    assert (robber(match), match.events[-1]) == ("4.11", CombatArtsUsed(A, "3.8", "wood", 1))
    assert roll(match, 6) == {A: "1 wood"}


def test_ir41_given_a_building_under_thicket_then_it_will_do(inka: Positions) -> None:
    """I-99."""
    match = inka(combat_arts={A: 2}, ruins={A: FOREST_6}, robber="3.8", rolled=False)
    assert gained(match, lambda: match.play(A, UseCombatArts("5.10"))) == {A: "1 wood"}


def test_i99_any_frame_spot_will_do_and_a_city_brings_one_card(inka: Positions) -> None:
    match = inka(combat_arts={A: 2}, cities={A: FOREST_6}, robber="3.8")
    assert len([move for move in match.legal(A) if isinstance(move, UseCombatArts)]) == 5
    assert gained(match, lambda: match.play(A, UseCombatArts("5.10"))) == {A: "1 wood"}


def test_ir42_given_the_robber_elsewhere_then_the_advantage_is_refused(inka: Positions) -> None:
    """I-99."""
    on_frame = inka(combat_arts={A: 2}, settlements={A: FOREST_6}, robber="5.2")
    refused(on_frame, A, UseCombatArts("4.11"), rule="I-99")
    elsewhere = inka(combat_arts={A: 2}, settlements={A: FOREST_6, B: X}, robber="3.2")
    refused(elsewhere, A, UseCombatArts("4.11"), rule="I-99")
    not_hers = inka(combat_arts={B: 2}, settlements={A: FOREST_6}, robber="3.8")
    refused(not_hers, A, UseCombatArts("4.11"), rule="I-99")


def test_ir43_given_the_advantage_was_used_before_the_roll_then_it_is_spent_for_the_turn(inka: Positions) -> None:
    """I-40; in the next own turn it is there again."""
    match = inka(combat_arts={A: 2}, settlements={A: FOREST_6}, robber="3.8", rolled=False)
    match.play(A, UseCombatArts("4.11"))
    seven(match, "3.8")
    refused(match, A, UseCombatArts("4.11"), rule="I-40")
    for _ in range(3):
        next_turn(match, 2)
    assert next_turn(match) == A
    match.play(A, UseCombatArts("4.11"))


def test_ir44_given_no_wood_in_the_supply_then_the_robber_goes_and_no_card_comes(inka: Positions) -> None:
    """I-99, IQ-18."""
    match = inka(combat_arts={A: 2}, settlements={A: FOREST_6}, robber="3.8", supply="0 wood")
    assert gained(match, lambda: match.play(A, UseCombatArts("4.11"))) == {}
    assert (robber(match), match.events[-1]) == ("4.11", CombatArtsUsed(A, "3.8", "wood", 0))


def test_ir45_given_the_advantage_was_gained_this_turn_then_it_may_be_used_at_once(inka: Positions) -> None:
    """I-101, IQ-17."""
    match = inka(
        combat_arts={A: 1}, development={A: "combat arts"}, settlements={A: X, B: "3.4-3.6-4.5"}, hands={B: "1 ore"}
    )
    plays(match, A, "3.4")
    assert hand(match, A) == cards("1 ore")
    assert gained(match, lambda: match.play(A, UseCombatArts("5.2"))) == {A: "1 stone"}
    assert (robber(match), supply(match).stone) == ("5.2", 19)


def test_ir46_given_the_advantage_was_used_then_a_development_card_may_still_be_played(inka: Positions) -> None:
    """I-100: and nobody is robbed by it."""
    match = inka(
        combat_arts={A: 2},
        development={A: "combat arts"},
        settlements={A: FOREST_6, B: "3.8-4.7-4.9"},
        hands={B: "1 ore"},
        robber="3.8",
    )
    assert gained(match, lambda: match.play(A, UseCombatArts("5.2"))) == {A: "1 wood"}
    assert hand(match, B) == cards("1 ore")
    match.play(A, PlayCombatArts())


def test_i97_given_another_takes_it_in_between_then_the_former_owner_may_not_use_it(inka: Positions) -> None:
    match = inka(combat_arts={A: 2, B: 2}, development={B: "combat arts"}, settlements={A: FOREST_6}, active=B)
    plays(match, B, "3.8")
    assert holder(match) == B
    for number in (2, 2, 2):
        next_turn(match, number)
    refused(match, A, UseCombatArts("4.11"), rule="I-99")


def test_i42_no_card_or_advantage_while_another_step_is_unfinished(inka: Positions) -> None:
    match = inka(
        combat_arts={A: 2},
        development={A: "combat arts, road building"},
        settlements={A: FOREST_6},
        robber="3.8",
        rolled=False,
    )
    robber_moves, free_roads = match, match.fork()
    robber_moves.play(A, PlayCombatArts())
    refused(robber_moves, A, UseCombatArts("4.11"), rule="I-85")
    free_roads.play(A, PlayRoadBuilding())
    refused(free_roads, A, UseCombatArts("4.11"), rule="I-95")
    free_roads.play(A, BuildRoad("2.7-3.6"))
    refused(free_roads, A, UseCombatArts("4.11"), rule="I-95")
    assert kinds_of_moves(free_roads, A) == {"build_road", "waive_road"}
    assert [seat for seat in (B, C, D) if free_roads.legal(seat)] == []
