"""Positions in words, and the phrases that rule tests of all games with cards in hand have in common."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from inselreich import IllegalMove, Match, Move
from inselreich.core.checks import everything
from inselreich.core.moves import Pile


def listed(words: str) -> list[str]:
    """The words between the commas."""
    return words.split(", ") if words else []


def counted(words: str) -> dict[str, int]:
    """How many of each: "9 wool, 1 ore", or "2 knight, monopoly"."""
    counts: dict[str, int] = {}
    for each in listed(words):
        number, _, name = each.partition(" ")
        count, name = (int(number), name) if number.isdigit() else (1, each)
        counts[name] = counts.get(name, 0) + count
    return counts


def one_by_one(words: str) -> list[str]:
    """Each by itself and in this order: "2 wool, ore" is wool, wool, ore."""
    return [name for each in listed(words) for name, count in counted(each).items() for _ in range(count)]


def hand(match: Match, seat: int) -> Any:
    """The cards in hand, as the seat itself sees them."""
    return match.view(seat).own.hand


def kinds_of_moves(match: Match, seat: int) -> set[str]:
    """What the seat may do: "build_road", "end_turn" and so on."""
    return {move.named() for move in match.legal(seat)}


def gained(match: Match, doing: Callable[[], object]) -> dict[int, str]:
    """What everybody has in hand more than before: {A: "1 lumber + 2 ore"}; a loss is left out."""
    before: list[Pile] = [hand(match, seat) for seat in range(match.seats)]
    doing()
    gains = {}
    for seat, had in enumerate(before):
        more = [max(0, now - then) for now, then in zip(hand(match, seat).counts, had.counts, strict=True)]
        if any(more):
            gains[seat] = str(type(had).of(more))
    return gains


def refused(match: Match, seat: int, move: Move, rule: str) -> IllegalMove:
    """The move is illegal by this rule, it is not among the legal ones, and nothing at all has changed."""
    before = everything(match)
    with pytest.raises(IllegalMove) as refusal:
        match.play(seat, move)
    assert refusal.value.rule == rule, str(refusal.value)
    assert move not in match.legal(seat)
    assert everything(match) == before
    return refusal.value
