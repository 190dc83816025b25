"""Positions of the 1996 card game in words, and the phrases that the rule tests have in common.

Seat A has the start set A, seat B the set B.
"""

from __future__ import annotations

from inselreich import Match
from inselreich.games.cards1996.pieces import FACES
from inselreich.games.cards1996.realm import REALM
from inselreich.games.cards1996.state import Cards1996Table
from inselreich.games.cards1996.view import Cards1996View
from tests.support.principalities import (
    EACH_KIND,
    A,
    B,
    PrincipalityPositions,
    build,
    cards_at,
    end_turn,
    gained,
    goods,
    hand,
    has,
    kinds_of_moves,
    listed,
    of,
    own,
    play,
    playing,
    points,
    refused,
    sites_for,
    store_in,
    stored,
    throw_of,
    why,
)

__all__ = [
    "EACH_KIND",
    "LAYOUT",
    "THREE_POINTS",
    "A",
    "B",
    "Positions",
    "build",
    "cards_at",
    "end_turn",
    "gained",
    "goods",
    "hand",
    "has",
    "kinds_of_moves",
    "listed",
    "look",
    "of",
    "own",
    "play",
    "playing",
    "points",
    "refused",
    "sites_for",
    "store_in",
    "stored",
    "throw",
    "why",
]

LAYOUT = {
    A: "forest 4, gold field 6, fields 1, hills 5, pasture 3, mountains 2",
    B: "forest 5, gold field 1, fields 2, hills 6, pasture 4, mountains 3",
}
"""Upper row from left to right, then the lower row: the place -1 lies at forest, gold field, hills and pasture."""
THREE_POINTS = "city -1"
"""With this in its row a seat has 3 victory points."""


class Positions(PrincipalityPositions):
    """`cards1996(hands={A: "spy"}, stores={A: "3 ore"})` is a match that goes on from there."""

    key = "cards1996"
    realm = REALM
    table_type = Cards1996Table
    layout = LAYOUT


def look(match: Match, seat: int | None = None) -> Cards1996View:
    """What a seat sees; without a seat, what a spectator sees."""
    view = match.view(seat)
    assert isinstance(view, Cards1996View)
    return view


def throw(match: Match, face: str, number: int) -> None:
    """The active seat rolls this: the face of the event die and the production number."""
    throw_of(match, FACES, face, number)
