"""What Das Duell answers to the shared room."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ...principality.cards import PROGRESS
from ...principality.realm import Realm, Region, Rules
from .cards import CATALOGUE
from .pieces import REGIONS, TOKENS


class DuelRealm(Realm):
    """D-9 to D-101, as far as the shared room asks for them."""

    catalogue = CATALOGUE
    regions: Sequence[Region] = REGIONS
    tokens = TOKENS
    rules = Rules(
        pay="D-24",
        store="D-23",
        demand="D-26",
        road="D-17",
        settlement="D-18",
        city="D-20",
        regions="D-19",
        stock="D-22",
        build="D-63",
        city_only="D-63",
        exchange="D-67",
        play="D-61",
        moment="D-62",
        arrange="D-36",
        draw="D-74",
        search="D-76",
        swap_card="D-76",
        put_under="D-99",
        hand_limit="D-75",
        unique="D-64",
    )

    def hand_limit(self, table: Any, seat: int) -> int:
        """D-73"""
        return self.usual_hand_limit + int(table.points[seat][PROGRESS])

    def discard_pile(self, seat: int) -> int:
        """D-101: one pile for both."""
        return 0

    def shown_discards(self, pile: list[int]) -> list[int]:
        """D-101, D-171: only the top card."""
        return pile[-1:]

    def known_events(self, table: Any) -> Sequence[int]:
        """D-53: everybody knows where Yule lies."""
        return (self.catalogue["yule"].number,)


REALM = DuelRealm()
