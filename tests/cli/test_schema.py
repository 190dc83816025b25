"""`inselreich schema`: complete, current, and true of what the program really writes."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

import inselreich
from inselreich.core.schema import schema, schema_text
from inselreich.server.schema import protocol_schema_text

from .conftest import Run

KEPT = Path(__file__).parents[2] / "docs" / "schema"
DOORS = ("Move", "Event", "View", "Options", "Decision", "Record")


@pytest.mark.parametrize("game", inselreich.all_games(), ids=lambda game: game.key)
def test_the_schema_in_the_docs_is_current(game: inselreich.Game) -> None:
    kept = (KEPT / f"{game.key}.json").read_text(encoding="utf-8")
    assert kept == schema_text(game), f"run: inselreich schema {game.key} --out docs/schema"


def test_the_protocols_schema_in_the_docs_is_current() -> None:
    kept = (KEPT / "protocol.json").read_text(encoding="utf-8")
    assert kept == protocol_schema_text(), "run: inselreich schema protocol --out docs/schema"


def test_the_command_prints_it_or_writes_it(command: Run, tmp_path: Path) -> None:
    text = schema_text(inselreich.game("classic"))
    assert command("schema", "classic").out == text
    assert command("schema", "classic", "--out", str(tmp_path)).code == 0
    assert (tmp_path / "classic.json").read_text(encoding="utf-8") == text


def test_every_reference_leads_somewhere_and_every_kind_is_there() -> None:
    game = inselreich.game("classic")
    whole = schema(game)
    definitions = whole["$defs"]
    assert {ref.removeprefix("#/$defs/") for ref in _references(whole)} <= set(definitions)
    assert tuple(definitions)[: len(DOORS)] == DOORS
    for kind in (*game.move_types, *game.event_types):
        assert definitions[kind.__name__]["properties"]["type"] == {"enum": [kind.__struct_config__.tag]}


def test_what_the_program_writes_fits_the_schema(finished: inselreich.Match) -> None:
    definitions = schema(finished.game)["$defs"]

    def fits(door: str, thing: Any) -> bool:
        return _fits(json.loads(msgspec.json.encode(thing)), definitions[door], definitions)

    assert fits("Record", finished.record())
    assert all(fits("Event", event) for event in finished.events)
    position = inselreich.replay(finished.record(), until=60)
    assert all(fits("View", match.view(seat)) for match in (position, finished) for seat in (None, 0, 1, 2))
    assert fits("Options", finished.options)
    assert all(fits("Decision", decision.data()) for decision in position.decisions.values())
    for wrong in (
        {},
        {"type": "build_road"},
        {"type": "build_road", "path": 4},
        {"type": "build_road", "path": "H4-H9", "colour": "red"},
        {"type": "sea_trade", "give": "ore", "count": 5, "take": "wool"},
        {"type": "discard", "cards": {"ore": -1}},
        {"type": "discard", "cards": {"gold": 1}},
    ):
        assert not fits("Move", wrong)


KINDS: dict[str, tuple[type, ...]] = {
    "object": (dict,),
    "array": (list,),
    "string": (str,),
    "integer": (int,),
    "number": (int, float),
    "boolean": (bool,),
    "null": (type(None),),
}


def _fits(value: Any, part: Any, definitions: Any) -> bool:
    """JSON Schema, as far as our schemas use it; what this does not know is an error."""
    known = {"title", "description", "default", "discriminator", "$ref", "anyOf", "enum", "const", "type"}
    known |= {"minimum", "maximum", "properties", "required", "additionalProperties", "items"}
    assert set(part) <= known, part
    if "$ref" in part:
        return _fits(value, definitions[part["$ref"].removeprefix("#/$defs/")], definitions)
    if "anyOf" in part:
        return any(_fits(value, each, definitions) for each in part["anyOf"])
    if "enum" in part or "const" in part:
        return value in part.get("enum", [part.get("const")])
    if "type" not in part:
        return True
    if not isinstance(value, KINDS[part["type"]]) or (isinstance(value, bool) and part["type"] != "boolean"):
        return False
    if isinstance(value, dict):
        return _fits_as_object(value, part, definitions)
    if isinstance(value, list):
        return all(_fits(each, part.get("items", {}), definitions) for each in value)
    return not isinstance(value, int) or part.get("minimum", value) <= value <= part.get("maximum", value)


def _fits_as_object(value: dict[str, Any], part: Any, definitions: Any) -> bool:
    fields, others = part.get("properties", {}), part.get("additionalProperties", True)
    if not set(part.get("required", ())) <= set(value):
        return False
    for name, inner in value.items():
        wanted = fields.get(name, {} if others is True else others)
        if wanted is False or not _fits(inner, wanted, definitions):
            return False
    return True


def _references(part: Any) -> list[str]:
    if isinstance(part, dict):
        own = [part["$ref"]] if isinstance(part.get("$ref"), str) else []
        return own + [ref for inner in part.values() for ref in _references(inner)]
    if isinstance(part, list):
        return [ref for inner in part for ref in _references(inner)]
    return []
