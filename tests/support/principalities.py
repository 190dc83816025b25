"""Positions of a game of principalities in words, and the phrases that the rule tests of both have in common.

Regions are called `forest 4`, sites `above -1`, as in moves.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, ClassVar

import inselreich
from inselreich import Match, Move
from inselreich.core.chance import Seeded
from inselreich.principality.geometry import ROWS, SPOTS, START_REGION_SPOTS, spot
from inselreich.principality.moves import Build, EndTurn, PlayCard, RollDice, Store
from inselreich.principality.realm import Realm
from inselreich.principality.resources import KIND, RESOURCES, Goods
from inselreich.principality.setup import split
from inselreich.principality.table import PrincipalityTable
from inselreich.principality.view import OwnView, SeatView, TableView
from tests.support.words import kinds_of_moves, listed, refused

__all__ = [
    "EACH_KIND",
    "A",
    "B",
    "BySeat",
    "PrincipalityPositions",
    "build",
    "cards_at",
    "end_turn",
    "gained",
    "goods",
    "hand",
    "has",
    "kinds_of_moves",
    "listed",
    "look",
    "of",
    "own",
    "play",
    "playing",
    "points",
    "refused",
    "sites_for",
    "store_in",
    "stored",
    "throw_of",
    "why",
    "with_top",
]

A, B = range(2)
BySeat = Mapping[int, str]


class PrincipalityPositions:
    """Sets positions up, and remembers them: whatever a test does with them, they must add up in the end."""

    key: ClassVar[str]
    realm: ClassVar[Realm]
    table_type: ClassVar[type[Any]]
    layout: ClassVar[BySeat]
    """Upper row from left to right, then the lower row."""

    def __init__(self) -> None:
        self.matches: list[Match] = []

    def __call__(
        self,
        *,
        layout: BySeat | None = None,
        row: BySeat | None = None,
        stores: BySeat | None = None,
        cards: BySeat | None = None,
        hands: BySeat | None = None,
        stacks: Mapping[int, str] | None = None,
        events: str = "",
        next_regions: str = "",
        stacks_are_empty: bool = False,
        active: int = A,
        rolled: bool = True,
        seats: int = 2,
        **options: Any,
    ) -> Match:
        """A match that goes on from here. Regions store nothing unless `stores` says so; hands are empty.

        - `row`: what was built beside the start: "city -1, road +2, settlement +3: hills 3 / fields 3".
        - `stores`: "2 lumber, 1 ore" fills the regions from the left; "2 forest 4" names the region.
        - `cards`: what lies in the principality: "abbey above -1, conrad below +1".
        - `stacks`: the next cards of a stack from the top down; `events`: the next event cards.
        - `next_regions`: the top of the region stack. `stacks_are_empty`: the seat not active holds all their cards.
        """
        game, realm = inselreich.game(self.key), self.realm
        checked = game.check_options(options)
        game.check_seats(seats)
        table = self.table_type(checked, realm)
        table.active = active
        table.turn = 1
        table.rolled = rolled
        for seat in (A, B):
            _lay_out(table, seat, (layout or self.layout).get(seat, self.layout[seat]))
            _extend(table, seat, (row or {}).get(seat, ""))
        _deal(table, cards or {}, hands or {}, stacks or {})
        self.order_events(table, [realm.catalogue[card].number for card in listed(events)])
        regions = [realm.region_number[name] for name in listed(next_regions)]
        table.region_stack = with_top(table.region_stack, regions)
        table.settle()
        for seat, words in (stores or {}).items():
            _store(table, seat, words)
        if stacks_are_empty:
            table.hands[1 - active] += [card for stack in table.stacks for card in stack]
            table.stacks = [[] for _ in table.stacks]
        return self._remembered(Match(game, 2, checked, Seeded(0), table=table))

    def new(self, *, forced: Iterable[Any] = (), **options: Any) -> Match:
        """A match from its very beginning."""
        return self._remembered(inselreich.new(self.key, seed=0, options=options, forced=forced))

    def order_events(self, table: Any, first: list[int]) -> None:
        """These are the next event cards."""
        table.event_stack = with_top(table.event_stack, first)

    def _remembered(self, match: Match) -> Match:
        self.matches.append(match)
        return match


def _lay_out(table: PrincipalityTable, seat: int, words: str) -> None:
    for name, place in zip(listed(words), START_REGION_SPOTS, strict=True):
        table.lay_region(seat, table.realm.region_number[name], place)


def _extend(table: PrincipalityTable, seat: int, words: str) -> None:
    for item in listed(words):
        what, _, regions = item.partition(": ")
        kind, column = what.split(" ")
        match kind:
            case "road":
                table.place_road(seat, int(column))
            case "city":
                table.place_city(seat, int(column))
            case "settlement":
                table.place_settlement(seat, int(column))
                outer = int(column) + (1 if int(column) > 0 else -1)
                for at, name in zip(ROWS, regions.split(" / "), strict=True):
                    region = table.realm.region_number[name]
                    table.region_stack.remove(region)
                    table.lay_region(seat, region, spot(outer, at))
            case _:
                raise ValueError(f"a row has roads, settlements and cities, not {item!r}")


def _deal(table: PrincipalityTable, cards: BySeat, hands: BySeat, stacks: Mapping[int, str]) -> None:
    """The named cards where they belong, all others in the stacks."""
    left = table.stacks[0]
    take = {card.id: card.number for card in table.realm.catalogue.cards}
    for seat, words in cards.items():
        for item in listed(words):
            card, _, at = item.partition(" ")
            table.place_card(seat, _taken(left, take[card]), SPOTS[at])
    for seat, words in hands.items():
        table.hands[seat] = [_taken(left, take[card]) for card in listed(words)]
    tops = {number: [_taken(left, take[card]) for card in listed(words)] for number, words in stacks.items()}
    table.stacks = split(left, len(table.stacks))
    for number, top in tops.items():
        table.stacks[number - 1] += top[::-1]


def _taken(left: list[int], number: int) -> int:
    left.remove(number)
    return number


def with_top(stack: list[int], top: list[int]) -> list[int]:
    rest = stack[:]
    for card in top:
        rest.remove(card)
    return rest + top[::-1]


def _store(table: PrincipalityTable, seat: int, words: str) -> None:
    for item in listed(words):
        number, _, name = item.partition(" ")
        regions = table.regions[seat][KIND[name]] if name in KIND else [table.realm.region_number[name]]
        left = int(number)
        for region in regions:
            left -= table.store(region, left)
        assert left == 0, f"no room for {item}"


# What the tests say again and again


def look(match: Match, seat: int | None = None) -> TableView:
    """What a seat sees; without a seat, what a spectator sees."""
    view = match.view(seat)
    assert isinstance(view, TableView)
    return view


def of(match: Match, seat: int) -> SeatView:
    """A seat as everybody sees it."""
    return look(match).seats[seat]


def own(match: Match, seat: int) -> OwnView:
    """What only the seat itself sees."""
    view = look(match, seat).own
    assert view is not None
    return view


def hand(match: Match, seat: int) -> list[str]:
    return sorted(own(match, seat).hand)


def has(match: Match, seat: int) -> str:
    """All resources of a seat: "2 lumber + 1 ore"."""
    return str(of(match, seat).resources)


def stored(match: Match, region: str) -> int:
    """What a region stores, whoever owns it."""
    return next(each.stored for seat in look(match).seats for each in seat.regions if each.region == region)


def points(match: Match, seat: int) -> int:
    return of(match, seat).victory_points


def cards_at(match: Match, seat: int) -> list[str]:
    """What lies in the principality: "abbey above -1"."""
    return [f"{each.card} {each.at}" for each in of(match, seat).cards]


def goods(words: str) -> Goods:
    """ "2 wool, 1 ore" """
    return Goods(**{name: int(number) for number, _, name in (item.partition(" ") for item in listed(words))})


def play(match: Match, seat: int, *moves: Move) -> None:
    for move in moves:
        match.play(seat, move)


def playing(match: Match, seat: int, card: str, *moves: Move) -> None:
    """The seat plays an action card and answers the questions that follow."""
    play(match, seat, PlayCard(card), *moves)


def build(match: Match, seat: int, card: str, at: str) -> None:
    match.play(seat, Build(card, at))


def throw_of(match: Match, faces: tuple[str, ...], face: str, number: int) -> None:
    """The active seat rolls this: the face of the event die and the production number."""
    match.force((faces.index(face) + 1, number))
    match.play(look(match).active, RollDice())


def store_in(match: Match, seat: int, *regions: str) -> None:
    for region in regions:
        match.play(seat, Store(region))


def gained(match: Match, doing: Callable[[], object]) -> dict[int, str]:
    """What everybody has more than before: {A: "1 lumber + 2 ore"}; a loss is left out."""
    before = [of(match, seat).resources.counts for seat in (A, B)]
    doing()
    gains = {}
    for seat, had in enumerate(before):
        more = [max(0, now - then) for now, then in zip(of(match, seat).resources.counts, had, strict=True)]
        if any(more):
            gains[seat] = str(Goods.of(more))
    return gains


def sites_for(match: Match, seat: int, card: str) -> list[str]:
    """Where the seat may build a card of its hand."""
    return [move.at for move in match.legal(seat) if isinstance(move, Build) and move.card == card]


def why(match: Match) -> tuple[int, str]:
    """Who is asked, and by which rule."""
    decision = next(iter(match.decisions.values()))
    return decision.seat, decision.why


def end_turn(match: Match) -> None:
    match.play(look(match).active, EndTurn())


EACH_KIND = ", ".join(f"1 {resource}" for resource in RESOURCES)
