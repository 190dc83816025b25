"""Every ruling of the digest has a test of its own, and every rule and decision is named by one."""

from __future__ import annotations

from pathlib import Path

from tests.support.rulings import RuleTests

TESTS = RuleTests(Path(__file__).parent)


def test_every_ruling_has_a_test() -> None:
    assert set(range(1, 77)) - TESTS.in_names("kx") == set()


def test_every_rule_is_named_by_a_test() -> None:
    """In its name, its docstring, or as what it expects to object."""
    assert set(range(1, 72)) - TESTS.named("K") == set()


def test_every_decision_is_named_by_a_test() -> None:
    assert set(range(1, 28)) - TESTS.named("KO") == set()
