"""What always holds of a table of the Inkas: nothing appears or vanishes, and what is remembered can be worked out."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator

from ...core.events import Event
from ...hexes import bits
from ...hexes.checks import Bookkeeping, Builds
from .board import FRAME_SPOTS, LAND
from .events import BuildingRemoved, TribeDeclined
from .pieces import COMBAT_ARTS, DEVELOPMENTS, STACK, THICKETS
from .state import COMBAT_ARTS_FROM, InkaTable

KINDS = range(len(DEVELOPMENTS))


class InkaBookkeeping(Bookkeeping):
    """Progress cards that were played have left the game (I-90), combat arts lie open (I-85)."""

    development_names = DEVELOPMENTS
    development_counts = tuple(2 * count for count in STACK)
    open_card = COMBAT_ARTS

    cards_rule = "I-5"
    developments_rule = "I-6"
    new_card_rule = "I-84"
    pieces_rule = "I-8"
    paths_rule = "I-75"
    crossings_rule = "I-76"
    distance_rule = "I-77"
    touched_rule = "I-76"
    reach_rule = "I-73"
    length_rule = "I-102"
    longest_road_rule = "I-104"
    points_rule = "I-109"
    victory_rule = "I-129"
    yields_rule = "I-43"

    def open_cards(self, table: InkaTable) -> list[int]:
        return table.combat_arts

    def hidden_developments(self, table: InkaTable) -> Iterable[int]:
        return [card % len(KINDS) for card in (*table.deck, *table.aside)]

    def open_corners(self, table: InkaTable) -> set[int]:
        """I-125: a building under thicket may be built over."""
        return {corner for overgrown in table.overgrown for corner in bits(overgrown)}

    def starts(self, table: InkaTable, seat: int) -> int:
        return bare(table, table.settlements, seat) | bare(table, table.cities, seat)

    def points_of(self, table: InkaTable, seat: int, built: Builds) -> int:
        """I-81, I-109: one marker for each settlement and one for each city, whatever became of them."""
        return built["settlement", seat] + built["city", seat]

    def own_recomputation(self, table: InkaTable) -> Iterator[str]:
        if table.robber not in (*LAND, *FRAME_SPOTS):
            yield f"I-52, I-85: the robber stands on {table.island.hex_names[table.robber]}"
        for seat in range(table.seats):
            yield from _tribes(table, seat)
        yield from _stacks(table)
        yield from self._combat_arts(table)

    def _combat_arts(self, table: InkaTable) -> Iterator[str]:
        """I-96, I-97; I-89: while the robber of a combat arts card is on his way, that card does not count yet."""
        name, holder = "Greatest Combat Arts", table.greatest_combat_arts
        problems = [*self.title(name, "I-97", table.combat_arts, holder, COMBAT_ARTS_FROM)]
        if problems and table.card_played and table.combat_arts[table.active]:
            before = [count - (seat == table.active) for seat, count in enumerate(table.combat_arts)]
            problems = [*self.title(name, "I-97", before, holder, COMBAT_ARTS_FROM)]
        yield from problems

    def buildings_told(self, table: InkaTable, built: Builds, events: list[Event]) -> Iterator[str]:
        gone: Builds = Counter((event.piece, event.seat) for event in events if isinstance(event, BuildingRemoved))
        for event in events:
            if isinstance(event, TribeDeclined):
                gone["road", event.seat] += len(event.roads)
        for seat in range(table.seats):
            gone["settlement", seat] += built["city", seat]
            there = {"road": table.roads, "settlement": table.settlements, "city": table.cities}
            for piece, masks in there.items():
                left = built[piece, seat] - gone[piece, seat]
                if masks[seat].bit_count() != left:
                    yield f"I-8: seat {seat} should have {left} of the piece {piece} on the board"


def bare(table: InkaTable, pieces: list[int], seat: int) -> int:
    """Those of the seat's pieces that are not under thicket."""
    return pieces[seat] & ~table.overgrown[seat]


def _tribes(table: InkaTable, seat: int) -> Iterator[str]:
    """I-79, I-109 to I-114: the active tribe's buildings are its markers; what is older is under thicket."""
    overgrown, tribe = table.overgrown[seat], table.tribes[seat]
    if overgrown & ~(table.settlements[seat] | table.cities[seat]):
        yield f"I-114: seat {seat} has thickets where it has no building"
    if overgrown.bit_count() > THICKETS or (overgrown and not tribe):
        yield f"I-8: seat {seat} has thickets on {overgrown.bit_count()} crossings with tribe {tribe + 1}"
    settlements = bare(table, table.settlements, seat).bit_count()
    cities = bare(table, table.cities, seat).bit_count()
    before = table.goals[tribe - 1] if tribe else 0
    if table.visible_points[seat] != before + settlements + 2 * cities:
        yield f"I-109: tribe {tribe + 1} of seat {seat} does not stand on the board as its markers say"
    if cities > 1:
        yield f"I-79: the active tribe of seat {seat} has {cities} cities"
    if table.visible_points[seat] >= table.goals[tribe] and table.winner != seat:
        yield f"I-111: tribe {tribe + 1} of seat {seat} has reached its goal and does not decline"


def _stacks(table: InkaTable) -> Iterator[str]:
    """I-6, I-91: two stacks of ten, the second set aside until everybody has a second tribe, then under the first."""
    firsts = [sum(counts) for counts in zip(*table.held, strict=True)]
    seconds = [sum(counts) for counts in zip(*table.second_cards, strict=True)]
    firsts = [both - second for both, second in zip(firsts, seconds, strict=True)]
    for card in (*table.deck, *table.aside):
        (seconds if card >= len(KINDS) else firsts)[card % len(KINDS)] += 1
    for found in (firsts, seconds):
        if any(not 0 <= count <= whole for count, whole in zip(found, STACK, strict=True)):
            yield f"I-6: a stack of {STACK} has become {found}"
    backs = [card >= len(KINDS) for card in table.deck]
    if backs != sorted(backs, reverse=True):
        yield "I-91: cards of the second stack lie on those of the first"
    entered = all(table.tribes) and table.visible_points[table.active] > table.goals[0]
    if table.laid and bool(table.aside) == entered:
        yield f"I-91: {len(table.aside)} cards are set aside, the tribes are {table.tribes}"


BOOKKEEPING = InkaBookkeeping()
