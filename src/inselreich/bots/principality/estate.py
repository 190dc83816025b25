"""What a principality is worth as it lies: read from an imagined table, worked out by the rules themselves."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from ...principality.cards import SKILL, Catalogue
from ...principality.geometry import beside, column_of, spot
from ...principality.resources import KINDS
from ...principality.settling import work_out
from ...principality.table import PrincipalityTable
from . import weights

THROWS_A_ROUND = 2 / 6
"""How often each number falls in a round."""


def income(table: PrincipalityTable, seat: int) -> list[float]:
    """So many resources of each kind a seat's regions produce in a round."""
    found = [0.0] * len(KINDS)
    for regions in table.income:
        for region, amount in regions:
            if table.owner[region] == seat:
                found[table.realm.regions[region].kind] += amount * THROWS_A_ROUND
    return found


def rates(table: PrincipalityTable, seat: int) -> list[int]:
    """What a seat pays for one resource, by kind; a card that exchanges a region's resources counts for the kind."""
    found = list(table.rates[seat])
    for place, card in table.listeners(seat, "trades_from"):
        for region in card.trades_from(table, seat, place):
            kind = table.realm.regions[region].kind
            found[kind] = min(found[kind], 2)
    return found


class Horizon(NamedTuple):
    """How far it is to the end, as it is now: what is thought of compares only if it is the same for all."""

    points_to_win: int
    rounds: float


def horizon(table: PrincipalityTable, points_to_win: int) -> Horizon:
    """How long the match may last."""
    left = weights.ROUNDS_A_POINT * (points_to_win - max(table.victory_points))
    return Horizon(points_to_win, max(weights.FEWEST_ROUNDS, left))


def worth(table: PrincipalityTable, seat: int, end: Horizon) -> float:
    """What a principality is worth, in victory points."""
    return standing(table, seat, end) + holdings(table, seat, end)


def standing(table: PrincipalityTable, seat: int, end: Horizon) -> float:
    """What hangs on both principalities: points, and who is ahead."""
    points = table.victory_points[seat]
    won = weights.WIN if points >= end.points_to_win else 0.0
    return points + won + _leads(table, seat)


def holdings(table: PrincipalityTable, seat: int, end: Horizon) -> float:
    """What hangs on the seat's own principality alone."""
    return _harvest(table, seat) * end.rounds + _room(table, seat) + _abilities(table, seat)


def _harvest(table: PrincipalityTable, seat: int) -> float:
    """What a round's production is worth: what is needed of each kind, and what the rest brings in exchange."""
    total = 0.0
    for gained, need, rate in zip(income(table, seat), weights.NEED, rates(table, seat), strict=True):
        total += max(need, 1 / rate) * min(gained, weights.ENOUGH) + max(0.0, gained - weights.ENOUGH) / rate
    return total * weights.RESOURCE


def _room(table: PrincipalityTable, seat: int) -> float:
    """Free sites, and regions that one card would improve together."""
    free = table.free[seat][0]
    cities = [place for place in free if table.is_city(seat, column_of(place))]
    kinds = {table.lies[region]: kind for kind, regions in enumerate(table.regions[seat]) for region in regions}
    pairs = [[kinds.get(each) for each in beside(place)] for place in free]
    alike = sum([left == right is not None for left, right in pairs])
    return (
        weights.SITE * min(len(free), weights.SITES)
        + weights.CITY_SITE * min(len(cities), weights.CITY_SITES)
        + weights.BOOSTABLE * alike
    )


def _leads(table: PrincipalityTable, seat: int) -> float:
    """How far the seat is ahead, in tokens and what they are held for, and in skill."""
    own, other = table.points[seat], table.points[1 - seat]
    total = weights.TOKEN * table.tokens.count(seat)
    for token in table.realm.tokens:
        lead = own[token.points] - other[token.points]
        total += weights.LEAD * max(-weights.FARTHEST_LEAD, min(weights.FARTHEST_LEAD, lead))
    return total + weights.SKILL * own[SKILL] + weights.MOST_SKILL * (own[SKILL] > other[SKILL])


def _abilities(table: PrincipalityTable, seat: int) -> float:
    """More cards in hand, and whatever else the placed cards can do."""
    abilities = _abilities_of(table.realm.catalogue)
    able = sum([abilities[placed.card] for placed in table.placed[seat]])
    return weights.ABILITY * able + weights.HAND * table.hand_limit(seat)


@cache
def _abilities_of(catalogue: Catalogue) -> tuple[int, ...]:
    """To how many hooks, happenings and dangers each card has something to say."""
    masks = catalogue.listening.values()
    return tuple([sum(mask >> card.number & 1 for mask in masks) for card in catalogue.cards])


def new_regions(end: Horizon) -> float:
    """What the two regions of a new settlement are worth before they are known."""
    need = sum(weights.NEED) / len(weights.NEED)
    return 2 * THROWS_A_ROUND * need * weights.RESOURCE * end.rounds


# What would be


def with_settlement(table: PrincipalityTable, seat: int, column: int) -> PrincipalityTable:
    after = table.copy()
    after.place_settlement(seat, column)
    work_out(after)
    return after


def with_city(table: PrincipalityTable, seat: int, column: int) -> PrincipalityTable:
    after = table.copy()
    after.place_city(seat, column)
    work_out(after)
    return after


def with_card(table: PrincipalityTable, seat: int, card: int, place: int) -> PrincipalityTable:
    after = table.copy()
    after.place_card(seat, card, place)
    work_out(after)
    return after


def with_regions(table: PrincipalityTable, seat: int, column: int, regions: tuple[int, int]) -> PrincipalityTable:
    """Two new regions above and below the outer side of a settlement."""
    after = table.copy()
    for row, region in enumerate(regions):
        after.lay_region(seat, region, spot(column, row))
    work_out(after)
    return after


def without_card(table: PrincipalityTable, seat: int, card: int, place: int) -> PrincipalityTable:
    after = table.copy()
    after.placed[seat] = tuple([each for each in after.placed[seat] if each != (place, card)])
    work_out(after)
    return after


def sites_worth_trying(table: PrincipalityTable, seat: int, card: int) -> list[int]:
    """The free sites of a card; of those that make no difference to it, the first."""
    slot = table.realm.catalogue.cards[card].slot
    found: dict[tuple[object, ...], int] = {}
    for place in () if slot is None else table.free[seat][slot]:
        around = tuple(table.beside(seat, place)) if _cares(table, card) else ()
        found.setdefault((table.is_city(seat, column_of(place)), around), place)
    return list(found.values())


def _cares(table: PrincipalityTable, card: int) -> bool:
    """Whether it matters to a card beside which regions it lies."""
    listening = table.realm.catalogue.listening
    return any(listening.get(name, 0) >> card & 1 for name in CARING) or bool(
        table.realm.catalogue.cards[card].hears or table.realm.catalogue.cards[card].wards_off
    )


CARING = ("extra_yield", "hides_from_brigands", "trades_from")
