"""A ledger of a match of principalities: kept move by move, with plain means, and compared with the table.

It knows what each stack, hand and pile held before, so it sees what a look at the table alone cannot: that a search leaves
the order of a stack as it was, that a card was put under and not on top, that a card was taken from where it is said.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any

from inselreich import Match
from inselreich.core.events import Event
from inselreich.principality import events as told
from inselreich.principality.geometry import SPOT_NAMES
from inselreich.principality.moves import TakeCard
from inselreich.principality.settling import NOBODY

STIRRING = ("year_end", "yule")
"""Events after which the event stack is a new one."""
ROOM = 3


class Ledger:
    """Begin it at any question of a match, then `follow` each move; it answers what is wrong."""

    def __init__(self, match: Match) -> None:
        table = match.table
        self.names = [card.id for card in table.realm.catalogue.cards]
        self.stacks = [self._named(stack) for stack in table.stacks]
        self.hands = [Counter(self._named(hand)) for hand in table.hands]
        self.discards = [self._named(pile) for pile in table.discards]
        self.events = self._named(table.event_stack)
        self.regions = [table.realm.region_names[region] for region in table.region_stack]
        self.stored = self._stored(match)
        self.placed = [self._placed(table, seat) for seat in range(2)]
        self.tokens = list(table.tokens)
        self.revealed = self._named([table.event]) if table.event >= 0 else []
        """The latest event card: it is under way, or lies below all others."""
        self.looked_through = False
        """Whether somebody looks through the region stack, which is shuffled when he has laid his two regions."""
        self.problems: list[str] = []

    def follow(self, match: Match, events: Iterable[Event]) -> list[str]:
        """One move has been played, and this has happened; what is wrong, if anything."""
        self.problems = []
        searched = isinstance(match.moves[-1][1], TakeCard)
        put_under = Counter[tuple[int, int]]()
        stirred = laid = False
        drawn_from = 0
        for event in events:
            match event:
                case told.CardDrawn(_, stack):
                    drawn_from = stack - 1
                case told.CardGot(seat, card):
                    self._get(match, seat, card, drawn_from, searched=searched)
                case told.CardPutUnder(_, of, stack):
                    put_under[of, stack - 1] += 1
                case told.CardPlayed(seat, card):
                    self._lose(seat, card)
                    self.discards[self._pile(seat)].append(card)
                case told.CardBuilt(seat, card, at):
                    self._lose(seat, card)
                    self.placed[seat][card, at] += 1
                case told.CardTakenBack(seat, card, at):
                    self._leave(seat, card, at)
                    self.hands[seat][card] += 1
                case told.CardDiscarded(seat, card, at):
                    self._leave(seat, card, at)
                    self.discards[self._pile(seat)].append(card)
                case told.CardPutAway(seat, card, at, stack):
                    self._leave(seat, card, at)
                    self.stacks[stack - 1].insert(0, card)
                case told.CardsSwapped(seat, card, at, other, other_at):
                    self._leave(seat, card, at)
                    self._leave(seat, other, other_at)
                    self.placed[seat] += Counter([(card, other_at), (other, at)])
                case told.EventRevealed(card):
                    self.revealed = [card]
                    stirred = stirred or card in STIRRING
                    if not stirred and self.events.pop() != card:
                        self.problems.append(f"the event {card} did not lie on top")
                case told.RegionsSearched():
                    self.looked_through = True
                case told.RegionLaid(_, region, _, count):
                    self._lay(region, count)
                    laid = True
                case told.Stored(_, region, count):
                    self.stored[region] += count
                case told.Spent(_, region, count):
                    self.stored[region] -= count
        self._put_under(match, put_under)
        self._compare_regions(match.table, shuffled=laid and self.looked_through)
        self._compare_events(match.table, stirred=stirred)
        self._compare(match)
        return self.problems

    # What happens

    def _get(self, match: Match, seat: int, card: str, stack: int, *, searched: bool) -> None:
        """From the top of a stack, from a stack that was searched (of equal cards the lowest), or from the other hand."""
        if any(type(event).__name__ == "CardStolen" for event in match.events.since(max(0, len(match.events) - 3))):
            self._lose(1 - seat, card)
        elif searched and card in self.stacks[stack]:
            self.stacks[stack].remove(card)
        elif not self.stacks[stack] or self.stacks[stack].pop() != card:
            self.problems.append(f"{card} was not where seat {seat} got it from, stack {stack + 1}")
        self.hands[seat][card] += 1

    def _lose(self, seat: int, card: str) -> None:
        self.hands[seat][card] -= 1

    def _leave(self, seat: int, card: str, at: str) -> None:
        self.placed[seat][card, at] -= 1

    def _lay(self, region: str, count: int) -> None:
        if region not in (self.regions if self.looked_through else self.regions[-2:]):
            self.problems.append(f"{region} was not among the top regions")
        if region in self.regions:
            place = self.regions.index(region)
            self.regions[place] = ""  # the other of the two is still one of the top two
        self.stored[region] = count

    def _put_under(self, match: Match, counts: Counter[tuple[int, int]]) -> None:
        """Which cards these were is told to nobody: so they are read from the bottom of the stack."""
        for (of, stack), count in counts.items():
            bottom = self._named(match.table.stacks[stack][:count])
            self.stacks[stack] = bottom + self.stacks[stack]
            self.hands[of].subtract(bottom)

    # What must be so now

    def _compare_regions(self, table: Any, *, shuffled: bool) -> None:
        expected = [region for region in self.regions if region]
        self.regions = [table.realm.region_names[region] for region in table.region_stack]
        if shuffled:
            self._say("regions", sorted(self.regions), sorted(expected))
            self.looked_through = False
        else:
            self._say("regions", self.regions, expected)

    def _compare_events(self, table: Any, *, stirred: bool) -> None:
        events = self._named(table.event_stack)
        if stirred:
            under_way = self._named([table.event]) if table.event >= 0 else []
            everything = self._named(table.realm.catalogue.numbers(event=True))
            self._say("events", sorted(events + under_way), sorted(everything))
        else:
            put_back = self.revealed if len(events) > len(self.events) else []
            self._say("events", events, put_back + self.events)
        self.events = events

    def _compare(self, match: Match) -> None:
        table = match.table
        for number, stack in enumerate(table.stacks):
            self._say(f"stack {number + 1}", self._named(stack), self.stacks[number])
        for seat in range(2):
            hand = Counter(self._named(table.hands[seat]))
            if table.open_card >= 0 and seat == table.active:
                hand[self.names[table.open_card]] += 1  # laid open, and not yet built
            self._say(f"hand of seat {seat}", hand, +self.hands[seat])
            self._say(f"cards of seat {seat}", self._placed(table, seat), +self.placed[seat])
        for number, pile in enumerate(table.discards):
            self._say(f"pile {number}", self._named(pile), self.discards[number])
        self._say("stores", +self._stored(match), +self.stored)
        for region, count in self.stored.items():
            if not 0 <= count <= ROOM:
                self.problems.append(f"{region} stores {count}")
        self._say("tokens", list(table.tokens), holders(match))

    def _say(self, what: str, found: Any, expected: Any) -> None:
        if found != expected:
            self.problems.append(f"{what}: {found}, by the ledger {expected}")

    # Names

    def _named(self, cards: Iterable[int]) -> list[str]:
        return [self.names[card] for card in cards]

    def _pile(self, seat: int) -> int:
        return seat if len(self.discards) == 2 else 0

    def _placed(self, table: Any, seat: int) -> Counter[tuple[str, str]]:
        return Counter((self.names[each.card], SPOT_NAMES[each.spot]) for each in table.placed[seat])

    def _stored(self, match: Match) -> Counter[str]:
        names = match.table.realm.region_names
        return Counter({names[region]: count for region, count in enumerate(match.table.stock) if count})


# Tokens, counted from what is printed

TOKENS = {"cards1996": (("strength", 1), ("commerce", 1)), "duel": (("strength", 3), ("commerce", 3))}
"""What each token is given for, and from how many points on."""
HELPED = {"smithy": ("strength", "knight"), "harbor": ("commerce", "fleet")}
"""Cards of 1996 that give a point for each card of a kind."""


def holders(match: Match) -> list[int]:
    """Who must hold each token: strictly most points; the mill of 1996 needs a city to stand on (K-63, K-64, D-82, D-83)."""
    key, table = match.game.key, match.table
    found = []
    for kind, least in TOKENS[key]:
        points = [printed(table, seat, kind) for seat in range(2)]
        ahead = points.index(max(points))
        may = key == "duel" or kind == "strength" or bool(table.cities[ahead])
        found.append(ahead if points[0] != points[1] and points[ahead] >= least and may else NOBODY)
    return found


def printed(table: Any, seat: int, kind: str) -> int:
    cards = [table.realm.catalogue.cards[each.card] for each in table.placed[seat]]
    total: int = sum(card.facts.points.get(kind, 0) for card in cards)
    for card in cards:
        helped, whom = HELPED.get(card.id, ("", ""))
        if helped == kind and len(table.discards) == 2:
            total += sum(other.facts.kind == whom for other in cards)
    return total


def whole_game(table: Any) -> int:
    """How many cards there are on the table in all: of the principalities, stacks, hands, piles, and of the centre."""
    heaps: list[Any] = [
        *table.hands,
        *table.stacks,
        *table.discards,
        *table.placed,
        table.event_stack,
        table.region_stack,
    ]
    under_way = (table.event >= 0) + (table.open_card >= 0)
    laid = sum(seat != NOBODY for seat in table.owner)
    row = sum(east - west + 1 for west, east in table.row)
    centre = row + table.roads_left + table.settlements_left + sum(map(len, table.cities)) + table.cities_left
    total: int = sum(map(len, heaps)) + under_way + laid + centre
    return total
