"""Random matches of both games with a ledger beside them; and the ledger tried on tables that are wrong on purpose."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from inselreich import Match
from inselreich.core import checks
from inselreich.core.checks import Broken
from inselreich.principality.moves import DrawCard, EndTurn, PutUnder, SearchStack, TakeCard
from inselreich.principality.table import PrincipalityTable
from tests.cards1996.positions import Positions as Positions1996
from tests.duel.positions import Positions as DuelPositions
from tests.support.faults import Fault, at, put
from tests.support.ledgers import Ledger, whole_game
from tests.support.matches import Driver, random_match
from tests.support.principalities import A, B

CARDS = {"cards1996": 120, "duel": 94}
"""K-1: of the 120 cards all; D-5, D-6, D-22: 45 cards, 24 regions, 25 cards of the centre."""
POSITIONS: dict[str, Callable[[], Any]] = {"cards1996": Positions1996, "duel": DuelPositions}


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("key", CARDS)
def test_after_every_move_the_table_is_as_the_ledger_says(key: str, seed: int) -> None:
    match = random_match(key, seed)
    driver = Driver(match, seed, quiet=70)
    while not match.table.turn:
        driver.step()
    ledger = Ledger(match)
    for _ in range(1500):
        if match.over:
            break
        events = driver.step()
        assert ledger.follow(match, events) == []
        assert whole_game(match.table) == CARDS[key]


# Spoiled tables


def before_a_draw(key: str) -> Match:
    """The end of a turn: a card has gone under stack 2, and a new one is to be taken for it."""
    hands = {"cards1996": "karl, spy, otto", "duel": "scout, abbey, inga"}[key]
    match: Match = POSITIONS[key]()(
        cards={A: "abbey above -1", B: "abbey above -1"} if key == "cards1996" else {A: "harald above -1"},
        hands={A: f"{hands}, scout" if key == "cards1996" else hands, B: "goldsmith" if key == "duel" else "mint"},
        stores={A: "2 ore", B: "1 wool"},
    )
    match.play(A, EndTurn())
    match.play(A, PutUnder(hands.split(", ")[0], 2))
    return match


def turned_round(heap: Callable[[Any], list[int]]) -> Fault:
    return lambda table: heap(table).reverse()


def on_top(table: PrincipalityTable) -> None:
    """The card that was put under stack 2 lies on top of it."""
    table.stacks[1].append(table.stacks[1].pop(0))


def into_the_other_hand(table: PrincipalityTable) -> None:
    table.hands[B].append(table.hands[A].pop())


def into_the_wrong_stack(table: PrincipalityTable) -> None:
    table.stacks[0].insert(3, table.stacks[3].pop())


def unbuilt(table: PrincipalityTable) -> None:
    table.hands[A].append(table.placed[A][0].card)
    table.placed[A] = ()
    table.settle()


FAULTS: dict[str, tuple[Fault, str]] = {
    "a stack shuffled": (turned_round(lambda table: table.stacks[2]), "stack 3: "),
    "two cards of a stack exchanged": (
        lambda table: table.stacks[0].insert(0, table.stacks[0].pop(4)),
        "stack 1: ",
    ),
    "a card put on top": (on_top, "stack 2: "),
    "a card in another stack": (into_the_wrong_stack, "stack 4: "),
    "a card in the other hand": (into_the_other_hand, "hand of seat 1: "),
    "the regions shuffled": (turned_round(lambda table: table.region_stack), "regions: "),
    "the events shuffled": (turned_round(lambda table: table.event_stack), "events: "),
    "a building back in hand": (unbuilt, "cards of seat 0: "),
    "a resource too many": (at("stock", 0, more=1), "stores: "),
    "a token too many": (put(tokens=[B, B]), "tokens: "),
    "a card lost": (lambda table: table.stacks[3].pop(), "stack 4: "),
    "a card discarded": (lambda table: table.discards[0].append(table.hands[B].pop()), "pile 0: "),
}


@pytest.mark.parametrize("fault", FAULTS)
@pytest.mark.parametrize("key", CARDS)
def test_every_fault_is_seen_after_the_next_move(key: str, fault: str) -> None:
    match = before_a_draw(key)
    ledger = Ledger(match)
    spoil, said = FAULTS[fault]
    events = match.play(A, DrawCard(3))
    spoil(match.table)
    found = ledger.follow(match, events)
    assert any(said in problem for problem in found), found


@pytest.mark.parametrize("key", CARDS)
def test_without_a_fault_nothing_is_said(key: str) -> None:
    for move in ([DrawCard(3)], [SearchStack(3)]):
        match = before_a_draw(key)
        ledger = Ledger(match)
        assert ledger.follow(match, match.play(A, move[0])) == []


@pytest.mark.parametrize("key", CARDS)
def test_a_search_that_shuffles_is_seen(key: str) -> None:
    match = before_a_draw(key)
    match.play(A, SearchStack(3))
    ledger = Ledger(match)
    card = next(move for move in match.legal(A) if isinstance(move, TakeCard))
    events = match.play(A, card)
    stack = match.table.stacks[2]
    assert ledger.follow(match, events) == []
    ledger = Ledger(match)
    stack[0], stack[-1] = stack[-1], stack[0]
    assert any("stack 3: " in problem for problem in ledger.follow(match, []))


@pytest.mark.parametrize("key", CARDS)
@pytest.mark.parametrize("number", [1, -1])
def test_the_whole_game_is_counted(key: str, number: int) -> None:
    match = before_a_draw(key)
    assert whole_game(match.table) == CARDS[key]
    match.table.roads_left += number
    assert whole_game(match.table) == CARDS[key] + number
    with pytest.raises(Broken):
        checks.conserved(match)


# The checks of the games themselves, field by field

UNCHECKED = {
    "cards1996": {
        "active",
        "deal",
        "events_seen",
        "looking",
        "offered",
        "options",
        "proposals",
        "realm",
        "rolled",
        "turn",
    },
    "duel": {"active", "deal", "looking", "number", "offered", "options", "proposals", "realm", "rolled", "turn"},
}
"""Whose turn it is, who looks where, what was rolled: all of it may be so or otherwise on the same table. An offer has checks
of its own; there is none here to spoil."""


@pytest.mark.parametrize("key", CARDS)
def test_the_checks_look_at_every_field_of_the_table(key: str) -> None:
    unseen = set()
    for field in before_a_draw(key).table.kinds:
        match = before_a_draw(key)
        value = getattr(match.table, field)
        if not spoil(match.table, field, value):
            unseen.add(field)
            continue
        if not [*match.game.check(match.table), *match.game.recheck(match.table, match.events)]:
            unseen.add(field)
    assert unseen - {"seats"} == UNCHECKED[key]


def spoil(table: Any, field: str, value: Any) -> bool:
    """Another value of the same kind; False if there is none."""
    if field == "winner":
        table.winner = A
        return True
    match value:
        case bool() | None:
            return False
        case int():
            setattr(table, field, value + 1)
        case [list(), *_]:
            fullest = max(range(len(value)), key=lambda place: len(value[place]))
            if not value[fullest]:
                value[fullest].append(0)
            elif field == "totals":
                value[fullest][0] += 1
            else:
                value[fullest].pop()
        case [tuple(), *_]:
            value[0] = (*value[0], *value[0]) if field != "row" else (-1, 3)
            if value[0] == ():
                value[0] = (5,)
        case [int(), *_]:
            value[0] += 1
        case _:
            return False
    return True
