"""What happens to both principalities: production, and happenings that cards listen to."""

from __future__ import annotations

from ..core.questions import Script
from .table import PrincipalityTable


def produce(table: PrincipalityTable, number: int) -> None:
    """Every region with the number gains what it yields, as far as it has room."""
    for region, amount in table.income[number]:
        table.store(region, amount)


def announce(table: PrincipalityTable, happening: str) -> Script:
    """Each card that hears of it does its part: the active seat's first, from left to right."""
    for seat in (table.active, 1 - table.active):
        for place, card in table.listeners(seat, happening):
            effect = card.hear(table, seat, place, happening)
            if effect is not None:
                yield from effect


def counted_by_brigands(table: PrincipalityTable, seat: int) -> int:
    """The resources of a seat, without regions that its cards hide."""
    hidden: list[int] = []
    for place, card in table.listeners(seat, "hides_from_brigands"):
        hidden += card.hides_from_brigands(table, seat, place)
    return sum([table.stock[region] for region in table.regions_of(seat) if region not in hidden])


def rob(table: PrincipalityTable, seat: int, kinds: tuple[int, ...]) -> None:
    """All resources of these kinds are lost."""
    for kind in kinds:
        for region in table.regions[seat][kind]:
            if table.stock[region]:
                table.spend(region, table.stock[region])
