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

from collections.abc import Iterator, Mapping
from typing import Final

from ...core.moves import Move
from ...games.classic.board import ISLAND
from ...games.classic.view import ClassicView
from ...sentences.words import Language, cards_text, word
from ..picture import Picture
from . import hexes, trades
from .figures import card_lines, names_of_colours, seat_lines
from .hexes import MARK, RIM

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
PATHS: Final = hexes.ends_of_paths(ISLAND, CROSSINGS)

LETTERS: Final = {"red": "R", "blue": "B", "white": "W", "orange": "O"}
TERRAIN_STYLES: Final = {
    "forest": "green",
    "hills": "red",
    "pasture": "bright_green",
    "fields": "yellow",
    "mountains": "bright_black",
    "desert": "dim",
}
SEA: Final = "cyan"


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
            hexes.put_number(picture, x, y + 4, shown.number)
        if shown.hex == view.robber:
            picture.put_centred(x, y + 5, hexes.ROBBER[language], "bold reverse")
        if shown.hex in marks:
            picture.put_centred(x, y + 5, f"[{marks[shown.hex]}]", MARK)


def _draw_paths(picture: Picture, view: ClassicView, marks: Mapping[str, str]) -> None:
    look = hexes.roads(view, LETTERS)
    for path, ((x, y), (other_x, other_y)) in PATHS.items():
        letter, style = look(path)
        if x == other_x:
            _draw_upright(picture, x, y, letter or "|", style)
        else:
            _draw_slanted(picture, x, y, other_y > y, letter, style)
    hexes.put_marks(picture, hexes.middles(PATHS), marks)


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
    hexes.put_buildings(picture, view, CROSSINGS, LETTERS)
    for place in view.neutral_settlements:
        picture.put_centred(*CROSSINGS[place], "(N)", "bold")
    hexes.put_marks(picture, CROSSINGS, marks)


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
    cells = []
    for seat in view.seats:
        points = seat.visible_points if seat.revealed is None else seat.revealed.points
        counts = (points, seat.hand_size, seat.development_size, seat.open_knights, seat.road_length)
        cells.append((*counts, seat.roads_left, seat.settlements_left, seat.cities_left))
    notes = [_honours(view, seat.seat, language) for seat in view.seats]
    lines = seat_lines(view, names_of_colours(view, language, LETTERS), TITLES[language], cells, notes)
    supply, deck = cards_text(view.supply, language), view.deck_size
    en = f"Supply: {supply}; {deck} development card{'s' * (deck != 1)}."
    de = f"Vorrat: {supply}; {deck} Entwicklungskarte{'n' * (deck != 1)}."
    return "\n".join([*lines, en if language == "en" else de])


def own(view: ClassicView, language: Language) -> str:
    """What concerns the seat of the view alone: the trade on offer to it, its hand, its cards, its harbours (C-115)."""
    lines = trades.on_table(view, language)
    if view.seat is not None and view.own is not None:
        lines += card_lines(view.own, f"{view.own.points}/{view.points_to_win}", language)
        if view.phase == "after_roll":
            rates = ", ".join(
                f"{word(kind, language)} {rate}:1" for kind, rate in view.seats[view.seat].sea_rates.items()
            )
            lines.append({"en": f"Sea trade: {rates}.", "de": f"Seehandel: {rates}."}[language])
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
    return ", ".join(honours)


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
    return hexes.describe(view, move, language, lambda place: _surroundings(view, place, language))


def _surroundings(view: ClassicView, place: str, language: Language) -> Iterator[str]:
    """The hexes at a path or crossing with its harbour, or a hex with who has built there."""
    lands = {each.hex: (each.terrain, each.number) for each in view.hexes}
    yield from hexes.lands_at(ISLAND, lands, place, language)
    harbour = next((each.kind for each in view.harbours if place in (each.path, *_ends(each.path))), None)
    if harbour is not None:
        sign = "3:1" if harbour == "3:1" else f"{word(harbour, language)} 2:1"
        yield f"harbour {sign}" if language == "en" else f"Hafen {sign}"
    if place in lands:
        yield from hexes.owners_at(ISLAND, view, place, language)
