"""What a seat makes of the table: what its resources promise of the goals it could save for."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import cached_property
from typing import NamedTuple

from ...core.moves import Move
from ...principality.happenings import counted_by_brigands
from ...principality.table import PrincipalityTable
from ..hands import Hand
from . import estate, weights
from .goals import NOTHING, Goal, Planner, Planners, Prices


def patience(rounds: float) -> float:
    """How much is left of what something is worth if it takes so many rounds."""
    return float(weights.PATIENCE**rounds)


class Beliefs(NamedTuple):
    """What is particular to a game."""

    robbed: tuple[int, ...]
    """The kinds that brigands take."""
    safe: int
    """Who has no more resources is safe from them."""
    actions: Mapping[str, float]
    """What action cards are worth in hand."""
    price: tuple[int, ...] = ()
    """The kinds that are paid for a resource that one may do without."""


class Side:
    """One seat, and what it could do with its resources. Of the opponent's hand nothing is known."""

    def __init__(self, table: PrincipalityTable, planner: Planner, hand: list[int]) -> None:
        self.table = table
        self.seat = seat = planner.seat
        self.planner = planner
        self.stock: Hand = tuple(table.totals[seat])
        self.income = estate.income(table, seat)
        self.rates = estate.rates(table, seat)
        self.goals = planner.goals(card for card in dict.fromkeys(hand) if self.may_build(card))
        self._promises: dict[tuple[int, ...], float] = {}

    def may_build(self, card: int) -> bool:
        """Whether a card's own conditions hold."""
        return self.table.realm.catalogue.cards[card].may_play(self.table, self.seat)

    # Time

    def wait(self, stock: Hand, cost: Prices) -> float:
        """In how many rounds this could be paid, with exchanges at the bank."""
        if self._can_pay(stock, cost):
            return 0.0
        before, last = 0.0, 0.0
        for rounds in weights.STEPS:
            lacking = self._lacking(stock, cost, rounds)
            if lacking <= 0:
                share = last / (last - lacking) if last > 0 else 0.0
                return max(weights.SOONEST, before + share * (rounds - before))
            before, last = rounds, lacking
        return weights.STEPS[-1] + last / (sum(self.income) + 0.1)

    def _can_pay(self, stock: Hand, cost: Prices) -> bool:
        lacking = swaps = 0
        for has, needs, rate in zip(stock, cost, self.rates, strict=True):
            if has < needs:
                lacking += needs - has
            else:
                swaps += (has - needs) // rate
        return swaps >= lacking

    def _lacking(self, stock: Hand, cost: Prices, rounds: float) -> float:
        """What is still missing after so many rounds, less what the rest brings in exchange."""
        lacking = 0.0
        for has, needs, gained, rate in zip(stock, cost, self.income, self.rates, strict=True):
            left = has + gained * rounds - needs
            lacking -= left if left < 0 else left / rate
        return lacking

    # What resources promise

    def promise(self, stock: Hand) -> float:
        """What these resources are worth: the best plans they bring near, the earlier the better."""
        key = tuple(stock)
        if key not in self._promises:
            self._promises[key] = self.promise_of(self.goals, key)
        return self._promises[key]

    def promise_of(self, goals: Iterable[Goal], stock: Hand) -> float:
        """The best plan first, then what follows when that is paid, as far as one can look ahead."""
        rated = sorted(((self.value(goal, stock), -place, goal) for place, goal in enumerate(goals)), reverse=True)
        total, cost, begun = weights.LEFT_OVER * sum(stock), NOTHING, list[Move]()
        for value, _, goal in rated:
            if value <= 0 or len(begun) == len(weights.RANKS):
                break
            if goal.step in begun:
                continue
            cost = tuple([before + more for before, more in zip(cost, goal.cost, strict=True)])
            later = goal.gain * patience(self.wait(stock, cost)) if begun else value
            total += weights.RANKS[len(begun)] * later
            begun.append(goal.step)
        return total

    def value(self, goal: Goal, stock: Hand) -> float:
        """What a goal is worth from here."""
        return goal.gain * patience(self.wait(stock, goal.cost))

    @property
    def best(self) -> Goal | None:
        """What the seat is saving for."""
        return max(self.goals, key=lambda goal: self.value(goal, self.stock), default=None)


