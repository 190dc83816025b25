"""Where the almanac is kept: one folder a game beside this file, read when first asked for.

A folder holds `game.toml` (the game's name and its kinds of entries in reading order, the rules first) and any
number of pages, each with a heading and entries. A new game only adds its folder.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable

import msgspec

from ..core.errors import UnknownGame
from .entry import Entry, Wording
from .errors import UnknownRule

_GAME_FILE = "game.toml"
_NUMBER = re.compile(r"([A-Za-z]{1,3})[- ]?([0-9]{1,3})")


class _Kind(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    prefix: str
    name: Wording


class _Game(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: Wording
    kinds: tuple[_Kind, ...]


class _Written(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An entry as it is written in a page."""

    number: str
    title: Wording
    text: Wording
    see: tuple[str, ...] = ()
    words: tuple[str, ...] = ()


class _Page(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    heading: Wording
    entries: tuple[_Written, ...]


@cache
def games() -> tuple[str, ...]:
    """The games that have an almanac, by name."""
    folders = (place for place in files(__package__).iterdir() if place.is_dir())
    return tuple(sorted(place.name for place in folders if place.joinpath(_GAME_FILE).is_file()))


def name(game: str) -> Wording:
    """What the almanac calls this game."""
    return _game(game).name


@cache
def entries(game: str) -> tuple[Entry, ...]:
    """All entries of a game: the rules by number, then the other kinds in the game's own order."""
    kinds = {kind.prefix: kind.name for kind in _game(game).kinds}
    order = list(kinds)
    found = (
        _finished(written, game, kinds[_prefix(written.number)], page.heading)
        for page in _pages(game)
        for written in page.entries
    )
    return tuple(sorted(found, key=lambda entry: (order.index(_prefix(entry.number)), _count(entry.number))))


def _finished(written: _Written, game: str, kind: Wording, section: Wording) -> Entry:
    return Entry(
        number=written.number,
        game=game,
        kind=kind,
        section=section,
        title=written.title,
        text=written.text,
        see=written.see,
        words=written.words,
    )


def entry(number: str) -> Entry:
    """The entry with this number, whichever game it belongs to. `c72` and `C 72` are read as `C-72`."""
    wanted = normal(number)
    games_of_its_kind = [game for game in games() if _prefix(wanted) in _prefixes(game)]
    for game in games_of_its_kind:
        if wanted in by_number(game):
            return by_number(game)[wanted]
    raise UnknownRule(_unknown(wanted, games_of_its_kind))


def normal(number: str) -> str:
    """A rule number in the almanac's own spelling: `c72` is `C-72`."""
    read = _NUMBER.fullmatch(number.strip())
    if read is None:
        raise UnknownRule(f"{number!r} is not a rule number; one looks like C-72.")
    return f"{read[1].upper()}-{int(read[2])}"


def _unknown(number: str, games_of_its_kind: list[str]) -> str:
    if not games_of_its_kind:
        known = ", ".join(prefix for game in games() for prefix in _prefixes(game))
        return f"There is no rule {number}; rule numbers begin with {known}."
    ranges = " and ".join(_range(game, _prefix(number)) for game in games_of_its_kind)
    return f"There is no rule {number}; {ranges}."


def _range(game: str, prefix: str) -> str:
    numbers = [entry.number for entry in entries(game) if _prefix(entry.number) == prefix]
    return f"{game} has {numbers[0]} to {numbers[-1]}"


def _prefixes(game: str) -> tuple[str, ...]:
    return tuple(kind.prefix for kind in _game(game).kinds)


@cache
def by_number(game: str) -> Mapping[str, Entry]:
    """The entries of a game by their number; to be read only."""
    return {entry.number: entry for entry in entries(game)}


@cache
def _game(game: str) -> _Game:
    return msgspec.toml.decode(_folder(game).joinpath(_GAME_FILE).read_bytes(), type=_Game)


def _pages(game: str) -> Iterator[_Page]:
    for place in sorted(_folder(game).iterdir(), key=lambda place: place.name):
        if place.name.endswith(".toml") and place.name != _GAME_FILE:
            yield msgspec.toml.decode(place.read_bytes(), type=_Page)


def _folder(game: str) -> Traversable:
    if game not in games():
        raise UnknownGame(f"There is no almanac for {game!r}; there is one for {', '.join(games())}.")
    return files(__package__).joinpath(game)


def _prefix(number: str) -> str:
    return number.partition("-")[0]


def _count(number: str) -> int:
    return int(number.partition("-")[2])
