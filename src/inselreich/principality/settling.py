"""What follows from two principalities as they lie: worked out anew after every change, here and nowhere else."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .cards import POINTS, VICTORY
from .realm import Token
from .resources import KINDS

if TYPE_CHECKING:
    from .table import PrincipalityTable

NOBODY = -1
SEATS = range(2)


def work_out(table: PrincipalityTable) -> None:
    """Regions and their yields, free sites, rates, points, tokens, victory points."""
    _share_regions(table)
    for seat in SEATS:
        table.in_play[seat] = _in_play(table, seat)
        table.free[seat] = tuple([slot.free(table, seat) for slot in table.realm.slots])
        table.rates[seat] = _rates(table, seat)
        table.points[seat] = _points(table, seat)
    table.income = _income(table)
    table.tokens = [_holder(table, token) for token in table.realm.tokens]
    for seat in SEATS:
        table.victory_points[seat] = _victory_points(table, seat)


def _share_regions(table: PrincipalityTable) -> None:
    """Each seat's regions by kind, from left to right, and what they store."""
    found: list[list[list[int]]] = [[[] for _ in KINDS] for _ in SEATS]
    for region, seat in enumerate(table.owner):
        if seat != NOBODY:
            found[seat][table.realm.regions[region].kind].append(region)
    lies, stock = table.lies, table.stock
    for seat in SEATS:
        for regions in found[seat]:
            regions.sort(key=lies.__getitem__)
        table.regions[seat] = tuple([tuple(regions) for regions in found[seat]])
        table.totals[seat] = [sum([stock[region] for region in regions]) for regions in found[seat]]


def _in_play(table: PrincipalityTable, seat: int) -> int:
    mask = 0
    for _, number in table.placed[seat]:
        mask |= 1 << number
    return mask


def _rates(table: PrincipalityTable, seat: int) -> tuple[int, ...]:
    rates = [table.realm.usual_rate] * len(KINDS)
    for _, card in table.listeners(seat, "improve_rates"):
        card.improve_rates(rates)
    return tuple(rates)


def _points(table: PrincipalityTable, seat: int) -> tuple[int, ...]:
    """By kind, as printed, and what cards add to each other."""
    tally = [0] * len(POINTS)
    cards = table.realm.catalogue.cards
    for _, number in table.placed[seat]:
        for kind, count in cards[number].points:
            tally[kind] += count
    for place, card in table.listeners(seat, "add_points"):
        card.add_points(table, seat, place, tally)
    return tuple(tally)


def _income(table: PrincipalityTable) -> list[tuple[tuple[int, int], ...]]:
    """By number: every region that produces at it, with one more for each card beside it that helps."""
    yields = [int(seat != NOBODY) for seat in table.owner]
    for seat in SEATS:
        for place, card in table.listeners(seat, "extra_yield"):
            for region in table.beside(seat, place):
                yields[region] += card.extra_yield(table.realm.regions[region].kind)
    income: list[list[tuple[int, int]]] = [[] for _ in range(7)]
    for region, amount in enumerate(yields):
        if amount:
            income[table.realm.regions[region].number].append((region, amount))
    return [tuple(each) for each in income]


def _holder(table: PrincipalityTable, token: Token) -> int:
    """The seat with strictly most points of the token's kind, if it may have it; else nobody."""
    one, other = table.points[0][token.points], table.points[1][token.points]
    if one == other or max(one, other) < token.least:
        return NOBODY
    ahead = 0 if one > other else 1
    return ahead if table.realm.may_hold(table, ahead, token) else NOBODY


def _victory_points(table: PrincipalityTable, seat: int) -> int:
    """A settlement counts 1, a city 2, a token 1, and what is printed on cards."""
    places = len(table.columns(seat)) + len(table.cities[seat])
    return places + table.points[seat][VICTORY] + table.tokens.count(seat)
