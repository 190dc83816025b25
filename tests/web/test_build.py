"""The web client as it is built into the package: what it loads, and how much of it before the first move."""

from __future__ import annotations

import gzip
import json
from pathlib import Path
from typing import Any

import pytest

import inselreich
from inselreich.core.registry import games

BUILT = Path(inselreich.__file__).parent / "web"
BUDGET = 150_000
"""Bytes of JavaScript, packed, from the first visit to the first move at a table."""
ON_THE_WAY = [
    "index.html",
    "src/screens/Welcome.svelte",
    "src/screens/lobby/Lobby.svelte",
    "src/table/TableScreen.svelte",
]


@pytest.fixture(scope="module")
def manifest() -> dict[str, Any]:
    """Which chunk needs which."""
    found: dict[str, Any] = json.loads((BUILT / ".vite" / "manifest.json").read_text())
    return found


def chunks(manifest: dict[str, Any], sources: list[str]) -> set[str]:
    """The files of these sources and of all that they import."""
    found: set[str] = set()
    waiting = [source for source in sources if source in manifest]
    while waiting:
        source = waiting.pop()
        if manifest[source]["file"] not in found:
            found.add(manifest[source]["file"])
            waiting += manifest[source].get("imports", [])
    return found


def packed(files: set[str]) -> int:
    return sum(len(gzip.compress((BUILT / file).read_bytes())) for file in files)


@pytest.mark.parametrize("game", [game.key for game in games()])
def test_little_is_loaded_before_the_first_move(manifest: dict[str, Any], game: str) -> None:
    own = [f"src/games/{game}/{part}" for part in ("Board.svelte", "Rack.svelte", "facts.ts")]
    plain = ["src/table/PlainBoard.svelte", "src/table/PlainRack.svelte"]
    assert set(ON_THE_WAY) <= manifest.keys()
    assert packed(chunks(manifest, [*ON_THE_WAY, *own, *plain])) <= BUDGET


def test_nothing_is_loaded_from_elsewhere_and_nothing_stands_in_line() -> None:
    page = (BUILT / "index.html").read_text()
    styles = "".join(file.read_text() for file in (BUILT / "assets").glob("*.css"))
    assert "<script>" not in page
    assert "<style" not in page
    assert "style=" not in page
    assert "//" not in page.replace("</", "")
    assert "url(http" not in styles
    assert "url(//" not in styles
