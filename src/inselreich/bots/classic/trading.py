"""Trade (C-57 to C-66): with the supply towards a goal, and with the others where both may gain."""

from __future__ import annotations

from collections.abc import Collection, Iterator

from ...games.classic.moves import OfferTrade, SeaTrade
from ...games.classic.pieces import KINDS, RESOURCES, SINGLES, Cards
from ..choice import Choice
from ..dealing import Terms, best_terms, partners
from ..hands import Hand, lacking
from . import weights
from .goal import Goal
from .outlook import Outlook

# With the supply


def towards(outlook: Outlook, goal: Goal) -> Choice | None:
    """C-61 to C-63: swap what the goal does not need, if that pays its next step now."""
    swaps = _swaps(outlook, goal.cost, goal.price) or _swaps(outlook, goal.price, goal.price)
    return None if swaps is None else Choice(swaps, f"for {goal.name}")


def surplus(outlook: Outlook, goal: Goal) -> Choice | None:
    """C-47: before a seven takes half of a large hand, swap what the goal does not need."""
    spare, missing = _spare(outlook, goal.cost), lacking(outlook.hand, goal.cost)
    wanted = [kind for kind in KINDS if missing[kind] and outlook.supply[kind]]
    if not wanted or not any(spare):
        return None
    take = max(wanted, key=lambda kind: outlook.waits[kind])
    return Choice(
        _sea_trade(outlook, spare, take), f"a large hand is in danger, and {goal.name} needs {RESOURCES[take]}"
    )


def _swaps(outlook: Outlook, kept: Hand, price: Hand) -> SeaTrade | None:
    """The next of the sea trades that together pay the price without touching what is kept; None if they cannot."""
    spare, missing = _spare(outlook, kept), lacking(outlook.hand, price)
    count = sum(missing)
    if not count or count > sum(spare):
        return None
    if any(need > stock for need, stock in zip(missing, outlook.supply, strict=True)):
        return None
    return _sea_trade(outlook, spare, max(KINDS, key=lambda kind: missing[kind]))


def _sea_trade(outlook: Outlook, spare: Hand, take: int) -> SeaTrade:
    give = max(KINDS, key=lambda kind: (spare[kind], -outlook.waits[kind]))
    return SeaTrade(RESOURCES[give], outlook.rates[give], RESOURCES[take])


def _spare(outlook: Outlook, kept: Hand) -> list[int]:
    """For each kind, how many swaps can be paid with what is not kept."""
    return [max(0, has - keeps) // rate for has, keeps, rate in zip(outlook.hand, kept, outlook.rates, strict=True)]


# With the others


def offer(outlook: Outlook, goal: Goal, made: Collection[Terms[Cards]]) -> Choice | None:
    """C-58: something the goal does not need for something it lacks, cheapest terms first, to seats not in the lead."""
    asked = partners(outlook)
    if not asked or len(made) >= weights.OFFERS_A_TURN:
        return None
    terms = best_terms(outlook, [terms for terms in _terms(outlook, goal) if terms not in made], weights.GAIN)
    if terms is None:
        return None
    return Choice(OfferTrade(*terms, asked), f"{terms[0]} for {terms[1]} helps towards {goal.name}")


def _terms(outlook: Outlook, goal: Goal) -> Iterator[Terms[Cards]]:
    """One card for one, or two where the sea trade would take more (C-61)."""
    missing = lacking(outlook.hand, goal.cost)
    spare = [has - needs for has, needs in zip(outlook.hand, goal.cost, strict=True)]
    for take in KINDS:
        if not missing[take] or not outlook.held_by_others[take]:
            continue
        for give in KINDS:
            if spare[give] > 0:
                yield SINGLES[give], SINGLES[take]
            if spare[give] >= 2 and outlook.rates[give] > 2:
                yield PAIRS[give], SINGLES[take]


PAIRS = tuple(Cards.of([2 * (kind == other) for other in KINDS]) for kind in KINDS)
