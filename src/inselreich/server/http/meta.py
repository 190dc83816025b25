"""The server itself: what can be played here, whether it lives, what it counts."""

from __future__ import annotations

import ipaddress
from typing import Any

import msgspec
from litestar.handlers import HTTPRouteHandler

from ... import __version__, bots
from ...core.choices import Choice, choices_of
from ...core.game import Game
from ...core.registry import games as all_games
from ...sentences.options import words_of
from ...sentences.players import BOTS
from ...sentences.speech import Wording
from ...sentences.words import LANGUAGES
from ..errors import Refusal
from ..metrics import CONTENT_TYPE
from ..readiness import not_ready_because
from .routes import GET, AllDoors, WhoAsks


class Option(msgspec.Struct, frozen=True):
    """One option of a game, and what it may be: one of a list, or a whole number between two bounds."""

    name: str
    title: dict[str, str]
    """What it is called, by language."""
    default: Any
    allowed: tuple[Any, ...] | None
    least: int | None
    most: int | None
    values: list[dict[str, str]] | None
    """What each value is called, in the order of `allowed`, or from `least` to `most`; null: a number says it itself."""


class GameNow(msgspec.Struct, frozen=True):
    """A game that can be played here."""

    key: str
    version: str
    title: dict[str, str]
    seats: tuple[int, ...]
    usual_seats: int
    options: list[Option]
    bots: tuple[str, ...]
    bot_names: dict[str, dict[str, str]]
    """{level: what such a bot is called, by language}; at a table with a number behind it, in the order of the seats."""


class Games(msgspec.Struct, frozen=True):
    """All of them, and the version of the program."""

    program: str
    games: list[GameNow]


class Health(msgspec.Struct, frozen=True):
    """In a word."""

    status: str


@GET("/games")
async def games() -> Games:
    """What can be played here, with which options, against which bots."""
    return Games(__version__, [_game(game) for game in all_games()])


@GET("/healthz")
async def health() -> Health:
    """Whether this process lives."""
    return Health("alive")


@GET("/readyz")
async def ready(doors: AllDoors) -> Health:
    """Whether it can do its work: the store answers, and nobody has told the hall to stop."""
    reason = await not_ready_because(doors)
    if reason is not None:
        raise Refusal("not_ready", reason, status=503)
    return Health("ready")


@GET("/metrics", media_type=CONTENT_TYPE)
async def metrics(asker: WhoAsks, doors: AllDoors) -> bytes:
    """What the server counts, for Prometheus on this machine or in its network."""
    if not _is_near(asker.address):
        raise Refusal("not_from_here", "metrics are shown in the server's own network only", status=403)
    return doors.metrics.text()


def _is_near(address: str) -> bool:
    try:
        parsed = ipaddress.ip_address(address)
    except ValueError:
        return False
    return parsed.is_loopback or parsed.is_private


def _game(game: Game) -> GameNow:
    options = [_option(game, each) for each in choices_of(game.options_type)]
    levels = bots.names(game.key)
    return GameNow(
        game.key,
        game.version,
        dict(game.title),
        game.seats,
        game.usual_seats,
        options,
        levels,
        {level: _by_language(BOTS[level]) for level in levels},
    )


def _option(game: Game, choice: Choice) -> Option:
    title, values = words_of(game.key, choice)
    return Option(
        choice.name,
        _by_language(title),
        choice.default,
        choice.allowed,
        choice.least,
        choice.most,
        None if values is None else [_by_language(value) for value in values],
    )


def _by_language(wording: Wording) -> dict[str, str]:
    return dict(zip(LANGUAGES, wording, strict=True))


API_ROUTES: list[HTTPRouteHandler] = [games]
ROUTES: list[HTTPRouteHandler] = [health, ready, metrics]
