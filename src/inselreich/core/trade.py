"""Trade among the seats, for any game with cards in hand.

The active seat offers to all or some; those asked answer in any order with yes, no or a proposal of their own; the
active seat chooses a partner or withdraws. In between, the others may propose a trade to the active seat at any
time; a proposal stands until it is taken, refused, withdrawn or the turn ends.

A game subclasses `TradingTable` and the moves and events that name cards, and says in a `Market` what it allows and
which of its rules say so. It puts `market.offering`, `market.replying` and `market.proposing` into its menus.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Annotated, Any, ClassVar, NamedTuple

import msgspec

from .errors import IllegalMove, MalformedMove
from .events import Event
from .moves import Move, Pile
from .questions import Action, Ask, AskAny, Form, Menu, Script, Section
from .table import Table

MOST_SEATS = 4
SeatNumber = Annotated[int, msgspec.Meta(ge=0, le=MOST_SEATS - 1)]
LISTED_OFFERS = 2
"""So many offers a turn are listed for each seat; any number may be made."""
UP_TO_TWO = bytes([0, 1, *[2] * 254])
"""What to count a number of cards as, where only none, one and several make a difference."""


# On the table


class Deal(NamedTuple):
    """The active seat's open offer: who is still asked, who has said yes. The piles are of the game's own kind."""

    to: tuple[int, ...]
    give: Any
    take: Any
    pending: tuple[int, ...]
    accepted: tuple[int, ...]


class Proposal(NamedTuple):
    """What a seat would give the active seat, and take for it."""

    seat: int
    give: Any
    take: Any


OTHERS = {
    seats: [tuple((seat + step) % seats for step in range(1, seats)) for seat in range(seats)]
    for seats in range(1, MOST_SEATS + 1)
}


class NegotiatingTable(Table):
    """A table whose seats trade with the active seat; what they have to trade is for the game to say."""

    seats: int
    active: int
    deal: Deal | None
    proposals: tuple[Proposal, ...]
    offered: tuple[int, ...]
    """Who has made an offer this turn, once for each."""

    def others(self, seat: int) -> tuple[int, ...]:
        """The other seats, clockwise from this one's left."""
        return OTHERS[self.seats][seat]

    def goods(self, seat: int) -> list[int]:
        """What the seat has to trade, so many of each kind."""
        raise NotImplementedError

    def holds(self, seat: int, cards: Iterable[int]) -> bool:
        """Whether the seat has so many of each kind to give."""
        for has, wanted in zip(self.goods(seat), cards):  # noqa: B905 - one number a kind in both
            if has < wanted:
                return False
        return True

    def clear_trade(self) -> None:
        """No offers: before the first turn, and when a turn ends."""
        self.deal = None
        self.proposals = ()
        self.offered = ()

    def proposal_of(self, seat: int) -> Proposal | None:
        """What this seat proposes to the active seat."""
        for proposal in self.proposals:
            if proposal.seat == seat:
                return proposal
        return None

    def propose(self, seat: int, give: Pile, take: Pile) -> None:
        """The seat's proposal, in place of an earlier one."""
        self.drop_proposal(seat)
        self.proposals = (*self.proposals, Proposal(seat, give, take))

    def drop_proposal(self, seat: int) -> None:
        if self.proposals:
            self.proposals = tuple([proposal for proposal in self.proposals if proposal.seat != seat])


class TradingTable(NegotiatingTable):
    """A table whose seats hold cards, so many of each kind, and trade them."""

    hands: list[list[int]]

    def goods(self, seat: int) -> list[int]:
        return self.hands[seat]

    def hand_size(self, seat: int) -> int:
        return sum(self.hands[seat])

    def hand_over(self, giver: int, taker: int, cards: Iterable[int]) -> None:
        """From hand to hand."""
        giving, taking = self.hands[giver], self.hands[taker]
        for kind, count in enumerate(cards):
            giving[kind] -= count
            taking[kind] += count


