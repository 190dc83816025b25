"""The sentences of both games of principalities. A game adds its own events, occasions, faces and tokens."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from collections.abc import Set as AbstractSet
from typing import Any, Final, TypeVar

from ..core.events import Event
from ..core.moves import Move
from ..principality import events
from ..principality.realm import Realm
from .amounts import FIELDS, one_of
from .occasions import wanted
from .principality_words import things
from .rows import TOGETHER, in_a_row
from .speech import Speech, Wording

T = TypeVar("T")
NOTHING_OF_ITS_OWN: Final = Speech()

EVENTS: Final[Mapping[str, Wording]] = {
    "start_rolled": ("The roll for who begins is {dice}.", "Der Wurf um den Anfang ist {dice}."),
    "turn_started": ("Turn {turn}: {seat} [is|are] to move.", "Zug {turn}: {seat} [ist|bist] an der Reihe."),
    "dice_rolled": (
        "{seat} [rolls|roll] {face}, and {number}.",
        "{seat} [würfelt|würfelst] {face}, dazu eine {number}.",
    ),
    "number_named": (
        "{seat} [sets|set] the production die to {number}.",
        "{seat} [stellt|stellst] den Ertragswürfel auf {number}.",
    ),
    "event_revealed": ("The event card is {card}.", "Die Ereigniskarte ist {card}."),
    "stored": ("{seat} [gains|gain] {count} on {region}.", "{seat} [bekommt|bekommst] {count} auf {region}."),
    "spent": ("{seat} [gives|give] up {count} of {region}.", "{seat} [gibt|gibst] {count} von {region} ab."),
    "bank_traded": (
        "{seat} [exchanges|exchange] {count} {give} for 1 {take}.",
        "{seat} [tauscht|tauschst] {count} {give} gegen 1 {take}.",
    ),
    "road_built": ("{seat} [builds|build] a road at {column}.", "{seat} [baut|baust] bei {column} eine Straße."),
    "settlement_built": (
        "{seat} [builds|build] a settlement at {column}.",
        "{seat} [baut|baust] bei {column} eine Siedlung.",
    ),
    "city_built": ("{seat} [builds|build] a city at {column}.", "{seat} [baut|baust] bei {column} eine Stadt."),
    "region_laid": ("{seat} [lays|lay] {region} {at}.", "{seat} [legt|legst] {region} nach {at}."),
    "regions_searched": (
        "{seat} [looks|look] through all the regions left; they are shuffled afterwards.",
        "{seat} [sieht|siehst] alle restlichen Landschaften durch; danach werden sie gemischt.",
    ),
    "regions_swapped": (
        "{seat} [exchanges|exchange] the places of {region} and {other}.",
        "{seat} [tauscht|tauschst] die Plätze von {region} und {other}.",
    ),
    "card_built": ("{seat} [builds|build] {card} {at}.", "{seat} [baut|baust] {card} {at}."),
    "cards_swapped": (
        "{seat} [exchanges|exchange] the places of {card} {at} and {other} {other_at}.",
        "{seat} [tauscht|tauschst] die Plätze von {card} {at} und {other} {other_at}.",
    ),
    "card_discarded": (
        "{seat} [demolishes|demolish] {card} {at}; it is discarded.",
        "{seat} [reißt|reißt] {card} {at} ab; die Karte kommt auf die Ablage.",
    ),
    "card_put_away": (
        "{card} {at} of {seat} goes under stack {stack}.",
        "{card} {at} von {seat:dat} kommt unter Stapel {stack}.",
    ),
    "card_taken_back": (
        "{seat} [takes|take] {card} {at} back.",
        "{seat} [nimmt|nimmst] {card} {at} zurück auf die Hand.",
    ),
    "card_played": ("{seat} [plays|play] {card}.", "{seat} [spielt|spielst] {card}."),
    "stack_searched": (
        "{seat} [looks|look] through stack {stack}.",
        "{seat} [sieht|siehst] Stapel {stack} durch.",
    ),
    "card_drawn": (
        "{seat} [takes|take] a card of stack {stack}.",
        "{seat} [nimmt|nimmst] eine Karte von Stapel {stack}.",
    ),
    "card_put_under": (
        "{seat} [puts|put] a card under stack {stack}.",
        "{seat} [schiebt|schiebst] eine Karte unter Stapel {stack}.",
    ),
    "card_put_under:other": (
        "{seat} [puts|put] a card of {of}'s hand under stack {stack}.",
        "{seat} [schiebt|schiebst] eine Handkarte von {of:dat} unter Stapel {stack}.",
    ),
    "card_got": ("{seat} [gets|get] {card}.", "{seat} [bekommt|bekommst] {card}."),
    "hand_shown": ("{seat} [shows|show] the hand to {to:acc}.", "{seat} [zeigt|zeigst] {to:dat} die Hand."),
    "hand_seen": (
        "{seat} [shows|show] {to:acc} the hand: {cards}.",
        "{seat} [zeigt|zeigst] {to:dat} die Hand: {cards}.",
    ),
    "token_moved": ("{seat} [has|have] {token} now.", "{seat} [hat|hast] jetzt {token}."),
    "token_moved:aside": ("Nobody has {token} now.", "Niemand hat jetzt {token}."),
    "won": ("{seat} [wins|win]! Points: {points}.", "{seat} [gewinnt|gewinnst]! Punkte: {points}."),
}

VARIANTS: Final[Mapping[str, Callable[[Any], str]]] = {
    "build_settlement": lambda move: ":together" if move.played_with else "",
    "card_put_under": lambda event: "" if event.of == event.seat else ":other",
    "token_moved": lambda event: ":aside" if event.seat is None else "",
}

MOVES: Final[Mapping[str, Wording]] = {
    "arrange_regions": ("lay out {regions}", "{regions} auslegen"),
    "roll_dice": ("roll the dice", "würfeln"),
    "end_turn": ("end the turn", "den Zug beenden"),
    "pass": ("do without", "verzichten"),
    "build_road": ("build a road at {column}", "bei {column} eine Straße bauen"),
    "build_settlement": ("build a settlement at {column}", "bei {column} eine Siedlung bauen"),
    "build_settlement:together": (
        "build a settlement at {column} and play {played_with}",
        "bei {column} eine Siedlung bauen und {played_with} spielen",
    ),
    "build_city": ("build a city at {column}", "bei {column} eine Stadt bauen"),
    "build": ("build {card} {at}", "{card} {at} bauen"),
    "play_card": ("play {card}", "{card} spielen"),
    "bank_trade": ("exchange {give} for {take}", "{give} gegen {take} tauschen"),
    "region_trade": ("exchange 2 of {region} for {take}", "2 von {region} gegen {take} tauschen"),
    "demolish": ("demolish {card} {at}", "{card} {at} abreißen"),
    "pay": ("give {regions}", "{regions} abgeben"),
    "store": ("store on {region}", "auf {region} lagern"),
    "choose_resource": ("take {resource}", "{resource} nehmen"),
    "name_number": ("name {number}", "{number} nennen"),
    "lay_regions": ("{upper} above, {lower} below", "{upper} oben, {lower} unten"),
    "swap_regions": ("swap {region} with {other}", "{region} mit {other} vertauschen"),
    "swap_cards": ("swap {card} {at} with {other} {other_at}", "{card} {at} mit {other} {other_at} vertauschen"),
    "choose_card": ("choose {card} {at}", "{card} {at} wählen"),
    "draw_card": ("draw from stack {stack}", "von Stapel {stack} ziehen"),
    "search_stack": ("look through stack {stack}", "Stapel {stack} durchsehen"),
    "choose_stack": ("choose stack {stack}", "Stapel {stack} wählen"),
    "take_card": ("take {card}", "{card} nehmen"),
    "put_under": ("put {card} under stack {stack}", "{card} unter Stapel {stack} schieben"),
}

KINDS: Final[Mapping[str, Wording]] = {
    "arrange_regions": ("lay out the regions", "die Landschaften auslegen"),
    "build_road": ("build a road", "eine Straße bauen"),
    "build_settlement": ("build a settlement", "eine Siedlung bauen"),
    "build_city": ("build a city", "eine Stadt bauen"),
    "build": ("build a card", "eine Karte bauen"),
    "play_card": ("play a card", "eine Karte spielen"),
    "bank_trade": ("exchange with the bank", "mit der Bank tauschen"),
    "region_trade": ("exchange from one region", "aus einer Landschaft tauschen"),
    "demolish": ("demolish a card", "eine Karte abreißen"),
    "pay": ("give", "abgeben"),
    "store": ("store", "lagern"),
    "choose_resource": ("take a resource", "einen Rohstoff nehmen"),
    "name_number": ("name a number", "eine Zahl nennen"),
    "lay_regions": ("lay the new regions", "die neuen Landschaften legen"),
    "swap_regions": ("swap two regions", "zwei Landschaften vertauschen"),
    "swap_cards": ("swap two cards", "zwei Karten vertauschen"),
    "choose_card": ("choose a card", "eine Karte wählen"),
    "draw_card": ("draw a card", "eine Karte ziehen"),
    "search_stack": ("look through a stack", "einen Stapel durchsehen"),
    "choose_stack": ("choose a stack", "einen Stapel wählen"),
    "take_card": ("take a card", "eine Karte nehmen"),
    "put_under": ("put a card under a stack", "eine Karte unter einen Stapel schieben"),
}


REPEATS: Final[Mapping[type[Event], type[Event]]] = {
    events.CardDrawn: events.CardGot,
    events.HandShown: events.HandSeen,
}


def speech(
    realm: Realm,
    events_of_game: Sequence[type[Event]],
    moves_of_game: Sequence[type[Move]],
    *,
    faces: Mapping[str, Wording],
    tokens: Mapping[str, Wording],
    occasions: Mapping[str, Wording],
    questions: Mapping[str, Wording],
    own: Speech = NOTHING_OF_ITS_OWN,
) -> Speech:
    """The sentences of a game: those that both have, as far as it has their events and moves, and its own."""
    tags = {str(kind.__struct_config__.tag) for kind in events_of_game}
    names = {kind.named() for kind in moves_of_game}
    return Speech(
        events={**_told(EVENTS, tags), **own.events},
        variants={**_told(VARIANTS, tags | names), **own.variants},
        moves={**_told(MOVES, names), **own.moves},
        kinds={**_told(KINDS, names), **own.kinds},
        questions=questions,
        together=TOGETHER,
        tell_together=in_a_row,
        things=things(realm),
        repeats=REPEATS,
        fields={**FIELDS, "face": one_of(faces), "token": one_of(tokens)},
        occasions=occasions,
        wanted=wanted,
    )


def _told(wordings: Mapping[str, T], kinds: AbstractSet[str]) -> dict[str, T]:
    """Those of these kinds, with all their variants."""
    return {name: wording for name, wording in wordings.items() if name.partition(":")[0] in kinds}
