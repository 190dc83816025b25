"""Greedy: always for what promises most now. A plain evaluator that can say why.

It rates everything it could save for (`Outlook.goals`) by what it is worth over the time it takes, and then builds,
trades, robs and plays cards towards the best of them. `weights` holds its tastes. It leaves nothing to chance.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from typing import Any, ClassVar

from ...core.discards import Discard
from ...core.moves import Move
from ...core.perspective import Perspective
from ...core.trade import OfferTrade
from .. import dealing
from ..choice import Choice
from ..hands import covers, difference
from . import founding, robbing, trading
from .development import Cards, free_road
from .goal import Goal
from .ground import Ground, Pieces
from .outlook import Outlook

Answer = Callable[[Any, Any, Perspective], Choice]


class HexGreedy:
    """Plays one seat. A game subclasses it and says which of its rules asks what."""

    ground: ClassVar[type[Ground]]
    pieces: ClassVar[type[Pieces]]
    outlook: ClassVar[type[Outlook]]
    cards: ClassVar[Cards]
    roll: ClassVar[Move]
    end: ClassVar[Move]
    discard: ClassVar[type[Discard]]
    offer: ClassVar[type[OfferTrade]]
    answers: ClassVar[Mapping[str, Answer]]
    """By the rule that asks."""
    short_lists: ClassVar[Collection[str]]
    """Questions that often leave no choice, and whose answers are quickly listed."""

    def __init__(self) -> None:
        self._ground: Ground | None = None
        self._pieces: Pieces | None = None
        self._turn = 0
        self._offers: list[dealing.Terms[Any]] = []
        self._reason = ""

    def answer(self, place: Perspective) -> Move:
        decision = place.decision
        assert decision is not None
        legal = place.legal() if decision.why in self.short_lists else ()
        if len(legal) == 1:
            self._reason = "There is nothing else to do"
            return legal[0]
        choice = self.answers[decision.why](self, self._look(place), place)
        self._reason = choice.reason
        return choice.move

    def explain(self) -> str:
        return self._reason

    # Looking

    def _look(self, place: Perspective) -> Outlook:
        """The view as numbers; what has not changed since last time is not worked out again."""
        view = place.view()
        if self._ground is None or not self._ground.describes(view):
            self._ground, self._pieces = self.ground(view), None
        if self._pieces is None or self._pieces.built != self.pieces.built_on(view):
            self._pieces = self.pieces(self._ground, view)
        if view.turn != self._turn:
            self._turn, self._offers = view.turn, []
        return self.outlook(view, self._ground, self._pieces, place.options)

    # The questions

    def found(self, outlook: Outlook, place: Perspective) -> Choice:
        return founding.road(outlook) if founding.owes_road(outlook) else founding.site(outlook)

    def begin(self, outlook: Outlook, place: Perspective) -> Choice:
        return self.cards.before_the_roll(outlook) or Choice(self.roll, "the turn begins with the dice")

    def give_back(self, outlook: Outlook, place: Perspective) -> Choice:
        return robbing.discard(outlook, outlook.me.hand_size // 2, self.discard)

    def move_robber(self, outlook: Outlook, place: Perspective) -> Choice:
        return robbing.spot(outlook, place.legal())

    def steal(self, outlook: Outlook, place: Perspective) -> Choice:
        return robbing.victim(outlook, place.legal())

    def place_free_road(self, outlook: Outlook, place: Perspective) -> Choice:
        return free_road(outlook, place.legal())

    def negotiate(self, outlook: Outlook, place: Perspective) -> Choice:
        return dealing.negotiate(outlook, place.legal())

    def trade_and_build(self, outlook: Outlook, place: Perspective) -> Choice:
        """Cards first, then what the best goal needs, then what does not delay it."""
        choice = self.cards.after_the_roll(outlook)
        for goal in outlook.goals[:1]:
            choice = choice or _build(outlook, goal) or self._trade(outlook, goal)
        return (
            choice or _spare_building(outlook) or _use_large_hand(outlook) or Choice(self.end, "nothing useful is left")
        )

    def _trade(self, outlook: Outlook, goal: Goal) -> Choice | None:
        """First what others propose, then an offer, then the supply."""
        if not outlook.may_trade():
            return None
        choice = dealing.take_proposal(outlook) or trading.offer(outlook, goal, self._offers, self.offer)
        if choice is not None and isinstance(choice.move, OfferTrade):
            self._offers.append((choice.move.give, choice.move.take))
        return choice or trading.towards(outlook, goal)


def _build(outlook: Outlook, goal: Goal) -> Choice | None:
    """The next step towards the goal, if it can be paid."""
    return Choice(goal.step, f"for {goal.name}") if covers(outlook.hand, goal.price) else None


def _spare_building(outlook: Outlook) -> Choice | None:
    """What can be paid without delaying the best goal."""
    if not outlook.goals:
        return None
    best = outlook.goals[0]
    wait = outlook.wait(outlook.hand, best.cost)
    for goal in outlook.goals[1:]:
        if not covers(outlook.hand, goal.price):
            continue
        if outlook.wait(difference(outlook.hand, goal.price), best.cost) <= wait:
            return Choice(goal.step, f"for {goal.name}, and {best.name} comes no later")
    return None


def _use_large_hand(outlook: Outlook) -> Choice | None:
    """A hand above the limit is better spent than lost."""
    if outlook.me.hand_size <= outlook.hand_limit():
        return None
    for goal in outlook.goals[1:]:
        if covers(outlook.hand, goal.price):
            return Choice(goal.step, f"for {goal.name}; a large hand is in danger")
    if outlook.goals and outlook.may_trade():
        return trading.surplus(outlook, outlook.goals[0])
    return None
