"""Every worked example, every rule and every decision of the digest is named by a test."""

from __future__ import annotations

import re
from pathlib import Path

FILES = sorted(Path(__file__).parent.glob("test_rulings_*.py"))
TESTS = "\n".join(path.read_text(encoding="utf-8").split('"""', 2)[2] for path in FILES)
"""Without the headings of the files, which name whole ranges of rules."""


def numbers_in_names(kind: str) -> set[int]:
    names = re.findall(r"^def test_(\w+)\(", TESTS, re.MULTILINE)
    return {int(number) for name in names for number in re.findall(rf"(?:^|_){kind}(\d+)(?=_)", name)}


def test_every_worked_example_has_a_test() -> None:
    assert set(range(1, 52)) - numbers_in_names("qx") == set()


def test_every_decision_is_named_by_a_test() -> None:
    named = {int(number) for number in re.findall(r"\bQO-(\d+)", TESTS)} | numbers_in_names("qo")
    assert set(range(1, 18)) - named == set()


def test_every_rule_is_named_by_a_test() -> None:
    """In its name, its docstring, or as what it expects to object."""
    named = {int(number) for number in re.findall(r"\bQ-(\d+)", TESTS)} | numbers_in_names("q")
    assert set(range(1, 59)) - named == set()
