"""What the tests know of the games of principalities: every move that can be written down."""

from __future__ import annotations

from functools import cache
from itertools import permutations, product
from typing import Any, ClassVar

import inselreich
from inselreich.core.chance import Seeded
from inselreich.core.moves import Move
from inselreich.core.questions import Decision
from inselreich.principality import moves as cards
from inselreich.principality.realm import Realm
from inselreich.principality.resources import RESOURCES
from inselreich.principality.view import TableView
from tests.support.tricks import Tricks

COLUMNS = range(-7, 8)
STACKS = range(1, 7)
SITES = tuple(f"{side} {column:+d}" for side in ("above", "below") for column in COLUMNS if column % 2)
ODD_SPOTS = ("road 0", "upper -2", "place +1")


class PrincipalityTricks(Tricks):
    """Payments are listed in one order of their regions, layouts without their mirror images, swaps one way round."""

    realm: ClassVar[Realm]

    def conceivable(self, match: inselreich.Match) -> list[Move]:
        view = match.view(None)
        assert isinstance(view, TableView)
        payments = {
            cards.Pay(names): None
            for seat in view.seats
            for count in (1, 2, 3)
            for names in product([region.region for region in seat.regions][:7], repeat=count)
        }
        swaps = {
            cards.SwapCards(one.card, one.at, other.card, other.at): None
            for seat in view.seats
            for one, other in product(seat.cards, seat.cards)
        }
        found = (*fixed_moves(self.realm), *payments, *swaps, *self.own_moves())
        return [move for move in found if isinstance(move, match.game.move_types)]

    def own_moves(self) -> tuple[Move, ...]:
        """Conceivable moves that the other game does not have."""
        return ()

    def may_be_unlisted(self, match: inselreich.Match, move: Move) -> bool:
        return isinstance(move, cards.ArrangeRegions | cards.Pay | cards.SwapRegions | cards.SwapCards)

    def free_move(self, match: inselreich.Match, decision: Decision, chance: Seeded) -> Move | None:
        """A listed move the other way round: another layout, a payment or a swap in another order."""
        listed = decision.moves
        move: Any = listed[chance.below(len(listed))] if listed else None
        match move:
            case cards.Pay(names) | cards.ArrangeRegions(names):
                return type(move)(names[::-1])
            case cards.SwapRegions(region, other):
                return cards.SwapRegions(other, region)
            case cards.SwapCards(card, at, other, other_at):
                return cards.SwapCards(other, other_at, card, at)
        return None


@cache
def fixed_moves(realm: Realm) -> tuple[Move, ...]:
    """Every move of a finite kind there can be, and a choice of those with free amounts."""
    ids = tuple(realm.catalogue.by_id)
    regions = realm.region_names
    start = regions[:6]
    plain: list[type[Move]] = [cards.RollDice, cards.EndTurn, cards.Pass]
    listed: list[Move] = [
        *(kind() for kind in plain),
        *(
            cards.ArrangeRegions(order)
            for order in (start, start[::-1], regions[6:12], start[:5], (*start[:5], start[0]))
        ),
        *(cards.BuildRoad(column) for column in COLUMNS),
        *(cards.BuildSettlement(column, card) for column in COLUMNS for card in ("", "scout", "caravan", "abbey")),
        *(cards.BuildCity(column) for column in COLUMNS),
        *(cards.Build(card, at) for card in ids for at in (*SITES, *ODD_SPOTS)),
        *(cards.ChooseCard(card, at) for card in ids for at in SITES),
        *(cards.Demolish(card, at) for card in ids for at in SITES),
        *(cards.PlayCard(card) for card in (*ids, "", "no_such_card")),
        *(cards.TakeCard(card) for card in (*ids, "")),
        *(cards.PutUnder(card, stack) for card in ids for stack in STACKS),
        *(cards.BankTrade(give, take) for give, take in product(RESOURCES, RESOURCES)),
        *(cards.RegionTrade(region, take) for region, take in product((*regions, ""), RESOURCES)),
        *(cards.Pay(names) for names in ((), ("forest 9",), ("forest 4", "forest 5"))),
        *(cards.Store(region) for region in (*regions, "")),
        *(cards.ChooseResource(resource) for resource in RESOURCES),
        *(cards.NameNumber(number) for number in range(1, 7)),
        *(cards.LayRegions(*pair) for pair in permutations(regions, 2)),
        *(cards.LayRegions(region, region) for region in regions[12:14]),
        *(cards.SwapRegions(*pair) for pair in product((*regions, ""), regions)),
        *(kind(stack) for kind in (cards.DrawCard, cards.SearchStack, cards.ChooseStack) for stack in STACKS),
    ]
    return tuple(dict.fromkeys(listed))
