"""What a seat, or a spectator, may know of a match of the 1996 card game (K-68 to K-70)."""

from __future__ import annotations

import msgspec

from ...principality.resources import Goods
from ...principality.view import TableView, parts
from .state import Cards1996Table


class DealView(msgspec.Struct, frozen=True):
    """The offer on the table."""

    seat: int
    give: Goods
    take: Goods


class Cards1996View(TableView, frozen=True):
    """The whole table as one seat (None: a spectator) may see it."""

    deal: DealView | None
    proposals: tuple[DealView, ...]
    points_to_win: int


def view(table: Cards1996Table, seat: int | None) -> Cards1996View:
    """The table for a seat; None: for a spectator."""
    deal = table.deal
    return Cards1996View(
        deal=None if deal is None else DealView(table.active, deal.give, deal.take),
        proposals=tuple(DealView(*proposal) for proposal in table.proposals),
        points_to_win=table.options.points_to_win,
        **parts(table, seat),
    )
