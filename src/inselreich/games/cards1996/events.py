"""What can happen in the 1996 card game."""

from __future__ import annotations

from ...core import trade
from ...core.events import Event
from ...principality.events import (
    BankTraded,
    CardBuilt,
    CardDrawn,
    CardGot,
    CardPlayed,
    CardPutUnder,
    CardTakenBack,
    CityBuilt,
    DiceRolled,
    EventRevealed,
    HandSeen,
    HandShown,
    NumberNamed,
    RegionLaid,
    RegionsSearched,
    RoadBuilt,
    SettlementBuilt,
    Spent,
    StackSearched,
    StartRolled,
    Stored,
    TokenMoved,
    Traded,
    TradeOffered,
    TurnStarted,
    Won,
)


class AttackRolled(Event, frozen=True):
    """K-39: who attacked, what the die shows, whether the attacker wins."""

    seat: int
    number: int
    won: bool


class CardStolen(Event, frozen=True):
    """The Spy takes a card from the other's hand."""

    seat: int
    of: int


EVENTS: tuple[type[Event], ...] = (
    StartRolled,
    TurnStarted,
    DiceRolled,
    Stored,
    Spent,
    BankTraded,
    RoadBuilt,
    SettlementBuilt,
    CityBuilt,
    RegionLaid,
    RegionsSearched,
    CardBuilt,
    CardTakenBack,
    CardPlayed,
    StackSearched,
    CardDrawn,
    CardPutUnder,
    CardGot,
    HandShown,
    HandSeen,
    TokenMoved,
    TradeOffered,
    Traded,
    *(event for event in trade.EVENTS if event is not trade.TradeFailed),  # all lies open: what is agreed on is done
    NumberNamed,
    EventRevealed,
    AttackRolled,
    CardStolen,
    Won,
)
