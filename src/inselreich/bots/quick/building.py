"""What to build, in what order, and how to pay for it (Q-28 to Q-40)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property
from typing import NamedTuple

from ...games.quick.moves import Build
from ...games.quick.paying import payable, price
from ...games.quick.pieces import CARD, METROPOLIS_A
from ..hands import Hand, difference
from . import weights
from .goals import Saver
from .standing import Standing


class Situation(NamedTuple):
    """What the bot imagines in the middle of a turn."""

    standing: Standing
    hand: Hand
    display: tuple[int, ...]
    replaced: bool
    drawn: int = 0
    """Cards from metropolises, of kinds that nobody knows before."""


class Plan(NamedTuple):
    """Builds in a row, and in how many rounds they lead to victory."""

    rounds: float
    builds: tuple[Build, ...]


class Builder(Saver):
    """An outlook that also thinks the builds of the turn through."""

    def situation(self, hand: Hand) -> Situation:
        """As it is now, with this hand."""
        return Situation(self.standing, hand, self.display, self.view.replaced)

    def glance(self, hand: Hand) -> float:
        """In how many rounds the seat wins with this hand if it builds nothing now: a first look."""
        return rounds_of(self, self.situation(hand))

    @cached_property
    def may_build(self) -> bool:
        return self.view.active == self.seat and self.view.event is None

    def prospect(self, hand: Hand) -> float:
        """What a hand is worth: in one's own turn what can be made of it, else what it promises."""
        now = self.situation(hand)
        return -(best_plan(self, now, weights.TRADE_AHEAD).rounds if self.may_build else rounds_of(self, now))


def best_plan(outlook: Saver, now: Situation, ahead: int = weights.BUILDS_AHEAD) -> Plan:
    """The builds of this turn that lead to the best situation; none if saving is better."""
    best = Plan(rounds_of(outlook, now), ())
    if not ahead or now.standing.points >= outlook.view.points_to_win:
        return best
    for build, then in best_ways(outlook, now):
        plan = best_plan(outlook, then, ahead - 1)
        if plan.rounds < best.rounds:
            best = Plan(plan.rounds, (build, *plan.builds))
    return best


def rounds_of(outlook: Saver, now: Situation) -> float:
    """In how many rounds the seat wins from there; the next one begins after this turn."""
    return outlook.rounds(now.standing, now.hand, now.display, now.drawn)


def best_ways(outlook: Saver, now: Situation) -> Iterator[tuple[Build, Situation]]:
    """Every card that can be built, paid so that the hand that is left promises most."""
    ways: dict[int, list[tuple[float, Build, Situation]]] = {}
    for build in builds(outlook, now):
        then = built(outlook, now, build)
        ways.setdefault(CARD[build.card], []).append((rounds_of(outlook, then), build, then))
    for found in ways.values():
        _, build, then = min(found, key=lambda way: way[0])
        yield build, then


def builds(outlook: Saver, now: Situation) -> list[Build]:
    """Q-28 to Q-32: what the offer, the standing and the hand allow."""
    offer = [card for card in (*now.display, *outlook.stack) if now.standing.may_take(card)]
    cards = 0
    for card in offer:
        cards |= 1 << card
    found = payable(cards, list(now.hand), 0 if now.replaced else now.standing.rate)
    return [move for move in found if isinstance(move, Build)]


def built(outlook: Saver, now: Situation, build: Build) -> Situation:
    """Q-29: after this build, before the gap in the display is filled."""
    card = CARD[build.card]
    paid = price(card, build.replace, now.standing.rate).counts
    display = list(now.display)
    if card < METROPOLIS_A:
        display.remove(card)
    return Situation(
        now.standing.with_card(card),
        difference(now.hand, paid),
        tuple(display),
        now.replaced or build.replace is not None,
        now.drawn + outlook.cards_drawn(now.standing, card),
    )
