"""What to build now, with the exchanges at the bank that it takes."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ...core.moves import Move
from ...principality.exchange import RegionTrades
from ...principality.moves import BankTrade, RegionTrade
from ...principality.resources import KIND, KINDS, RESOURCES
from ..choice import Choice
from ..hands import lacking, spare
from . import weights
from .goals import Goal
from .outlook import Outlook

Purchase = tuple[Move, list[int]]
"""The next move towards something that can be had now, and what is left of the resources in the end."""


def best_building(outlook: Outlook, legal: Sequence[Move]) -> Choice | None:
    """The first step of the goal that improves the position most; None if saving is better."""
    best, choice = 0.0, None
    for goal in outlook.own.goals:
        purchase = buy(outlook, goal, legal)
        if purchase is None:
            continue
        move, left = purchase
        gain = outlook.worth_of_step(goal, left)
        if gain > best:
            best, choice = gain, Choice(move, f"for {goal.name}, worth {goal.gain:.1f} points")
    return choice


def buy(outlook: Outlook, goal: Goal, legal: Sequence[Move]) -> Purchase | None:
    """How to pay the first step of a goal; None if it cannot be had now."""
    own = outlook.own
    missing = lacking(own.stock, goal.price)
    left = spare(own.stock, goal.price)
    move: Move = goal.step
    for take in KINDS:
        for _ in range(missing[take]):
            giving = [kind for kind in KINDS if left[kind] >= own.rates[kind] and not missing[kind]]
            if not giving:
                return None
            give = max(giving, key=lambda kind: left[kind] / own.rates[kind] + own.income[kind])
            left[give] -= own.rates[give]
            if move is goal.step:
                move = exchange(outlook, legal, give, take) or move
    return (move, left) if move in legal else None


def exchange(outlook: Outlook, legal: Sequence[Move], give: int, take: int) -> Move | None:
    """The cheapest exchange of these kinds; of several regions the fullest."""
    stock, number = outlook.table.stock, outlook.table.realm.region_number
    regions = [
        move
        for move in legal
        if isinstance(move, RegionTrade)
        and outlook.regions[number[move.region]].kind == give
        and KIND[move.take] == take
    ]
    bank = BankTrade(RESOURCES[give], RESOURCES[take])
    if regions and outlook.table.rates[outlook.seat][give] >= RegionTrades.price:
        return max(regions, key=lambda move: stock[number[move.region]])
    return bank if bank in legal else None


def best_exchange(outlook: Outlook, legal: Sequence[Move]) -> Choice | None:
    """An exchange that brings what is saved for nearer, or resources out of danger."""
    best, choice = weights.EXCHANGE, None
    for move, changes in exchanges(outlook, legal):
        gain = outlook.with_changes(changes) - outlook.with_changes({})
        if gain > best:
            best, choice = gain, Choice(move, "what it gives for this is in danger, or not needed")
    return choice


def exchanges(outlook: Outlook, legal: Sequence[Move]) -> Iterator[tuple[Move, dict[int, int]]]:
    """Each exchange at the bank, and how it changes what the regions store."""
    for move in legal:
        if isinstance(move, BankTrade):
            changes: dict[int, int] = {}
            for _ in range(outlook.table.rates[outlook.seat][KIND[move.give]]):
                region = fullest(outlook, KIND[move.give], changes)
                changes[region] = changes.get(region, 0) - 1
            region = emptiest(outlook, KIND[move.take], changes)
            yield move, {**changes, region: changes.get(region, 0) + 1}


def fullest(outlook: Outlook, kind: int, changes: dict[int, int]) -> int:
    """Of the regions of a kind the one that stores most."""
    stock = outlook.table.stock
    return max(outlook.table.regions[outlook.seat][kind], key=lambda region: stock[region] + changes.get(region, 0))


def emptiest(outlook: Outlook, kind: int, changes: dict[int, int]) -> int:
    stock = outlook.table.stock
    return min(outlook.table.regions[outlook.seat][kind], key=lambda region: stock[region] + changes.get(region, 0))
