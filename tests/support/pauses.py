"""Where a script may pause: every question and every draw of chance that is written in the code, and where a match pauses.

Scripts nest: a roll reveals an event, which lets somebody choose a card. A match that waits inside an effect therefore
stands at several places at once, one in each of the scripts that called each other.
"""

from __future__ import annotations

import ast
import inspect
import pkgutil
import sys
from collections.abc import Callable, Iterable, Iterator
from functools import cache
from importlib import import_module
from pathlib import Path
from types import FrameType, GeneratorType, ModuleType
from typing import Any, NamedTuple

from inselreich import Match
from inselreich.core.chance import Chance
from inselreich.core.match import DRAWN
from inselreich.principality.cards import Card


class Place(NamedTuple):
    """A question, a draw of chance, or another script that is called or handed on."""

    module: str
    function: str
    line: int
    """Of its beginning; the code is what a person reads."""
    code: str

    def __str__(self) -> str:
        return f"{self.module}.{self.function}: {self.code}"


class Hook(NamedTuple):
    """What one card does, as far as it may pause."""

    card: str
    name: str


Met = set[Place | Hook]


def modules_of(*packages: str) -> tuple[ModuleType, ...]:
    """These packages or modules, and all that is in them."""
    found = []
    for name in packages:
        package = import_module(name)
        found.append(package)
        for each in pkgutil.walk_packages(getattr(package, "__path__", ()), f"{name}."):
            found.append(import_module(each.name))
    return tuple(found)


# What is written


@cache
def places_in(module: ModuleType) -> tuple[Place, ...]:
    """Every place in a module's code where a script may pause."""
    source = Path(module.__file__ or "").read_text(encoding="utf-8")
    return tuple(_places(module.__name__, ast.parse(source), ""))


def _places(module: str, tree: ast.AST, inside: str) -> Iterator[Place]:
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, ast.ClassDef | ast.FunctionDef):
            name = f"{inside}{node.name}"
            if isinstance(node, ast.FunctionDef):
                for pause in _pauses(node):
                    yield Place(module, name, pause.lineno, _text(pause))
            yield from _places(module, node, f"{name}." if isinstance(node, ast.ClassDef) else f"{name}.<locals>.")


def _text(node: ast.AST) -> str:
    """As it is written, without the parentheses that `unparse` puts around."""
    text = ast.unparse(node)
    return text[1:-1] if text.startswith("(") else text


def _pauses(function: ast.FunctionDef) -> list[ast.Yield | ast.YieldFrom | ast.Return]:
    """In a generator its questions and the scripts it calls; in another function that answers a script, the script."""
    if function.returns is None or "Script" not in ast.unparse(function.returns):
        return []
    nodes = list(_own_nodes(function))
    if asking := [node for node in nodes if isinstance(node, ast.Yield | ast.YieldFrom)]:
        return [node for node in asking if _text(node) != "yield from ()"]
    return [node for node in nodes if isinstance(node, ast.Return) and _is_script(node.value)]


def _is_script(answer: ast.expr | None) -> bool:
    return not (answer is None or (isinstance(answer, ast.Constant) and answer.value is None))


def _own_nodes(function: ast.AST) -> Iterator[ast.AST]:
    for node in ast.iter_child_nodes(function):
        if not isinstance(node, ast.FunctionDef | ast.Lambda):
            yield node
            yield from _own_nodes(node)


def hooks_of(cards: Iterable[Card]) -> set[Hook]:
    """What these cards do, as far as it may pause."""
    found = set()
    for card in cards:
        for name, function in inspect.getmembers(type(card), inspect.isfunction):
            written = places_in(sys.modules[function.__module__])
            if any(place.function == function.__qualname__ for place in written):
                found.add(Hook(card.id, name))
    return found


# What is met


class Watch:
    """Watches matches being set up and played, and notes at which of all places they pause, for a seat or for chance."""

    def __init__(self, modules: Iterable[ModuleType]) -> None:
        self.met: Met = set()
        self._places: dict[tuple[str, str], list[Place]] = {}
        for module in modules:
            for place in places_in(module):
                self._places.setdefault((place.module, place.function), []).append(place)
        self._handed_on: dict[int, tuple[Any, list[Place | Hook]]] = {}
        """Scripts that a function answered, by identity (they are kept, so that none takes another's)."""

    def kind_of_match(self) -> type[Match]:
        """A match that lets this watch know when chance is asked, as long as outcomes are forced (perhaps to be drawn)."""
        watch = self

        class Watched(Match):
            __slots__ = ()

            def _forced_outcome(self, question: Chance) -> Any:
                watch.note(self)
                return super()._forced_outcome(question)

        return Watched

    def during(self, doing: Callable[[], Any]) -> Any:
        """Do this, and note which functions hand scripts on."""
        before = sys.getprofile()
        sys.setprofile(self._see)
        try:
            return doing()
        finally:
            sys.setprofile(before)

    def _see(self, frame: FrameType, happening: str, answer: Any) -> None:
        if (
            happening == "return"
            and isinstance(answer, GeneratorType)
            and not frame.f_code.co_flags & inspect.CO_GENERATOR
        ):
            found = list(self._at(frame))
            if found:
                self._handed_on.setdefault(id(answer), (answer, []))[1].extend(found)

    def note(self, match: Match) -> list[Place | Hook]:
        """Where the match pauses now, from the outermost script to the innermost."""
        found: list[Place | Hook] = []
        script: Any = match._script
        while script is not None and inspect.isgenerator(script):
            found += self._handed_on.get(id(script), (None, []))[1]
            if script.gi_frame is not None:
                found += self._at(script.gi_frame)
            script = script.gi_yieldfrom
        self.met.update(found)
        return found

    def _at(self, frame: FrameType) -> Iterator[Place | Hook]:
        written = self._places.get((frame.f_globals["__name__"], frame.f_code.co_qualname), [])
        begun = [place for place in written if place.line <= frame.f_lineno]
        if begun:
            yield begun[-1]
            card = frame.f_locals.get("self")
            if isinstance(card, Card):
                yield Hook(card.id, frame.f_code.co_name)


MANY_DRAWS = [DRAWN] * 100
"""Forced outcomes that leave it to the stream: so that a watch sees each."""
