"""What always holds of a table with a board of hexes: nothing appears or vanishes, and what is remembered is what can
be worked out.

Written apart from the code it checks and with plainer means, so that the two do not share their mistakes. A game
says in `Bookkeeping` which of its rules each check is about, and adds its own.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Any

from msgspec.structs import astuple

from ..core.events import Event
from ..core.trade import contradictions
from .events import Built, DevelopmentPlayed
from .geometry import Island
from .masks import bits
from .table import HexTable

Builds = Counter[tuple[str, int | None]]
"""How many pieces of each sort each seat has built."""


class Bookkeeping:
    """The checks of a game."""

    development_names: tuple[str, ...]
    development_counts: tuple[int, ...]
    open_card: int
    """The development card that stays open when it was played; the others leave the game, or stay in hand."""

    cards_rule: str
    developments_rule: str
    new_card_rule: str
    pieces_rule: str
    paths_rule: str
    crossings_rule: str
    distance_rule: str
    touched_rule: str
    reach_rule: str
    length_rule: str
    longest_road_rule: str
    points_rule: str
    victory_rule: str
    yields_rule: str

    def open_cards(self, table: Any) -> list[int]:
        """How many cards lie open before each seat."""
        raise NotImplementedError

    def hidden_developments(self, table: Any) -> Iterable[int]:
        """The cards nobody holds: the deck, and what else is kept face down."""
        return list(table.deck)

    def stays(self, card: int) -> bool:
        """Whether a card can leave neither hands nor table."""
        return card == self.open_card

    def nobodys(self, table: Any) -> int:
        """Buildings that belong to no seat."""
        return 0

    def open_corners(self, table: Any) -> set[int]:
        """The crossings that do not become too close by what stands on them."""
        return set()

    def starts(self, table: Any, seat: int) -> int:
        """The own buildings at which roads may start."""
        own: int = table.settlements[seat] | table.cities[seat]
        return own

    def points_of(self, table: Any, seat: int, built: Builds) -> int:
        """The visible points of a seat, from what lies on the table, or from what it has built."""
        raise NotImplementedError

    # After every move: quick

    def conservation(self, table: Any) -> list[str]:
        """The cards and pieces are all there."""
        problems = []
        hands, supply = table.hands, table.supply
        if tuple(map(sum, zip(supply, *hands, strict=True))) != table.cards_of_each_kind:
            wanted = table.cards_of_each_kind
            problems.append(f"{self.cards_rule}: supply {supply} and hands {hands} do not make {wanted} of each kind")
        if min(supply) < 0 or min(map(min, hands)) < 0:
            problems.append(f"{self.cards_rule}: fewer than no cards in supply {supply} or hands {hands}")
        if table.laid:
            problems += self._developments(table)
        return [*problems, *self._pieces(table)]

    def _developments(self, table: HexTable) -> Iterator[str]:
        found = [*map(sum, zip(*table.held, strict=True))]
        for card in self.hidden_developments(table):
            found[card] += 1
        found[self.open_card] += sum(self.open_cards(table))
        for card, whole in enumerate(self.development_counts):
            if found[card] > whole or (found[card] < whole and self.stays(card)):
                name = self.development_names[card]
                yield f"{self.developments_rule}: there are {found[card]} of the {whole} {name} cards"
        mine = table.held[table.active]
        too_new = any(bought > mine[card] for card, bought in enumerate(table.bought) if bought)
        if min(map(min, table.held)) < 0 or too_new:
            yield f"{self.new_card_rule}: bought this turn: {table.bought}; held: {table.held}"

    def _pieces(self, table: HexTable) -> Iterator[str]:
        roads = [mask.bit_count() for mask in table.roads]
        settlements = [mask.bit_count() for mask in table.settlements]
        cities = [mask.bit_count() for mask in table.cities]
        most = max(roads), max(settlements), max(cities)
        pieces = table.road_pieces, table.settlement_pieces, table.city_pieces
        if any(on_board > there for on_board, there in zip(most, pieces, strict=True)):
            yield f"{self.pieces_rule}: too many roads {roads}, settlements {settlements} or cities {cities}"
        if sum(roads) != table.paved.bit_count():
            yield f"{self.paths_rule}: {sum(roads)} roads lie on {table.paved.bit_count()} paths"
        buildings = sum(settlements) + sum(cities) + self.nobodys(table).bit_count()
        if buildings != table.occupied.bit_count():
            crossings = table.occupied.bit_count()
            yield f"{self.crossings_rule}: {buildings} buildings stand on {crossings} crossings"

    # At many moves: thorough

    def recomputation(self, table: Any, events: Iterable[Event]) -> list[str]:
        """Every derived field, worked out from the pieces on the board alone, and what the history says of them."""
        told = list(events)
        built: Builds = Counter((event.piece, event.seat) for event in told if isinstance(event, Built))
        return [
            *self._board(table),
            *self._roads(table),
            *self._points(table, built),
            *self._longest_road(table),
            *self._yields(table),
            *contradictions(table),
            *self._cards_played(table, told),
            *self.buildings_told(table, built, told),
            *self.own_recomputation(table),
        ]

    def buildings_told(self, table: Any, built: Builds, events: list[Event]) -> Iterable[str]:
        """Whether what was built, by the events, stands on the board."""
        raise NotImplementedError

    def own_recomputation(self, table: Any) -> Iterable[str]:
        """What only this game remembers."""
        return ()

    def _board(self, table: HexTable) -> Iterator[str]:
        paved, occupied = 0, self.nobodys(table)
        for seat in range(table.seats):
            paved |= table.roads[seat]
            occupied |= table.settlements[seat] | table.cities[seat]
        if paved != table.paved or occupied != table.occupied:
            yield "paved or occupied are not where the roads and buildings are"
        built = set(bits(occupied))
        near = {other for corner in built for other in table.island.corner_neighbours[corner]}
        if near & built:
            yield f"{self.distance_rule}: buildings stand next to each other at {sorted(near & built)}"
        if set(bits(table.too_close)) != near | built - self.open_corners(table):
            yield f"{self.distance_rule}: too_close is not the crossings with a building on or beside them"

    def _roads(self, table: HexTable) -> Iterator[str]:
        island, built = table.island, set(bits(table.occupied))
        for seat in range(table.seats):
            ends = {corner for edge in bits(table.roads[seat]) for corner in island.edge_corners[edge]}
            if set(bits(table.touched[seat])) != ends:
                yield f"{self.touched_rule}: touched of seat {seat} is not the ends of its roads"
            starts = set(bits(self.starts(table, seat)))
            from_here = starts | (ends - (built - starts))
            open_paths = {edge for corner in from_here for edge in island.corner_edges[corner]}
            if set(bits(table.reach[seat] & ~table.paved)) != open_paths - set(bits(table.paved)):
                where = "the free paths at its buildings and open road ends"
                yield f"{self.reach_rule}: reach of seat {seat} is not {where}"
            foreign = built - set(bits(table.settlements[seat] | table.cities[seat]))
            length = longest_by_trying(island, bits(table.roads[seat]), foreign)
            if table.lengths[seat] != length:
                known = table.lengths[seat]
                yield f"{self.length_rule}: the longest road of seat {seat} is remembered as {known}, but it is {length}"

    def _points(self, table: HexTable, built: Builds) -> Iterator[str]:
        for seat in range(table.seats):
            points, visible = self.points_of(table, seat, built), table.visible_points[seat]
            if visible != points:
                yield f"{self.points_rule}: seat {seat} has {points} visible points, not {visible}"
        points = table.points(table.active)
        if table.turn and (table.winner is not None) != (points >= table.points_to_win):
            yield f"{self.victory_rule}: seat {table.active} has {points} points, the winner is {table.winner}"
        if table.winner not in (None, table.active):
            yield f"{self.victory_rule}: seat {table.winner} has won in the turn of seat {table.active}"

    def _longest_road(self, table: HexTable) -> Iterator[str]:
        longest, holder, least = max(table.lengths), table.longest_road, table.longest_road_minimum
        if holder is not None and not least <= longest == table.lengths[holder]:
            yield f"{self.longest_road_rule}: seat {holder} holds the longest road, the lengths are {table.lengths}"
        if holder is None and longest >= least and table.lengths.count(longest) == 1:
            yield f"{self.longest_road_rule}: nobody holds the longest road, the lengths are {table.lengths}"

    def title(self, name: str, rule: str, counts: list[int], holder: int | None, least: int) -> Iterator[str]:
        """Who holds the title for the most open cards."""
        most = max(counts)
        if holder is None and most >= least:
            yield f"{rule}: nobody holds the {name}, the counts are {counts}"
        if holder is not None and not least <= most == counts[holder]:
            yield f"{rule}: seat {holder} holds the {name}, the counts are {counts}"

    def _yields(self, table: HexTable) -> Iterator[str]:
        """What each number pays to whom."""
        due = dues_of_pieces(table)
        for number, expected in due.items():
            incomes = table.income[number]
            found = sorted((each.hex, each.seat, each.kind, each.amount, each.corner) for each in incomes)
            if found != sorted(expected):
                yield f"{self.yields_rule}: a {number} pays {found}, but {sorted(expected)} is due"
            totals: Counter[int] = Counter()
            for _, _, kind, amount, _ in expected:
                totals[kind] += amount
            if dict(table.dues[number]) != totals:
                yield f"{self.yields_rule}: a {number} owes {totals} in all, not {table.dues[number]}"
            for each in incomes:
                island = table.island
                where = island.hex_names[each.hex], island.corner_names[each.corner]
                if astuple(each.event) != (*where, each.seat, table.kind_names[each.kind], each.amount):
                    yield f"{self.yields_rule}: {each.event} does not tell of {each}"

    def _cards_played(self, table: HexTable, events: list[Event]) -> Iterator[str]:
        """What was played, by the events, is what has left the hands."""
        played: Counter[str] = Counter()
        opened = [0] * table.seats
        for event in events:
            if isinstance(event, DevelopmentPlayed):
                card = event.card  # type: ignore[attr-defined]
                played[card] += 1
                opened[event.seat] += card == self.development_names[self.open_card]
        left = [*map(sum, zip(*table.held, strict=True))]
        for number in self.hidden_developments(table):
            left[number] += 1
        for number, name in enumerate(self.development_names):
            if table.laid and left[number] + played[name] != self.development_counts[number]:
                rule = self.developments_rule
                yield f"{rule}: of the {name} cards {left[number]} are left and {played[name]} were played"
        if opened != self.open_cards(table):
            yield f"{self.developments_rule}: {opened} cards were laid open, {self.open_cards(table)} lie open"


def dues_of_pieces(table: HexTable) -> dict[int, list[tuple[int, int, int, int, int]]]:
    """By the number rolled: (hex, seat, kind, amount, corner) of everything the pieces on the board are due."""
    due: dict[int, list[tuple[int, int, int, int, int]]] = {number: [] for number in range(13)}
    for seat in range(table.seats):
        for corners, amount in ((table.settlements[seat], 1), (table.cities[seat], 2)):
            for corner in bits(corners):
                for hex_ in table.island.corner_hexes[corner]:
                    terrain, number = table.board.terrain[hex_], table.board.numbers[hex_]
                    if number:
                        due[number].append((hex_, seat, terrain, amount, corner))
    return due


def longest_by_trying(island: Island, edges: Iterable[int], foreign: set[int]) -> int:
    """From every end of every road, every way on that uses each road once and passes no foreign building."""
    at: dict[int, list[int]] = {}
    for edge in edges:
        for corner in island.edge_corners[edge]:
            at.setdefault(corner, []).append(edge)

    def onward(corner: int, used: frozenset[int]) -> int:
        """How much further a trade road that has come to this corner can lead."""
        best = 0
        for edge in at[corner]:
            if edge not in used:
                one, two = island.edge_corners[edge]
                far = two if one == corner else one
                further = 0 if far in foreign else onward(far, used | {edge})
                best = max(best, 1 + further)
        return best

    return max((onward(corner, frozenset()) for corner in at), default=0)
