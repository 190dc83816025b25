"""`bits` reads masks of any size."""

from hypothesis import given
from hypothesis import strategies as st

from inselreich.hexes import bits, mask_of


def test_the_positions_come_lowest_first() -> None:
    assert bits(0b1101) == [0, 2, 3]
    assert bits(0) == []


@given(st.sets(st.integers(0, 300)))
def test_bits_and_mask_of_undo_each_other(positions: set[int]) -> None:
    assert bits(mask_of(positions)) == sorted(positions)


@given(st.integers(0, 71))
def test_every_single_bit_of_a_board_is_found(position: int) -> None:
    assert bits(1 << position) == [position]
