"""What lies on the table in the 1996 card game."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from ...principality.realm import Realm
from ...principality.table import PrincipalityTable
from .pieces import CITIES, DRAW_STACKS, REGION_STACK, ROADS, SETTLEMENTS, START_REGIONS


class Cards1996Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """K-67: fewer points make a shorter match; KO-27: the start set of the first seat, the other has the other."""

    points_to_win: Annotated[int, msgspec.Meta(ge=5, le=12)] = 12
    first_set: Literal["A", "B"] = "A"


class Cards1996Table(PrincipalityTable):
    """Two principalities, five draw stacks, the event stack; discard piles lie in front of each seat."""

    options: Cards1996Options

    def __init__(self, options: Cards1996Options, realm: Realm) -> None:
        self.options = options
        self.lay_out(realm, roads=ROADS, settlements=SETTLEMENTS, cities=CITIES, stacks=DRAW_STACKS)
        self.stacks[0] = realm.catalogue.numbers(event=False)
        self.event_stack = realm.catalogue.numbers(event=True)
        self.region_stack = list(REGION_STACK)

    def start_regions(self, seat: int) -> list[str]:
        """K-2: the names of the seat's six."""
        sets = ("A", "B") if self.options.first_set == "A" else ("B", "A")
        return [self.realm.region_names[region] for region in START_REGIONS[sets[seat]]]
