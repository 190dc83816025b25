"""When to play which development card. A game says in a `Cards` how its cards are played."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations_with_replacement
from typing import Any, ClassVar

from ...core.moves import Move, Pile
from ..choice import Choice
from ..hands import Hand, covers, exchanged
from . import weights
from .goal import Goal
from .outlook import Outlook
from .robbing import robbed


class Cards:
    """The development cards of a game, and when they are played."""

    guard: ClassVar[Move]
    """The card that moves the robber."""
    road_building: ClassVar[Move]
    monopoly: ClassVar[type[Any]]
    invention: ClassVar[type[Any]]
    most: ClassVar[int | None] = None
    """A monopoly brings so many cards from each at most; None: all."""

    def __init__(self, kinds: int, pile: type[Pile]) -> None:
        pairs = combinations_with_replacement(range(kinds), 2)
        self.inventions = [pile.of([(kind == one) + (kind == two) for kind in range(kinds)]) for one, two in pairs]
        self.none = (0,) * kinds

    # Before the roll and after it

    def before_the_roll(self, outlook: Any) -> Choice | None:
        """The guard, when it frees a hex that may be rolled, or takes the title."""
        if not may_play(outlook, outlook.guard):
            return None
        if outlook.takes_title():
            return Choice(self.guard, f"it takes {outlook.title}")
        return Choice(self.guard, "the robber must go before the roll") if robbed(outlook) else None

    def after_the_roll(self, outlook: Any) -> Choice | None:
        """The first card that is useful now."""
        uses = {
            outlook.guard: self._play_guard,
            "invention": self._invent,
            "monopoly": self._monopolise,
            "road_building": self._build_roads,
        }
        for card, use in uses.items():
            if may_play(outlook, card):
                choice = use(outlook)
                if choice is not None:
                    return choice
        return None

    # Card by card

    def _play_guard(self, outlook: Outlook) -> Choice | None:
        """For the title while it is in reach; else one is kept against the robber."""
        if outlook.takes_title():
            return Choice(self.guard, f"it takes {outlook.title}")
        if robbed(outlook):
            return Choice(self.guard, "the robber must go")
        if outlook.title_in_reach or outlook.own.development[outlook.guard] > weights.GUARDS:
            return Choice(self.guard, f"it brings {outlook.title} nearer and robs a card")
        return None

    def _build_roads(self, outlook: Outlook) -> Choice | None:
        """When roads are what the best goal with roads lacks."""
        goal = _goal_with_roads(outlook)
        if goal is None or outlook.me.roads_left < 2:
            return None
        return Choice(self.road_building, f"free roads towards {goal.name}")

    def _monopolise(self, outlook: Outlook) -> Choice | None:
        """Of which kind the others hold how many can be reckoned from the supply."""
        counts = [self._brings(outlook, kind) for kind in outlook.kinds]
        hands = [
            self._with(outlook, [count * (kind == other) for other in outlook.kinds])
            for kind, count in enumerate(counts)
        ]
        kind = max(outlook.kinds, key=lambda kind: outlook.prospect(hands[kind]))
        if counts[kind] >= weights.MONOPOLY_LEAST or _pays_a_goal(outlook, hands[kind]):
            name = outlook.kind_names[kind]
            return Choice(self.monopoly(name), f"the others hold {outlook.held_by_others[kind]} {name}")
        return None

    def _brings(self, outlook: Outlook, kind: int) -> int:
        """How many cards of this kind a monopoly brings."""
        held = outlook.held_by_others[kind]
        return held if self.most is None else min(held, self.most * (len(outlook.view.seats) - 1))

    def _invent(self, outlook: Outlook) -> Choice | None:
        """When two cards pay the best goal at once."""
        for pile in self.inventions:
            if covers(outlook.supply, pile.counts) and _pays_a_goal(outlook, self._with(outlook, pile.counts)):
                return Choice(self.invention(pile), f"they pay {outlook.goals[0].name}")
        return None

    def _with(self, outlook: Outlook, taken: Hand) -> list[int]:
        return exchanged(outlook.hand, self.none, taken)


def free_road(outlook: Outlook, moves: Sequence[Move]) -> Choice:
    """Towards the best goal that needs roads; without one, the second is waived."""
    goal = _goal_with_roads(outlook)
    if goal is not None:
        return Choice(outlook.road_move(goal.roads[0]), f"towards {goal.name}")
    return Choice(moves[-1], "no road is needed now")


def may_play(outlook: Outlook, card: str) -> bool:
    """Whether the seat holds such a card that was not bought this turn, and has played none."""
    held = outlook.own.development.get(card, 0)
    return not outlook.view.card_played and held > outlook.own.bought_this_turn.get(card, 0)


def _pays_a_goal(outlook: Outlook, hand: Hand) -> bool:
    """Whether the best goal, out of reach now, could be paid with this hand."""
    if not outlook.goals:
        return False
    cost = outlook.goals[0].cost
    return not covers(outlook.hand, cost) and covers(hand, cost)


def _goal_with_roads(outlook: Outlook) -> Goal | None:
    return next((goal for goal in outlook.goals if goal.roads), None)
