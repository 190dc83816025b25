"""Event cards (section 10)."""

from __future__ import annotations

from ....core.questions import Ask, Script
from ....principality.cards import Card, EventCard
from ....principality.happenings import announce
from ....principality.moves import PutUnder
from ....principality.settling import NOBODY
from ....principality.setup import shuffled
from ....principality.stacks import HandCards, SeenCards, choose_stack, put_under, search, show_hand
from ....principality.table import NO_CARD
from ..pieces import KNIGHT, TOKENS
from ..state import Cards1996Table
from .actions import knock_back


def is_unit(card: Card) -> bool:
    """K-48"""
    return card.unit


class CivilWar(EventCard):
    """K-49: each takes back a unit that the other chooses; the active seat chooses first."""

    rule = "K-49"

    def when_revealed(self, table: Cards1996Table) -> Script:
        for chooser in (table.active, 1 - table.active):
            victim = 1 - chooser
            units = table.placed_where(victim, is_unit)
            open_to_it = [unit for unit in units if not table.is_protected(victim, "civil_war", unit.spot)]
            yield from knock_back(table, chooser, victim, open_to_it, self.rule)


class Conflict(EventCard):
    """K-50, KO-16: the holder of the knight sees the other's hand and puts two cards of it under one stack.

    K-69: the other does not learn in which order they lie there. So both leave the hand together.
    """

    rule = "K-50"

    def when_revealed(self, table: Cards1996Table) -> Script:
        holder = table.tokens[TOKENS.index(KNIGHT)]
        victim = 1 - holder
        if holder == NOBODY or not table.hands[victim]:
            return
        show_hand(table, victim, holder)
        stack = yield from choose_stack(table, holder, "KO-16", empty_too=True)
        places: list[int] = []
        for _ in range(min(2, len(table.hands[victim]))):
            seen = SeenCards(table, "K-50", without=tuple(places))
            places.append(seen.place_of((yield Ask(holder, seen, "K-50")).card))
        cards = table.realm.catalogue.cards
        for chosen in [cards[table.hands[victim][place]].id for place in places]:
            put_under(table, holder, PutUnder(chosen, stack + 1), of=victim)
        table.looking = None


class MasterBuilder(EventCard):
    """K-51, KO-17: each may search a stack of its own for a card, and hands in one of its hand for it."""

    rule = "K-51"

    def when_revealed(self, table: Cards1996Table) -> Script:
        chosen: list[int] = []
        for seat in (table.active, 1 - table.active):
            stack = yield from choose_stack(table, seat, "K-51", without=chosen, optional=True)
            if stack is None:
                continue
            chosen.append(stack)
            if (yield from search(table, seat, stack, 1, "K-51", optional=True)):
                put_under(table, seat, (yield Ask(seat, HandCards(table, "KO-17", stack=stack), "KO-17")))


class Plague(EventCard):
    """K-52: every region at a city loses one resource, even between two cities only one."""

    rule = "K-52"

    def when_revealed(self, table: Cards1996Table) -> None:
        for seat in (table.active, 1 - table.active):
            struck = {region: None for column in table.cities[seat] for region in table.around(seat, column)}
            for region in struck:
                if table.stock[region] and not table.is_protected(seat, "plague", table.lies[region]):
                    table.spend(region)


class ProductiveYear(EventCard):
    """K-53: Garrisons hear of it."""

    rule = "K-53"

    def when_revealed(self, table: Cards1996Table) -> Script:
        return announce(table, "productive_year")


class Progress(EventCard):
    """K-54: Abbeys and Libraries hear of it."""

    rule = "K-54"

    def when_revealed(self, table: Cards1996Table) -> Script:
        return announce(table, "progress")


class YearEnd(EventCard):
    """K-55, KO-24: all ten events make a new stack."""

    rule = "K-55"

    def when_revealed(self, table: Cards1996Table) -> Script:
        table.event_stack.append(table.event)
        table.event = NO_CARD
        table.event_stack = yield from shuffled(table.event_stack)
        table.events_seen = 0


CARDS = (
    CivilWar("civil_war"),
    Conflict("conflict"),
    MasterBuilder("master_builder"),
    Plague("plague"),
    ProductiveYear("productive_year"),
    Progress("progress"),
    YearEnd("year_end"),
)
