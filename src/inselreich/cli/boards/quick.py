"""The quick card game in a terminal: 77 columns; the open offer as cards, then what lies before each seat.

+----------+ +----------+ +----------+      five cards, and the metropolises
|   road   | |  knight  | |   city   |
|   L B    | |  W G O   | |GG OOO    |      what they cost
|          | |          | | 2 points |
+----------+ +----------+ +----------+
* seat 0   ==   s C M   kk                  roads, what yields points, knights
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Final

from ...core.moves import Move
from ...core.resources import RESOURCES
from ...core.trade import TradeWith
from ...games.quick.moves import Build, Donate
from ...games.quick.paying import price
from ...games.quick.pieces import CARD, COSTS
from ...games.quick.view import QuickView, SeatView
from ...sentences.words import LANGUAGES, Language, Seats, cards_text, counted, word
from ..picture import Picture
from . import trades
from .figures import COST_KEYS, cost_letters

INNER: Final = 10
STEP: Final = INNER + 3
WIDTH: Final = 6 * STEP - 1
SEATS_FROM: Final = 6
"""The row of the first seat."""
ROADS_AT, BUILT_AT, KNIGHTS_AT = 12, 34, 60

NAMES: Final = {
    "road": ("road", "Straße"),
    "settlement": ("settlement", "Siedlung"),
    "city": ("city", "Stadt"),
    "knight": ("knight", "Ritter"),
}
"""What is printed on a card."""
METROPOLIS: Final = ("metropolis", "Metropole")
POINTS: Final = {"settlement": 1, "city": 2}
METROPOLIS_POINTS: Final = 3
STYLES: Final = {"road": "yellow", "settlement": "green", "city": "bold cyan", "knight": "bold red"}
METROPOLIS_STYLE: Final = "bold magenta"


def draw(view: QuickView, language: Language, _marks: Mapping[str, str]) -> Picture:
    """The open offer, and the cards before each seat. There are no places to mark."""
    picture = Picture(WIDTH, SEATS_FROM + len(view.seats))
    at = LANGUAGES.index(language)
    for place, card in enumerate(view.display):
        _draw_card(
            picture,
            place * STEP,
            STYLES[card],
            [NAMES[card][at], cost_letters(COSTS[CARD[card]], language), _points(card, language)],
        )
    if view.metropolises:
        left = [METROPOLIS[at], cost_letters(COSTS[CARD[view.metropolises[0]]], language), _stack(view.metropolises)]
        _draw_card(picture, 5 * STEP, METROPOLIS_STYLE, left)
    for row, seat in enumerate(view.seats, SEATS_FROM):
        _draw_seat(picture, row, view, seat, language)
    return picture


def _draw_card(picture: Picture, x: int, style: str, lines: Sequence[str]) -> None:
    picture.put(x, 0, f"+{'-' * INNER}+", "dim")
    for row, line in enumerate(lines, 1):
        picture.put(x, row, f"|{' ' * INNER}|", "dim")
        picture.put(x + 1, row, line.center(INNER), style)
    picture.put(x, len(lines) + 1, f"+{'-' * INNER}+", "dim")


def _points(card: str, language: Language) -> str:
    if card not in POINTS:
        return ""
    count = POINTS[card]
    return f"{count} {'point' if language == 'en' else 'Punkt'}{('s' if language == 'en' else 'e') * (count > 1)}"


def _stack(left: Sequence[str]) -> str:
    """How many, or where they differ which: 4 x, or B1 B3 B4."""
    if left[0] == "metropolis_a":
        return f"{len(left)} x"
    numbers = " ".join(name[-1] for name in left)
    return f"B {numbers}"


def _draw_seat(picture: Picture, row: int, view: QuickView, seat: SeatView, language: Language) -> None:
    name = Seats.of(view, None, language).first(seat.seat)
    picture.put(0, row, f"{'*' if seat.seat == view.active else ' '} {name}", "bold")
    picture.put(ROADS_AT, row, "=" * seat.roads, STYLES["road"])
    metropolises = [name[-2:].strip("_").upper() for name in seat.metropolises]
    built = [*"s" * seat.settlements, *"C" * seat.cities, *(f"M{name if name != 'A' else ''}" for name in metropolises)]
    picture.put(BUILT_AT, row, " ".join(built), STYLES["settlement"])
    picture.put(KNIGHTS_AT, row, "k" * seat.knights, STYLES["knight"])


KEYS: Final = {
    "en": "= road   s settlement   C city   M metropolis   k knight   * whose turn it is",
    "de": "= Straße   s Siedlung   C Stadt   M Metropole   k Ritter   * ist am Zug",
}
FUNCTIONS: Final = {
    "en": """Metropolis B1: at once a card for each road; B3: for each knight.
