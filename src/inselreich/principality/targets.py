"""Choosing a card that lies in a principality."""

from __future__ import annotations

from collections.abc import Sequence

from ..core.moves import Move
from ..core.questions import Ask, OneOf, Script
from .cards import Placed
from .geometry import SPOT_NAMES
from .moves import ChooseCard
from .table import PrincipalityTable


def choose_card(table: PrincipalityTable, chooser: int, targets: Sequence[Placed], why: str) -> Script:
    """One of these cards; nobody is asked when there is only one, or several that are the same."""
    cards = table.realm.catalogue.cards
    choices: dict[Move, Placed] = {ChooseCard(cards[each.card].id, SPOT_NAMES[each.spot]): each for each in targets}
    if len(choices) == 1:
        return targets[0]
    return choices[(yield Ask(chooser, OneOf(tuple(choices), why), why))]
