"""Positions of Das Duell in words, and the phrases that the rule tests have in common.

Seat A is red, seat B blue.
"""

from __future__ import annotations

from typing import Any

from inselreich import Match
from inselreich.games.duel.pieces import EVENTS_BELOW_YULE, FACES
from inselreich.games.duel.realm import REALM
from inselreich.games.duel.state import DuelTable
from inselreich.games.duel.view import DuelView
from inselreich.principality.moves import DrawCard, Pass
from tests.support.principalities import (
    EACH_KIND,
    A,
    B,
    PrincipalityPositions,
    build,
    cards_at,
    end_turn,
    gained,
    hand,
    has,
    kinds_of_moves,
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
    "A",
    "B",
    "Positions",
    "build",
    "cards_at",
    "draw_and_keep",
    "end_turn",
    "gained",
    "hand",
    "has",
    "kinds_of_moves",
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
    A: "forest 2, gold field 1, fields 6, hills 3, pasture 4, mountains 5",
    B: "forest 3, gold field 4, fields 5, hills 2, pasture 1, mountains 6",
}
"""Upper row from left to right, then the lower row: the place -1 lies at forest, gold field, hills and pasture."""


class Positions(PrincipalityPositions):
    """`duel(hands={A: "scout"}, stores={A: "3 ore"})` is a match that goes on from there."""

    key = "duel"
    realm = REALM
    table_type = DuelTable
    layout = LAYOUT

    def order_events(self, table: Any, first: list[int]) -> None:
        """D-53: three cards lie below Yule; what was below it besides has been seen. After Yule the deck is new."""
        yule = REALM.catalogue["yule"].number
        before = first[: first.index(yule)] if yule in first else first
        others = [card for card in table.event_stack if card != yule]
        for card in before:
            others.remove(card)
        below = len(others) if yule in first else EVENTS_BELOW_YULE
        table.event_stack = [*others[:below], yule, *others[below:], *before[::-1]]
        table.events_seen = below - EVENTS_BELOW_YULE


def look(match: Match, seat: int | None = None) -> DuelView:
    """What a seat sees; without a seat, what a spectator sees."""
    view = match.view(seat)
    assert isinstance(view, DuelView)
    return view


def throw(match: Match, face: str, number: int) -> None:
    """The active seat rolls this: the face of the event die and the production number."""
    throw_of(match, FACES, face, number)


def draw_and_keep(match: Match, seat: int, *stacks: int) -> None:
    """At the end of the turn: draw from these stacks, and exchange nothing."""
    play(match, seat, *map(DrawCard, stacks), Pass())
