"""The board of the Inkas: its shape (I-11 to I-21), the standard board (I-12), the variable one (I-26, I-27), the beginner start.

A place is called by its column and its height, `3.2` for (3,2) of the rules; a path by its two places, a crossing by
its three, landscape before frame and each from west to east and north to south: `3.2-4.3`, `3.2-3.4-4.3`, `3.0-4.-1`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ...core.chance import Shuffle
from ...core.questions import Script
from ...hexes import FLAT_TOP, Corner, Edge, Hex, Island
from ...hexes.board import Board, shuffle_numbers
from .pieces import KINDS

TERRAINS: Final = ("forest", "quarry", "pasture", "fields", "mountains", "jungle", "plantation", "coast", "ocean")
"""In the order of what they yield; the ocean yields nothing (I-3)."""
FOREST_TO_MOUNTAINS: Final = range(5)
"""The landscapes of the land hexes; only they have paths (I-17)."""
OCEAN: Final = 8

_STANDARD = """
    0.1 coast 6, 0.3 ocean 0, 0.5 coast 3, 0.7 ocean 0, 0.9 coast 9,
    1.0 pasture 4, 1.2 forest 5, 1.4 quarry 8, 1.6 mountains 11, 1.8 mountains 8, 1.10 pasture 10,
    2.-1 quarry 11, 2.1 fields 6, 2.3 fields 10, 2.5 pasture 12, 2.7 pasture 3, 2.9 fields 5, 2.11 fields 3,
    3.0 forest 2, 3.2 forest 9, 3.4 quarry 4, 3.6 mountains 9, 3.8 forest 6, 3.10 plantation 9,
    4.1 jungle 8, 4.3 plantation 11, 4.5 jungle 10, 4.7 plantation 5, 4.9 jungle 4"""
"""I-12: place, landscape and number (0: none)."""
_SPOTS = "4.-1 5.2 5.6 5.10 4.11"
"""I-14"""

_PLACES = [entry.split() for entry in _STANDARD.split(",")]
_STANDARD_TERRAIN: Final = tuple(TERRAINS.index(landscape) for _, landscape, _ in _PLACES)
_STANDARD_NUMBERS: Final = tuple(int(number) for _, _, number in _PLACES)


def _coordinates(name: str) -> tuple[int, int]:
    column, height = name.split(".")
    return int(column), int(height)


def _island() -> Island:
    """I-15: north and south of the columns there is frame, which closes crossings; the frame spots come first."""
    landscape = {name: _coordinates(name) for name, _, _ in _PLACES}
    beside = [(c + dc, u + du) for c, u in landscape.values() for dc, du in FLAT_TOP]
    frame = {name: _coordinates(name) for name in _SPOTS.split()}
    frame |= {f"{c}.{u}": (c, u) for c, u in sorted(beside) if 0 <= c <= 4 and (c, u) not in landscape.values()}
    terrain = dict(zip(landscape, _STANDARD_TERRAIN, strict=True))

    def has_path(one: str, other: str) -> bool:
        """I-17: at least one of the two is a land hex."""
        return terrain.get(one) in FOREST_TO_MOUNTAINS or terrain.get(other) in FOREST_TO_MOUNTAINS

    return Island(landscape, frame, neighbours=FLAT_TOP, has_path=has_path)


ISLAND: Final = _island()
LAND: Final = tuple(Hex(hex_) for hex_, terrain in enumerate(_STANDARD_TERRAIN) if terrain in FOREST_TO_MOUNTAINS)
"""The 18 land hexes, the same on every board (I-27)."""
FRAME_SPOTS: Final = tuple(ISLAND.hexes[name] for name in _SPOTS.split())
START_SPOT: Final = FRAME_SPOTS[0]
"""I-31"""
_NUMBERED = tuple(hex_ for hex_, number in enumerate(_STANDARD_NUMBERS) if number)

STANDARD_BOARD: Final = Board(_STANDARD_TERRAIN, _STANDARD_NUMBERS, len(KINDS))

BEGINNER_START: Final[dict[str, tuple[tuple[Corner, Edge], tuple[Corner, Edge]]]] = {
    colour: ((ISLAND.corners[first], ISLAND.edges[road]), (ISLAND.corners[second], ISLAND.edges[second_road]))
    for colour, first, road, second, second_road in (
        ("red", "0.5-1.4-1.6", "0.5-1.6", "1.0-1.2-2.1", "1.0-2.1"),
        ("orange", "3.2-3.4-4.3", "3.2-4.3", "1.8-1.10-2.9", "1.8-1.10"),
        ("blue", "3.4-3.6-4.5", "3.4-3.6", "2.7-2.9-3.8", "2.9-3.8"),
        ("grey", "3.6-3.8-4.7", "3.6-3.8", "1.4-2.3-2.5", "1.4-2.3"),
    )
}
"""I-24: each colour's settlement that pays the start yield, and its road, then the other settlement and its road."""


def lay_board(*, variable: bool, mixed: bool) -> Script:
    """I-26, I-27: variable, the land is laid at random; IV-5: mixed, the numbers are; I-12: else all is as printed."""
    terrain: Sequence[int] = _STANDARD_TERRAIN
    numbers: Sequence[int] = _STANDARD_NUMBERS
    if variable:
        terrain = yield from _shuffle_land()
    if mixed:
        tokens = [numbers[hex_] for hex_ in _NUMBERED]
        numbers = yield from shuffle_numbers(ISLAND, _NUMBERED, tokens, balanced=True)
    return Board(terrain, numbers, len(KINDS)) if variable or mixed else STANDARD_BOARD


def _shuffle_land() -> Script:
    """I-26: the 18 land tiles on the places of land; jungle and sea stay."""
    order = yield Shuffle(len(LAND))
    terrain = [*_STANDARD_TERRAIN]
    for hex_, tile in zip(LAND, order, strict=True):
        terrain[hex_] = _STANDARD_TERRAIN[LAND[tile]]
    return terrain
