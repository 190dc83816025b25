"""What always holds of a table of Das Duell."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from ...core.events import Event
from ...principality import checks
from .pieces import CENTRAL_CARDS, EVENTS_BELOW_YULE
from .state import DuelTable


def conservation(table: DuelTable) -> list[str]:
    """D-6, D-22: all cards are there."""
    return checks.conservation(table, CENTRAL_CARDS)


def recomputation(table: DuelTable, events: Iterable[Event]) -> list[str]:
    """Every derived field, who has won, and where Yule lies."""
    return [*checks.recomputation(table, events), *_victory(table), *_yule(table)]


def _victory(table: DuelTable) -> Iterator[str]:
    """D-165: in the own turn, with the points; whoever has begun a turn since had too few when the last one ended."""
    winner = table.winner
    if winner is not None and (winner != table.active or table.victory_points[winner] < table.options.points_to_win):
        yield f"D-165: the points are {table.victory_points} in the turn of {table.active}, the winner is {winner}"


def _yule(table: DuelTable) -> Iterator[str]:
    """D-53: three cards below Yule, besides those seen since."""
    yule = table.realm.catalogue["yule"].number
    if table.turn and table.event_stack.index(yule) != EVENTS_BELOW_YULE + table.events_seen:
        yield f"D-53: Yule lies on {table.event_stack.index(yule)} cards, {table.events_seen} of them seen"
