"""The golden matches of Das Duell. The seeds were searched for short matches that show every card."""

from __future__ import annotations

from inselreich.games.duel.realm import REALM
from inselreich.principality.events import CardBuilt, CardPlayed, EventRevealed
from tests.golden.collection import Feature, Recipe
from tests.golden.features import USUAL, of_every_game

FREE = {"regions": "free", "demolition": True}
BLUE = {"red": 1, "points_to_win": 6}

RECIPES = (
    *(Recipe(f"usual_{seed}", 2, seed, {}, USUAL) for seed in (54, 5, 17, 7, 20)),
    Recipe("free", 2, 44, FREE, USUAL),
    Recipe("blue", 2, 39, BLUE, USUAL),
    Recipe("eight", 2, 54, {"points_to_win": 8}, USUAL),
    Recipe("free_only", 2, 9, {"regions": "free"}, USUAL),
    Recipe("demolition", 2, 10, {"demolition": True}, USUAL),
    Recipe("five", 2, 11, {"points_to_win": 5}, USUAL),
    Recipe("fair", 2, 7, {}, USUAL, contributions=("ada", "ben")),
    Recipe("set_by_hand", 2, 8, {}, USUAL, forced=((3, 3), (1, 6))),
)


def met(card: str) -> Feature:
    """The card is built, played or turned up."""
    return lambda recipe, match: any(
        isinstance(each, CardBuilt | CardPlayed | EventRevealed) and each.card == card for each in match.events
    )


FEATURES: dict[str, Feature] = {
    **of_every_game("duel"),
    **{f"{card.id} is met": met(card.id) for card in REALM.catalogue.cards},
    "red is the second seat": lambda recipe, match: match.options.red == 1,
    "points to win 6": lambda recipe, match: match.options.points_to_win == 6,
    "points to win 8": lambda recipe, match: match.options.points_to_win == 8,
}
