"""The board as the greedy bot reads it: what every corner yields, who stands where, and which sites can be reached."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

from ...hexes import Corner, Edge, Island, bits, corners_in, edges_in, longest_road_through, mask_of
from ...hexes import reach as reach_of
from .goal import Goal

Pips = tuple[int, ...]
"""For each kind, in how many of 36 rolls it brings a card."""
FARTHEST_SITE = 3
LONGEST_RACE = 3
"""So many roads ahead does it look: for a settlement, for the longest road."""


class Ground:
    """What never changes during a match. A game says which terrain a hex of its view has."""

    __slots__ = ("hexes", "kind_of", "pips_of", "total", "yields")

    island: ClassVar[Island]
    kinds: ClassVar[int]

    def __init__(self, view: Any) -> None:
        self.hexes = view.hexes
        self.kind_of = [self.terrain_of(each) for each in view.hexes]
        self.pips_of = [6 - abs(7 - each.number) if each.number else 0 for each in view.hexes]
        self.pips_of += [0] * (len(self.island.hex_names) - len(view.hexes))
        self.yields: list[Pips] = [self._yields_at(corner) for corner in range(self.island.corner_count)]
        self.total = [sum(pips) for pips in self.yields]

    def terrain_of(self, shown: Any) -> int:
        """The kind that the hex yields, or a higher number."""
        raise NotImplementedError

    def _yields_at(self, corner: int) -> Pips:
        pips = [0] * self.kinds
        for hex_ in self.island.corner_hexes[corner]:
            if self.kind_of[hex_] < self.kinds:
                pips[self.kind_of[hex_]] += self.pips_of[hex_]
        return tuple(pips)

    def describes(self, view: Any) -> bool:
        """Whether this is the ground of that view."""
        return bool(self.hexes == view.hexes)


class Pieces:
    """What stands on the board, as masks, and what follows from it. Made anew when something is built.

    A game says what stands there besides, and which buildings are overgrown: others may build on them, and no road
    starts there.
    """

    __slots__ = (
        *("built", "cities", "goals", "ground", "income", "island", "lengths"),
        *("occupied", "overgrown", "paved", "roads", "settlements", "too_close"),
    )

    def __init__(self, ground: Ground, view: Any) -> None:
        self.ground = ground
        self.island = ground.island
        self.built = self.built_on(view)
        self.roads = [self.edges(seat.roads) for seat in view.seats]
        self.settlements = [self.corners(seat.settlements) for seat in view.seats]
        self.cities = [self.corners(seat.cities) for seat in view.seats]
        self.overgrown = self.overgrown_in(view)
        self.lengths = [seat.road_length for seat in view.seats]
        self.paved = 0
        for roads in self.roads:
            self.paved |= roads
        self.occupied = self.others_in(view)
        for mask in (*self.settlements, *self.cities):
            self.occupied |= mask
        self.too_close = self.occupied & ~self.overgrown
        for corner in bits(self.occupied):
            self.too_close |= self.island.corner_neighbours_mask[corner]
        self.income = [self._income_of(seat) for seat in range(len(view.seats))]
        self.goals: dict[tuple[object, ...], list[Goal]] = {}
        """What a seat can save for while this stands, by all that it depends on besides."""

    # What a game may answer otherwise

    @classmethod
    def built_on(cls, view: Any) -> tuple[object, ...]:
        """All that stands on the board: two views with the same have the same `Pieces`."""
        return tuple((seat.roads, seat.settlements, seat.cities, seat.road_length) for seat in view.seats)

    def others_in(self, view: Any) -> int:
        """The corners on which nobody's building stands."""
        return 0

    def overgrown_in(self, view: Any) -> int:
        """The corners with a building on which others may build."""
        return 0

    # Places

    def edges(self, names: Sequence[str]) -> int:
        return mask_of(self.island.edges[name] for name in names)

    def corners(self, names: Sequence[str]) -> int:
        return mask_of(self.island.corners[name] for name in names)

    def buildings(self, seat: int) -> int:
        return self.settlements[seat] | self.cities[seat]

    def anchors(self, seat: int) -> int:
        """The corners with an own building from which roads may start."""
        return self.buildings(seat) & ~self.overgrown

    def drawn_at(self, seat: int, corner: Corner) -> int:
        """How many cards the seat's building on this corner draws from each of its hexes."""
        return (self.settlements[seat] >> corner & 1) + 2 * (self.cities[seat] >> corner & 1)

    def _income_of(self, seat: int) -> Pips:
        yields = self.ground.yields
        houses = bits(self.settlements[seat]) + 2 * bits(self.cities[seat])
        nothing = (0,) * self.ground.kinds
        return tuple(map(sum, zip(nothing, *[yields[corner] for corner in houses], strict=True)))

    def stopped_by_robber(self, seat: int, hex_: int) -> int:
        """How many cards a roll of the hex's number would bring the seat, if it were not for the robber."""
        if hex_ >= self.island.land_count:
            return 0
        corners = self.island.hex_corners_mask[hex_]
        return (self.settlements[seat] & corners).bit_count() + 2 * (self.cities[seat] & corners).bit_count()

    # Roads

    def sites(self, seat: int) -> dict[Corner, tuple[Edge, ...]]:
        """The sites within a few roads of the seat, each with the roads that are missing."""
        closed = self.occupied & ~self.anchors(seat)
        ways: dict[Corner, tuple[Edge, ...]] = {}
        ends = mask_of(end for edge in bits(self.roads[seat]) for end in self.island.edge_corners[edge])
        front = corners_in(ends | self.anchors(seat))
        for corner in front:
            ways[corner] = ()
        for _ in range(FARTHEST_SITE):
            following = []
            for corner in front:
                if not closed >> corner & 1:
                    following += self._step(corner, ways)
            front = following
        return {corner: way for corner, way in ways.items() if not self.too_close >> corner & 1}

    def _step(self, corner: Corner, ways: dict[Corner, tuple[Edge, ...]]) -> list[Corner]:
        """The corners that one more road opens."""
        opened = []
        for edge in self.island.corner_edges[corner]:
            beyond = Corner(corner ^ self.island.across[1 << edge])
            if beyond not in ways and not self.paved >> edge & 1:
                ways[beyond] = (*ways[corner], edge)
                opened.append(beyond)
        return opened

    def race(self, seat: int, lacking: int) -> tuple[Edge, ...]:
        """The roads that make the seat's trade road so much longer; none if a few roads do not do it."""
        if not 0 < lacking <= LONGEST_RACE:
            return ()
        island = self.island
        blocked, closed = self.occupied & ~self.buildings(seat), self.occupied & ~self.anchors(seat)
        roads, length, built = self.roads[seat], 0, []
        for _ in range(lacking):
            free = (reach_of(island, roads, closed) | self._own_ground(seat)) & ~self.paved & ~roads
            longest = [
                (longest_road_through(island, roads | 1 << edge, blocked, edge), edge) for edge in edges_in(free)
            ]
            if not longest:
                return ()
            length, edge = max(longest)
            roads |= 1 << edge
            built.append(edge)
        return tuple(built) if length >= self.lengths[seat] + lacking else ()

    def _own_ground(self, seat: int) -> int:
        return mask_of(edge for corner in bits(self.anchors(seat)) for edge in self.island.corner_edges[corner])


def length_to_reach(lengths: Sequence[int], holder: int | None, seat: int, minimum: int) -> int | None:
    """How long the seat's road must be for the card; None if it has it."""
    if holder == seat:
        return None
    others = [length for other, length in enumerate(lengths) if other != seat]
    return max(minimum, max(others) + 1)
