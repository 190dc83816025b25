"""What happens to both principalities: production, and happenings that cards listen to."""

from __future__ import annotations

from ..core.questions import Script
from .events import EventRevealed
from .table import NO_CARD, PrincipalityTable


def produce(table: PrincipalityTable, number: int) -> None:
    """Every region with the number gains what it yields, as far as it has room."""
    for region, amount in table.income[number]:
        table.store(region, amount)


def reveal_event(table: PrincipalityTable) -> Script:
    """The top event card is carried out; then it goes under the stack, unless it went elsewhere by itself."""
    table.event = table.event_stack.pop()
    card = table.realm.catalogue.cards[table.event]
    table.tell(EventRevealed(card.id))
    effect = card.when_revealed(table)
    if effect is not None:
        yield from effect
    if table.event != NO_CARD:
        table.event_stack.insert(0, table.event)
        table.events_seen += 1
        table.event = NO_CARD


def announce(table: PrincipalityTable, happening: str) -> Script:
    """Each card that hears of it does its part: the active seat's first, from left to right."""
    for seat in (table.active, 1 - table.active):
        for place, card in table.listeners(seat, happening):
            effect = card.hear(table, seat, place, happening)
            if effect is not None:
                yield from effect


def counted_by_brigands(table: PrincipalityTable, seat: int) -> int:
    """The resources of a seat, without regions that its cards hide."""
    hidden: list[int] = []
    for place, card in table.listeners(seat, "hides_from_brigands"):
        hidden += card.hides_from_brigands(table, seat, place)
    return sum([table.stock[region] for region in table.regions_of(seat) if region not in hidden])


def rob(table: PrincipalityTable, seat: int, kinds: tuple[int, ...]) -> None:
    """All resources of these kinds are lost."""
    for kind in kinds:
        for region in table.regions[seat][kind]:
            if table.stock[region]:
                table.spend(region, table.stock[region])
