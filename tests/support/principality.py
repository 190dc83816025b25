"""What the tests know of the games of card principalities."""

from __future__ import annotations

from collections.abc import Callable
from itertools import permutations, product
from typing import Any

import inselreich
from inselreich.core.chance import Seeded
from inselreich.core.moves import Move
from inselreich.core.questions import Decision
from inselreich.principality import moves
from inselreich.principality.realm import Realm
from inselreich.principality.resources import RESOURCES
from inselreich.principality.view import SeatView
from tests.support.tricks import Tricks

MOST_PAID = 3
"""Conceivable payments have at most so many resources."""
REGIONS_PAID = 10
"""And come from so many of a seat's regions, rather from those that store something."""


class PrincipalityTricks(Tricks):
    """Every move that can be written down with the realm's cards and regions; payments from the regions as they lie."""

    realm: Realm
    columns = range(-7, 8)
    stacks: range
    """The numbers of the stacks, and one more."""
    odd_spots = ("road 0", "upper -2", "place +1")
    """Where no expansion lies."""

    def conceivable_payments(self, match: inselreich.Match) -> list[Move]:
        """Up to three resources from any regions, in any order."""
        seats: tuple[SeatView, ...] = match.view(None).seats
        found = {
            moves.Pay(names): None
            for seat in seats
            for count in range(1, MOST_PAID + 1)
            for names in product(_likely_regions(seat), repeat=count)
        }
        return list(found)

    def conceivable_moves(self) -> list[Move]:
        """Every finite kind of move of the shared room."""
        cards, regions = tuple(self.realm.catalogue.by_id), self.realm.region_names
        sites = [f"{side} {column:+d}" for side in ("above", "below") for column in self.columns if column % 2]
        start = regions[:6]
        layouts = (start, start[::-1], regions[6:12], start[:5], (*start[:5], start[0]))
        of_a_stack: list[Callable[[int], Move]] = [moves.DrawCard, moves.SearchStack, moves.ChooseStack]
        return [
            *(moves.RollDice(), moves.EndTurn(), moves.Pass()),
            *(moves.ArrangeRegions(order) for order in layouts),
            *(moves.BuildRoad(column) for column in self.columns),
            *(moves.BuildSettlement(column, card) for column in self.columns for card in ("", "scout", cards[0])),
            *(moves.BuildCity(column) for column in self.columns),
            *(moves.Build(card, at) for card in cards for at in (*sites, *self.odd_spots)),
            *(moves.ChooseCard(card, at) for card in cards for at in sites),
            *(moves.PlayCard(card) for card in (*cards, "", "no_such_card")),
            *(moves.TakeCard(card) for card in (*cards, "")),
            *(moves.PutUnder(card, stack) for card in cards for stack in self.stacks),
            *(moves.BankTrade(give, take) for give, take in product(RESOURCES, RESOURCES)),
            *(moves.Pay(names) for names in ((), ("forest 9",), ("forest 4", "forest 5"))),
            *(moves.Store(region) for region in (*regions, "")),
            *(moves.ChooseResource(resource) for resource in RESOURCES),
            *(moves.NameNumber(number) for number in range(1, 7)),
            *(moves.LayRegions(*pair) for pair in permutations(regions, 2)),
            *(moves.LayRegions(region, region) for region in regions[12:14]),
            *(make(stack) for make in of_a_stack for stack in self.stacks),
        ]

    def may_be_unlisted(self, match: inselreich.Match, move: Move) -> bool:
        """A layout is listed without its mirror images, a payment in one order."""
        return super().may_be_unlisted(match, move) or isinstance(move, moves.ArrangeRegions | moves.Pay)

    def is_listed_kind(self, match: inselreich.Match, seat: int, move: Move) -> bool:
        """Layouts without mirror images, payments from left to right."""
        if isinstance(move, moves.ArrangeRegions):
            upper, lower = move.regions[:3], move.regions[3:]
            images = (upper[::-1] + lower[::-1], lower + upper, lower[::-1] + upper[::-1])
            return move.regions < min(images)
        if isinstance(move, moves.Pay):
            order = [region.region for region in match.view(None).seats[seat].regions]
            return [*move.regions] == sorted(move.regions, key=order.index)
        return super().is_listed_kind(match, seat, move)

    def free_move(self, match: inselreich.Match, decision: Decision, chance: Seeded) -> Move | None:
        """A layout or a payment the other way round."""
        listed: list[Any] = decision.moves
        move = listed[chance.below(len(listed))] if listed else None
        if isinstance(move, moves.Pay | moves.ArrangeRegions):
            return type(move)(move.regions[::-1])
        return super().free_move(match, decision, chance)


def _likely_regions(seat: SeatView) -> list[str]:
    filled_first = sorted(seat.regions, key=lambda region: not region.stored)
    return [region.region for region in filled_first][:REGIONS_PAID]


def conceivable_layouts(match: inselreich.Match) -> list[Move]:
    """Before the first turn: every order of the regions of either seat."""
    if match.table.turn:
        return []
    return [moves.ArrangeRegions(order) for seat in range(2) for order in permutations(match.table.start_regions(seat))]
