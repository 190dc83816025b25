"""What the greedy bot cares about in the classic game alone, and how much, in victory points."""

from __future__ import annotations

from typing import Final

from ..hexes.weights import OFFERS_A_TURN

__all__ = ["OFFERS_A_TURN"]

KIND_WORTH: Final = (1.0, 1.0, 0.8, 1.1, 1.15)
"""How much a card of each kind is worth beside the others, in the order of RESOURCES."""
ANY_HARBOUR: Final = 0.12
OWN_HARBOUR: Final = 0.025
"""A 2:1 harbour, for each pip of its kind (C-63)."""
DEVELOPMENT: Final = 0.5
"""A development card: a fifth are points, more than half are knights (C-6)."""
ARMY: Final = 0.45
"""On top while the largest army is in reach (C-106)."""
VICTORY_SHARE: Final = 0.2
"""So many of the development cards are victory points (C-6)."""
UNKNOWN_CARD: Final = 0.3
"""Points to expect of an unplayed development card."""
