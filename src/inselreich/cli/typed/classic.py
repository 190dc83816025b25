"""Moves of the classic game as a person types them: `offer 1 ore for 1 wool`, `road H4-H9`, `discard 2 ore 1 wool`."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import partial
from typing import Final

from ...core.moves import Move
from ...games.classic import moves as kinds
from ...games.classic.board import ISLAND
from ...games.classic.view import ClassicView
from . import NotUnderstood, trades
from .lines import Typed, Verb, bargain, cards, first_verb, only_kind, plain, resource, seat, understood

EXAMPLES: Final[Mapping[str, tuple[str, str]]] = {
    "roll_dice": ("roll", "würfeln"),
    "end_turn": ("end", "ende"),
    "build_road": ("road H4-H9", "straße H4-H9"),
    "build_settlement": ("settlement H4-H5-H9", "siedlung H4-H5-H9"),
    "build_city": ("city H4-H5-H9", "stadt H4-H5-H9"),
    "place_neutral": ("neutral H4-H5-H9", "neutral H4-H5-H9"),
    "buy_development": ("buy", "kaufen"),
    "play_knight": ("knight", "ritter"),
    "play_road_building": ("road building", "straßenbau"),
    "waive_road": ("waive", "verzichten"),
    "play_monopoly": ("monopoly ore", "monopol erz"),
    "play_invention": ("invention 1 ore 1 wool", "erfindung 1 erz 1 wolle"),
    "discard": ("discard 2 ore 1 wool", "abgeben 2 erz 1 wolle"),
    "move_robber": ("robber H5", "räuber H5"),
    "steal": ("steal blue", "rauben blau"),
    "steal_nothing": ("steal nothing", "rauben nichts"),
    "sea_trade": ("pay 4 ore for 1 wool", "zahle 4 erz für 1 wolle"),
    **trades.EXAMPLES,
    "offer_trade": ("offer 1 ore for 1 wool to blue, white", "biete 1 erz für 1 wolle an blau, weiß"),
    "trade_with": ("with blue", "mit blau"),
    "refuse_proposal": ("refuse blue", "ablehnen blau"),
}
"""{kind of move: how to type one, in English and German}"""

_ON_CROSSINGS = ("build_settlement", "build_city", "place_neutral")
_OnCrossing = type[kinds.BuildSettlement] | type[kinds.BuildCity] | type[kinds.PlaceNeutral]
_NOTHING = ("nothing", "nichts", "nobody", "niemand", "none")


def read(text: str, view: ClassicView, expected: frozenset[str]) -> Move | None:
    """The move that is meant; `NotUnderstood` says how it is typed, None: this does not begin like a move."""
    return first_verb(text, view, expected, _VERBS) or _without_verb(" ".join(text.split()), expected)


def _without_verb(line: str, expected: frozenset[str]) -> Move | None:
    """Only a place or only cards, where one kind of move can be meant by them."""
    hexes = re.findall(r"[hs]\d{1,2}", line, re.IGNORECASE)
    if len(hexes) == 3:
        for kind in (kinds.BuildSettlement, kinds.BuildCity, kinds.PlaceNeutral):
            if {other for other in expected if other in _ON_CROSSINGS} == {kind.named()}:
                return understood(partial(_on_crossing, kind, line))
    if len(hexes) == 2 and "build_road" in expected:
        return understood(lambda: kinds.BuildRoad(ISLAND.edge_names[ISLAND.find_edge(line)]))
    if hexes == [line] and "move_robber" in expected:
        return understood(lambda: kinds.MoveRobber(line.upper()))
    if expected == {"discard"} and line[:1].isdigit():
        return understood(lambda: kinds.Discard(cards(line)))
    return None


def _road(typed: Typed) -> Move:
    return kinds.BuildRoad(ISLAND.edge_names[ISLAND.find_edge(typed.rest)])


def _on_crossing(kind: _OnCrossing, rest: str) -> Move:
    return kind(ISLAND.corner_names[ISLAND.find_corner(rest)])


def _settlement(typed: Typed) -> Move:
    return _on_crossing(kinds.BuildSettlement, typed.rest)


def _city(typed: Typed) -> Move:
    return _on_crossing(kinds.BuildCity, typed.rest)


def _neutral(typed: Typed) -> Move:
    return _on_crossing(kinds.PlaceNeutral, typed.rest)


def _monopoly(typed: Typed) -> Move:
    return kinds.PlayMonopoly(resource(typed.rest))


def _invention(typed: Typed) -> Move:
    return kinds.PlayInvention(cards(typed.rest))


def _discard(typed: Typed) -> Move:
    return kinds.Discard(cards(typed.rest))


def _robber(typed: Typed) -> Move:
    return kinds.MoveRobber(typed.rest.upper())


def _steal(typed: Typed) -> Move:
    victim = re.sub(r"^(from|von|bei)\s+", "", typed.rest, flags=re.IGNORECASE)
    return kinds.StealNothing() if victim.casefold() in _NOTHING else kinds.Steal(seat(victim, typed.view))


def _pay(typed: Typed) -> Move:
    give, take = bargain(typed.rest)
    if sum(map(bool, give.counts)) != 1 or take.total != 1:
        raise NotUnderstood("the supply takes cards of one kind for one other card, as in: pay 4 ore for 1 wool")
    return kinds.SeaTrade(only_kind(give), give.total, only_kind(take))


_VERBS: Final[tuple[Verb, ...]] = (
    (r"roll(?: dice| the dice)?|würfeln?|wuerfeln?", plain(kinds.RollDice)),
    (r"end(?: turn| the turn)?|ende|pass|done|fertig", plain(kinds.EndTurn)),
    (r"(?:play )?road building|(?:spiele )?straßenbau|strassenbau", plain(kinds.PlayRoadBuilding)),
    (r"(?:build )?(?:a )?road(?: on)?|straße|strasse", _road),
    (r"(?:build )?(?:a )?settlement(?: on)?|siedlung", _settlement),
    (r"(?:build )?(?:a )?city(?: on)?|stadt", _city),
    (r"neutral", _neutral),
    (r"buy(?: card| development| a development card)?|kaufen?", plain(kinds.BuyDevelopment)),
    (r"(?:play )?knight|(?:spiele )?ritter", plain(kinds.PlayKnight)),
    (r"waive|skip|verzichten?", plain(kinds.WaiveRoad)),
    (r"(?:play )?monopoly|monopol", _monopoly),
    (r"(?:play )?invention|erfindung", _invention),
    (r"discard|abgeben|gib", _discard),
    (r"(?:move )?(?:the )?robber(?: to)?|räuber|raeuber", _robber),
    (r"steal|rob|rauben?|raub", _steal),
    (r"pay|bank|supply|sea|zahlen?|vorrat", _pay),
    *trades.verbs(kinds.OfferTrade, kinds.CounterTrade),
)
