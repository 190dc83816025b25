"""What a card of a game of principalities says: its figures, and its entry in the almanac if there is one."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

import msgspec

from ..almanac import Entry, entries, games
from ..principality.cards import Card
from ..principality.realm import Realm
from ..principality.resources import RESOURCES, Cost
from .principality_words import POINTS, Wording, card_name, realm_of
from .words import LANGUAGES, Language, cards_text, listed

KINDS: Final[Mapping[str, Wording]] = {
    "action": ("action card", "Aktionskarte"),
    "action_neutral": ("action card", "Aktionskarte"),
    "building": ("building", "Gebäude"),
    "event": ("event card", "Ereigniskarte"),
    "fleet": ("fleet", "Flotte"),
    "hero": ("hero", "Held"),
    "knight": ("knight", "Ritter"),
    "trade_ship": ("trade ship", "Handelsschiff"),
}
SLOTS: Final[Mapping[str, Wording]] = {
    "settlement_or_city": ("for a settlement or a city", "für Siedlung oder Stadt"),
    "city": ("for a city", "für eine Stadt"),
}


class SpokenCard(msgspec.Struct, frozen=True):
    """All that is printed on a card, in one language."""

    card: str
    """Its id, as in views and moves."""
    name: str
    kind: str
    called: str
    """The kind in words: trade ship."""
    slot: str
    """Where it may be built; empty for cards that are not built."""
    place: str
    """The slot in words: for a city."""
    cost: dict[str, int]
    points: dict[str, int]
    copies: int
    unique: bool
    figures: str
    """All of this in a sentence."""
    rule: str
    """The number of its entry in the almanac; empty without one."""
    text: str
    """What that entry says; without one, the figures."""


class SpokenCards(msgspec.Struct, frozen=True):
    """The cards of a game, and what a road, a settlement and a city cost."""

    game: str
    language: Language
    cards: tuple[SpokenCard, ...]
    costs: dict[str, dict[str, int]]


def spoken_cards(game: str, language: Language) -> SpokenCards | None:
    """What all cards of a game of principalities say; None for a game without such cards."""
    realm = realm_of(game)
    if realm is None:
        return None
    cards = tuple(spoken(game, card, language) for card in realm.catalogue.cards)
    return SpokenCards(game, language, cards, central_costs(realm))


def spoken(game: str, card: Card, language: Language) -> SpokenCard:
    """What a card says."""
    place, facts, entry = LANGUAGES.index(language), card.facts, entry_of(game, card)
    said = figures(card, language)
    return SpokenCard(
        card=card.id,
        name=card_name(card, language),
        kind=facts.kind,
        called=KINDS[facts.kind][place],
        slot=facts.slot,
        place=SLOTS[facts.slot][place] if facts.slot else "",
        cost=priced(card.cost),
        points=dict(facts.points),
        copies=facts.copies,
        unique=facts.unique,
        figures=said,
        rule=entry.number if entry else "",
        text=entry.text(language) if entry else said,
    )


def central_costs(realm: Realm) -> dict[str, dict[str, int]]:
    """What is built in the centre row costs so much of each resource."""
    costs = {"road": realm.road_cost, "settlement": realm.settlement_cost, "city": realm.city_cost}
    return {piece: priced(cost) for piece, cost in costs.items()}


def priced(cost: Cost) -> dict[str, int]:
    return {RESOURCES[kind]: count for kind, count in cost}


def figures(card: Card, language: Language) -> str:
    """Name, kind, where it is built, cost and points."""
    en, place = language == "en", LANGUAGES.index(language)
    facts = card.facts
    kind = KINDS[facts.kind][place]
    parts = [f"{card_name(card, language)}: {kind}{f' {SLOTS[facts.slot][place]}' if facts.slot else ''}"]
    if facts.cost:
        parts.append(f"{'costs' if en else 'kostet'} {cards_text(facts.cost, language)}")
    if facts.points:
        counts = listed([f"{POINTS[kind][place]} {count}" for kind, count in facts.points.items()], language)
        parts.append(counts)
    if facts.unique:
        parts.append("at most one in each principality" if en else "höchstens eine je Fürstentum")
    copies = facts.copies
    parts.append(f"{copies} in the game" if en else f"{copies}-mal im Spiel")
    return f"{'; '.join(parts)}."


def entry_of(game: str, card: Card) -> Entry | None:
    """What the almanac says of a card, after the rules: under its name, with its id among the words to search for."""
    if game not in games():
        return None
    found = [entry for entry in entries(game) if card.id in entry.words and entry.title.en.endswith(card.facts.en)]
    return found[-1] if found else None
