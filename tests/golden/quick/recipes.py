"""The golden matches of the quick card game. The seeds of the rarer things were searched for."""

from __future__ import annotations

import inselreich
from tests.golden.collection import Feature, Recipe
from tests.golden.features import LIVELY, USUAL, of_every_game

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
    Recipe("fair_3", 3, 6, {}, LIVELY, contributions=("ada", "ben", "cleo")),
    Recipe("set_by_hand_2", 2, 7, FIRST, USUAL, forced=(*[inselreich.DRAWN] * 3, (1, 0))),
)

FEATURES: dict[str, Feature] = {
    **of_every_game("quick"),
    "fewer points": lambda recipe, match: match.options.points_to_win < 7,
}
