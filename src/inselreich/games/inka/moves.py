"""The answers that Rise of the Inkas accepts.

Places are called by column and height (I-16): `3.2` is the place (3,2) of the rules, `3.2-4.3` a path, `3.2-3.4-4.3` a
crossing. Landscape comes before frame, and each from west to east and from north to south.
"""

from __future__ import annotations

from typing import Annotated

import msgspec

from ...core import discards, trade
from ...core.moves import Move
from ...hexes import moves
from ...hexes.moves import check_name
from .board import FRAME_SPOTS, ISLAND
from .pieces import KIND, Cards, Kind

Crossing = Annotated[str, msgspec.Meta(description="a crossing, called by its three places: 3.2-3.4-4.3")]
Path = Annotated[str, msgspec.Meta(description="a path, called by its two places: 3.2-4.3")]
Place = Annotated[str, msgspec.Meta(description="a place, called by column and height: 3.2, or the frame spot 4.-1")]
KIND_HINT = f"the kinds of cards are {', '.join(KIND)}"


class RollDice(Move, frozen=True):
    """I-38: roll for the yields of the turn."""


class EndTurn(Move, frozen=True):
    """I-41: the left neighbour's turn begins."""


class BuildRoad(moves.OnPath, frozen=True):
    """I-73: a road on a path; free while founding and with Road Building."""

    paths = ISLAND.edges
    hint = "a path is called by its two places, such as 3.2-4.3"
    path: Path


class OnCrossing(moves.OnCrossing, frozen=True):
    """Something is put on a crossing of the board."""

    crossings = ISLAND.corners
    hint = "a crossing is called by its three places, such as 3.2-3.4-4.3"
    crossing: Crossing


class BuildSettlement(OnCrossing, frozen=True):
    """I-76: a settlement on an empty crossing, or in place of a building under thicket (I-125); free while founding."""


class BuildCity(OnCrossing, frozen=True):
    """I-78: a city in place of an own settlement of the active tribe."""


class FoundTribe(OnCrossing, frozen=True):
    """I-116: the first settlement of the next tribe; I-118: in an emergency in place of an own building under thicket."""


class BuyDevelopment(Move, frozen=True):
    """I-82: buy the top development card."""


class PlayCombatArts(Move, frozen=True):
    """I-85: lay a combat arts card open; the robber moves."""


class PlayRoadBuilding(Move, frozen=True):
    """I-94: place two roads, free of charge."""


class WaiveRoad(Move, frozen=True):
    """I-95: do without the second free road."""


class PlayMonopoly(Move, frozen=True):
    """I-93: each other player hands over at most two cards of one kind."""

    kind: Kind

    def __post_init__(self) -> None:
        check_name(self.kind, KIND, KIND_HINT)


class PlayInvention(Move, frozen=True):
    """I-92: take two cards from the supply."""

    cards: Cards

    def __post_init__(self) -> None:
        Cards.check(self.cards)


class Discard(discards.Discard, frozen=True):
    """I-50: give these cards back at a seven."""

    pile = Cards
    cards: Cards


class MoveRobber(moves.OnHex, frozen=True):
    """I-52, I-85: put the robber on another land hex, or on a frame spot where that is allowed."""

    hexes = (*ISLAND.hex_names[: ISLAND.land_count], *(ISLAND.hex_names[spot] for spot in FRAME_SPOTS))
    hint = "the robber stands on a landscape hex, such as 3.2, or on a frame spot, such as 4.-1"
    hex: Place


class Steal(moves.Steal, frozen=True):
    """I-53: take one card blindly from this seat."""


class UseCombatArts(moves.OnHex, frozen=True):
    """I-99: with the Greatest Combat Arts, send the robber from an own building to this frame spot and take a card."""

    hexes = tuple(ISLAND.hex_names[spot] for spot in FRAME_SPOTS)
    hint = f"the frame spots are {', '.join(hexes)}"
    hex: Place


class UseTradeRoad(Move, frozen=True):
    """I-70: with the Longest Trade Road, return any two cards to the supply and take one of a kind different from both."""

    give: Cards
    take: Kind

    def __post_init__(self) -> None:
        Cards.check(self.give)
        check_name(self.take, KIND, KIND_HINT)


class SupplyTrade(Move, frozen=True):
    """I-67 to I-69: return cards to the supply and take others: 3:1, 2:1 for goods, 3:2 for one of each goods."""

    give: Cards
    take: Cards

    def __post_init__(self) -> None:
        Cards.check(self.give, self.take)


class OfferTrade(trade.OfferTrade, frozen=True):
    """I-59: offer a trade: I give, I take. `to` names the seats asked; none named: everybody I may trade with."""

    cards = Cards
    give: Cards
    take: Cards


class CounterTrade(trade.CounterTrade, frozen=True):
    """I-59: no, but I would give and take this instead."""

    cards = Cards
    give: Cards
    take: Cards


MOVES: tuple[type[Move], ...] = (
    RollDice,
    EndTurn,
    BuildRoad,
    BuildSettlement,
    BuildCity,
    FoundTribe,
    BuyDevelopment,
    PlayCombatArts,
    PlayRoadBuilding,
    WaiveRoad,
    PlayMonopoly,
    PlayInvention,
    Discard,
    MoveRobber,
    Steal,
    UseCombatArts,
    UseTradeRoad,
    SupplyTrade,
    OfferTrade,
    CounterTrade,
    *trade.MOVES,
)
