"""Every ruling of the digest has a test of its own, and every rule and decision is named by one."""

from __future__ import annotations

import re
from pathlib import Path

FILES = sorted(Path(__file__).parent.glob("test_rulings_*.py"))
TESTS = "\n".join(path.read_text(encoding="utf-8").split('"""', 2)[2] for path in FILES)
"""Without the headings of the files, which name whole ranges of rules."""


def numbers_in_names(kind: str) -> set[int]:
    names = re.findall(r"^def test_(\w+)\(", TESTS, re.MULTILINE)
    return {int(number) for name in names for number in re.findall(rf"(?:^|_){kind}(\d+)(?=_)", name)}


def named(kind: str) -> set[int]:
    """In a test's name, in its docstring, or as what it expects to object."""
    return {int(number) for number in re.findall(rf"\b{kind}-(\d+)", TESTS)} | numbers_in_names(kind.lower())


def test_every_ruling_has_a_test() -> None:
    assert set(range(1, 77)) - numbers_in_names("kx") == set()


def test_every_rule_is_named_by_a_test() -> None:
    assert set(range(1, 72)) - named("K") == set()


def test_every_decision_is_named_by_a_test() -> None:
    assert set(range(1, 28)) - named("KO") == set()
