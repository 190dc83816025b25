"""What a seat can save for, and how far it is to victory that way."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from ...core.resources import KINDS
from ...games.quick.pieces import CITY, COSTS, KNIGHT, METROPOLIS_B1, METROPOLIS_B3, ROAD, SETTLEMENT, YIELDS
from ...games.quick.view import QuickView
from ..hands import Hand
from . import weights
from .outlook import Outlook
from .race import Way, rounds
from .standing import Standing


class Goal(NamedTuple):
    """Cards to save for, in the order in which they are built."""

    cards: tuple[int, ...]
    cost: Hand
    size: int
    """Of the cost, in cards, less what the cards bring at once."""
    delay: float
    """In how many rounds all of them lie in the display."""
    after: Standing
    far: float
    """How many rounds it is from there, with an empty hand."""
    hold: float
    """What the special cards held there are worth besides their points, in rounds."""


FEW = 4
"""More settlements or cities than that make no difference."""


class Saver(Outlook):
    """An outlook that knows what to save for."""

    def __init__(self, view: QuickView) -> None:
        super().__init__(view)
        self._far: dict[Standing, float] = {}
        self._goals: dict[tuple[Standing, tuple[int, ...]], list[Goal]] = {}

    def far(self, standing: Standing) -> float:
        """How many rounds it is to victory from there, with an empty hand."""
        if standing not in self._far:
            cities = (
                self.in_pile[CITY] + self.display.count(CITY) - (standing.built_cities - self.standing.built_cities)
            )
            way = Way(
                max(0, self.view.points_to_win - standing.points),
                self.drawn_by(standing),
                standing.rate,
                min(standing.settlements, FEW),
                min(standing.cities, FEW),
                min(max(cities, 0), FEW),
                _within_reach(standing.route.missing),
                _within_reach(standing.force.missing),
                YIELDS[self.stack[0]] - 1 if self.stack else 0,
            )
            self._far[standing] = rounds(way)
        return self._far[standing]

    def hold(self, standing: Standing) -> float:
        """What it is worth to keep the special cards from the others: more if none of them can take one at once."""
        if standing.points >= self.view.points_to_win:
            return weights.VICTORY
        denied = weights.DENIED / (len(self.view.seats) - 1)
        races = (standing.route, standing.force)
        return sum(denied - (0.0 if race.is_safe else weights.CONTESTED) for race in races if race.held)

    def cards_drawn(self, standing: Standing, card: int) -> int:
        """Q-43: so many cards a metropolis brings at once."""
        if card == METROPOLIS_B1:
            return standing.route.own
        return standing.force.own if card == METROPOLIS_B3 else 0

    # Goals

    def goals(self, standing: Standing, display: tuple[int, ...]) -> list[Goal]:
        """All that can be saved for from there, what leads farthest first."""
        key = (standing, display)
        if key not in self._goals:
            goals = [self._goal(standing, cards, display) for cards in self._sequences(standing)]
            self._goals[key] = sorted(goals, key=lambda goal: goal.far - goal.hold + goal.delay)
        return self._goals[key]

    def _sequences(self, standing: Standing) -> Iterator[tuple[int, ...]]:
        """Single cards, and those that only pay together."""
        yield from ((card,) for card in (ROAD, SETTLEMENT, KNIGHT))
        for card, race in ((ROAD, standing.route), (KNIGHT, standing.force)):
            if 1 < race.missing <= weights.FARTHEST:
                yield (card,) * race.missing
        founded = () if standing.settlements else (SETTLEMENT,)
        yield (*founded, CITY)
        for metropolis in self.stack:
            yield (metropolis,) if standing.cities else (*founded, CITY, metropolis)

    def _goal(self, standing: Standing, cards: tuple[int, ...], display: tuple[int, ...]) -> Goal:
        after, drawn = standing, 0
        for card in cards:
            drawn += self.cards_drawn(after, card)
            after = after.with_card(card)
        delay = max(self.delay(card, cards.count(card), display) for card in cards)
        cost = [sum(COSTS[card][kind] for card in cards) for kind in KINDS]
        return Goal(cards, cost, sum(cost) - drawn, max(delay, 1.0), after, self.far(after), self.hold(after))

    def best_goal(self, standing: Standing, hand: Hand, display: tuple[int, ...]) -> tuple[float, Goal]:
        """What leads to victory soonest with this hand, and in how many rounds; the next build is a round away."""
        found: list[tuple[float, Goal]] = []
        best, size = weights.LONGEST_WAIT * 9, sum(hand)
        for goal in self.goals(standing, display):
            if self.total(goal, size, goal.delay) < best:
                wait = self.wait(hand, goal.cost, standing.rate, len(goal.cards))
                total = self.total(goal, size, max(goal.delay, wait))
                if total < best:
                    best = total
                    found.append((total, goal))
        return found[-1]

    def total(self, goal: Goal, size: int, wait: float) -> float:
        """In how many rounds the seat wins by way of this goal, when that takes so long; cards left over help later."""
        left_over = max(0, size - goal.size)
        return wait + max(0.0, goal.far - weights.USE * left_over / self.drawn_by(goal.after)) - goal.hold

    def rounds(self, standing: Standing, hand: Hand, display: tuple[int, ...], drawn: int = 0) -> float:
        """In how many rounds the seat wins, as far as can be told; `drawn` cards are of kinds that nobody knows."""
        if standing.points >= self.view.points_to_win:
            return -weights.VICTORY
        best, _ = self.best_goal(standing, hand, display)
        lost = weights.ROBBED * self.at_risk(standing, sum(hand) + drawn) - weights.USE * drawn
        return best + lost / self.drawn_by(standing)

    def at_risk(self, standing: Standing, size: int) -> int:
        """Q-48: so many cards of so large a hand a Robber would take."""
        return size // 2 if size > self.me.safe_hand - self.me.knights + standing.force.own else 0

    @property
    def aim(self) -> Goal:
        """What the seat is saving for."""
        return self.best_goal(self.standing, self.hand, self.display)[1]


def _within_reach(missing: int) -> int:
    """So many roads or knights more take the special card; 0: none, or too many."""
    return missing if missing <= weights.FARTHEST else 0
