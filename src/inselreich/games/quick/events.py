"""What happens in the quick card game. Which cards are drawn or donated is known to those concerned only (Q-56)."""

from __future__ import annotations

from typing import Literal, get_args

from ...core import discards, trade
from ...core.events import Event
from ...core.resources import KINDS, SINGLES, Cards, Resource
from . import pieces
from .pieces import Card

Cause = Literal["deal", "production", "trade", "metropolis", "harvest_festival", "subsidy", "new_year"]
"""Why cards are drawn."""


class DisplayLaid(Event, frozen=True):
    """Q-9, Q-35: five cards are turned up, at the start or because all five were alike."""

    cards: tuple[Card, ...]


class StartSettlementsRevealed(Event, frozen=True):
    """Q-15: this seat holds the one with the text, and begins."""

    seat: int


class TurnStarted(Event, frozen=True):
    """Q-17: it is this seat's turn."""

    seat: int
    turn: int


class Drew(Event, frozen=True):
    """Q-56: everybody sees how many cards a seat draws."""

    seat: int
    count: int
    cause: Cause


class CardsDrawn(Event, frozen=True):
    """Q-56: only the seat itself sees which."""

    seat: int
    cards: Cards

    @property
    def audience(self) -> tuple[int, ...]:
        return (self.seat,)


class SupplyShuffled(Event, frozen=True):
    """Q-22: the discards are the new supply."""

    count: int


class DrawLost(Event, frozen=True):
    """Q-22: so many cards were due, and there are none left to draw."""

    seat: int
    count: int


class Built(Event, frozen=True):
    """Q-29: a card of the open offer lies before the seat, what it paid on the discard pile."""

    seat: int
    card: Card
    paid: Cards


class DisplayFilled(Event, frozen=True):
    """Q-33: the top build card fills the gap; the places of the display are numbered from 0."""

    card: Card
    place: int


class EventDrawn(Event, frozen=True):
    """Q-38: the top event, drawn by the builder of a settlement."""

    seat: int
    event: pieces.Event


class EventsShuffled(Event, frozen=True):
    """Q-52: all seven events are in the pile again."""


class Discarded(discards.Discarded, frozen=True):
    """Q-48: laid on the discard pile, for all to see."""

    cards: Cards


class Donated(Event, frozen=True):
    """Q-49: everybody sees who gave to whom."""

    seat: int
    to: int


class CardDonated(Event, frozen=True):
    """Q-56: only giver and receiver see the card."""

    seat: int
    to: int
    resource: Resource

    @property
    def audience(self) -> tuple[int, ...]:
        return (self.seat, self.to)


class TradeOffered(trade.TradeOffered, frozen=True):
    """Q-25: an offer, a counter-offer or a proposal."""

    give: Cards
    take: Cards


class Traded(trade.Traded, frozen=True):
    """Q-25, Q-56: `seat` gave and took, `partner` the other way round, for all to see."""

    give: Cards
    take: Cards


class TradeRouteMoved(Event, frozen=True):
    """Q-44, Q-47: who holds the Longest Trade Route now."""

    seat: int
    roads: int


class KnightForceMoved(Event, frozen=True):
    """Q-45, Q-47: who holds the Largest Knight Force now."""

    seat: int
    knights: int


class Won(Event, frozen=True):
    """Q-54: the match is over."""

    seat: int
    points: tuple[int, ...]


EVENTS: tuple[type[Event], ...] = (
    DisplayLaid,
    StartSettlementsRevealed,
    TurnStarted,
    Drew,
    CardsDrawn,
    SupplyShuffled,
    DrawLost,
    Built,
    DisplayFilled,
    EventDrawn,
    EventsShuffled,
    Discarded,
    Donated,
    CardDonated,
    TradeOffered,
    Traded,
    *trade.EVENTS,
    TradeRouteMoved,
    KnightForceMoved,
    Won,
)

ONE_DRAWN: dict[Cause, list[list[tuple[Event, ...]]]] = {
    cause: [
        [(Drew(seat, 1, cause), CardsDrawn(seat, SINGLES[kind])) for kind in KINDS] for seat in range(trade.MOST_SEATS)
    ]
    for cause in get_args(Cause)
}
"""What is told most often, by cause, seat and kind."""
