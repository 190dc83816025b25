"""The sentences of the classic game."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from ...games.classic import events
from . import trade
from .speech import Speech, Wording

EVENTS: Final[Mapping[str, Wording]] = {
    "start_rolled": ("{seat} [rolls|roll] {dice} for the start.", "{seat} [würfelt|würfelst] um den Anfang: {dice}."),
    "turn_started": ("Turn {turn}: {seat} [is|are] to move.", "Zug {turn}: {seat} [ist|bist] an der Reihe."),
    "dice_rolled": ("{seat} [rolls|roll] {dice}.", "{seat} [würfelt|würfelst] {dice}."),
    "yielded": (
        "{seat} [gets|get] {count} {resource} from {hex}.",
        "{seat} [bekommt|bekommst] {count} {resource} von {hex}.",
    ),
    "supply_short": (
        "The supply is short of {resource}: nobody gets any.",
        "Der Vorrat an {resource} reicht nicht: niemand bekommt etwas davon.",
    ),
    "supply_short:paid": (
        "The supply is short of {resource}: {seat} [gets|get] the last {paid}.",
        "Der Vorrat an {resource} reicht nicht: {seat} [bekommt|bekommst] die letzten {paid}.",
    ),
    "built": ("{seat} [builds|build] {piece} on {place}.", "{seat} [baut|baust] {piece} auf {place}."),
    "built:neutral": ("A neutral settlement stands on {place}.", "Auf {place} steht eine neutrale Siedlung."),
    "discarded": ("{seat} [discards|discard] {cards}.", "{seat} [gibt|gibst] {cards} ab."),
    "robber_moved": ("{seat} [moves|move] the robber to {hex}.", "{seat} [versetzt|versetzt] den Räuber nach {hex}."),
    "stole": ("{thief} [steals|steal] a card from {victim}.", "{thief} [raubt|raubst] {victim:dat} eine Karte."),
    "card_stolen": (
        "{thief} [steals|steal] 1 {resource} from {victim}.",
        "{thief} [raubt|raubst] {victim:dat} 1 {resource}.",
    ),
    "stole_nothing": ("{seat} [steals|steal] nothing.", "{seat} [raubt|raubst] nichts."),
    "sea_traded": (
        "{seat} [pays|pay] {count} {give} to the supply for 1 {take}.",
        "{seat} [gibt|gibst] dem Vorrat {count} {give} für 1 {take}.",
    ),
    **trade.EVENTS,
    "development_bought": ("{seat} [buys|buy] a development card.", "{seat} [kauft|kaufst] eine Entwicklungskarte."),
    "development_drawn": (
        "{seat} [buys|buy] a development card: {card}.",
        "{seat} [kauft|kaufst] eine Entwicklungskarte: {card}.",
    ),
    "development_played": ("{seat} [plays|play] {card}.", "{seat} [spielt|spielst] {card}."),
    "monopoly_named": ("{seat} [names|name] {resource}.", "{seat} [nennt|nennst] {resource}."),
    "monopoly_taken": (
        "{seat} [takes|take] {count} {resource} from {victim}.",
        "{seat} [nimmt|nimmst] {victim:dat} {count} {resource} ab.",
    ),
    "invented": ("{seat} [takes|take] {cards} from the supply.", "{seat} [nimmt|nimmst] {cards} aus dem Vorrat."),
    "longest_road_moved": (
        "{seat} [has|have] the Longest Trade Road now, {length} roads.",
        "{seat} [hat|hast] jetzt die längste Handelsstraße mit {length} Straßen.",
    ),
    "longest_road_moved:nobody": (
        "Nobody has the Longest Trade Road any more.",
        "Niemand hat mehr die längste Handelsstraße.",
    ),
    "largest_army_moved": (
        "{seat} [has|have] the Greatest Knightly Power now, {knights} knights.",
        "{seat} [hat|hast] jetzt die größte Rittermacht mit {knights} Rittern.",
    ),
    "won": ("{seat} [wins|win]! Points: {points}.", "{seat} [gewinnt|gewinnst]! Punkte: {points}."),
}

VARIANTS: Final[Mapping[str, Callable[[Any], str]]] = {
    "built": lambda event: ":neutral" if event.seat is None else "",
    "supply_short": lambda event: ":paid" if event.paid else "",
    **trade.VARIANTS,
    "longest_road_moved": lambda event: ":nobody" if event.seat is None else "",
}

MOVES: Final[Mapping[str, Wording]] = {
    "roll_dice": ("roll the dice", "würfeln"),
    "end_turn": ("end the turn", "den Zug beenden"),
    "build_road": ("build a road on {path}", "eine Straße auf {path} bauen"),
    "build_settlement": ("build a settlement on {crossing}", "eine Siedlung auf {crossing} bauen"),
    "build_city": ("build a city on {crossing}", "eine Stadt auf {crossing} bauen"),
    "place_neutral": ("place a neutral settlement on {crossing}", "eine neutrale Siedlung auf {crossing} setzen"),
    "buy_development": ("buy a development card", "eine Entwicklungskarte kaufen"),
    "play_knight": ("play a knight", "einen Ritter spielen"),
    "play_road_building": ("play road building", "Straßenbau spielen"),
    "waive_road": ("do without the second road", "auf die zweite Straße verzichten"),
    "play_monopoly": ("play monopoly: all {resource}", "Monopol spielen: alles {resource}"),
    "play_invention": ("play invention: take {cards}", "Erfindung spielen: {cards} nehmen"),
    "discard": ("discard {cards}", "{cards} abgeben"),
    "move_robber": ("move the robber to {hex}", "den Räuber nach {hex} versetzen"),
    "steal": ("steal from {victim}", "{victim:dat} eine Karte rauben"),
    "steal_nothing": ("steal nothing", "nichts rauben"),
    "sea_trade": ("pay {count} {give} for 1 {take}", "{count} {give} für 1 {take} zahlen"),
    **trade.MOVES,
}

KINDS: Final[Mapping[str, Wording]] = {
    "build_road": ("build a road", "eine Straße bauen"),
    "build_settlement": ("build a settlement", "eine Siedlung bauen"),
    "build_city": ("build a city", "eine Stadt bauen"),
    "place_neutral": ("place a neutral settlement", "eine neutrale Siedlung setzen"),
    "play_monopoly": ("play monopoly", "Monopol spielen"),
    "play_invention": ("play invention", "Erfindung spielen"),
    "discard": ("discard", "abgeben"),
    "move_robber": ("move the robber", "den Räuber versetzen"),
    "steal": ("steal", "rauben"),
    "sea_trade": ("trade with the supply", "mit dem Vorrat tauschen"),
    **trade.KINDS,
}

QUESTIONS: Final[Mapping[str, Wording]] = {
    "C-32": ("Found your first settlement, with a road.", "Gründe deine erste Siedlung, mit einer Straße."),
    "C-33": ("Found your second settlement, with a road.", "Gründe deine zweite Siedlung, mit einer Straße."),
    "C-37": ("Trade and build as you like, then end your turn.", "Handle und baue nach Belieben, dann beende den Zug."),
    "C-38": (
        "Roll the dice; a development card may come first.",
        "Würfle; vorher darfst du eine Entwicklungskarte spielen.",
    ),
    "C-47": (
        "A seven, and your hand is too large: discard half of it.",
        "Eine Sieben, und du hast zu viele Karten: Gib die Hälfte ab.",
    ),
    "C-49": ("Where does the robber go?", "Wohin geht der Räuber?"),
    "C-51": ("From whom do you steal?", "Wen beraubst du?"),
    "C-58": ("A trade is on offer.", "Ein Handel steht an."),
    "C-81": ("Place the first free road.", "Setze die erste kostenlose Straße."),
    "C-82": ("Place the second free road, or do without.", "Setze die zweite kostenlose Straße, oder verzichte."),
    "CV-6": ("Place a neutral settlement.", "Setze eine neutrale Siedlung."),
}

SPEECH: Final = Speech(
    EVENTS,
    VARIANTS,
    MOVES,
    KINDS,
    QUESTIONS,
    income=events.Yielded,
    repeats={events.Stole: events.CardStolen, events.DevelopmentBought: events.DevelopmentDrawn},
)
