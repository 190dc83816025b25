"""Moves of the quick card game as a person types them: `road`, `city with wool for grain`, `give 1 ore to 2`."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Final

from ...core.moves import Move
from ...games.quick import moves as kinds
from ...games.quick.pieces import Card
from ...games.quick.view import QuickView
from . import NotUnderstood, trades
from .cards import RESOURCE_WORDS, only_resource
from .lines import Typed, Verb, first_verb, plain, seat, understood

EXAMPLES: Final[Mapping[str, tuple[str, str]]] = {
    "end_turn": ("end", "ende"),
    "build": ("build city with wool for grain", "baue stadt mit wolle statt getreide"),
    "discard": ("discard 2 ore 1 wool", "abwerfen 2 erz 1 wolle"),
    "donate": ("give ore to 1", "gib erz an 1"),
    **trades.EXAMPLES,
    "offer_trade": ("offer 1 ore for 1 wool to 1, 2", "biete 1 erz für 1 wolle an 1, 2"),
}
"""{kind of move: how to type one, in English and German}"""


def read(text: str, view: QuickView, expected: frozenset[str]) -> Move | None:
    """The move that is meant; `NotUnderstood` says how it is typed, None: this does not begin like a move."""
    line = " ".join(text.split())
    if expected == {"discard"} and line[:1].isdigit():
        return understood(lambda: kinds.Discard(RESOURCE_WORDS.cards(line)))
    return first_verb(line, view, expected, _VERBS)


def _build(card: Card) -> Callable[[Typed], Move]:
    def make(typed: Typed) -> Move:
        return kinds.Build(card, _replacement(typed.rest, typed.view))

    return make


def _metropolis(typed: Typed) -> Move:
    """By its name, such as b1; without a name, if there is only one kind left."""
    name, _, rest = typed.rest.partition(" ")
    named: dict[str, Card] = {card.removeprefix("metropolis_"): card for card in typed.view.metropolises}
    if name.casefold() in named:
        return kinds.Build(named[name.casefold()], _replacement(rest, typed.view))
    if len(named) == 1:
        return kinds.Build(next(iter(named.values())), _replacement(typed.rest, typed.view))
    if not named:
        raise NotUnderstood("there is no metropolis left")
    raise NotUnderstood(f"a metropolis is typed with its name, as in: metropolis {next(iter(named))}")


def _replacement(text: str, view: QuickView) -> kinds.Replacement | None:
    """Q-30: "with 3 wool for 1 grain"; the numbers may be left out."""
    if not text:
        return None
    found = re.fullmatch(r"(?:with|mit)\s+(.+?)\s+(?:for|instead of|statt|für|fuer)\s+(.+)", text, re.IGNORECASE)
    paid, missing = (RESOURCE_WORDS.cards(found[1]), RESOURCE_WORDS.cards(found[2])) if found else (None, None)
    if paid is None or missing is None or sum(map(bool, paid.counts)) != 1 or missing.total != 1:
        raise NotUnderstood("one resource is replaced by cards of another kind, as in: city with wool for grain")
    rate = None if view.seat is None else view.seats[view.seat].replacement_rate
    if paid.total not in (1, rate):
        raise NotUnderstood(f"you replace one card by {rate} of another kind, not by {paid.total}")
    return kinds.Replacement(only_resource(missing), by=only_resource(paid))


def _build_something(typed: Typed) -> Move:
    known = "there are road, settlement, city, knight, metropolis"
    raise NotUnderstood(
        f"there is no card {typed.rest!r}; {known}" if typed.rest else f"what is built is named; {known}"
    )


def _discard(typed: Typed) -> Move:
    return kinds.Discard(RESOURCE_WORDS.cards(typed.rest))


def _give(typed: Typed) -> Move:
    """A donation; where the Robber takes his half, what is discarded."""
    terms, *receiver = re.split(r"\s+(?:to|an)\s+", typed.rest, maxsplit=1, flags=re.IGNORECASE)
    if typed.expected == {"discard"} and not receiver:
        return _discard(typed)
    given = RESOURCE_WORDS.cards(terms)
    if not receiver or given.total != 1:
        raise NotUnderstood("one card is given to one seat, as in: give ore to 1")
    return kinds.Donate(only_resource(given), seat(receiver[0], typed.view))


_BUILD: Final = r"(?:(?:build|baue|bauen)\s+)?(?:an?\s+|eine?n?\s+)?"
_VERBS: Final[tuple[Verb, ...]] = (
    (r"end(?: turn| the turn)?|ende|pass|done|fertig", plain(kinds.EndTurn)),
    (rf"{_BUILD}(?:road|straße|strasse)", _build("road")),
    (rf"{_BUILD}(?:settlement|siedlung)", _build("settlement")),
    (rf"{_BUILD}(?:city|stadt)", _build("city")),
    (rf"{_BUILD}(?:knight|ritter)", _build("knight")),
    (rf"{_BUILD}(?:metropolis|metropole)", _metropolis),
    (r"build|baue|bauen", _build_something),
    (r"discard|abwerfen|wirf", _discard),
    (r"give|donate|gib|geben|spende|spenden", _give),
    *trades.verbs(RESOURCE_WORDS, kinds.OfferTrade, kinds.CounterTrade),
)
