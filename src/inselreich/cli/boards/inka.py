r"""The board of the Inkas in a terminal: 79 columns, 29 rows, letters and shapes first, colours on top.

Every landscape hex is nineteen columns wide and five rows high and shares its rim with its neighbours:

        +---------+        the upper crossings, and a path between them
      /  3.2        \      a path that slants has room for three letters
    +     forest      +    the outer crossings
      \   9 ....    /
        +---------+        the lower crossings

Where the rim is dotted there is no path (I-17).
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Final

import msgspec

from ...core.moves import Move
from ...games.inka.board import FRAME_SPOTS, ISLAND
from ...games.inka.pieces import GOODS, KINDS
from ...games.inka.view import InkaView, SeatView
from ...sentences.words import Language, counted, word
from ..picture import Picture
from . import hexes, trades
from .figures import card_lines, names_of_colours, seat_lines
from .hexes import MARK, RIM

PITCH: Final = 14
"""Columns from one column of hexes to the next."""
INNER, OUTER = 5, 9
"""Columns from the middle of a hex to its upper and lower crossings, and to its outer ones."""
WIDTH: Final = 79
HEIGHT: Final = 29
TOP: Final = -2
"""The height (I-11) of the first row."""


def _place_at(name: str) -> tuple[int, int]:
    """Column and row of the middle of a place."""
    column, height = map(int, name.split("."))
    return OUTER + PITCH * column, 2 * (height - TOP)


def _corner_at(columns: int, heights: int) -> tuple[int, int]:
    """Column and row where three places meet, by the sums of their columns and of their heights."""
    whole, part = divmod(columns, 3)
    return OUTER + PITCH * whole + (0, INNER, OUTER)[part], 2 * (heights // 3 - TOP)


def _crossing_at(name: str) -> tuple[int, int]:
    places = [(int(column), int(height)) for column, height in re.findall(r"(\d+)\.(-?\d+)", name)]
    return _corner_at(sum(column for column, _ in places), sum(height for _, height in places))


_SPOTS_AT = {ISLAND.hex_names[spot]: _place_at(ISLAND.hex_names[spot]) for spot in FRAME_SPOTS}
PLACES: Final = {name: _place_at(name) for name in ISLAND.hex_names[: ISLAND.land_count]}
SPOTS: Final = {name: (min(x, WIDTH - 4), y) for name, (x, y) in _SPOTS_AT.items()}
CROSSINGS: Final = {name: _crossing_at(name) for name in ISLAND.corner_names}
PATHS: Final = hexes.ends_of_paths(ISLAND, CROSSINGS)

LETTERS: Final = {"red": "R", "orange": "O", "blue": "B", "grey": "G"}
LANDSCAPE_STYLES: Final = {
    "forest": "green",
    "quarry": "red",
    "pasture": "bright_green",
    "fields": "yellow",
    "mountains": "bright_black",
    "jungle": "bold green",
    "plantation": "magenta",
    "coast": "cyan",
    "ocean": "blue",
}


def draw(view: InkaView, language: Language, marks: Mapping[str, str]) -> Picture:
    """The board as the view shows it. `marks` are numbers for paths, crossings or places to choose from."""
    picture = Picture(WIDTH, HEIGHT)
    for place in PLACES:
        _draw_rim(picture, *PLACES[place])
    _draw_paths(picture, view, marks)
    _draw_hexes(picture, view, language, marks)
    _draw_spots(picture, view, language, marks)
    for x, y in CROSSINGS.values():
        picture.put(x, y, "+", RIM)
    hexes.put_buildings(picture, view, CROSSINGS, LETTERS)
    hexes.put_marks(picture, CROSSINGS, marks)
    return picture


def _draw_rim(picture: Picture, x: int, y: int) -> None:
    """Dots all around, where nothing else is drawn later."""
    for row in (y - 2, y + 2):
        for column in range(x - INNER, x + INNER + 1, 2):
            picture.put(column, row, ".", RIM)
    for row in (y - 1, y + 1):
        for column in (x - INNER - 2, x + INNER + 2):
            picture.put(column, row, ".", RIM)
    for column in (x - OUTER, x + OUTER):
        picture.put(column, y, ".", RIM)


def _draw_paths(picture: Picture, view: InkaView, marks: Mapping[str, str]) -> None:
    look = hexes.roads(view, LETTERS)
    for path, ((x, y), (other_x, other_y)) in PATHS.items():
        letter, style = look(path)
        if y == other_y:
            picture.put(x + 1, y, (letter or "-") * (other_x - x - 1), style)
        elif letter:
            picture.put(x + 1, (y + other_y) // 2, letter * 3, style)
        else:
            picture.put(x + 2, (y + other_y) // 2, "\\" if other_y > y else "/", style)
    hexes.put_marks(picture, hexes.middles(PATHS), marks)


def _draw_hexes(picture: Picture, view: InkaView, language: Language, marks: Mapping[str, str]) -> None:
    for shown in view.hexes:
        x, y = PLACES[shown.hex]
        left = x - INNER + 1
        picture.put(left, y - 1, shown.hex, RIM)
        picture.put_centred(x, y, word(shown.terrain, language), LANDSCAPE_STYLES[shown.terrain])
        if shown.number:
            hexes.put_number(picture, x, y + 1, shown.number)
        if shown.hex == view.robber:
            picture.put(x, y - 1, hexes.ROBBER[language], "bold reverse")
        if shown.hex in marks:
            picture.put(x, y - 1, f"[{marks[shown.hex]}]", MARK)


def _draw_spots(picture: Picture, view: InkaView, language: Language, marks: Mapping[str, str]) -> None:
    """The places on the frame where the robber may stand (I-14)."""
    for spot, (x, y) in SPOTS.items():
        picture.put_centred(x, y, spot, RIM)
        if spot == view.robber:
            picture.put_centred(x, y + 1, hexes.ROBBER[language], "bold reverse")
        if spot in marks:
            picture.put_centred(x, y + 1, f"[{marks[spot]}]", MARK)


KEYS: Final = {
    "en": """(R) settlement   [R] city   {(R)} {[R]} under thicket   rrr road   + crossing
