"""Moves of Rise of the Inkas as a person types them: `road 3.2-4.3`, `pay 2 fish for 1 ore`, `found 3.2-3.4-4.3`."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final

from ...core.moves import Move
from ...games.inka import moves as kinds
from ...games.inka.board import ISLAND
from ...games.inka.pieces import Cards
from ...games.inka.view import InkaView
from . import NotUnderstood, hexes, trades
from .cards import CardWords
from .lines import Typed, Verb, plain

EXAMPLES: Final[Mapping[str, tuple[str, str]]] = {
    **hexes.EXAMPLES,
    "build_road": ("road 3.2-4.3", "straße 3.2-4.3"),
    "build_settlement": ("settlement 3.2-3.4-4.3", "siedlung 3.2-3.4-4.3"),
    "build_city": ("city 3.2-3.4-4.3", "stadt 3.2-3.4-4.3"),
    "found_tribe": ("found 3.2-3.4-4.3", "gründe 3.2-3.4-4.3"),
    "play_combat_arts": ("combat arts", "kampfkunst"),
    "move_robber": ("robber 3.4", "räuber 3.4"),
    "use_combat_arts": ("banish 5.6", "verjage 5.6"),
    "use_trade_road": ("trade road 1 fish 1 ore for 1 wool", "handelsstraße 1 fisch 1 erz für 1 wolle"),
    "supply_trade": ("pay 3 ore for 1 wool", "zahle 3 erz für 1 wolle"),
    **trades.EXAMPLES,
    "offer_trade": ("offer 1 ore for 1 wool to blue, grey", "biete 1 erz für 1 wolle an blau, grau"),
    "trade_with": ("with blue", "mit blau"),
    "refuse_proposal": ("refuse blue", "ablehnen blau"),
}
"""{kind of move: how to type one, in English and German}"""

_OTHER_NAMES: Final = {
    "lumber": "wood",
    "brick": "stone",
    "sheep": "wool",
    "potatoes": "potato",
    "kartoffeln": "potato",
    "feathers": "feather",
    "federn": "feather",
    "koka": "coca",
    "fische": "fish",
}
_WORDS = CardWords(Cards, "kind of card", _OTHER_NAMES)
_HEXES = hexes.HexVerbs(kinds, ISLAND, _WORDS, r"(?<![\w.])\d\.-?\d{1,2}")
_HEXES.on_crossings += (kinds.FoundTribe,)


def read(text: str, view: InkaView, expected: frozenset[str]) -> Move | None:
    """The move that is meant; `NotUnderstood` says how it is typed, None: this does not begin like a move."""
    return _HEXES.read(_VERBS, re.sub(r"\(\s*(\d)\s*,\s*(-?\d+)\s*\)", r" \1.\2 ", text), view, expected)


def _pay(typed: Typed) -> Move:
    return kinds.SupplyTrade(*_WORDS.bargain(typed.rest))


def _trade_road(typed: Typed) -> Move:
    give, take = _WORDS.bargain(typed.rest)
    if take.total != 1:
        raise NotUnderstood("the Longest Trade Road brings one card, as in: trade road 1 fish 1 ore for 1 wool")
    return kinds.UseTradeRoad(give, _WORDS.only_kind_of(take))  # type: ignore[arg-type]


_VERBS: Final[tuple[Verb, ...]] = (
    (r"(?:the )?(?:longest )?trade road|(?:längste )?handelsstraße|handelsstrasse", _trade_road),
    *_HEXES.shared,
    (r"found(?: tribe| the next tribe)?(?: on)?|gründen?|gruenden?", _HEXES.on_crossing(kinds.FoundTribe)),
    (r"(?:play )?combat arts|(?:spiele )?kampfkunst", plain(kinds.PlayCombatArts)),
    (r"banish(?: the robber)?(?: to)?|verjagen?", _HEXES.on_hex(kinds.UseCombatArts)),
    (r"steal|rob|rauben?|raub", _HEXES.steal),
    (r"pay|bank|supply|zahlen?|vorrat", _pay),
)
