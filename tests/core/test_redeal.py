"""Dealing hands anew: sizes, kinds in all and what is on offer stay; the rest may be anything."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from inselreich.core.chance import Seeded
from inselreich.core.redeal import redeal_hands, take_any
from inselreich.core.trade import Deal
from tests.core.market import Goods, Stalls, stalls

hands = st.tuples(*[st.integers(0, 4)] * 3)


@given(st.lists(hands, min_size=2, max_size=4), st.lists(st.integers(0, 2), max_size=6), st.integers(0, 2**32))
def test_each_keeps_the_number_of_its_cards_and_all_kinds_are_still_there(
    first: list[tuple[int, int, int]], beside: list[int], seed: int
) -> None:
    table = stalls(*first).table
    left = redeal_hands(table, range(1, len(first)), Seeded(seed), beside)
    assert table.hands[0] == list(first[0])
    assert [sum(hand) for hand in table.hands] == [sum(hand) for hand in first]
    assert len(left) == len(beside)
    for kind in range(3):
        before = sum(hand[kind] for hand in first) + beside.count(kind)
        assert sum(hand[kind] for hand in table.hands) + left.count(kind) == before


def dealt(table: Stalls, others: list[int]) -> set[tuple[tuple[int, ...], ...]]:
    found = set()
    for seed in range(60):
        twin = table.copy()
        redeal_hands(twin, others, Seeded(seed))
        found.add(tuple(tuple(hand) for hand in twin.hands))
    return found


def test_every_way_to_hold_the_cards_comes_up() -> None:
    table = stalls((0, 0, 0), (1, 0, 0), (0, 1, 0)).table
    assert dealt(table, [1, 2]) == {((0, 0, 0), (1, 0, 0), (0, 1, 0)), ((0, 0, 0), (0, 1, 0), (1, 0, 0))}


def test_what_is_on_offer_stays_with_its_seat() -> None:
    table = stalls((1, 1, 0), (0, 0, 2), (3, 3, 3)).table
    table.deal = Deal((1, 2), Goods(salt=1), Goods(rope=1), (2,), (1,))
    found = dealt(table, [0, 1])
    assert len(found) > 1
    assert all(first[0] >= 1 and second[2] >= 1 for first, second, _ in found)


def test_a_card_taken_is_there_no_longer() -> None:
    cards = ["a", "b", "c"]
    taken = [take_any(cards, Seeded(seed)) for seed in range(3)]
    assert (sorted(taken), cards) == (["a", "b", "c"], [])
