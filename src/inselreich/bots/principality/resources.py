"""Where resources come from and where they go: paying, storing, demanding, naming a number."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from ...core.moves import Move
from ...principality.moves import ChooseResource, NameNumber, Pay, Store
from ...principality.payment import PASS
from ...principality.resources import KIND, RESOURCES, ROOM
from ..choice import Choice
from ..hands import without
from . import weights
from .outlook import Outlook


def pay(outlook: Outlook, moves: Sequence[Move]) -> Choice:
    """What is missed least, from the regions that are fullest."""
    number = outlook.table.realm.region_number

    def left(move: Pay) -> float:
        return outlook.with_changes({number[name]: -count for name, count in Counter(move.regions).items()})

    best = max([move for move in moves if isinstance(move, Pay)], key=left)
    return Choice(best, f"{', '.join(dict.fromkeys(best.regions))} can spare it best")


def store(outlook: Outlook, moves: Sequence[Move]) -> Choice:
    """The resource that promises most, where there is room; what one may do without has its price."""
    number = outlook.table.realm.region_number
    price = outlook.beliefs.price if PASS in moves else ()

    def promise(move: Store) -> float:
        changes = {number[move.region]: 1}
        for kind in price:
            region = max(outlook.table.regions[outlook.seat][kind], key=outlook.table.stock.__getitem__)
            changes[region] = changes.get(region, 0) - 1
        return outlook.with_changes(changes)

    best = max([move for move in moves if isinstance(move, Store)], key=promise)
    if PASS in moves and promise(best) <= outlook.with_changes({}):
        return Choice(PASS, "what it costs is worth more")
    kind = RESOURCES[outlook.regions[number[best.region]].kind]
    return Choice(best, f"{kind} is needed most, and {best.region} has room")


def demand(outlook: Outlook, moves: Sequence[Move]) -> Choice:
    """What helps most, and hurts the other most."""

    def gain(move: ChooseResource) -> float:
        kind = KIND[move.resource]
        return (
            outlook.own.promise(_with(outlook.own.stock, kind))
            - outlook.own.promise(outlook.own.stock)
            + weights.RIVAL * loss(outlook, kind)
        )

    best = max([move for move in moves if isinstance(move, ChooseResource)], key=gain)
    return Choice(best, f"{best.resource} helps here, and is missed there")


def loss(outlook: Outlook, kind: int) -> float:
    """What the other loses with one resource of a kind."""
    stock = outlook.other.stock
    return outlook.other.promise(stock) - outlook.other.promise(without(stock, kind))


def _with(stock: Sequence[int], kind: int) -> list[int]:
    return [has + (kind == other) for other, has in enumerate(stock)]


def best_number(outlook: Outlook) -> tuple[int, float]:
    """The number that produces best for the seat and worst for the other, and by how much it beats any number."""
    values = {number: _produced(outlook, number) for number in range(1, 7)}
    best = max(values, key=values.__getitem__)
    return best, values[best] - sum(values.values()) / len(values)


def _produced(outlook: Outlook, number: int) -> float:
    table, changes, theirs = outlook.table, dict[int, int](), list(outlook.other.stock)
    for region, amount in table.income[number]:
        fits = min(amount, ROOM - table.stock[region])
        if table.owner[region] == outlook.seat:
            changes[region] = fits
        else:
            theirs[outlook.regions[region].kind] += fits
    return outlook.own.promise(outlook.after(changes)) - weights.RIVAL * outlook.other.promise(theirs)


def name_number(outlook: Outlook, _moves: Sequence[Move]) -> Choice:
    number, _ = best_number(outlook)
    return Choice(NameNumber(number), f"{number} produces most here, against what it brings the other")
