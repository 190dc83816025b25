"""The front door: what `./run` answers, and that it sets itself up and mends itself. No test here needs a network."""

import ast
import os
import shutil
import signal
import subprocess
import sys
import time
from importlib.machinery import SourceFileLoader
from importlib.util import module_from_spec, spec_from_loader
from pathlib import Path
from typing import Any

import pytest

REPOSITORY = Path(__file__).parents[2]

# Says how it was called and exits with the code that CODE_<its name> asks for.
TOOL = """#!/bin/sh
name=$(basename "$0" | tr - _)
echo "$name $* in $PWD"
eval "exit \\${CODE_$name:-0}"
"""
TOOLS = ("inselreich", "lint-imports", "mypy", "pytest", "python", "ruff", "uv")

# The least that pip accepts for an editable install: a wheel with a name and nothing in it.
BACKEND = """
import time, zipfile
from pathlib import Path

def build_editable(folder, config_settings=None, metadata_directory=None):
    Path("builds.log").open("a").write("build\\n")
    while Path("hold").exists():
        time.sleep(0.05)
    with zipfile.ZipFile(Path(folder, "stub-1-py3-none-any.whl"), "w") as wheel:
        wheel.writestr("stub.py", "")
        wheel.writestr("stub-1.dist-info/METADATA", "Metadata-Version: 2.1\\nName: stub\\nVersion: 1\\n")
        wheel.writestr("stub-1.dist-info/WHEEL", "Wheel-Version: 1.0\\nRoot-Is-Purelib: true\\nTag: py3-none-any\\n")
        wheel.writestr("stub-1.dist-info/RECORD", "")
    return "stub-1-py3-none-any.whl"
"""


def load(script: Path) -> Any:
    """The script as a module, so that a test can ask it for its table."""
    loader = SourceFileLoader("house_run", str(script))
    spec = spec_from_loader(loader.name, loader)
    assert spec is not None
    module = module_from_spec(spec)
    loader.exec_module(module)
    return module


