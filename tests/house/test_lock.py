"""The lock: everything the project asks for, pinned, hashed, and no word about where it comes from."""

import re
import tomllib
from pathlib import Path
from typing import Any

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

REPOSITORY = Path(__file__).parents[2]
LOCK = (REPOSITORY / "requirements.lock").read_text()
PROJECT: dict[str, Any] = tomllib.loads((REPOSITORY / "pyproject.toml").read_text())

# One entry: a line that begins at the margin, and its hashes in the lines below.
ENTRIES = re.findall(r"^([a-z0-9][^\n]*(?:\n +--hash[^\n]*)*)", LOCK, flags=re.MULTILINE)
PINS = {
    canonicalize_name(match[1]): match[2] for entry in ENTRIES if (match := re.match(r"([\w.-]+)==([\w.]+)", entry))
}

ASKED_FOR: list[str] = [
    *PROJECT["build-system"]["requires"],  # the editable install builds without a network of its own
    *PROJECT["project"]["dependencies"],
    *PROJECT["dependency-groups"]["dev"],
]


def test_it_names_no_host_and_no_place_on_a_machine() -> None:
    strange = [line for line in LOCK.splitlines() if re.search(r"://|@|(^|[\s=])[/~]|index-url|find-links|www", line)]
    assert strange == []


def test_every_entry_is_pinned_and_hashed() -> None:
    assert len(PINS) == len(ENTRIES) > 20
    assert [entry for entry in ENTRIES if "--hash=sha256:" not in entry] == []


@pytest.mark.parametrize("wanted", ASKED_FOR)
def test_it_holds_what_the_project_asks_for(wanted: str) -> None:
    requirement = Requirement(wanted)
    pinned = PINS.get(canonicalize_name(requirement.name))
    assert pinned is not None, "run ./run lock"
    assert requirement.specifier.contains(pinned, prereleases=True), "run ./run lock"
