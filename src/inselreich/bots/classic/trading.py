"""Trade (C-57 to C-66): with the supply towards a goal, and with the others where both may gain."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence

from ...core.moves import Move
from ...core.trade import AcceptTrade, RefuseTrade, TradeWith, WithdrawTrade
from ...games.classic.moves import CounterTrade, OfferTrade, SeaTrade
from ...games.classic.pieces import KINDS, RESOURCES, SINGLES, Cards
from ...games.classic.view import DealView
from . import weights
from .choice import Choice
from .goal import Goal, Hand
from .outlook import Outlook

Terms = tuple[Cards, Cards]
"""What is given, and what is taken for it."""


# With the supply


def towards(outlook: Outlook, goal: Goal) -> Choice | None:
    """C-61 to C-63: swap what the goal does not need, if that pays its next step now."""
    swaps = _swaps(outlook, goal.cost, goal.price) or _swaps(outlook, goal.price, goal.price)
    return None if swaps is None else Choice(swaps, f"for {goal.name}")


def surplus(outlook: Outlook, goal: Goal) -> Choice | None:
    """C-47: before a seven takes half of a large hand, swap what the goal does not need."""
    spare, lacking = _spare(outlook, goal.cost), _lacking(outlook.hand, goal.cost)
    wanted = [kind for kind in KINDS if lacking[kind] and outlook.supply[kind]]
    if not wanted or not any(spare):
        return None
    take = max(wanted, key=lambda kind: outlook.waits[kind])
    return Choice(
        _sea_trade(outlook, spare, take), f"a large hand is in danger, and {goal.name} needs {RESOURCES[take]}"
    )


def _swaps(outlook: Outlook, kept: Hand, price: Hand) -> SeaTrade | None:
    """The next of the sea trades that together pay the price without touching what is kept; None if they cannot."""
    spare, lacking = _spare(outlook, kept), _lacking(outlook.hand, price)
    count = sum(lacking)
    if not count or count > sum(spare):
        return None
    if any(need > stock for need, stock in zip(lacking, outlook.supply, strict=True)):
        return None
    return _sea_trade(outlook, spare, max(KINDS, key=lambda kind: lacking[kind]))


def _sea_trade(outlook: Outlook, spare: Hand, take: int) -> SeaTrade:
    give = max(KINDS, key=lambda kind: (spare[kind], -outlook.waits[kind]))
    return SeaTrade(RESOURCES[give], outlook.rates[give], RESOURCES[take])


def _spare(outlook: Outlook, kept: Hand) -> list[int]:
    """For each kind, how many swaps can be paid with what is not kept."""
    return [max(0, has - keeps) // rate for has, keeps, rate in zip(outlook.hand, kept, outlook.rates, strict=True)]


def _lacking(hand: Hand, cost: Hand) -> list[int]:
    return [max(0, needs - has) for has, needs in zip(hand, cost, strict=True)]


# With the others


def offer(outlook: Outlook, goal: Goal, made: Collection[Terms]) -> Choice | None:
    """C-58: something the goal does not need for something it lacks, cheapest terms first, to seats not in the lead."""
    partners = tuple(seat.seat for seat in outlook.view.seats if _is_partner(outlook, seat.seat) and seat.hand_size)
    if not partners or len(made) >= weights.OFFERS_A_TURN:
        return None
    gains = [(gain_of(outlook, *terms), terms) for terms in _terms(outlook, goal) if terms not in made]
    gain, terms = max(gains, key=lambda rated: rated[0], default=(0.0, None))
    if terms is None or gain < weights.GAIN:
        return None
    return Choice(OfferTrade(*terms, partners), f"{terms[0]} for {terms[1]} helps towards {goal.name}")


def _terms(outlook: Outlook, goal: Goal) -> Iterator[Terms]:
    """One card for one, or two where the sea trade would take more (C-61)."""
    lacking = _lacking(outlook.hand, goal.cost)
    spare = [has - needs for has, needs in zip(outlook.hand, goal.cost, strict=True)]
    for take in KINDS:
        if not lacking[take] or not outlook.held_by_others[take]:
            continue
        for give in KINDS:
            if spare[give] > 0:
                yield SINGLES[give], SINGLES[take]
            if spare[give] >= 2 and outlook.rates[give] > 2:
                yield PAIRS[give], SINGLES[take]


def answer(outlook: Outlook, deal: DealView, moves: Sequence[Move]) -> Choice:
    """C-60: yes to what brings the goals nearer and helps no leader; or else a proposal of one's own; or no."""
    if not _is_partner(outlook, deal.seat):
        return Choice(REFUSE, f"seat {deal.seat} is too close to winning")
    asked = outlook.gain_asked(deal.seat)
    if ACCEPT in moves and gain_of(outlook, deal.take, deal.give) >= asked:
        return Choice(ACCEPT, f"{deal.give} is worth more here than {deal.take}")
    counters = [move for move in moves if isinstance(move, CounterTrade)]
    best = max(counters, key=lambda move: gain_of(outlook, move.give, move.take), default=None)
    if best is not None and gain_of(outlook, best.give, best.take) >= asked:
        return Choice(best, f"rather {best.give} for {best.take}")
    return Choice(REFUSE, f"{deal.take} is worth more here than {deal.give}")


def partner(outlook: Outlook, deal: DealView) -> Choice:
    """C-58: of those who said yes, the one with the fewest points."""
    willing = [seat for seat in deal.accepted if _is_partner(outlook, seat)]
    if not willing:
        return Choice(WithdrawTrade(), "those who accept are too close to winning")
    weakest = min(willing, key=outlook.strength)
    return Choice(TradeWith(weakest), f"seat {weakest} has {outlook.strength(weakest):g} points")


def proposal(outlook: Outlook) -> Choice | None:
    """C-58: take what another seat proposes, if it brings the goals nearer."""
    for proposed in outlook.view.proposals:
        payable = outlook.can_pay(proposed.take.counts)
        if payable and _is_partner(outlook, proposed.seat):
            gain = gain_of(outlook, proposed.take, proposed.give)
            if gain >= outlook.gain_asked(proposed.seat):
                return Choice(TradeWith(proposed.seat), f"{proposed.give} is worth more here than {proposed.take}")
    return None


def gain_of(outlook: Outlook, give: Cards, take: Cards) -> float:
    """By how much an exchange improves the prospect."""
    return outlook.prospect(outlook.after(give.counts, take.counts)) - outlook.prospect(outlook.hand)


def _is_partner(outlook: Outlook, seat: int) -> bool:
    return seat != outlook.seat and not outlook.is_danger(seat)


ACCEPT, REFUSE = AcceptTrade(), RefuseTrade()
PAIRS = tuple(Cards.of([2 * (kind == other) for other in KINDS]) for kind in KINDS)
