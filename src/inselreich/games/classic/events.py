"""What happens in the classic game. Thefts and bought cards are known to those concerned only (C-118, C-119)."""

from __future__ import annotations

from ...core import discards, trade
from ...core.events import Event
from ...hexes import events
from .pieces import Cards, Development, Resource


class StartRolled(events.StartRolled, frozen=True):
    """C-31: a roll for who begins."""


class TurnStarted(events.TurnStarted, frozen=True):
    """C-35: it is this seat's turn."""


class DiceRolled(events.DiceRolled, frozen=True):
    """C-39: the roll of the turn."""


class Yielded(events.Yielded, frozen=True):
    """C-34, C-42: a hex pays a building."""

    resource: Resource
    count: int


class SupplyShort(Event, frozen=True):
    """C-44: the supply could not pay all that was due; what was paid instead follows from it."""

    resource: Resource
    paid: int
    seat: int | None


class Built(events.Built, frozen=True):
    """A road, settlement or city stands; for a neutral settlement (CV-6) nobody is the builder."""


class Discarded(discards.Discarded, frozen=True):
    """C-47: shown when all have chosen (C-117)."""

    cards: Cards


class RobberMoved(events.RobberMoved, frozen=True):
    """C-48"""


class Stole(events.Stole, frozen=True):
    """C-53: everybody sees who took from whom."""


class CardStolen(events.CardStolen, frozen=True):
    """C-118: only thief and victim see the card."""

    resource: Resource


class StoleNothing(events.StoleNothing, frozen=True):
    """C-54, C-56: nobody to steal from, or declined."""


class SeaTraded(Event, frozen=True):
    """C-61 to C-63"""

    seat: int
    give: Resource
    count: int
    take: Resource


class TradeOffered(trade.TradeOffered, frozen=True):
    """C-58: an offer, a counter-offer or a proposal."""

    give: Cards
    take: Cards


class Traded(trade.Traded, frozen=True):
    """C-60: `seat` gave and took, `partner` the other way round."""

    give: Cards
    take: Cards


class DevelopmentBought(events.DevelopmentBought, frozen=True):
    """C-119: everybody sees that a card was bought."""


class DevelopmentDrawn(events.DevelopmentDrawn, frozen=True):
    """C-119: only the buyer sees which."""

    card: Development


class DevelopmentPlayed(events.DevelopmentPlayed, frozen=True):
    """C-85"""

    card: Development


class MonopolyNamed(events.MonopolyNamed, frozen=True):
    """C-83: the kind that is named aloud, whether anybody holds it or not."""

    resource: Resource


class MonopolyTaken(events.MonopolyTaken, frozen=True):
    """C-83: what one seat handed over."""

    resource: Resource
    count: int


class Invented(Event, frozen=True):
    """C-84"""

    seat: int
    cards: Cards


class LongestRoadMoved(events.LongestRoadMoved, frozen=True):
    """C-99 to C-104: the new owner, or nobody when the card lies beside the board."""


class LargestArmyMoved(Event, frozen=True):
    """C-106, C-107"""

    seat: int
    knights: int


class Won(Event, frozen=True):
    """C-111, C-112: the match is over; the winner's victory point cards are revealed."""

    seat: int
    points: tuple[int, ...]
    victory_point_cards: int


EVENTS: tuple[type[Event], ...] = (
    StartRolled,
    TurnStarted,
    DiceRolled,
    Yielded,
    SupplyShort,
    Built,
    Discarded,
    RobberMoved,
    Stole,
    CardStolen,
    StoleNothing,
    SeaTraded,
    TradeOffered,
    Traded,
    *trade.EVENTS,
    DevelopmentBought,
    DevelopmentDrawn,
    DevelopmentPlayed,
    MonopolyNamed,
    MonopolyTaken,
    Invented,
    LongestRoadMoved,
    LargestArmyMoved,
    Won,
)
