"""The two advantage cards: what their owners may do, once a turn each (I-70, I-99 to I-101)."""

from __future__ import annotations

from collections.abc import Sequence

from ...core.errors import IllegalMove
from ...core.moves import Move
from ...core.questions import Action, Form, Section
from .board import FRAME_SPOTS, ISLAND
from .events import CombatArtsUsed, RobberMoved, TradeRoadUsed
from .moves import UseCombatArts, UseTradeRoad
from .pieces import KIND, KINDS, Cards
from .state import InkaTable

BANISHMENTS = tuple(UseCombatArts(ISLAND.hex_names[spot]) for spot in FRAME_SPOTS)
NUMBERS = range(len(KINDS))


def for_two(one: int, two: int) -> list[UseTradeRoad]:
    """A card of each of these kinds for any card of a kind different from both."""
    give = Cards.of([(kind == one) + (kind == two) for kind in NUMBERS])
    return [UseTradeRoad(give, take) for take in KINDS if KIND[take] not in (one, two)]


TWO_FOR_ONE = [[for_two(one, two) for two in NUMBERS] for one in NUMBERS]
"""By the two kinds given, the lower first."""


class Banishing(Action):
    """I-99: the robber leaves the own building for a frame spot; the hex he left pays one card."""

    move = UseCombatArts

    def moves(self, table: InkaTable, seat: int) -> Sequence[Move]:
        return BANISHMENTS if robbed(table, seat) else ()

    def objection(self, table: InkaTable, seat: int, move: UseCombatArts) -> IllegalMove | None:
        if table.greatest_combat_arts != seat:
            return IllegalMove("you do not have the Greatest Combat Arts", "I-99")
        if table.combat_arts_used:
            return IllegalMove("the Greatest Combat Arts may be used once in a turn", "I-40")
        if not robbed(table, seat):
            return IllegalMove("the robber does not stand beside a building of yours", "I-99")
        return None

    def perform(self, table: InkaTable, seat: int, move: UseCombatArts) -> None:
        left = table.robber
        kind = table.board.yield_of(left)
        assert kind is not None
        count = min(1, table.supply[kind])
        table.robber = ISLAND.hexes[move.hex]
        table.combat_arts_used = True
        table.take(seat, kind, count)
        table.tell(RobberMoved(seat, move.hex))
        table.tell(CombatArtsUsed(seat, ISLAND.hex_names[left], KINDS[kind], count))


def robbed(table: InkaTable, seat: int) -> bool:
    """I-99: whether the robber stands beside an own building, bare or under thicket."""
    return bool(table.neighbours_of(table.robber) & (table.settlements[seat] | table.cities[seat]))


def may_banish(table: InkaTable, seat: int) -> bool:
    """I-40"""
    return table.greatest_combat_arts == seat and not table.combat_arts_used


class TradeRoad(Action):
    """I-70: any two cards for one of a kind different from both."""

    move = UseTradeRoad

    def moves(self, table: InkaTable, seat: int) -> Sequence[Move]:
        hand = table.hands[seat]
        held = [kind for kind in NUMBERS if hand[kind]]
        listed: list[UseTradeRoad] = []
        for place, one in enumerate(held):
            if hand[one] > 1:
                listed += TWO_FOR_ONE[one][one]
            for two in held[place + 1 :]:
                listed += TWO_FOR_ONE[one][two]
        return listed if all(table.supply) else [trade for trade in listed if table.supply[KIND[trade.take]]]

    def objection(self, table: InkaTable, seat: int, move: UseTradeRoad) -> IllegalMove | None:
        if table.longest_road != seat:
            return IllegalMove("you do not have the Longest Trade Road", "I-70")
        if table.trade_road_used:
            return IllegalMove("the Longest Trade Road may be used once in a turn", "I-40")
        if move.give.total != 2:
            return IllegalMove(f"the Longest Trade Road takes two cards, not {move.give.total}", "I-70")
        if move.give.counts[KIND[move.take]]:
            return IllegalMove(f"{move.take} is not of a kind different from both", "I-70")
        if not table.holds(seat, move.give.counts):
            return IllegalMove(f"you do not hold {move.give}", "I-70")
        if not table.supply[KIND[move.take]]:
            return IllegalMove(f"there is no {move.take} in the supply", "I-63")
        return None

    def perform(self, table: InkaTable, seat: int, move: UseTradeRoad) -> None:
        table.trade_road_used = True
        table.give_back(seat, move.give.counts)
        table.take(seat, KIND[move.take], 1)
        table.tell(TradeRoadUsed(seat, move.give, move.take))

    def forms(self, table: InkaTable, seat: int) -> tuple[Form, ...]:
        if not may_use_trade_road(table, seat):
            return ()
        return (Form(UseTradeRoad.named(), 2, 2, Cards.naming(table.hands[seat])),)


def may_use_trade_road(table: InkaTable, seat: int) -> bool:
    """I-40, I-108"""
    return table.longest_road == seat and not table.trade_road_used


BANISHING = Section(may_banish, Banishing())
TRADE_ROAD = Section(may_use_trade_road, TradeRoad())