# Moves


class OfferTrade(Move, frozen=True):
    """Offer a trade: I give, I take. `to` names the seats asked; none named: everybody I may trade with."""

    cards: ClassVar[type[Pile]]
    give: Pile
    take: Pile
    to: tuple[SeatNumber, ...] = ()

    def __post_init__(self) -> None:
        self.cards.check(self.give, self.take)
        if not isinstance(self.to, tuple):
            raise MalformedMove(f"the seats asked are a tuple of seat numbers, not {self.to!r}")
        for seat in self.to:
            check_seat(seat)


class CounterTrade(Move, frozen=True):
    """No, but I would give and take this instead."""

    cards: ClassVar[type[Pile]]
    give: Pile
    take: Pile

    def __post_init__(self) -> None:
        self.cards.check(self.give, self.take)


class AcceptTrade(Move, frozen=True):
    """Yes to the offer on the table."""


class RefuseTrade(Move, frozen=True):
    """No to the offer on the table."""


class TradeWith(Move, frozen=True):
    """Choose the partner: one who accepted the offer, or one whose own proposal is taken."""

    seat: SeatNumber

    def __post_init__(self) -> None:
        check_seat(self.seat)


class RefuseProposal(Move, frozen=True):
    """No to what another seat has proposed."""

    seat: SeatNumber

    def __post_init__(self) -> None:
        check_seat(self.seat)


class WithdrawTrade(Move, frozen=True):
    """Take the own offer or proposal back."""


def check_seat(seat: object) -> None:
    if type(seat) is not int or not 0 <= seat < MOST_SEATS:
        raise MalformedMove(f"seats are numbered from 0, at most {MOST_SEATS - 1}, not {seat!r}")


# Events


class TradeOffered(Event, frozen=True):
    """An offer, a counter-offer or a proposal."""

    seat: int
    to: tuple[int, ...]
    give: Pile
    take: Pile


class TradeAnswered(Event, frozen=True):
    """Yes or no to the offer on the table."""

    seat: int
    accepted: bool


class ProposalRefused(Event, frozen=True):
    """The active seat does not want this seat's proposal."""

    seat: int
    proposer: int


class TradeWithdrawn(Event, frozen=True):
    """An offer or a proposal was taken back."""

    seat: int


class Traded(Event, frozen=True):
    """`seat` gave and took, `partner` the other way round."""

    seat: int
    partner: int
    give: Pile
    take: Pile


class TradeFailed(Event, frozen=True):
    """One side no longer held the cards; nothing changed hands."""

    seat: int
    partner: int


# Views


class DealView(msgspec.Struct, frozen=True):
    """The offer on the table."""

    seat: int
    to: tuple[int, ...]
    give: Pile
    take: Pile
    pending: tuple[int, ...]
    accepted: tuple[int, ...]


class ProposalView(msgspec.Struct, frozen=True):
    """What a seat proposes to the active seat."""

    seat: int
    give: Pile
    take: Pile


# The rules


