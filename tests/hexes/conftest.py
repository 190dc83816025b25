"""Two islands to test on: the classic one (C-11, C-12) and the standard Inka board (I-12 to I-17)."""

from collections.abc import Callable

import pytest

from inselreich.hexes import FLAT_TOP, Island, mask_of

CLASSIC_ROWS = ((0, -2, 3), (-1, -1, 4), (-2, 0, 5), (-2, 1, 4), (-2, 2, 3))  # first q, r, how many hexes
CLASSIC_SEA = (
    (0, -3), (1, -3), (2, -3), (3, -3), (3, -2), (3, -1), (3, 0), (2, 1), (1, 2),
    (0, 3), (-1, 3), (-2, 3), (-3, 3), (-3, 2), (-3, 1), (-3, 0), (-2, -1), (-1, -2),
)  # fmt: skip

INKA_COLUMNS = (
    "0: 1 coast, 3 ocean, 5 coast, 7 ocean, 9 coast",
    "1: 0 land, 2 land, 4 land, 6 land, 8 land, 10 land",
    "2: -1 land, 1 land, 3 land, 5 land, 7 land, 9 land, 11 land",
    "3: 0 land, 2 land, 4 land, 6 land, 8 land, 10 plantation",
    "4: 1 jungle, 3 plantation, 5 jungle, 7 plantation, 9 jungle",
)


def classic_island() -> Island:
    land = [(q + step, r) for q, r, count in CLASSIC_ROWS for step in range(count)]
    return Island(
        {f"H{number}": place for number, place in enumerate(land)},
        {f"S{number}": place for number, place in enumerate(CLASSIC_SEA)},
    )


def inka_landscapes() -> dict[tuple[int, int], str]:
    landscapes = {}
    for column in INKA_COLUMNS:
        c, places = column.split(": ")
        for place in places.split(", "):
            u, landscape = place.split()
            landscapes[int(c), int(u)] = landscape
    return landscapes


def inka_island() -> Island:
    """Land and goods yield; ocean and frame lie around; a path needs a land hex (I-17)."""
    landscapes = inka_landscapes()
    beside = [(c + dc, u + du) for c, u in landscapes for dc, du in FLAT_TOP]
    landscapes |= {place: "frame" for place in beside if place not in landscapes}
    kinds = {f"({c},{u})": landscape for (c, u), landscape in landscapes.items()}
    places = {f"({c},{u})": (c, u) for c, u in landscapes}
    yielding = {name: place for name, place in places.items() if kinds[name] not in ("ocean", "frame")}
    return Island(
        yielding,
        {name: place for name, place in places.items() if name not in yielding},
        neighbours=FLAT_TOP,
        has_path=lambda one, other: "land" in (kinds[one], kinds[other]),
    )


@pytest.fixture(scope="session")
def classic() -> Island:
    return classic_island()


@pytest.fixture(scope="session")
def inka() -> Island:
    return inka_island()


@pytest.fixture(scope="session")
def roads(classic: Island) -> Callable[[str], int]:
    """The mask of classic roads written as in the rule digest: `H4-H9, H8-H9`."""
    return lambda names: mask_of(classic.find_edge(name) for name in names.split(", "))


@pytest.fixture(scope="session")
def corner(classic: Island) -> Callable[[str], int]:
    """The mask of one classic corner: `{H4,H5,H9}`."""
    return lambda name: 1 << classic.find_corner(name)
