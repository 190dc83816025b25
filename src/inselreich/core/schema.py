"""The JSON Schema of a game: all that goes over the wire or into a file, from the definitions the program uses."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from .events import Event
from .game import Game
from .moves import Move, Pile
from .questions import DecisionData
from .records import Record

DIALECT = "https://json-schema.org/draft/2020-12/schema"
PREFIX = "#/$defs/"


def schema(game: Game) -> dict[str, Any]:
    """The schema. Its `$defs` begin with Move, Event, View, Options, Decision and Record; the rest are their parts."""
    moves, events = union(game.move_types), union(game.event_types)
    doors: dict[str, Any] = {
        "Move": moves,
        "Event": events,
        "View": game.view_type,
        "Options": game.options_type,
        "Decision": DecisionData,
        "Record": Record,
    }
    found, parts = msgspec.json.schema_components(list(doors.values()), ref_template=PREFIX + "{name}")
    _fill_in(parts, game)
    definitions = {name: parts.get(name, door) for name, door in zip(doors, found, strict=True)}
    definitions |= {name: part for name, part in sorted(parts.items()) if name not in doors}
    return {
        "$schema": DIALECT,
        "$id": f"inselreich/{game.key}/{game.version}",
        "title": f"Inselreich: {game.title['en']}",
        "description": (
            f"Moves, events, views, options, decisions and records of the game {game.key}, version {game.version} "
            f"of the rules. Made from the program by 'inselreich schema {game.key}'."
        ),
        "anyOf": [{"$ref": PREFIX + name} for name in doors],
        "$defs": definitions,
    }


def schema_text(game: Game) -> str:
    """The schema as an indented file."""
    return msgspec.json.format(msgspec.json.encode(schema(game)), indent=2).decode() + "\n"


def union(kinds: Sequence[type[Move]] | Sequence[type[Event]]) -> Any:
    """One type for all of them, told apart by their tags."""
    joined: Any = kinds[0]
    for kind in kinds[1:]:
        joined = joined | kind
    return joined


def _fill_in(parts: dict[str, Any], game: Game) -> None:
    """What the core keeps open for all games, and the game settles."""
    move, options = {"$ref": PREFIX + "Move"}, {"$ref": PREFIX + "Options"}
    parts["DecisionData"]["properties"]["moves"]["items"] = move
    parts["Entry"]["properties"]["move"] = move
    record = parts["Record"]["properties"]
    record |= {"game": {"const": game.key}, "version": {"const": game.version}, "options": options}
    for pile in Pile.__subclasses__():
        for count in parts.get(pile.__name__, {}).get("properties", {}).values():
            count["minimum"] = 0
