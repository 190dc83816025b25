"""The golden matches of the quick card game. The seeds of the rarer things were searched for."""

from __future__ import annotations

from itertools import pairwise

import inselreich
from inselreich.games.quick import events
from inselreich.games.quick.pieces import EVENT_NAMES
from tests.golden.collection import Feature, Recipe
from tests.golden.features import LIVELY, USUAL, event, moment, of_every_game

LOUD = {"quiet": 0, "invited": 20, "free": 10}
"""With every offer that comes to mind."""
FIRST = {"first_display": True}

RECIPES = (
    *(Recipe(f"usual_{seats}_{seed}", seats, seed, {}, USUAL) for seats in (2, 3, 4) for seed in (0, 1)),
    *(
        Recipe(f"lively_{seats}_{seed}", seats, seed, {"metropolis": "B"}, LIVELY)
        for seats in (2, 3, 4)
        for seed in (2, 3)
    ),
    Recipe("first_display_3", 3, 4, FIRST, USUAL),
    Recipe("first_display_4_short", 4, 5, FIRST | {"points_to_win": 4}, USUAL),
    Recipe("failed_trade_2", 2, 1160, {}, LOUD),
    Recipe("draw_lost_4", 4, 2492, {}, LOUD),
    Recipe("tie_decided_4", 4, 147, {"metropolis": "B"}, USUAL),
    Recipe("fair_3", 3, 6, {}, LIVELY, contributions=("ada", "ben", "cleo")),
    Recipe("set_by_hand_2", 2, 7, FIRST, USUAL, forced=(*[inselreich.DRAWN] * 3, (1, 0))),
)


def tied(counts: list[int], holder: int | None) -> bool:
    """Q-46: the holder keeps the special card, though another has as many."""
    return holder is not None and counts.count(max(counts)) > 1


def drawn(name: str) -> Feature:
    return event(events.EventDrawn, lambda each: each.event == name)


FEATURES: dict[str, Feature] = {
    **of_every_game("quick"),
    **{f"the event {name}": drawn(name) for name in EVENT_NAMES},
    "a tie for the trade route": moment(lambda position: tied(position.table.roads, position.table.trade_route)),
    "a tie for the knight force": moment(lambda position: tied(position.table.knights, position.table.knight_force)),
    "a metropolis decides a tie": lambda recipe, match: any(
        isinstance(before, events.Built)
        and before.card in ("metropolis_b2", "metropolis_b4")
        and isinstance(after, events.TradeRouteMoved | events.KnightForceMoved)
        for before, after in pairwise(match.events)
    ),
    "fewer points": lambda recipe, match: match.options.points_to_win < 7,
}
