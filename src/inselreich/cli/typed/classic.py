"""Moves of the classic game as a person types them: `offer 1 ore for 1 wool`, `road H4-H9`, `discard 2 ore 1 wool`."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Final, NamedTuple

from ...core import trade
from ...core.errors import MalformedMove
from ...core.moves import Move
from ...games.classic import moves as kinds
from ...games.classic.board import ISLAND
from ...games.classic.pieces import KIND, RESOURCES, Cards, Resource
from ...games.classic.view import ClassicView
from ..words import word
from . import NotUnderstood

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
    "offer_trade": ("offer 1 ore for 1 wool to blue, white", "biete 1 erz für 1 wolle an blau, weiß"),
    "accept_trade": ("accept", "annehmen"),
    "refuse_trade": ("refuse", "ablehnen"),
    "counter_trade": ("propose 1 ore for 1 wool", "vorschlag 1 erz für 1 wolle"),
    "trade_with": ("with blue", "mit blau"),
    "refuse_proposal": ("refuse blue", "ablehnen blau"),
    "withdraw_trade": ("withdraw", "zurück"),
}
"""{kind of move: how to type one, in English and German}"""

_OTHER_NAMES: Final[Mapping[str, Resource]] = {
    "wood": "lumber",
    "clay": "brick",
    "sheep": "wool",
    "wheat": "grain",
    "corn": "grain",
    "schaf": "wool",
    "weizen": "grain",
    "korn": "grain",
}
_ON_CROSSINGS = ("build_settlement", "build_city", "place_neutral")
_EVERYBODY = ("all", "alle", "everybody", "everyone")
_NOTHING = ("nothing", "nichts", "nobody", "niemand", "none")


class Typed(NamedTuple):
    """What follows the verb, and what it is to be understood by."""

    rest: str
    view: ClassicView
    expected: frozenset[str]
    """The kinds of moves that are possible now."""


def read(text: str, view: ClassicView, expected: frozenset[str]) -> Move | None:
    """The move that is meant; `NotUnderstood` says how it is typed, None: this does not begin like a move."""
    line = " ".join(text.split())
    for pattern, make in _VERBS:
        found = re.fullmatch(rf"(?:{pattern})(?:\s+(?P<rest>.*))?", line, re.IGNORECASE)
        if found:
            try:
                return make(Typed((found["rest"] or "").strip(), view, expected))
            except (NotUnderstood, ValueError, MalformedMove) as problem:
                raise NotUnderstood(_sentence(problem)) from None
    return _without_verb(line, expected)


def _without_verb(line: str, expected: frozenset[str]) -> Move | None:
    """Only a place or only cards, where one kind of move can be meant by them."""
    hexes = re.findall(r"[hs]\d{1,2}", line, re.IGNORECASE)
    try:
        if len(hexes) == 3:
            for kind in (kinds.BuildSettlement, kinds.BuildCity, kinds.PlaceNeutral):
                if {other for other in expected if other in _ON_CROSSINGS} == {kind.named()}:
                    return kind(_crossing(line))
        if len(hexes) == 2 and "build_road" in expected:
            return kinds.BuildRoad(ISLAND.edge_names[ISLAND.find_edge(line)])
        if hexes == [line] and "move_robber" in expected:
            return kinds.MoveRobber(line.upper())
        if expected == {"discard"} and line[:1].isdigit():
            return kinds.Discard(_cards(line))
    except (ValueError, MalformedMove) as problem:
        raise NotUnderstood(_sentence(problem)) from None
    return None


def _sentence(problem: Exception) -> str:
    return problem.sentence if isinstance(problem, MalformedMove) else str(problem)


def _plain(kind: type[Move]) -> Callable[[Typed], Move]:
    def make(typed: Typed) -> Move:
        if typed.rest:
            raise NotUnderstood(f"nothing follows here, so {typed.rest!r} is not understood")
        return kind()

    return make


def _road(typed: Typed) -> Move:
    return kinds.BuildRoad(ISLAND.edge_names[ISLAND.find_edge(typed.rest)])


def _crossing(rest: str) -> str:
    return ISLAND.corner_names[ISLAND.find_corner(rest)]


def _settlement(typed: Typed) -> Move:
    return kinds.BuildSettlement(_crossing(typed.rest))


def _city(typed: Typed) -> Move:
    return kinds.BuildCity(_crossing(typed.rest))


def _neutral(typed: Typed) -> Move:
    return kinds.PlaceNeutral(_crossing(typed.rest))


def _monopoly(typed: Typed) -> Move:
    return kinds.PlayMonopoly(_resource(typed.rest))


def _invention(typed: Typed) -> Move:
    return kinds.PlayInvention(_cards(typed.rest))


def _discard(typed: Typed) -> Move:
    return kinds.Discard(_cards(typed.rest))


def _robber(typed: Typed) -> Move:
    return kinds.MoveRobber(typed.rest.upper())


def _steal(typed: Typed) -> Move:
    victim = re.sub(r"^(from|von|bei)\s+", "", typed.rest, flags=re.IGNORECASE)
    return kinds.StealNothing() if victim.casefold() in _NOTHING else kinds.Steal(_seat(victim, typed.view))


def _pay(typed: Typed) -> Move:
    give, take = _bargain(typed.rest)
    if sum(map(bool, give.counts)) != 1 or take.total != 1:
        raise NotUnderstood("the supply takes cards of one kind for one other card, as in: pay 4 ore for 1 wool")
    return kinds.SeaTrade(_kind_of(give), give.total, _kind_of(take))


def _offer(typed: Typed) -> Move:
    """An offer, or where an offer is on the table, a counter-offer."""
    terms, *asked = re.split(r"\s+(?:to|an)\s+", typed.rest, maxsplit=1, flags=re.IGNORECASE)
    give, take = _bargain(terms)
    if "offer_trade" not in typed.expected and "counter_trade" in typed.expected:
        return kinds.CounterTrade(give, take)
    return kinds.OfferTrade(give, take, _seats(asked[0], typed.view) if asked else ())


def _counter(typed: Typed) -> Move:
    if "counter_trade" not in typed.expected and "offer_trade" in typed.expected:
        return _offer(typed)
    return kinds.CounterTrade(*_bargain(typed.rest))


def _with(typed: Typed) -> Move:
    return trade.TradeWith(_seat(typed.rest, typed.view))


def _accept(typed: Typed) -> Move:
    return trade.TradeWith(_seat(typed.rest, typed.view)) if typed.rest else trade.AcceptTrade()


def _refuse(typed: Typed) -> Move:
    return trade.RefuseProposal(_seat(typed.rest, typed.view)) if typed.rest else trade.RefuseTrade()


def _bargain(text: str) -> tuple[Cards, Cards]:
    """What is given and what is taken in "1 ore for 1 wool"."""
    sides = re.split(r"\s+(?:for|für|fuer|gegen|against)\s+", text, flags=re.IGNORECASE)
    if len(sides) != 2:
        raise NotUnderstood("a trade is typed as what you give for what you take, as in: 2 ore for 1 wool")
    return _cards(sides[0]), _cards(sides[1])


def _cards(text: str) -> Cards:
    """The cards in "2 ore, 1 wool and brick"."""
    counts = dict.fromkeys(RESOURCES, 0)
    rest = re.sub(r"\b(and|und)\b|[,+&]", " ", text, flags=re.IGNORECASE).strip()
    while rest:
        found = re.match(r"(?:(\d{1,3})\s*x?\s*)?([^\W\d_]+)\s*", rest)
        if found is None:
            raise NotUnderstood(f"cards are typed as in: 2 ore 1 wool; {rest!r} is not understood")
        counts[_resource(found[2])] += int(found[1] or 1)
        rest = rest[found.end() :]
    if not any(counts.values()):
        raise NotUnderstood("cards are named here, as in: 2 ore 1 wool")
    return Cards(**counts)


def _resource(text: str) -> Resource:
    """A resource by its name in either language, or the beginning of it."""
    wanted = text.strip().casefold()
    names: dict[str, Resource] = {name: name for name in KIND}
    names |= {word(resource, "de").casefold(): resource for resource in RESOURCES}
    names |= _OTHER_NAMES
    if wanted in names:
        return names[wanted]
    meant = {resource for name, resource in names.items() if wanted and name.startswith(wanted)}
    if len(meant) == 1:
        return meant.pop()
    raise NotUnderstood(f"there is no resource {text.strip()!r}; there are lumber, brick, wool, grain and ore")


def _kind_of(cards: Cards) -> Resource:
    return next(resource for resource, count in zip(RESOURCES, cards.counts, strict=True) if count)


def _seats(text: str, view: ClassicView) -> tuple[int, ...]:
    if text.strip().casefold() in _EVERYBODY:
        return ()
    parts = re.split(r"(?:\s|,|\band\b|\bund\b|&|\+)+", text.strip(), flags=re.IGNORECASE)
    return tuple(_seat(part, view) for part in parts if part)


def _seat(text: str, view: ClassicView) -> int:
    """A seat by its number, its colour or the first letter of it."""
    wanted = re.sub(r"^(seat|platz)\s+", "", text.strip().casefold())
    for seat in view.seats:
        colours = {word(seat.colour, language).casefold() for language in ("en", "de")}
        if wanted == str(seat.seat) or wanted in colours or wanted in {colour[0] for colour in colours}:
            return seat.seat
    known = ", ".join(f"{seat.seat} {seat.colour}" for seat in view.seats)
    raise NotUnderstood(f"there is no seat {text.strip()!r}; there are {known}")


_VERBS: Final[tuple[tuple[str, Callable[[Typed], Move]], ...]] = (
    (r"roll(?: dice| the dice)?|würfeln?|wuerfeln?", _plain(kinds.RollDice)),
    (r"end(?: turn| the turn)?|ende|pass|done|fertig", _plain(kinds.EndTurn)),
    (r"(?:play )?road building|(?:spiele )?straßenbau|strassenbau", _plain(kinds.PlayRoadBuilding)),
    (r"(?:build )?(?:a )?road(?: on)?|straße|strasse", _road),
    (r"(?:build )?(?:a )?settlement(?: on)?|siedlung", _settlement),
    (r"(?:build )?(?:a )?city(?: on)?|stadt", _city),
    (r"neutral", _neutral),
    (r"buy(?: card| development| a development card)?|kaufen?", _plain(kinds.BuyDevelopment)),
    (r"(?:play )?knight|(?:spiele )?ritter", _plain(kinds.PlayKnight)),
    (r"waive|skip|verzichten?", _plain(kinds.WaiveRoad)),
    (r"(?:play )?monopoly|monopol", _monopoly),
    (r"(?:play )?invention|erfindung", _invention),
    (r"discard|abgeben|gib", _discard),
    (r"(?:move )?(?:the )?robber(?: to)?|räuber|raeuber", _robber),
    (r"steal|rob|rauben?|raub", _steal),
    (r"pay|bank|supply|sea|zahlen?|vorrat", _pay),
    (r"offer|biete|anbieten", _offer),
    (r"propose|counter|vorschlag|vorschlagen", _counter),
    (r"with|mit", _with),
    (r"accept|yes|y|annehmen|ja|j", _accept),
    (r"refuse|decline|no|n|ablehnen|nein", _refuse),
    (r"withdraw|take back|zurück|zurueck", _plain(trade.WithdrawTrade)),
)
