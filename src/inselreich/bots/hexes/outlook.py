"""What a seat makes of the table: its goals, how long each takes, and what a hand of cards is worth to it."""

from __future__ import annotations

from functools import cached_property
from typing import Any, ClassVar

from ...core.moves import Move, Pile
from ...hexes import Corner, Edge, corners_in
from ...hexes.building import Building
from ...hexes.moves import OnPath
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
    """One view, read once. What takes longer to find out is found out when it is asked for.

    A game's bot subclasses it, fills in what belongs to the game, and answers the questions it wants answered otherwise.
    """

    building: ClassVar[Building]
    """What the game says of building: places, moves and costs."""
    kind_names: ClassVar[tuple[str, ...]]
    cards_of_each_kind: ClassVar[tuple[int, ...]]
    kind_worth: ClassVar[tuple[float, ...]]
    """How much a card of each kind is worth beside the others."""
    longest_road_minimum: ClassVar[int]

    guard: ClassVar[str]
    """The development card that moves the robber; with the most of them open a seat holds a title."""
    title: ClassVar[str]
    title_minimum: ClassVar[int]

    def __init__(self, view: Any, ground: Ground, pieces: Pieces, options: Any) -> None:
        assert view.own is not None
        assert view.seat is not None
        self.view = view
        self.ground = ground
        self.pieces = pieces
        self.options = options
        self.seat: int = view.seat
        self.own = view.own
        self.me = view.seats[view.seat]
        self.hand: Hand = view.own.hand.counts
        self.supply: Hand = view.supply.counts
        self.income: Pips = pieces.income[self.seat]
        self.kinds = range(len(self.kind_names))
        self.rates: Hand = self.supply_rates()
        self.points: int = self.own_points()
        self.points_to_win: int = view.points_to_win

    # What a game answers

    def supply_rates(self) -> Hand:
        """For each kind, how many cards of it the supply takes for one."""
        raise NotImplementedError

    def own_points(self) -> int:
        """All of one's own points, hidden ones included."""
        return self.seen_points(self.seat)

    def seen_points(self, seat: int) -> int:
        """The points that everybody sees."""
        raise NotImplementedError

    def hand_limit(self) -> int:
        """So many cards are safe from a seven."""
        raise NotImplementedError

    def may_trade(self) -> bool:
        """Whether trade is still possible in this turn."""
        return True

    def swap(self, spare: Hand, missing: Hand, take: int) -> Move:
        """The best trade with the supply for a card of this kind, paid with cards to spare; some of them pay."""
        raise NotImplementedError

    def swaps(self, spare: Hand) -> int:
        """How many cards the supply gives for these; what is below zero is not to spare."""
        count = 0
        for has, rate in zip(spare, self.rates, strict=True):
            if has >= rate:
                count += has // rate
        return count

    def open_guards(self, seat: int) -> int:
        """How many of the cards for the title a seat has played."""
        raise NotImplementedError

    def title_holder(self) -> int | None:
        """Who holds the title."""
        raise NotImplementedError

    def takes_part(self, corner: Corner) -> float:
        """What else it brings to settle here, beside the yields and the point."""
        return 0.0

    def may_build_city(self) -> bool:
        """Whether the seat may build a city at all."""
        return bool(self.me.cities_left)

    def development_worth(self) -> float:
        """What a development card is worth."""
        raise NotImplementedError

    def longest_road_worth(self) -> float:
        """What the longest road is worth."""
        raise NotImplementedError

    # Time

    @cached_property
    def waits(self) -> list[float]:
        """For each kind, in how many rolls the seat comes by one card: as a yield, or by trade with the supply."""
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
        lacking, spare = [], []
        for rolls, has, needs in zip(self.waits, hand, cost, strict=True):
            if has < needs:
                lacking.append((rolls, needs - has))
            spare.append(has - needs)
        if not lacking:
            return 0.0
        swaps = self.swaps(spare)
        if swaps:
            return self._wait_after(swaps, lacking)
        cards, longest = 0, 0.0
        for rolls, count in lacking:
            cards += count
            if count * rolls > longest:
                longest = count * rolls
        return max(longest, cards * self.any_card)

    def _wait_after(self, swaps: int, lacking: list[tuple[float, int]]) -> float:
        """The same when so many trades with the supply help out: with what would take longest."""
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
        left = 1 - self.points / self.points_to_win
        return weights.AGE + (1 - weights.AGE) * max(0.0, left)

    def points_worth(self, points: int) -> float:
        """Points that win are worth more than others."""
        wins = self.points + points >= self.points_to_win
        return points * weights.POINT + (weights.WIN if wins else 0.0)

    def yields_worth(self, corner: Corner) -> float:
        """What a corner pays: rich hexes, red numbers above all, and kinds not had yet."""
        worth = 0.0
        for pips, had, kind_worth in zip(self.ground.yields[corner], self.income, self.kind_worth, strict=True):
            if pips:
                worth += pips * kind_worth * weights.PIP
                if not had:
                    worth += min(pips, weights.ENOUGH) * weights.NEW_KIND
        return worth

    def site_worth(self, corner: Corner) -> float:
        """What it brings to settle here, without the point."""
        return self.yields_worth(corner) + self.takes_part(corner)

    # Goals

    @cached_property
    def goals(self) -> list[Goal]:
        """All worth saving for, the most promising first."""
        known = self.pieces.goals
        view = self.view
        depends_on = (
            *(self.seat, self.rates, self.points, self.title_in_reach),
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
        if not self.may_build_city():
            return []
        total, names, cost = self.ground.total, self.pieces.island.corner_names, self.building.city_cost
        bare = self.pieces.settlements[self.seat] & self.pieces.anchors(self.seat)
        richest = sorted(corners_in(bare), key=lambda corner: -total[corner])
        return [
            Goal(
                f"a city on {names[corner]}",
                cost,
                self.points_worth(1) + self.age * self.yields_worth(corner),
                self.building.city(names[corner]),
                cost,
            )
            for corner in richest[:CITIES_TO_WEIGH]
        ]

    def _settlements(self) -> list[Goal]:
        """With the roads that lead there."""
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
        rules, name = self.building, self.pieces.island.corner_names[corner]
        cost = tuple(
            house + len(way) * road for house, road in zip(rules.settlement_cost, rules.road_cost, strict=True)
        )
        if way:
            return Goal(f"a settlement on {name}", cost, worth, self.road_move(way[0]), rules.road_cost, way)
        return Goal(f"a settlement on {name}", cost, worth, rules.settlement(name), cost)

    def _developments(self) -> list[Goal]:
        if not self.view.deck_size:
            return []
        cost = self.building.development_cost
        return [Goal("a development card", cost, self.development_worth(), self.building.purchase(), cost)]

    def _longest_road(self) -> list[Goal]:
        way = self.race()
        if not way or len(way) > self.me.roads_left:
            return []
        cost = tuple(len(way) * road for road in self.building.road_cost)
        worth = weights.FAR ** len(way) * self.longest_road_worth()
        return [Goal("the longest road", cost, worth, self.road_move(way[0]), self.building.road_cost, way)]

    def race(self) -> tuple[Edge, ...]:
        """The roads that lead to the longest road card."""
        lengths = self.pieces.lengths
        wanted = length_to_reach(lengths, self.view.longest_road, self.seat, self.longest_road_minimum)
        return () if wanted is None else self.pieces.race(self.seat, wanted - lengths[self.seat])

    def road_move(self, edge: Edge) -> OnPath:
        return self.building.road(self.pieces.island.edge_names[edge])

    # The title for development cards

    @cached_property
    def title_in_reach(self) -> bool:
        """Whether a few of the cards more would take the title, or keep it."""
        rivals = [self.open_guards(seat.seat) for seat in self.view.seats if seat.seat != self.seat]
        mine: int = self.open_guards(self.seat) + self.own.development.get(self.guard, 0)
        if self.title_holder() == self.seat:
            return max(rivals) + 1 >= mine
        needed: int = self._title_needs() - mine
        return needed in (1, 2)

    def takes_title(self) -> bool:
        """Whether one of the cards more takes the title."""
        return self.title_holder() != self.seat and self.open_guards(self.seat) + 1 >= self._title_needs()

    def _title_needs(self) -> int:
        """So many open cards take the title from its holder, or from beside the board."""
        holder = self.title_holder()
        return self.title_minimum if holder is None else self.open_guards(holder) + 1

    # The others

    def strength(self, seat: int) -> float:
        """A seat's points as far as they can be guessed."""
        return self.seen_points(seat)

    def is_danger(self, seat: int) -> bool:
        """Whether the seat is about to win."""
        return self.strength(seat) >= self.points_to_win - weights.DANGER

    def gain_asked(self, partner: int) -> float:
        """By how much a trade with this seat must help; the more if it is ahead."""
        ahead = self.seen_points(partner) - self.seen_points(self.seat)
        return weights.LEADER_GAIN if ahead >= weights.AHEAD else weights.GAIN

    @cached_property
    def held_by_others(self) -> list[int]:
        """For each kind, how many cards all others hold: what is neither in the supply nor in the own hand."""
        there = zip(self.cards_of_each_kind, self.supply, self.hand, strict=True)
        return [made - supply - own for made, supply, own in there]

    def pile(self, counts: Hand) -> Pile:
        """These cards, as a move names them."""
        return self.building.cards.of(counts)

    @cached_property
    def piles(self) -> list[Pile]:
        """One card of each kind, and so on for `pairs`."""
        return [self.pile([int(kind == other) for other in self.kinds]) for kind in self.kinds]

    @cached_property
    def pairs(self) -> list[Pile]:
        return [self.pile([2 * (kind == other) for other in self.kinds]) for kind in self.kinds]
