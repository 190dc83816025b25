"""What the greedy bot believes of the course of a match. Times are in rounds of the table."""

from __future__ import annotations

from typing import Final

# How long things take

WASTE: Final = 0.8
"""So many cards each build takes beyond its price, for each card of the replacement rate: hands never fit (Q-30)."""
BUILT: Final = 0.4
"""So many cards each seat builds in a round, so that new ones come into the display."""
LONGEST_WAIT: Final = 40.0

# Cards in hand

USE: Final = 0.6
"""How much a card left over helps with what is built later."""
ROBBED: Final = 0.25
"""How likely the Robber comes before a large hand is used (Q-48)."""

# The special cards

VICTORY: Final = 4.0
"""More than all the special cards together, so that nothing is better than to win."""
DENIED: Final = 1.0
"""What it is worth that the others do not have it, shared among them."""
CONTESTED: Final = 1.0
"""What it costs to hold a special card that somebody takes with one road or knight."""

FARTHEST: Final = 3
"""So many roads or knights at most are thought of to take one."""

# Trade

GAIN: Final = 0.15
"""By so much must a trade bring victory nearer."""
FAVOUR: Final = 0.4
"""How much a card that the partner draws (Q-26) counts against a trade, shared among all who are not the seat itself."""
LEADER: Final = 1.0
"""By so much more must it, when the partner is ahead."""
AHEAD: Final = 2
"""A partner with so many points more is ahead."""
DANGER: Final = 2
"""Nobody trades with a seat that is so close to winning."""
BOLD_OFFERS: Final = 3
"""So many offers a turn ask for two cards for one, before more modest ones are made."""
TERMS_TO_WEIGH: Final = 6
"""Of all that could be offered, so many are weighed up closely."""
OFFERS_A_TURN: Final = 4

# Builds in a row

BUILDS_AHEAD: Final = 3
"""So many builds of one turn are thought through together."""
TRADE_AHEAD: Final = 2
"""The same, when a trade is weighed up."""
