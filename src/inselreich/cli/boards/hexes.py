"""Boards of hexes in a terminal: what their drawings have in common. A game says where its places lie."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any, Final

from ...core.moves import Move
from ...core.trade import TradeWith
from ...hexes import Island
from ...hexes.board import RED_NUMBERS
from ...hexes.moves import OnCrossing, OnHex, OnPath, Steal
from ...sentences.words import Language, word
from ..picture import Picture
from .figures import count_of_cards
from .trades import terms_with

Place = tuple[int, int]
"""Column and row."""

SEAT_STYLES: Final = {
    "red": "bold bright_white on red",
    "blue": "bold bright_white on blue",
    "white": "bold black on bright_white",
    "orange": "bold black on dark_orange",
    "grey": "bold black on grey70",
}
RIM, MARK = "dim", "bold black on bright_green"
ROBBER: Final = {"en": "ROBBER", "de": "RÄUBER"}
CHANCES: Final = {number: 6 - abs(7 - number) for number in range(2, 13)}
"""In so many of 36 throws the dice show this number."""


def ends_of_paths(island: Island, crossings: Mapping[str, Place]) -> dict[str, tuple[Place, ...]]:
    """Where each path begins and ends, the left end first."""
    return {
        name: tuple(sorted(crossings[island.corner_names[end]] for end in island.edge_corners[edge]))
        for edge, name in enumerate(island.edge_names)
    }


def put_number(picture: Picture, x: int, y: int, number: int) -> None:
    """A number with a dot for each of its chances."""
    style = "bold bright_red" if number in RED_NUMBERS else "bold"
    picture.put_centred(x, y, f"{number} {'.' * CHANCES[number]}", style)


def roads(view: Any, letters: Mapping[str, str]) -> Callable[[str], tuple[str, str]]:
    """For a path, the letter of its road and the style; without a road no letter."""
    owner = {path: seat.colour for seat in view.seats for path in seat.roads}

    def look(path: str) -> tuple[str, str]:
        colour = owner.get(path)
        return (letters[colour].lower(), SEAT_STYLES[colour]) if colour else ("", RIM)

    return look


def put_buildings(picture: Picture, view: Any, crossings: Mapping[str, Place], letters: Mapping[str, str]) -> None:
    """(R) for a settlement, [R] for a city; in braces what a game has under thicket."""
    for seat in view.seats:
        letter, style = letters[seat.colour], SEAT_STYLES[seat.colour]
        overgrown = getattr(seat, "thickets", ())
        for place, piece in [(place, f"({letter})") for place in seat.settlements] + [
            (place, f"[{letter}]") for place in seat.cities
        ]:
            picture.put_centred(*crossings[place], f"{{{piece}}}" if place in overgrown else piece, style)


def put_marks(picture: Picture, places: Mapping[str, Place], marks: Mapping[str, str]) -> None:
    """The numbers of the places to choose from."""
    for place, mark in marks.items():
        if place in places:
            picture.put_centred(*places[place], mark, MARK)


def middles(paths: Mapping[str, tuple[Place, ...]]) -> dict[str, Place]:
    """The middle of each path."""
    return {name: ((x + other_x) // 2, (y + other_y) // 2) for name, ((x, y), (other_x, other_y)) in paths.items()}


def place_named_by(move: Move) -> str | None:
    """The place on the board that a move names."""
    if isinstance(move, OnPath):
        return move.path
    if isinstance(move, OnCrossing):
        return move.crossing
    return move.hex if isinstance(move, OnHex) else None


def describe(view: Any, move: Move, language: Language, at: Callable[[str], Iterator[str]]) -> str:
    """What lies at the place of a move; the terms of a trade; how many cards there are to steal."""
    if isinstance(move, TradeWith):
        return terms_with(view, move.seat, language)
    if isinstance(move, Steal):
        return count_of_cards(view.seats[move.victim].hand_size, language)
    place = place_named_by(move)
    return "" if place is None else ", ".join(at(place))


def hexes_at(island: Island, place: str) -> list[str]:
    """The names of the hexes at a crossing or path, or of the hex itself."""
    if place in island.corners:
        return [island.hex_names[hex_] for hex_ in island.corner_hexes[island.corners[place]]]
    if place in island.edges:
        return [island.hex_names[hex_] for hex_ in island.edge_hexes[island.edges[place]]]
    return [place]


def lands_at(island: Island, lands: Mapping[str, tuple[str, int]], place: str, language: Language) -> list[str]:
    """What lies at a crossing or path, or on a hex, with its number; `lands` has both of every hex."""
    found = [lands[hex_] for hex_ in hexes_at(island, place) if hex_ in lands]
    return [f"{word(land, language)} {number or ''}".strip() for land, number in found]


def owners_at(island: Island, view: Any, hex_: str, language: Language) -> list[str]:
    """Whose buildings stand around a hex."""
    return [
        word(seat.colour, language)
        for seat in view.seats
        if any(hex_ in hexes_at(island, building) for building in (*seat.settlements, *seat.cities))
    ]