class Market:
    """What a game says of trade among its seats, and all that follows from it."""

    cards: type[Pile]
    offer: type[OfferTrade]
    counter: type[CounterTrade]
    offered: type[TradeOffered]
    traded: type[Traded]

    partners: str
    """The number of the rule about who trades with whom."""
    terms: str
    """The number of the rule about what may be traded for what."""
    likeness = ""
    """The number of the rule that no kind may be on both sides, where it is another one than `terms`."""
    agreement: str
    """The number of the rule that both must agree, and still hold the cards."""
    like_for_like = False
    """Whether a kind of card may be on both sides."""
    goods = "card"
    """What is traded, in a word."""
    feasible = "you can pay"
    """What a proposal must be in order to be taken, as `can_take` sees it."""

    def closed(self, table: Any) -> IllegalMove | None:
        """Why there is no trade for the rest of the turn; None while there is."""
        return None

    def has_room(self, table: Any, seat: int, goods: Pile) -> bool:
        """Whether the seat can take so much."""
        return True

    def can_take(self, table: Any, seat: int, proposal: Proposal) -> bool:
        """Whether the active seat may agree to a proposal, as far as it knows."""
        return bool(table.holds(seat, proposal.take.counts))

    def can_swap(self, table: Any, seat: int, partner: int, give: Pile, take: Pile) -> bool:
        """Whether both sides can be given, as far as the two themselves know."""
        return bool(table.holds(seat, give.counts) and table.holds(partner, take.counts))

    def cannot_swap(self, table: Any, partner: int, give: Pile, take: Pile) -> IllegalMove:
        """Why not, for the partner who wants to accept."""
        return IllegalMove(f"you do not hold {take}", self.agreement)

    def swap(self, table: Any, seat: int, partner: int, give: Pile, take: Pile) -> Script | None:
        """What was agreed changes hands."""
        table.hand_over(seat, partner, give.counts)
        table.hand_over(partner, seat, take.counts)
        table.tell(self.traded(seat, partner, give, take))
        return self.after(table, seat, partner)

    def after(self, table: Any, seat: int, partner: int) -> Script | None:
        """What else a trade brings, just after it."""
        return None

    def __init__(self) -> None:
        kinds = range(len(self.cards.__struct_fields__))
        singles = [self.cards.of([int(kind == other) for other in kinds]) for kind in kinds]
        self.offers = [[self.offer(give, take) for take in singles] for give in singles]
        """By the kind of the card given and of that taken."""
        self.counters = [[self.counter(give, take) for take in singles] for give in singles]
        offers, partners, withdrawals = Offers(self), Partners(self), Withdrawals(self)
        self.offering: Action = offers
        """For whoever may open a trade."""
        self.replying = Section(self._has_proposals, partners, Refusals(self))
        """For the active seat, about what others propose."""
        self.proposing = Menu(self.partners, offers, withdrawals)
        """For the others in the active seat's trade phase."""
        self.answers = Menu(self.partners, Acceptances(self), Answers(self), Counters(self))
        """For those asked by an offer."""
        self.choice = Menu(self.partners, partners, withdrawals)
        """For the active seat while its offer is on the table."""

    def is_open(self, table: Any, seat: int) -> bool:
        """Whether the seat could trade at all: in the trade phase, and with a card to give."""
        return any(table.goods(seat)) and self.closed(table) is None

    def _has_proposals(self, table: Any, seat: int) -> bool:
        return bool(table.proposals) and self.closed(table) is None

    def terms_objection(self, table: Any, giver: int, give: Pile, take: Pile) -> IllegalMove | None:
        """Both give something, no kind goes both ways unless the game allows it, nobody offers what he does not hold."""
        given, taken = give.counts, take.counts
        if not any(given) or not any(taken):
            return IllegalMove(f"both sides of a trade give at least one {self.goods}", self.terms)
        if not self.like_for_like and any([one and other for one, other in zip(given, taken, strict=True)]):
            sentence = f"no kind of {self.goods} may be on both sides of a trade"
            return IllegalMove(sentence, self.likeness or self.terms)
        if not table.holds(giver, given):
            return IllegalMove(f"you do not hold {give}", self.agreement)
        return None

    def negotiate(self, table: Any, seat: int) -> Script:
        """Until the offer on the table is taken, refused by all, or withdrawn."""
        answers, choice = self.answers.on(table), self.choice.on(table)
        while (deal := table.deal) is not None:
            if deal.pending:
                asked = dict.fromkeys(deal.pending, answers)
                who, move = yield AskAny(asked, self.partners, may={seat: choice})
            else:
                who, move = seat, (yield Ask(seat, choice, self.partners))
            effect = (self.choice if who == seat else self.answers).perform(table, who, move)
            if effect is not None:
                yield from effect
            effect = self._close_if_settled(table, seat)
            if effect is not None:
                yield from effect

    def _close_if_settled(self, table: Any, seat: int) -> Script | None:
        """An offer to one seat needs no second word; an offer that nobody wants is over."""
        deal = table.deal
        if deal is None or deal.pending:
            return None
        if not deal.accepted:
            table.deal = None
        elif len(deal.to) == 1:
            return self.exchange(table, seat, deal.to[0])
        return None

    def exchange(self, table: Any, seat: int, partner: int) -> Script | None:
        """Both give at once, or nothing happens if one of them cannot."""
        deal, proposal = table.deal, table.proposal_of(partner)
        if deal is not None and partner in deal.accepted:
            give, take = deal.give, deal.take
        else:
            give, take = proposal.take, proposal.give
            table.drop_proposal(partner)
        table.deal = None
        if not self.can_swap(table, seat, partner, give, take):
            table.tell(TradeFailed(seat, partner))
            return None
        return self.swap(table, seat, partner, give, take)

    def offer_form(self, move: type[Move], table: Any, seat: int) -> Form:
        """What may be given, for a move with free amounts."""
        hand = table.goods(seat)
        return Form(move.named(), 1, sum(hand), self.cards.naming(hand))


