"""In the middle of every kind of effect a match can be forked, redealt for each seat, and played on."""

from __future__ import annotations

from typing import Any

import pytest

from inselreich import Move
from inselreich.core.checks import forks, readable, redeals, viewers
from inselreich.principality.moves import BuildSettlement, EndTurn, PlayCard, PutUnder, RollDice, SearchStack
from tests.duel.positions import A, B, Positions

STRONG = "candamir above -1"
FOUR = "abbey above -1, storehouse below -1, grain_mill above +1, toll_bridge below +1"
EVENT = (5, 6)
Setting = tuple[dict[str, Any], tuple[int, ...] | None, list[Move]]
ROLL: list[Move] = [RollDice()]

MIDDLES: dict[str, Setting] = {
    "a number to name": ({"hands": {A: "brigitta"}, "rolled": False}, None, [PlayCard("brigitta")]),
    "a trade to take": (
        {"cards": {A: "ore_ship above -1, wool_ship below -1, gold_ship above +1"}, "stores": {B: "1 wool"}},
        (2, 6),
        ROLL,
    ),
    "a celebration": ({}, (3, 6), ROLL),
    "a marketplace": (
        {"row": {B: "road +2, settlement +3: fields 3 / gold field 3"}, "cards": {A: "marketplace above -1"}},
        (2, 3),
        ROLL,
    ),
    "fraternal feuds": (
        {"cards": {A: STRONG}, "hands": {B: "abbey, scout, harald"}, "events": "fraternal_feuds"},
        EVENT,
        ROLL,
    ),
    "a feud": ({"cards": {A: STRONG, B: FOUR}, "events": "feud"}, EVENT, ROLL),
    "a traveling merchant": ({"stores": {A: "2 gold"}, "events": "traveling_merchant"}, EVENT, ROLL),
    "an invention": ({"cards": {A: "abbey above -1"}, "events": "invention"}, EVENT, ROLL),
    "a new settlement": (
        {"row": {A: "road +2"}, "stores": {A: "1 lumber, 1 brick, 1 wool, 1 grain"}},
        None,
        [BuildSettlement(3)],
    ),
    "a scout": (
        {"row": {A: "road +2"}, "hands": {A: "scout"}, "stores": {A: "1 lumber, 1 brick, 1 wool, 1 grain"}},
        None,
        [BuildSettlement(3, "scout")],
    ),
    "a relocation": (
        {"hands": {A: "relocation"}, "cards": {A: "abbey above -1, inga above +1"}},
        None,
        [PlayCard("relocation")],
    ),
    "a caravan": (
        {"hands": {A: "merchant_caravan"}, "stores": {A: "2 ore, 1 wool"}},
        None,
        [PlayCard("merchant_caravan")],
    ),
    "a hand to fill": ({"hands": {A: "inga"}}, None, [EndTurn()]),
    "a surplus": ({"hands": {A: "inga, austin, harald, scout"}}, None, [EndTurn()]),
    "a search": (
        {"hands": {A: "inga, austin, harald"}, "stores": {A: "2 ore"}},
        None,
        [EndTurn(), PutUnder("inga", 1), SearchStack(2)],
    ),
}


@pytest.mark.parametrize("middle", MIDDLES)
def test_forks_and_redeals_in_the_middle_of(duel: Positions, middle: str) -> None:
    position, dice, moves = MIDDLES[middle]
    match = duel(**{"rolled": dice is None, **position})
    if dice is not None:
        match.force(dice)
    for move in moves:
        match.play(A, move)
    for step in range(3):
        assert not match.question or not match.question.resumable or step
        forks(match, seed=step)
        readable(match)
        for seat in viewers(match):
            redeals(match, seat, seed=step)
        if not match.over:
            seat = match.waiting_for[0]
            match.play(seat, match.legal(seat)[0])
