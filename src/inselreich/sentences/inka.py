"""The sentences of Rise of the Inkas."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from ..games.inka import events
from . import hexes
from .speech import Speech, Wording

EVENTS: Final[Mapping[str, Wording]] = {
    **hexes.EVENTS,
    "building_removed": (
        "{piece} under thicket on {crossing} goes back to {seat}.",
        "{piece} unter Dickicht auf {crossing} geht zurück an {seat:acc}.",
    ),
    "supply_traded": (
        "{seat} [pays|pay] {give} to the supply for {take}.",
        "{seat} [gibt|gibst] dem Vorrat {give} für {take}.",
    ),
    "trade_road_used": (
        "{seat} [uses|use] the Longest Trade Road: {give} for 1 {take}.",
        "{seat} [nutzt|nutzt] die längste Handelsstraße: {give} für 1 {take}.",
    ),
    "combat_arts_used": (
        "{seat} [uses|use] the Greatest Combat Arts and [takes|take] {count} {kind} for {hex}.",
        "{seat} [nutzt|nutzt] die größte Kampfkunst und [nimmt|nimmst] {count} {kind} für {hex}.",
    ),
    "combat_arts_used:nothing": (
        "{seat} [uses|use] the Greatest Combat Arts; there is no {kind} left to take.",
        "{seat} [nutzt|nutzt] die größte Kampfkunst; vom Vorrat an {kind} ist nichts mehr da.",
    ),
    "combat_arts_moved": (
        "{seat} [has|have] the Greatest Combat Arts now, {cards} open cards.",
        "{seat} [hat|hast] jetzt die größte Kampfkunst mit {cards} offenen Karten.",
    ),
    "tribe_declined": (
        "{seat} [completes|complete] tribe {tribe}: it declines, its roads are taken up, thickets grow on its buildings.",
        "{seat} [vollendet|vollendest] Stamm {tribe}: Er geht nieder, ohne Straßen und mit Dickicht auf den Gebäuden.",
    ),
    "tribe_founded": (
        "{seat} [founds|found] tribe {tribe} on {crossing}.",
        "{seat} [gründet|gründest] Stamm {tribe} auf {crossing}.",
    ),
    "second_stack_entered": (
        "The second stack of development cards is for sale, too: {cards} cards now.",
        "Der zweite Stapel Entwicklungskarten ist jetzt auch zu kaufen: nun {cards} Karten.",
    ),
}

VARIANTS: Final[Mapping[str, Callable[[Any], str]]] = {
    **hexes.VARIANTS,
    "combat_arts_used": lambda event: "" if event.count else ":nothing",
}

MOVES: Final[Mapping[str, Wording]] = {
    **hexes.MOVES,
    "found_tribe": ("found the next tribe on {crossing}", "den nächsten Stamm auf {crossing} gründen"),
    "play_combat_arts": ("play combat arts", "Kampfkunst spielen"),
    "play_monopoly": ("play monopoly: {kind}, at most 2 from each", "Monopol spielen: {kind}, höchstens 2 von jedem"),
    "use_combat_arts": (
        "use the Greatest Combat Arts: the robber to {hex}",
        "die größte Kampfkunst nutzen: den Räuber nach {hex}",
    ),
    "use_trade_road": (
        "use the Longest Trade Road: pay {give} for 1 {take}",
        "die längste Handelsstraße nutzen: {give} für 1 {take} zahlen",
    ),
    "supply_trade": ("pay {give} for {take}", "{give} für {take} zahlen"),
}

KINDS: Final[Mapping[str, Wording]] = {
    **hexes.KINDS,
    "found_tribe": ("found the next tribe", "den nächsten Stamm gründen"),
    "use_combat_arts": ("use the Greatest Combat Arts", "die größte Kampfkunst nutzen"),
    "use_trade_road": ("use the Longest Trade Road", "die längste Handelsstraße nutzen"),
    "supply_trade": ("trade with the supply", "mit dem Vorrat tauschen"),
}

NEXT_TRIBE: Final[Wording] = (
    "Your tribe has reached its goal and declines: found the next one.",
    "Dein Stamm ist am Ziel und geht nieder: Gründe den nächsten.",
)

QUESTIONS: Final[Mapping[str, Wording]] = {
    "I-34": hexes.FOUND_FIRST,
    "I-35": hexes.FOUND_SECOND,
    "I-38": hexes.TRADE_AND_BUILD,
    "I-39": (
        "Roll the dice; a development card or your combat arts may come first.",
        "Würfle; vorher ist eine Entwicklungskarte oder die Kampfkunst möglich.",
    ),
    "I-50": hexes.SEVEN,
    "I-52": hexes.ROBBER,
    "I-53": hexes.THEFT,
    "I-59": hexes.TRADE,
    "I-85": hexes.ROBBER,
    "I-94": hexes.FIRST_FREE_ROAD,
    "I-95": hexes.SECOND_FREE_ROAD,
    "I-116": NEXT_TRIBE,
    "I-118": (
        "Your tribe declines, and no crossing is free: found the next one in place of one of your buildings.",
        "Dein Stamm geht nieder, und keine Kreuzung ist frei: Gründe den nächsten anstelle eines deiner Gebäude.",
    ),
}

RULES: Final[Mapping[str, str]] = {
    "road": "I-73",
    "settlement": "I-76",
    "city": "I-78",
    "robber": "I-55",
    "robber_moved": "I-55",
    "combat_arts": "I-85",
    "invention": "I-92",
    "monopoly": "I-93",
    "road_building": "I-94",
    "combat_arts_moved": "I-96",
    "supply_short": "I-46",
    "tribe_declined": "I-111",
}

SPEECH: Final = Speech(
    EVENTS,
    VARIANTS,
    MOVES,
    KINDS,
    QUESTIONS,
    together=(events.Yielded,),
    tell_together=hexes.yields("kind"),
    repeats={
        events.Stole: events.CardStolen,
        events.DevelopmentBought: events.DevelopmentDrawn,
        events.Built: events.TribeFounded,
    },
    rules=RULES,
)
