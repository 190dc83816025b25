"""Playing development cards (C-80 to C-92)."""

from __future__ import annotations

from typing import ClassVar

from ...core.errors import IllegalMove
from ...core.moves import Move
from ...core.questions import Action, Ask, Form, Options, Script, Section
from .board import ISLAND
from .building import road_objection, road_paths, roads_on
from .events import DevelopmentPlayed, Invented, MonopolyNamed, MonopolyTaken
from .moves import BuildRoad, PlayInvention, PlayKnight, PlayMonopoly, PlayRoadBuilding, WaiveRoad
from .pieces import (
    DEVELOPMENTS,
    INVENTION,
    KIND,
    KINDS,
    KNIGHT,
    MONOPOLY,
    RESOURCES,
    ROAD_BUILDING,
    Cards,
)
from .robber import robber
from .state import ClassicTable

WAIVE = WaiveRoad()
INVENTIONS = tuple(
    PlayInvention(Cards.of([(kind == one) + (kind == two) for kind in KINDS])) for one in KINDS for two in KINDS[one:]
)
LAST_CARDS = tuple(PlayInvention(Cards.of([int(kind == one) for kind in KINDS])) for one in KINDS)
"""C-84: for a supply with a single card left."""


def may_play(table: ClassicTable, seat: int, card: int) -> bool:
    """C-85, C-87: one card a turn, and none bought this turn."""
    return not table.card_played and table.held[seat][card] > table.bought[card]


class PlayedCard(Action):
    """A development card that is played: what all of them have in common."""

    card: ClassVar[int]
    plain_moves: ClassVar[tuple[Move, ...]]

    def moves(self, table: ClassicTable, seat: int) -> list[Move]:
        return self.choices(table, seat) if may_play(table, seat, self.card) else []

    def choices(self, table: ClassicTable, seat: int) -> list[Move]:
        return list(self.plain_moves)

    def objection(self, table: ClassicTable, seat: int, move: Move) -> IllegalMove | None:
        name = DEVELOPMENTS[self.card].replace("_", " ")
        if table.card_played:
            return IllegalMove("only one development card may be played in a turn", "C-85")
        if not table.held[seat][self.card]:
            return IllegalMove(f"you hold no {name} card", "C-85")
        if not may_play(table, seat, self.card):
            return IllegalMove(f"a {name} card bought this turn cannot be played before the next", "C-87")
        return self.own_objection(table, seat, move)

    def own_objection(self, table: ClassicTable, seat: int, move: Move) -> IllegalMove | None:
        return None

    def perform(self, table: ClassicTable, seat: int, move: Move) -> Script | None:
        table.held[seat][self.card] -= 1
        table.card_played = True
        table.tell(DevelopmentPlayed(seat, DEVELOPMENTS[self.card]))
        return self.effect(table, seat, move)

    def effect(self, table: ClassicTable, seat: int, move: Move) -> Script | None:
        raise NotImplementedError


class Knights(PlayedCard):
    """C-80: the knight stays open; the largest army is decided before the robber moves (C-108)."""

    move = PlayKnight
    card = KNIGHT
    plain_moves = (PlayKnight(),)

    def effect(self, table: ClassicTable, seat: int, move: Move) -> Script:
        table.knights[seat] += 1
        table.award_largest_army(seat)
        table.check_victory()
        if table.winner is None:
            yield from robber(table, seat)


class RoadBuilding(PlayedCard):
    """C-81, C-82: up to two free roads; the first is compulsory."""

    move = PlayRoadBuilding
    card = ROAD_BUILDING
    plain_moves = (PlayRoadBuilding(),)

    def choices(self, table: ClassicTable, seat: int) -> list[Move]:
        return list(self.plain_moves) if FreeRoads(table, second=False).moves(seat) else []

    def own_objection(self, table: ClassicTable, seat: int, move: Move) -> IllegalMove | None:
        if FreeRoads(table, second=False).moves(seat):
            return None
        return IllegalMove("no road can be built: no road is left, or no path is free", "C-82")

    def effect(self, table: ClassicTable, seat: int, move: Move) -> Script:
        for second in (False, True):
            roads = FreeRoads(table, second=second)
            if table.winner is not None or not road_paths(table, seat) or not table.roads_left(seat):
                return
            choice = yield Ask(seat, roads, "C-82" if second else "C-81")
            if isinstance(choice, WaiveRoad):
                return
            table.place_road(seat, ISLAND.edges[choice.path])
            table.check_victory()


