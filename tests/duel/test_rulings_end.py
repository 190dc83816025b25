"""Winning: DX-76, DX-77, D-1, D-44, D-165, D-167."""

from __future__ import annotations

import inselreich
from inselreich.principality.moves import BuildCity, EndTurn, Pass
from tests.duel.positions import A, B, Positions, draw_and_keep, end_turn, look, play, points, throw

THREE_SHIPS = "ore_ship above -1, wool_ship above -1, gold_ship above +1"
HANDS = {A: "inga, osmund, harald", B: "siglind, austin, scout"}


def test_dx76_d1_d165_given_seven_points_in_the_action_phase_then_the_game_goes_on_until_the_turn_ends(
    duel: Positions,
) -> None:
    row = {A: "city -1, road +2, settlement +3: fields 1 / fields 3"}
    cards = {A: f"candamir below -1, {THREE_SHIPS}"}
    match = duel(row=row, cards=cards, hands=HANDS, stores={A: "2 fields 6, 3 ore"})
    assert points(match, A) == 6
    play(match, A, BuildCity(1))
    assert points(match, A) == 7
    assert not match.over
    play(match, A, EndTurn())
    assert not match.over  # phase 4 comes first
    play(match, A, Pass())
    assert match.result == inselreich.Result((A,), (7, 2))
    assert look(match).phase == "over"


def test_dx77_d165_given_seven_points_in_the_others_turn_then_nothing_happens_until_the_end_of_the_own(
    duel: Positions,
) -> None:
    row = {B: "city -1, city +1, road +2, settlement +3: fields 1 / fields 3"}
    cards = {B: f"candamir below -1, {THREE_SHIPS}", A: "storehouse above -1"}
    match = duel(row=row, cards=cards, hands=HANDS)
    assert points(match, B) == 7
    play(match, A, EndTurn(), Pass())
    assert not match.over
    throw(match, "brigand_attack", 6)
    assert not match.over
    play(match, B, EndTurn(), Pass())
    assert match.over
    assert match.result == inselreich.Result((B,), (2, 7))


def test_d165_given_the_seventh_point_is_lost_before_the_turn_ends_then_nobody_has_won(duel: Positions) -> None:
    row = {A: "city -1, city +1, road +2, settlement +3: fields 1 / fields 3"}
    cards = {A: "candamir below -1, ore_ship above -1, wool_ship above -1, gold_ship above +1"}
    match = duel(row=row, cards=cards, hands=HANDS, demolition=True)
    assert points(match, A) == 7
    match.play(A, next(move for move in match.legal(A) if str(move) == "demolish candamir below -1"))
    play(match, A, EndTurn(), Pass())
    assert not match.over
    assert points(match, A) == 6


def test_d167_the_points_of_the_other_do_not_matter(duel: Positions) -> None:
    row = {
        A: "city -1, city +1, road +2, settlement +3: fields 1 / fields 3",
        B: "city -1, city +1, road +2, settlement +3: pasture 5 / pasture 6, road +4, settlement +5: hills 1 / hills 5, "
        "city +3",
    }
    cards = {A: f"candamir below -1, {THREE_SHIPS}"}
    match = duel(row=row, cards=cards, hands=HANDS)
    assert (points(match, A), points(match, B)) == (7, 7)
    play(match, A, EndTurn(), Pass())
    assert match.result == inselreich.Result((A,), (7, 7))


def test_d38_d44_the_turn_passes_to_the_other_after_phase_four(duel: Positions) -> None:
    match = duel(hands=HANDS)
    end_turn(match)
    play(match, A, Pass())
    assert (look(match).active, look(match).phase) == (B, "before_roll")
    throw(match, "trade", 6)
    end_turn(match)
    play(match, B, Pass())
    assert look(match).active == A
    assert look(match).turn == 3


def test_given_other_points_to_win_then_they_decide(duel: Positions) -> None:
    match = duel(cards={A: f"candamir below -1, {THREE_SHIPS.replace('wool_ship above -1', 'wool_ship below +1')}"},
                 row={A: "road +2, settlement +3: fields 1 / fields 3"}, points_to_win=5)  # fmt: skip
    assert points(match, A) == 5
    play(match, A, EndTurn())
    draw_and_keep(match, A, 1, 1, 1)
    assert match.over
