"""Building cards of the open offer (Q-28 to Q-43)."""

from __future__ import annotations

from collections.abc import Sequence

from ...core.chance import Shuffle
from ...core.errors import IllegalMove
from ...core.moves import Move
from ...core.questions import Action, Script, Section
from ...core.resources import KIND, Cards
from .drawing import draw
from .events import Built, DisplayFilled, DisplayLaid
from .happenings import happening
from .moves import Build
from .paying import payable, price
from .pieces import CARD, CARDS, CITY, COSTS, METROPOLIS_A, METROPOLIS_B1, METROPOLIS_B3, SETTLEMENT
from .state import QuickTable

DISPLAYED = 5
"""Q-33"""


class Builds(Action):
    """Q-28: one card after another, as the offer and the hand allow."""

    move = Build

    def moves(self, table: QuickTable, seat: int) -> Sequence[Move]:
        rate = 0 if table.replaced else table.rate(seat)
        return payable(within_reach(table, seat), table.hands[seat], rate)

    def objection(self, table: QuickTable, seat: int, move: Build) -> IllegalMove | None:
        return condition_objection(table, seat, move) or price_objection(table, seat, move)

    def perform(self, table: QuickTable, seat: int, move: Build) -> Script | None:
        """Q-29: pay, place, then what the card does; Q-54: unless it has won the game."""
        card = CARD[move.card]
        paid = price(card, move.replace, table.rate(seat))
        place = take_from_offer(table, card)
        table.lay_down(seat, paid.counts)
        table.replaced |= move.replace is not None
        table.tell(Built(seat, move.card, paid))
        table.place(seat, card)
        table.check_victory()
        return None if table.winner is not None else after_building(table, seat, card, place)


def within_reach(table: QuickTable, seat: int) -> int:
    """Q-39, Q-40: the cards of the open offer whose condition the seat meets, as a bit mask."""
    cards = 0
    for card in table.display:
        cards |= 1 << card
    if not table.settlements[seat]:
        cards &= ~(1 << CITY)
    if table.cities[seat]:
        for card in table.stack:
            cards |= 1 << card
    return cards


def condition_objection(table: QuickTable, seat: int, move: Build) -> IllegalMove | None:
    """Q-28: the card is in the open offer; Q-39, Q-40: it can be laid on what it needs."""
    card, name = CARD[move.card], move.card.replace("_", " ")
    if card not in (table.stack if card >= METROPOLIS_A else table.display):
        offer = ", ".join(dict.fromkeys(CARDS[each].replace("_", " ") for each in (*table.display, *table.stack)))
        return IllegalMove(f"there is no {name} in the open offer, which is {offer}", "Q-28")
    if card == CITY and not table.settlements[seat]:
        return IllegalMove("a city is laid on a visible settlement of yours, and you have none", "Q-39")
    if card >= METROPOLIS_A and not table.cities[seat]:
        return IllegalMove("a metropolis is laid on a visible city of yours, and you have none", "Q-40")
    return None


def price_objection(table: QuickTable, seat: int, move: Build) -> IllegalMove | None:
    """Q-29: the cost is paid from the hand; Q-30: one resource of it may be replaced, once a turn."""
    card, replace = CARD[move.card], move.replace
    if replace is not None and table.replaced:
        return IllegalMove("you have replaced a resource this turn, and once a turn is all there is", "Q-30")
    if replace is not None and not COSTS[card][KIND[replace.resource]]:
        return IllegalMove(f"it costs no {replace.resource}: {Cards.of(COSTS[card])}", "Q-30")
    if replace is not None and replace.resource == replace.by:
        return IllegalMove(f"{replace.by} does not replace itself; it takes another kind", "Q-30")
    paid = price(card, replace, table.rate(seat))
    if table.holds(seat, paid.counts):
        return None
    rule = "Q-29" if replace is None else "Q-30"
    return IllegalMove(f"that costs {paid}; you hold {Cards.of(table.hands[seat])}", rule)


def take_from_offer(table: QuickTable, card: int) -> int:
    """Out of the display, which has a gap there now, or out of the stack."""
    if card >= METROPOLIS_A:
        place = table.stack.index(card)
        table.stack = table.stack[:place] + table.stack[place + 1 :]
    else:
        place = table.display.index(card)
        table.display.pop(place)
    return place


def after_building(table: QuickTable, seat: int, card: int, place: int) -> Script | None:
    """Q-38: a settlement brings an event; Q-43: B1 and B3 bring cards; Q-33: a gap in the display is filled."""
    if card == SETTLEMENT:
        return event_and_refill(table, seat, place)
    if card < METROPOLIS_A:
        return refill(table, place)
    if card == METROPOLIS_B1:
        return draw(table, seat, table.roads[seat], "metropolis")
    if card == METROPOLIS_B3:
        return draw(table, seat, table.knights[seat], "metropolis")
    return None


def event_and_refill(table: QuickTable, seat: int, place: int) -> Script:
    """Q-33: after a settlement the gap is filled only when its event is over."""
    yield from happening(table, seat)
    effect = refill(table, place)
    if effect is not None:
        yield from effect


def refill(table: QuickTable, place: int) -> Script | None:
    """Q-33; Q-34: an empty pile leaves the display smaller."""
    if not table.pile:
        return None
    card = table.pile.pop()
    table.display.insert(place, card)
    table.tell(DisplayFilled(CARDS[card], place))
    return vary(table) if all_alike(table) else None


def all_alike(table: QuickTable) -> bool:
    """Q-35: all five of one name, though there are others in the pile."""
    display, pile = table.display, table.pile
    first = display[0]
    return display.count(first) == DISPLAYED and pile.count(first) < len(pile)


def vary(table: QuickTable) -> Script:
    """Q-35: as long as all five are alike, they are shuffled into the pile and five new ones turned up."""
    while all_alike(table):
        cards = table.pile + table.display
        lay_display(table, cards, (yield Shuffle(len(cards))))


def lay_display(table: QuickTable, cards: Sequence[int], order: Sequence[int]) -> None:
    """Q-9: the cards in this order are the pile, the top five of them the display."""
    pile = [cards[place] for place in order]
    table.display = [pile.pop() for _ in range(DISPLAYED)]
    table.pile = pile
    table.tell(DisplayLaid(tuple(CARDS[card] for card in table.display)))


def can_pay_for_anything(table: QuickTable, seat: int) -> bool:
    """Every card costs two or more."""
    return sum(table.hands[seat]) >= 2


BUILDING = Section(can_pay_for_anything, Builds())
