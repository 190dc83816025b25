"""The card game of 1996 in a terminal: two principalities, and the offers between them."""

from __future__ import annotations

from typing import Final

from ...core.moves import Move
from ...core.trade import TradeWith
from ...games.cards1996.realm import REALM
from ...games.cards1996.view import Cards1996View
from ...sentences.words import Language
from . import trades
from .principality import Drawing

DRAWING: Final = Drawing(REALM, {"knight": ("knight", "Ritter"), "mill": ("mill", "Mühle")})

draw = DRAWING.draw
figures = DRAWING.figures
key = DRAWING.key
position = DRAWING.position


def own(view: Cards1996View, language: Language) -> str:
    """What concerns the seat of the view alone: the trade on offer to it, its hand, its resources."""
    return "\n".join(filter(None, [*trades.on_table(view, language), DRAWING.own(view, language)]))


def describe(view: Cards1996View, move: Move, language: Language) -> str:
    """What a card costs, what the bank wants; the terms of a trade."""
    if isinstance(move, TradeWith):
        return trades.terms_with(view, move.seat, language)
    return DRAWING.describe(view, move, language)
