"""What the greedy bots care about on every board of hexes, and how much.

Values are in victory points, times in rolls of the dice.
"""

from __future__ import annotations

from typing import Final

# What things are worth

POINT: Final = 1.0
WIN: Final = 6.0
"""On top, for what ends the match."""
PIP: Final = 0.055
"""One card in 36 rolls, as long as the match is young."""
NEW_KIND: Final = 0.03
"""Each pip of a kind the seat did not yield before, up to ENOUGH of them: all kinds are needed."""
ENOUGH: Final = 4
ROOM: Final = 0.25
"""The best site two roads away, as a share of its worth: where the next settlement may go."""
AGE: Final = 0.25
"""What yields are still worth at the very end."""
FAR: Final = 0.85
"""What is left of a site's worth with each road still to build: others may come first."""

# How long things take

PATIENCE: Final = 10.0
"""Added to every waiting time: the higher, the more worth counts and the less speed."""
SWAP: Final = 1.0
"""What a trade with the supply costs in waiting time, for the cards it wastes."""
LONGEST_WAIT: Final = 150.0

# Trade

GAIN: Final = 0.004
"""By so much must a trade improve the prospect."""
LEADER_GAIN: Final = 0.02
"""The same, when the partner is ahead."""
AHEAD: Final = 2
"""A partner with so many points more is ahead."""
DANGER: Final = 2
"""Nobody trades with a seat that is so close to winning."""
CARD: Final = 0.004
"""A card more in hand, whatever its kind."""
OFFERS_A_TURN: Final = 3

# Robber and development cards

OWN_HARM: Final = 4.0
"""A pip of one's own that the robber stops, beside one of somebody else's."""
LOOT: Final = 2.5
"""A card to steal, in pips."""
FULL_HAND: Final = 10
"""With so many cards a seat is twice as good a victim as with almost none."""
LEADING: Final = 2.0
"""How much more it is worth to harm a seat that is about to win than one without points."""
MONOPOLY_LEAST: Final = 4
"""A monopoly is played for so many cards, or for fewer if they pay the goal at once."""
GUARDS: Final = 1
"""So many cards that move the robber are kept against it while there is no other use for them."""
