"""Moves of the classic game as a person types them: `offer 1 ore for 1 wool`, `road H4-H9`, `discard 2 ore 1 wool`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from ...core.moves import Move
from ...games.classic import moves as kinds
from ...games.classic.board import ISLAND
from ...games.classic.view import ClassicView
from . import NotUnderstood, hexes, trades
from .cards import RESOURCE_WORDS, only_resource
from .lines import Typed, Verb, plain

EXAMPLES: Final[Mapping[str, tuple[str, str]]] = {
    **hexes.EXAMPLES,
    "build_road": ("road H4-H9", "straße H4-H9"),
    "build_settlement": ("settlement H4-H5-H9", "siedlung H4-H5-H9"),
    "build_city": ("city H4-H5-H9", "stadt H4-H5-H9"),
    "place_neutral": ("neutral H4-H5-H9", "neutral H4-H5-H9"),
    "play_knight": ("knight", "ritter"),
    "move_robber": ("robber H5", "räuber H5"),
    "steal_nothing": ("steal nothing", "rauben nichts"),
    "sea_trade": ("pay 4 ore for 1 wool", "zahle 4 erz für 1 wolle"),
    **trades.EXAMPLES,
    "offer_trade": ("offer 1 ore for 1 wool to blue, white", "biete 1 erz für 1 wolle an blau, weiß"),
    "trade_with": ("with blue", "mit blau"),
    "refuse_proposal": ("refuse blue", "ablehnen blau"),
}
"""{kind of move: how to type one, in English and German}"""

_NOTHING = ("nothing", "nichts", "nobody", "niemand", "none")
_HEXES = hexes.HexVerbs(kinds, ISLAND, RESOURCE_WORDS, r"[hs]\d{1,2}")
_HEXES.on_crossings += (kinds.PlaceNeutral,)


def read(text: str, view: ClassicView, expected: frozenset[str]) -> Move | None:
    """The move that is meant; `NotUnderstood` says how it is typed, None: this does not begin like a move."""
    return _HEXES.read(_VERBS, text, view, expected)


def _steal(typed: Typed) -> Move:
    return kinds.StealNothing() if hexes.victim_in(typed).casefold() in _NOTHING else _HEXES.steal(typed)


def _pay(typed: Typed) -> Move:
    give, take = RESOURCE_WORDS.bargain(typed.rest)
    if sum(map(bool, give.counts)) != 1 or take.total != 1:
        raise NotUnderstood("the supply takes cards of one kind for one other card, as in: pay 4 ore for 1 wool")
    return kinds.SeaTrade(only_resource(give), give.total, only_resource(take))


_VERBS: Final[tuple[Verb, ...]] = (
    *_HEXES.shared,
    (r"neutral", _HEXES.on_crossing(kinds.PlaceNeutral)),
    (r"(?:play )?knight|(?:spiele )?ritter", plain(kinds.PlayKnight)),
    (r"steal|rob|rauben?|raub", _steal),
    (r"pay|bank|supply|sea|zahlen?|vorrat", _pay),
)
