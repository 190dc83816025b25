"""Development cards on boards of hexes: one a turn, none bought this turn; and those that several games have.

A game says in a `Development` how its cards are called and which of its rules say what; every card is a
`PlayedCard`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

from ..core.errors import IllegalMove
from ..core.moves import Move, Pile
from ..core.questions import Action, Ask, Form, Options, Script
from .building import Building, road_paths
from .moves import OnPath
from .table import HexTable


class Development:
    """What a game says of all its development cards."""

    names: tuple[str, ...]
    """The cards in the order of their numbers."""
    building: Building
    cards: type[Pile]
    played: type[Any]
    monopoly_named: type[Any]
    monopoly_taken: type[Any]
    invented: type[Any]
    waive: type[Move]

    one_rule: str
    """One card a turn."""
    new_rule: str
    """None that was bought this turn."""
    invention_rule: str
    free_roads_rule: str
    second_road_rule: str


class PlayedCard(Action):
    """A development card that is played: what all of them have in common."""

    card: ClassVar[int]

    def __init__(self, rules: Development) -> None:
        self.rules = rules

    def moves(self, table: HexTable, seat: int) -> Sequence[Move]:
        return self.choices(table, seat) if self.may_play(table, seat) else ()

    def choices(self, table: Any, seat: int) -> Sequence[Move]:
        """The ways to play it."""
        raise NotImplementedError

    def may_play(self, table: HexTable, seat: int) -> bool:
        """One card a turn, and none bought this turn."""
        return not table.card_played and table.held[seat][self.card] > table.bought[self.card]

    def objection(self, table: HexTable, seat: int, move: Move) -> IllegalMove | None:
        name = self.rules.names[self.card].replace("_", " ")
        if table.card_played:
            return IllegalMove("only one development card may be played in a turn", self.rules.one_rule)
        if not table.held[seat][self.card]:
            return IllegalMove(f"you hold no {name} card", self.rules.one_rule)
        if not self.may_play(table, seat):
            sentence = f"a {name} card bought this turn cannot be played before the next"
            return IllegalMove(sentence, self.rules.new_rule)
        return self.own_objection(table, seat, move)

    def own_objection(self, table: Any, seat: int, move: Any) -> IllegalMove | None:
        return None

    def perform(self, table: HexTable, seat: int, move: Move) -> Script | None:
        table.lay_down(seat, self.card)
        table.tell(self.rules.played(seat, self.rules.names[self.card]))
        return self.effect(table, seat, move)

    def effect(self, table: Any, seat: int, move: Any) -> Script | None:
        raise NotImplementedError


class RoadBuilding(PlayedCard):
    """Up to two free roads; the first is compulsory."""

    def choices(self, table: HexTable, seat: int) -> Sequence[Move]:
        return (self.move(),) if self._possible(table, seat) else ()

    def own_objection(self, table: HexTable, seat: int, move: Move) -> IllegalMove | None:
        if self._possible(table, seat):
            return None
        sentence = "no road can be built: no road is left, or no path is free"
        return IllegalMove(sentence, self.rules.second_road_rule)

    def _possible(self, table: HexTable, seat: int) -> bool:
        return bool(table.roads_left(seat) and road_paths(table, seat))

    def effect(self, table: HexTable, seat: int, move: Move) -> Script:
        for second in (False, True):
            if table.winner is not None or not self._possible(table, seat):
                return
            roads = FreeRoads(self.rules, table, second=second)
            choice = yield Ask(seat, roads, self.rules.second_road_rule if second else self.rules.free_roads_rule)
            if not isinstance(choice, OnPath):
                return
            table.place_road(seat, table.island.edges[choice.path])
            table.check_victory()


class FreeRoads(Options):
    """A road wherever one may be built; the second may be waived."""

    __slots__ = ("rules", "second", "table")

    def __init__(self, rules: Development, table: HexTable, *, second: bool) -> None:
        self.rules = rules
        self.table = table
        self.second = second

    def moves(self, seat: int) -> list[Move]:
        roads = self.rules.building.roads_on(road_paths(self.table, seat))
        return [*roads, self.rules.waive()] if self.second else [*roads]

    def objection(self, seat: int, move: Move) -> IllegalMove | None:
        rules = self.rules
        if isinstance(move, OnPath):
            return rules.building.road_objection(self.table, seat, move)
        if isinstance(move, rules.waive):
            return None if self.second else IllegalMove("the first free road must be placed", rules.second_road_rule)
        return IllegalMove(f"'{move}' is not possible now: first place the free road", rules.second_road_rule)


class Monopoly(PlayedCard):
    """Every other seat hands over its cards of one kind, or at most so many of them."""

    most: ClassVar[int | None] = None
    """So many cards at most from each seat; None: all."""

    def __init__(self, rules: Development) -> None:
        super().__init__(rules)
        self.listed = tuple([self.move(name) for name in rules.cards.__struct_fields__])

    def choices(self, table: HexTable, seat: int) -> Sequence[Move]:
        return self.listed

    def effect(self, table: HexTable, seat: int, move: Move) -> None:
        kind = self.listed.index(move)
        table.tell(self.rules.monopoly_named(seat, table.kind_names[kind]))
        for victim in table.others(seat):
            count = table.hands[victim][kind]
            if self.most is not None:
                count = min(count, self.most)
            if count:
                table.hands[victim][kind] -= count
                table.hands[seat][kind] += count
                table.tell(self.rules.monopoly_taken(seat, victim, table.kind_names[kind], count))


class Invention(PlayedCard):
    """Two cards from the supply, or its last one."""

    def __init__(self, rules: Development) -> None:
        super().__init__(rules)
        kinds = range(len(rules.cards.__struct_fields__))
        piles = [[(kind == one) + (kind == two) for kind in kinds] for one in kinds for two in kinds[one:]]
        self.two: list[Any] = [self.move(rules.cards.of(pile)) for pile in piles]
        self.last: list[Any] = [self.move(rules.cards.of([int(kind == one) for kind in kinds])) for one in kinds]
        """For a supply with a single card left."""

    def choices(self, table: HexTable, seat: int) -> Sequence[Move]:
        choices = self.last if sum(table.supply) == 1 else self.two
        return [move for move in choices if _in_supply(table, move.cards)]

    def own_objection(self, table: HexTable, seat: int, move: Any) -> IllegalMove | None:
        rule, wanted = self.rules.invention_rule, min(2, sum(table.supply))
        if not wanted:
            return IllegalMove("the supply is empty", rule)
        if move.cards.total != wanted:
            return IllegalMove(f"Invention takes {wanted} cards, not {move.cards.total}", rule)
        if not _in_supply(table, move.cards):
            return IllegalMove(f"the supply does not hold {move.cards}", rule)
        return None

    def effect(self, table: HexTable, seat: int, move: Any) -> None:
        for kind, count in enumerate(move.cards.counts):
            table.take(seat, kind, count)
        table.tell(self.rules.invented(seat, move.cards))

    def forms(self, table: HexTable, seat: int) -> tuple[Form, ...]:
        if not self.may_play(table, seat):
            return ()
        count = min(2, sum(table.supply))
        return (Form(self.move.named(), count, count, self.rules.cards.naming(table.supply)),)


def _in_supply(table: HexTable, cards: Pile) -> bool:
    return all(has >= taken for has, taken in zip(table.supply, cards.counts, strict=True))
