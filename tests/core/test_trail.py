"""Trails: lists that can be forked at once."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from inselreich.core.trail import Trail

steps = st.lists(
    st.tuples(st.sampled_from(["append", "extend", "fork"]), st.integers(0, 7), st.integers()), max_size=60
)


@given(steps)
def test_any_tree_of_forks_is_as_so_many_lists(plan: list[tuple[str, int, int]]) -> None:
    trails, lists = [Trail[int]()], [list[int]()]
    for what, which, value in plan:
        place = which % len(trails)
        if what == "append":
            trails[place].append(value)
            lists[place].append(value)
        elif what == "extend":
            trails[place].extend([value, value + 1])
            lists[place].extend([value, value + 1])
        else:
            trails.append(trails[place].fork())
            lists.append(lists[place][:])
    for trail, expected in zip(trails, lists, strict=True):
        assert list(trail) == expected
        assert len(trail) == len(expected)
        assert trail == expected
        assert repr(trail) == repr(expected)
        assert list(reversed(trail)) == expected[::-1]
        for start in range(len(expected) + 2):
            assert trail.since(start) == expected[start:]
        if expected:
            assert (trail[0], trail[-1], trail[1:-1]) == (expected[0], expected[-1], expected[1:-1])


def test_trails_compare_by_content_and_have_no_hash() -> None:
    one, two = Trail[int](), Trail[int]()
    one.append(1)
    assert one != two
    two.extend([1])
    assert one == two == [1]
    assert one != (1,)
    assert Trail.__hash__ is None


def test_a_fork_that_adds_nothing_hangs_on_its_grandparent() -> None:
    """Chains of forks stay short: only trails with something of their own are kept."""
    trail = Trail[int]()
    trail.append(1)
    fork = trail.fork().fork().fork()
    fork.append(2)
    assert fork._before is trail
    assert list(fork) == [1, 2]
