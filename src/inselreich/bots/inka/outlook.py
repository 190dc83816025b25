"""What a seat in Rise of the Inkas makes of the table: its tribe, thickets, goods and advantages."""

from __future__ import annotations

from functools import cached_property

from ...core.moves import Move
from ...games.inka.building import BUILDING
from ...games.inka.pieces import CARDS_OF_EACH_KIND, KINDS
from ...games.inka.state import COMBAT_ARTS_FROM, LONGEST_ROAD_FROM
from ...games.inka.trading import RATES
from ...games.inka.view import InkaView
from ...hexes import Corner
from ..hands import Hand
from ..hexes import outlook
from ..hexes.robbing import importance
from . import supply, weights
from .ground import Ground, Pieces


class Outlook(outlook.Outlook):
    """One view of Rise of the Inkas, read once."""

    building = BUILDING
    kind_names = KINDS
    cards_of_each_kind = CARDS_OF_EACH_KIND
    kind_worth = weights.KIND_WORTH
    longest_road_minimum = LONGEST_ROAD_FROM

    guard = "combat_arts"
    title = "the Greatest Combat Arts"
    title_minimum = COMBAT_ARTS_FROM

    view: InkaView
    ground: Ground
    pieces: Pieces

    # Points and limits

    def seen_points(self, seat: int) -> int:
        return self.view.seats[seat].points

    def hand_limit(self) -> int:
        """I-49"""
        limit: int = self.me.hand_limit
        return limit

    @cached_property
    def markers_lacking(self) -> int:
        """I-110: so many markers the tribe still needs."""
        tribe = self.me.tribe - 1
        return int(self.view.goals[tribe] - self.me.markers[tribe])

    # Trade with the supply

    def supply_rates(self) -> Hand:
        """I-67, I-68"""
        return RATES

    @cached_property
    def has_trade_road(self) -> bool:
        """I-70: whether the advantage can still be used in this turn."""
        return self.view.longest_road == self.seat and not self.view.trade_road_used

    def swaps(self, spare: Hand) -> int:
        return supply.swaps(spare, trade_road=self.has_trade_road)

    def swap(self, spare: Hand, missing: Hand, take: int) -> Move:
        return supply.swap(spare, missing, take, self.waits, trade_road=self.has_trade_road)

    # Combat arts

    def open_guards(self, seat: int) -> int:
        return self.view.seats[seat].open_combat_arts

    def title_holder(self) -> int | None:
        return self.view.greatest_combat_arts

    def may_banish(self) -> bool:
        """I-99, I-40"""
        return self.title_holder() == self.seat and not self.view.combat_arts_used

    # Worth

    def points_worth(self, points: int) -> float:
        """I-110, I-117: the marker that completes a tribe brings the first of the next one."""
        completes = self.markers_lacking == 1 and self.me.tribe < len(self.view.goals)
        return super().points_worth(points) + (weights.NEXT_TRIBE if completes else 0.0)

    def takes_part(self, corner: Corner) -> float:
        """I-125: an own building in the way pays no more; somebody else's is a loss to them."""
        owner = self.pieces.owner_at(corner)
        if owner is None:
            return 0.0
        lost = self.pieces.drawn_at(owner, corner) * self.yields_worth(corner)
        return -lost if owner == self.seat else weights.DENIED * importance(self, owner) * lost

    def may_build_city(self) -> bool:
        """I-79"""
        return super().may_build_city() and not self.pieces.has_city(self.seat)

    def development_worth(self) -> float:
        """I-82"""
        return weights.DEVELOPMENT + (weights.COMBAT_ARTS if self.title_in_reach else 0.0)

    def longest_road_worth(self) -> float:
        """I-103"""
        return weights.TRADE_ROAD * self.markers_lacking
