"""Event cards of the base set (9)."""

from __future__ import annotations

from .....core.questions import Ask, Script
from .....principality.cards import PROGRESS, Card, EventCard, Placed
from .....principality.happenings import announce, reveal_event
from .....principality.moves import Pass, PutUnder
from .....principality.payment import Stores, gain_any, pay
from .....principality.resources import GOLD
from .....principality.settling import NOBODY
from .....principality.stacks import HandCards, choose_stack, put_under, show_hand
from .....principality.table import NO_CARD
from .....principality.targets import choose_card
from ...event_deck import form_event_deck
from ...pieces import HERO, TOKENS
from ...state import DuelTable


def is_building(card: Card) -> bool:
    return card.facts.kind == "building"


def is_building_with_progress(card: Card) -> bool:
    return is_building(card) and any(kind == PROGRESS for kind, _ in card.points)


def strongest(table: DuelTable) -> int:
    """D-82: who has the strength advantage."""
    return table.tokens[TOKENS.index(HERO)]


class FraternalFeuds(EventCard):
    """D-49, D-79: the stronger sees the other's hand and puts two cards of it under draw stacks.

    D-170: the other learns which stacks, and not which card went under which. So both leave the hand together.
    """

    rule = "D-49"

    def when_revealed(self, table: DuelTable) -> Script:
        holder = strongest(table)
        victim = 1 - holder
        if holder == NOBODY or not table.hands[victim]:
            return
        show_hand(table, victim, holder)
        stacks: dict[int, int] = {}  # by the place in the hand
        for _ in range(min(2, len(table.hands[victim]))):
            options = HandCards(table, self.rule, of=victim, without=tuple(stacks))
            move = yield Ask(holder, options, self.rule)
            stacks[options.place_of(holder, move.card)] = move.stack
        cards, hand = table.realm.catalogue.cards, table.hands[victim]
        moves = [PutUnder(cards[hand[place]].id, stack) for place, stack in stacks.items()]
        for move in sorted(moves, key=lambda put: put.stack):
            put_under(table, holder, move, of=victim)
        table.looking = None


class Feud(EventCard):
    """D-49, D-99: of three buildings that the stronger selects, the other puts one under a draw stack."""

    rule = "D-49"

    def when_revealed(self, table: DuelTable) -> Script:
        holder = strongest(table)
        victim = 1 - holder
        buildings = [] if holder == NOBODY else table.placed_where(victim, is_building)
        if not buildings:
            return
        selected = yield from self._select(table, holder, buildings)
        lost = yield from choose_card(table, victim, selected, self.rule)
        stack = yield from choose_stack(table, victim, "D-99", empty_too=True)
        table.put_away(victim, lost, stack)

    def _select(self, table: DuelTable, holder: int, buildings: list[Placed]) -> Script:
        """Three of them, one after the other; all if there are no more."""
        if len(buildings) <= 3:
            return buildings
        selected: list[Placed] = []
        for _ in range(3):
            chosen = yield from choose_card(table, holder, buildings, self.rule)
            buildings.remove(chosen)
            selected.append(chosen)
        return selected


class Invention(EventCard):
    """D-49: one resource for each building with a progress point, at most two."""

    rule = "D-49"

    def when_revealed(self, table: DuelTable) -> Script:
        for seat in (table.active, 1 - table.active):
            buildings = len(table.placed_where(seat, is_building_with_progress))
            yield from gain_any(table, seat, min(2, buildings), self.rule)


class TradeShipsRace(EventCard):
    """D-49: most trade ships gain one resource; both do if they have equally many, and any."""

    rule = "D-49"

    def when_revealed(self, table: DuelTable) -> Script:
        ships = [table.number_of(seat, "trade_ship") for seat in range(2)]
        for seat in (table.active, 1 - table.active):
            if ships[seat] and ships[seat] >= ships[1 - seat]:
                yield from gain_any(table, seat, 1, self.rule)


class TravelingMerchant(EventCard):
    """D-49: up to two resources for one gold each."""

    rule = "D-49"

    def when_revealed(self, table: DuelTable) -> Script:
        for seat in (table.active, 1 - table.active):
            for _ in range(2):
                regions = table.regions_with_room(seat)
                if not regions or not table.totals[seat][GOLD]:
                    break
                move = yield Ask(seat, Stores(table, tuple(regions), self.rule, optional=True), self.rule)
                if isinstance(move, Pass):
                    break
                yield from pay(table, seat, ((GOLD, 1),), self.rule)
                table.store(table.realm.region_number[move.region])


class YearOfPlenty(EventCard):
    """D-49: Abbeys and Storehouses hear of it."""

    rule = "D-49"

    def when_revealed(self, table: DuelTable) -> Script:
        return announce(table, "year_of_plenty")


class Yule(EventCard):
    """D-51: the deck is formed anew from all event cards, then another event is resolved."""

    rule = "D-51"

    def when_revealed(self, table: DuelTable) -> Script:
        table.event_stack.append(table.event)
        table.event = NO_CARD
        yield from form_event_deck(table)
        yield from reveal_event(table)


CARDS = (
    FraternalFeuds("fraternal_feuds"),
    Feud("feud"),
    Invention("invention"),
    TradeShipsRace("trade_ships_race"),
    TravelingMerchant("traveling_merchant"),
    YearOfPlenty("year_of_plenty"),
    Yule("yule"),
)
