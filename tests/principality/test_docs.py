"""The examples in docs/cards.md are cards that work."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Any

import msgspec

import inselreich
from inselreich.core.chance import Seeded
from inselreich.core.match import Match
from inselreich.games.cards1996.pieces import START_REGIONS
from inselreich.games.cards1996.realm import Realm1996
from inselreich.games.cards1996.state import Cards1996Table
from inselreich.principality.cards import Card, Catalogue, Facts
from inselreich.principality.events import CardPlayed
from inselreich.principality.geometry import SPOTS, START_REGION_SPOTS
from inselreich.principality.happenings import announce
from inselreich.principality.moves import Pass, PlayCard
from inselreich.principality.realm import SLOTS
from inselreich.principality.resources import GOLD

TEXT = (Path(__file__).parents[2] / "docs" / "cards.md").read_text(encoding="utf-8")
REST = """
pirate_ship = { en = "Pirate Ship", de = "Kaperschiff", kind = "unit", slot = "settlement_or_city" }
raid = { en = "Raid", de = "Raub", kind = "action" }
watchman = { en = "Watchman", de = "Wache", kind = "action" }
"""


def blocks(language: str) -> str:
    return "\n".join(re.findall(rf"```{language}\n(.*?)```", TEXT, re.DOTALL))


def cards_of_the_page() -> dict[str, Card]:
    scope: dict[str, Any] = {}
    exec(blocks("python"), scope)
    return {card.id: card for card in (scope["COUNTING_HOUSE"], scope["PIRATE_SHIP"], *scope["ACTIONS"])}


def table_with(cards: dict[str, Card]) -> Cards1996Table:
    """A table whose only cards are these, one of each in seat 0's hand."""
    facts = msgspec.convert(tomllib.loads(blocks("toml") + REST), dict[str, Facts])

    class Realm(Realm1996):
        catalogue = Catalogue(facts, cards.values(), [slot.name for slot in SLOTS])

    game = inselreich.game("cards1996")
    table = Cards1996Table(game.check_options({}), Realm())
    table.stacks[0] = []
    for seat, name in enumerate("AB"):
        for region, place in zip(START_REGIONS[name], START_REGION_SPOTS, strict=True):
            table.lay_region(seat, region, place, 1)
    table.place_city(0, -1)
    table.turn = 1
    table.rolled = True
    table.settle()
    return table


def test_the_plain_building_counts() -> None:
    cards = cards_of_the_page()
    table = table_with(cards)
    table.place_card(0, cards["counting_house"].number, SPOTS["above -1"])
    table.settle()
    assert table.points[0] == (0, 0, 3, 0, 0)
    assert table.victory_points[0] == 2 + 1 + 1


def test_the_unit_hears_of_the_harvest() -> None:
    cards = cards_of_the_page()
    table = table_with(cards)
    table.place_card(1, cards["pirate_ship"].number, SPOTS["above -1"])
    table.settle()
    assert list(announce(table, "plentiful_harvest")) == []
    assert (table.totals[0][GOLD], table.totals[1][GOLD]) == (1, 2)
    assert list(announce(table, "something_else")) == []


def test_the_attack_asks_for_its_answer() -> None:
    cards = cards_of_the_page()
    for held, number, taken in ((False, 6, True), (True, 3, False), (True, 2, True)):
        table = table_with(cards)
        table.hands[0] = [cards["raid"].number]
        table.hands[1] = [cards["watchman"].number] if held else []
        match = Match(inselreich.game("cards1996"), 2, table.options, Seeded(0), table=table)
        match.force((number,))
        match.play(0, PlayCard("raid"))
        assert match.legal(1) == [Pass(), *([PlayCard("watchman")] if held else [])]
        match.play(1, match.legal(1)[-1])
        while match.question is not None and not match.question.resumable:
            seat = match.waiting_for[0]
            match.play(seat, match.legal(seat)[-1])
        assert (sum(match.table.totals[0]) == 7) == taken
        assert CardPlayed(0, "raid") in list(match.events)
