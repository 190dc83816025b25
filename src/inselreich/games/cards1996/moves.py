"""The answers the 1996 card game accepts: those of every principality (K-36, K-41 to K-46, K-57 to K-61)."""

from __future__ import annotations

from ...core import trade
from ...core.moves import Move
from ...principality.moves import (
    ArrangeRegions,
    BankTrade,
    Build,
    BuildCity,
    BuildRoad,
    BuildSettlement,
    ChooseCard,
    ChooseResource,
    ChooseStack,
    CounterTrade,
    DrawCard,
    EndTurn,
    LayRegions,
    NameNumber,
    OfferTrade,
    Pass,
    Pay,
    PlayCard,
    PutUnder,
    RollDice,
    SearchStack,
    Store,
    TakeCard,
)

MOVES: tuple[type[Move], ...] = (
    ArrangeRegions,
    RollDice,
    EndTurn,
    Pass,
    BuildRoad,
    BuildSettlement,
    BuildCity,
    Build,
    PlayCard,
    BankTrade,
    Pay,
    Store,
    ChooseResource,
    NameNumber,
    LayRegions,
    ChooseCard,
    DrawCard,
    SearchStack,
    ChooseStack,
    TakeCard,
    PutUnder,
    OfferTrade,
    CounterTrade,
    *trade.MOVES,
)
