"""Yields on boards of hexes: what a roll pays, what happens when the supply runs short, what a start settlement pays."""

from __future__ import annotations

from .geometry import Corner
from .income import Income
from .table import HexTable


def pay_yields(table: HexTable, rolled: int) -> None:
    """Every hex with the number pays all its buildings, except where the robber stands."""
    robber, supply, hands, news = table.robber, table.supply, table.hands, table.news
    due = table.income[rolled]
    for kind, count in table.dues[rolled]:
        if supply[kind] < count:
            due = what_the_supply_pays(table, [income for income in due if income.hex != robber])
            break
    for hex_, seat, kind, amount, _, event in due:
        if hex_ != robber:
            supply[kind] -= amount
            hands[seat][kind] += amount
            news.append(event)


def what_the_supply_pays(table: HexTable, due: list[Income]) -> tuple[Income, ...]:
    """Of a kind that the supply cannot pay in full, two or more seats get none, a single one what is left."""
    owed = [0] * len(table.supply)
    for income in due:
        owed[income.kind] += income.amount
    paid = due
    for kind, left in enumerate(table.supply):
        if owed[kind] > left:
            wanted = [each for each in due if each.kind == kind]
            seats = {each.seat for each in wanted}
            paid = [each for each in paid if each.kind != kind]
            if len(seats) == 1:
                paid += reduced(table, wanted, left)
            lone = wanted[0].seat if len(seats) == 1 else None
            table.tell(table.supply_short(table.kind_names[kind], 0 if lone is None else left, lone))
    return tuple(paid)


def reduced(table: HexTable, wanted: list[Income], left: int) -> list[Income]:
    """The first of these incomes until nothing is left."""
    paid = []
    for income in wanted:
        amount = min(income.amount, left)
        left -= amount
        if amount:
            paid.append(table.income_from(income.hex, income.corner, income.seat, income.kind, amount))
    return paid


def pay_start_yield(table: HexTable, seat: int, corner: Corner) -> None:
    """One card from each hex at this settlement."""
    for hex_ in table.island.corner_hexes[corner]:
        kind = table.board.yield_of(hex_)
        if kind is not None:
            table.take(seat, kind, 1)
            table.tell(table.income_from(hex_, corner, seat, kind, 1).event)
