"""Cards: drawing, searching, taking, putting under stacks."""

from __future__ import annotations

from collections.abc import Sequence

from ...core.moves import Move
from ...principality.moves import ChooseStack, DrawCard, PutUnder, SearchStack, TakeCard
from ...principality.payment import PASS
from ...principality.resources import KINDS
from ...principality.stacks import search_price
from ..choice import Choice
from ..hands import without
from . import weights
from .outlook import Outlook


def draw(outlook: Outlook, moves: Sequence[Move]) -> Choice:
    """A top card, or a paid look through the largest stack if the best of so many is worth its price."""
    sizes = [len(stack) for stack in outlook.table.stacks]
    searches = [move.stack for move in moves if isinstance(move, SearchStack)]
    if searches:
        stack = max(searches, key=lambda number: sizes[number - 1])
        gain = _gain_of_search(outlook, sizes[stack - 1]) - _cost_of_search(outlook)
        if gain > weights.SEARCH:
            return Choice(SearchStack(stack), f"the best of {sizes[stack - 1]} cards is worth what the look costs")
    top = max([move.stack for move in moves if isinstance(move, DrawCard)], key=lambda number: sizes[number - 1])
    return Choice(DrawCard(top), f"stack {top} is the largest")


def unseen(outlook: Outlook) -> list[float]:
    """What the cards are worth whose place the seat does not know, the best first."""
    table = outlook.table
    hidden = [card for stack in table.stacks for card in stack] + table.hands[1 - outlook.seat]
    known: dict[int, float] = {}
    for card in sorted(hidden):
        if card not in known:
            known[card] = outlook.card_worth(card)
    return sorted([known[card] for card in hidden], reverse=True)


def _gain_of_search(outlook: Outlook, size: int) -> float:
    """The best of so many unknown cards, against any one."""
    worths = unseen(outlook)
    expected = worths[min(len(worths) - 1, len(worths) // (size + 1))]
    return expected - sum(worths) / len(worths)


def _cost_of_search(outlook: Outlook) -> float:
    """What the seat's resources promise less when the price is paid with what is missed least."""
    stock: Sequence[int] = outlook.own.stock
    for _ in range(search_price(outlook.table, outlook.seat)):
        stock = max([without(stock, kind) for kind in KINDS if stock[kind]], key=outlook.own.promise)
    return outlook.own.promise(outlook.own.stock) - outlook.own.promise(stock)


def choose_stack(outlook: Outlook, moves: Sequence[Move]) -> Choice:
    """The largest: it holds the best cards, and what goes under it stays away longest."""
    sizes = outlook.table.stacks
    stacks = [move for move in moves if isinstance(move, ChooseStack)]
    best = max(stacks, key=lambda move: len(sizes[move.stack - 1]))
    return Choice(best, f"stack {best.stack} is the largest")


def take(outlook: Outlook, moves: Sequence[Move]) -> Choice:
    """Of the cards looked at the one that is worth most; none if a card must be given for it that is worth more."""
    cards = [move for move in moves if isinstance(move, TakeCard)]
    best = max(cards, key=lambda move: worth_of(outlook, move.card), default=None)
    if best is None or (PASS in moves and worth_of(outlook, best.card) <= worst_in_hand(outlook)):
        return Choice(PASS, "no card there is better than those in hand")
    return Choice(best, f"{called(outlook, best.card)} is the best of them")


def put_under(outlook: Outlook, moves: Sequence[Move]) -> Choice:
    """The own card that is worth least, or the other's that is worth most, under the largest stack."""
    puts = [move for move in moves if isinstance(move, PutUnder)]
    looking = outlook.table.looking
    of_other = looking is not None and looking.at == "hand"
    sign = 1 if of_other else -1
    sizes = outlook.table.stacks
    best = max(puts, key=lambda move: (sign * worth_of(outlook, move.card), len(sizes[move.stack - 1])))
    if PASS in moves and not _is_worth_a_swap(outlook, worth_of(outlook, best.card)):
        return Choice(PASS, "every card in hand is better than an unknown one")
    return Choice(best, f"{called(outlook, best.card)} is worth {'most there' if of_other else 'least here'}")


def _is_worth_a_swap(outlook: Outlook, worth: float) -> bool:
    worths = unseen(outlook)
    return bool(worths) and sum(worths) / len(worths) - worth > weights.SWAP


def worst_in_hand(outlook: Outlook) -> float:
    return min([outlook.card_worth(card) for card in outlook.table.hands[outlook.seat]], default=0.0)


def worth_of(outlook: Outlook, card: str) -> float:
    return outlook.card_worth(outlook.table.realm.catalogue[card].number)


def called(outlook: Outlook, card: str) -> str:
    return outlook.table.realm.catalogue[card].facts.en
