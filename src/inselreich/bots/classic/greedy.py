"""Greedy: always for what promises most now. A plain evaluator that can say why.

It rates everything it could save for (`outlook.Goal`) by what it is worth over the time it takes, and then builds,
trades, robs and plays cards towards the best of them. `weights` holds all its tastes. It leaves nothing to chance.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar

from ...core.moves import Move
from ...core.perspective import Perspective
from ...games.classic.moves import EndTurn, OfferTrade, RollDice
from ...games.classic.pieces import Cards
from ...games.classic.view import ClassicView
from .. import dealing
from ..choice import Choice
from ..hands import covers, difference
from . import development, founding, robbing, trading
from .goal import Goal
from .ground import Ground, Pieces, built_on
from .outlook import Outlook

ROLL, END = RollDice(), EndTurn()
SHORT_LISTS = ("C-38", "C-58")
"""Questions that often leave no choice, and whose answers are quickly listed."""


class GreedyClassic:
    """Plays one seat of the classic board game."""

    def __init__(self) -> None:
        self._ground: Ground | None = None
        self._pieces: Pieces | None = None
        self._turn = 0
        self._offers: list[dealing.Terms[Cards]] = []
        self._reason = ""

    def answer(self, place: Perspective) -> Move:
        decision = place.decision
        assert decision is not None
        legal = place.legal() if decision.why in SHORT_LISTS else ()
        if len(legal) == 1:
            self._reason = "There is nothing else to do"
            return legal[0]
        choice = self._answers[decision.why](self, self._look(place), place)
        self._reason = choice.reason
        return choice.move

    def explain(self) -> str:
        return self._reason

    # Looking

    def _look(self, place: Perspective) -> Outlook:
        """The view as numbers; what has not changed since last time is not worked out again."""
        view: ClassicView = place.view()
        if self._ground is None or not self._ground.describes(view):
            self._ground, self._pieces = Ground(view), None
        if self._pieces is None or self._pieces.built != built_on(view):
            self._pieces = Pieces(self._ground, view)
        if view.turn != self._turn:
            self._turn, self._offers = view.turn, []
        return Outlook(view, self._ground, self._pieces, place.options.discard_limit)

    # The questions

    def _found(self, outlook: Outlook, place: Perspective) -> Choice:
        return founding.road(outlook) if founding.owes_road(outlook) else founding.site(outlook)

    def _place_neutral(self, outlook: Outlook, place: Perspective) -> Choice:
        return founding.neutral(outlook)

    def _begin(self, outlook: Outlook, place: Perspective) -> Choice:
        return development.before_the_roll(outlook) or Choice(ROLL, "the turn begins with the dice")

    def _discard(self, outlook: Outlook, place: Perspective) -> Choice:
        return robbing.discard(outlook, outlook.me.hand_size // 2)

    def _move_robber(self, outlook: Outlook, place: Perspective) -> Choice:
        return robbing.spot(outlook, place.legal())

    def _steal(self, outlook: Outlook, place: Perspective) -> Choice:
        return robbing.victim(outlook, place.legal())

    def _place_free_road(self, outlook: Outlook, place: Perspective) -> Choice:
        return development.free_road(outlook, place.legal())

    def _negotiate(self, outlook: Outlook, place: Perspective) -> Choice:
        return dealing.negotiate(outlook, place.legal())

    def _trade_and_build(self, outlook: Outlook, place: Perspective) -> Choice:
        """C-36, C-37: cards first, then what the best goal needs, then what does not delay it."""
        choice = development.after_the_roll(outlook)
        for goal in outlook.goals[:1]:
            choice = choice or _build(outlook, goal) or self._trade(outlook, goal)
        return choice or _spare_building(outlook) or _use_large_hand(outlook) or Choice(END, "nothing useful is left")

    def _trade(self, outlook: Outlook, goal: Goal) -> Choice | None:
        """C-57: first what others propose, then an offer, then the supply."""
        if outlook.view.trading_over:
            return None
        choice = dealing.take_proposal(outlook) or trading.offer(outlook, goal, self._offers)
        if choice is not None and isinstance(choice.move, OfferTrade):
            self._offers.append((choice.move.give, choice.move.take))
        return choice or trading.towards(outlook, goal)

    _answers: ClassVar[dict[str, Callable[[GreedyClassic, Outlook, Perspective], Choice]]] = {
        "C-32": _found,
        "C-33": _found,
        "CV-6": _place_neutral,
        "C-38": _begin,
        "C-47": _discard,
        "C-49": _move_robber,
        "C-51": _steal,
        "C-81": _place_free_road,
        "C-82": _place_free_road,
        "C-58": _negotiate,
        "C-36": _trade_and_build,
        "C-37": _trade_and_build,
    }
    """By the rule that asks."""


def _build(outlook: Outlook, goal: Goal) -> Choice | None:
    """C-67: the next step towards the goal, if it can be paid."""
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
    """C-47: a hand above the limit is better spent than lost."""
    if outlook.me.hand_size <= outlook.discard_limit:
        return None
    for goal in outlook.goals[1:]:
        if covers(outlook.hand, goal.price):
            return Choice(goal.step, f"for {goal.name}; a large hand is in danger")
    if outlook.goals and not outlook.view.trading_over:
        return trading.surplus(outlook, outlook.goals[0])
    return None
