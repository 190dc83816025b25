"""What the tests of sentences and typed moves know of each game: its colours, and examples of what fields may hold."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple, get_args

import msgspec

import inselreich
from inselreich.core.moves import Pile
from inselreich.core.resources import Cards as QuickCards
from inselreich.games.classic.pieces import Cards as ClassicCards
from inselreich.games.inka.pieces import Cards as InkaCards
from inselreich.games.quick.moves import Replacement
from inselreich.principality.resources import Goods
from inselreich.sentences import Teller
from inselreich.sentences.words import Language, Seats

SHARED: dict[str, Any] = {
    "dice": (3, 4),
    "to": (1, 2),
    "points": (10, 4, 3, 2),
    "piece": "road",
    "thief": 1,
    "victim": 2,
    "partner": 2,
    "proposer": 2,
    "of": 2,
    "count": 2,
    "paid": 2,
}


PRINCIPALITY: dict[str, Any] = {
    "region": "forest 4",
    "other": "abbey",
    "at": "above -1",
    "other_at": "below +3",
    "regions": ("forest 4", "hills 5", "forest 4"),
    "upper": "gold field 2",
    "lower": "pasture 1",
    "column": 2,
    "played_with": "scout",
    "cards": ("scout", "abbey"),
    "resource": "gold",
}
"""Examples for both games of principalities."""


class Told(NamedTuple):
    """A game with sentences."""

    colours: tuple[str, ...]
    pile: type[Pile]
    examples: Mapping[str, Any]
    asked: frozenset[str]
    """The rules that ask."""
    seats: int = 3


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
    "cards1996": Told(
        (),
        Goods,
        {**PRINCIPALITY, "card": "grain_fleet", "face": "tournament", "token": "mill"},
        frozenset(
            {
                *(
                    "K-13",
                    "K-14",
                    "K-15",
                    "K-16",
                    "K-18",
                    "K-21",
                    "K-23",
                    "K-25",
                    "K-27",
                    "K-28",
                    "K-30",
                    "K-38",
                    "K-39",
                ),
                *("K-41", "K-42", "K-46", "K-49", "K-50", "K-51", "K-54", "K-57", "K-59", "K-61"),
                *("KO-8", "KO-16", "KO-17", "KO-18", "KO-19", "KO-20", "KO-21"),
            }
        ),
        seats=2,
    ),
    "duel": Told(
        (),
        Goods,
        {**PRINCIPALITY, "card": "brick_ship", "face": "plentiful_harvest", "token": "hero"},
        frozenset(
            {
                *(
                    "D-17",
                    "D-18",
                    "D-19",
                    "D-20",
                    "D-33",
                    "D-36",
                    "D-39",
                    "D-43",
                    "D-46",
                    "D-47",
                    "D-48",
                    "D-49",
                    "D-60",
                ),
                *("D-61", "D-62", "D-63", "D-67", "D-68", "D-74", "D-75", "D-76", "D-99"),
            }
        ),
        seats=2,
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
            **{
                field.name: "" if empty and field.default == "" else _value(GAMES[key], field.name, field.type, empty)
                for field in msgspec.structs.fields(kind)
            }
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
