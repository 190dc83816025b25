"""What the tests know of the classic game."""

from __future__ import annotations

from functools import cache
from itertools import product

import inselreich
from inselreich.core.moves import Move
from inselreich.games.classic import moves as classic
from inselreich.games.classic.board import ISLAND
from inselreich.games.classic.events import Built, LongestRoadMoved
from inselreich.games.classic.pieces import RESOURCES, Cards
from inselreich.games.classic.view import ClassicView
from tests.support.trades import TradingTricks

QUIET_FOR = 2_000
"""So many events without a building mean that there is no room left."""


class ClassicTricks(TradingTricks):
    """The whole list of conceivable moves, free offers and sea trades at a worse rate."""

    offer = classic.OfferTrade
    counter = classic.CounterTrade
    discard = classic.Discard
    end_turn = classic.EndTurn
    odd = (Cards(), Cards(lumber=2), Cards(wool=1, ore=1), Cards(brick=1, grain=2))

    def conceivable(self, match: inselreich.Match) -> list[Move]:
        return [*_fixed_moves(self), *self.conceivable_discards(match)]

    def may_be_unlisted(self, match: inselreich.Match, move: Move) -> bool:
        """Offers are free (C-58, C-59); 3:1 and 4:1 stay open to the owner of a better harbour (C-61, C-62)."""
        return super().may_be_unlisted(match, move) or isinstance(move, classic.SeaTrade)

    def is_stuck(self, match: inselreich.Match) -> bool:
        """The deck is sold (C-78), the land is full, and nothing has been built for long: it happens above 10 points."""
        latest = match.events.since(max(0, len(match.events) - QUIET_FOR))
        return not match.table.deck and not any(isinstance(event, Built | LongestRoadMoved) for event in latest)

    def is_listed_kind(self, match: inselreich.Match, seat: int, move: Move) -> bool:
        """Trades as in every game; sea trades at the best rate."""
        view = match.view(seat)
        assert isinstance(view, ClassicView)
        if isinstance(move, classic.SeaTrade):
            return move.count == view.seats[seat].sea_rates[move.give]
        return super().is_listed_kind(match, seat, move)


@cache
def _fixed_moves(tricks: ClassicTricks) -> tuple[Move, ...]:
    """Every move of a finite kind there can be, and a choice of those with free amounts."""
    plain: list[type[Move]] = [
        *(classic.RollDice, classic.EndTurn, classic.BuyDevelopment, classic.PlayKnight, classic.PlayRoadBuilding),
        *(classic.WaiveRoad, classic.StealNothing),
    ]
    listed: list[Move] = [
        *(kind() for kind in plain),
        *(classic.BuildRoad(path) for path in ISLAND.edge_names),
        *(classic.BuildSettlement(crossing) for crossing in ISLAND.corner_names),
        *(classic.BuildCity(crossing) for crossing in ISLAND.corner_names),
        *(classic.PlaceNeutral(crossing) for crossing in ISLAND.corner_names),
        *(classic.PlayMonopoly(resource) for resource in RESOURCES),
        *(classic.PlayInvention(pile) for pile in tricks.small_piles()),
        *(classic.MoveRobber(name) for name in ISLAND.hex_names[: ISLAND.land_count]),
        *(classic.Steal(seat) for seat in range(4)),
        *(classic.SeaTrade(give, count, take) for give, count, take in product(RESOURCES, (2, 3, 4), RESOURCES)),
        *tricks.conceivable_trades(),
    ]
    return tuple(dict.fromkeys(listed))
