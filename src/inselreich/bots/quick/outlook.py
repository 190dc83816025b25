"""What a seat makes of the table: how it stands, how fast it draws, how the others stand."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import cached_property

from ...core.resources import KIND, KINDS
from ...games.quick.pieces import (
    BUILD_CARDS,
    CARD,
    METROPOLIS_A,
    METROPOLIS_B2,
    METROPOLIS_B4,
    RESOURCE_CARDS,
)
from ...games.quick.state import KNIGHT_FORCE_FROM, TRADE_ROUTE_FROM
from ...games.quick.view import QuickView, SeatView
from ..hands import Hand
from . import weights
from .standing import Race, Standing


class Outlook:
    """One view, read once. What takes longer to find out is found out when it is asked for."""

    def __init__(self, view: QuickView) -> None:
        assert view.own is not None
        assert view.seat is not None
        self.view = view
        self.seat = view.seat
        self.me = view.seats[view.seat]
        self.hand: Hand = view.own.hand.counts
        self.display = tuple(CARD[name] for name in view.display)
        self.stack = tuple(dict.fromkeys(CARD[name] for name in view.metropolises))

    # The table

    @cached_property
    def standing(self) -> Standing:
        """How the seat stands now."""
        me, view = self.me, self.view
        route = self._race([seat.roads for seat in view.seats], TRADE_ROUTE_FROM, view.trade_route, METROPOLIS_B2)
        force = self._race([seat.knights for seat in view.seats], KNIGHT_FORCE_FROM, view.knight_force, METROPOLIS_B4)
        return Standing(
            me.points,
            me.production,
            me.replacement_rate,
            me.settlements,
            me.cities,
            me.cities + len(me.metropolises),
            route,
            force,
        )

    def _race(self, counts: Sequence[int], least: int, holder: int | None, decider: int) -> Race:
        rivals = max(count for seat, count in enumerate(counts) if seat != self.seat)
        wins_ties = decider in [CARD[name] for name in self.me.metropolises]
        return Race(counts[self.seat], rivals, least, holder == self.seat, wins_ties)

    @cached_property
    def drawn(self) -> int:
        """So many cards the seat draws in a round."""
        return self.drawn_by(self.standing)

    @cached_property
    def rounds_for(self) -> list[float]:
        """For each kind, in how many rounds the seat draws one: by the cards whose place nobody knows (Q-2)."""
        seen = Counter(self.view.discards)
        hidden = [number - has - seen[name] for number, has, name in zip(RESOURCE_CARDS, self.hand, KIND, strict=True)]
        total = sum(hidden)
        return [total / (self.drawn * count) if count else weights.LONGEST_WAIT for count in hidden]

    @cached_property
    def in_pile(self) -> list[int]:
        """Q-57: how many roads, settlements, cities, knights the build pile holds, by what lies open."""
        seats = self.view.seats
        cities = sum(seat.cities + len(seat.metropolises) for seat in seats)
        built = (
            sum(seat.roads - 1 for seat in seats),
            sum(seat.settlements - 1 for seat in seats) + cities,
            cities,
            sum(seat.knights for seat in seats),
        )
        return [BUILD_CARDS[card] - built[card] - self.display.count(card) for card in range(len(BUILD_CARDS))]

    # Time

    def wait(self, hand: Hand, cost: Hand, rate: int, builds: int) -> float:
        """In how many rounds the seat could pay this: by what is lacking most, and by the number of cards in all.

        Q-30: with each build, cards of one kind to spare may stand for the one that takes longest.
        """
        left = [has - needs for has, needs in zip(hand, cost, strict=True)]
        for _ in range(builds):
            if min(left) >= 0 or max(left) < rate:
                break
            left[self._slowest(left)] += 1
            left[left.index(max(left))] -= rate
        cards, longest = 0, 0.0
        for count, rounds in zip(left, self.rounds_for, strict=True):
            if count < 0:
                cards -= count
                longest = max(longest, -count * rounds)
        return min(max(longest, cards / self.drawn), weights.LONGEST_WAIT)

    def _slowest(self, left: Hand) -> int:
        """The kind of which it takes longest to draw what is lacking."""
        return max(KINDS, key=lambda kind: -left[kind] * self.rounds_for[kind])

    def delay(self, card: int, wanted: int, display: tuple[int, ...]) -> float:
        """In how many rounds so many of a card lie in the display: the others build, and the pile fills the gaps (Q-33)."""
        hidden, in_pile = wanted - display.count(card), self.in_pile
        if hidden <= 0 or card >= METROPOLIS_A:
            return 0.0
        if hidden > in_pile[card]:
            return weights.LONGEST_WAIT
        return hidden * (sum(in_pile) + 1) / (in_pile[card] + 1) / (weights.BUILT * len(self.view.seats))

    def drawn_by(self, standing: Standing) -> int:
        """So many cards the seat draws in a round from there (Q-18, Q-19)."""
        return standing.income + len(self.view.seats) - 1

    # The others

    def strength(self, seat: int) -> float:
        """A seat's points; all are open."""
        return self.view.seats[seat].points

    def is_danger(self, seat: int) -> bool:
        """Whether the seat is about to win."""
        return self.strength(seat) >= self.view.points_to_win - weights.DANGER

    def gain_asked(self, partner: int) -> float:
        """By how much a trade with this seat must help; the more if it is ahead. Q-26: who is asked draws a card."""
        gain = weights.GAIN + (weights.LEADER if self.strength(partner) - self.me.points >= weights.AHEAD else 0.0)
        if self.view.active == self.seat:
            return gain + weights.FAVOUR / (len(self.view.seats) - 1)
        return gain - weights.USE / self.drawn

    def weakest(self, seats: Sequence[int]) -> SeatView:
        """Of these seats, the one with the fewest points, then cards."""
        return min([self.view.seats[seat] for seat in seats], key=lambda seat: (seat.points, seat.hand_size, seat.seat))
