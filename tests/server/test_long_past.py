"""A long past is told in sentences piece by piece, so that nobody else has to wait for it."""

from __future__ import annotations

from pathlib import Path

import pytest

from inselreich.server.protocol import Language
from inselreich.server.tables import live
from tests.support.halls import Ear, play_on, scene, worker


@pytest.mark.parametrize("most", [1, 40])
@scene
async def test_a_long_past_is_told_piece_by_piece_and_nothing_twice(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, most: int
) -> None:
    monkeypatch.setattr(live, "MOST_TOLD", most)
    async with worker(tmp_path) as house:
        anna, ben = await house.person("Anna"), await house.person("Ben")
        table = await house.table("classic", anna, ben)
        await play_on(table, 100)
        (whole,) = Ear().follow(house.hall, table, 0).updates()
        ear = Ear().follow(house.hall, table, 0)
        assert ear.follower is not None
        language: Language = "de"
        ear.follower.language = language
        pieces = []
        stirred = 0
        while ear.follower.update_due:
            pieces += ear.updates()
            stirred += 1
        assert len(pieces) == stirred > 2
        assert [piece["since"] for piece in pieces] == [0, *(piece["number"] for piece in pieces[:-1])]
        assert pieces[-1]["number"] == 100
        assert [event for piece in pieces for event in piece.get("events", [])] == whole["events"]
        for piece in pieces[:-1]:
            assert not {"view", "decision", "asked"} & piece.keys()
            assert len(piece.get("events", [])) <= most or piece["number"] == piece["since"] + 1
            assert bool(piece.get("told")) == bool(piece.get("events"))
        assert pieces[-1]["view"] == whole["view"]
        assert ear.updates() == []
