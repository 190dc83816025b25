"""The golden matches of Rise of the Inkas. The seeds of the rarer things were searched for."""

from __future__ import annotations

import inselreich
from inselreich.core.trade import TradeFailed
from tests.golden.collection import Feature, Recipe
from tests.golden.features import LIVELY, USUAL, of_every_game

SHORT = {"length": "short"}
MIXED = {"start": "variable", "numbers": "mixed"}
HARD = {"friendly_robber": True, "frame_on_seven": True}

RECIPES = (
    Recipe("beginner_3", 3, 7, SHORT, USUAL),
    Recipe("beginner_4", 4, 2, SHORT, USUAL),
    Recipe("beginner_4_lively", 4, 4, SHORT, LIVELY),
    Recipe("beginner_4_supply_short", 4, 101, SHORT, LIVELY),
    Recipe("beginner_3_usual", 3, 1, {}, USUAL),
    Recipe("beginner_4_long", 4, 2, {"length": "long"}, USUAL),
    Recipe("standard_3", 3, 7, SHORT | {"start": "standard"}, USUAL),
    Recipe("standard_4", 4, 6, SHORT | {"start": "standard"}, USUAL),
    Recipe("variable_3_mixed", 3, 6, SHORT | MIXED, USUAL),
    Recipe("variable_4_mixed", 4, 5, SHORT | MIXED, LIVELY),
    Recipe("friendly_3_frame", 3, 0, SHORT | HARD, USUAL),
    Recipe("friendly_4_frame", 4, 7, SHORT | HARD, USUAL),
    Recipe("beginner_3_fair_dice", 3, 5, SHORT, LIVELY, contributions=("ada", "ben", "cleo")),
    Recipe(
        "beginner_3_set_by_hand",
        3,
        6,
        SHORT,
        USUAL,
        forced=(inselreich.DRAWN, inselreich.DRAWN, (6, 6), (1, 1), (2, 2), (3, 4)),
    ),
)

FEATURES: dict[str, Feature] = of_every_game("inka", without=[TradeFailed])
