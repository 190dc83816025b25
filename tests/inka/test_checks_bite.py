"""The checks of the Inkas, tried on tables that are wrong on purpose: each must say so, and every sentence is said."""

from __future__ import annotations

import pytest

from inselreich.core.match import Match
from inselreich.games.inka import checks
from inselreich.games.inka.board import ISLAND
from inselreich.games.inka.pieces import COMBAT_ARTS, DEVELOPMENTS, MONOPOLY, Cards
from inselreich.games.inka.state import InkaTable
from inselreich.hexes import checks as shared_checks
from tests.inka.positions import A, B, C, D, Positions
from tests.support.faults import Faults, at, never_said, problems, put, said_of, sentences, several
from tests.support.hex_faults import board_faults, free_crossing


def sound() -> tuple[Match, InkaTable]:
    """A bit of everything: two tribes and thickets, all pieces, both advantages, bought and played cards."""
    match = Positions()(
        ruins={A: "0.1-1.0-1.2", B: "0.9-1.8-1.10"},
        ruined_cities={A: "2.11-2.13-3.12"},
        settlements={A: "3.4-3.6-4.5", B: "1.4-1.6-2.5", D: "2.9-3.8-3.10"},
        cities={C: "2.1-2.3-3.2"},
        roads={A: "3.4-4.5, 3.4-4.3, 3.2-3.4", C: "2.1-3.2"},
        hands={A: "3 wool, 1 ore", B: "2 potato", C: "4 wood, 1 fish", D: "1 ore"},
        development={A: "2 combat arts", B: "monopoly, invention"},
        combat_arts={A: 2, B: 1},
    )
    match.table.bought[COMBAT_ARTS] = 1
    return match, match.table


def test_the_sound_table_is_sound() -> None:
    assert problems(sound()[0]) == []


def a_thicket_of_a_first_tribe(table: InkaTable) -> None:
    table.overgrown[D] = table.settlements[D]


def second_city(table: InkaTable) -> None:
    """C's tribe has another."""
    corner = free_crossing(table)
    several(at("cities", C, other=lambda mask: mask | corner), at("visible_points", C, more=2))(table)


def second_stack_on_top(table: InkaTable) -> None:
    table.deck.append(table.aside.pop())


def second_stack_too_soon(table: InkaTable) -> None:
    put(deck=[*table.aside, *table.deck], aside=[])(table)


FAULTS: Faults = {
    **board_faults(checks.BOOKKEEPING, InkaTable, Cards, "I-8: seat 3 should have"),
    "a card that vanished unplayed": (
        lambda table: table.aside.remove(MONOPOLY + len(DEVELOPMENTS)),
        "I-6: of the monopoly cards 1 are left and 0 were played",
    ),
    "the robber among goods": (put(robber=ISLAND.hexes["4.5"]), "I-52, I-85: the robber stands on 4.5"),
    "the robber on the ocean": (put(robber=ISLAND.hexes["0.3"]), "I-52, I-85: the robber stands on 0.3"),
    "a thicket on nothing": (
        lambda table: at("overgrown", A, other=lambda mask: mask | free_crossing(table))(table),
        "I-114: seat 0 has thickets where it has no building",
    ),
    "a thicket of a first tribe": (
        a_thicket_of_a_first_tribe,
        "I-8: seat 3 has thickets on 1 crossings with tribe 1",
    ),
    "five thickets": (at("overgrown", A, value=31), "I-8: seat 0 has thickets on 5 crossings with tribe 2"),
    "a thicket lost": (at("overgrown", A, value=0), "I-109: tribe 2 of seat 0 does not stand on the board"),
    "a tribe too far": (at("tribes", C, value=1), "I-109: tribe 2 of seat 2 does not stand on the board"),
    "a second city": (second_city, "I-79: the active tribe of seat 2 has 2 cities"),
    "a tribe at its goal that does not decline": (
        put(goals=(2, 8, 11)),
        "I-111: tribe 1 of seat 2 has reached its goal",
    ),
    "more cards of the second stack than held": (at("second_cards", A, COMBAT_ARTS, value=3), "I-6: a stack of"),
    "a card of the second stack for one of the first": (
        several(at("second_cards", A, COMBAT_ARTS, value=1), at("deck", 0, value=COMBAT_ARTS)),
        "I-6: a stack of",
    ),
    "the second stack on the first": (second_stack_on_top, "I-91: cards of the second stack lie on those of the first"),
    "the second stack too soon": (second_stack_too_soon, "I-91: 0 cards are set aside, the tribes are"),
    "the second stack too late": (put(tribes=[1, 1, 1, 1]), "I-91: 10 cards are set aside, the tribes are"),
    "the combat arts held by nobody": (
        put(greatest_combat_arts=None),
        "I-97: nobody holds the Greatest Combat Arts, the counts are",
    ),
    "the combat arts held by nobody, though a card was played": (
        several(put(greatest_combat_arts=None, card_played=True), at("combat_arts", A, value=3)),
        "I-97: nobody holds the Greatest Combat Arts, the counts are",
    ),
    "the combat arts held by one with fewer": (
        put(greatest_combat_arts=B),
        "I-97: seat 1 holds the Greatest Combat Arts, the counts are",
    ),
}


@pytest.mark.parametrize("fault", FAULTS)
def test_every_fault_of_a_table_is_seen(fault: str) -> None:
    spoil, said = FAULTS[fault]
    found = said_of(sound, spoil)
    assert any(said in problem for problem in found), found


def test_every_sentence_of_the_checks_is_provoked() -> None:
    expected = sentences(shared_checks, checks)
    assert len(expected) >= 25
    assert never_said(sound, FAULTS, expected) == []
