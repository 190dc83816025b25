"""Trade: with the supply towards a goal, and with the others where both may gain."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import Any

from ...core.trade import OfferTrade
from ..choice import Choice
from ..dealing import Terms, best_terms, partners
from ..hands import Hand, lacking, spare
from . import weights
from .goal import Goal
from .outlook import Outlook

# With the supply


def towards(outlook: Outlook, goal: Goal) -> Choice | None:
    """Swap what the goal does not need, if that pays its next step now."""
    return _swap(outlook, goal.cost, goal) or _swap(outlook, goal.price, goal)


def surplus(outlook: Outlook, goal: Goal) -> Choice | None:
    """Before a seven takes half of a large hand, swap what the goal does not need."""
    to_spare, missing = spare(outlook.hand, goal.cost), lacking(outlook.hand, goal.cost)
    wanted = [kind for kind in outlook.kinds if missing[kind] and outlook.supply[kind]]
    if not wanted or not outlook.swaps(to_spare):
        return None
    take = max(wanted, key=lambda kind: outlook.waits[kind])
    reason = f"a large hand is in danger, and {goal.name} needs {outlook.kind_names[take]}"
    return Choice(outlook.swap(to_spare, missing, take), reason)


def _swap(outlook: Outlook, kept: Hand, goal: Goal) -> Choice | None:
    """The next of the trades that together pay the goal's step without touching what is kept; None if they cannot."""
    to_spare, missing = spare(outlook.hand, kept), lacking(outlook.hand, goal.price)
    count = sum(missing)
    if not count or count > outlook.swaps(to_spare):
        return None
    if any(need > stock for need, stock in zip(missing, outlook.supply, strict=True)):
        return None
    take = max(outlook.kinds, key=lambda kind: missing[kind])
    return Choice(outlook.swap(to_spare, missing, take), f"for {goal.name}")


# With the others


def offer(outlook: Outlook, goal: Goal, made: Collection[Terms[Any]], kind: type[OfferTrade]) -> Choice | None:
    """Something the goal does not need for something it lacks, cheapest terms first, to seats not in the lead."""
    asked = partners(outlook)
    if not asked or len(made) >= weights.OFFERS_A_TURN:
        return None
    terms = best_terms(outlook, [terms for terms in _terms(outlook, goal) if terms not in made], weights.GAIN)
    if terms is None:
        return None
    move = kind(*terms, asked)
    return Choice(move, f"{terms[0]} for {terms[1]} helps towards {goal.name}")


def _terms(outlook: Outlook, goal: Goal) -> Iterator[Terms[Any]]:
    """One card for one, or two where the supply would take more."""
    missing = lacking(outlook.hand, goal.cost)
    to_spare = [has - needs for has, needs in zip(outlook.hand, goal.cost, strict=True)]
    for take in outlook.kinds:
        if not missing[take] or not outlook.held_by_others[take]:
            continue
        for give in outlook.kinds:
            if to_spare[give] > 0:
                yield outlook.piles[give], outlook.piles[take]
            if to_spare[give] >= 2 and outlook.rates[give] > 2:
                yield outlook.pairs[give], outlook.piles[take]
