"""What always holds of a table of principalities: nothing appears or vanishes, and what is remembered can be worked out.

Written apart from the code it checks and with plainer means, so that the two do not share their mistakes.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator

from ..core.events import Event
from ..core.trade import contradictions
from .events import CardDiscarded, CardPlayed, RegionLaid, Spent, Stored
from .geometry import NOWHERE, SPOT_NAMES
from .resources import KINDS, ROOM
from .settling import NOBODY, work_out
from .table import NO_CARD, PrincipalityTable


def conservation(table: PrincipalityTable, central: tuple[int, int, int]) -> list[str]:
    """Cards, regions, central cards (roads, settlements, cities in all) and resources. Quick: asked after every move."""
    problems = []
    found = Counter[int]()
    for heap in (*table.hands, *table.stacks, *table.discards, table.event_stack, (table.event, table.open_card)):
        found.update(heap)
    for placed in table.placed:
        found.update([card for _, card in placed])
    found.pop(NO_CARD, None)
    cards = table.realm.catalogue.cards
    if found != Counter({card.number: card.facts.copies for card in cards}):
        wrong = [card.id for card in cards if found[card.number] != card.facts.copies]
        problems.append(f"there are too many or too few of the cards {wrong}")
    laid = [region for region, seat in enumerate(table.owner) if seat != NOBODY]
    waiting = {*range(len(table.owner))} - {*laid, *table.region_stack}
    if len(laid) + len(table.region_stack) + len(waiting) != len(table.owner) or (waiting and table.turn):
        problems.append(f"regions {laid} are laid, {table.region_stack} in the stack, of {len(table.owner)}")
    if min(table.stock) < 0 or max(table.stock) > ROOM:
        problems.append(f"a region stores 0 to {ROOM}: {table.stock}")
    problems += _central(table, central)
    return problems


def _central(table: PrincipalityTable, central: tuple[int, int, int]) -> Iterator[str]:
    roads = settlements = 0
    for west, east in table.row:
        columns = list(range(west, east + 1))
        roads += sum(column % 2 == 0 for column in columns)
        settlements += sum(column % 2 for column in columns)
    cities = sum(map(len, table.cities))
    have = (roads + table.roads_left, settlements + table.settlements_left, cities + table.cities_left)
    if have != central or min(table.roads_left, table.settlements_left, table.cities_left) < 0:
        yield f"there are {have} roads, settlements and cities, not {central}"


def recomputation(table: PrincipalityTable, events: Iterable[Event]) -> list[str]:
    """Every derived field once more, what lies where, and what the history says of it."""
    return [
        *_derived(table),
        *_positions(table),
        *_points(table),
        *contradictions(table),
        *_history(table, events),
    ]


def _history(table: PrincipalityTable, events: Iterable[Event]) -> Iterator[str]:
    """On the discard piles lies what was played or discarded, and regions store what they have gained and not lost."""
    gone: list[str] = []
    stored = Counter[str]()
    for event in events:
        if isinstance(event, CardPlayed | CardDiscarded):
            gone.append(event.card)
        elif isinstance(event, RegionLaid):
            stored[event.region] = event.stored
        elif isinstance(event, Stored):
            stored[event.region] += event.count
        elif isinstance(event, Spent):
            stored[event.region] -= event.count
    lying = [table.realm.catalogue.cards[number].id for pile in table.discards for number in pile]
    if sorted(gone) != sorted(lying):
        yield f"the discard piles hold {lying}, played and discarded were {gone}"
    for region, name in enumerate(table.realm.region_names):
        if stored[name] != table.stock[region]:
            yield f"{name} stores {table.stock[region]}, by what has happened it is {stored[name]}"


def _derived(table: PrincipalityTable) -> Iterator[str]:
    twin = table.copy()
    work_out(twin)
    for field in ("totals", "regions", "in_play", "free", "income", "rates", "points", "tokens", "victory_points"):
        if getattr(twin, field) != getattr(table, field):
            yield f"{field} is {getattr(table, field)}, worked out anew {getattr(twin, field)}"
    for seat in range(2):
        for kind in KINDS:
            stored = sum(
                table.stock[region]
                for region, owner in enumerate(table.owner)
                if owner == seat and table.realm.regions[region].kind == kind
            )
            if stored != table.totals[seat][kind]:
                yield f"seat {seat} has {stored} of kind {kind}, not {table.totals[seat][kind]}"


def _positions(table: PrincipalityTable) -> Iterator[str]:
    for region, seat in enumerate(table.owner):
        if (seat == NOBODY) != (table.lies[region] == NOWHERE):
            yield f"region {region} of seat {seat} lies at {table.lies[region]}"
    for seat in range(2):
        spots = [SPOT_NAMES[table.lies[region]] for region in table.regions_of(seat)]
        if len(set(spots)) != len(spots):
            yield f"two regions of seat {seat} lie on one spot: {spots}"
        west, east = table.row[seat]
        if not set(table.cities[seat]) <= {column for column in range(west, east + 1) if column % 2}:
            yield f"cities of seat {seat} at {table.cities[seat]}, the row is {west} to {east}"
        taken = Counter(place for place, _ in table.placed[seat])
        for place, count in taken.items():
            side, _, column = SPOT_NAMES[place].partition(" ")
            most = 2 if int(column) in table.cities[seat] else 1
            if side in ("above", "below") and (count > most or not west <= int(column) <= east):
                yield f"{count} cards of seat {seat} lie {SPOT_NAMES[place]}"


def _points(table: PrincipalityTable) -> Iterator[str]:
    """Victory points counted on the fingers."""
    for seat in range(2):
        west, east = table.row[seat]
        points = sum(column % 2 for column in range(west, east + 1)) + len(table.cities[seat])
        points += sum(card.facts.points.get("victory", 0) for _, card in table.cards_of(seat))
        points += sum(holder == seat for holder in table.tokens)
        if points != table.victory_points[seat]:
            yield f"seat {seat} has {points} victory points, not {table.victory_points[seat]}"