class House:
    """A checkout of its own in a temporary folder, with the real `run` and next to nothing to install."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.venv = root / ".venv"
        root.mkdir()
        shutil.copy(REPOSITORY / "run", root)
        (root / "requirements.lock").write_text("# nothing\n")
        (root / "backend.py").write_text(BACKEND)
        (root / "pyproject.toml").write_text(
            '[build-system]\nrequires = []\nbuild-backend = "backend"\nbackend-path = ["."]\n'
            '[project]\nname = "stub"\nversion = "1"\n'
        )

    def pretend_ready(self) -> None:
        (self.venv / "bin").mkdir(parents=True)
        for name in TOOLS:
            tool = self.venv / "bin" / name
            tool.write_text(TOOL)
            tool.chmod(0o755)
        (self.venv / "lib" / "python3.11" / "site-packages" / "rich").mkdir(parents=True)
        load(self.root / "run").write_stamp()

    def start(self, *args: str, cwd: Path | None = None, **environment: str) -> subprocess.Popen[str]:
        return subprocess.Popen(
            [sys.executable, str(self.root / "run"), *args],
            cwd=cwd or self.root,
            env={**os.environ, "PIP_NO_INDEX": "1", **environment},
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )

    def run(self, *args: str, cwd: Path | None = None, **environment: str) -> tuple[int, list[str], list[str]]:
        """Its exit code and what it said on stdout and on stderr, in lines."""
        process = self.start(*args, cwd=cwd, **environment)
        out, err = process.communicate(timeout=120)
        return process.returncode, out.splitlines(), err.splitlines()

    @property
    def builds(self) -> int:
        log = self.root / "builds.log"
        return len(log.read_text().splitlines()) if log.exists() else 0


@pytest.fixture
def house(tmp_path: Path) -> House:
    """A house whose tools only say how they were called."""
    house = House(tmp_path / "a house")  # a path with a space in it
    house.pretend_ready()
    return house


# What it answers


@pytest.mark.parametrize("args", [[], ["--help"], ["-h"], ["help"]])
def test_without_a_command_it_lists_each_command_with_its_help(house: House, args: list[str]) -> None:
    code, out, err = house.run(*args)
    assert (code, err) == (0, [])
    for name, command in load(house.root / "run").COMMANDS.items():
        assert len(command.help) > 10
        assert any(line.split() == [name, *command.help.split()] for line in out)


def test_the_list_needs_no_environment(tmp_path: Path) -> None:
    house = House(tmp_path / "house")
    assert house.run()[0] == 0
    assert not house.venv.exists()


@pytest.mark.parametrize("name", ["tset", "", "..", "../../run", "/bin/sh", "-x"])
def test_an_unknown_command_gets_one_sentence_and_code_2(house: House, name: str) -> None:
    code, out, err = house.run(name)
    assert (code, out, len(err)) == (2, [], 1)
    assert err[0].startswith(f"There is no command '{name}'. There are: test, lint, ")


def test_any_other_word_is_a_tool_called_where_the_caller_stands(house: House, tmp_path: Path) -> None:
    assert house.run("mypy", "a b", cwd=tmp_path, CODE_mypy="7") == (7, [f"mypy a b in {tmp_path}"], [])


def test_inselreich_and_play_pass_on_arguments_and_exit_code(house: House) -> None:
    assert house.run("inselreich", "games", "--json") == (0, [f"inselreich games --json in {house.root}"], [])
    assert house.run("play", "duel", CODE_inselreich="3") == (3, [f"inselreich play duel in {house.root}"], [])


def test_test_alone_is_the_whole_gate(house: House, tmp_path: Path) -> None:
    code, out, _ = house.run("test", cwd=tmp_path)
    assert code == 0
    told = [line.replace(str(house.root), "HOUSE").removesuffix(" in HOUSE") for line in out]
    client = ["HOUSE/hatch_build.py run lint", "HOUSE/hatch_build.py run layout", "HOUSE/hatch_build.py run check"]
    build = ["HOUSE/hatch_build.py run test", "HOUSE/hatch_build.py"]
    assert [line.split()[0] for line in told[:4]] == ["ruff", "ruff", "mypy", "lint_imports"]
    assert told[4:-1] == [f"python {words}" for words in (*client, *build)]
    assert told[-1].startswith("pytest ")
    assert "--cov" in out[-1]
    assert all(line.endswith(f" in {house.root}") for line in out)


def test_test_with_arguments_is_pytest_with_these(house: House) -> None:
    code, out, err = house.run("test", "tests/x.py", "-k", "y")
    built = f"python {house.root}/hatch_build.py in {house.root}"
    assert (code, out, err) == (0, [built, f"pytest tests/x.py -k y in {house.root}"], [])


def test_an_unclean_gate_names_every_failed_check_and_starts_no_test(house: House) -> None:
    code, out, err = house.run("test", CODE_ruff="1", CODE_lint_imports="1")
    assert code == 1
    assert not any(line.startswith("pytest") for line in out)
    assert err[-1].startswith("Not clean: ruff, lint-imports.")


def test_failing_tests_fail_the_gate(house: House) -> None:
    assert house.run("test", CODE_pytest="5")[0] == 5


def test_bench_lists_and_runs_benchmarks(house: House) -> None:
    assert house.run("bench")[:2] == (0, ["  (none yet)"])
    (house.root / "benchmarks").mkdir()
    (house.root / "benchmarks" / "forks.py").write_text('"""How long a fork takes.\n\nIn microseconds."""\n')
    (house.root / "benchmarks" / "_shared.py").write_text("")
    assert house.run("bench") == (0, ["  forks  How long a fork takes."], [])
    script = house.root / "benchmarks" / "forks.py"
    assert house.run("bench", "forks", "--quick") == (0, [f"python {script} --quick in {house.root}"], [])


def test_an_unknown_benchmark_gets_one_sentence_and_code_2(house: House) -> None:
    assert house.run("bench", "x") == (2, [], ["There is no benchmark 'x'. There are: none yet."])
    assert house.run("soak", "classic") == (2, [], ["There is no benchmark 'soak'. There are: none yet."])


# Which Python it takes


def test_an_old_python_can_read_it() -> None:
    ast.parse((REPOSITORY / "run").read_text(), feature_version=(3, 7))


def test_an_old_python_goes_on_with_a_newer_one_and_passes_over_a_broken_one(tmp_path: Path) -> None:
    for name, script in {"python3.12": "exit 127", "python3.11": 'test "$1" = -c || echo "$2"'}.items():
        (tmp_path / name).write_text(f"#!/bin/sh\n{script}\n")
        (tmp_path / name).chmod(0o755)
    assert without_a_new_python(tmp_path) == (0, "--flag\n", "")


def test_where_every_python_is_old_one_sentence_says_so(tmp_path: Path) -> None:
    code, out, err = without_a_new_python(tmp_path)
    assert (code, out) == (2, "")
    assert err.startswith("Inselreich needs Python 3.11 or newer, but ")
    assert err.count("\n") == 1


def without_a_new_python(path: Path) -> tuple[int, str, str]:
    """What `./run --flag` does under a Python that is too old, where only this folder is on the PATH."""
    start = "import sys, runpy; sys.argv = ['run', '--flag']; sys.version_info = (3, 9, 2, 'final', 0); "
    start += f"runpy.run_path({str(REPOSITORY / 'run')!r}, run_name='__main__')"
    environment = {**os.environ, "PATH": str(path)}
    done = subprocess.run(
        [sys.executable, "-c", start], env=environment, capture_output=True, text=True, check=False, timeout=60
    )
    return done.returncode, done.stdout, done.stderr


# How it sets up


def test_two_at_once_set_up_one_environment_and_a_damaged_one_is_mended(tmp_path: Path) -> None:
    house = House(tmp_path / "house")
    works = ("python", "-c", "import stub; print('works')")
    both = [house.start(*works) for _ in range(2)]
    answers = [process.communicate(timeout=120) for process in both]
    assert [process.returncode for process in both] == [0, 0]
    assert [out for out, _ in answers] == ["works\n", "works\n"]
    assert house.builds == 1
    assert house.run(*works) == (0, ["works"], [])  # the third only looks

    shutil.rmtree(house.venv / "lib")
    assert house.run(*works)[:2] == (0, ["works"])
    assert house.builds == 2

    with (house.root / "pyproject.toml").open("a") as project:
        project.write('description = "changed"\n')
    assert house.run(*works)[:2] == (0, ["works"])
    assert house.builds == 3
    assert house.run(*works) == (0, ["works"], [])


@pytest.mark.parametrize(
    "part", [".venv", ".venv/bin", ".venv/lib", ".venv/bin/python", ".venv/lib/python3.11/site-packages/rich"]
)
def test_a_missing_part_is_noticed(house: House, part: str) -> None:
    if (house.root / part).is_dir():
        shutil.rmtree(house.root / part)
    else:
        (house.root / part).unlink()
    assert not load(house.root / "run").is_ready()


def test_a_changed_lock_another_python_another_place_or_a_torn_stamp_make_it_out_of_date(house: House) -> None:
    script = load(house.root / "run")
    assert script.is_ready()
    script.VERSION = "3.99"
    assert not script.is_ready()
    moved = load(house.root.rename(house.root.with_name("moved")) / "run")
    assert not moved.is_ready()
    moved.write_stamp()
    assert moved.is_ready()
    moved.LOCK.write_text("# still nothing\n")
    assert not moved.is_ready()
    moved.STAMP.write_text('{"packages":')
    assert not moved.is_ready()


def test_a_set_up_killed_half_way_is_made_good_by_the_next(tmp_path: Path) -> None:
    house = House(tmp_path / "house")
    hold = house.root / "hold"
    hold.touch()
    first = house.start("python", "--version")
    wait_until(lambda: house.builds == 1)
    first.send_signal(signal.SIGKILL)
    first.wait()
    second = house.start("python", "-c", "import stub; print('works')")  # waits: the orphaned pip still has its turn
    time.sleep(0.5)
    assert house.builds == 1
    hold.unlink()
    out, err = second.communicate(timeout=120)
    for pipe in (first.stdout, first.stderr):
        assert pipe is not None
        pipe.close()
    assert (second.returncode, out) == (0, "works\n"), err
    assert "waiting for it" in err


def test_a_failed_set_up_shows_why_and_counts_for_nothing(tmp_path: Path) -> None:
    house = House(tmp_path / "house")
    (house.root / "requirements.lock").write_text("nobody-has-this==1 --hash=sha256:00\n")
    code, out, err = house.run("python", "--version")
    assert (code, out) == (1, [])
    assert any("nobody-has-this" in line for line in err[:-1])
    assert err[-1].startswith("The set-up failed at: ")
    assert not load(house.root / "run").is_ready()


def wait_until(happened: Any) -> None:
    for _ in range(600):
        if happened():
            return
        time.sleep(0.1)
    raise AssertionError("a minute has passed")
