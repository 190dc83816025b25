"""Every ruling, rule, variant and decision of the digest is named by a test."""

from __future__ import annotations

from pathlib import Path

from tests.support.rulings import RuleTests

TESTS = RuleTests(Path(__file__).parent, "test_*.py")


def test_every_ruling_has_a_test() -> None:
    assert set(range(1, 107)) - TESTS.in_names("ir") == set()


def test_every_variant_has_a_test() -> None:
    assert set(range(1, 6)) - TESTS.in_names("iv") == set()


def test_every_rule_is_named_by_a_test() -> None:
    """In its name, its docstring, or as what it expects to object."""
    assert set(range(1, 138)) - TESTS.named("I") == set()


def test_every_decision_is_named_by_a_test() -> None:
    assert set(range(1, 28)) - TESTS.named("IQ") == set()
