"""What the greedy bot cares about in Rise of the Inkas alone, and how much, in victory points."""

from __future__ import annotations

from typing import Final

KIND_WORTH: Final = (1.0, 1.0, 0.9, 1.1, 1.0, 0.7, 0.7, 0.7)
"""How much a card of each kind is worth beside the others, in the order of KINDS: goods only buy others (I-66)."""
DEVELOPMENT: Final = 0.25
"""A development card: most move the robber (I-6); none are points."""
COMBAT_ARTS: Final = 0.2
"""On top while the Greatest Combat Arts are in reach (I-96)."""
TRADE_ROAD: Final = 0.15
"""The Longest Trade Road, for each marker the tribe still lacks: the card goes when the tribe declines (I-107)."""
DENIED: Final = 0.3
"""What another loses whose building is built over (I-125), as a share of what it would be worth to the seat."""
NEXT_TRIBE: Final = 0.7
"""What completes a tribe brings the first marker of the next one (I-117), and costs its roads (I-113)."""
