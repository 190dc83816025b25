"""What the tests know of Rise of the Inkas."""

from __future__ import annotations

from functools import cache
from itertools import product

import inselreich
from inselreich.core import trade
from inselreich.core.chance import Seeded
from inselreich.core.moves import Move
from inselreich.core.questions import Decision
from inselreich.games.inka import moves as inka
from inselreich.games.inka.board import FRAME_SPOTS, ISLAND
from inselreich.games.inka.events import Built
from inselreich.games.inka.pieces import KINDS, Cards
from inselreich.games.inka.view import InkaView
from tests.support.piles import ASKED, halves, is_listed_counter, is_listed_offer, some_others, terms
from tests.support.tricks import Tricks

MOST_IN_A_PILE = 2
"""Piles of the conceivable moves have at most so many cards, but for those that are the price of something."""
QUIET_FOR = 2_000
"""So many events without a building mean that nobody can build any more."""
ENDS = (inka.EndTurn, inka.FoundTribe)
"""I-41, I-121: what ends a turn."""


class InkaTricks(Tricks):
    """The whole list of conceivable moves, free offers and supply trades at a worse rate."""

    loud = frozenset({"offer_trade", "supply_trade"})

    def conceivable(self, match: inselreich.Match) -> list[Move]:
        hands = [tuple(hand) for hand in match.table.hands]
        discards = [move for hand in hands for move in _discards(hand)]
        return [*_fixed_moves(), *dict.fromkeys(discards)]

    def may_be_unlisted(self, match: inselreich.Match, move: Move) -> bool:
        """Offers are free (I-59); three alike of goods may be given for one card (I-67), though two would do (I-68)."""
        return isinstance(move, inka.OfferTrade | inka.CounterTrade | inka.SupplyTrade)

    def is_stuck(self, match: inselreich.Match) -> bool:
        """All roads are built (I-75), every tribe is hemmed in and has its city (I-79): nobody can go on."""
        latest = match.events.since(max(0, len(match.events) - QUIET_FOR))
        return not match.table.deck and not any(isinstance(event, Built) for event in latest)

    def is_listed_kind(self, match: inselreich.Match, seat: int, move: Move) -> bool:
        """Sensible offers, sensible counter-offers, supply trades at the best rate."""
        view = match.view(seat)
        assert isinstance(view, InkaView)
        assert view.own is not None
        if isinstance(move, inka.OfferTrade):
            return is_listed_offer(match, seat, move, view.own.hand, ENDS)
        if isinstance(move, inka.CounterTrade):
            return is_listed_counter(move, view.own.hand, view.deal)
        if isinstance(move, inka.SupplyTrade):
            return move.give not in (Cards(feather=3), Cards(coca=3), Cards(fish=3))
        return True

    def free_move(self, match: inselreich.Match, decision: Decision, chance: Seeded) -> Move | None:
        forms = decision.forms
        if not forms:
            return None
        form = forms[chance.below(len(forms))]
        hand = match.table.hands[decision.seat]
        give, take = terms(Cards, hand, chance)
        if form.move == "offer_trade":
            return inka.OfferTrade(give, take, some_others(match, decision.seat, chance))
        if form.move == "counter_trade":
            return inka.CounterTrade(give, take)
        if form.move == "supply_trade":
            kind = chance.below(len(KINDS))
            return inka.SupplyTrade(Cards.of([3 * (kind == other) for other in range(len(KINDS))]), take)
        return None


@cache
def _fixed_moves() -> tuple[Move, ...]:
    """Every move of a finite kind there can be, and a choice of those with free amounts."""
    small = [Cards.of(counts) for counts in product(range(3), repeat=8) if sum(counts) <= MOST_IN_A_PILE]
    single = [pile for pile in small if pile.total == 1]
    pairs = [pile for pile in small if pile.total == 2]
    prices = [Cards.of([count * (kind == other) for other in range(8)]) for kind in range(8) for count in (2, 3, 4)]
    goods = Cards(feather=1, coca=1, fish=1)
    odd = [Cards(), Cards(wood=2), Cards(wool=1, fish=1), Cards(stone=1, potato=2), Cards(feather=2, fish=1)]
    free = [*product(odd, single), *product(single, odd), *product(odd, odd)]
    plain: list[type[Move]] = [
        *(inka.RollDice, inka.EndTurn, inka.BuyDevelopment, inka.PlayCombatArts, inka.PlayRoadBuilding),
        *(inka.WaiveRoad, trade.AcceptTrade, trade.RefuseTrade, trade.WithdrawTrade),
    ]
    listed: list[Move] = [
        *(kind() for kind in plain),
        *(inka.BuildRoad(path) for path in ISLAND.edge_names),
        *(inka.BuildSettlement(crossing) for crossing in ISLAND.corner_names),
        *(inka.BuildCity(crossing) for crossing in ISLAND.corner_names),
        *(inka.FoundTribe(crossing) for crossing in ISLAND.corner_names),
        *(inka.PlayMonopoly(kind) for kind in KINDS),
        *(inka.PlayInvention(pile) for pile in [*small, goods]),
        *(inka.Discard(pile) for pile in small),
        *(inka.MoveRobber(name) for name in inka.MoveRobber.hexes),
        *(inka.UseCombatArts(ISLAND.hex_names[spot]) for spot in FRAME_SPOTS),
        *(inka.UseTradeRoad(pile, take) for pile in [*small, goods] for take in KINDS),
        *(inka.Steal(seat) for seat in range(4)),
        *(inka.SupplyTrade(give, take) for give, take in product([*prices, goods], single)),
        *(inka.SupplyTrade(give, take) for give, take in product([goods, Cards(ore=3), Cards(fish=2)], pairs)),
        *(inka.SupplyTrade(give, take) for give, take in product(odd, [*odd, *single])),
        *(inka.OfferTrade(give, take, to) for give, take in product(single, single) for to in ASKED),
        *(inka.OfferTrade(give, take) for give, take in free),
        *(inka.CounterTrade(give, take) for give, take in [*product(single, single), *free]),
        *(trade.TradeWith(seat) for seat in range(4)),
        *(trade.RefuseProposal(seat) for seat in range(4)),
    ]
    return tuple(dict.fromkeys(listed))


@cache
def _discards(hand: tuple[int, ...]) -> tuple[Move, ...]:
    return tuple(inka.Discard(Cards.of(pile)) for pile in halves(hand) if sum(pile) > MOST_IN_A_PILE)
