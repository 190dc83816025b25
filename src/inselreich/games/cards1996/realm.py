"""What the 1996 card game answers to the shared room."""

from __future__ import annotations

from collections.abc import Sequence

from ...core.questions import Script
from ...principality.realm import Realm, Region, Rules, Token
from ...principality.stacks import keep_to_limit
from .cards import CATALOGUE
from .pieces import MILL, REGIONS, TOKENS
from .state import Cards1996Table


class Realm1996(Realm):
    """K-30 to K-67, as far as the shared room asks for them."""

    catalogue = CATALOGUE
    regions: Sequence[Region] = REGIONS
    tokens = TOKENS
    rules = Rules(
        pay="K-45",
        store="K-12",
        demand="KO-21",
        road="K-13",
        settlement="K-14",
        city="K-16",
        regions="K-15",
        stock="K-8",
        build="K-46",
        city_only="K-46",
        exchange="K-42",
        play="K-37",
        moment="K-36",
        arrange="K-18",
        draw="K-57",
        search="K-57",
        swap_card="K-59",
        hand_limit="K-61",
    )

    def hand_limit(self, table: Cards1996Table, seat: int) -> int:
        """K-56"""
        return self.usual_hand_limit + sum([card.hand_limit_bonus for _, card in table.cards_of(seat)])

    def may_hold(self, table: Cards1996Table, seat: int, token: Token) -> bool:
        """K-64: the mill stands on a city."""
        return token is not MILL or bool(table.cities[seat])

    def winner(self, table: Cards1996Table) -> int | None:
        """K-67: in whoever's turn; KO-13: the active seat first."""
        for seat in (table.active, 1 - table.active):
            if table.victory_points[seat] >= table.options.points_to_win:
                return seat
        return None

    def hand_grew(self, table: Cards1996Table, seat: int) -> Script:
        """K-61, KO-15"""
        return keep_to_limit(table, seat)


REALM = Realm1996()
