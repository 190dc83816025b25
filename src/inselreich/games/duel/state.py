"""What lies on the table in Das Duell."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from ...principality.realm import Realm
from ...principality.table import PrincipalityTable
from .pieces import CITIES, DRAW_STACKS, LANDSCAPES, REGION_STACK, ROADS, SETTLEMENTS, START_LAYOUT, START_SETS


class DuelOptions(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """D-165: other points make a shorter or longer match; DO-4: who is red.

    D-36, DO-5: rules of the later games that may be tried in the introductory game.
    """

    points_to_win: Annotated[int, msgspec.Meta(ge=5, le=8)] = 7
    red: Annotated[int, msgspec.Meta(ge=0, le=1)] = 0
    regions: Literal["fixed", "free"] = "fixed"
    demolition: bool = False


class DuelTable(PrincipalityTable):
    """Two principalities, draw stacks, the event deck, and a discard pile that both use."""

    options: DuelOptions
    number: int
    """What the production die shows this turn, rolled or named; 0 before that (D-52)."""

    def __init__(self, options: DuelOptions, realm: Realm) -> None:
        self.options = options
        self.number = 0
        self.lay_out(realm, roads=ROADS, settlements=SETTLEMENTS, cities=CITIES, stacks=DRAW_STACKS)
        self.discards = [[]]
        self.stacks[0] = realm.catalogue.numbers(event=False)
        self.event_stack = realm.catalogue.numbers(event=True)
        self.region_stack = list(REGION_STACK)

    def start_regions(self, seat: int) -> list[str]:
        """D-30: the names of the seat's six in the order of their places."""
        first = 0 if seat == self.options.red else len(START_SETS["red"])
        return [self.realm.region_names[first + LANDSCAPES.index(kind)] for kind in START_LAYOUT]

    def begin_turn(self, seat: int) -> None:
        """D-38"""
        self.number = 0
        super().begin_turn(seat)
