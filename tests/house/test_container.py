"""The container's papers name what exists, and start the server with options that it has."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
import typer
import yaml  # type: ignore[import-untyped]

from inselreich.cli.app import app

REPOSITORY = Path(__file__).parents[2]
RECIPE = (REPOSITORY / "Containerfile").read_text()
COMPOSITION: dict[str, Any] = yaml.safe_load((REPOSITORY / "compose.yaml").read_text())


def options(words: list[str]) -> dict[str, Any]:
    """What the command makes of these words."""
    assert words[0] == "serve"
    commands: Any = typer.main.get_command(app)
    found: dict[str, Any] = commands.commands["serve"].make_context("serve", words[1:]).params
    return found


def test_the_container_starts_a_server_that_listens_outside_and_keeps_its_data_in_the_volume() -> None:
    (command,) = re.findall(r"^CMD (\[.*\])$", RECIPE, re.MULTILINE)
    chosen = options(json.loads(command))
    assert (chosen["host"], chosen["data"]) == ("0.0.0.0", Path("/data"))
    assert f"EXPOSE {chosen['port']}\n" in RECIPE
    assert f"127.0.0.1:{chosen['port']}/healthz" in RECIPE
    assert "VOLUME /data\n" in RECIPE


def test_it_does_not_run_as_root() -> None:
    assert RECIPE.rindex("\nUSER inselreich\n") < RECIPE.index("\nENTRYPOINT")


def test_everything_that_is_copied_is_there() -> None:
    copied = re.findall(r"^COPY (?!--from)(.+) \S+$", RECIPE, re.MULTILINE)
    names = [name for line in copied for name in line.split()]
    assert {"requirements.lock", "pyproject.toml", "src"} <= set(names)
    assert [name for name in names if not (REPOSITORY / name).exists()] == []


def test_what_is_installed_is_checked_against_the_lock() -> None:
    assert RECIPE.count("pip download") == RECIPE.count("--require-hashes") == 1
    installs = re.findall(r"pip (?:install|wheel) [^&]*", RECIPE)
    assert len(installs) == 3
    assert all("--no-index --" in each for each in installs)


def test_the_composition_gives_the_server_its_database_and_redis(monkeypatch: pytest.MonkeyPatch) -> None:
    server = COMPOSITION["services"]["server"]
    for name, value in server["environment"].items():
        monkeypatch.setenv(name, value)
    chosen = options(server["command"])
    assert chosen["workers"] == 2
    assert chosen["database"].startswith("postgresql://inselreich:${POSTGRES_PASSWORD")
    assert chosen["database"].endswith("@database/inselreich")
    assert chosen["redis"] == "valkey://redis:6379/0"
    assert set(server["depends_on"]) == {"database", "redis"} < set(COMPOSITION["services"])
    assert server["ports"] == [f"127.0.0.1:{chosen['port']}:8000"]
