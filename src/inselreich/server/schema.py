"""The JSON Schema of the socket protocol, from the definitions the server uses."""

from __future__ import annotations

from typing import Any

import msgspec

from ..core.schema import DIALECT, PREFIX
from ..store.rows import Clock
from .protocol import VERSION, FromClient, FromServer


def protocol_schema() -> dict[str, Any]:
    """The schema. `FromClient` and `FromServer` are its doors; moves, events, views and decisions are each game's own."""
    doors: dict[str, Any] = {"FromClient": FromClient, "FromServer": FromServer}
    found, parts = msgspec.json.schema_components([*doors.values(), Clock], ref_template=PREFIX + "{name}")
    parts["TableNow"]["properties"]["clock"] = {"$ref": PREFIX + "Clock"}
    return {
        "$schema": DIALECT,
        "$id": f"inselreich/protocol/{VERSION}",
        "title": "Inselreich: the socket protocol",
        "description": (
            f"Version {VERSION} of the messages on a table's socket. Moves, events, views and decisions stand in the schema "
            "of their game. Made from the program by 'inselreich schema protocol'."
        ),
        "anyOf": [{"$ref": PREFIX + name} for name in doors],
        "$defs": dict(zip(doors, found, strict=False)) | dict(sorted(parts.items())),
    }


def protocol_schema_text() -> str:
    """The schema as an indented file."""
    return msgspec.json.format(msgspec.json.encode(protocol_schema()), indent=2).decode() + "\n"
