"""What always holds of a classic table: nothing appears or vanishes, and what is remembered is what can be worked out.

Written apart from the code it checks and with plainer means, so that the two do not share their mistakes.
"""

from __future__ import annotations

from collections.abc import Iterator

from ...core.events import Event
from ...hexes import bits
from ...hexes.checks import Bookkeeping, Builds
from .board import ANY, NO_HARBOUR
from .pieces import DEVELOPMENT_COUNTS, DEVELOPMENTS, KINDS, KNIGHT, VICTORY_POINT
from .state import HONOUR_POINTS, LARGEST_ARMY_FROM, ClassicTable


class ClassicBookkeeping(Bookkeeping):
    """Progress cards that were played have left the game (C-88), knights lie open (C-108)."""

    development_names = DEVELOPMENTS
    development_counts = DEVELOPMENT_COUNTS
    open_card = KNIGHT

    cards_rule = "C-5"
    developments_rule = "C-6"
    new_card_rule = "C-87"
    pieces_rule = "C-8"
    paths_rule = "C-69"
    crossings_rule = "C-71"
    distance_rule = "C-72"
    touched_rule = "C-71"
    reach_rule = "C-69"
    length_rule = "C-93"
    longest_road_rule = "C-101"
    points_rule = "C-110"
    victory_rule = "C-111"
    yields_rule = "C-42"

    def open_cards(self, table: ClassicTable) -> list[int]:
        return table.knights

    def stays(self, card: int) -> bool:
        return card in (KNIGHT, VICTORY_POINT)

    def nobodys(self, table: ClassicTable) -> int:
        """CV-6"""
        return table.neutral

    def points_of(self, table: ClassicTable, seat: int, built: Builds) -> int:
        """C-109"""
        points = table.settlements[seat].bit_count() + 2 * table.cities[seat].bit_count()
        return points + HONOUR_POINTS * (table.longest_road == seat) + HONOUR_POINTS * (table.largest_army == seat)

    def own_recomputation(self, table: ClassicTable) -> Iterator[str]:
        yield from self.title("largest army", "C-107", table.knights, table.largest_army, LARGEST_ARMY_FROM)
        for seat in range(table.seats):
            if table.points(seat) != table.visible_points[seat] + table.held[seat][VICTORY_POINT]:
                yield f"C-109: the points of seat {seat} do not add up"
        if not table.founding:
            yield from _rates(table)

    def buildings_told(self, table: ClassicTable, built: Builds, events: list[Event]) -> Iterator[str]:
        """C-76: pieces never leave the board."""
        for seat in range(table.seats):
            cities = table.cities[seat].bit_count()
            settled = table.settlements[seat].bit_count() + cities
            found = (built["road", seat], built["settlement", seat], built["city", seat])
            if found != (table.roads[seat].bit_count(), settled, cities):
                yield f"C-68: seat {seat} built (roads, settlements, cities) {found}, which is not what stands there"
        if built["settlement", None] != table.neutral.bit_count():
            yield "CV-6: the neutral settlements are not those that were placed"


def _rates(table: ClassicTable) -> Iterator[str]:
    """C-61 to C-66: the best rate of all harbours, except where one was gained this very turn."""
    for seat in range(table.seats):
        owned = {table.board.harbour_at[corner] for corner in bits(table.settlements[seat] | table.cities[seat])}
        usual = 3 if ANY in owned else 4
        best = [*(2 if kind in owned else usual for kind in KINDS), usual]
        waiting = table.harbour_waits and seat == table.active
        if not waiting and list(table.rates[seat]) != best:
            yield f"C-61: seat {seat} pays {table.rates[seat]} in sea trade, but should pay {best}"
        if waiting and (
            owned <= {NO_HARBOUR} or any(now < later for now, later in zip(table.rates[seat], best, strict=True))
        ):
            yield f"C-66: seat {seat} pays {table.rates[seat]}, its harbours allow {best} from the next turn on"


BOOKKEEPING = ClassicBookkeeping()
