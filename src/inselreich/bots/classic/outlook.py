"""What a seat makes of the table: its goals, how long each takes, and what a hand of cards is worth to it."""

from __future__ import annotations

from functools import cached_property

from ...games.classic.board import ANY, ISLAND, NO_HARBOUR
from ...games.classic.moves import BuildCity, BuildRoad, BuildSettlement, BuyDevelopment
from ...games.classic.pieces import (
    CARDS_OF_A_KIND,
    CITY_COST,
    DEVELOPMENT_COST,
    KINDS,
    ROAD_COST,
    SETTLEMENT_COST,
)
from ...games.classic.state import HONOUR_POINTS, LARGEST_ARMY_FROM
from ...games.classic.view import ClassicView
from ...hexes import Corner, Edge, corners_in
from ..hands import Hand
from . import weights
from .goal import Goal
from .ground import Ground, Pieces, Pips, length_to_reach

ROLLS = 36
CITIES_TO_WEIGH = 2
SITES_TO_WEIGH = 4
GOALS_TO_WEIGH = 3
"""So many of the best are looked at closely."""


class Outlook:
    """One view, read once. What takes longer to find out is found out when it is asked for."""

    def __init__(self, view: ClassicView, ground: Ground, pieces: Pieces, discard_limit: int) -> None:
        assert view.own is not None
        assert view.seat is not None
        self.view = view
        self.ground = ground
        self.pieces = pieces
        self.discard_limit = discard_limit
        self.seat = view.seat
        self.own = view.own
        self.me = view.seats[view.seat]
        self.hand: Hand = view.own.hand.counts
        self.supply: Hand = view.supply.counts
        self.rates: Hand = tuple(self.me.sea_rates.values())
        self.income: Pips = pieces.income[self.seat]

    # Time

    @cached_property
    def waits(self) -> list[float]:
        """For each kind, in how many rolls the seat comes by one card: as a yield, or by sea trade (C-61 to C-63)."""
        direct = [ROLLS / pips if pips else weights.LONGEST_WAIT for pips in self.income]
        traded = [rate * rolls for rate, rolls in zip(self.rates, direct, strict=True)]
        cheapest = min(traded)
        return [min(rolls, cheapest, weights.LONGEST_WAIT) for rolls in direct]

    @cached_property
    def any_card(self) -> float:
        """In how many rolls the seat comes by a card of any kind."""
        return ROLLS / max(1, sum(self.income))

    def wait(self, hand: Hand, cost: Hand) -> float:
        """In how many rolls the seat could pay this: by what is lacking most, and by the number of cards in all."""
        lacking = []
        swaps = 0
        for rolls, rate, has, needs in zip(self.waits, self.rates, hand, cost, strict=True):
            if has < needs:
                lacking.append((rolls, needs - has))
            elif has - needs >= rate:
                swaps += (has - needs) // rate
        if not lacking:
            return 0.0
        if swaps:
            return self._wait_after(swaps, lacking)
        cards, longest = 0, 0.0
        for rolls, count in lacking:
            cards += count
            if count * rolls > longest:
                longest = count * rolls
        return max(longest, cards * self.any_card)

    def _wait_after(self, swaps: int, lacking: list[tuple[float, int]]) -> float:
        """The same when so many sea trades help out: with what would take longest."""
        longest = swapped = cards = 0.0
        for rolls, count in sorted(lacking, reverse=True):
            exchanged = min(swaps, count)
            swaps -= exchanged
            swapped += exchanged
            cards += count - exchanged
            longest = max(longest, (count - exchanged) * rolls)
        return max(longest, cards * self.any_card) + swapped * weights.SWAP

    def promise(self, goal: Goal, hand: Hand) -> float:
        """How good the goal looks with this hand: what it is worth, the sooner the better."""
        return goal.worth / (weights.PATIENCE + self.wait(hand, goal.cost))

    def prospect(self, hand: Hand) -> float:
        """What a hand is worth: what it promises of the best goals, and a little for every card."""
        promised = sum([self.promise(goal, hand) for goal in self.goals[:GOALS_TO_WEIGH]])
        return promised + weights.CARD * sum(hand)

    # Worth

    @cached_property
    def age(self) -> float:
        """1 at the beginning, less and less later: yields must pay before the match ends."""
        left = 1 - self.own.points / self.view.points_to_win
        return weights.AGE + (1 - weights.AGE) * max(0.0, left)

    def points_worth(self, points: int) -> float:
        """C-111: points that win are worth more than others."""
        wins = self.own.points + points >= self.view.points_to_win
        return points * weights.POINT + (weights.WIN if wins else 0.0)

    def yields_worth(self, corner: Corner) -> float:
        """What a corner pays: rich hexes, red numbers above all, and kinds not had yet."""
        worth = 0.0
        for pips, had, kind_worth in zip(self.ground.yields[corner], self.income, weights.KIND_WORTH, strict=True):
            if pips:
                worth += pips * kind_worth * weights.PIP
                if not had:
                    worth += min(pips, weights.ENOUGH) * weights.NEW_KIND
        return worth

    def harbour_worth(self, corner: Corner) -> float:
        """What a harbour here would improve (C-61 to C-63)."""
        harbour = self.ground.harbour_at[corner]
        if harbour == NO_HARBOUR:
            return 0.0
        if harbour == ANY:
            return weights.ANY_HARBOUR if max(self.rates) == 4 else 0.0
        pips = self.income[harbour] + self.ground.yields[corner][harbour]
        return weights.OWN_HARBOUR * pips

    def site_worth(self, corner: Corner) -> float:
        """What it brings to settle here, without the point."""
        return self.yields_worth(corner) + self.harbour_worth(corner)

    # Goals

    @cached_property
    def goals(self) -> list[Goal]:
        """All worth saving for, the most promising first."""
        known = self.pieces.goals
        view = self.view
        depends_on = (
            *(self.seat, self.rates, self.own.points, self.army_in_reach),
            *(view.longest_road, bool(view.deck_size)),
        )
        if depends_on not in known:
            known[depends_on] = [
                *self._cities(),
                *self._settlements(),
                *self._developments(),
                *self._longest_road(),
            ]
        return sorted(known[depends_on], key=lambda goal: -self.promise(goal, self.hand))

    def _cities(self) -> list[Goal]:
        """C-73"""
        if not self.me.cities_left:
            return []
        total = self.ground.total
        richest = sorted(corners_in(self.pieces.settlements[self.seat]), key=lambda corner: -total[corner])
        return [
            Goal(
                f"a city on {ISLAND.corner_names[corner]}",
                CITY_COST,
                self.points_worth(1) + self.age * self.yields_worth(corner),
                BuildCity(ISLAND.corner_names[corner]),
                CITY_COST,
            )
            for corner in richest[:CITIES_TO_WEIGH]
        ]

    def _settlements(self) -> list[Goal]:
        """C-71, with the roads that lead there."""
        if not self.me.settlements_left:
            return []
        weighed = [
            (weights.FAR ** len(way) * (self.points_worth(1) + self.age * self.site_worth(corner)), corner, way)
            for corner, way in self.pieces.sites(self.seat).items()
            if len(way) <= self.me.roads_left
        ]
        weighed.sort(key=lambda site: (-site[0], site[1]))
        return [self._settlement(worth, corner, way) for worth, corner, way in weighed[:SITES_TO_WEIGH]]

    def _settlement(self, worth: float, corner: Corner, way: tuple[Edge, ...]) -> Goal:
        name = ISLAND.corner_names[corner]
        cost = tuple(house + len(way) * road for house, road in zip(SETTLEMENT_COST, ROAD_COST, strict=True))
        if way:
            return Goal(f"a settlement on {name}", cost, worth, road_move(way[0]), ROAD_COST, way)
        return Goal(f"a settlement on {name}", cost, worth, BuildSettlement(name), cost)

    def _developments(self) -> list[Goal]:
        """C-78"""
        if not self.view.deck_size:
            return []
        worth = weights.DEVELOPMENT + (weights.ARMY if self.army_in_reach else 0.0)
        if self.own.points + 1 >= self.view.points_to_win:
            worth += weights.VICTORY_SHARE * weights.WIN
        return [Goal("a development card", DEVELOPMENT_COST, worth, BuyDevelopment(), DEVELOPMENT_COST)]

    def _longest_road(self) -> list[Goal]:
        """C-99, C-100"""
        way = self.race()
        if not way or len(way) > self.me.roads_left:
            return []
        cost = tuple(len(way) * road for road in ROAD_COST)
        worth = weights.FAR ** len(way) * self.points_worth(HONOUR_POINTS)
        return [Goal("the longest road", cost, worth, road_move(way[0]), ROAD_COST, way)]

    def race(self) -> tuple[Edge, ...]:
        """The roads that lead to the longest road card."""
        lengths = [seat.road_length for seat in self.view.seats]
        wanted = length_to_reach(lengths, self.view.longest_road, self.seat)
        return () if wanted is None else self.pieces.race(self.seat, wanted - lengths[self.seat])

    @cached_property
    def army_in_reach(self) -> bool:
        """C-106, C-107: whether a few knights more would take the largest army, or keep it."""
        holder = self.view.largest_army
        rivals = [seat.open_knights for seat in self.view.seats if seat.seat != self.seat]
        mine = self.me.open_knights + self.own.development.get("knight", 0)
        if holder == self.seat:
            return max(rivals) + 1 >= mine
        most = LARGEST_ARMY_FROM - 1 if holder is None else self.view.seats[holder].open_knights
        return most + 1 - mine in (1, 2)

    # The others

    def strength(self, seat: int) -> float:
        """A seat's points as far as they can be guessed."""
        seen = self.view.seats[seat]
        return seen.visible_points + weights.UNKNOWN_CARD * seen.development_size

    def is_danger(self, seat: int) -> bool:
        """Whether the seat is about to win."""
        return self.strength(seat) >= self.view.points_to_win - weights.DANGER

    def gain_asked(self, partner: int) -> float:
        """By how much a trade with this seat must help; the more if it is ahead."""
        ahead = self.view.seats[partner].visible_points - self.me.visible_points
        return weights.LEADER_GAIN if ahead >= weights.AHEAD else weights.GAIN

    @cached_property
    def held_by_others(self) -> list[int]:
        """For each kind, how many cards all others hold: what is neither in the supply nor in the own hand (C-5)."""
        return [CARDS_OF_A_KIND - self.supply[kind] - self.hand[kind] for kind in KINDS]


def road_move(edge: Edge) -> BuildRoad:
    return BuildRoad(ISLAND.edge_names[edge])
