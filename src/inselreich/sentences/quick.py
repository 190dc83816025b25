"""The sentences of the quick card game."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, Final

from ..games.quick import events
from . import trade
from .speech import Speech, Wording, part_of_sentence
from .words import LANGUAGES, Seats, cards_text, listed

EVENTS: Final[Mapping[str, Wording]] = {
    "display_laid": ("Five cards are turned up: {cards}.", "Man deckt fünf Karten auf: {cards}."),
    "start_settlements_revealed": (
        "{seat} [has|have] the start settlement that begins.",
        "{seat} [hat|hast] die Startsiedlung, die anfängt.",
    ),
    "turn_started": ("Turn {turn}: {seat} [is|are] to move.", "Zug {turn}: {seat} [ist|bist] an der Reihe."),
    "drew": ("{seat} [draws|draw] {count} cards.", "{seat} [zieht|ziehst] {count} Karten."),
    "drew:one": ("{seat} [draws|draw] 1 card.", "{seat} [zieht|ziehst] 1 Karte."),
    "cards_drawn": ("{seat} [draws|draw] {cards}.", "{seat} [zieht|ziehst] {cards}."),
    "supply_shuffled": (
        "The supply is used up: the {count} discards are shuffled and are the new one.",
        "Der Vorrat ist leer: Die {count} abgelegten Karten werden gemischt und sind der neue.",
    ),
    "draw_lost": (
        "There is nothing left to draw for {seat}: {count} too few.",
        "Für {seat:acc} ist nichts mehr zu ziehen: {count} zu wenig.",
    ),
    "built": ("{seat} [builds|build] {card} for {paid}.", "{seat} [baut|baust] {card} für {paid}."),
    "display_filled": ("New in the display: {card}.", "Man deckt dafür {card} auf."),
    "event_drawn": ("{seat} [draws|draw] the event {event}.", "{seat} [zieht|ziehst] das Ereignis {event}."),
    "events_shuffled": ("All the events are shuffled again.", "Alle Ereignisse werden neu gemischt."),
    "discarded": ("{seat} [discards|discard] {cards}.", "{seat} [wirft|wirfst] {cards} ab."),
    "donated": ("{seat} [gives|give] a card to {to:acc}.", "{seat} [gibt|gibst] eine Karte an {to:acc}."),
    "card_donated": ("{seat} [gives|give] 1 {resource} to {to:acc}.", "{seat} [gibt|gibst] 1 {resource} an {to:acc}."),
    **trade.EVENTS,
    "trade_route_moved": (
        "{seat} [has|have] the Longest Trade Route now, {roads} roads.",
        "{seat} [hat|hast] jetzt die längste Handelsroute mit {roads} Straßen.",
    ),
    "knight_force_moved": (
        "{seat} [has|have] the Largest Knight Force now, {knights} knights.",
        "{seat} [hat|hast] jetzt die größte Rittermacht mit {knights} Rittern.",
    ),
    "won": ("{seat} [wins|win]! Points: {points}.", "{seat} [gewinnt|gewinnst]! Punkte: {points}."),
}

VARIANTS: Final[Mapping[str, Callable[[Any], str]]] = {
    "drew": lambda event: ":one" if event.count == 1 else "",
    "build": lambda move: "" if move.replace is None else ":replacing",
    **trade.VARIANTS,
}

MOVES: Final[Mapping[str, Wording]] = {
    "end_turn": ("end the turn", "den Zug beenden"),
    "build": ("build {card}", "{card} bauen"),
    "build:replacing": ("build {card} with {by} instead of {resource}", "{card} mit {by} statt {resource} bauen"),
    "discard": ("discard {cards}", "{cards} abwerfen"),
    "donate": ("give 1 {resource} to {to:acc}", "1 {resource} an {to:acc} geben"),
    **trade.MOVES,
}

KINDS: Final[Mapping[str, Wording]] = {
    "build": ("build a card", "eine Karte bauen"),
    "discard": ("discard", "abwerfen"),
    "donate": ("give a card", "eine Karte geben"),
    **trade.KINDS,
}

QUESTIONS: Final[Mapping[str, Wording]] = {
    "Q-17": ("Trade and build as you like, then end your turn.", "Handle und baue nach Belieben, dann beende den Zug."),
    "Q-24": ("A trade is on offer.", "Ein Handel steht an."),
    "Q-48": (
        "The Robber, and your hand is too large: discard half of it.",
        "Der Räuber, und du hast zu viele Karten: Wirf die Hälfte ab.",
    ),
    "Q-49": (
        "The Donation, and nobody has more points than you: give a card to somebody with fewer.",
        "Die Spende, und niemand hat mehr Punkte als du: Gib jemandem mit weniger eine Karte.",
    ),
}

THINGS: Final[Mapping[str, Wording]] = {"knight": ("a knight", "einen Ritter")}

CAUSES: Final[Mapping[events.Cause, Wording]] = {
    "deal": ("The deal", "Zum Anfang"),
    "production": ("Production", "Produktion"),
    "trade": ("For the trade", "Für den Handel"),
    "metropolis": ("The metropolis", "Die Metropole"),
    "harvest_festival": ("Harvest Festival", "Erntefest"),
    "subsidy": ("Subsidy", "Förderung"),
    "new_year": ("New Year", "Neujahr"),
}
DREW: Final[Wording] = ("{seat} [draws|draw] {cards}", "{seat} [zieht|ziehst] {cards}")
DREW_EACH: Final[Wording] = ("{seats} draw {cards} each", "{seats} ziehen je {cards}")


def draws(row: Sequence[events.Drew | events.CardsDrawn], seats: Seats) -> list[str]:
    """Everybody's draws of one cause in a sentence; those that nobody but the seat sees by their number."""
    causes: dict[events.Cause, list[tuple[int, str]]] = {}
    for place, event in enumerate(row):
        if isinstance(event, events.Drew):
            after = row[place + 1] if place + 1 < len(row) else None
            seen = after if isinstance(after, events.CardsDrawn) else None
            causes.setdefault(event.cause, []).append((event.seat, _drawn(event, seen, seats)))
    language = LANGUAGES.index(seats.language)
    return [f"{CAUSES[cause][language]}: {'; '.join(_shared(drawn, seats))}." for cause, drawn in causes.items()]


