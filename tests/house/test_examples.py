"""What the papers show works: every block of Python runs, every command line is understood, every link leads somewhere."""

from __future__ import annotations

import random
import re
import shlex
import subprocess
import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any, NamedTuple

import pytest

import inselreich
from inselreich import arena, bots
from inselreich.core.records import Record

REPOSITORY = Path(__file__).parents[2]
PAPERS = [REPOSITORY / name for name in ("README.md", "CONTRIBUTING.md")] + sorted((REPOSITORY / "docs").glob("*.md"))
SKETCHES = {
    "docs/scripts.md": [
        "core.chance",
        "core.questions",
        "games.classic.board",
        "games.classic.robber",
        "games.classic.building",
    ]
}
"""Excerpts of the program: they run among the names of these modules."""
QUICK = ("rules", "games", "schema")
"""The commands that take no time; of the others a shorter run is tried."""


class Block(NamedTuple):
    """A block of code in a paper."""

    paper: str
    line: int
    text: str


def blocks(language: str) -> Iterator[Block]:
    for path in PAPERS:
        text = path.read_text(encoding="utf-8")
        for found in re.finditer(rf"^```{language}\n(.*?)^```$", text, re.DOTALL | re.MULTILINE):
            yield Block(str(path.relative_to(REPOSITORY)), text[: found.start()].count("\n") + 2, found[1])


def called(block: Block) -> str:
    return f"{block.paper}:{block.line}"


def ran(block: Block) -> dict[str, Any]:
    """The names that are known after the block has run; a failure names the line in the paper."""
    names: dict[str, Any] = {"__name__": "example"}
    for module in SKETCHES.get(block.paper, ()):
        names |= vars(import_module(f"inselreich.{module}"))
    exec(compile("\n" * (block.line - 1) + block.text, block.paper, "exec"), names)
    return names


# Python


@pytest.mark.parametrize("block", list(blocks("python")), ids=called)
def test_every_block_of_python_runs(block: Block) -> None:
    random.seed(1)
    ran(block)


def test_there_is_an_example_in_the_papers_that_promise_one() -> None:
    papers = [block.paper for block in blocks("python")]
    assert {"README.md", "CONTRIBUTING.md", "docs/records.md", "docs/scripts.md"} <= set(papers)


def test_the_first_example_plays_a_whole_match(capsys: pytest.CaptureFixture[str]) -> None:
    random.seed(2)
    names = ran(next(blocks("python")))
    match = names["match"]
    assert match.over
    assert capsys.readouterr().out == f"{match.result}\n"
    assert inselreich.replay(names["record"].to_json()).record() == names["record"]


def test_the_example_of_a_bot_plays() -> None:
    (block,) = [block for block in blocks("python") if block.paper == "CONTRIBUTING.md"]
    bot = ran(block)["First"]
    match = inselreich.new("classic", seats=3, seed=1)
    arena.play_out(match, [bot(1), bots.create("random", game="classic", seed=2), bot(3)], limit=300)
    assert len(match.moves) == 300


def test_the_example_of_fair_dice_begins_a_fair_match() -> None:
    (block,) = [block for block in blocks("python") if block.paper == "docs/records.md"]
    names = ran(block)
    assert names["match"].record().fair.commitment == names["commitment"](names["secret"])


# Command lines


def commands() -> list[tuple[str, list[str]]]:
    """Every `./run` in a block of commands or in running text, with the place where it stands."""
    found = []
    for path in PAPERS:
        name = str(path.relative_to(REPOSITORY))
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
            parts = re.findall(r"`(\./run [^`]+)`", line)
            if re.match(r"(\$ )?\./run ", line):
                parts = re.split(r"\s{2,}(?=\./run)", line.removeprefix("$ "))
            found += [(f"{name}:{number}", shlex.split(part, comments=True)[1:]) for part in parts]
    return found


COMMANDS = commands()
OURS = [(place, words[words[0] == "inselreich" :]) for place, words in COMMANDS if words[0] in ("inselreich", "play")]


def test_the_papers_show_commands() -> None:
    assert len(COMMANDS) > 10
    assert len(OURS) >= 4


def test_every_command_is_one_of_run_s_and_names_what_exists() -> None:
    listed = re.findall(r'^    "(\w+)": ', (REPOSITORY / "run").read_text(encoding="utf-8"), re.MULTILINE)
    for place, words in COMMANDS:
        tool = Path(sys.executable).parent / words[0]
        assert words[0] in listed or tool.exists() or words == ["X"], f"{place}: ./run {words[0]}"
        if words[0] == "bench" and words[1:]:
            assert (REPOSITORY / "benchmarks" / f"{words[1]}.py").exists() or words[1] == "NAME", place
        for word in words:
            assert not word.startswith("tests/") or (REPOSITORY / word).exists(), f"{place}: {word}"


def shortened(words: list[str]) -> list[str]:
    """Two games instead of thousands."""
    return [("2" if before == "--games" else word) for before, word in zip(["", *words], words, strict=False)]


@pytest.mark.parametrize(("place", "words"), [each for each in OURS if each[1][0] != "play"], ids=str)
def test_every_line_of_the_inselreich_command_works(place: str, words: list[str], tmp_path: Path) -> None:
    asked = words if words[0] in QUICK else shortened(words)
    done = subprocess.run(
        [sys.executable, "-m", "inselreich", *asked],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
        timeout=600,
    )
    assert done.returncode == 0, f"{place}: {done.stderr}"
    assert len(done.stdout.splitlines()) > 2


def test_the_front_door_leads_to_the_command_as_the_readme_says() -> None:
    place, words = next((place, words) for place, words in COMMANDS if words[:2] == ["inselreich", "rules"])
    done = subprocess.run(
        [sys.executable, str(REPOSITORY / "run"), *words],
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
        timeout=600,
    )
    assert done.returncode == 0, f"{place}: {done.stderr}"
    assert "C-9" in done.stdout  # the rules about the longest road


# Facts and links


def first_column(paper: str, head: str) -> list[str]:
    """The names in code in the first column of the table that begins so."""
    table = (REPOSITORY / paper).read_text(encoding="utf-8").split(head)[1].split("\n\n")[0]
    return [name for line in table.splitlines()[1:] for name in re.findall(r"`(\w+)`", line.split("|")[1])]


def test_the_paper_about_records_lists_their_fields() -> None:
    assert first_column("docs/records.md", "| field | |") == list(Record.__struct_fields__)


def test_the_paper_about_variants_lists_the_options() -> None:
    options = inselreich.game("classic").options_type
    assert first_column("docs/variants.md", "| option | values | rule |") == list(options.__struct_fields__)


@pytest.mark.parametrize("paper", PAPERS, ids=lambda path: path.name)
def test_every_link_to_a_file_leads_somewhere(paper: Path) -> None:
    for target in re.findall(r"\]\(([^)#]+)", paper.read_text(encoding="utf-8")):
        if "://" not in target:
            assert (paper.parent / target).exists(), f"{paper.name}: {target}"
