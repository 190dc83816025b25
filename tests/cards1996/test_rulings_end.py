"""Tokens, points, the end and what is hidden: KX-70 to KX-76, K-63 to K-71."""

from __future__ import annotations

import pytest

from inselreich import MatchOver
from inselreich.games.cards1996.pieces import KNIGHT, MILL
from inselreich.games.cards1996.realm import REALM
from inselreich.principality.events import CardDrawn, CardGot, CardPutUnder, HandSeen, StackSearched
from inselreich.principality.moves import BuildCity, EndTurn, Pass, SearchStack, TakeCard
from tests.cards1996.positions import (
    THREE_POINTS,
    A,
    B,
    Positions,
    build,
    end_turn,
    look,
    of,
    own,
    play,
    playing,
    points,
)
from tests.cards1996.test_rulings_actions import ELEVEN_POINTS


def test_kx70_k63_given_one_strength_against_none_then_the_knight_is_held_and_a_tie_lays_it_aside(
    cards1996: Positions,
) -> None:
    match = cards1996(hands={A: "siegfried"}, cards={B: "hagen above -1"}, stores={A: "1 ore"})
    assert (look(match).tokens["knight"], points(match, B)) == (B, 3)
    build(match, A, "siegfried", "above -1")
    assert (look(match).tokens["knight"], points(match, A), points(match, B)) == (None, 2, 2)


def test_kx71_k63_given_strength_2_and_3_when_a_smithy_is_built_then_strength_is_7(cards1996: Positions) -> None:
    match = cards1996(hands={A: "smithy"}, cards={A: "conrad above -1, otto below -1"}, stores={A: "2 ore, 1 lumber"})
    assert of(match, A).points["strength"] == 5
    build(match, A, "smithy", "above +1")
    assert of(match, A).points["strength"] == 7


def test_kx72_k64_given_the_leader_in_commerce_has_no_city_then_nobody_holds_the_mill(cards1996: Positions) -> None:
    match = cards1996(
        row={B: "city -1"},
        cards={
            A: "ore_fleet above -1, wool_fleet below -1, gold_fleet above +1, brick_fleet below +1",
            B: "grain_fleet above -1, lumber_fleet below -1",
        },
    )
    assert (of(match, A).points["commerce"], of(match, B).points["commerce"]) == (4, 2)
    assert look(match).tokens["mill"] is None


def test_k65_given_the_leader_builds_a_city_then_the_mill_comes_to_him_at_once(cards1996: Positions) -> None:
    match = cards1996(cards={A: "ore_fleet above -1"}, stores={A: "3 ore, 2 grain"})
    assert look(match).tokens["mill"] is None
    play(match, A, BuildCity(-1))
    assert look(match).tokens["mill"] == A
    assert points(match, A) == 4


def test_kx73_ko25_given_three_fleets_and_a_harbor_then_seven_commerce_points(cards1996: Positions) -> None:
    match = cards1996(
        row={A: "city -1"},
        cards={A: "ore_fleet above -1, wool_fleet below -1, gold_fleet above +1, harbor above -1"},
    )
    assert of(match, A).points["commerce"] == 7


def test_kx74_k67_given_a_token_brings_the_twelfth_point_in_the_others_turn_then_the_match_ends(
    cards1996: Positions,
) -> None:
    cards = {A: "siegfried above -1, hagen below -1", B: f"{ELEVEN_POINTS['cards'][B]}, conrad above -1"}
    match = cards1996(row=ELEVEN_POINTS["row"], cards=cards, hands={A: "black_knight"})
    assert points(match, B) == 11
    match.force((6,))
    playing(match, A, "black_knight")
    play(match, B, Pass())
    play(match, B, match.legal(B)[0])
    assert match.over
    assert match.result is not None
    assert match.result.winners == (B,)
    assert points(match, B) == 12
    with pytest.raises(MatchOver):
        match.play(A, EndTurn())


