"""What the tests know of the 1996 card game."""

from __future__ import annotations

from functools import cache
from itertools import permutations, product

import inselreich
from inselreich.core import trade
from inselreich.core.chance import Seeded
from inselreich.core.moves import Move
from inselreich.core.questions import Decision
from inselreich.games.cards1996.realm import REALM
from inselreich.games.cards1996.view import Cards1996View
from inselreich.principality import moves as cards
from inselreich.principality.resources import RESOURCES, Goods
from tests.support.tricks import Tricks

CARDS = tuple(REALM.catalogue.by_id)
REGIONS = tuple(region.name for region in REALM.regions)
COLUMNS = range(-7, 8)
STACKS = range(1, 7)


class Cards1996Tricks(Tricks):
    """Every move that can be written down, payments from the regions as they lie; offers are free."""

    loud = frozenset({"offer_trade"})

    def conceivable(self, match: inselreich.Match) -> list[Move]:
        view = match.view(None)
        assert isinstance(view, Cards1996View)
        payments = {
            cards.Pay(names): None
            for seat in view.seats
            for count in (1, 2, 3)
            for names in product([region.region for region in seat.regions][:7], repeat=count)
        }
        return [*_fixed_moves(), *payments]

    def may_be_unlisted(self, match: inselreich.Match, move: Move) -> bool:
        """Offers are free (K-41, KO-23); a layout is listed without its mirror images, a payment in one order."""
        return isinstance(move, cards.OfferTrade | cards.CounterTrade | cards.ArrangeRegions | cards.Pay)

    def free_move(self, match: inselreich.Match, decision: Decision, chance: Seeded) -> Move | None:
        """An offer of up to three for up to two, another layout, a payment the other way round."""
        view = match.view(None)
        assert isinstance(view, Cards1996View)
        listed = decision.moves
        move = listed[chance.below(len(listed))] if listed else None
        if isinstance(move, cards.Pay):
            return cards.Pay(move.regions[::-1])
        if isinstance(move, cards.ArrangeRegions):
            return cards.ArrangeRegions(move.regions[::-1])
        if view.deal is not None and decision.seat != view.active:
            return cards.CounterTrade(*_terms(view, decision.seat, chance))
        return cards.OfferTrade(*_terms(view, decision.seat, chance))


def _terms(view: Cards1996View, seat: int, chance: Seeded) -> tuple[Goods, Goods]:
    """Up to three of what the seat has, for one or two of other kinds."""
    held = view.seats[seat].resources.counts
    give, take = [0] * 6, [0] * 6
    for _ in range(1 + chance.below(3)):
        kind = chance.below(6)
        give[kind] += give[kind] < held[kind]
    for _ in range(1 + chance.below(2)):
        kind = chance.below(6)
        take[kind] += not give[kind]
    return Goods.of(give), Goods.of(take)


@cache
def _fixed_moves() -> tuple[Move, ...]:
    """Every move of a finite kind there can be, and a choice of those with free amounts."""
    sites = [f"{side} {column:+d}" for side in ("above", "below") for column in COLUMNS if column % 2]
    odd_spots = ["road 0", "upper -2", "place +1"]
    singles = [Goods.of([int(kind == other) for other in range(6)]) for kind in range(6)]
    odd = [Goods(), Goods(lumber=2), Goods(wool=1, gold=1), Goods(brick=1, grain=2)]
    terms = [*product(singles, singles), *product(odd, singles), *product(singles, odd), *product(odd, odd)]
    start = REGIONS[:6]
    plain: list[type[Move]] = [
        *(cards.RollDice, cards.EndTurn, cards.Pass),
        *(trade.AcceptTrade, trade.RefuseTrade, trade.WithdrawTrade),
    ]
    listed: list[Move] = [
        *(kind() for kind in plain),
        *(
            cards.ArrangeRegions(order)
            for order in (start, start[::-1], REGIONS[6:12], start[:5], (*start[:5], start[0]))
        ),
        *(cards.BuildRoad(column) for column in COLUMNS),
        *(cards.BuildSettlement(column, card) for column in COLUMNS for card in ("", "scout", "caravan", "abbey")),
        *(cards.BuildCity(column) for column in COLUMNS),
        *(cards.Build(card, at) for card in CARDS for at in (*sites, *odd_spots)),
        *(cards.ChooseCard(card, at) for card in CARDS for at in sites),
        *(cards.PlayCard(card) for card in (*CARDS, "", "no_such_card")),
        *(cards.TakeCard(card) for card in (*CARDS, "")),
        *(cards.PutUnder(card, stack) for card in CARDS for stack in STACKS),
        *(cards.BankTrade(give, take) for give, take in product(RESOURCES, RESOURCES)),
        *(cards.Pay(names) for names in ((), ("forest 9",), ("forest 4", "forest 5"))),
        *(cards.Store(region) for region in (*REGIONS, "")),
        *(cards.ChooseResource(resource) for resource in RESOURCES),
        *(cards.NameNumber(number) for number in range(1, 7)),
        *(cards.LayRegions(*pair) for pair in permutations(REGIONS, 2)),
        *(cards.LayRegions(region, region) for region in REGIONS[12:14]),
        *(kind(stack) for kind in (cards.DrawCard, cards.SearchStack, cards.ChooseStack) for stack in STACKS),
        *(cards.OfferTrade(give, take, to) for give, take in terms for to in ((), (0,), (1,), (0, 1))),
        *(cards.CounterTrade(give, take) for give, take in terms),
        *(trade.TradeWith(seat) for seat in range(3)),
        *(trade.RefuseProposal(seat) for seat in range(3)),
    ]
    return tuple(dict.fromkeys(listed))
