"""What the greedy bot believes of the cards of the 1996 card game."""

from __future__ import annotations

from typing import Final

ACTIONS: Final = {
    "alchemist": 0.35,
    "arsonist": 0.4,
    "bishop": 0.2,
    "black_knight": 0.3,
    "brigands": 0.4,
    "caravan": 0.2,
    "herb_woman": 0.15,
    "merchant": 0.35,
    "scout": 0.25,
    "spy": 0.35,
}
"""What action cards are worth in hand, in points."""
