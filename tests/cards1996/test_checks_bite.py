"""The checks of the 1996 card game, tried on tables that are wrong on purpose: each must say so."""

from __future__ import annotations

import pytest

from inselreich.core.match import Match
from inselreich.core.trade import Deal
from inselreich.games.cards1996 import checks
from inselreich.games.cards1996.realm import REALM
from inselreich.games.cards1996.state import Cards1996Table
from inselreich.principality import checks as shared
from inselreich.principality.cards import Placed
from inselreich.principality.geometry import NOWHERE, SPOTS
from inselreich.principality.resources import Goods
from tests.cards1996.positions import A, B, Positions
from tests.support.faults import Fault, at, problems, put, sentences, several

ABBEY, KARL, SPY = (REALM.catalogue[card].number for card in ("abbey", "karl", "spy"))
FOREST_4, FOREST_5, GOLD_2 = (REALM.region_number[name] for name in ("forest 4", "forest 5", "gold field 2"))


def sound() -> tuple[Match, Cards1996Table]:
    """A bit of everything."""
    match = Positions()(
        row={A: "city -1, road +2, settlement +3: hills 3 / fields 3"},
        cards={A: "abbey above -1, conrad below -1, ore_fleet above +3", B: "garrison above +1"},
        hands={A: "spy, scout", B: "karl"},
        stores={A: "3 lumber, 2 ore", B: "1 wool"},
    )
    return match, match.table


def test_the_sound_table_is_sound() -> None:
    assert problems(sound()[0]) == []


def move_city(table: Cards1996Table) -> None:
    table.cities[A] = (5,)


FAULTS: dict[str, tuple[Fault, str]] = {
    "a card too many in a hand": (lambda table: table.hands[A].append(SPY), "too many or too few of the cards"),
    "a card lost from a stack": (lambda table: table.stacks[2].pop(), "too many or too few of the cards"),
    "a card in a hand and under way": (put(open_card=KARL), "too many or too few of the cards ['karl']"),
    "an event lost": (lambda table: table.event_stack.pop(), "too many or too few of the cards"),
    "a region lost": (lambda table: table.region_stack.pop(), "regions "),
    "a region laid and in the stack": (at("owner", GOLD_2, value=A), "regions "),
    "a region with four": (at("stock", FOREST_4, value=4), "a region stores 0 to 3"),
    "a region with less than nothing": (at("stock", FOREST_5, value=-1), "a region stores 0 to 3"),
    "a road too many": (put(roads_left=7), "roads, settlements and cities"),
    "a row too long": (at("row", B, value=(-1, 3)), "roads, settlements and cities"),
    "a city too few": (at("cities", A, value=()), "roads, settlements and cities"),
    "totals that do not add up": (at("totals", A, 0, more=-1), "totals is"),
    "stock that moved unseen": (
        several(at("stock", FOREST_4, more=-1), at("totals", A, 0, more=0)),
        "seat 0 has 2 of kind 0, not 3",
    ),
    "a rate too good": (at("rates", A, value=(1,) * 6), "rates is"),
    "a yield too good": (at("income", 4, value=()), "income is"),
    "a site too many": (at("free", B, value=((), ())), "free is"),
    "a point too many": (at("victory_points", B, more=1), "seat 1 has 2 victory points, not 3"),
    "a token held by the wrong seat": (put(tokens=[B, A]), "tokens is"),
    "a region that lies nowhere": (at("lies", FOREST_4, value=NOWHERE), "lies at -1"),
    "two regions on one spot": (at("lies", FOREST_4, value=SPOTS["upper 0"]), "lie on one spot"),
    "a city outside the row": (move_city, "cities of seat 0 at (5,)"),
    "two cards on the site of a settlement": (
        at("placed", B, value=(Placed(SPOTS["above +1"], ABBEY), Placed(SPOTS["above +1"], ABBEY))),
        "2 cards of seat 1 lie above +1",
    ),
    "a card beside the row": (
        at("placed", B, value=(Placed(SPOTS["above +7"], ABBEY),)),
        "1 cards of seat 1 lie above +7",
    ),
    "an offer of what is not there": (
        put(deal=Deal((B,), Goods(grain=3), Goods(ore=1), (B,), ())),
        "seat 0 offers 3 grain and does not hold it",
    ),
    "a card discarded unseen": (
        several(lambda table: table.hands[A].remove(SPY), lambda table: table.discards[A].append(SPY)),
        "the discard piles hold ['spy']",
    ),
    "a resource gained unseen": (
        several(at("stock", FOREST_5, more=1), at("totals", B, 0, more=1)),
        "forest 5 stores 1, by what has happened it is 0",
    ),
    "a winner without the points": (put(winner=A), "K-67: the points are"),
    "the points without a winner": (put(victory_points=[4, 12]), "K-67: the points are"),
}


@pytest.mark.parametrize("fault", FAULTS)
def test_every_fault_of_a_table_is_seen(fault: str) -> None:
    match, table = sound()
    spoil, said = FAULTS[fault]
    spoil(table)
    found = problems(match)
    assert any(said in problem for problem in found), found


def test_every_sentence_of_the_checks_is_provoked() -> None:
    found = []
    for spoil, _ in FAULTS.values():
        match, table = sound()
        spoil(table)
        found += problems(match)
    expected = sentences(checks, shared)
    assert [sentence.pattern for sentence in expected if not any(map(sentence.search, found))] == []
