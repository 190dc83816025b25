"""The golden matches of Rise of the Inkas. The seeds of the rarer things were searched for."""

from __future__ import annotations

from itertools import pairwise

import inselreich
from inselreich.core.trade import TradeFailed
from inselreich.games.inka import events
from inselreich.games.inka.board import FRAME_SPOTS, ISLAND
from tests.golden.collection import Feature, Recipe
from tests.golden.features import LIVELY, USUAL, event, moment, of_every_game

FRAME = {ISLAND.hex_names[spot] for spot in FRAME_SPOTS}

SHORT = {"length": "short"}
MIXED = {"start": "variable", "numbers": "mixed"}
HARD = {"friendly_robber": True, "frame_on_seven": True}

RECIPES = (
    Recipe("beginner_3", 3, 7, SHORT, USUAL),
    Recipe("beginner_4", 4, 2, SHORT, USUAL),
    Recipe("beginner_4_lively", 4, 4, SHORT, LIVELY),
    Recipe("beginner_4_supply_short", 4, 101, SHORT, LIVELY),
    Recipe("beginner_4_set_aside", 4, 58, SHORT, USUAL),
    Recipe("beginner_3_usual", 3, 1, {}, USUAL),
    Recipe("beginner_4_long", 4, 2, {"length": "long"}, USUAL),
    Recipe("standard_3", 3, 7, SHORT | {"start": "standard"}, USUAL),
    Recipe("standard_4", 4, 6, SHORT | {"start": "standard"}, USUAL),
    Recipe("variable_3_mixed", 3, 6, SHORT | MIXED, USUAL),
    Recipe("variable_4_mixed", 4, 5, SHORT | MIXED, LIVELY),
    Recipe("friendly_3_frame", 3, 0, SHORT | HARD, USUAL),
    Recipe("friendly_4_frame", 4, 7, SHORT | HARD, USUAL),
    Recipe("beginner_3_fair_dice", 3, 5, SHORT, LIVELY, contributions=("ada", "ben", "cleo")),
    Recipe(
        "beginner_3_set_by_hand",
        3,
        6,
        SHORT,
        USUAL,
        forced=(inselreich.DRAWN, inselreich.DRAWN, (6, 6), (1, 1), (2, 2), (3, 4)),
    ),
)


def declined(tribe: int) -> Feature:
    return event(events.TribeDeclined, lambda each: each.tribe == tribe)


def built_over(own: bool) -> Feature:
    """I-125: a building under thicket makes way for another's, or for one of its owner's."""

    def shows(recipe: Recipe, match: inselreich.Match) -> bool:
        return any(
            isinstance(before, events.BuildingRemoved)
            and isinstance(after, events.Built)
            and (before.crossing, before.seat == after.seat) == (after.place, own)
            for before, after in pairwise(match.events)
        )

    return shows


def again_after_being_set_aside(recipe: Recipe, match: inselreich.Match) -> bool:
    """I-106"""
    holders = [each.seat for each in match.events if isinstance(each, events.LongestRoadMoved)]
    return None in holders and holders[-1] is not None


def second_stack_is_bought(position: inselreich.Match) -> bool:
    """I-91"""
    return any(map(any, position.table.second_cards))


FEATURES: dict[str, Feature] = {
    **of_every_game("inka", without=[TradeFailed]),
    "the first tribe declines": declined(1),
    "the second tribe declines": declined(2),
    "a foreign building is built over": built_over(own=False),
    "an own building is built over": built_over(own=True),
    "the longest road is set aside": event(events.LongestRoadMoved, lambda each: each.seat is None),
    "and given again": again_after_being_set_aside,
    "the combat arts change hands": lambda recipe, match: (
        len({each.seat for each in match.events if isinstance(each, events.CombatArtsMoved)}) > 1
    ),
    "a card of the second stack is bought": moment(second_stack_is_bought),
    "a seven sends the robber to the frame": lambda recipe, match: any(
        isinstance(after, events.RobberMoved) and after.hex in FRAME and sum(before.dice) == 7
        for before, after in pairwise(match.events)
        if isinstance(before, events.DiceRolled)
    ),
    "combat arts send the robber to the frame": lambda recipe, match: any(
        isinstance(before, events.DevelopmentPlayed) and isinstance(after, events.RobberMoved) and after.hex in FRAME
        for before, after in pairwise(match.events)
    ),
    "one of each goods for two cards": event(events.SupplyTraded, lambda each: each.take.total == 2),
    "a proposal while an offer is open": moment(
        lambda position: position.table.deal is not None and bool(position.table.proposals)
    ),
    "a city draws two cards": event(events.Yielded, lambda each: each.count == 2),
}
