"""When to play which development card (C-80 to C-86)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import combinations_with_replacement

from ...core.moves import Move
from ...games.classic.moves import PlayInvention, PlayKnight, PlayMonopoly, PlayRoadBuilding
from ...games.classic.pieces import KINDS, RESOURCES, Cards, Development
from ...games.classic.state import LARGEST_ARMY_FROM
from ..choice import Choice
from ..hands import Hand, covers, exchanged
from . import weights
from .goal import Goal
from .outlook import Outlook, road_move
from .robbing import robbed

NO_CARDS = (0,) * 5
INVENTIONS = tuple(
    PlayInvention(Cards.of([(kind == one) + (kind == two) for kind in KINDS]))
    for one, two in combinations_with_replacement(KINDS, 2)
)


def before_the_roll(outlook: Outlook) -> Choice | None:
    """C-86: a knight, when it frees a hex that may be rolled, or takes the largest army."""
    if not _may_play(outlook, "knight"):
        return None
    if takes_army(outlook):
        return Choice(PlayKnight(), "it takes the largest army")
    return Choice(PlayKnight(), "the robber must go before the roll") if robbed(outlook) else None


def after_the_roll(outlook: Outlook) -> Choice | None:
    """The first card that is useful now."""
    for card, play in USES.items():
        if _may_play(outlook, card):
            choice = play(outlook)
            if choice is not None:
                return choice
    return None


def knight(outlook: Outlook) -> Choice | None:
    """C-80: for the army while it is in reach; else one is kept against the robber."""
    if takes_army(outlook):
        return Choice(PlayKnight(), "it takes the largest army")
    if robbed(outlook):
        return Choice(PlayKnight(), "the robber must go")
    if outlook.army_in_reach or outlook.own.development["knight"] > weights.GUARDS:
        return Choice(PlayKnight(), "it brings the largest army nearer and robs a card")
    return None


def takes_army(outlook: Outlook) -> bool:
    """C-106, C-107"""
    holder = outlook.view.largest_army
    if holder == outlook.seat:
        return False
    most = LARGEST_ARMY_FROM - 1 if holder is None else outlook.view.seats[holder].open_knights
    return outlook.me.open_knights + 1 > most


def road_building(outlook: Outlook) -> Choice | None:
    """C-81: when roads are what the best goal with roads lacks."""
    goal = _goal_with_roads(outlook)
    if goal is None or outlook.me.roads_left < 2:
        return None
    return Choice(PlayRoadBuilding(), f"free roads towards {goal.name}")


def monopoly(outlook: Outlook) -> Choice | None:
    """C-83: of which kind the others hold how many can be reckoned from the supply."""
    held = outlook.held_by_others
    hands = [exchanged(outlook.hand, NO_CARDS, [held[kind] * (kind == other) for other in KINDS]) for kind in KINDS]
    kind = max(KINDS, key=lambda kind: outlook.prospect(hands[kind]))
    if held[kind] >= weights.MONOPOLY_LEAST or _pays_a_goal(outlook, hands[kind]):
        return Choice(PlayMonopoly(RESOURCES[kind]), f"the others hold {held[kind]} {RESOURCES[kind]}")
    return None


def invention(outlook: Outlook) -> Choice | None:
    """C-84: when two cards pay the best goal at once."""
    for move in INVENTIONS:
        taken = move.cards.counts
        in_supply = all(has >= count for has, count in zip(outlook.supply, taken, strict=True))
        if in_supply and _pays_a_goal(outlook, exchanged(outlook.hand, NO_CARDS, taken)):
            return Choice(move, f"they pay {outlook.goals[0].name}")
    return None


USES: dict[Development, Callable[[Outlook], Choice | None]] = {
    "knight": knight,
    "invention": invention,
    "monopoly": monopoly,
    "road_building": road_building,
}


def free_road(outlook: Outlook, moves: Sequence[Move]) -> Choice:
    """C-81, C-82: towards the best goal that needs roads; without one, the second is waived."""
    goal = _goal_with_roads(outlook)
    if goal is not None:
        return Choice(road_move(goal.roads[0]), f"towards {goal.name}")
    return Choice(moves[-1], "no road is needed now")


def _pays_a_goal(outlook: Outlook, hand: Hand) -> bool:
    """Whether the best goal, out of reach now, could be paid with this hand."""
    if not outlook.goals:
        return False
    cost = outlook.goals[0].cost
    return not covers(outlook.hand, cost) and covers(hand, cost)


def _goal_with_roads(outlook: Outlook) -> Goal | None:
    return next((goal for goal in outlook.goals if goal.roads), None)


def _may_play(outlook: Outlook, card: Development) -> bool:
    """C-85, C-87"""
    held = outlook.own.development.get(card, 0)
    return not outlook.view.card_played and held > outlook.own.bought_this_turn.get(card, 0)
