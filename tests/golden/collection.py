"""The golden matches: full records that must replay unchanged, each with what its seats see on the way.

A game's folder here has `recipes.py` (how its matches came about, and what they must cover between them), and for each
recipe two files: `<name>.json`, the record with a line for each move, and `<name>.views.json`: short hashes of all views,
events and legal moves at every so many moves, and at a few moves the views themselves. `rewrite.py` makes them anew.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Iterator, Mapping
from importlib import import_module
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

import inselreich
from inselreich import arena, bots
from inselreich.core import checks
from tests.support.matches import Driver

FOLDER = Path(__file__).parent
HASHED_EVERY = 25
"""So many moves lie between two hashes."""
SHOWN = 4
"""So many positions are shown whole: evenly spread, the last one at the end."""
NOTHING: Mapping[str, Any] = {}


class Recipe(NamedTuple):
    """How a golden match came about: played at random in some style, or by bots, with seeded or with fair dice."""

    name: str
    seats: int
    seed: int = 0
    options: Mapping[str, Any] = NOTHING
    style: Mapping[str, int] = NOTHING
    bots: tuple[str, ...] = ()
    contributions: tuple[str, ...] = ()
    forced: tuple[Any, ...] = ()

    def play(self, key: str) -> inselreich.Match:
        """The whole match."""
        secret = hashlib.sha256(self.name.encode()).hexdigest()
        match = inselreich.new(
            key,
            seats=self.seats,
            seed=None if self.contributions else self.seed,
            options=self.options,
            chance=inselreich.Fair(secret, self.contributions) if self.contributions else None,
            forced=self.forced,
        )
        if self.bots:
            arena.play_out(match, [bots.create(name, game=key, seed=seat) for seat, name in enumerate(self.bots)])
        else:
            Driver(match, self.seed + 1, **self.style).run(20_000)
        assert match.over, f"the golden match {self.name} does not end"
        return match


Feature = Callable[[Recipe, inselreich.Match], bool]


class Collection(NamedTuple):
    """The golden matches of one game."""

    key: str
    recipes: tuple[Recipe, ...]
    features: Mapping[str, Feature]
    """What must happen in at least one of the matches."""

    def files(self, name: str) -> tuple[Path, Path]:
        """The record, and what is seen."""
        folder = FOLDER / self.key
        return folder / f"{name}.json", folder / f"{name}.views.json"


def collections() -> list[Collection]:
    """One for each folder with recipes."""
    keys = sorted(path.parent.name for path in FOLDER.glob("*/recipes.py"))
    found = []
    for key in keys:
        recipes = import_module(f"tests.golden.{key}.recipes")
        found.append(Collection(key, tuple(recipes.RECIPES), recipes.FEATURES))
    return found


def texts_of(match: inselreich.Match) -> tuple[str, str]:
    """The two files of a match."""
    record = match.record()
    return laid_out(json.loads(record.to_json()), 2), laid_out(seen_in(record), 4)


def differences(collection: Collection, name: str) -> Iterator[str]:
    """Replay a golden record: where what comes out is not what the files say."""
    files = collection.files(name)
    match = inselreich.replay(files[0].read_text(encoding="utf-8"))
    for path, found in zip(files, texts_of(match), strict=True):
        expected = path.read_text(encoding="utf-8")
        if found != expected:
            yield f"{collection.key}/{path.name}: {first_difference(found, expected)}"


def first_difference(found: str, expected: str) -> str:
    """The first line that is not as it should be."""
    lines, others = found.splitlines(), expected.splitlines()
    for number, (line, other) in enumerate(zip(lines, others, strict=False), 1):
        if line != other:
            return f"line {number} is {line[:300]!r}, expected {other[:300]!r}"
    return f"there are {len(lines)} lines, expected {len(others)}"


def walk(record: inselreich.Record) -> Iterator[inselreich.Match]:
    """The match before the first move, and after each."""
    match = inselreich.replay(record, until=0)
    yield match
    for entry in record.moves:
        match.play(entry.seat, match.game.reader.from_data(entry.move))
        yield match


def seen_in(record: inselreich.Record) -> dict[str, Any]:
    """Hashes on the way, and a few positions whole."""
    hashes: dict[str, str] = {}
    shown: dict[str, dict[str, Any]] = {}
    whole = {record.length * part // SHOWN for part in range(1, SHOWN + 1)}
    for number, match in enumerate(walk(record)):
        if number % HASHED_EVERY == 0 or number == record.length:
            hashes[f"after move {number}"] = _hashes(match)
        if number in whole:
            shown[f"after move {number}"] = _views(match)
    return {"hashes": hashes, "views": shown}


def _hashes(match: inselreich.Match) -> str:
    viewers = checks.viewers(match)
    views = _hash([match.view(seat) for seat in viewers])
    events = _hash([match.events_for(seat) for seat in viewers])
    asked = _hash([decision.data() for decision in checks.asked(match)])
    return f"views {views}, events {events}, asked {asked}"


def _hash(value: Any) -> str:
    return hashlib.blake2b(msgspec.json.encode(value), digest_size=8).hexdigest()


def _views(match: inselreich.Match) -> dict[str, Any]:
    """What a spectator sees; of each seat's view what is different."""
    spectator = json.loads(msgspec.json.encode(match.view(None)))
    views: dict[str, Any] = {"spectator": spectator}
    for seat in range(match.seats):
        view = json.loads(msgspec.json.encode(match.view(seat)))
        views[f"seat {seat}"] = {name: value for name, value in view.items() if value != spectator[name]}
    return views


def laid_out(value: Any, depth: int) -> str:
    """JSON with a line for each value down to a depth."""
    return _lines(value, depth) + "\n"


def _lines(value: Any, depth: int) -> str:
    if not depth or not value or not isinstance(value, dict | list):
        return json.dumps(value, ensure_ascii=False, separators=(",", ":"))
    if isinstance(value, list):
        return "[\n" + ",\n".join(_lines(each, depth - 1) for each in value) + "\n]"
    named = [f"{json.dumps(name, ensure_ascii=False)}:{_lines(each, depth - 1)}" for name, each in value.items()]
    return "{\n" + ",\n".join(named) + "\n}"
