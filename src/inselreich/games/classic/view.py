"""What a seat, or a spectator, may know of a classic match (C-115 to C-121)."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from ...core import trade
from ...hexes.views import bought_this_turn, crossings, paths, phase, whose_turn
from .board import ANY, ISLAND, TERRAINS, harbour_name
from .pieces import DEVELOPMENTS, RESOURCES, Cards, Development
from .state import COLOURS, ClassicTable


class HexView(msgspec.Struct, frozen=True):
    """A land hex."""

    hex: str
    terrain: str
    number: int
    """0 on the desert."""


class HarbourView(msgspec.Struct, frozen=True):
    """A harbour on its coastal path: "3:1", or the resource it takes at 2:1."""

    path: str
    kind: str


class OwnCards(msgspec.Struct, frozen=True):
    """What only the seat itself sees."""

    hand: Cards
    development: dict[Development, int]
    bought_this_turn: dict[Development, int]
    points: int


class SeatView(msgspec.Struct, frozen=True):
    """A seat as everybody sees it."""

    seat: int
    colour: str
    hand_size: int
    development_size: int
    open_knights: int
    visible_points: int
    road_length: int
    roads: tuple[str, ...]
    settlements: tuple[str, ...]
    cities: tuple[str, ...]
    roads_left: int
    settlements_left: int
    cities_left: int
    sea_rates: dict[str, int]
    revealed: OwnCards | None = None
    """C-121: everything, once the match is over."""


class DealView(trade.DealView, frozen=True):
    """The offer on the table."""

    give: Cards
    take: Cards


class ProposalView(trade.ProposalView, frozen=True):
    """What a seat proposes to the active seat."""

    give: Cards
    take: Cards


class ClassicView(msgspec.Struct, frozen=True):
    """The whole table as one seat (None: a spectator) may see it."""

    seat: int | None
    own: OwnCards | None
    seats: tuple[SeatView, ...]
    hexes: tuple[HexView, ...]
    harbours: tuple[HarbourView, ...]
    robber: str
    supply: Cards
    deck_size: int
    neutral_settlements: tuple[str, ...]
    longest_road: int | None
    largest_army: int | None
    phase: str
    turn: int
    active: int
    rolled: bool
    card_played: bool
    trading_over: bool
    deal: DealView | None
    proposals: tuple[ProposalView, ...]
    points_to_win: int
    winner: int | None


def view(table: ClassicTable, seat: int | None) -> ClassicView:
    """The table for a seat; None: for a spectator."""
    deal = table.deal
    return ClassicView(
        seat=seat,
        own=None if seat is None else own_cards(table, seat),
        seats=tuple(seat_view(table, other) for other in range(table.seats)),
        hexes=_hexes(table) if table.laid else (),
        harbours=_harbours(table) if table.laid else (),
        robber=ISLAND.hex_names[table.robber],
        supply=Cards.of(table.supply),
        deck_size=len(table.deck),
        neutral_settlements=crossings(ISLAND, table.neutral),
        longest_road=table.longest_road,
        largest_army=table.largest_army,
        phase=phase(table),
        turn=table.turn,
        active=whose_turn(table),
        rolled=table.rolled,
        card_played=table.card_played,
        trading_over=table.trading_over,
        deal=None if deal is None else DealView(table.active, *deal),
        proposals=tuple(ProposalView(*proposal) for proposal in table.proposals),
        points_to_win=table.options.points_to_win,
        winner=table.winner,
    )


def seat_view(table: ClassicTable, seat: int) -> SeatView:
    """C-116"""
    return SeatView(
        seat=seat,
        colour=COLOURS[table.seats][seat],
        hand_size=table.hand_size(seat),
        development_size=sum(table.held[seat]),
        open_knights=table.knights[seat],
        visible_points=table.visible_points[seat],
        road_length=table.lengths[seat],
        roads=paths(ISLAND, table.roads[seat]),
        settlements=crossings(ISLAND, table.settlements[seat]),
        cities=crossings(ISLAND, table.cities[seat]),
        roads_left=table.roads_left(seat),
        settlements_left=table.settlements_left(seat),
        cities_left=table.cities_left(seat),
        sea_rates=dict(zip(RESOURCES, table.rates[seat][:ANY], strict=True)),
        revealed=None if table.winner is None else own_cards(table, seat),
    )


def own_cards(table: ClassicTable, seat: int) -> OwnCards:
    """C-115: hand and unplayed development cards, with the points they make."""
    return OwnCards(
        hand=Cards.of(table.hands[seat]),
        development=_developments(table.held[seat]),
        bought_this_turn=_developments(bought_this_turn(table, seat)),
        points=table.points(seat),
    )


def _developments(counts: Sequence[int]) -> dict[Development, int]:
    return {card: count for card, count in zip(DEVELOPMENTS, counts, strict=True) if count}


def _hexes(table: ClassicTable) -> tuple[HexView, ...]:
    board = table.board
    return tuple(
        HexView(ISLAND.hex_names[hex_], TERRAINS[board.terrain[hex_]], board.numbers[hex_])
        for hex_ in range(ISLAND.land_count)
    )


def _harbours(table: ClassicTable) -> tuple[HarbourView, ...]:
    return tuple(HarbourView(ISLAND.edge_names[edge], harbour_name(kind)) for edge, kind in table.board.harbours)
