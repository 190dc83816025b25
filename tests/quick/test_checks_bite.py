"""The checks of the quick card game, tried on tables that are wrong on purpose: each must say so."""

from __future__ import annotations

import pytest

from inselreich.core.match import Match
from inselreich.core.resources import Cards
from inselreich.core.trade import Deal
from inselreich.games.quick import checks
from inselreich.games.quick.pieces import CITY, METROPOLIS_B1, ROAD, ROBBER, SETTLEMENT, SUBSIDY
from inselreich.games.quick.state import QuickTable
from tests.quick.positions import A, B, C, D, Positions
from tests.support.faults import Faults, at, never_said, problems, put, said_of, sentences, several


def sound() -> tuple[Match, QuickTable]:
    """A bit of everything."""
    match = Positions()(
        roads={A: 3, B: 3},
        knights={B: 2, C: 2},
        settlements={C: 2},
        cities={B: 1},
        metropolises={D: "metropolis_b1"},
        hands={A: "3 wool, 1 ore", B: "2 grain", D: "1 ore"},
        discards="2 lumber, 1 brick",
        past_events="robber, donation",
        display="road, settlement, city, knight, settlement",
        metropolis="B",
    )
    return match, match.table


def test_the_sound_table_is_sound() -> None:
    assert problems(sound()[0]) == []


def five_settlements(table: QuickTable) -> None:
    """Five alike are on display, and nothing has come or gone."""
    heap = table.pile + table.display
    for _ in range(5):
        heap.remove(SETTLEMENT)
    table.display, table.pile = [SETTLEMENT] * 5, heap


FAULTS: Faults = {
    "a card too many in a hand": (at("hands", B, 0, more=1), "Q-2: there are"),
    "a card too few in the supply": (lambda table: table.supply.pop(), "Q-2: there are"),
    "fewer than no cards in a hand": (
        several(at("hands", B, 0, more=-1), at("hands", C, 0, more=1)),
        "Q-2: there are",
    ),
    "a build card too many": (lambda table: table.pile.append(ROAD), "Q-4: there are"),
    "a build card lost": (lambda table: table.pile.pop(), "Q-4: there are"),
    "a road too many": (at("roads", C, more=1), "Q-4: there are"),
    "a knight too few": (at("knights", C, more=-1), "Q-4: there are"),
    "a city on no settlement": (
        several(at("settlements", A, more=-2), at("settlements", C, more=2)),
        "Q-4: there are",
    ),
    "a metropolis on no city": (several(at("cities", A, more=-1), at("cities", B, more=1)), "Q-4: there are"),
    "six on display": (lambda table: table.display.append(table.pile.pop()), "Q-4: there are"),
    "four on display": (lambda table: table.pile.append(table.display.pop()), "Q-33: the display is"),
    "an event too many": (lambda table: table.events.append(ROBBER), "Q-6: the events are"),
    "an event that happens twice": (put(event=SUBSIDY), "Q-6: the events are"),
    "a metropolis that is still in the stack": (
        at("metropolises", B, other=lambda _: [METROPOLIS_B1]),
        "Q-5: metropolises",
    ),
    "a point too many": (at("points", C, more=1), "Q-53: seat 2 has"),
    "a production too good": (at("income", B, more=1), "Q-19: seat 1 draws"),
    "a winner without the points": (put(winner=A), "Q-54: seat 0 has"),
    "the points without a winner": (
        several(at("settlements", A, more=4), at("points", A, more=4)),
        "Q-54: seat 0 has",
    ),
    "the trade route held by nobody": (put(trade_route=None), "Q-44: seat None holds"),
    "the trade route held by a shorter one": (put(trade_route=C), "Q-44: seat 2 holds"),
    "the knight force held by a smaller one": (put(knight_force=A), "Q-45: seat 0 holds"),
    "a trade route of two": (put(roads=[2, 2, 1, 1]), "Q-44: seat 0 holds"),
    "a tie that its metropolis decides": (
        at("metropolises", B, other=lambda _: [METROPOLIS_B1 + 1]),
        "Q-47: seat 1 wins the tie",
    ),
    "five alike on display": (five_settlements, "Q-35: the display is"),
    "an offer of cards that are not there": (
        put(deal=Deal((1,), Cards(grain=5), Cards(ore=1), (1,), ())),
        "seat 0 offers 5 grain and does not hold it",
    ),
    "a card that changed hands unseen": (
        several(at("hands", B, 3, more=-1), at("hands", A, 3, more=1)),
        "Q-57: hand sizes",
    ),
    "a card drawn unseen": (lambda table: table.draw(A, 2, "production"), "Q-57: size of the supply"),
    "a discard pile put in another order": (lambda table: table.discards.reverse(), "Q-57: discard pile"),
    "another display": (at("display", 0, value=SETTLEMENT), "Q-57: display"),
    "a card gone from the pile": (lambda table: table.pile.remove(CITY), "Q-57: size of the build pile"),
    "past events put in another order": (lambda table: table.past_events.reverse(), "Q-57: events"),
    "a metropolis built unseen": (at("metropolises", A, other=lambda _: [METROPOLIS_B1]), "Q-57: metropolises"),
    "a road built unseen": (at("roads", D, more=1), "Q-57: roads"),
    "a knight built unseen": (at("knights", D, more=1), "Q-57: knights"),
}


@pytest.mark.parametrize("fault", FAULTS)
def test_every_fault_of_a_table_is_seen(fault: str) -> None:
    spoil, said = FAULTS[fault]
    found = said_of(sound, spoil)
    assert any(said in problem for problem in found), found


def test_every_sentence_of_the_checks_is_provoked() -> None:
    expected = sentences(checks)
    assert len(expected) >= 11
    assert never_said(sound, FAULTS, expected) == []
