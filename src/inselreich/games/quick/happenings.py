"""The events (Q-38, Q-48 to Q-52). They hit everybody, one after the other, clockwise from the active seat (QO-15)."""

from __future__ import annotations

from collections.abc import Callable

from ...core.chance import Shuffle
from ...core.discards import Discards
from ...core.errors import IllegalMove
from ...core.moves import Move
from ...core.questions import Ask, Options, Script
from ...core.resources import KIND, KINDS, RESOURCES, SINGLES
from .drawing import everybody_draws
from .events import CardDonated, Discarded, Donated, EventDrawn, EventsShuffled
from .moves import Discard, Donate
from .pieces import DONATION, EVENT_NAMES, HARVEST_FESTIVAL, NEW_YEAR, ROBBER, SUBSIDY
from .state import QuickTable

SUBSIDY_CARDS = 2
"""Q-51"""


def happening(table: QuickTable, seat: int) -> Script:
    """Q-38: the builder of a settlement draws the top event; when it is over it goes on the discard pile."""
    table.event = event = table.events.pop()
    table.tell(EventDrawn(seat, EVENT_NAMES[event]))
    yield from EFFECTS[event](table)
    table.event = None
    table.past_events.append(event)
    if event == NEW_YEAR:
        yield from shuffle_events(table)


def robber(table: QuickTable) -> Script:
    """Q-48: who holds more cards than are safe lays down half of them, rounded down."""
    for seat in table.round():
        size = table.hand_size(seat)
        if size > table.safe_hand(seat):
            answer = yield Ask(seat, Discards(table, Discard, size // 2, "Q-48"), "Q-48")
            table.lay_down(seat, answer.cards.counts)
            table.tell(Discarded(seat, answer.cards))


def donation(table: QuickTable) -> Script:
    """Q-49: each of those with the most points gives a card to somebody with fewer."""
    most = max(table.points)
    poorer = tuple(seat for seat in range(table.seats) if table.points[seat] < most)
    for seat in table.round():
        if poorer and table.points[seat] == most and any(table.hands[seat]):
            gift = yield Ask(seat, Donations(table, poorer), "Q-49")
            table.hand_over(seat, gift.to, SINGLES[KIND[gift.resource]].counts)
            table.tell(Donated(seat, gift.to))
            table.tell(CardDonated(seat, gift.to, gift.resource))


class Donations(Options):
    """Q-49: any card of the hand, to any seat with fewer points."""

    __slots__ = ("poorer", "table")

    def __init__(self, table: QuickTable, poorer: tuple[int, ...]) -> None:
        self.table = table
        self.poorer = poorer

    def moves(self, seat: int) -> list[Move]:
        hand = self.table.hands[seat]
        return [Donate(RESOURCES[kind], to) for kind in KINDS if hand[kind] for to in self.poorer]

    def objection(self, seat: int, move: Move) -> IllegalMove | None:
        if not isinstance(move, Donate):
            return IllegalMove(f"'{move}' is not possible now: first donate a card", "Q-49")
        if move.to not in self.poorer:
            seats = ", ".join(f"seat {poor}" for poor in self.poorer)
            return IllegalMove(f"a donation goes to somebody with fewer points: {seats}", "Q-49")
        if not self.table.hands[seat][KIND[move.resource]]:
            return IllegalMove(f"you hold no {move.resource}", "Q-49")
        return None


def harvest_festival(table: QuickTable) -> Script:
    """Q-50: a card for every visible settlement."""
    return everybody_draws(table, [(seat, table.settlements[seat]) for seat in table.round()], "harvest_festival")


def subsidy(table: QuickTable) -> Script:
    """Q-51: two cards for everybody who holds no special card."""
    holders = (table.trade_route, table.knight_force)
    due = [(seat, SUBSIDY_CARDS) for seat in table.round() if seat not in holders]
    return everybody_draws(table, due, "subsidy")


def new_year(table: QuickTable) -> Script:
    """Q-52: a card for everybody; then all the events are shuffled."""
    return everybody_draws(table, [(seat, 1) for seat in table.round()], "new_year")


def shuffle_events(table: QuickTable) -> Script:
    """Q-52: all seven make a new pile."""
    cards = table.events + table.past_events
    order = yield Shuffle(len(cards))
    table.events = [cards[place] for place in order]
    table.past_events = []
    table.tell(EventsShuffled())


EFFECTS: dict[int, Callable[[QuickTable], Script]] = {
    ROBBER: robber,
    DONATION: donation,
    HARVEST_FESTIVAL: harvest_festival,
    SUBSIDY: subsidy,
    NEW_YEAR: new_year,
}
