"""Positions of Rise of the Inkas in words, and the phrases that the rule tests have in common.

Players are A, B, C, D as in the rulings, or RED, ORANGE, BLUE, GREY at the beginner start: both are seats 0 to 3. Places
are written by column and height: `3.2-3.4-4.3` is a crossing, `3.2-4.3` a path; several are parted by commas.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import inselreich
from inselreich import Match
from inselreich.core.chance import Seeded
from inselreich.games.inka.board import ISLAND, STANDARD_BOARD, START_SPOT
from inselreich.games.inka.events import BuildingRemoved, Built, DevelopmentPlayed
from inselreich.games.inka.founding import place_beginner_start
from inselreich.games.inka.moves import (
    BuildRoad,
    BuildSettlement,
    EndTurn,
    FoundTribe,
    MoveRobber,
    OfferTrade,
    RollDice,
    Steal,
    SupplyTrade,
    UseTradeRoad,
)
from inselreich.games.inka.pieces import COMBAT_ARTS, DEVELOPMENTS, KINDS, STACK, Cards, Kind
from inselreich.games.inka.state import InkaTable
from inselreich.games.inka.view import InkaView, OwnCards
from inselreich.hexes.board import Board
from tests.support.hexes import BySeat, deal_hands, place_pieces, rolling
from tests.support.words import counted, one_by_one

A, B, C, D = range(4)
RED, ORANGE, BLUE, GREY = range(4)
WOOD, STONE, WOOL, POTATO, ORE, FEATHER, COCA, FISH = range(8)
"""A stolen card, as chance is forced to it."""
X = "3.2-3.4-4.3"
"""The crossing of the rulings, with orange's settlement at the beginner start."""
ROAD, SETTLEMENT, CITY = "wood, stone", "wood, stone, wool, potato", "2 potato, 3 ore"
"""Prices."""


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
        lost: Iterable[int] = (),
        ruins: BySeat | None = None,
        ruined_cities: BySeat | None = None,
        settlements: BySeat | None = None,
        cities: BySeat | None = None,
        roads: BySeat | None = None,
        hands: BySeat | None = None,
        supply: str = "",
        combat_arts: Mapping[int, int] | None = None,
        development: BySeat | None = None,
        deck: str = "",
        sold_out: bool = False,
        robber: str = "",
        active: int = A,
        rolled: bool = True,
        founding: Sequence[int] = (),
        **options: Any,
    ) -> Match:
        """A match that goes on from here, by default on the standard board without pieces.

        - `beginner`: with the start pieces and start hands of I-24 ("SB"). `numbers`: other tokens on some hexes.
        - `lost`: whose first tribe has declined and left no building. `ruins`, `ruined_cities`: what is left under thickets
          of the latest tribe that declined; who is named here is one tribe further.
        - `settlements`, `cities`, `roads`: of the active tribes. Roads are placed seat by seat, so the first to be named
          with three holds the Longest Trade Road.
        - `supply`: of the kinds named, so many are left; the last seat holds the rest.
        - `combat_arts`: how many lie open, laid open seat by seat. `development`: unplayed cards from earlier turns, of the
          first stack. `deck`: the next cards of that stack; `sold_out`: the last seat holds the rest of it.
        - `founding`: who still has to found at the beginning, in this order.
        """
        game = inselreich.game("inka")
        checked = game.check_options({"start": "standard", **options})
        table = InkaTable(game.check_seats(seats), checked)
        table.board = _board(numbers or {})
        if beginner:
            place_beginner_start(table)
        for seat in lost:
            _let_decline(table, seat, "", "")
        for seat in dict.fromkeys([*(ruins or {}), *(ruined_cities or {})]):
            _let_decline(table, seat, (ruins or {}).get(seat, ""), (ruined_cities or {}).get(seat, ""))
        place_pieces(table, settlements or {}, cities or {}, roads or {})
        deal_hands(table, hands or {}, supply)
        _deal_development(table, combat_arts or {}, development or {}, deck, sold_out=sold_out)
        table.robber = ISLAND.hexes[robber] if robber else START_SPOT
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
        match = inselreich.new("inka", seats=seats, seed=0, options=options, forced=forced)
        self.matches.append(match)
        return match


def _board(numbers: Mapping[str, int]) -> Board:
    tokens = list(STANDARD_BOARD.numbers)
    for name, number in numbers.items():
        tokens[ISLAND.hexes[name]] = number
    return Board(STANDARD_BOARD.terrain, tokens, len(KINDS))


