"""Preparation and founding (C-23 to C-35)."""

from __future__ import annotations

from ...core.chance import Shuffle
from ...core.moves import Move
from ...core.questions import Ask, Script
from ...hexes import bits, founding
from ...hexes.founding import founding_order, founding_sites, roll_for_start
from ...hexes.yields import pay_start_yield
from .board import BEGINNER_START, ISLAND, lay_variable_board
from .building import BUILDING
from .events import StartRolled
from .moves import PlaceNeutral
from .pieces import DEVELOPMENT_COUNTS
from .state import COLOURS, ClassicTable

NEUTRAL_MOVES = tuple(PlaceNeutral(name) for name in ISLAND.corner_names)


def set_up(table: ClassicTable) -> Script:
    """C-25, C-30, C-31: the board, the deck, the start player."""
    beginner = table.options.board == "beginner"
    if not beginner:
        table.board = yield from lay_variable_board(table.options.board)
        table.robber = table.board.desert
    cards = [card for card, count in enumerate(DEVELOPMENT_COUNTS) for _ in range(count)]
    order = yield Shuffle(len(cards))
    table.deck = [cards[place] for place in order]
    first = yield from roll_for_start(table, StartRolled)
    table.active = first
    table.laid = True
    if beginner:
        place_beginner_start(table)
        table.begin_turn(first)
    else:
        table.founding = founding_order(table, first)


def place_beginner_start(table: ClassicTable) -> None:
    """C-23, C-24: each colour's fixed pieces; the marked settlement pays. CV-6: two unplayed colours stay, neutral."""
    played = COLOURS[table.seats]
    for seat, colour in enumerate(played):
        for corner, edge in BEGINNER_START[colour]:
            table.place_settlement(seat, corner)
            table.place_road(seat, edge)
        pay_start_yield(table, seat, BEGINNER_START[colour][1][0])
        table.renew_rates(seat)
    if neutrals(table):
        for colour in COLOURS[4]:
            if colour not in played:
                for corner, _ in BEGINNER_START[colour]:
                    table.place_neutral(corner)


def neutrals(table: ClassicTable) -> bool:
    """CV-6: two seats found with neutral settlements between them."""
    return table.seats == 2 and table.options.two_seats == "neutral"


class ClassicFounding(founding.Founding):
    """C-32, C-33: round one clockwise, round two counter-clockwise; C-34: the second settlement pays."""

    building = BUILDING
    round_one_rule = "C-32"
    round_two_rule = "C-33"

    def paid(self, table: ClassicTable, seat: int) -> None:
        """C-66: the harbours of the founding phase work at once."""
        table.renew_rates(seat)

    def settled(self, table: ClassicTable, seat: int) -> Script | None:
        return place_neutral(table, seat) if neutrals(table) else None


def place_neutral(table: ClassicTable, seat: int) -> Script:
    """CV-6"""
    neutral = yield Ask(seat, NeutralSites(table, BUILDING, "CV-6"), "CV-6")
    table.place_neutral(ISLAND.corners[neutral.crossing])


class NeutralSites(founding.FoundingSites):
    """CV-6: any empty crossing that keeps the distance (C-72)."""

    __slots__ = ()
    kind = PlaceNeutral

    def moves(self, seat: int) -> list[Move]:
        return [NEUTRAL_MOVES[corner] for corner in bits(founding_sites(self.table))]


FOUNDING = ClassicFounding()
