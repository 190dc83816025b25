"""Every ruling and every variant of the digest has a test of its own, found by its number."""

from __future__ import annotations

from pathlib import Path

from tests.support.rulings import RuleTests

TESTS = RuleTests(Path(__file__).parent)


def test_every_ruling_has_a_test() -> None:
    assert set(range(1, 101)) - TESTS.in_names("cr") == set()


def test_every_variant_has_a_test() -> None:
    assert set(range(1, 7)) - TESTS.in_names("cv") == set()


def test_every_rule_is_named_by_a_test() -> None:
    """In its name, its docstring, or as what it expects to object."""
    assert set(range(1, 125)) - TESTS.named("C") == set()
