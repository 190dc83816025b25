"""The answers the classic game accepts. Crossings and paths are called by their hexes (C-14): `H4-H5-H9`, `H4-H9`."""

from __future__ import annotations

from typing import Annotated

import msgspec

from ...core import discards, trade
from ...core.errors import MalformedMove
from ...core.moves import Move
from ...hexes import moves
from ...hexes.moves import check_name
from .board import ISLAND
from .pieces import KIND, Cards, Resource

Crossing = Annotated[str, msgspec.Meta(description="a crossing, called by its three hexes: H4-H5-H9")]
Path = Annotated[str, msgspec.Meta(description="a path, called by its two hexes: H4-H9")]


class RollDice(Move, frozen=True):
    """C-39: roll for the yields of the turn."""


class EndTurn(Move, frozen=True):
    """C-40: the left neighbour's turn begins."""


class BuildRoad(moves.OnPath, frozen=True):
    """C-69: a road on a path; free while founding and with Road Building."""

    paths = ISLAND.edges
    hint = "a path is called by its two hexes in order, such as H4-H9"
    path: Path


class OnCrossing(moves.OnCrossing, frozen=True):
    """Something is put on a crossing of the island."""

    crossings = ISLAND.corners
    hint = "a crossing is called by its three hexes in order, such as H4-H5-H9"
    crossing: Crossing


class BuildSettlement(OnCrossing, frozen=True):
    """C-71: a settlement on a crossing; free while founding."""


class BuildCity(OnCrossing, frozen=True):
    """C-73: a city in place of an own settlement."""


class PlaceNeutral(OnCrossing, frozen=True):
    """CV-6: a neutral settlement on a crossing, while two seats are founding."""


class BuyDevelopment(Move, frozen=True):
    """C-78: buy the top development card."""


class PlayKnight(Move, frozen=True):
    """C-80: lay a knight open; the robber moves."""


class PlayRoadBuilding(Move, frozen=True):
    """C-81: place up to two roads, free of charge."""


class WaiveRoad(Move, frozen=True):
    """C-82: do without the second free road."""


class PlayMonopoly(Move, frozen=True):
    """C-83: all others hand over their cards of one kind."""

    resource: Resource

    def __post_init__(self) -> None:
        check_name(self.resource, KIND, "the resources are lumber, brick, wool, grain and ore")


class PlayInvention(Move, frozen=True):
    """C-84: take two cards from the supply."""

    cards: Cards

    def __post_init__(self) -> None:
        Cards.check(self.cards)


class Discard(discards.Discard, frozen=True):
    """C-47: give these cards back at a seven."""

    pile = Cards
    cards: Cards


class MoveRobber(moves.OnHex, frozen=True):
    """C-49: put the robber on another land hex."""

    hexes = ISLAND.hex_names[: ISLAND.land_count]
    hint = "the land hexes are called H0 to H18"


class Steal(moves.Steal, frozen=True):
    """C-51: take one card blindly from this seat."""


class StealNothing(Move, frozen=True):
    """C-56: decline to steal."""


class SeaTrade(Move, frozen=True):
    """C-61 to C-63: return `count` cards of one kind to the supply and take one of another."""

    give: Resource
    count: Annotated[int, msgspec.Meta(ge=2, le=4)]
    take: Resource

    def __post_init__(self) -> None:
        check_name(self.give, KIND, "the resources are lumber, brick, wool, grain and ore")
        check_name(self.take, KIND, "the resources are lumber, brick, wool, grain and ore")
        if type(self.count) is not int or not 2 <= self.count <= 4:
            raise MalformedMove(f"a sea trade costs 2, 3 or 4 cards, not {self.count!r}")


class OfferTrade(trade.OfferTrade, frozen=True):
    """C-58: offer a trade: I give, I take. `to` names the seats asked; none named: everybody I may trade with."""

    cards = Cards
    give: Cards
    take: Cards


class CounterTrade(trade.CounterTrade, frozen=True):
    """C-58: no, but I would give and take this instead."""

    cards = Cards
    give: Cards
    take: Cards


MOVES: tuple[type[Move], ...] = (
    RollDice,
    EndTurn,
    BuildRoad,
    BuildSettlement,
    BuildCity,
    PlaceNeutral,
    BuyDevelopment,
    PlayKnight,
    PlayRoadBuilding,
    WaiveRoad,
    PlayMonopoly,
    PlayInvention,
    Discard,
    MoveRobber,
    Steal,
    StealNothing,
    SeaTrade,
    OfferTrade,
    CounterTrade,
    *trade.MOVES,
)
