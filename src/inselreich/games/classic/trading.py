"""Trade (C-57 to C-66): with the supply, and among the seats.

The active seat offers to all or some; those asked answer in any order with yes, no or a proposal of their own; the
active seat chooses a partner or withdraws. In between, the others may propose a trade to the active seat at any
time; a proposal stands until it is taken, refused, withdrawn or the turn ends.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache

from ...core.errors import IllegalMove
from ...core.moves import Move
from ...core.questions import Action, Ask, AskAny, Form, Menu, Script, Section
from .events import (
    ProposalRefused,
    SeaTraded,
    TradeAnswered,
    Traded,
    TradeFailed,
    TradeOffered,
    TradeWithdrawn,
)
from .moves import (
    AcceptTrade,
    CounterTrade,
    OfferTrade,
    RefuseProposal,
    RefuseTrade,
    SeaTrade,
    TradeWith,
    WithdrawTrade,
)
from .pieces import KIND, KINDS, RESOURCES, SINGLES, Cards, named_counts
from .state import ClassicTable, Deal

LISTED_OFFERS = 2
"""So many offers a turn are listed for each seat; any number may be made."""

SEA_TRADES = [
    {count: [SeaTrade(give, count, take) for take in RESOURCES if take != give] for count in (2, 3, 4)}
    for give in RESOURCES
]
"""By what is given and how many of it."""
OFFERS = tuple(tuple(OfferTrade(SINGLES[give], SINGLES[take]) for take in KINDS) for give in KINDS)
COUNTERS = tuple(tuple(CounterTrade(SINGLES[give], SINGLES[take]) for take in KINDS) for give in KINDS)
PARTNERS = tuple(TradeWith(seat) for seat in range(4))
REFUSALS = tuple(RefuseProposal(seat) for seat in range(4))
ACCEPT, REFUSE, WITHDRAW = (AcceptTrade(),), (RefuseTrade(),), (WithdrawTrade(),)


class SeaTrades(Action):
    """C-61 to C-65: so many of one kind for one of another, as the harbours allow."""

    move = SeaTrade

    def moves(self, table: ClassicTable, seat: int) -> Sequence[Move]:
        listed = sea_trades(tuple(table.hands[seat]), table.rates[seat])
        if listed and not all(table.supply):
            return [trade for trade in listed if table.supply[KIND[trade.take]]]
        return listed

    def objection(self, table: ClassicTable, seat: int, move: SeaTrade) -> IllegalMove | None:
        give, take = KIND[move.give], KIND[move.take]
        rate = table.rates[seat][give]
        if table.trading_over:
            return _trading_over()
        if give == take:
            return IllegalMove(f"{move.give} for {move.give} is no trade", "C-65")
        if move.count not in {rate, 4} | ({3} & set(table.rates[seat])):
            rule = {4: "C-61", 3: "C-62", 2: "C-63"}[rate]
            return IllegalMove(f"you pay {rate} {move.give} for one card, not {move.count}", rule)
        if table.hands[seat][give] < move.count:
            return IllegalMove(f"you hold {table.hands[seat][give]} {move.give}, not {move.count}", "C-61")
        if not table.supply[take]:
            return IllegalMove(f"there is no {move.take} in the supply", "C-65")
        return None

    def perform(self, table: ClassicTable, seat: int, move: SeaTrade) -> None:
        table.take(seat, KIND[move.give], -move.count)
        table.take(seat, KIND[move.take], 1)
        table.tell(SeaTraded(seat, move.give, move.count, move.take))


class Offers(Action):
    """C-58: the active seat offers to all or some; anybody else proposes to the active seat.

    Listed: one card of which the seat holds more for one that it lacks.
    """

    move = OfferTrade

    def moves(self, table: ClassicTable, seat: int) -> Sequence[Move]:
        if table.trading_over or table.offered.count(seat) >= LISTED_OFFERS:
            return ()
        return surplus_for_lacking(tuple(table.hands[seat]))

    def objection(self, table: ClassicTable, seat: int, move: OfferTrade) -> IllegalMove | None:
        if table.trading_over:
            return _trading_over()
        allowed = self._asked(table, seat)
        if move.to and (len(set(move.to)) != len(move.to) or not set(move.to) <= set(allowed)):
            return IllegalMove(f"seat {seat} may trade with {_seats(allowed)} now, each named once", "C-58")
        return terms_objection(table, seat, move.give, move.take)

    def perform(self, table: ClassicTable, seat: int, move: OfferTrade) -> Script | None:
        asked = tuple(sorted(move.to)) or self._asked(table, seat)
        table.offered = (*table.offered, seat)
        table.tell(TradeOffered(seat, asked, move.give, move.take))
        if seat != table.active:
            table.propose(seat, move.give, move.take)
            return None
        table.deal = Deal(asked, move.give, move.take, asked, ())
        return negotiate(table, seat)

    def forms(self, table: ClassicTable, seat: int) -> tuple[Form, ...]:
        if table.trading_over:
            return ()
        return (_offer_form(self.move, table, seat),)

    def _asked(self, table: ClassicTable, seat: int) -> tuple[int, ...]:
        return table.others(seat) if seat == table.active else (table.active,)


@lru_cache(maxsize=8192)
def sea_trades(hand: tuple[int, ...], rates: tuple[int, ...]) -> tuple[SeaTrade, ...]:
    """What the hand can pay, each kind at its best rate."""
    able = [give for give in KINDS if hand[give] >= rates[give]]
    return tuple(trade for give in able for trade in SEA_TRADES[give][rates[give]])


@lru_cache(maxsize=8192)
def surplus_for_lacking(hand: tuple[int, ...]) -> tuple[OfferTrade, ...]:
    """Offers of one card of which there are more in the hand, for one that is missing there."""
    lacking = [take for take in KINDS if not hand[take]]
    return tuple(OFFERS[give][take] for give in KINDS if hand[give] >= 2 for take in lacking)


def terms_objection(table: ClassicTable, giver: int, give: Cards, take: Cards) -> IllegalMove | None:
    """C-59: both give something, no kind goes both ways; C-60: nobody offers what he does not hold."""
    given, taken = give.counts, take.counts
    if not any(given) or not any(taken):
        return IllegalMove("both sides of a trade give at least one card", "C-59")
    if any([one and other for one, other in zip(given, taken, strict=True)]):
        return IllegalMove("no kind of card may be on both sides of a trade", "C-59")
    if not table.holds(giver, given):
        return IllegalMove(f"you do not hold {give}", "C-60")
    return None


def negotiate(table: ClassicTable, seat: int) -> Script:
    """C-58, C-60: until the offer on the table is taken, refused by all, or withdrawn."""
    answers, choice = ANSWERS.on(table), CHOICE.on(table)
    while (deal := table.deal) is not None:
        if deal.pending:
            who, move = yield AskAny(dict.fromkeys(deal.pending, answers), "C-58", may={seat: choice})
        else:
            who, move = seat, (yield Ask(seat, choice, "C-58"))
        (CHOICE if who == seat else ANSWERS).perform(table, who, move)
        close_if_settled(table, seat)


def close_if_settled(table: ClassicTable, seat: int) -> None:
    """An offer to one seat needs no second word; an offer that nobody wants is over."""
    deal = table.deal
    if deal is None or deal.pending:
        return
    if not deal.accepted:
        table.deal = None
    elif len(deal.to) == 1:
        exchange(table, seat, deal.to[0])


def exchange(table: ClassicTable, seat: int, partner: int) -> None:
    """C-60: both give at once, or nothing happens if one of them cannot."""
    deal, proposal = table.deal, table.proposal_of(partner)
    if deal is not None and partner in deal.accepted:
        give, take = deal.give, deal.take
    else:
        assert proposal is not None
        give, take = proposal.take, proposal.give
        table.drop_proposal(partner)
    table.deal = None
    if table.holds(seat, give.counts) and table.holds(partner, take.counts):
        table.hand_over(seat, partner, give.counts)
        table.hand_over(partner, seat, take.counts)
        table.tell(Traded(seat, partner, give, take))
    else:
        table.tell(TradeFailed(seat, partner))


class Partners(Action):
    """C-58: choose who accepted the offer, or whose own proposal is taken."""

    move = TradeWith

    def moves(self, table: ClassicTable, seat: int) -> list[Move]:
        return [PARTNERS[other] for other in table.others(seat) if self._price(table, seat, other) is not None]

    def objection(self, table: ClassicTable, seat: int, move: TradeWith) -> IllegalMove | None:
        if move.seat == seat or move.seat >= table.seats:
            return IllegalMove(f"seat {move.seat} is no partner; the others are {_seats(table.others(seat))}", "C-58")
        if table.trading_over:
            return _trading_over()
        if self._price(table, seat, move.seat) is None:
            return IllegalMove(f"seat {move.seat} has accepted nothing and proposed nothing you can pay", "C-58")
        return None

    def perform(self, table: ClassicTable, seat: int, move: TradeWith) -> None:
        exchange(table, seat, move.seat)

    def _price(self, table: ClassicTable, seat: int, other: int) -> Cards | None:
        """What the seat would give this partner; None if there is nothing to agree to, or it cannot pay."""
        deal, proposal = table.deal, table.proposal_of(other)
        if table.trading_over:
            return None
        if deal is not None and other in deal.accepted:
            return deal.give
        if proposal is not None and table.holds(seat, proposal.take.counts):
            return proposal.take
        return None


class Refusals(Action):
    """C-58: the active seat does not want a proposal."""

    move = RefuseProposal

    def moves(self, table: ClassicTable, seat: int) -> list[Move]:
        return [REFUSALS[proposal.seat] for proposal in table.proposals]

    def objection(self, table: ClassicTable, seat: int, move: RefuseProposal) -> IllegalMove | None:
        if table.trading_over:
            return _trading_over()
        if table.proposal_of(move.seat) is not None:
            return None
        return IllegalMove(f"seat {move.seat} has proposed nothing", "C-58")

    def perform(self, table: ClassicTable, seat: int, move: RefuseProposal) -> None:
        table.drop_proposal(move.seat)
        table.tell(ProposalRefused(seat, move.seat))


class Withdrawals(Action):
    """C-58: take the own offer or proposal back."""

    move = WithdrawTrade

    def moves(self, table: ClassicTable, seat: int) -> Sequence[Move]:
        return WITHDRAW if self._open(table, seat) else ()

    def objection(self, table: ClassicTable, seat: int, move: WithdrawTrade) -> IllegalMove | None:
        return None if self._open(table, seat) else IllegalMove("you have offered nothing", "C-58")

    def perform(self, table: ClassicTable, seat: int, move: WithdrawTrade) -> None:
        if seat == table.active:
            table.deal = None
        else:
            table.drop_proposal(seat)
        table.tell(TradeWithdrawn(seat))

    def _open(self, table: ClassicTable, seat: int) -> bool:
        return (table.deal if seat == table.active else table.proposal_of(seat)) is not None


class Acceptances(Action):
    """C-60: yes, if one holds what is wanted; only the seat itself learns whether it could (C-120)."""

    move = AcceptTrade

    def moves(self, table: ClassicTable, seat: int) -> Sequence[Move]:
        deal = table.deal
        return ACCEPT if deal is not None and table.holds(seat, deal.take.counts) else ()

    def objection(self, table: ClassicTable, seat: int, move: AcceptTrade) -> IllegalMove | None:
        deal = table.deal
        assert deal is not None
        return None if table.holds(seat, deal.take.counts) else IllegalMove(f"you do not hold {deal.take}", "C-60")

    def perform(self, table: ClassicTable, seat: int, move: AcceptTrade) -> None:
        _answered(table, seat, accepted=True)
        table.tell(TradeAnswered(seat, accepted=True))


class Refused(Action):
    """C-58: no."""

    move = RefuseTrade

    def moves(self, table: ClassicTable, seat: int) -> Sequence[Move]:
        return REFUSE

    def objection(self, table: ClassicTable, seat: int, move: RefuseTrade) -> None:
        return None

    def perform(self, table: ClassicTable, seat: int, move: RefuseTrade) -> None:
        _answered(table, seat, accepted=False)
        table.tell(TradeAnswered(seat, accepted=False))


class Counters(Action):
    """C-58: no, but this instead; it stands as a proposal. Listed: a card held more than once for the one offered."""

    move = CounterTrade

    def moves(self, table: ClassicTable, seat: int) -> Sequence[Move]:
        deal, hand = table.deal, table.hands[seat]
        if deal is None or max(hand) < 2:
            return ()
        given, taken = deal.give.counts, deal.take.counts
        if sum(given) != 1 or sum(taken) != 1:
            return ()
        wanted, offered = taken.index(1), given.index(1)
        return [COUNTERS[give][offered] for give in KINDS if hand[give] >= 2 and give not in (wanted, offered)]

    def objection(self, table: ClassicTable, seat: int, move: CounterTrade) -> IllegalMove | None:
        return terms_objection(table, seat, move.give, move.take)

    def perform(self, table: ClassicTable, seat: int, move: CounterTrade) -> None:
        _answered(table, seat, accepted=False)
        table.propose(seat, move.give, move.take)
        table.tell(TradeOffered(seat, (table.active,), move.give, move.take))

    def forms(self, table: ClassicTable, seat: int) -> tuple[Form, ...]:
        return (_offer_form(self.move, table, seat),)


def _answered(table: ClassicTable, seat: int, *, accepted: bool) -> None:
    deal = table.deal
    assert deal is not None
    pending = tuple([other for other in deal.pending if other != seat])
    yes = (*deal.accepted, seat) if accepted else deal.accepted
    table.deal = Deal(deal.to, deal.give, deal.take, pending, yes)


def _offer_form(move: type[Move], table: ClassicTable, seat: int) -> Form:
    return Form(move.named(), 1, table.hand_size(seat), named_counts(table.hands[seat]))


def _trading_over() -> IllegalMove:
    return IllegalMove("the trade phase is over: something was built or bought this turn", "C-36")


def _seats(seats: Iterable[int]) -> str:
    return " and ".join(f"seat {seat}" for seat in seats)


def may_trade(table: ClassicTable, seat: int) -> bool:
    """C-36: not after the first build where the phases are separated; C-59: not without a card."""
    return not table.trading_over and any(table.hands[seat])


def has_proposals(table: ClassicTable, _seat: int) -> bool:
    """C-58: others have proposed a trade."""
    return bool(table.proposals) and not table.trading_over


TRADING = Section(has_proposals, Partners(), Refusals()), Section(may_trade, SeaTrades(), Offers())
"""In the active seat's trade phase. Offers come last in the list, so that who wants none can cut them off."""
ANSWERS = Menu("C-58", Acceptances(), Refused(), Counters())
"""Those asked by an offer."""
CHOICE = Menu("C-58", Partners(), Withdrawals())
"""The active seat while its offer is on the table."""
PROPOSING = Menu("C-58", Offers(), Withdrawals())
"""The others in the active seat's trade phase."""