def _let_decline(table: InkaTable, seat: int, ruins: str, ruined_cities: str) -> None:
    """The active tribe has reached its goal with these buildings, and with others that are gone since."""
    place_pieces(table, {seat: ruins}, {seat: ruined_cities}, {})
    while not table.has_reached_goal(seat):
        table.tell(Built("settlement", "elsewhere", seat))
        table.tell(BuildingRemoved("settlement", "elsewhere", seat))
        table.visible_points[seat] += 1
    table.overgrow(seat)


def _deal_development(
    table: InkaTable, combat_arts: Mapping[int, int], development: BySeat, deck: str, *, sold_out: bool
) -> None:
    """The first stack; the second is set aside, or lies below it if every seat has its second tribe."""
    left = list(STACK)
    for seat, words in development.items():
        for card in card_numbers(words):
            table.held[seat][card] += 1
            left[card] -= 1
    for seat, count in combat_arts.items():
        left[COMBAT_ARTS] -= count
        for _ in range(count):
            table.combat_arts[seat] += 1
            table.tell(DevelopmentPlayed(seat, "combat_arts"))
            table.award_combat_arts(seat)
    following = card_numbers(deck)
    for card in following:
        left[card] -= 1
    assert min(left) >= 0, f"the first stack has {STACK} cards"
    if sold_out:
        table.held[-1] = [held + rest for held, rest in zip(table.held[-1], left, strict=True)]
        left = [0] * len(left)
    table.deck = [card for card, count in enumerate(left) for _ in range(count)] + following[::-1]
    table.aside = [card + len(STACK) for card, count in enumerate(STACK) for _ in range(count)]
    table.open_second_stack()


def card_numbers(words: str) -> list[int]:
    """Development cards one by one: "2 combat arts, monopoly"."""
    return [DEVELOPMENTS.index(name.replace(" ", "_")) for name in one_by_one(words)]


# What the tests say again and again


def cards(words: str) -> Cards:
    """Resource and goods cards: "2 wool, 1 fish"."""
    return Cards(**counted(words))


def look(match: Match, seat: int | None = None) -> InkaView:
    """What a seat sees; without a seat, what a spectator sees."""
    view = match.view(seat)
    assert isinstance(view, InkaView)
    return view


def own(match: Match, seat: int) -> OwnCards:
    """What only the seat itself sees."""
    cards_of_the_seat = look(match, seat).own
    assert cards_of_the_seat is not None
    return cards_of_the_seat


def supply(match: Match) -> Cards:
    return look(match).supply


def markers(match: Match, seat: int) -> tuple[int, ...]:
    """On each tribe (I-109)."""
    return look(match).seats[seat].markers


def robber(match: Match) -> str:
    return look(match).robber


def roll(match: Match, number: int) -> dict[int, str]:
    """The seat whose turn it is rolls this number: what everybody has in hand more than before."""
    return rolling(match, RollDice(), number)


def next_turn(match: Match, number: int | None = None) -> int:
    """The turn passes on; the next seat rolls this number, or has not rolled yet. Whose turn it is now."""
    match.play(look(match).active, EndTurn())
    if number is not None:
        roll(match, number)
    return look(match).active


def seven(match: Match, place: str) -> None:
    """The seat whose turn it is rolls a seven, and sends the robber there."""
    roll(match, 7)
    match.play(look(match).active, MoveRobber(place))


def road(path: str) -> BuildRoad:
    return BuildRoad(path)


def settle(crossing: str) -> BuildSettlement:
    return BuildSettlement(crossing)


def swap(give: str, take: str) -> SupplyTrade:
    """A trade with the supply."""
    return SupplyTrade(cards(give), cards(take))


def two_for_one(give: str, take: Kind) -> UseTradeRoad:
    return UseTradeRoad(cards(give), take)


def offer(give: str, take: str, *to: int) -> OfferTrade:
    return OfferTrade(cards(give), cards(take), to)


def places(match: Match, seat: int) -> set[str]:
    """Where the seat may send the robber."""
    return {move.hex for move in match.legal(seat) if isinstance(move, MoveRobber)}


def victims(match: Match, seat: int) -> set[int]:
    """From whom the seat may steal."""
    return {move.victim for move in match.legal(seat) if isinstance(move, Steal)}


def settlement_sites(match: Match, seat: int) -> set[str]:
    """Where the seat may build a settlement."""
    return {move.crossing for move in match.legal(seat) if isinstance(move, BuildSettlement)}


def founding_sites(match: Match, seat: int) -> set[str]:
    """Where the seat may found its next tribe."""
    return {move.crossing for move in match.legal(seat) if isinstance(move, FoundTribe)}
