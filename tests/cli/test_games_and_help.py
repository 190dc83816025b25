"""`inselreich games`, `--version`, `--help`."""

from __future__ import annotations

import json
import subprocess
import sys
from types import ModuleType

import pytest

import inselreich

from .conftest import Run


def test_the_table_names_games_seats_and_all_options(command: Run) -> None:
    said = command("games")
    assert said.code == 0
    assert "classic The classic board game 2, 3, 4 (usually 4) 1" in " ".join(said.out.split())
    for option in inselreich.game("classic").options_type.__struct_fields__:
        assert option in said.out
    assert "variable | beginner | random | balanced" in said.out
    assert "8 to 14" in said.out


def test_json_has_the_same_for_a_program(command: Run) -> None:
    game, *others = json.loads(command("games", "--json").lines[-1])["games"]
    assert [game["key"], *(other["key"] for other in others)] == [each.key for each in inselreich.all_games()]
    assert game["seats"] == [2, 3, 4]
    options = {option["name"]: option for option in game["options"]}
    assert options["points_to_win"] == {"name": "points_to_win", "default": 10, "least": 8, "most": 14}
    assert options["friendly_robber"] == {"name": "friendly_robber", "default": False, "allowed": [False, True]}


def test_games_loads_nothing_that_takes_time() -> None:
    code = "import sys; from inselreich.cli import main; main(['games']); print(*sys.modules)"
    modules = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout.split()
    assert not {"rich", "pydantic", "pyarrow", "inselreich.bots", "inselreich.arena"} & set(modules)


def test_version_and_help(command: Run) -> None:
    assert command("--version").out == f"inselreich {inselreich.__version__}\n"
    whole = command("--help")
    assert whole.code == 0
    assert command().out == whole.out
    for name in ("games", "play", "simulate", "record", "replay", "rules", "schema"):
        assert name in whole.out
        assert command(name, "--help").code == 0
    assert "..." not in whole.out.partition("Commands:")[2]


def test_given_ctrl_c_while_the_command_starts_then_it_ends_without_a_word(
    command: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "inselreich.cli.app", _Impatient("inselreich.cli.app"))
    assert command("games") == (130, "", "")


class _Impatient(ModuleType):
    """A module that somebody breaks off while it is loaded."""

    def __getattr__(self, name: str) -> object:
        raise KeyboardInterrupt
