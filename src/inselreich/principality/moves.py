"""The answers that both card games accept.

Cards are called by their ids (`grain_mill`), regions by landscape and number (`forest 4`), sites by side and column
(`above -1`), roads and places by their column alone. Stacks are numbered from 1.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Annotated, Any

import msgspec

from ..core import trade
from ..core.errors import MalformedMove
from ..core.moves import Move
from .geometry import SPOTS, WIDEST
from .resources import KIND, Goods, Resource

Column = Annotated[int, msgspec.Meta(ge=-WIDEST, le=WIDEST)]
StackNumber = Annotated[int, msgspec.Meta(ge=1, le=9)]
Region = Annotated[str, msgspec.Meta(description="a region by landscape and number: forest 4")]
Card = Annotated[str, msgspec.Meta(description="a card by its id: grain_mill")]
At = Annotated[str, msgspec.Meta(description="where a card lies: above -1, below +3")]


class RollDice(Move, frozen=True):
    """Roll production die and event die."""


class EndTurn(Move, frozen=True):
    """Nothing more to do in the main phase."""


class Pass(Move, frozen=True):
    """Do without what might be done here."""


class ArrangeRegions(Move, frozen=True):
    """The six start regions in the order of their places: upper row from left to right, then the lower row."""

    regions: tuple[Region, ...]

    def __post_init__(self) -> None:
        check_words(*_tuple(self.regions))


class BuildRoad(Move, frozen=True):
    """A road at an open end of the centre row."""

    column: Column

    def __post_init__(self) -> None:
        check_column(self.column)


class BuildSettlement(Move, frozen=True):
    """A settlement at the open end of a road; `played_with` names an action card that is played at this moment."""

    column: Column
    played_with: Card = ""

    def __post_init__(self) -> None:
        check_column(self.column)
        check_words(self.played_with)


class BuildCity(Move, frozen=True):
    """A city on an own settlement."""

    column: Column

    def __post_init__(self) -> None:
        check_column(self.column)


class Build(Move, frozen=True):
    """A card of the hand on a free spot of the principality."""

    card: Card
    at: At

    def __post_init__(self) -> None:
        check_words(self.card)
        check_spot(self.at)


class PlayCard(Move, frozen=True):
    """An action card of the hand."""

    card: Card

    def __post_init__(self) -> None:
        check_words(self.card)


class BankTrade(Move, frozen=True):
    """So many equal resources, as the rate is, for one of another kind."""

    give: Resource
    take: Resource

    def __post_init__(self) -> None:
        check_resource(self.give)
        check_resource(self.take)


class RegionTrade(Move, frozen=True):
    """Two resources of one region, with the help of a card beside it, for one of another kind."""

    region: Region
    take: Resource

    def __post_init__(self) -> None:
        check_words(self.region)
        check_resource(self.take)


class Pay(Move, frozen=True):
    """From which regions resources leave: a region is named once for each resource."""

    regions: tuple[Region, ...]

    def __post_init__(self) -> None:
        check_words(*_tuple(self.regions))


class Store(Move, frozen=True):
    """In which region a resource is stored."""

    region: Region

    def __post_init__(self) -> None:
        check_words(self.region)


class ChooseResource(Move, frozen=True):
    """Which kind of resource is demanded."""

    resource: Resource

    def __post_init__(self) -> None:
        check_resource(self.resource)


class NameNumber(Move, frozen=True):
    """What the production die is to show."""

    number: Annotated[int, msgspec.Meta(ge=1, le=6)]

    def __post_init__(self) -> None:
        if type(self.number) is not int or not 1 <= self.number <= 6:
            raise MalformedMove(f"the production die shows 1 to 6, not {self.number!r}")


NUMBERS = tuple(NameNumber(number) for number in range(1, 7))


class LayRegions(Move, frozen=True):
    """Which new region lies above the new settlement's outer end, and which below."""

    upper: Region
    lower: Region

    def __post_init__(self) -> None:
        check_words(self.upper, self.lower)


class ChooseCard(Move, frozen=True):
    """A card that lies in a principality."""

    card: Card
    at: At

    def __post_init__(self) -> None:
        check_words(self.card)
        check_spot(self.at)


class SwapCards(Move, frozen=True):
    """Two of the own cards change places."""

    card: Card
    at: At
    other: Card
    other_at: At

    def __post_init__(self) -> None:
        check_words(self.card, self.other)
        check_spot(self.at)
        check_spot(self.other_at)


class SwapRegions(Move, frozen=True):
    """Two of the own regions change places."""

    region: Region
    other: Region

    def __post_init__(self) -> None:
        check_words(self.region, self.other)


class Demolish(Move, frozen=True):
    """One of the own cards goes to the discard pile."""

    card: Card
    at: At

    def __post_init__(self) -> None:
        check_words(self.card)
        check_spot(self.at)


class DrawCard(Move, frozen=True):
    """The top card of a draw stack."""

    stack: StackNumber

    def __post_init__(self) -> None:
        check_stack(self.stack)


class SearchStack(Move, frozen=True):
    """Look through a draw stack in order to take cards from it."""

    stack: StackNumber

    def __post_init__(self) -> None:
        check_stack(self.stack)


class ChooseStack(Move, frozen=True):
    """A draw stack, for whatever is asked."""

    stack: StackNumber

    def __post_init__(self) -> None:
        check_stack(self.stack)


class TakeCard(Move, frozen=True):
    """One of the cards just looked at."""

    card: Card

    def __post_init__(self) -> None:
        check_words(self.card)


class PutUnder(Move, frozen=True):
    """A card of the hand face down under a draw stack."""

    card: Card
    stack: StackNumber

    def __post_init__(self) -> None:
        check_words(self.card)
        check_stack(self.stack)


class OfferTrade(trade.OfferTrade, frozen=True):
    """An exchange with the opponent: I give, I take."""

    cards = Goods
    give: Goods
    take: Goods


class CounterTrade(trade.CounterTrade, frozen=True):
    """No, but I would give and take this instead."""

    cards = Goods
    give: Goods
    take: Goods


def check_words(*words: object) -> None:
    for word in words:
        if not isinstance(word, str):
            raise MalformedMove(f"cards and regions are called by their names, not {word!r}")


def check_spot(name: object) -> None:
    _check(name, SPOTS, "sites are called above -1, below +3 and so on")


def check_resource(name: object) -> None:
    _check(name, KIND, "the resources are lumber, brick, wool, grain, ore and gold")


def check_column(column: object) -> None:
    if type(column) is not int or not -WIDEST <= column <= WIDEST:
        raise MalformedMove(f"columns are whole numbers around 0, not {column!r}")


def check_stack(stack: object) -> None:
    if type(stack) is not int or not 1 <= stack <= 9:
        raise MalformedMove(f"stacks are numbered from 1, not {stack!r}")


def _check(name: object, known: Collection[str], hint: str) -> None:
    if not isinstance(name, str) or name not in known:
        raise MalformedMove(f"there is no {name!r}; {hint}")


def _tuple(words: object) -> tuple[Any, ...]:
    if not isinstance(words, tuple):
        raise MalformedMove(f"regions are given as a tuple of names, not {words!r}")
    return words
