"""What can happen in both card games. Regions, cards and spots have the names they have in moves."""

from __future__ import annotations

from ..core import trade
from ..core.events import Event
from .resources import Goods, Resource


class StartRolled(Event, frozen=True):
    """The roll for who begins."""

    dice: tuple[int, ...]


class TurnStarted(Event, frozen=True):
    seat: int
    turn: int


class DiceRolled(Event, frozen=True):
    """What the event die and the production die show."""

    seat: int
    face: str
    number: int


class NumberNamed(Event, frozen=True):
    """What the production die shows is named instead of rolled."""

    seat: int
    number: int


class EventRevealed(Event, frozen=True):
    """The top event card."""

    card: str


class Stored(Event, frozen=True):
    """A region gains so many of its resource."""

    seat: int
    region: str
    count: int


class Spent(Event, frozen=True):
    """A region loses so many of its resource: paid, given or lost."""

    seat: int
    region: str
    count: int


class BankTraded(Event, frozen=True):
    seat: int
    give: Resource
    count: int
    take: Resource


class RoadBuilt(Event, frozen=True):
    seat: int
    column: int


class SettlementBuilt(Event, frozen=True):
    seat: int
    column: int


class CityBuilt(Event, frozen=True):
    seat: int
    column: int


class RegionLaid(Event, frozen=True):
    """A region lies open in a principality from now on, and stores so many."""

    seat: int
    region: str
    at: str
    stored: int


class RegionsSearched(Event, frozen=True):
    """Somebody looks through the region stack; it is shuffled afterwards."""

    seat: int


class CardBuilt(Event, frozen=True):
    seat: int
    card: str
    at: str


class CardDiscarded(Event, frozen=True):
    """A card goes from the principality to the discard pile."""

    seat: int
    card: str
    at: str


class CardPutAway(Event, frozen=True):
    """A card goes from the principality under a draw stack."""

    seat: int
    card: str
    at: str
    stack: int


class CardsSwapped(Event, frozen=True):
    """Two cards of a principality change places: where they lay before."""

    seat: int
    card: str
    at: str
    other: str
    other_at: str


class RegionsSwapped(Event, frozen=True):
    """Two regions of a principality change places; what they store stays on them."""

    seat: int
    region: str
    other: str


class CardTakenBack(Event, frozen=True):
    """A card goes from the principality back to its owner's hand."""

    seat: int
    card: str
    at: str


class CardPlayed(Event, frozen=True):
    """An action card is laid open; it goes to the discard pile."""

    seat: int
    card: str


class StackSearched(Event, frozen=True):
    """Everybody sees which stack somebody looks through."""

    seat: int
    stack: int


class CardDrawn(Event, frozen=True):
    """A card goes from a stack to a hand; which, only its new owner knows."""

    seat: int
    stack: int


class CardPutUnder(Event, frozen=True):
    """A card goes from a hand under a stack; `of` is whose hand it was, `seat` who chose it."""

    seat: int
    of: int
    stack: int


class CardGot(Event, frozen=True):
    """What the drawn card is: for its owner alone."""

    seat: int
    card: str

    @property
    def audience(self) -> tuple[int, ...]:
        return (self.seat,)


class HandShown(Event, frozen=True):
    """A seat shows its hand to the other."""

    seat: int
    to: int


class HandSeen(Event, frozen=True):
    """The hand that was shown: for the two it concerns."""

    seat: int
    to: int
    cards: tuple[str, ...]

    @property
    def audience(self) -> tuple[int, ...]:
        return (self.seat, self.to)


class TokenMoved(Event, frozen=True):
    """Who holds the token now; nobody when it lies aside."""

    token: str
    seat: int | None


class Won(Event, frozen=True):
    """The match is over."""

    seat: int
    points: tuple[int, ...]


class TradeOffered(trade.TradeOffered, frozen=True):
    """An offer, a counter-offer or a proposal."""

    give: Goods
    take: Goods


class Traded(trade.Traded, frozen=True):
    """`seat` gave and took, `partner` the other way round."""

    give: Goods
    take: Goods
