"""What the tests know of Das Duell."""

from __future__ import annotations

from functools import cache
from itertools import product
from typing import Any

import inselreich
from inselreich.core.chance import Seeded
from inselreich.core.moves import Move
from inselreich.core.questions import Decision
from inselreich.games.duel.realm import REALM
from inselreich.games.duel.view import DuelView
from inselreich.principality import moves
from inselreich.principality.resources import RESOURCES
from tests.support.principality import PrincipalityTricks, conceivable_layouts


class DuelTricks(PrincipalityTricks):
    """The moves of the shared room, and those that move and remove what lies there."""

    realm = REALM
    stacks = range(1, 6)

    def conceivable(self, match: inselreich.Match) -> list[Move]:
        view = match.view(None)
        assert isinstance(view, DuelView)
        swaps = {
            moves.SwapCards(one.card, one.at, other.card, other.at): None
            for seat in view.seats
            for one, other in product(seat.cards, seat.cards)
        }
        found = [*_fixed_moves(self), *self.conceivable_payments(match), *swaps, *conceivable_layouts(match)]
        return list(dict.fromkeys(found))

    def may_be_unlisted(self, match: inselreich.Match, move: Move) -> bool:
        """Two regions or two cards change places, whichever is named first."""
        return super().may_be_unlisted(match, move) or isinstance(move, moves.SwapRegions | moves.SwapCards)

    def is_listed_kind(self, match: inselreich.Match, seat: int, move: Move) -> bool:
        """Swaps from left to right."""
        view = match.view(None).seats[seat]
        if isinstance(move, moves.SwapRegions):
            order = [region.region for region in view.regions]
            return order.index(move.region) < order.index(move.other)
        if isinstance(move, moves.SwapCards):
            cards = [(card.card, card.at) for card in view.cards]
            return cards.index((move.card, move.at)) < cards.index((move.other, move.other_at))
        return super().is_listed_kind(match, seat, move)

    def free_move(self, match: inselreich.Match, decision: Decision, chance: Seeded) -> Move | None:
        """A swap the other way round."""
        listed: list[Any] = decision.moves
        match listed[chance.below(len(listed))] if listed else None:
            case moves.SwapRegions(region, other):
                return moves.SwapRegions(other, region)
            case moves.SwapCards(card, at, other, other_at):
                return moves.SwapCards(other, other_at, card, at)
        return super().free_move(match, decision, chance)


@cache
def _fixed_moves(tricks: DuelTricks) -> tuple[Move, ...]:
    cards, regions = tuple(REALM.catalogue.by_id), REALM.region_names
    sites = [f"{side} {column:+d}" for side in ("above", "below") for column in tricks.columns if column % 2]
    own: list[Move] = [
        *(moves.Demolish(card, at) for card in cards for at in sites),
        *(moves.RegionTrade(region, take) for region, take in product((*regions, ""), RESOURCES)),
        *(moves.SwapRegions(*pair) for pair in product((*regions, ""), regions)),
        moves.SwapCards("abbey", "above -1", "no_such_card", "below -1"),
    ]
    return tuple(dict.fromkeys([*tricks.conceivable_moves(), *own]))
