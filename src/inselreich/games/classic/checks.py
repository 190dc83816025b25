"""What always holds of a classic table: nothing appears or vanishes, and what is remembered is what can be worked out.

Written apart from the code it checks and with plainer means, so that the two do not share their mistakes.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator

from ...core.events import Event
from ...core.trade import contradictions
from ...hexes import bits
from .board import ANY, DESERT, ISLAND, NO_HARBOUR
from .events import Built, DevelopmentPlayed
from .pieces import (
    CARDS_OF_A_KIND,
    CITIES,
    DEVELOPMENT_COUNTS,
    DEVELOPMENTS,
    KINDS,
    KNIGHT,
    RESOURCES,
    ROADS,
    SETTLEMENTS,
    VICTORY_POINT,
)
from .state import HONOUR_POINTS, LARGEST_ARMY_FROM, LONGEST_ROAD_FROM, ClassicTable

ALL_THERE = [CARDS_OF_A_KIND] * 5


def conservation(table: ClassicTable) -> list[str]:
    """C-5, C-6, C-8: the cards and pieces are all there. Quick, for it is asked after every move."""
    problems = []
    hands, supply = table.hands, table.supply
    if [*map(sum, zip(supply, *hands, strict=True))] != ALL_THERE:
        problems.append(f"C-5: supply {supply} and hands {hands} do not make 19 of each kind")
    if min(supply) < 0 or min(map(min, hands)) < 0:
        problems.append(f"C-5: fewer than no cards in supply {supply} or hands {hands}")
    if table.laid:
        problems += _developments(table)
    roads = [mask.bit_count() for mask in table.roads]
    settlements = [mask.bit_count() for mask in table.settlements]
    cities = [mask.bit_count() for mask in table.cities]
    if max(roads) > ROADS or max(settlements) > SETTLEMENTS or max(cities) > CITIES:
        problems.append(f"C-8: too many roads {roads}, settlements {settlements} or cities {cities}")
    if sum(roads) != table.paved.bit_count():
        problems.append(f"C-69: {sum(roads)} roads lie on {table.paved.bit_count()} paths")
    buildings = sum(settlements) + sum(cities) + table.neutral.bit_count()
    if buildings != table.occupied.bit_count():
        problems.append(f"C-71: {buildings} buildings stand on {table.occupied.bit_count()} crossings")
    return problems


def _developments(table: ClassicTable) -> Iterator[str]:
    """C-6; progress cards that were played have left the game (C-88), knights lie open (C-108)."""
    found = [*map(sum, zip(*table.held, strict=True))]
    for card in table.deck:
        found[card] += 1
    found[KNIGHT] += sum(table.knights)
    for card, whole in enumerate(DEVELOPMENT_COUNTS):
        if found[card] > whole or (found[card] < whole and card in (KNIGHT, VICTORY_POINT)):
            yield f"C-6: there are {found[card]} of the {whole} {DEVELOPMENTS[card]} cards"
    mine = table.held[table.active]
    if min(map(min, table.held)) < 0 or any(bought > mine[card] for card, bought in enumerate(table.bought) if bought):
        yield f"C-87: bought this turn: {table.bought}; held: {table.held}"


def recomputation(table: ClassicTable, events: Iterable[Event]) -> list[str]:
    """Every derived field, worked out from the pieces on the board alone, and what the history says of them."""
    return [
        *_masks(table),
        *_points(table),
        *_honours(table),
        *_yields(table),
        *_rates(table),
        *contradictions(table),
        *_history(table, events),
    ]


def _masks(table: ClassicTable) -> Iterator[str]:
    buildings = [table.settlements[seat] | table.cities[seat] for seat in range(table.seats)]
    paved = occupied = 0
    for seat in range(table.seats):
        paved |= table.roads[seat]
        occupied |= buildings[seat]
    occupied |= table.neutral
    if paved != table.paved or occupied != table.occupied:
        yield "paved or occupied are not where the roads and buildings are"
    near = {other for corner in bits(occupied) for other in ISLAND.corner_neighbours[corner]}
    if near & set(bits(occupied)):
        yield f"C-72: buildings stand next to each other at {sorted(near & set(bits(occupied)))}"
    if set(bits(table.too_close)) != near | set(bits(occupied)):
        yield "C-72: too_close is not the crossings with a building on or beside them"
    for seat in range(table.seats):
        ends = [corner for edge in bits(table.roads[seat]) for corner in ISLAND.edge_corners[edge]]
        if set(bits(table.touched[seat])) != set(ends):
            yield f"C-71: touched of seat {seat} is not the ends of its roads"
        own = set(bits(buildings[seat]))
        foreign = set(bits(occupied)) - own
        from_here = own | (set(ends) - foreign)
        open_paths = {edge for corner in from_here for edge in ISLAND.corner_edges[corner]} - set(bits(paved))
        if set(bits(table.reach[seat] & ~table.paved)) != open_paths:
            yield f"C-69, C-70: reach of seat {seat} is not the free paths at its buildings and open road ends"
        length = longest_by_trying(bits(table.roads[seat]), foreign)
        if table.lengths[seat] != length:
            yield f"C-93: the longest road of seat {seat} is remembered as {table.lengths[seat]}, but it is {length}"


def longest_by_trying(edges: Iterable[int], foreign: set[int]) -> int:
    """C-93: from every end of every road, every way on that uses each road once and passes no foreign building."""
    at: dict[int, list[int]] = {}
    for edge in edges:
        for corner in ISLAND.edge_corners[edge]:
            at.setdefault(corner, []).append(edge)

    def onward(corner: int, used: frozenset[int]) -> int:
        """How much further a trade road that has come to this corner can lead."""
        best = 0
        for edge in at[corner]:
            if edge not in used:
                one, two = ISLAND.edge_corners[edge]
                far = two if one == corner else one
                further = 0 if far in foreign else onward(far, used | {edge})
                best = max(best, 1 + further)
        return best

    return max((onward(corner, frozenset()) for corner in at), default=0)


def _points(table: ClassicTable) -> Iterator[str]:
    """C-109 to C-113"""
    for seat in range(table.seats):
        points = table.settlements[seat].bit_count() + 2 * table.cities[seat].bit_count()
        points += HONOUR_POINTS * (table.longest_road == seat) + HONOUR_POINTS * (table.largest_army == seat)
        if table.visible_points[seat] != points:
            yield f"C-110: seat {seat} has {points} visible points, not {table.visible_points[seat]}"
        if table.points(seat) != points + table.held[seat][VICTORY_POINT]:
            yield f"C-109: the points of seat {seat} do not add up"
    enough = table.points(table.active) >= table.options.points_to_win
    if table.turn and (table.winner is not None) != enough:
        yield f"C-111: seat {table.active} has {table.points(table.active)} points, the winner is {table.winner}"
    if table.winner not in (None, table.active):
        yield f"C-111: seat {table.winner} has won in the turn of seat {table.active}"


def _honours(table: ClassicTable) -> Iterator[str]:
    """C-99 to C-108"""
    longest, road = max(table.lengths), table.longest_road
    if road is not None and not LONGEST_ROAD_FROM <= longest == table.lengths[road]:
        yield f"C-101: seat {road} holds the longest road, the lengths are {table.lengths}"
    if road is None and longest >= LONGEST_ROAD_FROM and table.lengths.count(longest) == 1:
        yield f"C-104: nobody holds the longest road, the lengths are {table.lengths}"
    most, army = max(table.knights), table.largest_army
    if army is None and most >= LARGEST_ARMY_FROM:
        yield f"C-106: nobody holds the largest army, the knights are {table.knights}"
    if army is not None and not LARGEST_ARMY_FROM <= most == table.knights[army]:
        yield f"C-107: seat {army} holds the largest army, the knights are {table.knights}"


def _yields(table: ClassicTable) -> Iterator[str]:
    """C-42: what each number pays to whom."""
    due: dict[int, list[tuple[int, int, int, int, int]]] = {number: [] for number in range(13)}
    for seat in range(table.seats):
        for corners, amount in ((table.settlements[seat], 1), (table.cities[seat], 2)):
            for corner in bits(corners):
                for hex_ in ISLAND.corner_hexes[corner]:
                    kind = table.board.terrain[hex_]
                    if kind != DESERT:
                        due[table.board.numbers[hex_]].append((hex_, seat, kind, amount, corner))
    for number, expected in due.items():
        incomes = table.income[number]
        found = sorted((each.hex, each.seat, each.kind, each.amount, each.corner) for each in incomes)
        if found != sorted(expected):
            yield f"C-42: a {number} pays {found}, but {sorted(expected)} is due"
        for each in incomes:
            event = each.event
            told = (ISLAND.hexes[event.hex], event.seat, RESOURCES.index(event.resource), event.count)
            if told != (each.hex, each.seat, each.kind, each.amount) or ISLAND.corners[event.crossing] != each.corner:
                yield f"C-42: {event} does not tell of {each}"


def _rates(table: ClassicTable) -> Iterator[str]:
    """C-61 to C-66: the best rate of all harbours, except where one was gained this very turn."""
    if table.founding:
        return
    for seat in range(table.seats):
        owned = {table.board.harbour_at[corner] for corner in bits(table.settlements[seat] | table.cities[seat])}
        best = [min(2 if kind in owned else 4, 3 if ANY in owned else 4) for kind in KINDS]
        waiting = table.harbour_waits and seat == table.active
        if not waiting and list(table.rates[seat]) != best:
            yield f"C-61: seat {seat} pays {table.rates[seat]} in sea trade, but should pay {best}"
        if waiting and (
            owned <= {NO_HARBOUR} or any(now < later for now, later in zip(table.rates[seat], best, strict=True))
        ):
            yield f"C-66: seat {seat} pays {table.rates[seat]}, its harbours allow {best} from the next turn on"


def _history(table: ClassicTable, events: Iterable[Event]) -> Iterator[str]:
    """C-6, C-88: what was played and built, by the events, is what has left the hands and stands on the board."""
    played: Counter[str] = Counter()
    knights = [0] * table.seats
    built: Counter[tuple[str, int | None]] = Counter()
    for event in events:
        if type(event) is Built:
            built[event.piece, event.seat] += 1
        elif type(event) is DevelopmentPlayed:
            played[event.card] += 1
            knights[event.seat] += event.card == "knight"
    for card, name in enumerate(DEVELOPMENTS):
        left = table.deck.count(card) + sum(counts[card] for counts in table.held)
        if table.laid and left + played[name] != DEVELOPMENT_COUNTS[card]:
            yield f"C-6: of the {name} cards {left} are left and {played[name]} were played"
    if knights != table.knights:
        yield f"C-108: {knights} knights were played, {table.knights} lie open"
    for seat in range(table.seats):
        cities = table.cities[seat].bit_count()
        settled = table.settlements[seat].bit_count() + cities
        found = (built["road", seat], built["settlement", seat], built["city", seat])
        if found != (table.roads[seat].bit_count(), settled, cities):
            yield f"C-68: seat {seat} built (roads, settlements, cities) {found}, which is not what stands on the board"
    if built["settlement", None] != table.neutral.bit_count():
        yield "CV-6: the neutral settlements are not those that were placed"
