"""The island as the greedy bot reads it: what every corner yields, who stands where, and which sites can be reached."""

from __future__ import annotations

from collections.abc import Sequence

from ...games.classic.board import ANY, DESERT, ISLAND, NO_HARBOUR, TERRAINS
from ...games.classic.pieces import KIND
from ...games.classic.state import LONGEST_ROAD_FROM
from ...games.classic.view import ClassicView, SeatView
from ...hexes import Corner, Edge, bits, corners_in, edges_in, longest_road_through, mask_of
from ...hexes import reach as reach_of
from .goal import Goal

Pips = tuple[int, ...]
"""For each kind, in how many of 36 rolls it brings a card."""
NOTHING: Pips = (0,) * 5
FARTHEST_SITE = 3
LONGEST_RACE = 3
"""So many roads ahead does it look: for a settlement, for the longest road."""


class Ground:
    """What never changes during a match."""

    __slots__ = ("harbour_at", "harbours", "hexes", "kind_of", "pips_of", "total", "yields")

    def __init__(self, view: ClassicView) -> None:
        self.hexes = view.hexes
        self.harbours = view.harbours
        self.kind_of = [TERRAINS.index(each.terrain) for each in view.hexes]
        self.pips_of = [6 - abs(7 - each.number) if each.number else 0 for each in view.hexes]
        self.yields: list[Pips] = [self._yields_at(corner) for corner in range(ISLAND.corner_count)]
        self.total = [sum(pips) for pips in self.yields]
        self.harbour_at = [NO_HARBOUR] * ISLAND.corner_count
        for harbour in view.harbours:
            for corner in ISLAND.edge_corners[ISLAND.edges[harbour.path]]:
                self.harbour_at[corner] = KIND.get(harbour.kind, ANY)  # type: ignore[call-overload]

    def _yields_at(self, corner: int) -> Pips:
        pips = [0] * 5
        for hex_ in ISLAND.corner_hexes[corner]:
            if self.kind_of[hex_] != DESERT:
                pips[self.kind_of[hex_]] += self.pips_of[hex_]
        return tuple(pips)

    def describes(self, view: ClassicView) -> bool:
        """Whether this is the ground of that view."""
        return self.hexes == view.hexes and self.harbours == view.harbours


class Pieces:
    """What stands on the board, as masks, and what follows from it. Made anew when something is built."""

    __slots__ = (
        *("built", "cities", "goals", "ground", "income", "neutral"),
        *("occupied", "paved", "roads", "settlements", "too_close"),
    )

    def __init__(self, ground: Ground, view: ClassicView) -> None:
        self.ground = ground
        self.built = built_on(view)
        self.roads = [_edges(seat.roads) for seat in view.seats]
        self.settlements = [_corners(seat.settlements) for seat in view.seats]
        self.cities = [_corners(seat.cities) for seat in view.seats]
        self.neutral = _corners(view.neutral_settlements)
        self.paved = self.occupied = self.too_close = 0
        for roads in self.roads:
            self.paved |= roads
        for mask in (*self.settlements, *self.cities, self.neutral):
            self.occupied |= mask
        for corner in bits(self.occupied):
            self.too_close |= 1 << corner | ISLAND.corner_neighbours_mask[corner]
        self.income = [self._income_of(seat) for seat in range(len(view.seats))]
        self.goals: dict[tuple[object, ...], list[Goal]] = {}
        """What a seat can save for while this stands, by all that it depends on besides."""

    def _income_of(self, seat: int) -> Pips:
        yields = self.ground.yields
        houses = bits(self.settlements[seat]) + 2 * bits(self.cities[seat])
        return tuple(map(sum, zip(NOTHING, *[yields[corner] for corner in houses], strict=True)))

    def buildings(self, seat: int) -> int:
        return self.settlements[seat] | self.cities[seat]

    def blocked_for(self, seat: int) -> int:
        """The corners where somebody else stands: no road leads on from there (C-70)."""
        return self.occupied & ~self.buildings(seat)

    def stopped_by_robber(self, seat: int, hex_: int) -> int:
        """How many cards a roll of the hex's number would bring the seat, if it were not for the robber (C-50)."""
        corners = ISLAND.hex_corners_mask[hex_]
        return (self.settlements[seat] & corners).bit_count() + 2 * (self.cities[seat] & corners).bit_count()

    def sites(self, seat: int) -> dict[Corner, tuple[Edge, ...]]:
        """The free sites within a few roads of the seat (C-71, C-72), each with the roads that are missing."""
        blocked = self.blocked_for(seat)
        ways: dict[Corner, tuple[Edge, ...]] = {}
        front = corners_in(mask_of(end for edge in bits(self.roads[seat]) for end in ISLAND.edge_corners[edge]))
        for corner in front:
            ways[corner] = ()
        for _ in range(FARTHEST_SITE):
            following = []
            for corner in front:
                if not blocked >> corner & 1:
                    following += self._step(corner, ways)
            front = following
        return {corner: way for corner, way in ways.items() if not self.too_close >> corner & 1}

    def _step(self, corner: Corner, ways: dict[Corner, tuple[Edge, ...]]) -> list[Corner]:
        """The corners that one more road opens."""
        opened = []
        for edge in ISLAND.corner_edges[corner]:
            beyond = Corner(corner ^ ISLAND.across[1 << edge])
            if beyond not in ways and not self.paved >> edge & 1:
                ways[beyond] = (*ways[corner], edge)
                opened.append(beyond)
        return opened

    def race(self, seat: int, lacking: int) -> tuple[Edge, ...]:
        """The roads that make the seat's trade road so much longer; none if a few roads do not do it (C-93)."""
        if not 0 < lacking <= LONGEST_RACE:
            return ()
        blocked = self.blocked_for(seat)
        roads, length, built = self.roads[seat], 0, []
        for _ in range(lacking):
            free = (reach_of(ISLAND, roads, blocked) | self._own_ground(seat)) & ~self.paved & ~roads
            longest = [
                (longest_road_through(ISLAND, roads | 1 << edge, blocked, edge), edge) for edge in edges_in(free)
            ]
            if not longest:
                return ()
            length, edge = max(longest)
            roads |= 1 << edge
            built.append(edge)
        return tuple(built) if length >= self._length(seat) + lacking else ()

    def _length(self, seat: int) -> int:
        return self.built[1][seat][3]

    def _own_ground(self, seat: int) -> int:
        return mask_of(edge for corner in bits(self.buildings(seat)) for edge in ISLAND.corner_edges[corner])


BuiltOn = tuple[tuple[str, ...], tuple[tuple[tuple[str, ...], tuple[str, ...], tuple[str, ...], int], ...]]


def built_on(view: ClassicView) -> BuiltOn:
    """All that stands on the board: two views with the same have the same `Pieces`."""
    return view.neutral_settlements, tuple(_built_by(seat) for seat in view.seats)


def _built_by(seat: SeatView) -> tuple[tuple[str, ...], tuple[str, ...], tuple[str, ...], int]:
    return seat.roads, seat.settlements, seat.cities, seat.road_length


def length_to_reach(lengths: Sequence[int], holder: int | None, seat: int) -> int | None:
    """C-99, C-100: how long the seat's road must be for the card; None if it has it."""
    if holder == seat:
        return None
    others = [length for other, length in enumerate(lengths) if other != seat]
    return max(LONGEST_ROAD_FROM, max(others) + 1)


def _edges(names: Sequence[str]) -> int:
    return mask_of(ISLAND.edges[name] for name in names)


def _corners(names: Sequence[str]) -> int:
    return mask_of(ISLAND.corners[name] for name in names)
