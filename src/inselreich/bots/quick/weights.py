"""What the greedy bot cares about, and how much. Values are in victory points, times in rounds of the table."""

from __future__ import annotations

from typing import Final

# What things are worth

WIN: Final = 8.0
"""On top of its points, for what ends the match (Q-54)."""
INCOME: Final = 0.5
"""A card more in each production of one's own (Q-19), as long as the match is young."""
AGE: Final = 0.2
"""What production is still worth at the very end."""
RATE: Final = 0.7
"""Each step to a better replacement rate (Q-30)."""
KNIGHT: Final = 0.1
"""A card more that is safe from the Robber (Q-48)."""
LEAD: Final = 0.5
"""To hold a special card with one road or knight more than anybody else, so that nobody takes it with the next one."""

# What may come

DELAY: Final = 0.85
"""What is left of a goal's worth with each round that it takes."""
HIDDEN: Final = 0.7
"""What is left of it for each of its cards that is not in the display yet."""
SHARES: Final = (0.7, 0.2, 0.1)
"""How much the best goal counts, the second best, and the next: they are paid with the same cards."""
FARTHEST: Final = 3
"""So many cards at most make a goal."""
LONGEST_WAIT: Final = 40.0

# Cards in hand

CARD: Final = 0.04
"""A card more in hand, whatever its kind."""
ROBBED: Final = 0.03
"""Each card that a Robber would take (Q-48): how likely he is to come, and what it is worth."""

# Builds in a row

BUILDS_AHEAD: Final = 3
"""So many builds of one turn are thought through together."""

TRADE_AHEAD: Final = 2
"""The same, when a trade is weighed up."""

# Trade

GAIN: Final = 0.03
"""By so much must a trade improve the prospect."""
LEADER_GAIN: Final = 0.15
"""The same, when the partner is ahead."""
AHEAD: Final = 2
"""A partner with so many points more is ahead."""
DANGER: Final = 2
"""Nobody trades with a seat that is so close to winning."""
OFFERS_A_TURN: Final = 6
