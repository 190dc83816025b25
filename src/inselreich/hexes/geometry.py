"""An island of hexes: which corners and edges it has, how they are called and what lies beside what.

Hexes, corners and edges are small numbers (ids); sets of corners and of edges are bit masks. Everything is
worked out once, when the island is made, so that a match only ever looks things up.

Names come from the hexes: an edge is called by the two hexes it parts (`H4-H9`), a corner by the three it
joins (`H0-S0-S17`), lower ids first.
"""

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Final, NewType, Self, cast

from .masks import bits

Hex = NewType("Hex", int)
Corner = NewType("Corner", int)
Edge = NewType("Edge", int)

Pair = tuple[int, int]
Triple = tuple[int, int, int]
POINTY_TOP: Final[tuple[Pair, ...]] = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))
"""Axial (q, r): the steps east, south-east, south-west, west, north-west, north-east (C-11)."""
FLAT_TOP: Final[tuple[Pair, ...]] = ((0, -2), (1, -1), (1, 1), (0, 2), (-1, 1), (-1, -1))
"""Column and half hex heights (c, u): north, north-east, south-east, south, south-west, north-west (I-11)."""

corners_in = cast(Callable[[int], list[Corner]], bits)
"""The corners of a corner mask, lowest first."""
edges_in = cast(Callable[[int], list[Edge]], bits)
"""The edges of an edge mask, lowest first."""


def mask_of(ids: Iterable[int]) -> int:
    """The bit mask of these corners or edges."""
    mask = 0
    for each in ids:
        mask |= 1 << each
    return mask


class Island:
    """The shape of a board: shared by all its matches and never changed.

    `land` are the hexes that may yield something, `around` the named places beside them (sea, frame). An edge
    can carry a road where `has_path` says so of its two hexes, normally where one of them is land. A corner
    counts when a road can end there (I-19); corners and edges are numbered in the order of their hexes.

    Tables are tuples indexed by id (`corner_edges[corner]`), the dicts `hexes`, `corners` and `edges` lead from
    name to id, `..._mask` holds the same as a bit mask. `across` is for walking along roads by their bits:
    from one end of an edge, `corner ^ across[1 << edge]` is the other end.
    """

    __slots__ = (
        *("land_count", "hex_names", "hexes", "hex_neighbours", "hex_corners", "hex_corners_mask"),
        *("corner_count", "corner_names", "corners", "all_corners_mask", "corner_hexes"),
        *("corner_edges", "corner_edges_mask", "corner_neighbours", "corner_neighbours_mask"),
        *("edge_count", "edge_names", "edges", "all_edges_mask", "edge_hexes", "across"),
        *("edge_corners", "edge_corners_mask", "edge_neighbours_mask", "_hex_in_text"),
    )

    def __init__(
        self,
        land: Mapping[str, tuple[int, int]],
        around: Mapping[str, tuple[int, int]],
        *,
        neighbours: Sequence[Pair] = POINTY_TOP,
        has_path: Callable[[str, str], bool] | None = None,
    ) -> None:
        """`has_path(one, other)` is asked of two neighbouring hexes by name, the lower id first."""
        places = {**land, **around}
        _check_places(places, len(land) + len(around))
        names, land_count = tuple(places), len(land)
        beside = _hexes_beside(list(places.values()), neighbours)
        may_carry = has_path or (lambda one, other: one in land)
        paths = [
            (one, two)
            for one, row in enumerate(beside)
            for two in sorted(row)
            if one < two and may_carry(names[one], names[two])
        ]
        joints = _joints_at(paths, beside)

        self.land_count: Final = land_count
        self.hex_names: Final = names
        self.hexes: Final = {name: Hex(hex_) for hex_, name in enumerate(names)}
        self.hex_neighbours: Final = tuple(  # land beside land
            tuple(Hex(other) for other in sorted(row) if 0 <= other < land_count) for row in beside[:land_count]
        )

        self.corner_count: Final = len(joints)
        self.all_corners_mask: Final = (1 << len(joints)) - 1
        self.corner_names: Final = tuple("-".join(names[hex_] for hex_ in joint) for joint in joints)
        self.corners: Final = {name: Corner(corner) for corner, name in enumerate(self.corner_names)}
        self.corner_hexes: Final = tuple(tuple(Hex(hex_) for hex_ in joint if hex_ < land_count) for joint in joints)
        self.hex_corners: Final = tuple(
            tuple(Corner(corner) for corner, joint in enumerate(joints) if hex_ in joint) for hex_ in range(land_count)
        )
        self.hex_corners_mask: Final = tuple(mask_of(corners) for corners in self.hex_corners)

        self.edge_count: Final = len(paths)
        self.all_edges_mask: Final = (1 << len(paths)) - 1
        self.edge_names: Final = tuple(f"{names[one]}-{names[two]}" for one, two in paths)
        self.edges: Final = {name: Edge(edge) for edge, name in enumerate(self.edge_names)}
        self.edge_hexes: Final = tuple((Hex(one), Hex(two)) for one, two in paths)  # land or not
        self.edge_corners: Final = tuple(_two_ends(path, joints, names) for path in paths)
        self.edge_corners_mask: Final = tuple(mask_of(ends) for ends in self.edge_corners)
        self.across: Final = {1 << edge: one ^ two for edge, (one, two) in enumerate(self.edge_corners)}

        self.corner_edges: Final = tuple(
            tuple(Edge(edge) for edge, ends in enumerate(self.edge_corners) if corner in ends)
            for corner in range(self.corner_count)
        )
        self.corner_edges_mask: Final = tuple(mask_of(edges) for edges in self.corner_edges)
        self.corner_neighbours: Final = tuple(
            tuple(sorted(Corner(corner ^ self.across[1 << edge]) for edge in edges))
            for corner, edges in enumerate(self.corner_edges)
        )
        self.corner_neighbours_mask: Final = tuple(mask_of(corners) for corners in self.corner_neighbours)
        self.edge_neighbours_mask: Final = tuple(
            (self.corner_edges_mask[one] | self.corner_edges_mask[two]) & ~(1 << edge)
            for edge, (one, two) in enumerate(self.edge_corners)
        )
        self._hex_in_text: Final = _hex_pattern(names)

    def find_corner(self, text: str) -> Corner:
        """The corner a person means: any order, any separators, as in `{H5, H4,H9}` or `h4 h5 h9`."""
        name = self._joined(text, 3, f"a corner is written as its three hexes, for instance {self.corner_names[0]}")
        if name not in self.corners:
            raise ValueError(f"{name} is no corner: the three do not meet, or no road can end there.")
        return self.corners[name]

    def find_edge(self, text: str) -> Edge:
        """The edge a person means: either order, any separators, as in `H9-H4` or `(h4, h9)`."""
        name = self._joined(text, 2, f"an edge is written as its two hexes, for instance {self.edge_names[0]}")
        if name not in self.edges:
            raise ValueError(f"{name} is no edge: the two are not neighbours, or no road can run between them.")
        return self.edges[name]

    def _joined(self, text: str, wanted: int, rule: str) -> str:
        """The hexes named in the text, in the order of their ids and joined by hyphens."""
        id_of = {name.casefold(): hex_ for name, hex_ in self.hexes.items()}
        found = sorted({id_of[name.casefold()] for name in self._hex_in_text.findall(text)})
        strange = re.findall(r"\w+(?:\.-?\w+)*", self._hex_in_text.sub(" ", text))
        if strange:
            raise ValueError(f"{text!r}: there is no hex {strange[0]}; {rule}.")
        if len(found) != wanted:
            raise ValueError(f"{text!r}: {rule}.")
        return "-".join(self.hex_names[hex_] for hex_ in found)

    def __copy__(self) -> Self:
        return self

    def __deepcopy__(self, memo: object) -> Self:
        """A forked match stands on the same island."""
        return self

    def __repr__(self) -> str:
        return f"<Island: {self.land_count} hexes, {self.corner_count} corners, {self.edge_count} edges>"


