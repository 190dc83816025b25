"""Drawings that are rows of columns: where they are too wide, in several strips below each other."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from ...principality.setup import split
from ..picture import Picture

WIDTH: Final = 80
GAP: Final = 2


class Cell(NamedTuple):
    """A word of the drawing, centred in its column."""

    text: str = ""
    style: str = ""


class Column(NamedTuple):
    """Words below each other."""

    cells: tuple[Cell, ...]

    @property
    def width(self) -> int:
        return max(len(cell.text) for cell in self.cells)


Strip = Sequence[Column]


def strips_of(columns: Sequence[Column]) -> list[Strip]:
    """All columns, in as few strips as fit. One column is always narrow enough."""
    ways = (_split(columns, count) for count in range(1, len(columns) + 1))
    return next(strips for strips in ways if all(_width(strip) <= WIDTH for strip in strips))


def _split(columns: Sequence[Column], strips: int) -> list[Strip]:
    return [[columns[place] for place in part] for part in split(list(range(len(columns))), strips)]


def _width(strip: Strip) -> int:
    return sum(column.width for column in strip) + GAP * len(strip)


def draw_strip(picture: Picture, y: int, strip: Strip) -> None:
    x = GAP
    for column in strip:
        for row, cell in enumerate(column.cells):
            picture.put_centred(x + (column.width - 1) // 2, y + row, cell.text, cell.style)
        x += column.width + GAP
