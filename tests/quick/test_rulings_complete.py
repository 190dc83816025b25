"""Every worked example, every rule and every decision of the digest is named by a test."""

from __future__ import annotations

from pathlib import Path

from tests.support.rulings import RuleTests

TESTS = RuleTests(Path(__file__).parent)


def test_every_worked_example_has_a_test() -> None:
    assert set(range(1, 52)) - TESTS.in_names("qx") == set()


def test_every_decision_is_named_by_a_test() -> None:
    assert set(range(1, 18)) - TESTS.named("QO") == set()


def test_every_rule_is_named_by_a_test() -> None:
    """In its name, its docstring, or as what it expects to object."""
    assert set(range(1, 59)) - TESTS.named("Q") == set()
