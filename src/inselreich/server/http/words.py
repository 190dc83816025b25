"""The words of a game for a client: what its things are called, and its rules."""

from __future__ import annotations

import msgspec
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath, FromQuery

from ... import almanac
from ...almanac import Language, SpokenEntry
from ...core.errors import UnknownGame
from ...core.registry import game as game_of
from ...sentences import rules_of_things
from ...sentences.cards import SpokenCards, spoken_cards
from ...sentences.names import names
from ...sentences.principality_words import GAMES
from ...sentences.words import listed
from ..errors import Refusal
from .routes import GET


class Names(msgspec.Struct, frozen=True):
    """{name in views, moves and events: what it is called}, and the numbers of the rules worth reading about them."""

    game: str
    language: Language
    names: dict[str, str]
    rules: dict[str, str]


class Rules(msgspec.Struct, frozen=True):
    """All rules, examples and open questions of a game."""

    game: str
    language: Language
    title: str
    entries: list[SpokenEntry]


@GET("/games/{key:str}/names")
async def game_names(key: FromPath[str], language: FromQuery[Language]) -> Names:
    """What the things of a game are called."""
    game = _known(key)
    called = names(game, language)
    rules = {thing: number for thing, number in rules_of_things(game).items() if thing in called}
    return Names(game, language, called, rules)


@GET("/games/{key:str}/rules")
async def game_rules(key: FromPath[str], language: FromQuery[Language]) -> Rules:
    """The rules of a game in our own words."""
    game = _known(key)
    return Rules(
        game, language, almanac.name(game)(language), [entry.spoken(language) for entry in almanac.entries(game)]
    )


@GET("/games/{key:str}/cards")
async def game_cards(key: FromPath[str], language: FromQuery[Language]) -> SpokenCards:
    """What is printed on the cards of a game of principalities."""
    cards = spoken_cards(_known(key), language)
    if cards is None:
        raise Refusal(
            "no_cards",
            f"The cards of {key} have no figures of their own; those of {listed(GAMES, 'en')} do.",
            status=404,
        )
    return cards


def _known(key: str) -> str:
    try:
        return game_of(key).key
    except UnknownGame as problem:
        raise Refusal(problem.code, str(problem), status=404) from None


ROUTES: list[HTTPRouteHandler] = [game_names, game_rules, game_cards]
