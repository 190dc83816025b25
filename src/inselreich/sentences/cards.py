"""What a card of a game of principalities says: its figures, and its entry in the almanac if there is one."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from ..almanac import Entry, entries, games
from ..principality.cards import Card
from .principality_words import POINTS, Wording, card_name
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
