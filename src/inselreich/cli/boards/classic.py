"""The island in a terminal: 79 columns, 30 rows, letters and shapes first, colours on top.

Every land hex is twelve columns wide and eight rows high and shares its rim with its neighbours:

        +          the top crossing          row 0
     .-' '-.       paths with five letters
    +       +      the upper crossings       row 2
    |  H4   |
    |       |      paths with two letters
    +       +      the lower crossings       row 5
     '-. .-'
        +          the lowest crossing       row 7
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from ...core.moves import Move
from ...core.trade import TradeWith
from ...games.classic.board import ISLAND
from ...games.classic.moves import BuildCity, BuildRoad, BuildSettlement, MoveRobber, PlaceNeutral, Steal
from ...games.classic.pieces import Development
from ...games.classic.view import ClassicView, OwnCards
from ..picture import Picture
from ..words import Language, cards_text, counted, word
from . import trades

HALF: Final = 6
"""Columns from the middle of a hex to its side."""
ROW: Final = 5
"""Rows from one row of hexes to the next."""
MIDDLE: Final = 39
TOP: Final = 1
WIDTH: Final = 2 * MIDDLE + 1
HEIGHT: Final = TOP + 4 * ROW + 8 + 1

_LAND_ROWS = (3, 4, 5, 4, 3)
_SEA_NORTH_TO_SOUTH_EAST = ((-3, -3), (-1, -3), (1, -3), (3, -3), (4, -2), (5, -1), (6, 0), (5, 1), (4, 2))


def _places() -> dict[str, tuple[int, int]]:
    """Where each hex lies: half hexes to the right of the middle, rows below it."""
    land = [(2 * column - count + 1, row - 2) for row, count in enumerate(_LAND_ROWS) for column in range(count)]
    sea = [*_SEA_NORTH_TO_SOUTH_EAST, *((-right, -below) for right, below in _SEA_NORTH_TO_SOUTH_EAST)]
    return dict(zip(ISLAND.hex_names, [*land, *sea], strict=True))


PLACES: Final = _places()


def _crossing_at(name: str) -> tuple[int, int]:
    """Column and row of a crossing: in the middle of its three hexes."""
    hexes = [PLACES[part] for part in name.split("-")]
    below = sum(row for _, row in hexes)
    row = (below + 2) // 3
    return MIDDLE + HALF * sum(right for right, _ in hexes) // 3, _top_of(row) + (2 if below % 3 == 2 else 0)


def _top_of(row: int) -> int:
    """The canvas row of the top crossings of this row of hexes."""
    return TOP + ROW * (row + 2)


CROSSINGS: Final = {name: _crossing_at(name) for name in ISLAND.corner_names}
PATHS: Final = {
    name: tuple(sorted(CROSSINGS[ISLAND.corner_names[end]] for end in ISLAND.edge_corners[edge]))
    for edge, name in enumerate(ISLAND.edge_names)
}

LETTERS: Final = {"red": "R", "blue": "B", "white": "W", "orange": "O"}
SEAT_STYLES: Final = {
    "red": "bold bright_white on red",
    "blue": "bold bright_white on blue",
    "white": "bold black on bright_white",
    "orange": "bold black on dark_orange",
}
TERRAIN_STYLES: Final = {
    "forest": "green",
    "hills": "red",
    "pasture": "bright_green",
    "fields": "yellow",
    "mountains": "bright_black",
    "desert": "dim",
}
RIM, SEA, MARK = "dim", "cyan", "bold black on bright_green"
CHANCES: Final = {number: 6 - abs(7 - number) for number in range(2, 13)}
"""In so many of 36 throws the dice show this number."""


def draw(view: ClassicView, language: Language, marks: Mapping[str, str]) -> Picture:
    """The island as the view shows it. `marks` are numbers for paths, crossings or hexes to choose from."""
    picture = Picture(WIDTH, HEIGHT)
    _draw_sea(picture, view, language)
    _draw_paths(picture, view, marks)
    _draw_hexes(picture, view, language, marks)
    _draw_crossings(picture, view, marks)
    return picture


def _draw_hexes(picture: Picture, view: ClassicView, language: Language, marks: Mapping[str, str]) -> None:
    for shown in view.hexes:
        right, below = PLACES[shown.hex]
        x, y = MIDDLE + HALF * right, _top_of(below)
        picture.put_centred(x, y + 2, shown.hex, RIM)
        picture.put_centred(x, y + 3, word(shown.terrain, language), TERRAIN_STYLES[shown.terrain])
        if shown.number:
            red = "bold bright_red" if shown.number in (6, 8) else "bold"
            picture.put_centred(x, y + 4, f"{shown.number} {'.' * CHANCES[shown.number]}", red)
        if shown.hex == view.robber:
            picture.put_centred(x, y + 5, {"en": "ROBBER", "de": "RÄUBER"}[language], "bold reverse")
        if shown.hex in marks:
            picture.put_centred(x, y + 5, f"[{marks[shown.hex]}]", MARK)


def _draw_paths(picture: Picture, view: ClassicView, marks: Mapping[str, str]) -> None:
    owner = {path: seat.colour for seat in view.seats for path in seat.roads}
    for path, ((x, y), (other_x, other_y)) in PATHS.items():
        colour = owner.get(path)
        letter, style = (LETTERS[colour].lower(), SEAT_STYLES[colour]) if colour else ("", RIM)
        if x == other_x:
            _draw_upright(picture, x, y, letter or "|", style)
        else:
            _draw_slanted(picture, x, y, other_y > y, letter, style)
        if path in marks:
            picture.put_centred((x + other_x) // 2, (y + other_y) // 2, marks[path], MARK)


def _draw_upright(picture: Picture, x: int, y: int, letter: str, style: str) -> None:
    for row in range(y + 1, y + ROW - 2):
        picture.put(x, row, letter, style)


def _draw_slanted(picture: Picture, x: int, y: int, falling: bool, letter: str, style: str) -> None:
    """From the left crossing to the right one, two rows lower or higher."""
    signs = [letter] * 5 if letter else (list(".'-.'") if falling else list("'.-'."))
    rows = (0, 1, 1, 1, 2) if falling else (0, -1, -1, -1, -2)
    for step, (sign, row) in enumerate(zip(signs, rows, strict=True), 1):
        picture.put(x + step, y + row, sign, style)


def _draw_crossings(picture: Picture, view: ClassicView, marks: Mapping[str, str]) -> None:
    harbours = {end for harbour in view.harbours for end in _ends(harbour.path)}
    for name, (x, y) in CROSSINGS.items():
        picture.put(x, y, "*" if name in harbours else "+", SEA if name in harbours else RIM)
    for seat in view.seats:
        letter, style = LETTERS[seat.colour], SEAT_STYLES[seat.colour]
        for place in seat.settlements:
            picture.put_centred(*CROSSINGS[place], f"({letter})", style)
        for place in seat.cities:
            picture.put_centred(*CROSSINGS[place], f"[{letter}]", style)
    for place in view.neutral_settlements:
        picture.put_centred(*CROSSINGS[place], "(N)", "bold")
    for place, mark in marks.items():
        if place in CROSSINGS:
            picture.put_centred(*CROSSINGS[place], mark, MARK)


def _ends(path: str) -> tuple[str, ...]:
    return tuple(ISLAND.corner_names[end] for end in ISLAND.edge_corners[ISLAND.edges[path]])


def _draw_sea(picture: Picture, view: ClassicView, language: Language) -> None:
    kinds = {harbour.path.split("-")[1]: harbour.kind for harbour in view.harbours}
    for name, (right, below) in PLACES.items():
        if name.startswith("H"):
            continue
        kind = kinds.get(name)
        labels = [] if kind is None else ["3:1"] if kind == "3:1" else ["2:1", word(kind, language)]
        x = MIDDLE + HALF * right
        if abs(below) == 3:
            beside, beyond = (TOP, TOP - 1) if below < 0 else (HEIGHT - 2, HEIGHT - 1)
            picture.put_centred(x, beside, name, RIM)
            picture.put_centred(x, beyond, " ".join(labels), SEA)
            continue
        y = _top_of(below) + 2
        for row, text in enumerate([name, *labels]):
            gap = HALF - (2 if row else 3)
            if right < 0:
                picture.put_up_to(x + gap, y + row, text, SEA if row else RIM)
            else:
                picture.put(x - gap, y + row, text, SEA if row else RIM)


KEYS: Final = {
    "en": """(B) settlement   [B] city   bbb road   R red, B blue, W white, O orange, N neutral
