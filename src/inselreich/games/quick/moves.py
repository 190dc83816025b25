"""The answers the quick card game accepts."""

from __future__ import annotations

from collections.abc import Collection

import msgspec

from ...core import discards, trade
from ...core.errors import MalformedMove
from ...core.moves import Move
from ...core.resources import KIND, Cards, Resource
from ...core.trade import SeatNumber, check_seat
from .pieces import CARD, Card


class EndTurn(Move, frozen=True):
    """Q-55: the next seat's turn begins."""


class Replacement(msgspec.Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """Q-30: one `resource` of the cost is paid with several cards of another kind, as many as the roads demand."""

    resource: Resource
    by: Resource

    def __post_init__(self) -> None:
        _check(self.resource, KIND, "the resources are lumber, brick, wool, grain and ore")
        _check(self.by, KIND, "the resources are lumber, brick, wool, grain and ore")


class Build(Move, frozen=True):
    """Q-29: build a card of the open offer; once a turn with a replacement (Q-30)."""

    card: Card
    replace: Replacement | None = None

    def __post_init__(self) -> None:
        _check(self.card, CARD, f"the cards to build are {', '.join(CARD)}")
        if self.replace is not None and type(self.replace) is not Replacement:
            raise MalformedMove(f"a replacement is given as Replacement('grain', by='wool'), not {self.replace!r}")

    def __str__(self) -> str:
        built = f"build {self.card.replace('_', ' ')}"
        return built if self.replace is None else f"{built} with {self.replace.by} for {self.replace.resource}"


class Discard(discards.Discard, frozen=True):
    """Q-48: lay these cards down for the Robber."""

    pile = Cards
    cards: Cards


class Donate(Move, frozen=True):
    """Q-49: give one card to a seat with fewer points."""

    resource: Resource
    to: SeatNumber

    def __post_init__(self) -> None:
        _check(self.resource, KIND, "the resources are lumber, brick, wool, grain and ore")
        check_seat(self.to)

    def __str__(self) -> str:
        return f"donate {self.resource} to {self.to}"


class OfferTrade(trade.OfferTrade, frozen=True):
    """Q-25: offer a trade: I give, I take. `to` names the seats asked; none named: everybody I may trade with."""

    cards = Cards
    give: Cards
    take: Cards


class CounterTrade(trade.CounterTrade, frozen=True):
    """Q-25: no, but I would give and take this instead."""

    cards = Cards
    give: Cards
    take: Cards


MOVES: tuple[type[Move], ...] = (
    EndTurn,
    Build,
    Discard,
    Donate,
    OfferTrade,
    CounterTrade,
    *trade.MOVES,
)


def _check(name: object, known: Collection[str], hint: str) -> None:
    if not isinstance(name, str) or name not in known:
        raise MalformedMove(f"there is no {name!r}; {hint}")
