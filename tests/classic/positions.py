"""Positions of the classic game in words, and the phrases that the rule tests have in common.

Players are A, B, C, D as in the rulings, or RED, BLUE, WHITE, ORANGE on the beginner board: both are seats 0 to 3.
Places are written as in the digest: `H4-H5-H9` is a crossing, `H4-H9` a path; several are parted by commas.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import inselreich
from inselreich import Match
from inselreich.core.chance import Seeded
from inselreich.games.classic.board import BEGINNER_BOARD, COAST, ISLAND, Board
from inselreich.games.classic.events import DevelopmentPlayed
from inselreich.games.classic.founding import place_beginner_start
from inselreich.games.classic.moves import EndTurn, RollDice
from inselreich.games.classic.pieces import DEVELOPMENT_COUNTS, DEVELOPMENTS, KINDS, KNIGHT, Cards
from inselreich.games.classic.state import ClassicTable
from inselreich.games.classic.view import ClassicView, OwnCards
from tests.support.hexes import BySeat, deal_hands, place_pieces, rolling
from tests.support.words import counted, listed

A, B, C, D = range(4)
RED, BLUE, WHITE, ORANGE = range(4)
LUMBER, BRICK, WOOL, GRAIN, ORE = KINDS
"""A stolen card, as chance is forced to it."""


class Positions:
    """Sets positions up, and remembers them: whatever a test does with them, they must add up in the end."""

    def __init__(self) -> None:
        self.matches: list[Match] = []

    def __call__(
        self,
        *,
        seats: int = 4,
        beginner: bool = False,
        numbers: Mapping[str, int] | None = None,
        desert: str = "H9",
        settlements: BySeat | None = None,
        cities: BySeat | None = None,
        roads: BySeat | None = None,
        neutral: str = "",
        hands: BySeat | None = None,
        supply: str = "",
        development: BySeat | None = None,
        knights: Mapping[int, int] | None = None,
        deck: str = "",
        sold_out: bool = False,
        robber: str = "",
        active: int = A,
        rolled: bool = True,
        founding: Sequence[int] = (),
        **options: Any,
    ) -> Match:
        """A match that goes on from here, on the terrain of the beginner board, by default without pieces ("empty").

        - `beginner`: with the start pieces and start hands of C-23 ("BB").
        - `numbers`: other tokens on some hexes. `desert`: exchanged with this hex.
        - `roads`: placed seat by seat, so the first to be named with five holds the Longest Trade Road.
        - `supply`: of the kinds named, so many are left; the last seat holds the rest.
        - `development`: unplayed cards from earlier turns. `deck`: the next cards; `sold_out`: the last seat holds them.
        - `founding`: who still has to found, in this order.
        """
        game = inselreich.game("classic")
        checked = game.check_options({"board": "beginner", **options})
        table = ClassicTable(game.check_seats(seats), checked, _board(numbers or {}, desert))
        if beginner:
            place_beginner_start(table)
        place_pieces(table, settlements or {}, cities or {}, roads or {})
        _place_neutral(table, neutral)
        deal_hands(table, hands or {}, supply)
        _deal_development(table, development or {}, knights or {}, deck, sold_out=sold_out)
        table.robber = ISLAND.hexes[robber or desert]
        table.active = active
        table.turn = 0 if founding else 1
        table.rolled = rolled
        table.founding = tuple(founding)
        table.laid = True
        match = Match(game, seats, checked, Seeded(0), table=table)
        self.matches.append(match)
        return match

    def new(self, *, seats: int = 4, forced: Iterable[Any] = (), **options: Any) -> Match:
        """A match from its very beginning."""
        match = inselreich.new("classic", seats=seats, seed=0, options=options, forced=forced)
        self.matches.append(match)
        return match


def _board(numbers: Mapping[str, int], desert: str) -> Board:
    terrain, tokens = list(BEGINNER_BOARD.terrain), list(BEGINNER_BOARD.numbers)
    middle, there = BEGINNER_BOARD.desert, ISLAND.hexes[desert]
    for each in (terrain, tokens):
        each[middle], each[there] = each[there], each[middle]
    for name, number in numbers.items():
        tokens[ISLAND.hexes[name]] = number
    return Board(terrain, tokens, range(6))


def _place_neutral(table: ClassicTable, neutral: str) -> None:
    for place in listed(neutral):
        table.place_neutral(ISLAND.find_corner(place))
    for seat in range(table.seats):
        table.renew_rates(seat)


def _deal_development(
    table: ClassicTable, development: BySeat, knights: Mapping[int, int], deck: str, *, sold_out: bool
) -> None:
    left = list(DEVELOPMENT_COUNTS)
    for seat, words in development.items():
        for name, count in counted(words).items():
            card = DEVELOPMENTS.index(name.replace(" ", "_"))
            table.held[seat][card] += count
            left[card] -= count
    for seat, count in knights.items():
        left[KNIGHT] -= count
        for _ in range(count):
            table.knights[seat] += 1
            table.tell(DevelopmentPlayed(seat, "knight"))
            table.award_largest_army(seat)
    following = [DEVELOPMENTS.index(name.replace(" ", "_")) for name in listed(deck)]
    for card in following:
        left[card] -= 1
    if sold_out:
        table.held[table.seats - 1] = [held + rest for held, rest in zip(table.held[-1], left, strict=True)]
        left = [0] * len(left)
    table.deck = [card for card, count in enumerate(left) for _ in range(count)] + following[::-1]


# What the tests say again and again


def cards(words: str) -> Cards:
    """Resource cards: "2 wool, 1 ore"."""
    return Cards(**counted(words))


def look(match: Match, seat: int | None = None) -> ClassicView:
    """What a seat sees; without a seat, what a spectator sees."""
    view = match.view(seat)
    assert isinstance(view, ClassicView)
    return view


def own(match: Match, seat: int) -> OwnCards:
    """What only the seat itself sees."""
    cards_of_the_seat = look(match, seat).own
    assert cards_of_the_seat is not None
    return cards_of_the_seat


def supply(match: Match) -> Cards:
    return look(match).supply


def visible(match: Match, seat: int) -> int:
    """Visible points (C-110)."""
    return look(match).seats[seat].visible_points


def roll(match: Match, number: int) -> dict[int, str]:
    """The seat whose turn it is rolls this number: what everybody has in hand more than before."""
    return rolling(match, RollDice(), number)


def next_turn(match: Match, number: int | None = None) -> int:
    """The turn passes on; the next seat rolls this number, or has not rolled yet. Whose turn it is now."""
    match.play(look(match).active, EndTurn())
    if number is not None:
        roll(match, number)
    return look(match).active


def coast(first: int, count: int) -> str:
    """So many coastal paths in a row, clockwise from k0, k1, ... (C-18)."""
    return ", ".join(ISLAND.edge_names[COAST[(first + step) % len(COAST)]] for step in range(count))