R red, O orange, B blue, G grey   dotted rim: no path
dots at a number: how many of 36 throws bring it""",
    "de": """(R) Siedlung   [R] Stadt   {(R)} {[R]} unter Dickicht   rrr Straße   + Kreuzung
R rot, O orange, B blau, G grau   gepunkteter Rand: kein Weg
Punkte bei einer Zahl: so viele von 36 Würfen bringen sie""",
}


def key(language: Language) -> str:
    """What the signs of the drawing mean."""
    return KEYS[language]


TITLES: Final = {
    "en": ("points", " tribe", "cards", "dev.", "arts", "road", "roads left"),
    "de": ("Punkte", " Stamm", "Karten", "Entw.", "Kampf", "Straße", "Straßen übrig"),
}


def figures(view: InkaView, language: Language) -> str:
    """What everybody has (I-132)."""
    cells = [_cells(view, seat) for seat in view.seats]
    you = {"en": "you", "de": "du"}[language]
    notes = [you if seat.seat == view.seat else "" for seat in view.seats]
    lines = seat_lines(view, names_of_colours(view, language, LETTERS), TITLES[language], cells, notes)
    return "\n".join([*lines, *_advantages(view, language), *_supply(view, language)])


def _cells(view: InkaView, seat: SeatView) -> tuple[object, ...]:
    """The tribe with its markers and its goal; the cards with how many are safe from a seven (I-49)."""
    tribe = f"{seat.tribe}: {seat.markers[seat.tribe - 1]}/{view.goals[seat.tribe - 1]}"
    cards = f"{seat.hand_size}/{seat.hand_limit}"
    counts = (seat.development_size, seat.open_combat_arts, seat.road_length, seat.roads_left)
    return (seat.points, tribe, cards, *counts)


def _advantages(view: InkaView, language: Language) -> list[str]:
    names = {
        "en": ("Longest Trade Road", "Greatest Combat Arts", "nobody"),
        "de": ("Längste Handelsstraße", "Größte Kampfkunst", "niemand"),
    }
    road, arts, nobody = names[language]
    owners = [
        nobody if holder is None else word(view.seats[holder].colour, language)
        for holder in (view.longest_road, view.greatest_combat_arts)
    ]
    return [f"{road}: {owners[0]}.  {arts}: {owners[1]}."]


def _supply(view: InkaView, language: Language) -> list[str]:
    """What is left to take and to buy (I-132)."""
    cards = msgspec.structs.asdict(view.supply)
    goods = {str(KINDS[kind]): cards.pop(KINDS[kind]) for kind in GOODS}
    resources, others, deck = counted(cards, language), counted(goods, language), view.deck_size
    if language == "en":
        return [f"Supply: {resources};", f"  goods: {others}; development cards: {deck}."]
    return [f"Vorrat: {resources};", f"  Güter: {others}; Entwicklungskarten: {deck}."]


def own(view: InkaView, language: Language) -> str:
    """What concerns the seat of the view alone: the trade on offer to it, its hand, its cards (I-131)."""
    lines = trades.on_table(view, language)
    if view.seat is not None and view.own is not None:
        lines += card_lines(view.own, f"{view.seats[view.seat].points}/{view.points_to_win}", language)
        if view.phase == "after_roll" and view.active == view.seat and view.deal is None:
            lines.append(_rates(view, language))
    return "\n".join(lines)


def _rates(view: InkaView, language: Language) -> str:
    """I-67 to I-70"""
    en = "Rates: 3 alike for 1; goods: 2 alike for 1, 1 of each for 2"
    de = "Tauschkurse: 3 gleiche für 1; Güter: 2 gleiche für 1, je 1 für 2"
    if view.longest_road == view.seat and not view.trade_road_used:
        en, de = f"{en}; once 2 for 1", f"{de}; einmal 2 für 1"
    return f"{en}." if language == "en" else f"{de}."


def position(name: str) -> tuple[int, int] | None:
    """Row and column of a place on the drawing; None if there is none of this name."""
    places = {**PLACES, **SPOTS, **CROSSINGS, **hexes.middles(PATHS)}
    if name not in places:
        return None
    x, y = places[name]
    return y, x


def describe(view: InkaView, move: Move, language: Language) -> str:
    """What lies at the place of a move; the terms of a trade; how many cards there are to steal."""
    return hexes.describe(view, move, language, lambda place: _surroundings(view, place, language))


def _surroundings(view: InkaView, place: str, language: Language) -> Iterator[str]:
    """The landscape at a path or crossing, and whose building under thicket stands there; who has built at a hex."""
    lands = {each.hex: (each.terrain, each.number) for each in view.hexes}
    yield from hexes.lands_at(ISLAND, lands, place, language)
    if place in SPOTS:
        yield {"en": "on the frame", "de": "auf dem Rahmen"}[language]
    if place in lands:
        yield from hexes.owners_at(ISLAND, view, place, language)
    for seat in view.seats:
        if place in seat.thickets:
            who = word(seat.colour, language)
            yield {"en": f"thicket of {who}", "de": f"Dickicht von {who}"}[language]
