"""What happens on boards of hexes. A game subclasses these, says which rule tells of them and how its cards are called."""

from __future__ import annotations

from ..core.events import Event


class StartRolled(Event, frozen=True):
    """A roll for who begins."""

    seat: int
    dice: tuple[int, ...]


class TurnStarted(Event, frozen=True):
    """It is this seat's turn."""

    seat: int
    turn: int


class DiceRolled(Event, frozen=True):
    """The roll of the turn."""

    seat: int
    dice: tuple[int, ...]


class Yielded(Event, frozen=True):
    """A hex pays a building. The game adds the kind of card, then how many."""

    hex: str
    crossing: str
    seat: int


class Built(Event, frozen=True):
    """A road, settlement or city stands."""

    piece: str
    place: str
    seat: int | None


class RobberMoved(Event, frozen=True):
    """The robber stands on another hex."""

    seat: int
    hex: str


class Stole(Event, frozen=True):
    """Everybody sees who took from whom."""

    thief: int
    victim: int


class CardStolen(Event, frozen=True):
    """Only thief and victim see the card. The game adds its kind."""

    thief: int
    victim: int

    @property
    def audience(self) -> tuple[int, ...]:
        return (self.thief, self.victim)


class StoleNothing(Event, frozen=True):
    """Nobody to steal from, or declined."""

    seat: int


class DevelopmentBought(Event, frozen=True):
    """Everybody sees that a card was bought."""

    seat: int


class DevelopmentDrawn(Event, frozen=True):
    """Only the buyer sees which. The game adds the card."""

    seat: int

    @property
    def audience(self) -> tuple[int, ...]:
        return (self.seat,)


class DevelopmentPlayed(Event, frozen=True):
    """A development card is laid open. The game adds the card."""

    seat: int


class MonopolyNamed(Event, frozen=True):
    """The kind that is named aloud, whether anybody holds it or not. The game adds the kind of card."""

    seat: int


class MonopolyTaken(Event, frozen=True):
    """What one seat handed over. The game adds the kind of card, then how many."""

    seat: int
    victim: int


class LongestRoadMoved(Event, frozen=True):
    """The new owner, or nobody when the card lies beside the board."""

    seat: int | None
    length: int
