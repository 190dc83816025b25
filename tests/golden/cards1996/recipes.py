"""The golden matches of the 1996 card game. The seeds were searched for short matches that show every card."""

from __future__ import annotations

import inselreich
from inselreich.games.cards1996.realm import REALM
from inselreich.principality.events import CardBuilt, CardPlayed, EventRevealed
from tests.golden.collection import Feature, Recipe
from tests.golden.features import LIVELY, USUAL, of_every_game

SHORT = {"points_to_win": 8}
PLAIN = {"quiet": 97, "invited": 0, "free": 0}
"""Listed moves alone, with few offers."""

RECIPES = (
    *(Recipe(f"usual_{seed}", 2, seed, {}, PLAIN) for seed in (44, 67, 121)),
    *(Recipe(f"short_{seed}", 2, seed, SHORT, PLAIN) for seed in (40, 47, 61, 74, 149)),
    Recipe("lively", 2, 5, SHORT, LIVELY),
    Recipe("other_sets", 2, 4, SHORT | {"first_set": "B"}, USUAL),
    Recipe("fair", 2, 6, SHORT, USUAL, contributions=("ada", "ben")),
    Recipe("set_by_hand", 2, 7, SHORT, USUAL, forced=(*[inselreich.DRAWN] * 3, (2, 2), (1, 6))),
)


def met(card: str) -> Feature:
    """The card is built, played or turned up."""
    return lambda recipe, match: any(
        isinstance(each, CardBuilt | CardPlayed | EventRevealed) and each.card == card for each in match.events
    )


FEATURES: dict[str, Feature] = {
    **of_every_game("cards1996"),
    **{f"{card.id} is met": met(card.id) for card in REALM.catalogue.cards},
    "somebody wins in the other's turn": lambda recipe, match: match.table.winner != match.table.active,
    "points to win 8": lambda recipe, match: match.options.points_to_win == 8,
}
