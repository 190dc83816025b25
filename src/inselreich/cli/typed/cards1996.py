"""Moves of the card game of 1996 as a person types them: those of every principality, and trade."""

from __future__ import annotations

from typing import Final

from ...core.moves import Move
from ...games.cards1996.moves import MOVES
from ...games.cards1996.realm import REALM
from ...games.cards1996.view import Cards1996View
from ...principality.moves import CounterTrade, OfferTrade
from . import trades
from .principality import PrincipalityVerbs, examples
from .regions import GOODS

EXAMPLES: Final = examples(MOVES, **trades.EXAMPLES)
_PRINCIPALITY: Final = PrincipalityVerbs(REALM)
_VERBS: Final = (*_PRINCIPALITY.shared, *trades.verbs(GOODS, OfferTrade, CounterTrade))


def read(text: str, view: Cards1996View, expected: frozenset[str]) -> Move | None:
    """The move that is meant; `NotUnderstood` says how it is typed, None: this does not begin like a move."""
    return _PRINCIPALITY.read(_VERBS, text, view, expected)
