"""What the client prints on cards is what the components say."""

from __future__ import annotations

import json
from pathlib import Path

from inselreich.core.resources import RESOURCES
from inselreich.games.quick.pieces import CARDS, CITY, COSTS, KNIGHT, ROAD, SETTLEMENT

FACES = Path(__file__).parents[2] / "web" / "src" / "games" / "quick" / "faces.json"
POINTS = {ROAD: 0, SETTLEMENT: 1, CITY: 2, KNIGHT: 0}
METROPOLIS_POINTS = 3


def test_the_faces_of_the_quick_game_show_cost_and_points_of_the_card_table() -> None:
    printed = {
        name: {
            "cost": {resource: count for resource, count in zip(RESOURCES, COSTS[card], strict=True) if count},
            "points": POINTS.get(card, METROPOLIS_POINTS),
        }
        for card, name in enumerate(CARDS)
    }
    assert json.loads(FACES.read_text()) == printed