class Outlook:
    """Both sides, and what hangs on where resources are stored."""

    def __init__(
        self, table: PrincipalityTable, seat: int, end: estate.Horizon, beliefs: Beliefs, planners: Planners
    ) -> None:
        self.table = table
        self.seat = seat
        self.end = end
        self.beliefs = beliefs
        self.planners = planners
        self.regions = table.realm.regions

    @cached_property
    def own(self) -> Side:
        return Side(self.table, self.planners.of(self.table, self.seat, self.end), self.table.hands[self.seat])

    @cached_property
    def other(self) -> Side:
        return Side(self.table, self.planners.of(self.table, 1 - self.seat, self.end), [])

    def position(self) -> float:
        """How the seat stands against the other, with all that both have."""
        own, other = self.own, self.other
        here = own.planner.now + own.promise(own.stock) - weights.RIVAL * other.promise(other.stock)
        return here + self._cards() - self.risk({})

    def _cards(self) -> float:
        """The hand against the other's; what is missing of it is drawn at the end of the turn."""
        hand, theirs = self.table.hands[self.seat], len(self.table.hands[1 - self.seat])
        missing = max(0, self.table.hand_limit(self.seat) - len(hand))
        return sum(self.card_worth(card) for card in hand) + weights.UNKNOWN * (missing - theirs)

    # Where resources lie

    def after(self, changes: dict[int, int]) -> Hand:
        """All resources, after these changes in the seat's regions."""
        stock = list(self.own.stock)
        for region, change in changes.items():
            stock[self.regions[region].kind] += change
        return stock

    def with_changes(self, changes: dict[int, int]) -> float:
        """What the seat's resources promise after these changes, less what may be lost of them."""
        return self.own.promise(self.after(changes)) - self.risk(changes)

    def risk(self, changes: dict[int, int]) -> float:
        """What full regions and brigands cost."""
        return self._crowding(changes) + self._brigands(changes)

    def _crowding(self, changes: dict[int, int]) -> float:
        stock, total = self.table.stock, 0.0
        for number in self.table.income:
            for region, amount in number:
                if self.table.owner[region] == self.seat:
                    total += amount * weights.CROWDED[min(3, stock[region] + changes.get(region, 0))]
        return total

    def _brigands(self, changes: dict[int, int]) -> float:
        counted = self.counted + sum(change for region, change in changes.items() if region not in self.hidden)
        if counted <= self.beliefs.safe:
            return 0.0
        stock = self.after(changes)
        return weights.ROBBED * weights.RESOURCE * sum(stock[kind] for kind in self.beliefs.robbed)

    @cached_property
    def counted(self) -> int:
        return counted_by_brigands(self.table, self.seat)

    @cached_property
    def hidden(self) -> list[int]:
        table, found = self.table, list[int]()
        for place, card in table.listeners(self.seat, "hides_from_brigands"):
            found += card.hides_from_brigands(table, self.seat, place)
        return found

    # Cards in hand

    def card_worth(self, number: int) -> float:
        """What a card is worth in the seat's hand."""
        card = self.table.realm.catalogue.cards[number]
        if card.slot is None:
            return self.beliefs.actions.get(card.id, weights.ACTION)
        goals = self.own.planner.card(number) if self.own.may_build(number) else []
        return max([self._in_hand(goal) for goal in goals], default=0.0)

    def _in_hand(self, goal: Goal) -> float:
        """Its worth when it is built, less what it costs; a city on the way has its own worth."""
        gain = goal.gain - sum(goal.cost) * weights.PRICE
        return max(0.0, gain) * patience(self.own.wait(self.own.stock, goal.cost))

    # Building

    def worth_of_step(self, goal: Goal, left: Hand) -> float:
        """By how much the position improves if the first step of a goal is made and this is left."""
        gained = weights.STEP + (0.0 if any(goal.rest) else goal.gain)
        unspent = weights.LEFT_OVER * (sum(self.own.stock) - sum(left))
        return gained + unspent + self.own.promise_of(self._after_step(goal), left) - self.own.promise(self.own.stock)

    def _after_step(self, goal: Goal) -> Iterator[Goal]:
        """What can still be saved for after the first step of a goal; what has the same step is nearer then."""
        is_done = not any(goal.rest)
        for each in self.own.goals:
            if each.step == goal.step and any(each.rest):
                gain = each.gain - goal.gain if is_done else each.gain
                yield each._replace(gain=gain, price=each.rest, rest=NOTHING)
            elif each.step != goal.step and (goal.card < 0 or each.card != goal.card):
                yield each