class MarketAction(Action):
    """A move of a negotiation, under the rules of a market."""

    def __init__(self, market: Market) -> None:
        self.market = market


class Offers(MarketAction):
    """The active seat offers to all or some; anybody else proposes to the active seat.

    Listed: one card of which the seat holds more for one that it lacks.
    """

    def __init__(self, market: Market) -> None:
        super().__init__(market)
        self.move = market.offer
        self._listed = lru_cache(maxsize=8192)(self._surplus_for_lacking)

    def moves(self, table: Any, seat: int) -> Sequence[Move]:
        if table.offered.count(seat) >= LISTED_OFFERS or self.market.closed(table) is not None:
            return ()
        return self._listed(bytes(table.goods(seat)).translate(UP_TO_TWO))

    def _surplus_for_lacking(self, hand: bytes) -> tuple[Move, ...]:
        """How many cards of each kind, more than two being counted as two: so the same hands come again and again."""
        plenty = [by_taken for has, by_taken in zip(hand, self.market.offers, strict=True) if has >= 2]
        lacking = [kind for kind, has in enumerate(hand) if not has]
        return tuple([by_taken[kind] for by_taken in plenty for kind in lacking])

    def objection(self, table: Any, seat: int, move: OfferTrade) -> IllegalMove | None:
        closed = self.market.closed(table)
        if closed is not None:
            return closed
        allowed = self._asked(table, seat)
        if move.to and (len(set(move.to)) != len(move.to) or not set(move.to) <= set(allowed)):
            sentence = f"seat {seat} may trade with {_seats(allowed)} now, each named once"
            return IllegalMove(sentence, self.market.partners)
        return self.market.terms_objection(table, seat, move.give, move.take)

    def perform(self, table: Any, seat: int, move: OfferTrade) -> Script | None:
        asked = tuple(sorted(move.to)) or self._asked(table, seat)
        table.offered = (*table.offered, seat)
        table.tell(self.market.offered(seat, asked, move.give, move.take))
        if seat != table.active:
            table.propose(seat, move.give, move.take)
            return None
        table.deal = Deal(asked, move.give, move.take, asked, ())
        return self.market.negotiate(table, seat)

    def forms(self, table: Any, seat: int) -> tuple[Form, ...]:
        if self.market.closed(table) is not None:
            return ()
        return (self.market.offer_form(self.move, table, seat),)

    def _asked(self, table: Any, seat: int) -> tuple[int, ...]:
        others: tuple[int, ...] = table.others(seat)
        return others if seat == table.active else (table.active,)


