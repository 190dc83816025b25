"""The papers that come with the project: licence, notice, what CI runs, what the package promises."""

import tomllib
from pathlib import Path
from typing import Any

REPOSITORY = Path(__file__).parents[2]
PROJECT: dict[str, Any] = tomllib.loads((REPOSITORY / "pyproject.toml").read_text())


def test_ci_runs_what_everyone_runs() -> None:
    script = REPOSITORY / ".ci" / "run"
    commands = [line for line in script.read_text().splitlines() if line and not line.startswith("#")]
    assert commands[-1] == "exec ./run test"


def test_the_licence_is_apache_2() -> None:
    assert PROJECT["project"]["license"] == "Apache-2.0"
    assert "Apache License\n                           Version 2.0" in (REPOSITORY / "LICENSE").read_text()


def test_the_notice_says_that_we_are_unofficial() -> None:
    notice = " ".join((REPOSITORY / "NOTICE").read_text().split())
    assert "independent and unofficial" in notice
    assert "not affiliated" in notice


def test_the_package_says_that_it_is_typed() -> None:
    assert (REPOSITORY / "src" / "inselreich" / "py.typed").exists()
