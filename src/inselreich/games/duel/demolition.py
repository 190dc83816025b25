"""Demolishing own cards: D-70, in the introductory game only if both like (DO-5)."""

from __future__ import annotations

from collections.abc import Sequence

from ...core.errors import IllegalMove
from ...core.moves import Move
from ...core.questions import Action
from ...principality.geometry import SPOT_NAMES
from ...principality.moves import Demolish
from ...principality.relocating import placed
from .state import DuelTable


class Demolitions(Action):
    """D-70: buildings and units, free of charge."""

    move = Demolish

    def moves(self, table: DuelTable, seat: int) -> Sequence[Move]:
        cards = table.realm.catalogue.cards
        return [Demolish(cards[number].id, SPOT_NAMES[place]) for place, number in dict.fromkeys(table.placed[seat])]

    def objection(self, table: DuelTable, seat: int, move: Demolish) -> IllegalMove | None:
        if not table.options.demolition:
            return IllegalMove("nothing is demolished in this game", "DO-5")
        known = move.card in table.realm.catalogue.by_id
        if not known or placed(table, move.card, move.at) not in table.placed[seat]:
            return IllegalMove(f"there is no '{move.card}' {move.at} in your principality", "D-70")
        return None

    def perform(self, table: DuelTable, seat: int, move: Demolish) -> None:
        table.discard(seat, placed(table, move.card, move.at))