B2 wins ties for the Trade Route, B4 for the Knight Force.""",
    "de": """Metropole B1: sofort eine Karte je Straße; B3: je Ritter.
B2 gewinnt Gleichstand um die Handelsroute, B4 um die Rittermacht.""",
}


def key(language: Language) -> str:
    """What the signs of the drawing mean."""
    return f"{KEYS[language]}\n{COST_KEYS[language]}"


TITLES: Final = {
    "en": ("points", "cards", "draws", "replaces", "safe"),
    "de": ("Punkte", "Karten", "zieht", "ersetzt", "sicher"),
}


def figures(view: QuickView, language: Language) -> str:
    """What everybody has, and the piles."""
    seats = Seats.of(view, None, language)
    lines = ["  ".join([" " * 9, *TITLES[language]])]
    for seat in view.seats:
        counts = (seat.points, seat.hand_size, seat.production, f"{seat.replacement_rate}:1", seat.safe_hand)
        cells = [f"{count:>{len(title)}}" for count, title in zip(counts, TITLES[language], strict=True)]
        name = f"{'*' if seat.seat == view.active else ' '} {seats.first(seat.seat)}"
        lines.append("  ".join([f"{name:<9}", *cells]) + _honours(view, seat.seat, language))
    return "\n".join([*lines, *_piles(view, language)])


def _honours(view: QuickView, seat: int, language: Language) -> str:
    en = language == "en"
    honours = []
    if seat == view.seat:
        honours.append("you" if en else "du")
    if seat == view.trade_route:
        honours.append("Trade Route" if en else "Handelsroute")
    if seat == view.knight_force:
        honours.append("Knight Force" if en else "Rittermacht")
    return f"  {', '.join(honours)}" if honours else ""


def _piles(view: QuickView, language: Language) -> list[str]:
    laid = Counter(view.discards)
    discards = counted({resource: laid[resource] for resource in RESOURCES}, language)
    past = ", ".join(word(event, language) for event in view.past_events)
    sizes = (view.supply_size, view.pile_size, view.events_size)
    if language == "en":
        lines = ["Face down: {} resources, {} cards to build, {} events.".format(*sizes)]
        lines += [f"Discarded: {discards}.", *([f"Past events: {past}."] if past else [])]
    else:
        lines = ["Verdeckt: {} Rohstoffe, {} Baukarten, {} Ereignisse.".format(*sizes)]
        lines += [f"Abgelegt: {discards}.", *([f"Vorbei: {past}."] if past else [])]
    has_functions = any(name != "metropolis_a" for name in view.metropolises)
    return [*lines, *([FUNCTIONS[language]] if has_functions else [])]


def own(view: QuickView, language: Language) -> str:
    """What concerns the seat of the view alone: the trade on offer to it, its hand, how it may replace."""
    lines = trades.on_table(view, language)
    if view.seat is None or view.own is None:
        return "\n".join(lines)
    me, hand = view.seats[view.seat], cards_text(view.own.hand, language)
    points = f"{me.points}/{view.points_to_win}"
    if language == "en":
        lines.append(f"Your hand ({me.hand_size}): {hand}.  Points: {points}.")
    else:
        lines.append(f"Deine Hand ({me.hand_size}): {hand}.  Punkte: {points}.")
    return "\n".join(lines)


def position(_name: str) -> tuple[int, int] | None:
    """There are no places to choose."""
    return None


def describe(view: QuickView, move: Move, language: Language) -> str:
    """What a card costs; the terms of a trade; how a seat to be given something stands."""
    if isinstance(move, TradeWith):
        return trades.terms_with(view, move.seat, language)
    if isinstance(move, Build) and view.seat is not None:
        return cards_text(price(CARD[move.card], move.replace, view.seats[view.seat].replacement_rate), language)
    if isinstance(move, Donate):
        points = view.seats[move.to].points
        return f"{points} point{'s' * (points != 1)}" if language == "en" else f"{points} Punkt{'e' * (points != 1)}"
    return ""
