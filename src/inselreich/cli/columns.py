"""Tables of plain text."""

from __future__ import annotations

from collections.abc import Sequence


def table(titles: Sequence[str], rows: Sequence[Sequence[str]], *, numbers: Sequence[int] = ()) -> str:
    """A table with aligned columns; those in `numbers` to the right."""
    widths = [max(len(cell) for cell in column) for column in zip(titles, *rows, strict=True)]
    lines = []
    for row in (titles, ["-" * width for width in widths], *rows):
        cells = [
            cell.rjust(width) if column in numbers else cell.ljust(width)
            for column, (cell, width) in enumerate(zip(row, widths, strict=True))
        ]
        lines.append("  ".join(cells).rstrip())
    return "\n".join(lines)
