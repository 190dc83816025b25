"""Drawing resource cards (Q-18 to Q-22)."""

from __future__ import annotations

from collections.abc import Iterable

from ...core.chance import Shuffle
from ...core.questions import Script
from .events import Cause, DrawLost
from .state import QuickTable


def produce(table: QuickTable) -> Script | None:
    """Q-18 to Q-21: the active seat draws one card and what its cities and metropolises add, then each other seat one."""
    table.produced = True
    seat, income = table.active, table.income[table.active]
    others = table.others(seat)
    if len(table.supply) < income + len(others):
        return everybody_draws(table, [(seat, income), *((other, 1) for other in others)], "production")
    table.draw(seat, income, "production")
    for other in others:
        table.draw_one(other, "production")
    return None


def everybody_draws(table: QuickTable, due: Iterable[tuple[int, int]], cause: Cause) -> Script:
    """One seat after the other draws so many."""
    for seat, count in due:
        effect = draw(table, seat, count, cause)
        if effect is not None:
            yield from effect


def draw(table: QuickTable, seat: int, count: int, cause: Cause) -> Script | None:
    """Draw so many; only if the supply runs out is chance asked."""
    if count > len(table.supply):
        return draw_the_last(table, seat, count, cause)
    if count:
        table.draw(seat, count, cause)
    return None


def draw_the_last(table: QuickTable, seat: int, count: int, cause: Cause) -> Script:
    """Q-22: an empty supply is made anew of the discards; if there are none either, the rest is lost."""
    while count and (table.supply or table.discards):
        if not table.supply:
            table.renew_supply((yield Shuffle(len(table.discards))))
        drawn = min(count, len(table.supply))
        table.draw(seat, drawn, cause)
        count -= drawn
    if count:
        table.tell(DrawLost(seat, count))
