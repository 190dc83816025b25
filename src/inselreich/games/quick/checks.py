"""What always holds of a table: nothing appears or vanishes, and what is remembered is what can be worked out.

Written apart from the code it checks and with plainer means, so that the two do not share their mistakes.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator

from ...core.events import Event
from ...core.resources import RESOURCES, Cards
from ...core.trade import contradictions
from .events import (
    Built,
    Discarded,
    DisplayFilled,
    DisplayLaid,
    Donated,
    Drew,
    EventDrawn,
    EventsShuffled,
    SupplyShuffled,
    Traded,
)
from .pieces import BUILD_CARDS, CARDS, CITY, EVENT_CARDS, EVENT_NAMES, KNIGHT, RESOURCE_CARDS, ROAD, SETTLEMENT, STACKS
from .state import QuickTable

ALL_RESOURCES = list(RESOURCE_CARDS)
ALL_EVENTS = list(EVENT_CARDS)


def conservation(table: QuickTable) -> list[str]:
    """Q-1: all the cards are there. Quick, for it is asked after every move."""
    problems = []
    piles, hands = table.supply + table.discards, table.hands
    found = [piles.count(kind) + sum([hand[kind] for hand in hands]) for kind in range(5)]
    if found != ALL_RESOURCES or len(piles) + sum(map(sum, hands)) != sum(ALL_RESOURCES) or min(map(min, hands)) < 0:
        problems.append(f"Q-2: there are {found} resource cards with hands {hands}")
    if table.laid:
        problems += _build_cards(table)
    events = table.events + happened(table)
    if [events.count(event) for event in range(5)] != ALL_EVENTS:
        problems.append(f"Q-6: the events are {events}")
    built = [card for cards in table.metropolises for card in cards]
    if sorted((*built, *table.stack)) != [*STACKS[table.options.metropolis]]:
        problems.append(f"Q-5: metropolises {built} are built and {table.stack} are in the stack")
    return problems


def _build_cards(table: QuickTable) -> Iterator[str]:
    """Q-4; Q-3: each seat has a start road and a start settlement besides; Q-39, Q-40: cards lie on each other."""
    metropolises = sum(map(len, table.metropolises))
    cities = sum(table.cities) + metropolises
    found = [*map((table.pile + table.display).count, range(4))]
    found[ROAD] += sum(table.roads) - table.seats
    found[SETTLEMENT] += sum(table.settlements) + cities - table.seats
    found[CITY] += cities
    found[KNIGHT] += sum(table.knights)
    if found != [*BUILD_CARDS] or len(table.display) > 5 or min(table.settlements) < 0 or min(table.cities) < 0:
        yield f"Q-4: there are {found} roads, settlements, cities and knights"
    if table.event is None and table.winner is None and len(table.display) < 5 and table.pile:
        yield f"Q-33: the display is {table.display} although the pile has {len(table.pile)} cards"


def happened(table: QuickTable) -> list[int]:
    """The events that are not in the pile: the past ones, and the one that is being resolved."""
    return table.past_events if table.event is None else [*table.past_events, table.event]


def recomputation(table: QuickTable, events: Iterable[Event]) -> list[str]:
    """Every derived field, worked out from the cards alone, and what the history says of them."""
    return [*_points(table), *_special_cards(table), *_display(table), *contradictions(table), *_history(table, events)]


def _points(table: QuickTable) -> Iterator[str]:
    """Q-53, Q-54, Q-19"""
    for seat in range(table.seats):
        metropolises = [CARDS[card] for card in table.metropolises[seat]]
        points = table.settlements[seat] + 2 * table.cities[seat] + 3 * len(metropolises)
        points += 2 * [table.trade_route, table.knight_force].count(seat)
        if table.points[seat] != points:
            yield f"Q-53: seat {seat} has {points} points, not {table.points[seat]}"
        income = 1 + table.cities[seat] + sum(2 if name == "metropolis_a" else 1 for name in metropolises)
        if table.income[seat] != income:
            yield f"Q-19: seat {seat} draws {income} cards in its turn, not {table.income[seat]}"
    enough = table.points[table.active] >= table.options.points_to_win
    if table.turn and (table.active if enough else None) != table.winner:
        yield f"Q-54: seat {table.active} has {table.points[table.active]} points, the winner is {table.winner}"


def _special_cards(table: QuickTable) -> Iterator[str]:
    """Q-44 to Q-47"""
    for rule, holder, counts, least, decider in (
        ("Q-44", table.trade_route, table.roads, 3, "metropolis_b2"),
        ("Q-45", table.knight_force, table.knights, 2, "metropolis_b4"),
    ):
        most = max(counts)
        if (holder is None) != (most < least) or (holder is not None and counts[holder] != most):
            yield f"{rule}: seat {holder} holds the special card, the counts are {counts}"
        for seat in range(table.seats):
            decides = any(CARDS[card] == decider for card in table.metropolises[seat])
            if decides and counts[seat] == most >= least and seat != holder:
                yield f"Q-47: seat {seat} wins the tie, but seat {holder} holds the special card"


def _display(table: QuickTable) -> Iterator[str]:
    """Q-35"""
    if len(table.display) == 5 and len(set(table.display)) == 1 and set(table.pile) - set(table.display):
        yield f"Q-35: the display is {table.display} although the pile has other cards"


def _history(table: QuickTable, events: Iterable[Event]) -> Iterator[str]:
    """What everybody has seen happen is what lies on the table."""
    seen = Seen(table.seats)
    for event in events:
        seen.note(event)
    found = {
        "hand sizes": ([sum(hand) for hand in table.hands], seen.hands),
        "size of the supply": (len(table.supply), seen.supply),
        "discard pile": ([RESOURCES[kind] for kind in table.discards], seen.discards),
        "display": ([CARDS[card] for card in table.display], seen.display),
        "size of the build pile": (len(table.pile), seen.pile),
        "events": ([EVENT_NAMES[event] for event in happened(table)], seen.happened),
        "metropolises": (
            [sorted(CARDS[card] for card in cards) for cards in table.metropolises],
            [sorted(name for name in built.elements() if name.startswith("metropolis")) for built in seen.built],
        ),
        "roads": (table.roads, [1 + built["road"] for built in seen.built]),
        "knights": (table.knights, [built["knight"] for built in seen.built]),
    }
    for what, (lies, told) in found.items():
        if lies != told:
            yield f"Q-57: {what}: {lies} on the table, {told} by all that has happened"


class Seen:
    """The table as the public events alone tell of it."""

    def __init__(self, seats: int) -> None:
        self.hands = [0] * seats
        self.supply = sum(RESOURCE_CARDS)
        self.discards: list[str] = []
        self.display: list[str] = []
        self.pile = sum(BUILD_CARDS)
        self.happened: list[str] = []
        self.built: list[Counter[str]] = [Counter() for _ in range(seats)]

    def note(self, event: Event) -> None:
        match event:
            case Drew(seat, count):
                self.hands[seat] += count
                self.supply -= count
            case SupplyShuffled(count):
                self.supply += count
                self.discards = []
            case Discarded(seat, cards):
                self._lay_down(seat, cards)
            case Donated(seat, to):
                self.hands[seat] -= 1
                self.hands[to] += 1
            case Traded(seat, partner, give, take):
                self.hands[seat] += take.total - give.total
                self.hands[partner] += give.total - take.total
            case Built(seat, card, paid):
                self._lay_down(seat, paid)
                self.built[seat][card] += 1
                if card in self.display:
                    self.display.remove(card)
            case DisplayFilled(card, place):
                self.display.insert(place, card)
                self.pile -= 1
            case DisplayLaid(cards):
                self.pile += len(self.display) - len(cards)
                self.display = [*cards]
            case EventDrawn(_, name):
                self.happened.append(name)
            case EventsShuffled():
                self.happened = []

    def _lay_down(self, seat: int, cards: Cards) -> None:
        self.hands[seat] -= cards.total
        self.discards += [name for name, count in zip(RESOURCES, cards.counts, strict=True) for _ in range(count)]
