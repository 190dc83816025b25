"""Sums with cards, as bots do them: hands and costs are numbers, one a kind."""

from __future__ import annotations

from collections.abc import Sequence

Hand = Sequence[int]
"""So many cards of each kind: a hand, a cost, or what changes hands."""


def covers(hand: Hand, cost: Hand) -> bool:
    """Whether the hand can pay this."""
    return all(has >= needs for has, needs in zip(hand, cost, strict=True))


def lacking(hand: Hand, cost: Hand) -> list[int]:
    """What the hand does not have of this."""
    return [max(0, needs - has) for has, needs in zip(hand, cost, strict=True)]


def spare(hand: Hand, cost: Hand) -> list[int]:
    """What the hand has beside this."""
    return lacking(cost, hand)


def exchanged(hand: Hand, give: Hand, take: Hand) -> list[int]:
    """The hand after giving and taking."""
    return [has - given + taken for has, given, taken in zip(hand, give, take, strict=True)]


def without(hand: Hand, kind: int) -> list[int]:
    """The hand with one card of this kind less."""
    return [has - (kind == other) for other, has in enumerate(hand)]


def difference(hand: Hand, rest: Hand) -> list[int]:
    """What was in the hand and is not in the rest of it."""
    return [had - has for had, has in zip(hand, rest, strict=True)]
