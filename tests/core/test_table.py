"""Tables: how fields are copied, and which fields are refused."""

from __future__ import annotations

from typing import NamedTuple

import pytest

from inselreich.core.events import Event
from inselreich.core.table import Table, TableType

Counts = list[int]


class Happened(Event, frozen=True):
    number: int


class Deal(NamedTuple):
    give: int


class Base(Table):
    seats: int
    hand: list[int]


class Larger(Base):
    rows: list[list[int]]
    counts: Counts
    many: list[Counts]
    deal: Deal | None
    masks: list[tuple[int, ...]]


def larger() -> Larger:
    table = Larger()
    table.news = []
    table.seats = 2
    table.hand = [1, 2]
    table.rows = [[1], [2]]
    table.counts = [3]
    table.many = [[4], [5]]
    table.deal = Deal(1)
    table.masks = [(1,)]
    return table


def test_a_copy_is_equal_and_independent_in_lists_and_lists_of_lists() -> None:
    table = larger()
    twin = table.copy()
    assert type(twin) is Larger
    for field in Larger.kinds:
        assert getattr(twin, field) == getattr(table, field)
    twin.hand[0] = 9
    twin.rows[0][0] = 9
    twin.counts.append(9)
    twin.many[1][0] = 9
    twin.masks[0] = (9,)
    assert (table.hand, table.rows, table.counts) == ([1, 2], [[1], [2]], [3])
    assert (table.many, table.masks) == ([[4], [5]], [(1,)])
    assert twin.deal is table.deal


def test_taking_over_makes_one_table_as_another_in_place() -> None:
    table, other = larger(), larger()
    other.rows[1][0] = 7
    table.take_over(other)
    assert table.rows == [[1], [7]]
    assert table.rows[1] is not other.rows[1]


def test_news_are_told_and_not_copied() -> None:
    table = larger()
    table.tell(Happened(1))
    assert table.news == [Happened(1)]
    assert table.copy().news == []
    assert "news" not in Larger.kinds


def test_fields_are_slots_so_that_a_misspelt_one_is_found_out() -> None:
    with pytest.raises(AttributeError):
        larger().hnad = [1]  # type: ignore[attr-defined]
    assert list(Larger.kinds) == ["seats", "hand", "rows", "counts", "many", "deal", "masks"]


@pytest.mark.parametrize(
    "kind",
    [
        "dict[str, int]",
        "set[int]",
        "list[set[int]]",
        "list[dict[int, int]]",
        "list[list[list[int]]]",
        "list[list[Counts]]",
        "tuple[list[int], ...]",
        "list[int] | None",
        "None | Counts",
        "list",
        "deque[int]",
        "bytearray",
    ],
)
def test_a_field_that_would_be_shared_between_copies_is_refused(kind: str) -> None:
    with pytest.raises(TypeError, match="things: a table holds immutable values, lists, and lists of lists"):
        TableType("Wrong", (Table,), {"__annotations__": {"things": kind}})


@pytest.mark.parametrize(
    "kind", ["int", "tuple[int, ...]", "str | None", "list[int]", "list[tuple[int, str]]", "Listing"]
)
def test_a_field_that_can_be_copied_is_welcome(kind: str) -> None:
    assert TableType("Right", (Table,), {"__annotations__": {"things": kind}}).kinds == {"things": kind}


def test_what_belongs_to_the_game_is_no_field() -> None:
    kind = TableType("Right", (Table,), {"__annotations__": {"limits": "ClassVar[list[int]]"}, "limits": [1]})
    assert kind.kinds == {}


def test_annotations_that_are_not_as_written_are_refused() -> None:
    with pytest.raises(TypeError, match="from __future__ import annotations"):
        TableType("Wrong", (Table,), {"__annotations__": {"things": list}})
