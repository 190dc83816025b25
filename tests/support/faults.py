"""Tables that are wrong on purpose, to see whether a game's checks say so."""

from __future__ import annotations

import ast
import inspect
import re
from collections.abc import Callable, Iterator, Mapping
from types import ModuleType
from typing import Any

from inselreich.core.match import Match

Fault = Callable[[Any], None]
"""Spoils a table."""


def problems(match: Match) -> list[str]:
    """All that the game's checks have to say."""
    return [*match.game.check(match.table), *match.game.recheck(match.table, match.events)]


def put(**fields: Any) -> Fault:
    """Other values of some fields."""

    def fault(table: Any) -> None:
        for name, value in fields.items():
            setattr(table, name, value)

    return fault


def at(name: str, *way: int, value: Any = None, more: int = 0, other: Callable[[Any], Any] | None = None) -> Fault:
    """One place of a list: another value."""

    def fault(table: Any) -> None:
        inner = getattr(table, name)
        *first, last = way
        for step in first:
            inner = inner[step]
        inner[last] = other(inner[last]) if other else inner[last] + more if value is None else value

    return fault


def several(*faults: Fault) -> Fault:
    def all_of_them(table: Any) -> None:
        for fault in faults:
            fault(table)

    return all_of_them


def sentences(*modules: ModuleType) -> list[re.Pattern[str]]:
    """Every sentence that the checks in these modules can say."""
    return [sentence for module in modules for sentence in _sentences(ast.parse(inspect.getsource(module)))]


def _sentences(tree: ast.Module) -> Iterator[re.Pattern[str]]:
    for node in ast.walk(tree):
        said = node.value if isinstance(node, ast.Yield) else None
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "append":
            said = node.args[0]
        if isinstance(said, ast.JoinedStr):
            parts = [re.escape(str(part.value)) if isinstance(part, ast.Constant) else ".*" for part in said.values]
            yield re.compile("".join(parts), re.DOTALL)
        elif isinstance(said, ast.Constant):
            yield re.compile(re.escape(str(said.value)))


Faults = Mapping[str, tuple[Fault, str]]
"""What is wrong: how it comes about, and what the checks say."""
Sound = Callable[[], tuple[Match, Any]]
"""Sets up a match with nothing wrong, and its table."""


def said_of(sound: Sound, spoil: Fault) -> list[str]:
    """What the checks say of this fault."""
    match, table = sound()
    spoil(table)
    return problems(match)


def never_said(sound: Sound, faults: Faults, expected: list[re.Pattern[str]]) -> list[str]:
    """Which of the sentences none of the faults provokes."""
    found = [problem for spoil, _ in faults.values() for problem in said_of(sound, spoil)]
    return [each.pattern for each in expected if not any(each.fullmatch(problem) for problem in found)]
