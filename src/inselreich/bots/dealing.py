"""Trade among the seats, and giving cards back, for any bot that can say what a hand is worth to it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from operator import itemgetter
from typing import Any, Protocol, TypeVar

from ..core.moves import Move, Pile
from ..core.trade import AcceptTrade, CounterTrade, DealView, RefuseTrade, TradeWith, WithdrawTrade
from .choice import Choice
from .hands import Hand, covers, exchanged, without

ACCEPT, REFUSE, WITHDRAW = AcceptTrade(), RefuseTrade(), WithdrawTrade()

P = TypeVar("P", bound=Pile)
Terms = tuple[P, P]
"""What is given, and what is taken for it."""


class Dealer(Protocol):
    """What a bot makes of the table, as far as dealing goes."""

    view: Any
    seat: int
    hand: Hand

    def prospect(self, hand: Hand) -> float:
        """What a hand is worth to the seat."""
        ...

    def strength(self, seat: int) -> float:
        """A seat's points, as far as they can be guessed."""
        ...

    def is_danger(self, seat: int) -> bool:
        """Whether the seat is about to win."""
        ...

    def gain_asked(self, partner: int) -> float:
        """By how much a trade with this seat must improve the prospect."""
        ...


def gain_of(dealer: Dealer, give: Pile, take: Pile) -> float:
    """By how much an exchange improves the prospect."""
    return dealer.prospect(exchanged(dealer.hand, give.counts, take.counts)) - dealer.prospect(dealer.hand)


def best_terms(dealer: Dealer, offered: Iterable[Terms[P]], least: float) -> Terms[P] | None:
    """The terms that improve the prospect most; None if none do by so much."""
    gain, best = max([(gain_of(dealer, *terms), terms) for terms in offered], key=itemgetter(0), default=(least, None))
    return best if gain >= least else None


def is_partner(dealer: Dealer, seat: int) -> bool:
    """Nobody trades with a seat that is about to win."""
    return seat != dealer.seat and not dealer.is_danger(seat)


def partners(dealer: Dealer) -> tuple[int, ...]:
    """To whom an offer goes: those with cards who are not about to win."""
    return tuple(each.seat for each in dealer.view.seats if each.hand_size and is_partner(dealer, each.seat))


def negotiate(dealer: Dealer, moves: Sequence[Move]) -> Choice:
    """An offer is on the table: one's own, or somebody else's."""
    deal = dealer.view.deal
    return choose_partner(dealer, deal) if deal.seat == dealer.seat else answer(dealer, deal, moves)


def answer(dealer: Dealer, deal: DealView, moves: Sequence[Move]) -> Choice:
    """Yes to what improves the prospect and helps no leader; or else a proposal of one's own; or no."""
    if not is_partner(dealer, deal.seat):
        return Choice(REFUSE, f"seat {deal.seat} is too close to winning")
    asked = dealer.gain_asked(deal.seat)
    if ACCEPT in moves and gain_of(dealer, deal.take, deal.give) >= asked:
        return Choice(ACCEPT, f"{deal.give} is worth more here than {deal.take}")
    counters = [move for move in moves if isinstance(move, CounterTrade)]
    best = max(counters, key=lambda move: gain_of(dealer, move.give, move.take), default=None)
    if best is not None and gain_of(dealer, best.give, best.take) >= asked:
        return Choice(best, f"rather {best.give} for {best.take}")
    return Choice(REFUSE, f"{deal.take} is worth more here than {deal.give}")


def choose_partner(dealer: Dealer, deal: DealView) -> Choice:
    """Of those who said yes, the weakest."""
    willing = [seat for seat in deal.accepted if is_partner(dealer, seat)]
    if not willing:
        return Choice(WITHDRAW, "those who accept are too close to winning")
    weakest = min(willing, key=dealer.strength)
    return Choice(TradeWith(weakest), f"seat {weakest} has {dealer.strength(weakest):g} points")


def take_proposal(dealer: Dealer) -> Choice | None:
    """What another seat proposes, if it improves the prospect."""
    for proposed in dealer.view.proposals:
        if not covers(dealer.hand, proposed.take.counts) or not is_partner(dealer, proposed.seat):
            continue
        if gain_of(dealer, proposed.take, proposed.give) >= dealer.gain_asked(proposed.seat):
            return Choice(TradeWith(proposed.seat), f"{proposed.give} is worth more here than {proposed.take}")
    return None


def least_missed(dealer: Dealer, hand: Hand) -> int:
    """The kind of which a card less in this hand is missed least."""
    kinds = [kind for kind, count in enumerate(hand) if count]
    return max(kinds, key=lambda kind: dealer.prospect(without(hand, kind)))


def hand_after_giving_back(dealer: Dealer, owed: int) -> list[int]:
    """What is left when so many cards are given back, card by card the one that is missed least."""
    hand = list(dealer.hand)
    for _ in range(owed):
        hand = without(hand, least_missed(dealer, hand))
    return hand