+ crossing   * crossing of a harbour   dots: how many of 36 throws bring the number""",
    "de": """(B) Siedlung   [B] Stadt   bbb Straße   R rot, B blau, W weiß, O orange, N neutral
+ Kreuzung   * Kreuzung mit Hafen   Punkte: so viele von 36 Würfen bringen die Zahl""",
}


def key(language: Language) -> str:
    """What the signs of the drawing mean."""
    return KEYS[language]


TITLES: Final = {
    "en": ("points", "cards", "dev.", "knights", "road", "left: roads", "settl.", "cities"),
    "de": ("Punkte", "Karten", "Entw.", "Ritter", "Straße", "Rest: Straßen", "Siedl.", "Städte"),
}


def figures(view: ClassicView, language: Language) -> str:
    """What everybody has (C-116)."""
    lines = ["  ".join(["  " + " " * 9, *TITLES[language]])]
    for seat in view.seats:
        points = seat.visible_points if seat.revealed is None else seat.revealed.points
        counts = (points, seat.hand_size, seat.development_size, seat.open_knights, seat.road_length)
        left = (seat.roads_left, seat.settlements_left, seat.cities_left)
        cells = [f"{count:>{len(title)}}" for count, title in zip((*counts, *left), TITLES[language], strict=True)]
        name = f"{LETTERS[seat.colour]} {word(seat.colour, language)}"
        line = "  ".join([f"{'*' if seat.seat == view.active else ' '} {name:<9}", *cells])
        lines.append(line + _honours(view, seat.seat, language))
    supply, deck = cards_text(view.supply, language), view.deck_size
    en = f"Supply: {supply}; {deck} development card{'s' * (deck != 1)}."
    de = f"Vorrat: {supply}; {deck} Entwicklungskarte{'n' * (deck != 1)}."
    return "\n".join([*lines, en if language == "en" else de])


def own(view: ClassicView, language: Language) -> str:
    """What concerns the seat of the view alone: the trade on offer to it, its hand, its cards, its harbours (C-115)."""
    lines = trades.on_table(view, language)
    if view.seat is not None and view.own is not None:
        lines += _cards(view, view.seat, view.own, language)
    return "\n".join(lines)


def _honours(view: ClassicView, seat: int, language: Language) -> str:
    en = language == "en"
    honours = []
    if seat == view.seat:
        honours.append("you" if en else "du")
    if seat == view.longest_road:
        honours.append("Longest Trade Road" if en else "längste Handelsstraße")
    if seat == view.largest_army:
        honours.append("Greatest Knightly Power" if en else "größte Rittermacht")
    return f"  {', '.join(honours)}" if honours else ""


def _cards(view: ClassicView, seat: int, own: OwnCards, language: Language) -> list[str]:
    hand, size, points = cards_text(own.hand, language), own.hand.total, f"{own.points}/{view.points_to_win}"
    held, fresh = _developments(own.development, language), _developments(own.bought_this_turn, language)
    rates = ", ".join(f"{word(kind, language)} {rate}:1" for kind, rate in view.seats[seat].sea_rates.items())
    if language == "en":
        lines = [f"Your hand ({size}): {hand}.  Points: {points}."]
        news = f" (new this turn: {fresh})" if own.bought_this_turn else ""
        held = f"Your development cards: {held}{news}."
        rates = f"Sea trade: {rates}."
    else:
        lines = [f"Deine Hand ({size}): {hand}.  Punkte: {points}."]
        news = f" (neu in diesem Zug: {fresh})" if own.bought_this_turn else ""
        held = f"Deine Entwicklungskarten: {held}{news}."
        rates = f"Seehandel: {rates}."
    return [*lines, *([held] if own.development else []), *([rates] if view.phase == "after_roll" else [])]


def _developments(cards: Mapping[Development, int], language: Language) -> str:
    return counted({str(card): count for card, count in cards.items()}, language)


def position(name: str) -> tuple[int, int] | None:
    """Row and column of a place on the drawing; None if there is none of this name."""
    if name in CROSSINGS:
        x, y = CROSSINGS[name]
    elif name in PATHS:
        (x, y), (other_x, other_y) = PATHS[name]
        x, y = x + other_x, y + other_y
    elif name in PLACES:
        x, y = PLACES[name]
    else:
        return None
    return y, x


def describe(view: ClassicView, move: Move, language: Language) -> str:
    """What lies at the place of a move; the terms of a trade; how many cards there are to steal."""
    if isinstance(move, TradeWith):
        return trades.terms_with(view, move.seat, language)
    if isinstance(move, Steal):
        size = view.seats[move.victim].hand_size
        return {"en": f"{size} card{'s' * (size != 1)}", "de": f"{size} Karte{'n' * (size != 1)}"}[language]
    if isinstance(move, BuildRoad):
        return _surroundings(view, move.path, language)
    if isinstance(move, BuildSettlement | BuildCity | PlaceNeutral):
        return _surroundings(view, move.crossing, language)
    return _surroundings(view, move.hex, language) if isinstance(move, MoveRobber) else ""


def _surroundings(view: ClassicView, place: str, language: Language) -> str:
    """The hexes at a path or crossing with its harbour, or a hex with who has built there."""
    shown = {each.hex: each for each in view.hexes}
    hexes = [shown[part] for part in place.split("-") if part in shown]
    parts = [f"{word(each.terrain, language)} {each.number or ''}".strip() for each in hexes]
    harbour = next((each.kind for each in view.harbours if place in (each.path, *_ends(each.path))), None)
    if harbour is not None:
        sign = "3:1" if harbour == "3:1" else f"{word(harbour, language)} 2:1"
        parts.append(f"harbour {sign}" if language == "en" else f"Hafen {sign}")
    if "-" not in place:
        parts += _owners_at(view, place, language)
    return ", ".join(parts)


def _owners_at(view: ClassicView, hex_: str, language: Language) -> list[str]:
    """Whose buildings stand around a hex."""
    return [
        word(seat.colour, language)
        for seat in view.seats
        if any(hex_ in building.split("-") for building in (*seat.settlements, *seat.cities))
    ]