class Partners(MarketAction):
    """Choose who accepted the offer, or whose own proposal is taken."""

    move = TradeWith

    def moves(self, table: Any, seat: int) -> list[Move]:
        return [PARTNERS[other] for other in table.others(seat) if self._price(table, seat, other) is not None]

    def objection(self, table: Any, seat: int, move: TradeWith) -> IllegalMove | None:
        if move.seat == seat or move.seat >= table.seats:
            sentence = f"seat {move.seat} is no partner; the others are {_seats(table.others(seat))}"
            return IllegalMove(sentence, self.market.partners)
        closed = self.market.closed(table)
        if closed is None and self._price(table, seat, move.seat) is None:
            sentence = f"seat {move.seat} has accepted nothing and proposed nothing {self.market.feasible}"
            return IllegalMove(sentence, self.market.partners)
        return closed

    def perform(self, table: Any, seat: int, move: TradeWith) -> Script | None:
        return self.market.exchange(table, seat, move.seat)

    def _price(self, table: Any, seat: int, other: int) -> Pile | None:
        """What the seat would give this partner; None if there is nothing to agree to, or it cannot pay."""
        deal, proposal = table.deal, table.proposal_of(other)
        if self.market.closed(table) is not None:
            return None
        if deal is not None and other in deal.accepted:
            given: Pile = deal.give
            return given
        if proposal is not None and self.market.can_take(table, seat, proposal):
            wanted: Pile = proposal.take
            return wanted
        return None


class Refusals(MarketAction):
    """The active seat does not want a proposal."""

    move = RefuseProposal

    def moves(self, table: Any, seat: int) -> list[Move]:
        return [REFUSALS[proposal.seat] for proposal in table.proposals]

    def objection(self, table: Any, seat: int, move: RefuseProposal) -> IllegalMove | None:
        closed = self.market.closed(table)
        if closed is None and table.proposal_of(move.seat) is None:
            return IllegalMove(f"seat {move.seat} has proposed nothing", self.market.partners)
        return closed

    def perform(self, table: Any, seat: int, move: RefuseProposal) -> None:
        table.drop_proposal(move.seat)
        table.tell(ProposalRefused(seat, move.seat))


class Withdrawals(MarketAction):
    """Take the own offer or proposal back."""

    move = WithdrawTrade

    def moves(self, table: Any, seat: int) -> Sequence[Move]:
        return WITHDRAW if self._is_open(table, seat) else ()

    def objection(self, table: Any, seat: int, move: WithdrawTrade) -> IllegalMove | None:
        return None if self._is_open(table, seat) else IllegalMove("you have offered nothing", self.market.partners)

    def perform(self, table: Any, seat: int, move: WithdrawTrade) -> None:
        if seat == table.active:
            table.deal = None
        else:
            table.drop_proposal(seat)
        table.tell(TradeWithdrawn(seat))

    def _is_open(self, table: Any, seat: int) -> bool:
        return (table.deal if seat == table.active else table.proposal_of(seat)) is not None


class Acceptances(MarketAction):
    """Yes, if one holds what is wanted; only the seat itself learns whether it could."""

    move = AcceptTrade

    def moves(self, table: Any, seat: int) -> Sequence[Move]:
        deal = table.deal
        if deal is None or not self.market.can_swap(table, table.active, seat, deal.give, deal.take):
            return ()
        return ACCEPT

    def objection(self, table: Any, seat: int, move: AcceptTrade) -> IllegalMove | None:
        deal = table.deal
        if self.market.can_swap(table, table.active, seat, deal.give, deal.take):
            return None
        return self.market.cannot_swap(table, seat, deal.give, deal.take)

    def perform(self, table: Any, seat: int, move: AcceptTrade) -> None:
        _answered(table, seat, accepted=True)
        table.tell(TradeAnswered(seat, accepted=True))


class Answers(MarketAction):
    """No."""

    move = RefuseTrade

    def moves(self, table: Any, seat: int) -> Sequence[Move]:
        return REFUSE

    def objection(self, table: Any, seat: int, move: RefuseTrade) -> None:
        return None

    def perform(self, table: Any, seat: int, move: RefuseTrade) -> None:
        _answered(table, seat, accepted=False)
        table.tell(TradeAnswered(seat, accepted=False))


