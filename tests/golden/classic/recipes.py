"""The golden matches of the classic game. The seeds of the rarer things were searched for."""

from __future__ import annotations

import inselreich
from inselreich.core import trade
from inselreich.games.classic import events, moves
from inselreich.games.classic.state import LONGEST_ROAD_FROM
from tests.golden.collection import Feature, Recipe
from tests.golden.features import LIVELY, USUAL, event, moment, of_every_game

RECIPES = (
    Recipe("beginner_4", 4, 1, {"board": "beginner"}, LIVELY),
    Recipe("beginner_3", 3, 2, {"board": "beginner", "discard_limit": 5}, USUAL),
    Recipe("variable_4_set_aside", 4, 395, {}, LIVELY),
    Recipe("variable_3_set_aside", 3, 367, {}, USUAL),
    Recipe("variable_4_failed_trade", 4, 250, {}, USUAL),
    Recipe("random_4_separated", 4, 5, {"board": "random", "phases": "separated"}, LIVELY),
    Recipe("balanced_3_friendly", 3, 6, {"board": "balanced", "friendly_robber": True}, USUAL),
    Recipe("variable_4_at_once_12", 4, 29, {"harbours": "at_once", "points_to_win": 12}, USUAL),
    Recipe("variable_2_neutral", 2, 7, {"two_seats": "neutral"}, LIVELY),
    Recipe("beginner_2_neutral", 2, 8, {"two_seats": "neutral", "board": "beginner"}, USUAL),
    Recipe("balanced_2_plain", 2, 9, {"board": "balanced", "friendly_robber": True, "phases": "separated"}, USUAL),
    Recipe("variable_3_fair_dice", 3, 10, {"points_to_win": 8}, LIVELY, contributions=("ada", "ben", "cleo")),
    Recipe("variable_4_greedy", 4, 2, {}, bots=("greedy",) * 4),
    Recipe("balanced_3_greedy_and_random", 3, 3, {"board": "balanced"}, bots=("greedy", "random", "greedy")),
    Recipe(
        "beginner_3_set_by_hand",
        3,
        4,
        {"board": "beginner", "points_to_win": 8},
        USUAL,
        forced=(inselreich.DRAWN, (1, 1), (6, 6), (3, 3), (4, 4), inselreich.DRAWN),
    ),
)


def a_tie_that_the_holder_survives(match: inselreich.Match) -> bool:
    """C-101"""
    lengths = match.table.lengths
    return match.table.longest_road is not None and lengths.count(max(lengths)) > 1


def a_proposal_and_an_offer(match: inselreich.Match) -> bool:
    return match.table.deal is not None and bool(match.table.proposals)


def given_again(recipe: Recipe, match: inselreich.Match) -> bool:
    """C-104: set aside, and later somebody's again."""
    holders = [each.seat for each in match.events if isinstance(each, events.LongestRoadMoved)]
    return None in holders and holders[-1] is not None


def many_cards(each: trade.TradeOffered) -> bool:
    return each.give.total + each.take.total > 2


FEATURES: dict[str, Feature] = {
    **of_every_game("classic"),
    "another discard limit": lambda recipe, match: match.options.discard_limit != 7,
    "more points": lambda recipe, match: match.options.points_to_win > 10,
    "fewer points": lambda recipe, match: match.options.points_to_win < 10,
    "greedy bots": lambda recipe, match: set(recipe.bots) == {"greedy"},
    "bots of different kinds": lambda recipe, match: len(set(recipe.bots)) > 1,
    "an offer of several cards": event(events.TradeOffered, many_cards),
    "an offer to some": lambda recipe, match: any(
        isinstance(each, moves.OfferTrade) and 0 < len(each.to) < match.seats - 1 for _, each in match.moves
    ),
    "a proposal while an offer is open": moment(a_proposal_and_an_offer),
    "the longest road is set aside": event(events.LongestRoadMoved, lambda each: each.seat is None),
    "and given again": given_again,
    "a tie of longest roads": moment(a_tie_that_the_holder_survives),
    "a road of five is enough": event(events.LongestRoadMoved, lambda each: each.length == LONGEST_ROAD_FROM),
    "the largest army changes hands": lambda recipe, match: (
        len({each.seat for each in match.events if isinstance(each, events.LargestArmyMoved)}) > 1
    ),
    "victory point cards decide": event(events.Won, lambda each: each.victory_point_cards > 0),
    "a city with two cards from one hex": event(events.Yielded, lambda each: each.count == 2),
}
