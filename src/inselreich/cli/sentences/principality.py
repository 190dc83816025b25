"""The sentences of both games of principalities. A game adds its own events, occasions, faces and tokens."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from collections.abc import Set as AbstractSet
from itertools import groupby
from typing import Any, Final, TypeVar

from ...core.events import Event
from ...core.moves import Move
from ...principality import events
from ...principality.geometry import signed
from ...principality.moves import ArrangeRegions, Pass, Pay
from ...principality.realm import Realm
from ...principality.resources import LANDSCAPES, RESOURCES
from ..principalities import region_name, things
from ..words import LANGUAGES, Language, Seats, counted, listed
from .speech import Speech, Wording, sentence

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


# Fields


def regions(names: Sequence[str], language: Language) -> str:
    """As in: 2 x forest 4 and hills 5."""
    times = Counter(names)
    said = {name: region_name(name, language) for name in times}
    return listed([f"{count} x {said[name]}" if count > 1 else said[name] for name, count in times.items()], language)


def one_of(names: Mapping[str, Wording]) -> Callable[[Any, Language], str]:
    """A field that is one of these."""
    return lambda value, language: names[value][LANGUAGES.index(language)]


FIELDS: Final[Mapping[str, Callable[[Any, Language], str]]] = {
    "column": lambda value, _: signed(value),
    "dice": lambda value, _: " : ".join(map(str, value)),
    "regions": regions,
}


# What is asked as a whole, and what is wanted on an occasion

ROLL: Final[Wording] = ("Roll the dice.", "Wirf die Würfel.")
ACT: Final[Wording] = (
    "Build, exchange and play cards as you like, then end your turn.",
    "Baue, tausche und spiele Karten nach Belieben, dann beende den Zug.",
)

WANTED: Final[Mapping[str, Wording]] = {
    "store": ("choose the region that stores one more", "wähle die Landschaft, die eins mehr lagert"),
    "choose_resource": ("choose what you take", "wähle, was du nimmst"),
    "name_number": ("name the number of the production die", "nenne die Zahl des Ertragswürfels"),
    "lay_regions": (
        "one of the new regions goes above, another below",
        "eine neue Landschaft kommt nach oben, eine andere nach unten",
    ),
    "swap_regions": (
        "choose two regions or two cards that change places",
        "wähle zwei Landschaften oder zwei Karten, die ihre Plätze tauschen",
    ),
    "choose_card": ("choose a card that lies there", "wähle eine ausliegende Karte"),
    "draw_card": ("draw a card, or look through a stack for one", "ziehe eine Karte oder suche sie aus einem Stapel"),
    "draw_card:only": ("draw a card", "ziehe eine Karte"),
    "choose_stack": ("choose a stack", "wähle einen Stapel"),
    "take_card": ("take one of the cards you see", "nimm eine der Karten, die du siehst"),
    "put_under": ("put a card under a stack", "schiebe eine Karte unter einen Stapel"),
}
OR_NOTHING: Final[Wording] = (", or do without", ", oder verzichte")
ARRANGE: Final[Wording] = (
    "lay out your regions, upper row from left to right, then the lower row:\n{regions}",
    "lege deine Landschaften aus, obere Reihe von links nach rechts, dann die untere:\n{regions}",
)
DUE: Final[Wording] = ("choose the regions that give {due}", "wähle die Landschaften, die {due} abgeben")
ANY: Final[Wording] = ("{count} of your choice", "{count} nach Wahl")


def wanted(moves: Sequence[Move], language: Language) -> str:
    """What is to be answered, by the moves there are; nothing if that is clear from the occasion alone."""
    place = LANGUAGES.index(language)
    answers = [move for move in moves if not isinstance(move, Pass)]
    first = answers[0] if answers else None
    if isinstance(first, Pay):
        return DUE[place].format(due=_due(answers, language))
    if isinstance(first, ArrangeRegions):
        return ARRANGE[place].format(regions=regions(first.regions, language))
    kind = "" if first is None else first.named()
    if kind == "draw_card" and type(answers[-1]) is type(first):
        kind = "draw_card:only"
    if kind not in WANTED:
        return ""
    return WANTED[kind][place] + (OR_NOTHING[place] if len(answers) < len(moves) else "")


def _due(payments: Sequence[Any], language: Language) -> str:
    """How many of what, as far as all payments agree."""
    ways = {tuple(sorted(_resource(name) for name in payment.regions)) for payment in payments}
    if len(ways) == 1:
        return _amounts(Counter(ways.pop()), language)
    return ANY[LANGUAGES.index(language)].format(count=len(payments[0].regions))


def _amounts(amounts: Mapping[str, int], language: Language) -> str:
    """As in: 2 lumber and 1 ore, in the order of the resources."""
    return counted({resource: amounts[resource] for resource in RESOURCES if resource in amounts}, language)


def _resource(region: str) -> str:
    return RESOURCES[LANDSCAPES.index(region.rpartition(" ")[0])]


# What comes in rows

TOGETHER: Final = (events.Stored, events.Spent, events.RegionLaid)
ROWS: Final[Mapping[type[Any], Wording]] = {
    events.Stored: ("{seat} [gains|gain] {what}.", "{seat} [bekommt|bekommst] {what}."),
    events.Spent: ("{seat} [gives|give] up {what}.", "{seat} [gibt|gibst] {what} ab."),
    events.RegionLaid: ("{seat} [lays|lay] out {what}.", "{seat} [legt|legst] {what} aus."),
}


def in_a_row(row: Sequence[Any], seats: Seats) -> list[str]:
    """What a seat gains, gives up or lays out, each in one sentence."""
    told = []
    for (kind, seat), each in groupby(row, lambda event: (type(event), event.seat)):
        what = _what(kind, list(each), seats.language)
        told.append(sentence(ROWS[kind], {"seat": seats.name(seat), "what": what}, seat, seats))
    return told


def _what(kind: type[Any], row: Sequence[Any], language: Language) -> str:
    if kind is events.RegionLaid:
        return regions([event.region for event in row], language)
    amounts: Counter[str] = Counter()
    for event in row:
        amounts[_resource(event.region)] += event.count
    return _amounts(amounts, language)


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
