"""What the greedy bot believes of the cards of Das Duell."""

from __future__ import annotations

from typing import Final

ACTIONS: Final = {
    "brigitta": 0.3,
    "goldsmith": 0.25,
    "merchant_caravan": 0.2,
    "relocation": 0.1,
    "scout": 0.25,
}
"""What action cards are worth in hand, in points."""
