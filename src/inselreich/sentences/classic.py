"""The sentences of the classic game."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from ..games.classic import events
from . import hexes
from .speech import Speech, Wording

EVENTS: Final[Mapping[str, Wording]] = {
    **hexes.called("resource", hexes.EVENTS),
    "built:neutral": ("A neutral settlement stands on {place}.", "Auf {place} steht eine neutrale Siedlung."),
    "sea_traded": (
        "{seat} [pays|pay] {count} {give} to the supply for 1 {take}.",
        "{seat} [gibt|gibst] dem Vorrat {count} {give} für 1 {take}.",
    ),
    "largest_army_moved": (
        "{seat} [has|have] the Greatest Knightly Power now, {knights} knights.",
        "{seat} [hat|hast] jetzt die größte Rittermacht mit {knights} Rittern.",
    ),
}

VARIANTS: Final[Mapping[str, Callable[[Any], str]]] = {
    **hexes.VARIANTS,
    "built": lambda event: ":neutral" if event.seat is None else "",
}

MOVES: Final[Mapping[str, Wording]] = {
    **hexes.called("resource", hexes.MOVES),
    "place_neutral": ("place a neutral settlement on {crossing}", "eine neutrale Siedlung auf {crossing} setzen"),
    "play_knight": ("play a knight", "einen Ritter spielen"),
    "steal_nothing": ("steal nothing", "nichts rauben"),
    "sea_trade": ("pay {count} {give} for 1 {take}", "{count} {give} für 1 {take} zahlen"),
}

KINDS: Final[Mapping[str, Wording]] = {
    **hexes.KINDS,
    "place_neutral": ("place a neutral settlement", "eine neutrale Siedlung setzen"),
    "sea_trade": ("trade with the supply", "mit dem Vorrat tauschen"),
}

QUESTIONS: Final[Mapping[str, Wording]] = {
    "C-32": hexes.FOUND_FIRST,
    "C-33": hexes.FOUND_SECOND,
    "C-37": hexes.TRADE_AND_BUILD,
    "C-38": (
        "Roll the dice; a development card may come first.",
        "Würfle; vorher darfst du eine Entwicklungskarte spielen.",
    ),
    "C-47": hexes.SEVEN,
    "C-49": hexes.ROBBER,
    "C-51": hexes.THEFT,
    "C-58": hexes.TRADE,
    "C-81": hexes.FIRST_FREE_ROAD,
    "C-82": hexes.SECOND_FREE_ROAD,
    "CV-6": ("Place a neutral settlement.", "Setze eine neutrale Siedlung."),
}

RULES: Final[Mapping[str, str]] = {
    "road": "C-69",
    "settlement": "C-71",
    "city": "C-73",
    "robber": "C-50",
    "robber_moved": "C-50",
    "knight": "C-80",
    "road_building": "C-81",
    "monopoly": "C-83",
    "invention": "C-84",
    "victory_point": "C-90",
    "supply_short": "C-44",
    "longest_road_moved": "C-99",
    "largest_army_moved": "C-106",
}

SPEECH: Final = Speech(
    EVENTS,
    VARIANTS,
    MOVES,
    KINDS,
    QUESTIONS,
    together=(events.Yielded,),
    tell_together=hexes.yields("resource"),
    repeats={events.Stole: events.CardStolen, events.DevelopmentBought: events.DevelopmentDrawn},
    rules=RULES,
)
