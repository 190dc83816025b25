"""What the tests know of the classic game."""

from __future__ import annotations

from functools import cache
from itertools import product

import inselreich
from inselreich.core import trade
from inselreich.core.chance import Seeded
from inselreich.core.moves import Move
from inselreich.core.questions import Decision
from inselreich.games.classic import moves as classic
from inselreich.games.classic.board import ISLAND
from inselreich.games.classic.events import Built, LongestRoadMoved
from inselreich.games.classic.pieces import RESOURCES, Cards
from inselreich.games.classic.view import ClassicView
from tests.support.piles import ASKED, halves, is_listed_counter, is_listed_offer, some_others, terms
from tests.support.tricks import Tricks

MOST_IN_A_PILE = 3
"""Trades of the conceivable moves have at most so many cards on a side, and discards of less usual sizes too."""


QUIET_FOR = 2_000
"""So many events without a building mean that there is no room left."""


class ClassicTricks(Tricks):
    """The whole list of conceivable moves, free offers and sea trades at a worse rate."""

    loud = frozenset({"offer_trade"})

    def conceivable(self, match: inselreich.Match) -> list[Move]:
        hands = [tuple(hand) for hand in match.table.hands]
        discards = [move for hand in hands for move in _discards(hand)]
        return [*_fixed_moves(), *dict.fromkeys(discards)]

    def may_be_unlisted(self, match: inselreich.Match, move: Move) -> bool:
        """Offers are free (C-58, C-59); 3:1 and 4:1 stay open to the owner of a better harbour (C-61, C-62)."""
        return isinstance(move, classic.OfferTrade | classic.CounterTrade | classic.SeaTrade)

    def is_stuck(self, match: inselreich.Match) -> bool:
        """The deck is sold (C-78), the land is full, and nothing has been built for long: it happens above 10 points."""
        latest = match.events.since(max(0, len(match.events) - QUIET_FOR))
        return not match.table.deck and not any(isinstance(event, Built | LongestRoadMoved) for event in latest)

    def is_listed_kind(self, match: inselreich.Match, seat: int, move: Move) -> bool:
        """Offers to everybody of one card of several for one that is lacking, twice a turn; counter-offers of one of
        several for the one offered; sea trades at the best rate.
        """
        view = match.view(seat)
        assert isinstance(view, ClassicView)
        assert view.own is not None
        if isinstance(move, classic.OfferTrade):
            return is_listed_offer(match, seat, move, view.own.hand, (classic.EndTurn,))
        if isinstance(move, classic.CounterTrade):
            return is_listed_counter(move, view.own.hand, view.deal)
        if isinstance(move, classic.SeaTrade):
            return move.count == view.seats[seat].sea_rates[move.give]
        return True

    def free_move(self, match: inselreich.Match, decision: Decision, chance: Seeded) -> Move | None:
        forms = decision.forms
        if not forms:
            return None
        form = forms[chance.below(len(forms))]
        hand = match.table.hands[decision.seat]
        if form.move == "offer_trade":
            return classic.OfferTrade(*terms(Cards, hand, chance), some_others(match, decision.seat, chance))
        if form.move == "counter_trade":
            return classic.CounterTrade(*terms(Cards, hand, chance))
        return None


@cache
def _fixed_moves() -> tuple[Move, ...]:
    """Every move of a finite kind there can be, and a choice of those with free amounts."""
    small = [Cards.of(counts) for counts in product(range(3), repeat=5) if sum(counts) <= MOST_IN_A_PILE]
    single = [pile for pile in small if pile.total == 1]
    odd = [Cards(), Cards(lumber=2), Cards(wool=1, ore=1), Cards(brick=1, grain=2)]
    free = [*product(odd, single), *product(single, odd), *product(odd, odd)]
    both_ways = [*product(single, single), *free]
    plain: list[type[Move]] = [
        *(classic.RollDice, classic.EndTurn, classic.BuyDevelopment, classic.PlayKnight, classic.PlayRoadBuilding),
        *(classic.WaiveRoad, classic.StealNothing, trade.AcceptTrade, trade.RefuseTrade, trade.WithdrawTrade),
    ]
    listed: list[Move] = [
        *(kind() for kind in plain),
        *(classic.BuildRoad(path) for path in ISLAND.edge_names),
        *(classic.BuildSettlement(crossing) for crossing in ISLAND.corner_names),
        *(classic.BuildCity(crossing) for crossing in ISLAND.corner_names),
        *(classic.PlaceNeutral(crossing) for crossing in ISLAND.corner_names),
        *(classic.PlayMonopoly(resource) for resource in RESOURCES),
        *(classic.PlayInvention(pile) for pile in small),
        *(classic.Discard(pile) for pile in small),
        *(classic.MoveRobber(name) for name in ISLAND.hex_names[: ISLAND.land_count]),
        *(classic.Steal(seat) for seat in range(4)),
        *(classic.SeaTrade(give, count, take) for give, count, take in product(RESOURCES, (2, 3, 4), RESOURCES)),
        *(classic.OfferTrade(give, take, to) for give, take in product(single, single) for to in ASKED),
        *(classic.OfferTrade(give, take) for give, take in free),
        *(classic.CounterTrade(give, take) for give, take in both_ways),
        *(trade.TradeWith(seat) for seat in range(4)),
        *(trade.RefuseProposal(seat) for seat in range(4)),
    ]
    return tuple(dict.fromkeys(listed))


@cache
def _discards(hand: tuple[int, ...]) -> tuple[Move, ...]:
    return tuple(classic.Discard(Cards.of(pile)) for pile in halves(hand) if sum(pile) > MOST_IN_A_PILE)
