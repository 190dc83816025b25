"""What happens in Rise of the Inkas. Thefts and bought cards are known to those concerned only (I-131, I-134)."""

from __future__ import annotations

from ...core import discards, trade
from ...core.events import Event
from ...hexes import events
from .pieces import Cards, DevelopmentCard, Kind


class StartRolled(events.StartRolled, frozen=True):
    """I-33: a roll for who begins."""


class TurnStarted(events.TurnStarted, frozen=True):
    """I-38: it is this seat's turn."""


class DiceRolled(events.DiceRolled, frozen=True):
    """I-38: the roll of the turn."""


class Yielded(events.Yielded, frozen=True):
    """I-36, I-43: a hex pays a building."""

    kind: Kind
    count: int


class SupplyShort(Event, frozen=True):
    """I-46: the supply could not pay all that was due; what was paid instead follows from it."""

    kind: Kind
    paid: int
    seat: int | None


class Built(events.Built, frozen=True):
    """A road, settlement or city stands."""


class BuildingRemoved(Event, frozen=True):
    """I-112, I-118, I-125: a building under thicket goes back to its owner."""

    piece: str
    crossing: str
    seat: int


class Discarded(discards.Discarded, frozen=True):
    """I-50: shown when all have chosen (I-133)."""

    cards: Cards


class RobberMoved(events.RobberMoved, frozen=True):
    """I-56"""


class Stole(events.Stole, frozen=True):
    """I-53: everybody sees who took from whom."""


class CardStolen(events.CardStolen, frozen=True):
    """I-134: only thief and victim see the card."""

    kind: Kind


class StoleNothing(events.StoleNothing, frozen=True):
    """I-54, I-87: nobody to steal from."""


class SupplyTraded(Event, frozen=True):
    """I-67 to I-69"""

    seat: int
    give: Cards
    take: Cards


class TradeRoadUsed(Event, frozen=True):
    """I-70: the advantage of the Longest Trade Road."""

    seat: int
    give: Cards
    take: Kind


class CombatArtsUsed(Event, frozen=True):
    """I-99: the advantage of the Greatest Combat Arts: from where the robber was sent, and how many cards that brought."""

    seat: int
    hex: str
    kind: Kind
    count: int


class TradeOffered(trade.TradeOffered, frozen=True):
    """I-59: an offer, a counter-offer or a proposal."""

    give: Cards
    take: Cards


class Traded(trade.Traded, frozen=True):
    """I-62: `seat` gave and took, `partner` the other way round."""

    give: Cards
    take: Cards


class DevelopmentBought(events.DevelopmentBought, frozen=True):
    """I-132: everybody sees that a card was bought."""


class DevelopmentDrawn(events.DevelopmentDrawn, frozen=True):
    """I-83: only the buyer sees which."""

    card: DevelopmentCard


class DevelopmentPlayed(events.DevelopmentPlayed, frozen=True):
    """I-84"""

    card: DevelopmentCard


class MonopolyNamed(events.MonopolyNamed, frozen=True):
    """I-93: the kind that is named aloud, whether anybody holds it or not."""

    kind: Kind


class MonopolyTaken(events.MonopolyTaken, frozen=True):
    """I-93: what one seat handed over."""

    kind: Kind
    count: int


class Invented(Event, frozen=True):
    """I-92"""

    seat: int
    cards: Cards


class LongestRoadMoved(events.LongestRoadMoved, frozen=True):
    """I-103 to I-107: the new owner, or nobody when the card lies beside the board."""


class CombatArtsMoved(Event, frozen=True):
    """I-96, I-97: the new owner of the Greatest Combat Arts, and how many cards lie open there."""

    seat: int
    cards: int


class TribeDeclined(Event, frozen=True):
    """I-111 to I-114: the tribe (1, 2) has reached its goal; its roads are taken up, thickets grow on its buildings."""

    seat: int
    tribe: int
    roads: tuple[str, ...]
    crossings: tuple[str, ...]


class TribeFounded(Event, frozen=True):
    """I-116, I-118: the next tribe (2, 3) begins here."""

    seat: int
    tribe: int
    crossing: str


class SecondStackEntered(Event, frozen=True):
    """I-91: the second stack of development cards is for sale, too; so many cards are there now."""

    cards: int


class Won(Event, frozen=True):
    """I-129: the match is over."""

    seat: int
    points: tuple[int, ...]


EVENTS: tuple[type[Event], ...] = (
    StartRolled,
    TurnStarted,
    DiceRolled,
    Yielded,
    SupplyShort,
    Built,
    BuildingRemoved,
    Discarded,
    RobberMoved,
    Stole,
    CardStolen,
    StoleNothing,
    SupplyTraded,
    TradeRoadUsed,
    CombatArtsUsed,
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
    CombatArtsMoved,
    TribeDeclined,
    TribeFounded,
    SecondStackEntered,
    Won,
)