def test_ko13_given_both_have_twelve_points_then_the_active_seat_wins(cards1996: Positions) -> None:
    table = cards1996(active=B).table.copy()
    table.victory_points = [12, 12]
    assert REALM.winner(table) == B
    table.victory_points = [12, 11]
    assert REALM.winner(table) == A


def test_k67_given_fewer_points_were_agreed_on_then_they_are_enough(cards1996: Positions) -> None:
    match = cards1996(
        row={A: "city -1, city +1"}, hands={A: "colossus"}, stores={A: "3 ore, 3 brick, 3 grain"}, points_to_win=6
    )
    build(match, A, "colossus", "above -1")
    assert match.over


def test_kx75_k66_given_two_cities_a_settlement_colossus_church_and_the_knight_then_nine_points(
    cards1996: Positions,
) -> None:
    match = cards1996(
        row={A: "city -1, city +1, road +2, settlement +3: hills 3 / fields 3"},
        cards={A: "colossus above -1, church below -1, siegfried above +3"},
    )
    assert look(match).tokens["knight"] == A
    assert points(match, A) == 9


def test_k63_k64_the_tokens_cite_their_rules() -> None:
    assert (KNIGHT.rule, MILL.rule) == ("K-63", "K-64")


# Hidden information


def test_kx76_k69_given_a_search_then_the_other_learns_the_stack_and_its_size_but_not_the_cards(
    cards1996: Positions,
) -> None:
    match = cards1996(hands={A: "spy, otto"}, stores={A: "2 ore"}, stacks={3: "karl"})
    size = look(match, B).stacks[2]
    end_turn(match)
    play(match, A, SearchStack(3))
    assert look(match, B).searching == A
    assert own(match, B).seen == ()
    assert len(own(match, A).seen) == size
    play(match, A, TakeCard("karl"))
    assert look(match, B).stacks[2] == size - 1
    seen = match.events_for(B)
    assert StackSearched(A, 3) in seen
    assert CardDrawn(A, 3) in seen
    assert not any(isinstance(event, CardGot) for event in seen)
    assert CardGot(A, "karl") in match.events_for(A)


def test_k68_hands_are_secret_and_their_sizes_public(cards1996: Positions) -> None:
    match = cards1996(hands={A: "spy, otto"})
    assert own(match, A).hand == ("spy", "otto")
    assert own(match, B).hand == ()
    assert look(match, None).own is None
    assert (of(match, A).hand_size, of(match, B).hand_size) == (2, 0)


def test_k68_a_shown_hand_is_seen_by_the_viewer_only(cards1996: Positions) -> None:
    match = cards1996(row={A: THREE_POINTS, B: THREE_POINTS}, hands={A: "spy", B: "karl, otto"})
    playing(match, A, "spy")
    assert own(match, A).seen
    assert own(match, B).seen == ()
    shown = [event for event in match.events_for(None) if isinstance(event, HandSeen)]
    assert shown == []
    assert [event.cards for event in match.events_for(A) if isinstance(event, HandSeen)]


def test_k69_a_card_put_under_a_stack_is_unknown_and_the_stack_is_public(cards1996: Positions) -> None:
    match = cards1996(hands={A: "spy, otto, scout"})
    end_turn(match)
    (move, *_) = [move for move in match.legal(A) if move != Pass()]
    play(match, A, move)
    told = [event for event in match.events_for(B) if isinstance(event, CardPutUnder)]
    assert told == [CardPutUnder(A, A, 1)]


def test_k70_everything_that_lies_open_is_public(cards1996: Positions) -> None:
    match = cards1996(cards={A: "conrad above -1"}, stores={A: "2 ore"}, hands={A: "spy"})
    for viewer in (A, B, None):
        view = look(match, viewer)
        assert [card.card for card in view.seats[A].cards] == ["conrad"]
        assert str(view.seats[A].resources) == "2 ore"
        assert view.tokens == {"knight": A, "mill": None}


def test_k71_the_same_seed_gives_the_same_match(cards1996: Positions) -> None:
    one, other = cards1996.new(), cards1996.new()
    assert list(one.outcomes) == list(other.outcomes)
    assert one.table.stacks == other.table.stacks
