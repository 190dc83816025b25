"""The checks of Das Duell, tried on tables that are wrong on purpose: each must say so."""

from __future__ import annotations

import pytest

from inselreich.core.match import Match
from inselreich.games.duel import checks
from inselreich.games.duel.realm import REALM
from inselreich.games.duel.state import DuelTable
from inselreich.principality import checks as shared
from inselreich.principality.cards import Placed
from inselreich.principality.geometry import NOWHERE, SPOTS
from inselreich.principality.moves import Demolish
from tests.duel.positions import A, B, Positions
from tests.support.faults import Fault, at, problems, put, sentences, several

SCOUT, HARALD = (REALM.catalogue[card].number for card in ("scout", "harald"))
FOREST_2, FOREST_3, GOLD_3 = (REALM.region_number[name] for name in ("forest 2", "forest 3", "gold field 3"))


def sound() -> tuple[Match, DuelTable]:
    """A bit of everything."""
    match = Positions()(
        row={A: "city -1, road +2, settlement +3: hills 1 / fields 3"},
        cards={A: "abbey above -1, candamir below -1, ore_ship above +3, harald above +1", B: "storehouse above +1"},
        hands={A: "scout", B: "inga"},
        stores={A: "3 lumber, 2 ore", B: "1 wool"},
        demolition=True,
    )
    match.play(A, Demolish("harald", "above +1"))
    return match, match.table


def test_the_sound_table_is_sound() -> None:
    assert problems(sound()[0]) == []


def yule_on_top(table: DuelTable) -> None:
    yule = REALM.catalogue["yule"].number
    table.event_stack.remove(yule)
    table.event_stack.append(yule)


FAULTS: dict[str, tuple[Fault, str]] = {
    "a card too many in a hand": (lambda table: table.hands[A].append(SCOUT), "too many or too few of the cards"),
    "a discarded card lost": (lambda table: table.discards[0].pop(), "too many or too few of the cards ['harald']"),
    "a card discarded unseen": (
        several(lambda table: table.hands[A].remove(SCOUT), lambda table: table.discards[0].append(SCOUT)),
        "played and discarded were ['harald']",
    ),
    "an event lost": (lambda table: table.event_stack.pop(), "too many or too few of the cards"),
    "a region with four": (at("stock", FOREST_2, value=4), "a region stores 0 to 3"),
    "a resource gained unseen": (
        several(at("stock", FOREST_3, more=1), at("totals", B, 0, more=1)),
        "forest 3 stores 1, by what has happened it is 0",
    ),
    "a road too many": (put(roads_left=7), "roads, settlements and cities"),
    "a token without three points": (put(tokens=[A, B]), "tokens is"),
    "two regions on one spot": (at("lies", FOREST_2, value=SPOTS["upper 0"]), "lie on one spot"),
    "a winner without the points": (put(winner=A), "D-165: the points are"),
    "a winner in the other's turn": (
        put(winner=B, victory_points=[5, 7]),
        "D-165: the points are [5, 7] in the turn of 0, the winner is 1",
    ),
    "Yule on top": (yule_on_top, "D-53: Yule lies on 8 cards, 0 of them seen"),
    "a region laid and in the stack": (at("owner", GOLD_3, value=A), "regions "),
    "totals that do not add up": (at("totals", A, 0, more=-1), "totals is"),
    "stock that moved unseen": (
        several(at("stock", FOREST_2, more=-1), at("totals", A, 0, more=0)),
        "seat 0 has 2 of kind 0, not 3",
    ),
    "a point too many": (at("victory_points", B, more=1), "seat 1 has 2 victory points, not 3"),
    "a region that lies nowhere": (at("lies", FOREST_2, value=NOWHERE), "lies at -1"),
    "a city outside the row": (at("cities", A, value=(5,)), "cities of seat 0 at (5,)"),
    "two cards on the site of a settlement": (
        at("placed", B, value=(Placed(SPOTS["above +1"], HARALD), Placed(SPOTS["above +1"], HARALD))),
        "2 cards of seat 1 lie above +1",
    ),
    "cards seen that were not": (put(events_seen=2), "D-53: Yule lies on 3 cards, 2 of them seen"),
}


@pytest.mark.parametrize("fault", FAULTS)
def test_every_fault_of_a_table_is_seen(fault: str) -> None:
    match, table = sound()
    spoil, said = FAULTS[fault]
    spoil(table)
    found = problems(match)
    assert any(said in problem for problem in found), found


def test_every_sentence_of_the_checks_is_provoked() -> None:
    """Those of its own and of the shared room."""
    found = []
    for spoil, _ in FAULTS.values():
        match, table = sound()
        spoil(table)
        found += problems(match)
    assert len(sentences(checks)) == 2
    expected = sentences(checks, shared)
    assert [sentence.pattern for sentence in expected if not any(map(sentence.search, found))] == []
