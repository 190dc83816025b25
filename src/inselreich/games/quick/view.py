"""What a seat, or a spectator, may know of a match of the quick card game (Q-56, Q-57)."""

from __future__ import annotations

import msgspec

from ...core import trade
from ...core.resources import RESOURCES, Cards, Resource
from .pieces import CARDS, EVENT_NAMES, Card, Event
from .state import QuickTable


class OwnCards(msgspec.Struct, frozen=True):
    """What only the seat itself sees."""

    hand: Cards


class SeatView(msgspec.Struct, frozen=True):
    """A seat as everybody sees it."""

    seat: int
    hand_size: int
    points: int
    roads: int
    """The start road included."""
    knights: int
    settlements: int
    """Visible ones."""
    cities: int
    """Visible ones."""
    metropolises: tuple[Card, ...]
    production: int
    """So many cards the seat draws at the beginning of its own turn."""
    replacement_rate: int
    """So many cards of one kind may stand for one resource, once a turn."""
    safe_hand: int
    """So many cards are safe from the Robber."""


class DealView(trade.DealView, frozen=True):
    """The offer on the table."""

    give: Cards
    take: Cards


class ProposalView(trade.ProposalView, frozen=True):
    """What a seat proposes to the active seat."""

    give: Cards
    take: Cards


class QuickView(msgspec.Struct, frozen=True):
    """The whole table as one seat (None: a spectator) may see it. Piles that lie open begin with their lowest card."""

    seat: int | None
    own: OwnCards | None
    seats: tuple[SeatView, ...]
    supply_size: int
    discards: tuple[Resource, ...]
    pile_size: int
    display: tuple[Card, ...]
    metropolises: tuple[Card, ...]
    """Those that can still be built."""
    events_size: int
    past_events: tuple[Event, ...]
    event: Event | None
    """The event that is being resolved."""
    trade_route: int | None
    knight_force: int | None
    phase: str
    turn: int
    active: int
    traded: bool
    replaced: bool
    deal: DealView | None
    proposals: tuple[ProposalView, ...]
    points_to_win: int
    winner: int | None


def view(table: QuickTable, seat: int | None) -> QuickView:
    """The table for a seat; None: for a spectator."""
    deal = table.deal
    return QuickView(
        seat=seat,
        own=None if seat is None else OwnCards(Cards.of(table.hands[seat])),
        seats=tuple(seat_view(table, other) for other in range(table.seats)),
        supply_size=len(table.supply),
        discards=tuple(RESOURCES[kind] for kind in table.discards),
        pile_size=len(table.pile),
        display=tuple(CARDS[card] for card in table.display),
        metropolises=tuple(CARDS[card] for card in table.stack),
        events_size=len(table.events),
        past_events=tuple(EVENT_NAMES[event] for event in table.past_events),
        event=None if table.event is None else EVENT_NAMES[table.event],
        trade_route=table.trade_route,
        knight_force=table.knight_force,
        phase=phase(table),
        turn=table.turn,
        active=table.active,
        traded=table.traded,
        replaced=table.replaced,
        deal=None if deal is None else DealView(table.active, *deal),
        proposals=tuple(ProposalView(*proposal) for proposal in table.proposals),
        points_to_win=table.options.points_to_win,
        winner=table.winner,
    )


def phase(table: QuickTable) -> str:
    """Where in the game the table stands, in a word."""
    if table.winner is not None:
        return "over"
    return "trade_and_build" if table.event is None else "event"


def seat_view(table: QuickTable, seat: int) -> SeatView:
    """Q-56, Q-57: everything but the cards in hand."""
    return SeatView(
        seat=seat,
        hand_size=table.hand_size(seat),
        points=table.points[seat],
        roads=table.roads[seat],
        knights=table.knights[seat],
        settlements=table.settlements[seat],
        cities=table.cities[seat],
        metropolises=tuple(CARDS[card] for card in table.metropolises[seat]),
        production=table.income[seat],
        replacement_rate=table.rate(seat),
        safe_hand=table.safe_hand(seat),
    )
