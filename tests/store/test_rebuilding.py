"""A match is rebuilt from its row and its moves, in one go or piece by piece."""

from __future__ import annotations

import msgspec
import pytest

from inselreich.core.match import Match
from inselreich.store import Store
from inselreich.store.rebuilding import Damaged, OtherVersion, begun, play_on, rebuilt
from inselreich.store.rows import Move

from .matches import stored_match
from .things import stored

pytestmark = pytest.mark.anyio


async def test_a_match_that_is_played_on_piece_by_piece_is_the_one_rebuilt_at_once(store: Store) -> None:
    table, match = await stored_match(store, "classic", seed=4, moves=60)
    table, moves = await stored(store, table), await store.journal.since(table.id)
    heard: list[tuple[str, int, int]] = []

    def before(played: Match, move: Move) -> None:
        heard.append(("before", move.number, len(played.moves)))

    def after(played: Match, move: Move) -> None:
        heard.append(("after", move.number, len(played.moves)))

    piecemeal = begun(table)
    play_on(piecemeal, table, moves[:25], before=before, after=after)
    play_on(piecemeal, table, moves[25:])
    assert heard[:4] == [("before", 0, 0), ("after", 0, 1), ("before", 1, 1), ("after", 1, 2)]
    assert piecemeal.record() == rebuilt(table, moves).record() == match.record()


async def test_what_cannot_be_played_says_what_it_is(store: Store) -> None:
    table, _ = await stored_match(store, "quick", seed=4, moves=10)
    table, moves = await stored(store, table), await store.journal.since(table.id)
    with pytest.raises(OtherVersion, match=r"version 0\.0 of the rules of quick; this program plays version"):
        begun(msgspec.structs.replace(table, version="0.0"))
    with pytest.raises(Damaged, match="chess"):
        begun(msgspec.structs.replace(table, game="chess"))
    with pytest.raises(Damaged, match="cannot be played again: move 3: "):
        rebuilt(table, [*moves[:3], msgspec.structs.replace(moves[3], seat=9)])
    assert (OtherVersion.code, Damaged.code) == ("other_version", "damaged")
