"""Trade with the opponent: what one gains the other must not gain as well."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from ...core.moves import Move
from ...core.trade import RefuseProposal
from ...principality.moves import OfferTrade
from ..choice import Choice
from ..dealing import Terms, answer, best_terms, is_partner, take_proposal
from ..hands import Hand
from . import weights
from .outlook import Outlook


class Bargain:
    """A `Dealer`: what an exchange is worth is the own gain less the other's."""

    def __init__(self, outlook: Outlook, view: Any) -> None:
        self.outlook = outlook
        self.view = view
        self.seat = outlook.seat
        self.hand: Hand = outlook.own.stock

    def prospect(self, hand: Hand) -> float:
        """What these resources promise, if the other has what is missing and lacks what is more."""
        other = self.outlook.other
        theirs = [has + had - left for has, had, left in zip(other.stock, self.hand, hand, strict=True)]
        return self.outlook.own.promise(hand) - other.promise(theirs)

    def strength(self, seat: int) -> float:
        return self.outlook.table.victory_points[seat]

    def is_danger(self, seat: int) -> bool:
        return self.strength(seat) >= self.outlook.end.points_to_win - weights.DANGER

    def gain_asked(self, partner: int) -> float:
        return weights.GAIN


def respond(outlook: Outlook, view: Any, moves: Sequence[Move]) -> Choice:
    """To an offer on the table."""
    return answer(Bargain(outlook, view), view.deal, moves)


def bargain(outlook: Outlook, view: Any, moves: Sequence[Move], *, may_offer: bool) -> Choice | None:
    """What the opponent proposes, if it helps; then an offer of one's own."""
    dealer = Bargain(outlook, view)
    if view.proposals:
        taken = take_proposal(dealer)
        if taken is not None and taken.move in moves:
            return taken
        return Choice(
            RefuseProposal(1 - outlook.seat), "it helps the other more" if taken is None else "it does not fit"
        )
    if not may_offer or not is_partner(dealer, 1 - outlook.seat):
        return None
    terms = best_terms(dealer, [terms for terms in _listed(moves) if _fits(outlook, terms)], weights.GAIN)
    if terms is None:
        return None
    return Choice(OfferTrade(*terms), f"{terms[1]} is needed more than {terms[0]}")


def _listed(moves: Sequence[Move]) -> Iterator[Terms[Any]]:
    for move in moves:
        if isinstance(move, OfferTrade):
            yield move.give, move.take


def _fits(outlook: Outlook, terms: Terms[Any]) -> bool:
    """Only what the other has can be had."""
    return all(has >= count for has, count in zip(outlook.other.stock, terms[1].counts, strict=True))