class Counters(MarketAction):
    """No, but this instead; it stands as a proposal. Listed: a card held more than once for the one offered."""

    def __init__(self, market: Market) -> None:
        super().__init__(market)
        self.move = market.counter

    def moves(self, table: Any, seat: int) -> Sequence[Move]:
        deal, hand = table.deal, table.goods(seat)
        if deal is None or max(hand) < 2:
            return ()
        given, taken = deal.give.counts, deal.take.counts
        if sum(given) != 1 or sum(taken) != 1 or not self.market.has_room(table, seat, deal.give):
            return ()
        wanted, offered = taken.index(1), given.index(1)
        counters = self.market.counters
        return [
            counters[give][offered] for give, count in enumerate(hand) if count >= 2 and give not in (wanted, offered)
        ]

    def objection(self, table: Any, seat: int, move: CounterTrade) -> IllegalMove | None:
        return self.market.terms_objection(table, seat, move.give, move.take)

    def perform(self, table: Any, seat: int, move: CounterTrade) -> None:
        _answered(table, seat, accepted=False)
        table.propose(seat, move.give, move.take)
        table.tell(self.market.offered(seat, (table.active,), move.give, move.take))

    def forms(self, table: Any, seat: int) -> tuple[Form, ...]:
        return (self.market.offer_form(self.move, table, seat),)


def shown_cards(table: TradingTable, seat: int) -> Sequence[int]:
    """What everybody knows the seat to hold: its side of the offer on the table. A proposal may have lapsed."""
    deal, shown = table.deal, [0] * len(table.hands[seat])
    if deal is not None and seat == table.active:
        shown[:] = deal.give.counts
    elif deal is not None and seat in deal.accepted:
        shown[:] = deal.take.counts
    return shown


def contradictions(table: NegotiatingTable) -> list[str]:
    """What cannot be: for a game's `recheck`."""
    problems = []
    proposing = [proposal.seat for proposal in table.proposals]
    if table.active in proposing or len(set(proposing)) != len(proposing):
        problems.append(f"in the turn of seat {table.active}, proposals stand of the seats {proposing}")
    deal = table.deal
    if deal is None:
        return problems
    if not table.holds(table.active, deal.give.counts):
        problems.append(f"seat {table.active} offers {deal.give} and does not hold it")
    if set(deal.pending) & set(deal.accepted) or not set(deal.pending) | set(deal.accepted) <= set(deal.to):
        problems.append(f"the offer to {deal.to} is open for {deal.pending} and accepted by {deal.accepted}")
    for seat in deal.accepted:
        if not table.holds(seat, deal.take.counts):
            problems.append(f"seat {seat} accepted to give {deal.take} and does not hold it")
    return problems


def _answered(table: NegotiatingTable, seat: int, *, accepted: bool) -> None:
    deal = table.deal
    assert deal is not None
    pending = tuple([other for other in deal.pending if other != seat])
    yes = (*deal.accepted, seat) if accepted else deal.accepted
    table.deal = Deal(deal.to, deal.give, deal.take, pending, yes)


def _seats(seats: Iterable[int]) -> str:
    return " and ".join(f"seat {seat}" for seat in seats)


PARTNERS = tuple(TradeWith(seat) for seat in range(MOST_SEATS))
REFUSALS = tuple(RefuseProposal(seat) for seat in range(MOST_SEATS))
ACCEPT, REFUSE, WITHDRAW = (AcceptTrade(),), (RefuseTrade(),), (WithdrawTrade(),)
MOVES: tuple[type[Move], ...] = (AcceptTrade, RefuseTrade, TradeWith, RefuseProposal, WithdrawTrade)
"""The moves that are the same in every game."""
EVENTS: tuple[type[Event], ...] = (TradeAnswered, ProposalRefused, TradeWithdrawn, TradeFailed)
"""The events that are the same in every game."""
