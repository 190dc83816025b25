"""What a seat, or a spectator, may know of a match of Rise of the Inkas (I-131 to I-135)."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from ...core import trade
from ...hexes.views import bought_this_turn, crossings, paths, phase, whose_turn
from .board import FRAME_SPOTS, ISLAND, TERRAINS
from .pieces import COLOURS, DEVELOPMENTS, Cards, DevelopmentCard
from .state import InkaTable


class HexView(msgspec.Struct, frozen=True):
    """A landscape hex, and what lies there."""

    hex: str
    terrain: str
    number: int
    """0 on the ocean."""


class OwnCards(msgspec.Struct, frozen=True):
    """What only the seat itself sees."""

    hand: Cards
    development: dict[DevelopmentCard, int]
    bought_this_turn: dict[DevelopmentCard, int]


class SeatView(msgspec.Struct, frozen=True):
    """A seat as everybody sees it."""

    seat: int
    colour: str
    hand_size: int
    hand_limit: int
    development_size: int
    second_stack_size: int
    """How many of the development cards have the back of the second stack."""
    open_combat_arts: int
    tribe: int
    """The active tribe: 1, 2 or 3."""
    markers: tuple[int, ...]
    """On each tribe."""
    points: int
    road_length: int
    roads: tuple[str, ...]
    settlements: tuple[str, ...]
    cities: tuple[str, ...]
    thickets: tuple[str, ...]
    """Which of the settlements and cities are under thicket."""
    roads_left: int
    settlements_left: int
    cities_left: int
    thickets_left: int
    revealed: OwnCards | None = None
    """Everything, once the match is over."""


class DealView(trade.DealView, frozen=True):
    """The offer on the table."""

    give: Cards
    take: Cards


class ProposalView(trade.ProposalView, frozen=True):
    """What a seat proposes to the active seat."""

    give: Cards
    take: Cards


class InkaView(msgspec.Struct, frozen=True):
    """The whole table as one seat (None: a spectator) may see it."""

    seat: int | None
    own: OwnCards | None
    seats: tuple[SeatView, ...]
    hexes: tuple[HexView, ...]
    frame_spots: tuple[str, ...]
    robber: str
    supply: Cards
    deck_size: int
    """What is for sale."""
    second_stack_left: int
    """How many of the cards for sale, or set aside, are of the second stack."""
    second_stack_entered: bool
    longest_road: int | None
    greatest_combat_arts: int | None
    phase: str
    turn: int
    active: int
    rolled: bool
    card_played: bool
    combat_arts_used: bool
    trade_road_used: bool
    deal: DealView | None
    proposals: tuple[ProposalView, ...]
    goals: tuple[int, ...]
    """So many markers each tribe needs."""
    points_to_win: int
    winner: int | None


def view(table: InkaTable, seat: int | None) -> InkaView:
    """The table for a seat; None: for a spectator."""
    deal = table.deal
    return InkaView(
        seat=seat,
        own=None if seat is None else own_cards(table, seat),
        seats=tuple(seat_view(table, other) for other in range(table.seats)),
        hexes=_hexes(table) if table.laid else (),
        frame_spots=tuple(ISLAND.hex_names[spot] for spot in FRAME_SPOTS),
        robber=ISLAND.hex_names[table.robber],
        supply=Cards.of(table.supply),
        deck_size=len(table.deck),
        second_stack_left=len(table.aside) + sum(card >= len(DEVELOPMENTS) for card in table.deck),
        second_stack_entered=all(table.tribes) and not table.aside,
        longest_road=table.longest_road,
        greatest_combat_arts=table.greatest_combat_arts,
        phase="decline" if _declines(table) else phase(table),
        turn=table.turn,
        active=whose_turn(table),
        rolled=table.rolled,
        card_played=table.card_played,
        combat_arts_used=table.combat_arts_used,
        trade_road_used=table.trade_road_used,
        deal=None if deal is None else DealView(table.active, *deal),
        proposals=tuple(ProposalView(*proposal) for proposal in table.proposals),
        goals=tuple(goal - before for before, goal in zip((0, *table.goals), table.goals, strict=False)),
        points_to_win=table.points_to_win,
        winner=table.winner,
    )


def _declines(table: InkaTable) -> bool:
    """I-111: a tribe has declined, and the next is not founded yet."""
    return table.tribes[table.active] > 0 and not markers(table, table.active)[table.tribes[table.active]]


def markers(table: InkaTable, seat: int) -> tuple[int, ...]:
    """I-109: the markers on each tribe."""
    points, before = table.visible_points[seat], (0, *table.goals)
    return tuple(max(0, min(points, goal) - start) for start, goal in zip(before, table.goals, strict=False))


def seat_view(table: InkaTable, seat: int) -> SeatView:
    """I-132"""
    return SeatView(
        seat=seat,
        colour=COLOURS[table.seats][seat],
        hand_size=table.hand_size(seat),
        hand_limit=table.hand_limit(seat),
        development_size=sum(table.held[seat]),
        second_stack_size=sum(table.second_cards[seat]),
        open_combat_arts=table.combat_arts[seat],
        tribe=table.tribes[seat] + 1,
        markers=markers(table, seat),
        points=table.points(seat),
        road_length=table.lengths[seat],
        roads=paths(ISLAND, table.roads[seat]),
        settlements=crossings(ISLAND, table.settlements[seat]),
        cities=crossings(ISLAND, table.cities[seat]),
        thickets=crossings(ISLAND, table.overgrown[seat]),
        roads_left=table.roads_left(seat),
        settlements_left=table.settlements_left(seat),
        cities_left=table.cities_left(seat),
        thickets_left=table.thickets_left(seat),
        revealed=None if table.winner is None else own_cards(table, seat),
    )


def own_cards(table: InkaTable, seat: int) -> OwnCards:
    """I-131: hand and unplayed development cards."""
    return OwnCards(
        hand=Cards.of(table.hands[seat]),
        development=_developments(table.held[seat]),
        bought_this_turn=_developments(bought_this_turn(table, seat)),
    )


def _developments(counts: Sequence[int]) -> dict[DevelopmentCard, int]:
    return {card: count for card, count in zip(DEVELOPMENTS, counts, strict=True) if count}


def _hexes(table: InkaTable) -> tuple[HexView, ...]:
    board = table.board
    return tuple(
        HexView(ISLAND.hex_names[hex_], TERRAINS[terrain], number)
        for hex_, (terrain, number) in enumerate(zip(board.terrain, board.numbers, strict=True))
    )
