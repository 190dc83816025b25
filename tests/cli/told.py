"""What the tests of sentences and typed moves know of each game: its colours, and examples of what fields may hold."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple, get_args

import msgspec

import inselreich
from inselreich.cli.sentences import Teller
from inselreich.cli.words import Language, Seats
from inselreich.core.moves import Pile
from inselreich.core.resources import Cards as QuickCards
from inselreich.games.classic.pieces import Cards as ClassicCards
from inselreich.games.inka.pieces import Cards as InkaCards
from inselreich.games.quick.moves import Replacement

SHARED: dict[str, Any] = {
    "dice": (3, 4),
    "to": (1, 2),
    "points": (10, 4, 3, 2),
    "piece": "road",
    "thief": 1,
    "victim": 2,
    "partner": 2,
    "proposer": 2,
    "count": 2,
    "paid": 2,
}


class Told(NamedTuple):
    """A game with sentences."""

    colours: tuple[str, ...]
    pile: type[Pile]
    examples: Mapping[str, Any]
    asked: frozenset[str]
    """The rules that ask."""


GAMES = {
    "classic": Told(
        ("red", "blue", "white", "orange"),
        ClassicCards,
        {"place": "H4-H9", "path": "H4-H9", "hex": "H4", "crossing": "H4-H5-H9", "resource": "ore", "card": "knight"},
        frozenset({"C-32", "C-33", "C-37", "C-38", "C-47", "C-49", "C-51", "C-58", "C-81", "C-82", "CV-6"}),
    ),
    "inka": Told(
        ("red", "orange", "blue", "grey"),
        InkaCards,
        {
            "place": "3.2-4.3",
            "path": "3.2-4.3",
            "hex": "5.6",
            "crossing": "3.2-3.4-4.3",
            "kind": "ore",
            "card": "combat_arts",
            "roads": ("3.2-4.3",),
            "crossings": ("3.2-3.4-4.3",),
        },
        frozenset(
            {
                *("I-34", "I-35", "I-38", "I-39", "I-50", "I-52", "I-53", "I-59"),
                *("I-85", "I-94", "I-95", "I-116", "I-118"),
            }
        ),
    ),
    "quick": Told(
        (),
        QuickCards,
        {
            "place": 3,
            "resource": "ore",
            "card": "knight",
            "cards": ("road", "knight"),
            "event": "new_year",
            "cause": "production",
            "replace": Replacement("grain", by="wool"),
        },
        frozenset({"Q-17", "Q-24", "Q-48", "Q-49"}),
    ),
}


def kinds(of: str) -> list[Any]:
    """All the kinds of moves or of events, each with its game."""
    return [(key, kind) for key in GAMES for kind in getattr(inselreich.game(key), f"{of}_types")]


def teller(reader: int | None = None, language: Language = "en", key: str = "classic") -> Teller:
    return Teller(key, Seats(GAMES[key].colours, reader, language))


def some(key: str, kind: type[msgspec.Struct]) -> Iterator[msgspec.Struct]:
    """Examples of an event or a move, every optional field with and without a value."""
    for empty in (False, True):
        yield kind(
            **{field.name: _value(GAMES[key], field.name, field.type, empty) for field in msgspec.structs.fields(kind)}
        )


def _value(game: Told, name: str, kind: Any, empty: bool) -> Any:
    if kind is bool:
        return empty
    if empty and type(None) in get_args(kind):
        return None
    if empty and name in ("paid", "count") and kind is int:
        return 0
    if name == "to" and "tuple" not in str(kind):
        return 2
    if kind is game.pile:
        return game.pile(ore=1, wool=1)
    if "Literal" in str(kind) and name in ("give", "take"):
        return {"give": "ore", "take": "wool"}[name]
    return {**SHARED, **game.examples}.get(name, 1)
