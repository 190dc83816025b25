"""What building costs, and whether a hand pays it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

Cost = Sequence[int]
"""So many cards of each kind."""


def pays(cost: Cost) -> Callable[[Sequence[int]], bool]:
    """Whether a hand pays this cost; made of as few comparisons as can be, for it is asked all the time."""
    test: Callable[[Sequence[int]], bool] = _made(f"lambda hand: {_comparisons(cost)}")
    return test


def can_pay_for_any(*costs: Cost) -> Callable[[Any, int], bool]:
    """Whether a seat can pay at least one of these costs."""
    any_of_them = " or ".join(f"({_comparisons(cost)})" for cost in costs)
    test: Callable[[Any, int], bool] = _made(f"lambda table, seat: (hand := table.hands[seat]) and ({any_of_them})")
    return test


def _comparisons(cost: Cost) -> str:
    return " and ".join(f"hand[{kind}] >= {count}" for kind, count in enumerate(cost) if count)


def _made(source: str) -> Any:
    return eval(source, {})  # noqa: S307 - the source is made of the numbers of a cost
