"""Columns, rows and the names of spots."""

from __future__ import annotations

import pytest

from inselreich.principality.geometry import (
    ABOVE,
    BELOW,
    CENTRE,
    SPOT_NAMES,
    SPOTS,
    START_REGION_SPOTS,
    WIDEST,
    around,
    beside,
    column_of,
    row_of,
    spot,
)


@pytest.mark.parametrize(
    ("column", "row", "name"),
    [
        (-1, ABOVE, "above -1"),
        (3, BELOW, "below +3"),
        (1, CENTRE, "place +1"),
        (0, ABOVE, "upper 0"),
        (-2, BELOW, "lower -2"),
        (4, CENTRE, "road +4"),
    ],
)
def test_a_spot_is_a_column_and_a_row(column: int, row: int, name: str) -> None:
    place = spot(column, row)
    assert (column_of(place), row_of(place)) == (column, row)
    assert SPOT_NAMES[place] == name
    assert SPOTS[name] == place


def test_every_spot_has_a_name_of_its_own() -> None:
    assert len(set(SPOT_NAMES)) == len(SPOT_NAMES) == 3 * (2 * WIDEST + 1)


def test_a_site_lies_between_two_regions_and_a_place_among_four() -> None:
    assert [SPOT_NAMES[place] for place in beside(SPOTS["above -1"])] == ["upper -2", "upper 0"]
    assert sorted(SPOT_NAMES[place] for place in around(1)) == ["lower +2", "lower 0", "upper +2", "upper 0"]


def test_the_start_regions_are_listed_row_by_row_from_the_left() -> None:
    names = [SPOT_NAMES[place] for place in START_REGION_SPOTS]
    assert names == ["upper -2", "upper 0", "upper +2", "lower -2", "lower 0", "lower +2"]
