"""Every card by itself: what is printed on it, and that random play meets it."""

from __future__ import annotations

import re
from collections import Counter

import pytest

import inselreich
from inselreich.core.chance import Seeded
from inselreich.games.duel.realm import REALM
from inselreich.principality.cards import POINTS
from inselreich.principality.events import CardBuilt, CardPlayed, EventRevealed
from inselreich.principality.moves import Build
from inselreich.principality.resources import RESOURCES
from tests.duel.positions import A, Positions, build, has, of, refused

CARDS = REALM.catalogue.cards
BUILT = [card.id for card in CARDS if card.slot is not None]
PRINTED = {
    "brick_factory": "1 brick, 1 ore",
    "grain_mill": "1 lumber, 1 grain",
    "iron_foundry": "1 brick, 1 ore",
    "lumber_camp": "1 lumber, 1 ore",
    "weavers_shop": "1 lumber, 1 wool",
    "abbey": "1 brick, 1 grain, 1 ore: 1 progress",
    "marketplace": "1 wool, 1 grain: 1 commerce",
    "parish_hall": "1 brick, 1 grain",
    "storehouse": "1 lumber, 1 wool",
    "toll_bridge": "1 lumber, 1 brick: 1 commerce",
    **{f"{resource}_ship": "1 lumber, 1 wool: 1 commerce" for resource in (*RESOURCES, "large_trade")},
    "austin": "1 grain, 1 ore: 1 strength, 2 skill",
    "candamir": "2 wool, 1 grain, 1 ore: 4 strength, 1 skill",
    "harald": "1 grain, 1 ore: 2 strength, 1 skill",
    "inga": "1 wool, 1 grain, 1 ore: 1 strength, 3 skill",
    "osmund": "1 wool, 1 grain, 1 ore: 2 strength, 2 skill",
    "siglind": "2 wool, 1 grain, 1 ore: 2 strength, 3 skill",
}
"""Cost and points of every expansion, written down apart from the facts."""


def price(card: str) -> str:
    return PRINTED[card].partition(": ")[0]


def test_the_expansions_are_those_of_the_digest() -> None:
    assert sorted(PRINTED) == sorted(BUILT)


@pytest.mark.parametrize("card", BUILT)
def test_every_expansion_is_built_for_its_price_and_brings_its_points(duel: Positions, card: str) -> None:
    match = duel(hands={A: card}, stores={A: price(card)})
    build(match, A, card, "below +1")
    assert has(match, A) == "nothing"
    assert of(match, A).hand_size == 0
    brought = ", ".join(f"{count} {kind}" for kind, count in of(match, A).points.items() if count)
    assert brought == PRINTED[card].partition(": ")[2]
    assert list(of(match, A).points) == list(POINTS)


@pytest.mark.parametrize("card", BUILT)
def test_no_expansion_is_built_for_less(duel: Positions, card: str) -> None:
    number, _, rest = price(card).partition(" ")
    resource, _, others = rest.partition(", ")
    match = duel(hands={A: card}, stores={A: f"{int(number) - 1} {resource}" + (f", {others}" if others else "")})
    refused(match, A, Build(card, "above -1"), "D-63")


def test_every_card_has_names_and_cites_a_rule_of_the_digest() -> None:
    for card in CARDS:
        assert card.facts.de
        assert card.facts.en
        assert re.fullmatch(r"D-\d+", card.rule), card.id


def test_unique_cards_are_those_with_1x() -> None:
    assert {card.id for card in CARDS if card.facts.unique} == {"abbey", "marketplace", "parish_hall"}


def test_every_card_is_built_played_or_revealed_in_random_matches() -> None:
    met = Counter[str]()
    for seed in range(30):
        match = inselreich.new("duel", seed=seed)
        match.rollout(Seeded(seed))
        met.update(each.card for each in match.events if isinstance(each, CardBuilt | CardPlayed | EventRevealed))
    for card in CARDS:
        print(f"{met[card.id]:6} {card.id}")
    assert {card.id for card in CARDS} - met.keys() == set()
