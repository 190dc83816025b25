"""What the cards, regions and places of two principalities are called: for boards, sentences and typed moves."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib import import_module
from typing import Final

from ..principality.cards import Card
from ..principality.geometry import SPOT_NAMES
from ..principality.realm import Realm
from .words import LANGUAGES, Language, word

GAMES: Final = ("cards1996", "duel")
"""The keys of the games of principalities."""

Wording = tuple[str, str]

SPOT_WORDS: Final[Mapping[str, Wording]] = {
    "above": ("above", "über"),
    "below": ("below", "unter"),
    "upper": ("upper", "oben"),
    "lower": ("lower", "unten"),
    "place": ("place", "Ort"),
    "road": ("road", "Straße"),
}
"""The words that spots begin with: sites lie above and below a place, regions in the upper and the lower row."""

POINTS: Final[Mapping[str, Wording]] = {
    "victory": ("victory points", "Siegpunkte"),
    "strength": ("strength", "Stärke"),
    "commerce": ("commerce", "Handel"),
    "skill": ("skill", "Geschick"),
    "progress": ("progress", "Fortschritt"),
}
"""The kinds of points printed on cards."""


def realm_of(key: str) -> Realm | None:
    """What a game of principalities answers to the shared room; None for another game."""
    if key not in GAMES:
        return None
    realm: Realm = import_module(f"..games.{key}.realm", __package__).REALM
    return realm


@cache
def things(realm: Realm) -> Mapping[str, Wording]:
    """{name in the program: (English, German)} of all cards, regions and spots."""
    cards = {card.id: (card.facts.en, card.facts.de) for card in realm.catalogue.cards}
    regions = {name: (region_name(name, "en"), region_name(name, "de")) for name in realm.region_names}
    return {**cards, **regions, **_spots()}


def region_name(name: str, language: Language) -> str:
    """As in: Wald 4 for forest 4."""
    land, _, number = name.rpartition(" ")
    return f"{word(land, language)} {number}"


@cache
def _spots() -> Mapping[str, Wording]:
    parts = {name: name.split(" ") for name in SPOT_NAMES}
    return {
        name: (f"{SPOT_WORDS[side][0]} {column}", f"{SPOT_WORDS[side][1]} {column}")
        for name, (side, column) in parts.items()
    }


def named(realm: Realm, name: str, language: Language) -> str:
    """What a card, region or spot is called."""
    return things(realm)[name][LANGUAGES.index(language)]


def card_name(card: Card, language: Language) -> str:
    return (card.facts.en, card.facts.de)[LANGUAGES.index(language)]


def shortest_name(realm: Realm, language: Language) -> str:
    """Of all cards: for an example."""
    return min((card_name(card, language) for card in realm.catalogue.cards), key=len)