class FreeRoads(Options):
    """C-81: a road wherever one may be built; C-82: the second may be waived."""

    __slots__ = ("second", "table")

    def __init__(self, table: ClassicTable, *, second: bool) -> None:
        self.table = table
        self.second = second

    def moves(self, seat: int) -> list[Move]:
        if not self.table.roads_left(seat):
            return []
        roads = roads_on(road_paths(self.table, seat))
        return [*roads, WAIVE] if self.second else [*roads]

    def objection(self, seat: int, move: Move) -> IllegalMove | None:
        if isinstance(move, BuildRoad):
            return road_objection(self.table, seat, move)
        if isinstance(move, WaiveRoad):
            return None if self.second else IllegalMove("the first free road must be placed", "C-82")
        return IllegalMove(f"'{move}' is not possible now: first place the free road", "C-82")


class Monopoly(PlayedCard):
    """C-83: every other seat hands over all its cards of one kind."""

    move = PlayMonopoly
    card = MONOPOLY
    plain_moves = tuple(PlayMonopoly(resource) for resource in RESOURCES)

    def effect(self, table: ClassicTable, seat: int, move: Move) -> None:
        assert isinstance(move, PlayMonopoly)
        kind = KIND[move.resource]
        table.tell(MonopolyNamed(seat, move.resource))
        for victim in table.others(seat):
            count = table.hands[victim][kind]
            if count:
                table.hands[victim][kind] = 0
                table.hands[seat][kind] += count
                table.tell(MonopolyTaken(seat, victim, move.resource, count))


class Invention(PlayedCard):
    """C-84: two cards from the supply, or its last one."""

    move = PlayInvention
    card = INVENTION

    def choices(self, table: ClassicTable, seat: int) -> list[Move]:
        choices = LAST_CARDS if sum(table.supply) == 1 else INVENTIONS
        return [move for move in choices if _in_supply(table, move)]

    def own_objection(self, table: ClassicTable, seat: int, move: Move) -> IllegalMove | None:
        assert isinstance(move, PlayInvention)
        wanted = min(2, sum(table.supply))
        if not wanted:
            return IllegalMove("the supply is empty", "C-84")
        if move.cards.total != wanted:
            return IllegalMove(f"Invention takes {wanted} cards, not {move.cards.total}", "C-84")
        if not _in_supply(table, move):
            return IllegalMove(f"the supply does not hold {move.cards}", "C-84")
        return None

    def effect(self, table: ClassicTable, seat: int, move: Move) -> None:
        assert isinstance(move, PlayInvention)
        for kind, count in enumerate(move.cards.counts):
            table.take(seat, kind, count)
        table.tell(Invented(seat, move.cards))

    def forms(self, table: ClassicTable, seat: int) -> tuple[Form, ...]:
        if not may_play(table, seat, self.card):
            return ()
        count = min(2, sum(table.supply))
        return (Form(PlayInvention.named(), count, count, Cards.naming(table.supply)),)


def _in_supply(table: ClassicTable, move: PlayInvention) -> bool:
    return all(has >= taken for has, taken in zip(table.supply, move.cards.counts, strict=True))


def may_play_any(table: ClassicTable, seat: int) -> bool:
    """C-85: one development card a turn."""
    knights, road_building, monopoly, invention, _ = table.held[seat]
    return bool(not table.card_played and (knights or road_building or monopoly or invention))


DEVELOPMENT = Section(may_play_any, Knights(), RoadBuilding(), Monopoly(), Invention())
