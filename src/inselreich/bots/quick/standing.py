"""What lies before a seat, and what it would be with one card more: the bot's way to look ahead."""

from __future__ import annotations

from typing import NamedTuple

from ...games.quick.pieces import (
    CITY,
    KNIGHT,
    METROPOLIS_A,
    METROPOLIS_B2,
    METROPOLIS_B4,
    ROAD,
    SETTLEMENT,
    YIELDS,
)
from ...games.quick.state import SPECIAL_POINTS


class Race(NamedTuple):
    """How a seat stands in the race for a special card (Q-44, Q-45)."""

    own: int
    """Its roads or knights."""
    rivals: int
    """The most that anybody else has."""
    least: int
    held: bool
    wins_ties: bool = False
    """Q-47"""

    def ahead(self, cards: int, *, wins_ties: bool = False) -> Race:
        """With so many roads or knights more, or with the metropolis that wins ties."""
        own, decides = self.own + cards, self.wins_ties or wins_ties
        enough = own > self.rivals or (decides and own == self.rivals)
        return Race(own, self.rivals, self.least, self.held or (own >= self.least and enough), decides)

    @property
    def missing(self) -> int:
        """So many cards would take the special card; 0: it is held, or a tie that the metropolis would win."""
        return 0 if self.held else max(self.least, self.rivals + (not self.wins_ties)) - self.own

    @property
    def is_safe(self) -> bool:
        """Whether one card of a rival does not take it away."""
        return self.held and self.own > self.rivals


class Standing(NamedTuple):
    """A seat's cards on the table, as far as they are worth something."""

    points: int
    income: int
    rate: int
    settlements: int
    cities: int
    built_cities: int
    """With those below metropolises."""
    route: Race
    force: Race

    def with_card(self, card: int) -> Standing:
        """Q-36 to Q-47: after building this card."""
        built = self._laid(card)
        gained = (built.route.held - self.route.held) + (built.force.held - self.force.held)
        return built._replace(points=built.points + SPECIAL_POINTS * gained) if gained else built

    def _laid(self, card: int) -> Standing:
        if card == ROAD:
            return self._replace(route=self.route.ahead(1), rate=max(1, self.rate - 1))
        if card == KNIGHT:
            return self._replace(force=self.force.ahead(1))
        if card == SETTLEMENT:
            return self._replace(points=self.points + 1, settlements=self.settlements + 1)
        if card == CITY:
            settlements, cities = self.settlements - 1, self.cities + 1
            return self._replace(points=self.points + 1, income=self.income + 1, settlements=settlements, cities=cities)
        route = self.route.ahead(0, wins_ties=True) if card == METROPOLIS_B2 else self.route
        force = self.force.ahead(0, wins_ties=True) if card == METROPOLIS_B4 else self.force
        income = self.income + YIELDS[card] - 1
        return self._replace(points=self.points + 1, income=income, cities=self.cities - 1, route=route, force=force)

    def may_take(self, card: int) -> bool:
        """Q-39, Q-40: whether there is something to lay the card on."""
        if card >= METROPOLIS_A:
            return self.cities > 0
        return card != CITY or self.settlements > 0
