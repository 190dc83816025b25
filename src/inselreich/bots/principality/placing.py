"""Where things lie: start regions, new regions, and cards that are chosen to be lost."""

from __future__ import annotations

from collections.abc import Sequence

from ...core.moves import Move
from ...principality.building import bare_column
from ...principality.cards import Placed
from ...principality.geometry import SPOTS
from ...principality.moves import ArrangeRegions, ChooseCard, LayRegions
from ..choice import Choice
from . import estate, weights
from .outlook import Outlook

MIDDLE = (1, 4)
"""The regions above and below the road between the first two settlements."""


def arrange(outlook: Outlook, moves: Sequence[Move]) -> Choice:
    """The kinds that are needed most where most sites touch them."""
    number, regions = outlook.table.realm.region_number, outlook.regions

    def need(move: ArrangeRegions) -> float:
        return sum(weights.NEED[regions[number[move.regions[place]]].kind] for place in MIDDLE)

    best = max([move for move in moves if isinstance(move, ArrangeRegions)], key=need)
    names = " and ".join(best.regions[place] for place in MIDDLE)
    return Choice(best, f"most sites lie beside {names}")


def lay(outlook: Outlook, moves: Sequence[Move]) -> Choice:
    """The regions that produce what is lacking, where cards can improve them."""
    number, table, seat = outlook.table.realm.region_number, outlook.table, outlook.seat
    column = bare_column(table, seat)

    def worth(move: LayRegions) -> float:
        after = estate.with_regions(table, seat, column, (number[move.upper], number[move.lower]))
        return estate.worth(after, seat, outlook.end)

    best = max([move for move in moves if isinstance(move, LayRegions)], key=worth)
    return Choice(best, f"{best.upper} and {best.lower} produce what is lacking")


def choose_card(outlook: Outlook, moves: Sequence[Move]) -> Choice:
    """Of the other's cards the one that is missed most, of the own the one that is missed least."""
    table = outlook.table
    choices = {
        move: Placed(SPOTS[move.at], table.realm.catalogue[move.card].number)
        for move in moves
        if isinstance(move, ChooseCard)
    }
    victim = 1 - outlook.seat
    if not all(each in table.placed[victim] for each in choices.values()):
        victim = outlook.seat

    def missed(placed: Placed) -> float:
        after = estate.without_card(table, victim, placed.card, placed.spot)
        return -estate.worth(after, victim, outlook.end)

    pick = min if victim == outlook.seat else max
    best = pick(choices, key=lambda move: missed(choices[move]))
    name = table.realm.catalogue[best.card].facts.en
    return Choice(best, f"{name} is missed {'least here' if victim == outlook.seat else 'most there'}")
