"""What a seat of the classic game makes of the table: harbours, the sea trade, the largest army."""

from __future__ import annotations

from ...games.classic.board import ANY, NO_HARBOUR
from ...games.classic.building import BUILDING
from ...games.classic.moves import SeaTrade
from ...games.classic.pieces import CARDS_OF_A_KIND, KINDS, RESOURCES
from ...games.classic.state import HONOUR_POINTS, LARGEST_ARMY_FROM, LONGEST_ROAD_FROM
from ...games.classic.view import ClassicView
from ...hexes import Corner
from ..hands import Hand
from ..hexes import outlook
from ..hexes.weights import WIN
from . import weights
from .ground import Ground, Pieces


class Outlook(outlook.Outlook):
    """One view of the classic game, read once."""

    building = BUILDING
    kind_names = RESOURCES
    cards_of_each_kind = (CARDS_OF_A_KIND,) * len(RESOURCES)
    kind_worth = weights.KIND_WORTH
    longest_road_minimum = LONGEST_ROAD_FROM

    guard = "knight"
    title = "the largest army"
    title_minimum = LARGEST_ARMY_FROM

    view: ClassicView
    ground: Ground
    pieces: Pieces

    def supply_rates(self) -> Hand:
        """C-61 to C-63"""
        return tuple(self.me.sea_rates.values())

    def own_points(self) -> int:
        points: int = self.own.points
        return points

    def seen_points(self, seat: int) -> int:
        return self.view.seats[seat].visible_points

    def hand_limit(self) -> int:
        """C-47"""
        limit: int = self.options.discard_limit
        return limit

    def may_trade(self) -> bool:
        """C-36"""
        return not self.view.trading_over

    def swap(self, spare: Hand, missing: Hand, take: int) -> SeaTrade:
        swaps = [has // rate for has, rate in zip(spare, self.rates, strict=True)]
        give = max(KINDS, key=lambda kind: (swaps[kind], -self.waits[kind]))
        return SeaTrade(RESOURCES[give], self.rates[give], RESOURCES[take])

    def open_guards(self, seat: int) -> int:
        return self.view.seats[seat].open_knights

    def title_holder(self) -> int | None:
        return self.view.largest_army

    def takes_part(self, corner: Corner) -> float:
        """What a harbour here would improve (C-61 to C-63)."""
        harbour = self.ground.harbour_at[corner]
        if harbour == NO_HARBOUR:
            return 0.0
        if harbour == ANY:
            return weights.ANY_HARBOUR if max(self.rates) == 4 else 0.0
        pips = self.income[harbour] + self.ground.yields[corner][harbour]
        return weights.OWN_HARBOUR * pips

    def development_worth(self) -> float:
        """C-78"""
        worth = weights.DEVELOPMENT + (weights.ARMY if self.title_in_reach else 0.0)
        if self.points + 1 >= self.points_to_win:
            worth += weights.VICTORY_SHARE * WIN
        return worth

    def longest_road_worth(self) -> float:
        """C-99, C-100"""
        return self.points_worth(HONOUR_POINTS)

    def strength(self, seat: int) -> float:
        return super().strength(seat) + weights.UNKNOWN_CARD * self.view.seats[seat].development_size
