"""What the greedy bot believes of two principalities. Worth is in victory points, time in rounds of two turns."""

from __future__ import annotations

from typing import Final

# Time

STEPS: Final = (0.0, 1.0, 2.0, 3.0, 4.0, 6.0, 8.0, 11.0, 15.0)
"""So many rounds from now is looked at what could be paid; in between it is guessed."""
SOONEST: Final = 0.4
"""What cannot be paid now is at least so far away."""
PATIENCE: Final = 0.88
"""What is had a round later is worth so much of it."""
ROUNDS_A_POINT: Final = 2.2
"""So many rounds the leader takes for each point still lacking."""
FEWEST_ROUNDS: Final = 1.5

# Resources

RESOURCE: Final = 0.16
"""What a resource that is needed is worth."""
NEED: Final = (0.9, 1.0, 0.85, 1.0, 1.1, 0.0)
"""How much each kind is needed, besides what it brings in exchange."""
ENOUGH: Final = 0.7
"""Of each kind so many a round are needed; more are exchanged."""
LEFT_OVER: Final = 0.03
"""What a resource is worth for which there is no plan yet."""
CROWDED: Final = (0.0, 0.0, 0.01, 0.05)
"""What a region costs that stores so many, for each resource it produces: full regions gain nothing."""
ROBBED: Final = 0.3
"""How likely brigands come in a round."""

# The principality

SITE: Final = 0.1
"""A free site, as long as there are few."""
SITES: Final = 3
CITY_SITE: Final = 0.12
"""A free site of a city."""
CITY_SITES: Final = 2
LEAD: Final = 0.06
"""Each point by which a seat is ahead in what a token is held for."""
FARTHEST_LEAD: Final = 5
TOKEN: Final = 0.3
"""What a token is worth besides its point."""
SKILL: Final = 0.03
"""Each skill point ahead."""
MOST_SKILL: Final = 0.25
"""To have most."""
HAND: Final = 0.2
"""One more card in hand."""
ABILITY: Final = 0.12
"""Whatever else a placed card can do."""
BOOSTABLE: Final = 0.04
"""Two regions of a kind left and right of a site."""
WIN: Final = 20.0

# Plans

RANKS: Final = (0.95, 0.85, 0.7)
"""How much the first, the second and the third plan count; what comes after counts nothing."""
STEP: Final = 0.01
"""What is built cannot be robbed."""
RIVAL: Final = 0.6
"""What the opponent loses, against what is gained."""

# Cards in hand

PRICE: Final = 0.12
"""What each resource that a card costs takes from its worth in hand."""
ACTION: Final = 0.3
"""What an action card is worth in hand, if the game says nothing else."""
SEARCH: Final = 0.8
"""By so much must looking through a stack be better than its top card, besides what it costs."""
SWAP: Final = 0.05
"""By so much must an unknown card be better than the worst in hand."""
UNKNOWN: Final = 0.25
"""What an unknown card in hand is worth."""

# Playing cards

SAMPLES: Final = 4
"""So many times the consequences of a card are thought through, with other luck each time."""
PLAYED: Final = 0.08
"""By so much must a card improve the position to be played."""
NAMED: Final = 0.18
"""By so much must a number be better than any number to be named."""

# Trade

GAIN: Final = 0.06
"""By so much more than the opponent must the seat gain."""
EXCHANGE: Final = 0.04
"""By so much must an exchange without a plan improve the position."""
DANGER: Final = 2
"""Nobody trades with an opponent who is so close to winning."""
OFFERS_A_TURN: Final = 1
