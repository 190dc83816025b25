"""What a seat makes of the table: what its cards are worth, what it could save for, and what a hand promises."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import cached_property
from typing import NamedTuple

from ...core.resources import KIND, KINDS
from ...games.quick.pieces import (
    BUILD_CARDS,
    CARD,
    CITY,
    COSTS,
    KNIGHT,
    METROPOLIS_A,
    METROPOLIS_B1,
    METROPOLIS_B2,
    METROPOLIS_B3,
    METROPOLIS_B4,
    RESOURCE_CARDS,
    ROAD,
    SETTLEMENT,
)
from ...games.quick.state import KNIGHT_FORCE_FROM, TRADE_ROUTE_FROM
from ...games.quick.view import QuickView, SeatView
from ..hands import Hand
from . import weights
from .standing import Race, Standing


class Goal(NamedTuple):
    """Cards to save for, in the order in which they are built."""

    cards: tuple[int, ...]
    cost: Hand
    worth: float


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
        self._goals: dict[tuple[Standing, tuple[int, ...]], list[Goal]] = {}

    # The table

    @cached_property
    def standing(self) -> Standing:
        """How the seat stands now."""
        me, view = self.me, self.view
        route = self._race([seat.roads for seat in view.seats], TRADE_ROUTE_FROM, view.trade_route, METROPOLIS_B2)
        force = self._race([seat.knights for seat in view.seats], KNIGHT_FORCE_FROM, view.knight_force, METROPOLIS_B4)
        return Standing(me.points, me.production, me.replacement_rate, me.settlements, me.cities, route, force)

    def _race(self, counts: Sequence[int], least: int, holder: int | None, decider: int) -> Race:
        rivals = max(count for seat, count in enumerate(counts) if seat != self.seat)
        wins_ties = decider in [CARD[name] for name in self.me.metropolises]
        return Race(counts[self.seat], rivals, least, holder == self.seat, wins_ties)

    @cached_property
    def drawn(self) -> float:
        """So many cards the seat draws in a round (Q-18, Q-19)."""
        return self.me.production + len(self.view.seats) - 1

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
        if min(left) >= 0:
            return 0.0
        for _ in range(builds):
            if max(left) < rate or min(left) >= 0:
                break
            last = max([kind for kind in KINDS if left[kind] < 0], key=lambda kind: -left[kind] * self.rounds_for[kind])
            left[left.index(max(left))] -= rate
            left[last] += 1
        cards, longest = 0, 0.0
        for count, rounds in zip(left, self.rounds_for, strict=True):
            if count < 0:
                cards -= count
                longest = max(longest, -count * rounds)
        return min(max(longest, cards / self.drawn), weights.LONGEST_WAIT)

    # Worth

    def worth(self, standing: Standing) -> float:
        """What lies before the seat is worth: its points, and what they are won with."""
        to_win = self.view.points_to_win
        age = weights.AGE + (1 - weights.AGE) * max(0.0, 1 - standing.points / to_win)
        worth = standing.points + age * (weights.INCOME * (standing.income - 1) + weights.RATE * (4 - standing.rate))
        worth += weights.KNIGHT * standing.force.own
        worth += weights.LEAD * (standing.route.is_safe + standing.force.is_safe)
        return worth + (weights.WIN if standing.points >= to_win else 0.0)

    def cards_drawn(self, standing: Standing, card: int) -> int:
        """Q-43: so many cards a metropolis brings at once."""
        if card == METROPOLIS_B1:
            return standing.route.own
        return standing.force.own if card == METROPOLIS_B3 else 0

    # Goals

    def goals(self, standing: Standing, display: tuple[int, ...]) -> list[Goal]:
        """All worth saving for from there."""
        key = (standing, display)
        if key not in self._goals:
            self._goals[key] = [
                goal
                for cards in self._sequences(standing)
                if (goal := self._goal(standing, cards, display)) is not None and goal.worth > 0
            ]
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

    def _goal(self, standing: Standing, cards: tuple[int, ...], display: tuple[int, ...]) -> Goal | None:
        """None if the cards are not to be had any more."""
        after, drawn, likely = standing, 0, 1.0
        for card in cards:
            drawn += self.cards_drawn(after, card)
            after = after.with_card(card)
        for card in dict.fromkeys(cards):
            if card < METROPOLIS_A and (hidden := cards.count(card) - display.count(card)) > 0:
                if hidden > self.in_pile[card]:
                    return None
                likely *= weights.HIDDEN**hidden
        cost = [sum(COSTS[card][kind] for card in cards) for kind in KINDS]
        gain = self.worth(after) - self.worth(standing) + drawn * weights.CARD
        return Goal(cards, cost, likely * gain)

    def promises(self, standing: Standing, hand: Hand, display: tuple[int, ...]) -> list[tuple[float, Goal]]:
        """The goals with what each promises with this hand, the best first."""
        rated = [
            (goal.worth * weights.DELAY ** self.wait(hand, goal.cost, standing.rate, len(goal.cards)), goal)
            for goal in self.goals(standing, display)
        ]
        return sorted(rated, key=lambda promise: -promise[0])

    def promise(self, standing: Standing, hand: Hand, display: tuple[int, ...]) -> float:
        """What a hand is worth: what it promises of the best goals, a little for every card, less what a Robber takes."""
        best = self.promises(standing, hand, display)
        size = sum(hand)
        worth = sum([share * promised for share, (promised, _) in zip(weights.SHARES, best, strict=False)])
        return worth + weights.CARD * size - weights.ROBBED * self.at_risk(standing, size)

    def at_risk(self, standing: Standing, size: int) -> int:
        """Q-48: so many cards of so large a hand a Robber would take."""
        return size // 2 if size > self.me.safe_hand - self.me.knights + standing.force.own else 0

    @property
    def aim(self) -> Goal | None:
        """What the seat is saving for."""
        best = self.promises(self.standing, self.hand, self.display)
        return best[0][1] if best else None

    # The others

    def strength(self, seat: int) -> float:
        """A seat's points; all are open."""
        return self.view.seats[seat].points

    def is_danger(self, seat: int) -> bool:
        """Whether the seat is about to win."""
        return self.strength(seat) >= self.view.points_to_win - weights.DANGER

    def gain_asked(self, partner: int) -> float:
        """By how much a trade with this seat must help; the more if it is ahead. Q-26: who is asked draws a card."""
        ahead = self.strength(partner) - self.me.points >= weights.AHEAD
        gain = weights.LEADER_GAIN if ahead else weights.GAIN
        return gain if self.view.active == self.seat else gain - weights.CARD

    def weakest(self, seats: Sequence[int]) -> SeatView:
        """Of these seats, the one with the fewest points, then cards."""
        return min([self.view.seats[seat] for seat in seats], key=lambda seat: (seat.points, seat.hand_size, seat.seat))
