"""The witness of whole matches finds what it is there to find."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from inselreich.core.records import Record
from tests.support.halls import Ear, play_any, scene, worker
from tests.support.witness import Witness

Lines = dict[int | None, list[str]]


def told(folder: Path, game: str) -> tuple[Record, Lines, str]:
    """A short match, and all that two seats and a spectator are told of it, move by move."""
    kept: list[tuple[Record, Lines, str]] = []

    @scene
    async def played() -> None:
        async with worker(folder) as house:
            table = await house.table(
                game, await house.person("Anna"), await house.person("Ben"), points_to_win=4 if game == "quick" else 5
            )
            ears = {seat: Ear().follow(house.hall, table, seat) for seat in (0, 1, None)}
            lines: Lines = {seat: [] for seat in ears}
            step = 0
            while True:
                for seat, ear in ears.items():
                    assert ear.follower is not None
                    lines[seat] += [line.decode() for line in table.news_for(ear.follower)]
                if table.row.state == "over":
                    break
                step += 1
                await play_any(table, table.match.waiting_for[0], step)  # type: ignore[union-attr]
            kept.append((table.match.record(), lines, table.id))  # type: ignore[union-attr]

    played()
    return kept[0]


def an_update(lines: list[str]) -> int:
    """The place of one in the middle."""
    places = [place for place, line in enumerate(lines) if line.startswith('{"type":"update"')]
    return places[len(places) // 2]


def swap_views(lines: Lines, record: Record) -> None:
    place, other = an_update(lines[0]), an_update(lines[1])
    shown = json.loads(lines[0][place])
    shown["view"]["own"] = json.loads(lines[1][other])["view"]["own"]
    lines[0][place] = json.dumps(shown, separators=(",", ":"), ensure_ascii=False)


def show_a_hand_to_the_spectator(lines: Lines, record: Record) -> None:
    lines[None][an_update(lines[None])] = lines[0][an_update(lines[0])]


def add_a_field(lines: Lines, record: Record) -> None:
    place = an_update(lines[1])
    lines[1][place] = lines[1][place][:-1] + ',"hint":"take the road"}'


def tell_the_secret(lines: Lines, record: Record) -> None:
    assert record.fair is not None
    lines[None].insert(1, json.dumps({"type": "pong", "now": 1, "tag": record.fair.secret}, separators=(",", ":")))


def repeat_the_events_of_others(lines: Lines, record: Record) -> None:
    whole = [
        line for line in lines[0] if '"cards_drawn"' in line and not line.startswith('{"type":"update","table":"x')
    ]
    lines[None].append(whole[-1] if whole else lines[0][an_update(lines[0])])


@pytest.mark.parametrize("game", ["quick", "cards1996"])
def test_what_was_told_rightly_passes(tmp_path: Path, game: str) -> None:
    record, lines, table = told(tmp_path, game)
    witness = Witness(record)
    witness.check(lines, table)
    assert witness.checked["updates made again"] == 3 * (record.length + 1)


@pytest.mark.parametrize(
    "spoil", [swap_views, show_a_hand_to_the_spectator, add_a_field, tell_the_secret, repeat_the_events_of_others]
)
def test_what_was_told_too_much_is_found(tmp_path: Path, spoil: Callable[[Lines, Record], None]) -> None:
    record, lines, table = told(tmp_path, "quick")
    spoil(lines, record)
    with pytest.raises(AssertionError):
        Witness(record).check(lines, table)
