"""Who may import whom (docs: "The rooms"): the contracts in pyproject.toml refuse what they are there to refuse."""

import os
import subprocess
import sys
import tomllib
from pathlib import Path

REPOSITORY = Path(__file__).parents[2]
LINT_IMPORTS = Path(sys.executable).parent / "lint-imports"

ROOMS = ("cli", "server", "store", "arena", "envs", "bots", "games", "almanac", "hexes", "principality", "core")
GAMES = ("classic", "inka", "quick", "cards1996", "duel")


FORBIDDEN = [
    ("core", "games.classic"),
    ("core", "hexes"),
    ("core", "almanac"),
    ("core", "store"),
    ("hexes", "principality"),
    ("hexes", "games.inka"),
    ("principality", "hexes"),
    ("principality", "cli"),
    ("almanac", "games.quick"),
    ("almanac", "hexes"),
    ("almanac", "server"),
    ("games.classic", "games.inka"),
    ("games.duel", "games.cards1996"),
    *(("games.classic", outer) for outer in ("bots", "arena", "envs", "store", "server", "cli")),
    ("bots", "arena"),
    ("bots", "server"),
    ("arena", "cli"),
    ("server", "cli"),
]

WELCOME = [
    ("cli", "server"),
    ("server", "store"),
    ("arena", "bots"),
    ("bots", "games.classic"),
    ("games.classic", "hexes"),
    ("games.duel", "principality"),
    ("hexes", "core"),
    ("almanac", "core"),
]


def check(folder: Path, arrows: list[tuple[str, str]], rooms: tuple[str, ...] = ROOMS) -> tuple[int, str]:
    """What our contracts say of a house in which these rooms import each other so, and nothing else happens."""
    for room in ["", *rooms, *(f"games.{game}" for game in GAMES)]:
        place = folder.joinpath("inselreich", *room.split("."))
        place.mkdir(parents=True, exist_ok=True)
        (place / "__init__.py").write_text("".join(f"import inselreich.{to}\n" for who, to in arrows if who == room))
    done = subprocess.run(
        [LINT_IMPORTS, "--no-cache", "--config", REPOSITORY / "pyproject.toml"],
        cwd=folder,
        env={**os.environ, "PYTHONPATH": str(folder)},
        capture_output=True,
        text=True,
        check=False,
    )
    return done.returncode, done.stdout + done.stderr


def test_the_contracts_are_there() -> None:
    contracts = tomllib.loads((REPOSITORY / "pyproject.toml").read_text())["tool"]["importlinter"]["contracts"]
    assert [contract["type"] for contract in contracts] == ["layers", "independence"]
    named = " ".join(contracts[0]["layers"])
    assert [room for room in ROOMS if f"({room})" not in named] == []


def test_arrows_that_point_inwards_are_welcome(tmp_path: Path) -> None:
    code, said = check(tmp_path, WELCOME)
    assert (code, "2 kept, 0 broken" in said) == (0, True), said


def test_rooms_that_are_not_built_yet_are_no_fault(tmp_path: Path) -> None:
    code, said = check(tmp_path, [("games.classic", "core")], rooms=("core", "games"))
    assert (code, "2 kept, 0 broken" in said) == (0, True), said


def test_every_arrow_that_points_outwards_is_refused(tmp_path: Path) -> None:
    code, said = check(tmp_path, FORBIDDEN)
    assert code == 1, said
    unnoticed = [(who, whom) for who, whom in FORBIDDEN if f"- inselreich.{who} -> inselreich.{whom} (l." not in said]
    assert unnoticed == [], said


def test_a_new_room_must_be_given_its_place(tmp_path: Path) -> None:
    code, said = check(tmp_path, [], rooms=(*ROOMS, "cellar"))
    assert (code, "cellar" in said) == (1, True), said
