"""What the tests know of Rise of the Inkas."""

from __future__ import annotations

from functools import cache
from itertools import product

import inselreich
from inselreich.core.chance import Seeded
from inselreich.core.moves import Move
from inselreich.core.questions import Decision
from inselreich.games.inka import moves as inka
from inselreich.games.inka.board import FRAME_SPOTS, ISLAND
from inselreich.games.inka.events import Built
from inselreich.games.inka.pieces import KINDS, Cards
from tests.support.trades import TradingTricks

QUIET_FOR = 2_000
"""So many events without a building mean that nobody can build any more."""


class InkaTricks(TradingTricks):
    """The whole list of conceivable moves, free offers (I-59) and supply trades at a worse rate."""

    loud = frozenset({"offer_trade", "supply_trade"})
    offer = inka.OfferTrade
    counter = inka.CounterTrade
    discard = inka.Discard
    end_turn = (inka.EndTurn, inka.FoundTribe)
    odd = (Cards(), Cards(wood=2), Cards(wool=1, fish=1), Cards(stone=1, potato=2), Cards(feather=2, fish=1))

    def conceivable(self, match: inselreich.Match) -> list[Move]:
        return [*_fixed_moves(self), *self.conceivable_discards(match)]

    def may_be_unlisted(self, match: inselreich.Match, move: Move) -> bool:
        """Three alike of goods may be given for one card (I-67), though two would do (I-68)."""
        return isinstance(move, inka.SupplyTrade) or super().may_be_unlisted(match, move)

    def is_stuck(self, match: inselreich.Match) -> bool:
        """All roads are built (I-75), every tribe is hemmed in and has its city (I-79): nobody can go on."""
        latest = match.events.since(max(0, len(match.events) - QUIET_FOR))
        return not match.table.deck and not any(isinstance(event, Built) for event in latest)

    def is_listed_kind(self, match: inselreich.Match, seat: int, move: Move) -> bool:
        """Trades among the seats as in every game; supply trades at the best rate."""
        if isinstance(move, inka.SupplyTrade):
            return move.give not in (Cards(feather=3), Cards(coca=3), Cards(fish=3))
        return super().is_listed_kind(match, seat, move)

    def free_move(self, match: inselreich.Match, decision: Decision, chance: Seeded) -> Move | None:
        """Now and then three alike of any kind."""
        if chance.below(4) == 0 and any(form.move == inka.SupplyTrade.named() for form in decision.forms):
            give, take = chance.below(len(KINDS)), chance.below(len(KINDS))
            return inka.SupplyTrade(_alike(give, 3), _alike(take, 1))
        return super().free_move(match, decision, chance)


def _alike(kind: int, count: int) -> Cards:
    return Cards.of([count * (kind == other) for other in range(len(KINDS))])


@cache
def _fixed_moves(tricks: InkaTricks) -> tuple[Move, ...]:
    """Every move of a finite kind there can be, and a choice of those with free amounts."""
    small = tricks.small_piles()
    single = [pile for pile in small if pile.total == 1]
    pairs = [pile for pile in small if pile.total == 2]
    prices = [_alike(kind, count) for kind in range(len(KINDS)) for count in (2, 3, 4)]
    goods = Cards(feather=1, coca=1, fish=1)
    plain: list[type[Move]] = [
        *(inka.RollDice, inka.EndTurn, inka.BuyDevelopment, inka.PlayCombatArts, inka.PlayRoadBuilding),
        inka.WaiveRoad,
    ]
    listed: list[Move] = [
        *(kind() for kind in plain),
        *(inka.BuildRoad(path) for path in ISLAND.edge_names),
        *(inka.BuildSettlement(crossing) for crossing in ISLAND.corner_names),
        *(inka.BuildCity(crossing) for crossing in ISLAND.corner_names),
        *(inka.FoundTribe(crossing) for crossing in ISLAND.corner_names),
        *(inka.PlayMonopoly(kind) for kind in KINDS),
        *(inka.PlayInvention(pile) for pile in [Cards(), *single, *pairs, goods]),
        *(inka.MoveRobber(name) for name in inka.MoveRobber.hexes),
        *(inka.UseCombatArts(ISLAND.hex_names[spot]) for spot in FRAME_SPOTS),
        *(inka.UseTradeRoad(pile, take) for pile in [Cards(), *single, *pairs, goods] for take in KINDS),
        *(inka.Steal(seat) for seat in range(4)),
        *(inka.SupplyTrade(give, take) for give, take in product([*prices, goods], single)),
        *(inka.SupplyTrade(give, take) for give, take in product([goods, Cards(ore=3), Cards(fish=2)], pairs)),
        *(inka.SupplyTrade(give, take) for give, take in product(tricks.odd, [*tricks.odd, *single])),
        *tricks.conceivable_trades(),
    ]
    return tuple(dict.fromkeys(listed))
