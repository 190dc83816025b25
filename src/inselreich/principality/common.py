"""Cards that both games have, under whatever name. A game says which of its rules they follow."""

from __future__ import annotations

from typing import Any

from ..core.questions import Script
from .building import search_regions
from .cards import ActionCard, Building, Unit
from .payment import gain_any, pay_any
from .setup import shuffled


class Caravan(ActionCard):
    """Exactly two resources are paid, then two gained."""

    def when_played(self, table: Any, seat: int) -> Script:
        yield from pay_any(table, seat, 2, self.rule)
        yield from gain_any(table, seat, 2, self.rule)


class Scout(ActionCard):
    """The builder of a settlement chooses two of all regions; the rest are shuffled."""

    moment = "settlement"

    def when_played(self, table: Any, seat: int) -> Script:
        yield from search_regions(table, seat, self.rule)
        table.region_stack = yield from shuffled(table.region_stack)


class Booster(Building):
    """Regions of its kind beside it produce one more."""

    def __init__(self, id_: str, kind: int) -> None:
        super().__init__(id_)
        self.kind = kind

    def extra_yield(self, kind: int) -> int:
        return int(kind == self.kind)


class Fleet(Unit):
    """Its kind is exchanged 2:1, wherever it lies."""

    def __init__(self, id_: str, kind: int) -> None:
        super().__init__(id_)
        self.kind = kind

    def improve_rates(self, rates: list[int]) -> None:
        rates[self.kind] = min(rates[self.kind], 2)
