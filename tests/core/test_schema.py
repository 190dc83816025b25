"""The JSON Schema of a game, for a game made for the purpose."""

from __future__ import annotations

import json
from typing import Any

import msgspec
import pytest

from inselreich.core.moves import Move
from inselreich.core.schema import DIALECT, schema, schema_text, union
from tests.core import toy
from tests.core.market import Goods, Offer, StallGame, Traded
from tests.core.toy import Bid, Pass, Toy


class Stalls(StallGame):
    view_type = Goods


def test_a_schema_opens_with_its_doors_and_names_its_game() -> None:
    found = schema(Toy())
    assert found["$schema"] == DIALECT
    assert found["$id"] == "inselreich/toy/1"
    assert list(found["$defs"])[:6] == ["Move", "Event", "View", "Options", "Decision", "Record"]
    assert [door["$ref"].split("/")[-1] for door in found["anyOf"]] == list(found["$defs"])[:6]
    record = found["$defs"]["Record"]
    parts = found["$defs"].get(record.get("$ref", "").split("/")[-1], record)["properties"]
    assert (parts["game"], parts["version"]) == ({"const": "toy"}, {"const": "1"})
    assert parts["options"] == {"$ref": "#/$defs/Options"}


def test_every_reference_leads_somewhere() -> None:
    for game in (Toy(), Stalls()):
        found = schema(game)
        refs = {text.split('"')[0] for text in json.dumps(found).split("#/$defs/")[1:]}
        assert refs <= set(found["$defs"])


def test_every_move_and_event_of_the_game_is_in_it() -> None:
    for game in (Toy(), Stalls()):
        tags = {
            part["properties"]["type"]["enum"][0]
            for part in schema(game)["$defs"].values()
            if "type" in part.get("properties", {}) and "enum" in part["properties"]["type"]
        }
        named = {str(kind.__struct_config__.tag) for kind in (*game.move_types, *game.event_types)}
        assert tags == named


def test_numbers_of_cards_are_at_least_0() -> None:
    goods = schema(Stalls())["$defs"]["Goods"]["properties"]
    assert {name: count["minimum"] for name, count in goods.items()} == {"salt": 0, "fish": 0, "rope": 0}


def test_the_text_is_the_same_each_time_and_ends_with_a_line() -> None:
    text = schema_text(Toy())
    assert text == schema_text(Toy())
    assert text.endswith("}\n")
    assert json.loads(text) == schema(Toy())


@pytest.mark.parametrize("value", [Pass(), Bid(2), Offer(Goods(1), Goods(0, 1)), Traded(0, 1, Goods(1), Goods(0, 1))])
def test_a_union_reads_each_of_its_kinds(value: Any) -> None:
    kinds: Any = (Pass, Bid, Offer) if isinstance(value, Move) else (Traded, toy.Took)
    assert msgspec.json.decode(msgspec.json.encode(value), type=union(kinds)) == value
