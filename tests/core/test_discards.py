"""Giving cards back: exactly so many, of one's own choice."""

from __future__ import annotations

from collections import Counter
from itertools import product
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from inselreich.core import checks
from inselreich.core.chance import Seeded
from inselreich.core.discards import Discards, piles_of
from inselreich.core.errors import IllegalMove, MalformedMove
from inselreich.core.match import Match
from inselreich.core.moves import Move
from inselreich.core.questions import Form
from tests.core.market import Finish, GiveBack, GivenBack, Goods, Toll, stalls


def owing(*hands: tuple[int, int, int]) -> Match:
    match = stalls(*hands)
    match.play(0, Toll())
    return match


def test_everybody_who_owes_is_asked_and_all_see_what_was_given_when_all_have_chosen() -> None:
    match = owing((2, 2, 0), (1, 0, 0), (0, 0, 5))
    assert match.waiting_for == (0, 2)
    assert match.decisions[0].bounds == (2, 2)
    assert match.play(2, GiveBack(Goods(rope=2))) == []
    assert match.play(0, GiveBack(Goods(salt=1, fish=1))) == [
        GivenBack(0, Goods(salt=1, fish=1)),
        GivenBack(2, Goods(rope=2)),
    ]
    assert [list(hand) for hand in match.table.hands] == [[1, 1, 0], [1, 0, 0], [0, 0, 3]]


REFUSED: list[tuple[Move, str]] = [
    (Finish(), "'finish' is not possible now: first give 2 cards back"),
    (GiveBack(Goods(salt=1)), "exactly 2 cards are owed, not 1"),
    (GiveBack(Goods(salt=2, fish=1)), "exactly 2 cards are owed, not 3"),
    (GiveBack(Goods()), "exactly 2 cards are owed, not 0"),
    (GiveBack(Goods(rope=2)), "you do not hold 2 rope"),
]


@pytest.mark.parametrize(("move", "said"), REFUSED)
def test_anything_else_is_refused_by_the_rule_that_asks(move: Move, said: str) -> None:
    match = owing((2, 2, 0), (0, 0, 0))
    before = checks.state(match)
    with pytest.raises(IllegalMove) as refusal:
        match.play(0, move)
    assert (refusal.value.sentence, refusal.value.rule) == (said, "M-6")
    assert checks.state(match) == before


@pytest.mark.parametrize("cards", [None, {"salt": 1}, (1, 0, 0)])
def test_cards_are_given_as_a_pile(cards: Any) -> None:
    with pytest.raises(MalformedMove, match="cards are given as Goods"):
        GiveBack(cards)


hands = st.tuples(*[st.integers(0, 4)] * 3)


@given(hands)
def test_every_way_to_give_so_many_is_listed_once_and_accepted(hand: tuple[int, int, int]) -> None:
    table = stalls(hand, (0, 0, 0)).table
    for owed in range(sum(hand) + 2):
        options = Discards(table, GiveBack, owed, "M-6")
        expected = [pile for pile in product(*[range(count + 1) for count in hand]) if sum(pile) == owed]
        listed = options.moves(0)
        assert [move.cards.counts for move in listed] == expected  # type: ignore[attr-defined]
        assert all(options.objection(0, move) is None for move in listed)
        assert options.forms(0) == (Form("give_back", owed, owed, Goods.naming(hand)),)


@given(hands, st.integers(0, 2**32))
def test_what_is_picked_is_possible(hand: tuple[int, int, int], seed: int) -> None:
    table = stalls(hand, (0, 0, 0)).table
    options = Discards(table, GiveBack, sum(hand) // 2, "M-6")
    assert options.pick(0, Seeded(seed)) in options.moves(0)
    assert table.hands[0] == list(hand)


def test_each_card_in_hand_is_equally_likely_to_be_picked() -> None:
    options = Discards(stalls((3, 1, 0), (0, 0, 0)).table, GiveBack, 1, "M-6")
    stream = Seeded(3)
    found = Counter(options.pick(0, stream) for _ in range(4000))
    assert set(found) == {GiveBack(Goods(salt=1)), GiveBack(Goods(fish=1))}
    assert abs(found[GiveBack(Goods(salt=1))] - 3000) < 5 * 750**0.5


def test_the_list_follows_the_hand_as_it_is_now() -> None:
    table = stalls((2, 0, 0), (0, 0, 0)).table
    options = Discards(table, GiveBack, 1, "M-6")
    assert options.moves(0) == [GiveBack(Goods(salt=1))]
    table.hands[0] = [0, 0, 2]
    assert options.moves(0) == [GiveBack(Goods(rope=1))]
    options.moves(0).clear()
    assert options.moves(0) == [GiveBack(Goods(rope=1))]


def test_there_is_one_way_to_take_nothing_and_none_to_take_too_much() -> None:
    assert list(piles_of(0, ())) == [()]
    assert list(piles_of(1, ())) == []
    assert list(piles_of(0, (2, 2))) == [(0, 0)]
    assert list(piles_of(5, (2, 2))) == []
    assert list(piles_of(3, (2, 2))) == [(1, 2), (2, 1)]
