"""The command as a program (`run`) and in this process (`command`), and a record to work with."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import pytest

import inselreich
from inselreich import arena, bots
from inselreich.cli import main

SOURCE = str(Path(inselreich.__file__).parents[1])


class Said(NamedTuple):
    """What a command answered."""

    code: int
    out: str
    err: str

    @property
    def lines(self) -> list[str]:
        return self.out.splitlines()


Run = Callable[..., Said]


def run_program(*words: str, given: str = "", **environment: str) -> Said:
    """The command in a process of its own, with pipes for a terminal."""
    path = os.pathsep.join([SOURCE, *filter(None, [os.environ.get("PYTHONPATH")])])
    done = subprocess.run(
        [sys.executable, "-m", "inselreich", *words],
        input=given.encode(),
        capture_output=True,
        timeout=120,
        check=False,
        env={**os.environ, "PYTHONPATH": path, "PYTHONIOENCODING": "utf-8", "LC_ALL": "C.UTF-8", **environment},
    )
    return Said(done.returncode, done.stdout.decode(), done.stderr.decode())


@pytest.fixture
def run() -> Run:
    return run_program


@pytest.fixture
def command(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Run:
    """The command in this process: quicker, for all that needs no input."""
    monkeypatch.setenv("LC_ALL", "C.UTF-8")

    def call(*words: str) -> Said:
        code = main(words)
        out, err = capsys.readouterr()
        return Said(code, out, err)

    return call


@pytest.fixture(scope="session")
def finished() -> inselreich.Match:
    """A match of three random bots, played to its end."""
    match = inselreich.new("classic", seats=3, seed=11)
    arena.play_out(match, [bots.create("random", game="classic", seed=seat) for seat in range(3)])
    assert match.over
    return match


@pytest.fixture
def record_file(finished: inselreich.Match, tmp_path: Path) -> Path:
    file = tmp_path / "match.json"
    file.write_text(finished.record().to_json() + "\n", encoding="utf-8")
    return file
