"""What a game comes to, as text: for comparing runs of the program under different hash seeds.

`python -m tests.support.fingerprints classic` plays matches of the game by each of its bots and prints, for each, short
hashes of the record, of what everybody saw on the way, and of all that was listed. It replays the golden matches too.
"""

from __future__ import annotations

import hashlib
import sys
from collections.abc import Iterator
from typing import Any

import msgspec

import inselreich
from inselreich import bots
from inselreich.core import checks
from inselreich.core.perspective import Perspective
from tests.golden.collection import collections, differences
from tests.support.matches import Driver, random_match

MATCHES = 4
"""So many for each bot, with other seats and options each."""
MOVES = 400


def fingerprints(key: str) -> Iterator[str]:
    """A line for each match."""
    for seed in range(MATCHES):
        yield f"driver {seed}: {_played(random_match(key, seed), None, seed)}"
        for name in bots.names(key):
            yield f"{name} {seed}: {_played(random_match(key, seed), name, seed)}"
    for collection in collections():
        if collection.key == key:
            for recipe in collection.recipes:
                changed = list(differences(collection, recipe.name))
                yield f"golden {recipe.name}: {changed or 'unchanged'}"


def _played(match: inselreich.Match, name: str | None, seed: int) -> str:
    """The match played by this bot in every seat, or driven in every way the game allows."""
    driver = Driver(match, seed, invited=15, free=15)
    players = [bots.create(name, game=match.game.key, seed=seat) for seat in range(match.seats)] if name else []
    seen, listed = hashlib.sha256(), hashlib.sha256()
    for number in range(MOVES):
        if match.over:
            break
        if number % 10 == 0:
            _add(seen, [match.view(seat) for seat in checks.viewers(match)])
            twin = match.redeal(number % match.seats, number)
            _add(seen, [twin.view(seat) for seat in checks.viewers(twin)])
        _add(listed, [decision.data() for decision in checks.asked(match)])
        if players:
            seat = match.waiting_for[0]
            match.play(seat, players[seat].answer(Perspective(match, seat)))
        else:
            driver.step()
    for viewer in checks.viewers(match):
        _add(seen, match.events_for(viewer))
    record = match.record().to_json()
    return f"{len(match.moves)} moves, record {_short(record.encode())}, seen {seen.hexdigest()[:16]}, listed {listed.hexdigest()[:16]}"


def _add(hashed: Any, value: Any) -> None:
    hashed.update(msgspec.json.encode(value))


def _short(data: bytes) -> str:
    return hashlib.sha256(data).hexdigest()[:16]


if __name__ == "__main__":
    for line in fingerprints(sys.argv[1]):
        print(line)