def _check_places(places: Mapping[str, Pair], expected: int) -> None:
    if len(places) != expected:
        raise ValueError("A hex is named both as land and as lying around it.")
    if len(set(places.values())) != len(places):
        raise ValueError("Two hexes lie on the same place.")
    if len({name.casefold() for name in places}) != len(places):
        raise ValueError("Two hexes have names that differ in capital letters only.")


def _hexes_beside(places: Sequence[Pair], steps: Sequence[Pair]) -> list[tuple[int, ...]]:
    """For each hex its six neighbours in the order of the steps, -1 where no hex is named."""
    hex_at = {place: hex_ for hex_, place in enumerate(places)}
    return [tuple(hex_at.get((x + dx, y + dy), -1) for dx, dy in steps) for x, y in places]


def _joints_at(paths: Iterable[Pair], beside: Sequence[Sequence[int]]) -> list[Triple]:
    """The corners: three hexes next to each other, at least two of them parted by a path."""
    on_a_path = set(paths)
    joints = set()
    for hex_, row in enumerate(beside):
        for one, two in zip(row, [*row[1:], row[0]], strict=True):
            low, middle, high = sorted((hex_, one, two))
            if on_a_path & {(low, middle), (low, high), (middle, high)} and low >= 0:
                joints.add((low, middle, high))
    return sorted(joints)


def _two_ends(path: Pair, joints: Sequence[Triple], names: Sequence[str]) -> tuple[Corner, Corner]:
    ends = [Corner(corner) for corner, joint in enumerate(joints) if path[0] in joint and path[1] in joint]
    if len(ends) != 2:
        what = "-".join(names[hex_] for hex_ in path)
        raise ValueError(f"The path {what} has {len(ends)} ends: name the hexes that close its corners as `around`.")
    return ends[0], ends[1]


def _hex_pattern(names: Sequence[str]) -> re.Pattern[str]:
    """Finds hex names in a text, the longer first, so that H18 is not read as H1."""
    longest_first = sorted(names, key=len, reverse=True)
    return re.compile(rf"(?<!\w)(?:{'|'.join(map(re.escape, longest_first))})(?!\w)", re.IGNORECASE)
