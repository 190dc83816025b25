"""The pages in a real browser (web/e2e), against a real server. Alone: `./run test tests/web/test_pages.py -k together`."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.support.debian import install
from tests.support.servers import Server, running_server

ROOT = Path(__file__).parents[2]
SPECS = sorted(path.stem.removesuffix(".spec") for path in (ROOT / "web" / "e2e").glob("*.spec.ts"))
GAMES = ("classic", "inka", "quick", "cards1996", "duel")
ONE_BY_ONE = {"matches"}
"""Long ones, a game at a time, so that several workers can share them."""
BROWSERS = ("chromium", "chromium-browser", "google-chrome-stable", "google-chrome", "chrome")


@pytest.fixture(scope="session")
def browser() -> str:
    """A Chromium of the system; a Debian that lacks one gets it."""
    found = find_browser()
    if found is None:
        install("chromium")
        found = find_browser()
    if found is None:
        pytest.fail(
            "The pages are tested in a Chromium, and none is here: apt-get install chromium (or set $INSELREICH_CHROMIUM)"
        )
    return found


def find_browser() -> str | None:
    named = os.environ.get("INSELREICH_CHROMIUM")
    return named or next(filter(None, map(shutil.which, BROWSERS)), None)


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running_server(tmp_path_factory.mktemp("pages") / "data", "--generosity", "1000") as server:
        yield server


@pytest.mark.parametrize("spec", [spec for spec in SPECS if spec not in ONE_BY_ONE])
def test_pages(spec: str, server: Server, browser: str, tmp_path: Path) -> None:
    play(spec, server, browser, tmp_path)


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_match_by_the_prompt(game: str, server: Server, browser: str, tmp_path: Path) -> None:
    play("matches", server, browser, tmp_path, "--grep", f"match of {game} ")


def test_every_spec_is_run() -> None:
    assert set(SPECS) >= {"arriving", "keyboard", "matches", "screens", "together", "weight"}


def play(spec: str, server: Server, browser: str, folder: Path, *more: str) -> None:
    words = [sys.executable, str(ROOT / "hatch_build.py"), "run", "e2e", f"{spec}.spec.ts", *more]
    told = {
        "INSELREICH_URL": server.url.rstrip("/"),
        "INSELREICH_CHROMIUM": browser,
        "INSELREICH_E2E_RESULTS": str(folder),
    }
    done = subprocess.run(words, capture_output=True, text=True, check=False, env={**os.environ, **told})
    assert done.returncode == 0, f"{done.stdout[-8000:]}\n{done.stderr[-2000:]}"
