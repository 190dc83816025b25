"""Every ruling and every variant of the digest has a test of its own, found by its number."""

from __future__ import annotations

import re
from pathlib import Path

FILES = sorted(Path(__file__).parent.glob("test_rulings_*.py"))
TESTS = "\n".join(path.read_text(encoding="utf-8").split('"""', 2)[2] for path in FILES)
"""Without the headings of the files, which name whole ranges of rules."""


def numbers_in_names(kind: str) -> set[int]:
    names = re.findall(r"^def test_(\w+)\(", TESTS, re.MULTILINE)
    return {int(number) for name in names for number in re.findall(rf"(?:^|_){kind}(\d+)(?=_)", name)}


def test_every_ruling_has_a_test() -> None:
    assert set(range(1, 101)) - numbers_in_names("cr") == set()


def test_every_variant_has_a_test() -> None:
    assert set(range(1, 7)) - numbers_in_names("cv") == set()


def test_every_rule_is_named_by_a_test() -> None:
    """In its name, its docstring, or as what it expects to object."""
    named = {int(number) for number in re.findall(r"\bC-(\d+)", TESTS)} | numbers_in_names("c")
    assert set(range(1, 125)) - named == set()
