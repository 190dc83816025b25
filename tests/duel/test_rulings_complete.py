"""Every ruling that concerns the introductory game has a test of its own; its rules and decisions are named by one."""

from __future__ import annotations

import re
from pathlib import Path

FILES = sorted(Path(__file__).parent.glob("test_*.py"))
TESTS = "\n".join(path.read_text(encoding="utf-8").split('"""', 2)[2] for path in FILES if path != Path(__file__))
"""Without the headings of the files, which name whole ranges of rules."""

RULES = {
    *(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 17, 18, 19, 20, 22, 23, 24, 25, 26),
    *(28, 29, 30, 31, 32, 33, 36, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 51, 52, 53, 54, 58),
    *(60, 61, 62, 63, 64, 65, 67, 68, 70, 71, 72, 73, 74, 75, 76, 77, 78, 79, 80, 81, 82, 83, 84, 85, 86),
    *(95, 97, 99, 100, 101, 102, 165, 167, 169, 170, 171, 174),
}
"""The rest is for the theme sets, the Duel of the Princes and the tournament."""
RULINGS = {
    *(2, 3, 4, 5, 6, 8, 9, 14, 15, 16, 17, 18, 22, 23, 24, 25, 26, 27, 28, 29, 30, 32, 33, 34, 35, 38, 40, 41, 42, 44),
    *(45, 56, 62, 63, 64, 65, 66, 67, 68, 69, 71, 72, 73, 74, 75, 76, 77),
}
DECISIONS = {1, 2, 3, 4, 5, 9, 10, 11, 12, 13, 14, 15, 16, 18, 27}


def numbers_in_names(kind: str) -> set[int]:
    names = re.findall(r"^def test_(\w+)\(", TESTS, re.MULTILINE)
    return {int(number) for name in names for number in re.findall(rf"(?:^|_){kind}(\d+)(?=_)", name)}


def named(kind: str) -> set[int]:
    """In a test's name, in a comment, or as what a test expects to object."""
    return {int(number) for number in re.findall(rf"\b{kind}-(\d+)", TESTS)} | numbers_in_names(kind.lower())


def test_every_ruling_has_a_test() -> None:
    assert RULINGS - numbers_in_names("dx") == set()


def test_every_rule_is_named_by_a_test() -> None:
    assert RULES - named("D") == set()


def test_every_decision_is_named_by_a_test() -> None:
    assert DECISIONS - named("DO") == set()
