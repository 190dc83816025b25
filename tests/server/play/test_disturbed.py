"""A little of what `./run bench fuzz_server` does at length."""

from __future__ import annotations

from tests.support.hostile import disturbed
from tests.support.servers import Server


def test_hostile_frames_and_requests_neither_break_the_server_nor_make_it_talk(plain: Server) -> None:
    figures = disturbed(plain, frames=300, requests=1)
    assert figures["frames"] >= 300
    assert len(figures["refused"]) > 2
    assert figures["requests"] > 50
