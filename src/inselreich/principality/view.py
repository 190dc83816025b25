"""What a seat, or a spectator, may know of two principalities. A game's view holds these parts and adds its own."""

from __future__ import annotations

from typing import Any

import msgspec

from .cards import POINTS
from .geometry import SPOT_NAMES
from .resources import RESOURCES, Goods, Resource
from .settling import NOBODY
from .stacks import seen_cards
from .table import NO_CARD, PrincipalityTable


class RegionView(msgspec.Struct, frozen=True):
    """A region as it lies."""

    region: str
    resource: Resource
    number: int
    at: str
    stored: int


class CardView(msgspec.Struct, frozen=True):
    """A card in a principality."""

    card: str
    at: str


class SeatView(msgspec.Struct, frozen=True):
    """A seat as everybody sees it."""

    seat: int
    hand_size: int
    hand_limit: int
    victory_points: int
    points: dict[str, int]
    resources: Goods
    rates: dict[str, int]
    roads: tuple[int, ...]
    settlements: tuple[int, ...]
    cities: tuple[int, ...]
    regions: tuple[RegionView, ...]
    cards: tuple[CardView, ...]


class OwnView(msgspec.Struct, frozen=True):
    """What only the seat itself sees: its hand, and what it may look at just now."""

    hand: tuple[str, ...]
    looking_at: str | None
    """`stack 3`, `hand 1` or `regions`."""
    seen: tuple[str, ...]
    """From the top of the stack down; a hand has no order."""


class TableView(msgspec.Struct, frozen=True):
    """What is the same in every game of principalities."""

    seat: int | None
    own: OwnView | None
    seats: tuple[SeatView, ...]
    roads_left: int
    settlements_left: int
    cities_left: int
    stacks: tuple[int, ...]
    regions_left: int
    events_left: int
    event: str | None
    open_card: str | None
    """Laid open by the active seat, and not placed yet."""
    searching: int | None
    """Who looks at hidden cards just now."""
    discards: tuple[tuple[str, ...], ...]
    """What can be seen of the discard piles, from the bottom up."""
    discard_sizes: tuple[int, ...]
    tokens: dict[str, int | None]
    turn: int
    active: int
    rolled: bool
    winner: int | None
    phase: str


def parts(table: PrincipalityTable, seat: int | None) -> dict[str, Any]:
    """The fields of `TableView`, for a game's own view."""
    cards, looking = table.realm.catalogue.cards, table.looking
    return {
        "seat": seat,
        "own": None if seat is None else own_view(table, seat),
        "seats": tuple(seat_view(table, other) for other in range(2)),
        "roads_left": table.roads_left,
        "settlements_left": table.settlements_left,
        "cities_left": table.cities_left,
        "stacks": tuple(len(stack) for stack in table.stacks),
        "regions_left": len(table.region_stack),
        "events_left": len(table.event_stack),
        "event": None if table.event == NO_CARD else cards[table.event].id,
        "open_card": None if table.open_card == NO_CARD else cards[table.open_card].id,
        "searching": None if looking is None else looking.seat,
        "discards": tuple(ids(table, table.realm.shown_discards(pile)) for pile in table.discards),
        "discard_sizes": tuple(len(pile) for pile in table.discards),
        "tokens": {
            token.name: None if holder == NOBODY else holder
            for token, holder in zip(table.realm.tokens, table.tokens, strict=True)
        },
        "turn": table.turn,
        "active": table.active,
        "rolled": table.rolled,
        "winner": table.winner,
        "phase": phase(table),
    }


def phase(table: PrincipalityTable) -> str:
    """Where in the game the table stands, in a word."""
    if table.winner is not None:
        return "over"
    if not table.turn:
        return "set_up"
    return "main" if table.rolled else "before_roll"


def ids(table: PrincipalityTable, numbers: list[int]) -> tuple[str, ...]:
    cards = table.realm.catalogue.cards
    return tuple([cards[number].id for number in numbers])


def own_view(table: PrincipalityTable, seat: int) -> OwnView:
    looking = table.looking
    hand = ids(table, table.hands[seat])
    if looking is None or looking.seat != seat:
        return OwnView(hand, None, ())
    if looking.at == "regions":
        seen = table.region_stack[-looking.depth :][::-1]
        return OwnView(hand, "regions", tuple(table.realm.region_names[region] for region in seen))
    if looking.at == "hand":
        return OwnView(hand, f"hand {looking.which}", ids(table, sorted(seen_cards(table))))
    return OwnView(hand, f"stack {looking.which + 1}", ids(table, list(seen_cards(table))[::-1]))


def seat_view(table: PrincipalityTable, seat: int) -> SeatView:
    west, east = table.row[seat]
    places = tuple(table.columns(seat))
    return SeatView(
        seat=seat,
        hand_size=len(table.hands[seat]),
        hand_limit=table.hand_limit(seat),
        victory_points=table.victory_points[seat],
        points=dict(zip(POINTS, table.points[seat], strict=True)),
        resources=Goods.of(table.totals[seat]),
        rates=dict(zip(RESOURCES, table.rates[seat], strict=True)),
        roads=tuple(column for column in range(west, east + 1) if column % 2 == 0),
        settlements=tuple(column for column in places if column not in table.cities[seat]),
        cities=table.cities[seat],
        regions=tuple(region_view(table, region) for region in table.regions_of(seat)),
        cards=tuple(CardView(card.id, SPOT_NAMES[place]) for place, card in table.cards_of(seat)),
    )


def region_view(table: PrincipalityTable, region: int) -> RegionView:
    card = table.realm.regions[region]
    return RegionView(card.name, RESOURCES[card.kind], card.number, SPOT_NAMES[table.lies[region]], table.stock[region])