def _drawn(event: events.Drew, seen: events.CardsDrawn | None, seats: Seats) -> str:
    if seen is not None:
        return cards_text(seen.cards, seats.language)
    if seats.language == "en":
        return f"{event.count} card{'s' * (event.count != 1)}"
    return f"{event.count} Karte{'n' * (event.count != 1)}"


def _shared(drawn: Sequence[tuple[int, str]], seats: Seats) -> Iterator[str]:
    """Who draws what; seats that draw the same are named together."""
    by_cards: dict[tuple[str, bool], list[int]] = {}
    for seat, cards in drawn:
        by_cards.setdefault((cards, seat == seats.reader), []).append(seat)
    for (cards, _), who in by_cards.items():
        if len(who) > 1:
            names = listed([seats.plain(seat) for seat in who], seats.language)
            yield DREW_EACH[LANGUAGES.index(seats.language)].format(seats=names, cards=cards)
        else:
            yield part_of_sentence(DREW, {"seat": seats.name(who[0]), "cards": cards}, who[0], seats)


RULES: Final[Mapping[str, str]] = {
    "road": "Q-36",
    "settlement": "Q-37",
    "city": "Q-39",
    **dict.fromkeys(("metropolis_a", "metropolis_b1", "metropolis_b2", "metropolis_b3", "metropolis_b4"), "Q-40"),
    "knight": "Q-41",
    "robber": "Q-48",
    "donation": "Q-49",
    "harvest_festival": "Q-50",
    "subsidy": "Q-51",
    "new_year": "Q-52",
    "knight_force_moved": "Q-45",
    "trade_route_moved": "Q-44",
}

SPEECH: Final = Speech(
    EVENTS,
    VARIANTS,
    MOVES,
    KINDS,
    QUESTIONS,
    together=(events.Drew, events.CardsDrawn),
    tell_together=draws,
    things=THINGS,
    repeats={events.Donated: events.CardDonated},
    rules=RULES,
)
