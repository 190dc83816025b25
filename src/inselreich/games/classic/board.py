"""The island of the classic game: its shape (C-11 to C-20), the beginner board (C-21, C-22), the variable one (C-25 to C-29)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ...core.chance import Shuffle
from ...core.questions import Script
from ...hexes import Corner, Edge, Hex, Island, mask_of
from ...hexes import board as hex_board
from ...hexes.board import numbers_along, red_numbers_touch, shuffle_numbers
from .pieces import KIND, RESOURCES

# The land in reading order (C-11), the sea clockwise from the north-west (C-12).
_ROWS = ((-2, range(3)), (-1, range(-1, 3)), (0, range(-2, 3)), (1, range(-2, 2)), (2, range(-2, 1)))
_LAND = [(q, r) for r, columns in _ROWS for q in columns]
_SEA = [(0, -3), (1, -3), (2, -3), (3, -3), (3, -2), (3, -1), (3, 0), (2, 1), (1, 2)]
_SEA += [(-q, -r) for q, r in _SEA]

ISLAND: Final = Island(
    {f"H{number}": place for number, place in enumerate(_LAND)},
    {f"S{number}": place for number, place in enumerate(_SEA)},
)

DESERT: Final = 5
TERRAINS: Final = ("forest", "hills", "pasture", "fields", "mountains", "desert")
"""In the order of what they yield; the desert yields nothing (C-3)."""
TILES: Final = (0,) * 4 + (1,) * 3 + (2,) * 4 + (3,) * 4 + (4,) * 3 + (DESERT,)
"""C-2"""
TOKENS: Final = (5, 2, 6, 3, 8, 10, 9, 12, 11, 4, 8, 10, 9, 4, 5, 6, 3, 11)
"""C-4: the numbers in the order of the letters A to R."""

RIM: Final = (0, 3, 7, 12, 16, 17, 18, 15, 11, 6, 2, 1)
INNER_RING: Final = (4, 8, 13, 14, 10, 5)
CENTRE: Final = 9
CORNER_HEXES: Final = {0: 4, 7: 8, 16: 13, 18: 14, 11: 10, 2: 5}
"""C-27: where a spiral may start, and the hex at which it goes on in the inner ring."""

ANY: Final = 5
"""A 3:1 harbour; the 2:1 harbours are called by the number of their resource (C-19)."""
NO_HARBOUR: Final = -1
COAST: Final[tuple[Edge, ...]] = tuple(
    ISLAND.edges[name]
    for name in """
        H0-S0 H0-S1 H1-S1 H1-S2 H2-S2 H2-S3 H2-S4 H6-S4 H6-S5 H11-S5 H11-S6 H11-S7 H15-S7 H15-S8 H18-S8
        H18-S9 H18-S10 H17-S10 H17-S11 H16-S11 H16-S12 H16-S13 H12-S13 H12-S14 H7-S14 H7-S15 H7-S16 H3-S16 H3-S17 H0-S17
    """.split()
)
"""C-18: the coastal paths, clockwise."""
FRAMES: Final = (
    ((0, ANY), (3, KIND["grain"])),
    ((2, KIND["ore"]),),
    ((0, ANY), (3, KIND["wool"])),
    ((2, ANY),),
    ((0, ANY), (3, KIND["brick"])),
    ((2, KIND["lumber"]),),
)
"""C-20: what each frame piece has, as (place on its run of five coastal paths, harbour)."""


class Board(hex_board.Board):
    """One laid-out island."""

    __slots__ = ("desert", "harbour_at", "harbours")

    def __init__(self, terrain: Sequence[int], numbers: Sequence[int], frames: Sequence[int]) -> None:
        """`frames` names the frame piece in each of the six slots (C-26)."""
        super().__init__(terrain, numbers, len(RESOURCES))
        self.desert = Hex(self.terrain.index(DESERT))
        self.harbours: tuple[tuple[Edge, int], ...] = tuple(
            (COAST[5 * slot + offset], harbour)
            for slot, frame in enumerate(frames)
            for offset, harbour in FRAMES[frame]
        )
        harbour_at = [NO_HARBOUR] * ISLAND.corner_count
        for edge, harbour in self.harbours:
            for corner in ISLAND.edge_corners[edge]:
                harbour_at[corner] = harbour
        self.harbour_at = tuple(harbour_at)


def harbour_name(harbour: int) -> str:
    """The resource of a 2:1 harbour, or "3:1"."""
    return "3:1" if harbour == ANY else RESOURCES[harbour]


BEGINNER_BOARD: Final = Board(
    [TERRAINS.index(name) for name in """
        mountains pasture forest
        fields hills pasture hills
        fields forest desert forest mountains
        forest mountains fields pasture
        hills fields pasture""".split()],
    (10, 2, 9, 12, 6, 4, 10, 9, 11, 0, 3, 8, 8, 3, 4, 5, 5, 6, 11),
    range(6),
)  # fmt: skip
"""C-21, C-22"""

BEGINNER_START: Final[dict[str, tuple[tuple[Corner, Edge], tuple[Corner, Edge]]]] = {
    colour: (
        (ISLAND.corners[first], ISLAND.edges[first_road]),
        (ISLAND.corners[second], ISLAND.edges[second_road]),
    )
    for colour, first, first_road, second, second_road in (
        ("red", "H0-H1-H4", "H1-H4", "H7-H8-H12", "H8-H12"),
        ("blue", "H14-H15-H18", "H14-H15", "H12-H13-H16", "H13-H16"),
        ("white", "H10-H11-H15", "H10-H11", "H3-H4-H8", "H3-H8"),
        ("orange", "H2-H5-H6", "H2-H5", "H13-H14-H17", "H14-H17"),
    )
}
"""C-23: each colour's first settlement and road, then the settlement that pays the start yield, and its road."""


def lay_variable_board(tokens: str) -> Script:
    """C-25 to C-29, CV-3: tiles and frame at random; the tokens in a spiral, at random, or at random but balanced."""
    order = yield Shuffle(len(TILES))
    terrain = [TILES[tile] for tile in order]
    if tokens == "variable":
        (start, *_) = yield Shuffle(len(CORNER_HEXES))
        numbers = spiral_numbers(terrain, list(CORNER_HEXES)[start])
    else:
        land = [hex_ for hex_ in range(ISLAND.land_count) if terrain[hex_] != DESERT]
        numbers = yield from shuffle_numbers(ISLAND, land, TOKENS, balanced=tokens == "balanced")
    frames = yield Shuffle(len(FRAMES))
    return Board(terrain, numbers, frames)


def spiral_numbers(terrain: Sequence[int], start: int) -> list[int]:
    """C-27: the tokens in letter order, counter-clockwise along the rim, the inner ring and to the centre; no token in the desert."""
    first, inner = RIM.index(start), INNER_RING.index(CORNER_HEXES[start])
    walk = [*RIM[first:], *RIM[:first], *INNER_RING[inner:], *INNER_RING[:inner], CENTRE]
    return numbers_along(ISLAND, [hex_ for hex_ in walk if terrain[hex_] != DESERT], TOKENS)


def red_neighbours(numbers: Sequence[int]) -> bool:
    """C-28: whether two red numbers lie on neighbouring hexes."""
    return red_numbers_touch(ISLAND, numbers)


def harbour_sites(board: Board) -> int:
    """C-19: the corners that belong to a harbour, as a mask."""
    return mask_of(corner for corner, harbour in enumerate(board.harbour_at) if harbour != NO_HARBOUR)
