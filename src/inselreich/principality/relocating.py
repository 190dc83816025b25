"""Exchanging the places of two own regions or of two own cards."""

from __future__ import annotations

from itertools import combinations

from ..core.errors import IllegalMove
from ..core.moves import Move
from ..core.questions import Ask, Options, Script
from .cards import Placed
from .geometry import SPOT_NAMES, SPOTS
from .moves import SwapCards, SwapRegions
from .table import PrincipalityTable


def relocate(table: PrincipalityTable, seat: int, why: str) -> Script:
    """The seat chooses two regions or two cards."""
    move = yield Ask(seat, Swaps(table, why), why)
    if isinstance(move, SwapRegions):
        number = table.realm.region_number
        table.swap_regions(seat, number[move.region], number[move.other])
    else:
        table.swap_cards(seat, placed(table, move.card, move.at), placed(table, move.other, move.other_at))


def placed(table: PrincipalityTable, card: str, at: str) -> Placed:
    return Placed(SPOTS[at], table.realm.catalogue[card].number)


class Swaps(Options):
    """Two own regions, or two own cards each of which may lie where the other lies. Listed is each pair once."""

    __slots__ = ("table", "why")

    def __init__(self, table: PrincipalityTable, why: str) -> None:
        self.table = table
        self.why = why

    def moves(self, seat: int) -> list[Move]:
        table = self.table
        names = [table.realm.region_names[region] for region in table.regions_of(seat)]
        listed: list[Move] = [SwapRegions(*pair) for pair in combinations(names, 2)]
        for one, other in combinations(dict.fromkeys(table.placed[seat]), 2):
            if self._can_swap(seat, one, other):
                listed.append(self._swap(one, other))
        return listed

    def objection(self, seat: int, move: Move) -> IllegalMove | None:
        if isinstance(move, SwapRegions):
            return self._regions_objection(seat, move)
        if isinstance(move, SwapCards):
            return self._cards_objection(seat, move)
        return IllegalMove(f"'{move}' is not possible now: first exchange two regions or two cards", self.why)

    def _regions_objection(self, seat: int, move: SwapRegions) -> IllegalMove | None:
        for name in (move.region, move.other):
            region = self.table.realm.region_number.get(name)
            if region is None or self.table.owner[region] != seat:
                return IllegalMove(f"there is no region '{name}' in your principality", self.why)
        if move.region == move.other:
            return IllegalMove("two different regions change places", self.why)
        return None

    def _cards_objection(self, seat: int, move: SwapCards) -> IllegalMove | None:
        known = self.table.realm.catalogue.by_id
        for name, at in ((move.card, move.at), (move.other, move.other_at)):
            if name not in known or placed(self.table, name, at) not in self.table.placed[seat]:
                return IllegalMove(f"there is no '{name}' {at} in your principality", self.why)
        one, other = placed(self.table, move.card, move.at), placed(self.table, move.other, move.other_at)
        if not self._can_swap(seat, one, other):
            return IllegalMove("each card must lie on another spot afterwards, where it may be built", self.why)
        return None

    def _can_swap(self, seat: int, one: Placed, other: Placed) -> bool:
        table, cards = self.table, self.table.realm.catalogue.cards
        if one.spot == other.spot:
            return False
        return table.may_lie(seat, cards[one.card], other.spot) and table.may_lie(seat, cards[other.card], one.spot)

    def _swap(self, one: Placed, other: Placed) -> SwapCards:
        cards = self.table.realm.catalogue.cards
        return SwapCards(cards[one.card].id, SPOT_NAMES[one.spot], cards[other.card].id, SPOT_NAMES[other.spot])
