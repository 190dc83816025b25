"""Positions of the quick card game in words, and the phrases that the rule tests have in common.

Players are A, B, C, D as in the worked examples: seats 0 to 3. The lists of piles begin with the card that comes next.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Literal

import inselreich
from inselreich import Match
from inselreich.core.chance import Seeded
from inselreich.core.resources import RESOURCES, Cards, Resource
from inselreich.games.quick.events import (
    Built,
    Discarded,
    DisplayFilled,
    DisplayLaid,
    Drew,
    EventDrawn,
)
from inselreich.games.quick.moves import Build, EndTurn, OfferTrade, Replacement
from inselreich.games.quick.pieces import (
    BUILD_CARDS,
    CARD,
    CARDS,
    CITY,
    EVENT_CARDS,
    EVENT_NAMES,
    FIRST_DISPLAY,
    METROPOLISES,
    SETTLEMENT,
    Card,
    pile_of,
)
from inselreich.games.quick.state import QuickTable
from inselreich.games.quick.view import QuickView
from tests.support.words import counted, listed, one_by_one

A, B, C, D = range(4)

Numbers = Mapping[int, int]
BySeat = Mapping[int, str]
PLAIN = Cards()


class Positions:
    """Sets positions up, and remembers them: whatever a test does with them, they must add up in the end."""

    def __init__(self) -> None:
        self.matches: list[Match] = []

    def __call__(
        self,
        *,
        seats: int = 4,
        roads: Numbers | None = None,
        knights: Numbers | None = None,
        settlements: Numbers | None = None,
        cities: Numbers | None = None,
        metropolises: BySeat | None = None,
        hands: BySeat | None = None,
        supply: str = "",
        discards: str = "",
        rest: Literal["supply", "last seat"] = "supply",
        display: str = "",
        pile: str = "",
        events: str = "",
        past_events: str = "",
        active: int = A,
        **options: Any,
    ) -> Match:
        """A match that goes on from here, after production, by default with the start cards and nothing in hand.

        - `roads`, `knights`, `settlements`, `cities`: what is visible, start cards included; seat by seat, so the first
          to be named with three roads or two knights holds the special card. `metropolises`: "metropolis_b2", ...
        - `supply`: the next cards. What is left of the resource cards lies below them, or the last seat holds the `rest`.
        - `discards`: the lowest first, one kind after the other in the order of the resources.
        - `display`: five cards in this order. `pile`, `events`: the next cards; what is left lies below them.
        """
        game = inselreich.game("quick")
        checked = game.check_options(options)
        table = QuickTable(game.check_seats(seats), checked)
        _build(table, roads or {}, knights or {}, settlements or {}, cities or {}, metropolises or {})
        _lay_out_build_cards(table, display, pile)
        _deal_resources(table, hands or {}, supply, discards, rest)
        _lay_out_events(table, events, past_events)
        table.active = active
        table.turn = 1
        table.laid = table.produced = True
        match = Match(game, seats, checked, Seeded(0), table=table)
        self.matches.append(match)
        return match

    def new(self, *, seats: int = 4, forced: Iterable[Any] = (), **options: Any) -> Match:
        """A match from its very beginning."""
        match = inselreich.new("quick", seats=seats, seed=0, options=options, forced=forced)
        self.matches.append(match)
        return match


def _build(
    table: QuickTable, roads: Numbers, knights: Numbers, settlements: Numbers, cities: Numbers, metropolises: BySeat
) -> None:
    for seat, count in roads.items():
        _place(table, seat, ["road"] * (count - 1))
    for seat, count in knights.items():
        _place(table, seat, ["knight"] * count)
    for seat in range(table.seats):
        tops = listed(metropolises.get(seat, ""))
        covered = cities.get(seat, 0) + len(tops)
        _place(table, seat, ["settlement"] * (settlements.get(seat, max(0, 1 - covered)) + covered - 1))
        _place(table, seat, ["city"] * covered)
        _place(table, seat, tops)


def _place(table: QuickTable, seat: int, names: Iterable[str]) -> None:
    """The card goes before the seat as if it had come through the display, free of charge."""
    for name in names:
        card = CARD[name]  # type: ignore[index]
        if card in METROPOLISES:
            stack = list(table.stack)
            stack.remove(card)
            table.stack = tuple(stack)
        else:
            table.tell(DisplayFilled(CARDS[card], 0))
        table.tell(Built(seat, CARDS[card], PLAIN))
        table.place(seat, card)


def _lay_out_build_cards(table: QuickTable, display: str, pile: str) -> None:
    left = pile_of(BUILD_CARDS)
    for card in _built(table):
        left.remove(card)
    shown = [CARD[name] for name in one_by_one(display)]  # type: ignore[index]
    following = [CARD[name] for name in one_by_one(pile)]  # type: ignore[index]
    for card in [*shown, *following]:
        left.remove(card)
    if not display:
        shown = [card for card in dict.fromkeys(FIRST_DISPLAY) if card in left]
        for card in shown:
            left.remove(card)
        shown += [left.pop() for _ in range(min(5 - len(shown), len(left)))]
    table.display = shown
    table.pile = left + following[::-1]
    table.tell(DisplayLaid(tuple(CARDS[card] for card in shown)))


def _built(table: QuickTable) -> list[int]:
    covered = sum(table.cities) + sum(map(len, table.metropolises))
    counts = [0] * 4
    counts[CARD["road"]] = sum(table.roads) - table.seats
    counts[SETTLEMENT] = sum(table.settlements) + covered - table.seats
    counts[CITY] = covered
    counts[CARD["knight"]] = sum(table.knights)
    return pile_of(counts)


def _deal_resources(table: QuickTable, hands: BySeat, supply: str, discards: str, rest: str) -> None:
    left = table.supply
    for seat, words in hands.items():
        for name, count in counted(words).items():
            table.hands[seat][RESOURCES.index(name)] += count
    for kind in [kind for hand in table.hands for kind in pile_of(hand)]:
        left.remove(kind)
    laid = [RESOURCES.index(name) for name in one_by_one(discards)]
    following = [RESOURCES.index(name) for name in one_by_one(supply)]
    for kind in [*laid, *following]:
        left.remove(kind)
    if rest == "last seat":
        for kind in left:
            table.hands[-1][kind] += 1
        left = []
    table.supply = left + following[::-1]
    table.discards = laid
    assert laid == sorted(laid), "the discards are laid down kind by kind"
    for seat in range(table.seats):
        table.tell(Drew(seat, table.hand_size(seat), "deal"))
    table.tell(Drew(A, len(laid), "deal"))
    table.tell(Discarded(A, Cards.of([laid.count(kind) for kind in range(5)])))


def _lay_out_events(table: QuickTable, events: str, past_events: str) -> None:
    past = [EVENT_NAMES.index(name) for name in one_by_one(past_events)]
    following = [EVENT_NAMES.index(name) for name in one_by_one(events)]
    left = pile_of(EVENT_CARDS)
    for event in [*past, *following]:
        left.remove(event)
    table.events = left + following[::-1]
    table.past_events = past
    for event in past:
        table.tell(EventDrawn(A, EVENT_NAMES[event]))


# What the tests say again and again


def cards(words: str) -> Cards:
    """Resource cards: "2 wool, 1 ore"."""
    return Cards(**counted(words))


def build(card: Card, replacing: Resource | None = None, by: Resource | None = None) -> Build:
    """Plainly, or with one resource replaced by another."""
    if replacing is None:
        return Build(card)
    assert by is not None
    return Build(card, Replacement(replacing, by))


def offer(give: str, take: str, *to: int) -> OfferTrade:
    return OfferTrade(cards(give), cards(take), to)


def look(match: Match, seat: int | None = None) -> QuickView:
    """What a seat sees; without a seat, what a spectator sees."""
    view = match.view(seat)
    assert isinstance(view, QuickView)
    return view


def hand_sizes(match: Match) -> list[int]:
    return [seat.hand_size for seat in look(match).seats]


def points(match: Match) -> list[int]:
    return [seat.points for seat in look(match).seats]


def next_turn(match: Match) -> dict[int, int]:
    """The turn passes on: how many cards everybody has more after production."""
    before = hand_sizes(match)
    match.play(look(match).active, EndTurn())
    return {seat: now - then for seat, (now, then) in enumerate(zip(hand_sizes(match), before, strict=True))}


def payments(match: Match, seat: int, card: Card) -> list[tuple[str, str] | None]:
    """The listed ways to pay for the card: None is plainly, else (what is replaced, by what)."""
    return [
        None if move.replace is None else (move.replace.resource, move.replace.by)
        for move in match.legal(seat)
        if isinstance(move, Build) and move.card == card
    ]
