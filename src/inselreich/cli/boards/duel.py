"""Das Duell in a terminal."""

from __future__ import annotations

from typing import Final

from ...games.duel.realm import REALM
from .principality import Drawing

DRAWING: Final = Drawing(
    REALM,
    {"hero": ("strength advantage", "Stärkevorteil"), "trade": ("trade advantage", "Handelsvorteil")},
)

draw = DRAWING.draw
figures = DRAWING.figures
own = DRAWING.own
key = DRAWING.key
position = DRAWING.position
describe = DRAWING.describe
