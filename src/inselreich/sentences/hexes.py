"""The sentences of games on boards of hexes. `{kind}` is a kind of card; where its field has another name, `called` says so."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from . import trade
from .speech import Wording, sentence
from .words import Seats, counted

EVENTS: Final[Mapping[str, Wording]] = {
    "start_rolled": ("{seat} [rolls|roll] {dice} for the start.", "{seat} [würfelt|würfelst] um den Anfang: {dice}."),
    "turn_started": ("Turn {turn}: {seat} [is|are] to move.", "Zug {turn}: {seat} [ist|bist] an der Reihe."),
    "dice_rolled": ("{seat} [rolls|roll] {dice}.", "{seat} [würfelt|würfelst] {dice}."),
    "yielded": (
        "{seat} [gets|get] {count} {kind} from {hex}.",
        "{seat} [bekommt|bekommst] {count} {kind} von {hex}.",
    ),
    "supply_short": (
        "The supply is short of {kind}: nobody gets any.",
        "Der Vorrat an {kind} reicht nicht: niemand bekommt etwas davon.",
    ),
    "supply_short:paid": (
        "The supply is short of {kind}: {seat} [gets|get] the last {paid}.",
        "Der Vorrat an {kind} reicht nicht: {seat} [bekommt|bekommst] die letzten {paid}.",
    ),
    "built": ("{seat} [builds|build] {piece} on {place}.", "{seat} [baut|baust] {piece} auf {place}."),
    "discarded": ("{seat} [discards|discard] {cards}.", "{seat} [gibt|gibst] {cards} ab."),
    "robber_moved": ("{seat} [moves|move] the robber to {hex}.", "{seat} [versetzt|versetzt] den Räuber nach {hex}."),
    "stole": ("{thief} [steals|steal] a card from {victim}.", "{thief} [raubt|raubst] {victim:dat} eine Karte."),
    "card_stolen": (
        "{thief} [steals|steal] 1 {kind} from {victim}.",
        "{thief} [raubt|raubst] {victim:dat} 1 {kind}.",
    ),
    "stole_nothing": ("{seat} [steals|steal] nothing.", "{seat} [raubt|raubst] nichts."),
    **trade.EVENTS,
    "development_bought": ("{seat} [buys|buy] a development card.", "{seat} [kauft|kaufst] eine Entwicklungskarte."),
    "development_drawn": (
        "{seat} [buys|buy] a development card: {card}.",
        "{seat} [kauft|kaufst] eine Entwicklungskarte: {card}.",
    ),
    "development_played": ("{seat} [plays|play] {card}.", "{seat} [spielt|spielst] {card}."),
    "monopoly_named": ("{seat} [names|name] {kind}.", "{seat} [nennt|nennst] {kind}."),
    "monopoly_taken": (
        "{seat} [takes|take] {count} {kind} from {victim}.",
        "{seat} [nimmt|nimmst] {victim:dat} {count} {kind} ab.",
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
    "won": ("{seat} [wins|win]! Points: {points}.", "{seat} [gewinnt|gewinnst]! Punkte: {points}."),
}

VARIANTS: Final[Mapping[str, Callable[[Any], str]]] = {
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
    "buy_development": ("buy a development card", "eine Entwicklungskarte kaufen"),
    "play_road_building": ("play road building", "Straßenbau spielen"),
    "waive_road": ("do without the second road", "auf die zweite Straße verzichten"),
    "play_monopoly": ("play monopoly: all {kind}", "Monopol spielen: alles {kind}"),
    "play_invention": ("play invention: take {cards}", "Erfindung spielen: {cards} nehmen"),
    "discard": ("discard {cards}", "{cards} abgeben"),
    "move_robber": ("move the robber to {hex}", "den Räuber nach {hex} versetzen"),
    "steal": ("steal from {victim}", "{victim:dat} eine Karte rauben"),
    **trade.MOVES,
}

KINDS: Final[Mapping[str, Wording]] = {
    "build_road": ("build a road", "eine Straße bauen"),
    "build_settlement": ("build a settlement", "eine Siedlung bauen"),
    "build_city": ("build a city", "eine Stadt bauen"),
    "play_monopoly": ("play monopoly", "Monopol spielen"),
    "play_invention": ("play invention", "Erfindung spielen"),
    "discard": ("discard", "abgeben"),
    "move_robber": ("move the robber", "den Räuber versetzen"),
    "steal": ("steal", "rauben"),
    **trade.KINDS,
}

FOUND_FIRST: Final[Wording] = (
    "Found your first settlement, with a road.",
    "Gründe deine erste Siedlung, mit einer Straße.",
)
FOUND_SECOND: Final[Wording] = (
    "Found your second settlement, with a road.",
    "Gründe deine zweite Siedlung, mit einer Straße.",
)
TRADE_AND_BUILD: Final[Wording] = (
    "Trade and build as you like, then end your turn.",
    "Handle und baue nach Belieben, dann beende den Zug.",
)
SEVEN: Final[Wording] = (
    "A seven, and your hand is too large: discard half of it.",
    "Eine Sieben, und du hast zu viele Karten: Gib die Hälfte ab.",
)
ROBBER: Final[Wording] = ("Where does the robber go?", "Wohin geht der Räuber?")
THEFT: Final[Wording] = ("From whom do you steal?", "Wen beraubst du?")
TRADE: Final[Wording] = ("A trade is on offer.", "Ein Handel steht an.")
FIRST_FREE_ROAD: Final[Wording] = ("Place the first free road.", "Setze die erste kostenlose Straße.")
SECOND_FREE_ROAD: Final[Wording] = (
    "Place the second free road, or do without.",
    "Setze die zweite kostenlose Straße, oder verzichte.",
)


def called(kind: str, wordings: Mapping[str, Wording]) -> dict[str, Wording]:
    """The same sentences for a game whose kinds of cards stand in fields of this name."""
    return {
        name: (en.replace("{kind}", f"{{{kind}}}"), de.replace("{kind}", f"{{{kind}}}"))
        for name, (en, de) in wordings.items()
    }


def yields(kind: str) -> Callable[[Sequence[Any], Seats], list[str]]:
    """Tells what one roll brings, in one sentence a seat; the field with the kind of card has this name."""

    def tell(row: Sequence[Any], seats: Seats) -> list[str]:
        totals: dict[int, dict[str, int]] = {}
        for each in row:
            counts = totals.setdefault(each.seat, {})
            counts[getattr(each, kind)] = counts.get(getattr(each, kind), 0) + each.count
        wording = ("{seat} [gets|get] {cards}.", "{seat} [bekommt|bekommst] {cards}.")
        return [
            sentence(wording, {"seat": seats.name(seat), "cards": counted(counts, seats.language)}, seat, seats)
            for seat, counts in totals.items()
        ]

    return tell
