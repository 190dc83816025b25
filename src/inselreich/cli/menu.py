"""Lists of moves for a person: first the kind, then the place, so that nobody meets fifty lines at once."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import msgspec

from ..core.moves import Move, Pile
from ..sentences import Teller
from .boards import Drawer

SHORT: Final = 12
"""So many moves are listed line by line; more of them in groups, on the drawing, or when asked for."""
FEW: Final = 3
"""So many moves of a kind are listed at once beside other kinds, if they are not places on a drawing."""

NOWHERE: Final = (10_000, 0)
"""What is not on the drawing comes last."""


class Item(msgspec.Struct):
    """A line of a list: a move, or a group of moves with a list of its own."""

    label: str
    moves: list[Move]
    by: int = 0
    """How many fields the moves of a group have in common from the front."""

    @property
    def is_move(self) -> bool:
        return len(self.moves) == 1


class Page:
    """What a person chooses from at one time."""

    def __init__(self, moves: Sequence[Move], teller: Teller, drawer: Drawer | None, by: int | None = None) -> None:
        """All moves of a question by kind; or, where they are of one kind, one by one or by their field `by`."""
        self.teller = teller
        self.kinds = list(dict.fromkeys(type(move) for move in moves))
        self.places: dict[str, str] = {}
        if len(self.kinds) > 1:
            self.items = self._by_kind(moves)
        elif moves:
            self.items = self._of_one_kind(list(moves), by or 0)
            self._find_places(drawer)
        else:
            self.items = []

    @property
    def is_long(self) -> bool:
        """Whether the list is only shown when asked for."""
        return len(self.items) > SHORT

    def _by_kind(self, moves: Sequence[Move]) -> list[Item]:
        groups: dict[type[Move], list[Move]] = {}
        for move in moves:
            groups.setdefault(type(move), []).append(move)
        last = [kind for kind in groups if kind.named().startswith("end_")]
        items = []
        for kind in [*(kind for kind in groups if kind not in last), *last]:
            group = groups[kind]
            if len(group) == 1 or (len(group) <= FEW and place_of(group[0]) is None):
                items += [Item(self.teller.move(move), [move]) for move in group]
            else:
                items.append(Item(self.teller.kind(group[0]), group))
        return items

    def _of_one_kind(self, moves: list[Move], by: int) -> list[Item]:
        fields = moves[0].__struct_fields__
        while by < len(fields) - 1 and len(moves) > SHORT:
            groups: dict[Any, list[Move]] = {}
            for move in moves:
                groups.setdefault(getattr(move, fields[by]), []).append(move)
            by += 1
            if len(groups) > 1:
                return [Item(self._label(group, fields[by - 1]), group, by) for group in groups.values()]
        return [Item(self.teller.move(move), [move]) for move in moves]

    def _label(self, group: list[Move], field: str) -> str:
        if len(group) == 1:
            return self.teller.move(group[0])
        return f"{self.teller.kind(group[0])}: {self.teller.value(field, getattr(group[0], field))}"

    def _find_places(self, drawer: Drawer | None) -> None:
        """If the items are places on the drawing: number them as one reads, and note {place: number}."""
        if drawer is None or not all(item.is_move for item in self.items):
            return
        at = {place: drawer.position(place) for item in self.items if (place := place_of(item.moves[0])) is not None}
        found = {place: where for place, where in at.items() if where is not None}
        if len(found) > 1:
            self.items.sort(key=lambda item: found.get(place_of(item.moves[0]) or "", NOWHERE))
            places = [place_of(item.moves[0]) for item in self.items]
            self.places = {place: str(number) for number, place in enumerate(places, 1) if place in found and place}


def place_of(move: Move) -> str | None:
    """The one text a move consists of, which may be a place."""
    values = [getattr(move, name) for name in move.__struct_fields__]
    return values[0] if len(values) == 1 and isinstance(values[0], str) else None


def has_amounts(move: Move) -> bool:
    """Whether a move says how many cards."""
    return any(isinstance(getattr(move, name), Pile) for name in move.__struct_fields__)


def in_columns(labels: Sequence[str], width: int) -> list[str]:
    """Numbered labels, as many beside each other as fit, numbers running downwards."""
    cells = [f"{number:>3}  {label}" for number, label in enumerate(labels, 1)]
    widest = max(map(len, cells), default=0) + 3
    columns = max(1, width // widest)
    height = -(-len(cells) // columns)
    return ["".join(cell.ljust(widest) for cell in cells[row::height]).rstrip() for row in range(height)]
